/** Finds where time or addresses of a function with loops and calls may depend on secrets. */
import type { DecodedFunction } from '../../base/machineCode.ts';
import { ImageView } from '../instructions/imageView.ts';
import { InstructionReader, FunctionWalk } from './functionWalk.ts';
import { entryState, type EntryArgument } from './entry.ts';

/** Something at an instruction. */
export interface Finding {
  readonly address: number;
  readonly text: string;
  readonly what: string;
}

/**
 * `leaks`: what a secret may decide; `refusals`: what is not understood, so that nothing is proved. Both in the order
 * of addresses.
 */
export interface LeakReport {
  readonly leaks: readonly Finding[];
  readonly refusals: readonly Finding[];
}

/**
 * Where the time or the addresses of a function with loops and calls may depend on secrets: an abstract
 * interpretation, to a fixed point over all paths, of which bytes of registers, flags and memory may hold secrets and
 * which are addresses. What an instruction does is what its meaning says (src/x86), without one what its row reads and
 * writes. Conditional jumps, addresses and operands of instructions of variable time must be public. Calls are
 * analysed with the state of the caller. Buffers of different arguments, segments of the program and the stack are
 * taken to be disjoint, and an access at an offset that is not constant to stay within its buffer. If neither leaks
 * nor refusals are found, there are none. A leak is a false alarm only where a computation cancels its secret or a
 * path never runs. Too much work is a refusal. Throws `unsupported` if it is not certain which function a program
 * enters.
 */
export function findLeaks(
  { code, image, doubles, symbol: { address: entry } }: Omit<DecodedFunction, 'placeOf'>,
  args: readonly EntryArgument[],
): LeakReport {
  const view = new ImageView(image, doubles);
  const leaks = new Map<string, Finding>();
  const refusals = new Map<string, Finding>();
  const budget = { steps: MAX_STEPS };
  const told =
    (found: Map<string, Finding>) =>
    (address: number, what: string): void => {
      found.set(`${address} ${what}`, { address, what, text: code.get(address)?.text ?? 'no instruction' });
    };
  const listener = {
    leak: told(leaks),
    refuse: told(refusals),
    count: (steps: number) => {
      spend(budget, steps);
    },
  };
  view.requireCertain(entry);
  try {
    const exit = new FunctionWalk(new InstructionReader(code, view), listener, entry).enter(entryState(args));
    if (exit === null && leaks.size === 0 && refusals.size === 0) listener.refuse(entry, 'the function never returns');
  } catch (error) {
    if (!(error instanceof EndOfWork)) throw error;
    listener.refuse(
      entry,
      `the analysis does not come to an end: more than ${MAX_STEPS} instructions, counted as often as something ` +
        'new is known before them',
    );
  }
  return { leaks: ordered(leaks), refusals: ordered(refusals) };
}

/**
 * Instructions that are looked at, each as often as something new is known before it: thirty times what any X25519
 * takes, and seconds.
 */
const MAX_STEPS = 1_000_000;

/** The budget is used up. */
class EndOfWork extends Error {}

function spend(budget: { steps: number }, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new EndOfWork();
}

const ordered = (found: ReadonlyMap<string, Finding>): Finding[] =>
  [...found.values()].toSorted((a, b) => a.address - b.address || (a.what < b.what ? -1 : 1));
