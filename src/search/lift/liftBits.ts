/** Bitwise operations, shifts by constants and conditional moves (SDM vol. 2). */
import { type Operand, type ShiftKind, constOperand, ZERO } from '../../ir/function.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import { type HeldFlag, refused, type FlagName, type Lift, type LiftMachine } from './liftMachine.ts';

const nought: HeldFlag = () => ZERO;

function setLogicFlags(m: LiftMachine, result: Operand, width: number): void {
  m.setFlags(nought, nought, result, width);
}

const bitwise =
  (kind: 'and' | 'or' | 'xor', writes = true): Lift =>
  (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const isCleared = kind === 'xor' && to.kind === 'register' && from.kind === 'register' && to.index === from.index;
    const result = isCleared ? ZERO : m.b.binary(kind, m.read(to, width), m.read(from, width));
    setLogicFlags(m, result, width);
    if (isCleared) m.areFlagsNew = true;
    if (writes) m.write(to, width, result);
  };

const not: Lift = (m, [to]) => {
  const width = m.widthOf([to]);
  m.write(to, width, m.low(m.b.unary('not', m.read(to, width)), width));
};

/** Of words; of 32 bits the upper half of the word's. */
const bswap: Lift = (m, [to]) => {
  const width = m.widthOf([to]);
  const swapped = m.b.unary('bswap', m.read(to, width));
  m.write(to, width, width === 64 ? swapped : m.b.shift('shr', swapped, 64 - width));
};

const andNot: Lift = (m, [to, inverted, from]) => {
  const width = m.widthOf([to]);
  const result = m.b.binary('and', m.b.unary('not', m.read(inverted, width)), m.read(from, width));
  setLogicFlags(m, result, width);
  m.write(to, width, result);
};

/** A count that is known. */
function count(m: LiftMachine, operand: AsmOperand | undefined, width: number): number {
  if (operand === undefined) return 1;
  const value =
    operand.kind === 'immediate' ? constOperand(operand.value) : m.read(operand, operand.width === 8 ? 8 : 64);
  if (value.kind !== 'const') throw refused('a shift by a count that is no constant');
  return Number(value.value & BigInt(width - 1));
}

const bitAt = (m: LiftMachine, a: Operand, k: number): Operand =>
  m.b.binary('and', m.b.shift('shr', a, k), constOperand(1n));

function shifted(m: LiftMachine, kind: ShiftKind, a: Operand, k: number, width: number): Operand {
  if (width < 64 && (kind === 'sar' || kind === 'ror')) throw refused(`${kind} of ${width} bits`);
  return k === 0 ? a : m.low(m.b.shift(kind, a, k), width);
}

/** Where the bit that leaves last stands. */
const lastOut = (kind: ShiftKind, k: number, width: number): number => (kind === 'shl' ? width - k : k - 1);

const shift =
  (kind: ShiftKind): Lift =>
  (m, [to, by]) => {
    const width = m.widthOf([to]);
    const a = m.read(to, width);
    const k = count(m, by, width);
    if (k === 0) return;
    const result = shifted(m, kind, a, k, width);
    m.setFlags(() => bitAt(m, a, lastOut(kind, k, width)), null, kind === 'ror' ? null : result, width);
    m.write(to, width, result);
  };

const rotateLeft: Lift = (m, [to, by]) => {
  const width = m.widthOf([to]);
  const k = count(m, by, width);
  if (k === 0) return;
  m.flags.carry = null;
  m.flags.overflow = null;
  m.write(to, width, shifted(m, 'ror', m.read(to, width), width - k, width));
};

/** shlx, shrx, sarx, rorx: no flags. */
const flagless =
  (kind: ShiftKind): Lift =>
  (m, [to, from, by]) => {
    const width = m.widthOf([to]);
    m.write(to, width, m.leftFlags(shifted(m, kind, m.read(from, width), count(m, by, width), width)));
  };

