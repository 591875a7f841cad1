/** Moves, of general and of vector registers as far as they only carry words, and the stack (SDM vol. 2). */
import { constOperand, ZERO } from '../../ir/operand.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import { RSP } from '../../prover/listing/registers.ts';
import { ON_STACK, word, type Held, refused } from './liftMemory.ts';
import type { Lift, LiftMachine } from './liftMachine.ts';

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
export function movesStack(m: LiftMachine, mnemonic: string, [to, by]: readonly AsmOperand[]): boolean {
  const isOfStack = to?.kind === 'register' && to.file === 'general' && to.index === RSP;
  if (!isOfStack || (mnemonic !== 'add' && mnemonic !== 'sub') || by?.kind !== 'immediate') return false;
  moveStack(m, Number(by.value) * (mnemonic === 'add' ? 1 : -1));
  m.setFlags(null, null, null);
  return true;
}

const nothing: Lift = () => {};

export const LIFT_MOVES: Readonly<Record<string, Lift>> = {
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
