import { Failure } from '../../base/errors.ts';
import { Builder } from '../../ir/build.ts';
import type { IrFunction, Operand } from '../../ir/function.ts';
import type { AsmInstruction, Listing } from '../../prover/listing/listing.ts';
import { ARGUMENT_ORDER } from '../../prover/listing/registers.ts';
import type { WrittenCode } from '../../codegen/candidate/writtenOrder.ts';
import { word, LiftMemory, refused, type LiftedArray } from './liftMemory.ts';
import { LIFT_ARITHMETIC } from './liftArithmetic.ts';
import { LIFT_BITS } from './liftBits.ts';
import { LiftMachine } from './liftMachine.ts';
import { LIFT_MOVES, movesStack } from './liftMoves.ts';

/** Machine code as word IR, and how it was written. */
interface Lifted {
  /** Its operations stand in the order of the instructions. */
  readonly fn: IrFunction;
  readonly written: WrittenCode;
}

const LIFTS = new Map(Object.entries({ ...LIFT_ARITHMETIC, ...LIFT_BITS, ...LIFT_MOVES }));

/**
 * Reads straight-line code that is called as (results, parameters) of `like` as a word-IR function of the same
 * signature and specification. Results are the words last stored; that the code works on coinciding buffers is not
 * said. Throws `unsupported`, with the place, for what word IR does not say, and for results that are not stored.
 */
export function lift(listing: Listing, like: IrFunction): Lifted {
  const b = new Builder(like.name, like);
  const params = like.params.map((param) => b.param(param));
  const arrays: LiftedArray[] = [
    ...like.results.map(({ name, bounds }) => ({ name, cells: bounds.map(() => null), isResult: true })),
    ...like.params.map(({ name }, i) => ({ name, cells: [...params[i]], isResult: false })),
  ];
  const m = new LiftMachine(b, new LiftMemory(arrays), listing.constants);
  enter(m, like, params);
  for (const instruction of listing.instructions) {
    if (instruction.mnemonic === 'ret' && instruction.returnTo === undefined) break;
    step(m, instruction);
  }
  like.results.forEach((param, i) =>
    b.resultAs(
      param,
      arrays[i].cells.map((cell, k) => cell ?? missing(`${param.name}[${k}] is never stored`)),
    ),
  );
  const fn = b.finish(like.spec);
  const written = { additions: m.written, swapped: swappedIn(fn, m), besideFlags: m.besideFlags, ...habitsOf(listing) };
  return { fn, written };
}

function enter(m: LiftMachine, like: IrFunction, params: readonly (readonly Operand[])[]): void {
  const all = [...like.results, ...like.params];
  if (all.length > ARGUMENT_ORDER.length) throw refused('arguments on the stack');
  all.forEach(({ shape, width }, i) => {
    if (width !== 64) throw refused(`arrays of ${width}-bit elements`);
    const parameter = i - like.results.length;
    m.registers[ARGUMENT_ORDER[i]] =
      parameter >= 0 && shape === 'scalar' ? word(params[parameter][0]) : { kind: 'address', object: i, offset: 0 };
  });
}

function step(m: LiftMachine, { mnemonic, operands, place, text, returnTo }: AsmInstruction): void {
  try {
    if (returnTo !== undefined) throw refused('a call');
    if (movesStack(m, mnemonic, operands)) return;
    const read = LIFTS.get(mnemonic);
    if (read === undefined) throw refused(mnemonic);
    read(m, operands);
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.where !== undefined) throw error;
    throw new Failure(error.kind, error.message, { ...error.detail, where: `${place}: ${text}` });
  }
}

const missing = (what: string): never => {
  throw refused(what);
};

/** Where constants and the words of the caller are kept. */
function habitsOf({ instructions, constants }: Listing): Pick<WrittenCode, 'areConstantsInMemory' | 'calleeSaved'> {
  return {
    areConstantsInMemory: constants.size > 0,
    calleeSaved: instructions.filter(({ mnemonic }) => mnemonic === 'push').length,
  };
}

/** The builder puts factors in an order of its own. */
function swappedIn(fn: IrFunction, m: LiftMachine): ReadonlySet<string> {
  const swapped = new Set<string>();
  for (const op of fn.body) {
    if (op.kind !== 'mulx') continue;
    const low = fn.values[op.outs[0]].name;
    const inRdx = m.inRdx.get(low);
    const [, second] = op.ins;
    if (inRdx?.kind === 'value' && second.kind === 'value' && nameOf(m, inRdx) === fn.values[second.id].name)
      swapped.add(low);
  }
  return swapped;
}

const nameOf = (m: LiftMachine, a: Operand & { kind: 'value' }): string => m.b.value(a.id).name;
