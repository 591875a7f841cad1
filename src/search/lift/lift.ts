import { Failure } from '../../base/errors.ts';
import { Builder } from '../../ir/build.ts';
import { type IrFunction, type Operand, constOperand, ZERO } from '../../ir/function.ts';
import type { AsmInstruction, Listing, AsmOperand } from '../../prover/listing/listing.ts';
import { ARGUMENT_ORDER, RSP } from '../../prover/listing/registers.ts';
import type { WrittenCode } from '../../codegen/candidate/writtenOrder.ts';
import { word, LiftMemory, refused, ON_STACK, LiftMachine } from './liftMachine.ts';
import type { LiftedArray, Held, Lift } from './liftMachine.ts';
import { LIFT_ARITHMETIC } from './liftArithmetic.ts';
import { LIFT_BITS } from './liftBits.ts';

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

/* Moves, of general and of vector registers as far as they only carry words, and the stack (SDM vol. 2). */

const mov: Lift = (m, [to, from]) => {
  const width = m.widthOf([to, from]);
  if (width === 64) m.put(to, m.held(from));
  else m.write(to, width, m.read(from, width));
};

const zeroExtend: Lift = (m, [to, from]) => {
  if (from.kind === 'immediate' || from.width === null) throw refused('an extension of unknown width');
  m.write(to, m.widthOf([to]), m.read(from, from.width));
};

const lea: Lift = (m, [to, from]) => {
  if (from.kind !== 'memory' || m.widthOf([to]) !== 64) throw refused('lea of 32 bits');
  m.put(to, m.address(from));
};

const exchange: Lift = (m, [a, b]) => {
  if (m.widthOf([a]) !== 64) throw refused('xchg of narrow words');
  const [x, y] = [m.held(a), m.held(b)];
  m.put(a, y);
  m.put(b, x);
};

function moveStack(m: LiftMachine, by: number): number {
  const top = m.registers[RSP];
  if (top.kind !== 'address') throw refused('a stack pointer that is computed');
  m.registers[RSP] = { ...top, offset: top.offset + by };
  return top.offset;
}

const push: Lift = (m, [from]) => {
  const value = m.held(from);
  const top = moveStack(m, -8) - 8;
  m.memory.store(ON_STACK, top, 8, value);
};

const pop: Lift = (m, [to]) => {
  const top = moveStack(m, 8);
  m.put(to, m.memory.load(ON_STACK, top, 8));
};

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

/** The stack pointer moves by additions of constants, which are no arithmetic of words. */
function movesStack(m: LiftMachine, mnemonic: string, [to, by]: readonly AsmOperand[]): boolean {
  const isOfStack = to?.kind === 'register' && to.file === 'general' && to.index === RSP;
  if (!isOfStack || (mnemonic !== 'add' && mnemonic !== 'sub') || by?.kind !== 'immediate') return false;
  moveStack(m, Number(by.value) * (mnemonic === 'add' ? 1 : -1));
  m.setFlags(null, null, null);
  return true;
}

const nothing: Lift = () => {};

const LIFT_MOVES: Readonly<Record<string, Lift>> = {
  mov,
  movzx: zeroExtend,
  lea,
  xchg: exchange,
  push,
  pop,
  movq,
  vmovq: movq,
  ...Object.fromEntries(
    ['movups', 'movaps', 'movdqu', 'movdqa', 'vmovups', 'vmovaps', 'vmovdqu', 'vmovdqa'].map((name) => [
      name,
      moveBoth,
    ]),
  ),
  punpcklqdq: lowWords,
  clc: (m) => {
    m.flags.carry = () => ZERO;
  },
  stc: (m) => {
    m.flags.carry = () => constOperand(1n);
  },
  cmc: (m) => {
    const bit = m.flag('carry');
    m.flags.carry = () => m.b.binary('xor', bit, constOperand(1n), 1);
  },
  nop: nothing,
  endbr64: nothing,
  cld: nothing,
};

const LIFTS = new Map(Object.entries({ ...LIFT_ARITHMETIC, ...LIFT_BITS, ...LIFT_MOVES }));
