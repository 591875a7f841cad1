import { Failure } from '../../base/errors.ts';
import type { CodeLine } from './code.ts';
import { State } from './state.ts';
import { flagsSecret, setBytes, transfer } from './transfer.ts';

/** Something that a secret decides, or that the analysis does not understand. */
export interface Leak {
  readonly line: CodeLine;
  readonly what: string;
}

/** Buffers that arguments point to; `secret` ones hold secrets on entry. The System V argument registers are numbered from 0. */
export interface ArgumentBuffer {
  readonly register: string;
  readonly secret: boolean;
  /** Only these bytes of a secret buffer hold secrets, `to` not included; all of it without. */
  readonly bytes?: { readonly from: number; readonly to: number };
}

const DEEPEST_CALL = 16;

/**
 * Where the time or the addresses of a function with loops and calls may depend on secrets: an abstract interpretation, to a fixed point over all paths, of which registers, flags
 * and words of memory may hold secrets. Conditional jumps, addresses and instructions of variable time must be public. Calls are analysed
 * with the state of the caller. Buffers of different arguments and the stack are taken to be disjoint. Nothing found is a proof under
 * the semantics of `transfer`; something found may be a false alarm. Throws `unsupported` for indirect jumps and recursion.
 */
export function findLeaks(code: ReadonlyMap<number, CodeLine>, entry: number, buffers: readonly ArgumentBuffer[]): Leak[] {
  const leaks = new Map<string, Leak>(), start = new State();
  start.set('rsp', { secret: false, pointer: { region: 'stack', offset: 0 } });
  for (const { register, secret, bytes } of buffers) {
    start.set(register, { secret: false, pointer: { region: register, offset: 0 } });
    if (secret && bytes === undefined) start.secretRegions.add(register);
    if (secret && bytes !== undefined) setBytes(start, register, bytes, { secret: true, pointer: null });
  }
  runFunction(code, entry, start, 0, (line, what) => { leaks.set(`${line.address} ${what}`, { line, what }); });
  return [...leaks.values()].toSorted((a, b) => a.line.address - b.line.address);
}

type Report = (line: CodeLine, what: string) => void;

/** The state behind the function's returns; null if it never returns. */
function runFunction(code: ReadonlyMap<number, CodeLine>, entry: number, start: State, depth: number, report: Report): State | null {
  if (depth > DEEPEST_CALL) throw new Failure('unsupported', 'calls nest too deeply', { where: entry.toString(16), expected: `at most ${DEEPEST_CALL}` });
  const before = new Map([[entry, start]]), work = [entry];
  let exit: State | null = null;
  const flow = (to: number, state: State): void => {
    const known = before.get(to);
    if (known === undefined) before.set(to, new State(state.values, state.secretRegions));
    else if (!known.join(state)) return;
    work.push(to);
  };
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    const line = code.get(at), known = before.get(at);
    if (line === undefined || known === undefined) throw new Failure('unsupported', 'the code goes on where no instruction is', { where: at.toString(16) });
    const state = new State(known.values, known.secretRegions), target = directTarget(line);
    if (/^ret/.test(line.mnemonic)) {
      if (exit === null) exit = state;
      else exit.join(state);
    } else if (line.mnemonic === 'call') {
      const after = runFunction(code, target, called(state), depth + 1, report);
      if (after !== null) flow(line.next, returned(after));
    } else if (line.mnemonic.startsWith('j')) {
      if (line.mnemonic !== 'jmp' && flagsSecret(state, line.mnemonic)) report(line, 'a jump depends on a secret');
      flow(target, state);
      if (line.mnemonic !== 'jmp') flow(line.next, state);
    } else {
      transfer(state, line, report);
      flow(line.next, state);
    }
  }
  return exit;
}

function directTarget({ mnemonic, operands, address }: CodeLine): number {
  if (mnemonic !== 'call' && !mnemonic.startsWith('j')) return -1;
  if (/^[0-9a-f]+$/.test(operands[0])) return parseInt(operands[0], 16);
  throw new Failure('unsupported', 'a jump or call through a register or memory', { where: address.toString(16), found: `${mnemonic} ${operands[0]}` });
}

/** Room for the return address; what a function leaves below its frame stays in the state. */
const called = (state: State): State => movedStack(state, -8);
const returned = (state: State): State => movedStack(state, 8);

function movedStack(state: State, bytes: number): State {
  const moved = new State(state.values, state.secretRegions), { pointer } = state.get('rsp');
  if (pointer !== null && pointer.offset !== null) moved.set('rsp', { secret: false, pointer: { ...pointer, offset: pointer.offset + bytes } });
  return moved;
}
