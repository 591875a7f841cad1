/** Reads straight-line machine code as word IR. */
import { Failure } from '../../base/errors.ts';
import { Builder } from '../../ir/build.ts';
import { type IrFunction, type Operand, ZERO } from '../../ir/function.ts';
import type { AsmInstruction, Listing, AsmOperand } from '../../prover/listing/listing.ts';
import { ARGUMENT_ORDER } from '../../prover/listing/registers.ts';
import type { WrittenCode } from '../../codegen/candidate/writtenOrder.ts';
import { word, LiftMemory, refused, LiftMachine } from './liftMachine.ts';
import type { LiftedArray, Held, Lift } from './liftMachine.ts';
import { liftScalar } from './liftDomain.ts';

/** Machine code as word IR, and how it was written. */
interface Lifted {
  /** Its operations stand in the order of the instructions. */
  readonly fn: IrFunction;
  readonly written: WrittenCode;
}

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
    // Of a scalar, bits above its width are not looked at, or the code is that of another function.
    if (width !== 64 && shape !== 'scalar') throw refused(`arrays of ${width}-bit elements`);
    const parameter = i - like.results.length;
    m.registers[ARGUMENT_ORDER[i]] =
      parameter >= 0 && shape === 'scalar' ? word(params[parameter][0]) : { kind: 'address', object: i, offset: 0 };
  });
}

function step(m: LiftMachine, instruction: AsmInstruction): void {
  const { mnemonic, operands, place, text, returnTo } = instruction;
  try {
    if (returnTo !== undefined) throw refused('a call');
    const read = VECTOR_MOVES.get(mnemonic);
    if (read !== undefined) read(m, operands);
    else if (!liftScalar(m, instruction)) throw refused(mnemonic);
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

/* Moves of vector registers, as far as they only carry words (SDM vol. 2). */

const isVector = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'vector';

/** movq: a word between a vector register and a general one or memory; what is above it becomes zero. */
const movq: Lift = (m, [to, from]) => {
  const value = isVector(from) ? m.vectors[from.index][0] : m.held(from);
  if (isVector(to)) m.vectors[to.index] = [value, word(ZERO)];
  else m.put(to, value);
};

/** 128 bits between vector registers and memory. */
const moveBoth: Lift = (m, [to, from]) => {
  const [low, high] = bothOf(m, from);
  if (isVector(to)) {
    m.vectors[to.index] = [low, high];
    return;
  }
  if (to.kind !== 'memory') throw refused('a vector move to this operand');
  const { object, offset } = m.place(to);
  m.memory.store(object, offset, 8, low);
  m.memory.store(object, offset + 8, 8, high);
};

function bothOf(m: LiftMachine, from: AsmOperand): readonly [Held, Held] {
  if (isVector(from)) return m.vectors[from.index];
  if (from.kind !== 'memory') throw refused('a vector move from this operand');
  if (from.symbol !== null) throw refused('a vector constant');
  const { object, offset } = m.place(from);
  return [m.memory.load(object, offset, 8), m.memory.load(object, offset + 8, 8)];
}

/** punpcklqdq: the low words of both. */
const lowWords: Lift = (m, [to, from]) => {
  if (!isVector(to) || !isVector(from)) throw refused('punpcklqdq with memory');
  m.vectors[to.index] = [m.vectors[to.index][0], m.vectors[from.index][0]];
};

const VECTOR_MOVES = new Map<string, Lift>([
  ['movq', movq],
  ['vmovq', movq],
  ...['movups', 'movaps', 'movdqu', 'movdqa', 'vmovups', 'vmovaps', 'vmovdqu', 'vmovdqa'].map(
    (name) => [name, moveBoth] as const,
  ),
  ['punpcklqdq', lowWords],
]);