const doubleShift =
  (kind: 'shld' | 'shrd'): Lift =>
  (m, [to, from, by]) => {
    if (m.widthOf([to]) !== 64) throw refused(`${kind} of 32 bits`);
    const [a, b] = [m.read(to, 64), m.read(from, 64)];
    const k = count(m, by, 64);
    if (k === 0) return;
    const result = kind === 'shld' ? m.b.doubleShift('shld', b, a, k) : m.b.doubleShift('shrd', a, b, k);
    m.setFlags(() => bitAt(m, a, lastOut(kind === 'shld' ? 'shl' : 'shr', k, 64)), null, result);
    m.write(to, 64, result);
  };

/** bzhi by a constant. */
const lowBits: Lift = (m, [to, from, index]) => {
  const width = m.widthOf([to]);
  const n = m.read(index, 8);
  if (n.kind !== 'const') throw refused('bzhi by what is no constant');
  const result = Number(n.value) < width ? m.low(m.read(from, width), Number(n.value)) : m.read(from, width);
  setLogicFlags(m, result, width);
  m.flags.carry = () => constOperand(Number(n.value) < width ? 0n : 1n);
  m.write(to, width, result);
};

/** bt, btr and bts at a constant place. */
const bitTest =
  (change: 'none' | 'clear' | 'set'): Lift =>
  (m, [to, at]) => {
    const width = m.widthOf([to]);
    if (at.kind !== 'immediate') throw refused('a bit at a place that is no constant');
    const k = Number(at.value & BigInt(width - 1));
    const a = m.read(to, width);
    m.flags.carry = () => bitAt(m, a, k);
    m.flags.overflow = null;
    const bit = 1n << BigInt(k);
    const others = constOperand(((1n << 64n) - 1n) ^ bit);
    if (change === 'clear') m.write(to, width, m.b.binary('and', a, others));
    if (change === 'set') m.write(to, width, m.b.binary('or', a, constOperand(bit)));
  };

/** Conditions of one flag, by the letters that name them. */
const CONDITIONS = new Map<string, { readonly flag: FlagName; readonly when: 0 | 1 }>([
  ...['c', 'b', 'nae'].map((name) => [name, { flag: 'carry', when: 1 }] as const),
  ...['nc', 'ae', 'nb'].map((name) => [name, { flag: 'carry', when: 0 }] as const),
  ...['z', 'e'].map((name) => [name, { flag: 'zero', when: 1 }] as const),
  ...['nz', 'ne'].map((name) => [name, { flag: 'zero', when: 0 }] as const),
  ['s', { flag: 'sign', when: 1 }],
  ['ns', { flag: 'sign', when: 0 }],
  ['o', { flag: 'overflow', when: 1 }],
  ['no', { flag: 'overflow', when: 0 }],
]);

const move =
  (flag: FlagName, when: 0 | 1): Lift =>
  (m, [to, from]) => {
    const width = m.widthOf([to]);
    const [old, other] = [m.read(to, width), m.read(from, width)];
    const bit = m.flag(flag);
    m.write(to, width, when === 1 ? m.b.cmovznz(bit, old, other) : m.b.cmovznz(bit, other, old));
  };

const set =
  (flag: FlagName, when: 0 | 1): Lift =>
  (m, [to]) => {
    const bit = m.flag(flag);
    m.write(to, 8, when === 1 ? bit : m.b.binary('xor', bit, constOperand(1n)));
  };

export const LIFT_BITS: Readonly<Record<string, Lift>> = {
  and: bitwise('and'),
  test: bitwise('and', false),
  or: bitwise('or'),
  xor: bitwise('xor'),
  not,
  bswap,
  andn: andNot,
  shl: shift('shl'),
  shr: shift('shr'),
  sar: shift('sar'),
  ror: shift('ror'),
  rol: rotateLeft,
  shlx: flagless('shl'),
  shrx: flagless('shr'),
  sarx: flagless('sar'),
  rorx: flagless('ror'),
  shld: doubleShift('shld'),
  shrd: doubleShift('shrd'),
  bzhi: lowBits,
  bt: bitTest('none'),
  btr: bitTest('clear'),
  bts: bitTest('set'),
  ...Object.fromEntries(
    [...CONDITIONS].flatMap(([name, { flag, when }]) => [
      [`cmov${name}`, move(flag, when)],
      [`set${name}`, set(flag, when)],
    ]),
  ),
};
