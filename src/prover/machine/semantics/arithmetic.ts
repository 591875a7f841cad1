/** Addition and subtraction. Source: SDM vol. 2, "Operation" and "Flags Affected" of each instruction. */
import { type Poly, isConstant } from '../../algebra/poly.ts';
import type { Machine } from '../machine.ts';
import { overflowOf, signOf, zeroOf, type Semantics, type SemanticsTable } from './semantics.ts';
import { realign, stackSize } from './stackAlignment.ts';
import { Failure } from '../../../base/errors.ts';

interface Outcome {
  readonly result: Poly;
  readonly high: Poly;
}

/** Computes a ± b ± carry at `width` bits and sets the flags; CF only when `setsCarry`. */
function compute(m: Machine, width: number, a: Poly, b: Poly, carry: Poly, isSum: boolean, setsCarry = true): Outcome {
  const { words } = m;
  const { algebra } = words;
  const sign = isSum ? 1n : -1n;
  const { low: result, high } = words.cut(width, [
    { poly: a, factor: 1n },
    { poly: b, factor: sign },
    { poly: carry, factor: sign },
  ]);
  const old = m.flags.carry;
  m.setFlags(
    () => algebra.scale(high, sign),
    overflowOf(words, width, a, b, isSum, high, result),
    zeroOf(words, result),
    signOf(words, width, result),
  );
  if (!setsCarry) m.flags.carry = old;
  return { result, high };
}

function binary(isSum: boolean, usesCarry: boolean, writes = true): Semantics {
  return (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const carry = usesCarry ? m.flag('carry') : m.words.constant(0n);
    const { result } = compute(m, width, m.read(to, width), m.read(from, width), carry, isSum);
    if (writes) m.write(to, width, result);
  };
}

/** inc and dec leave CF alone. */
function step(isSum: boolean): Semantics {
  return (m, [to]) => {
    const width = m.widthOf([to]);
    m.write(
      to,
      width,
      compute(m, width, m.read(to, width), m.words.constant(1n), m.words.constant(0n), isSum, false).result,
    );
  };
}

/** adcx and adox: one flag in and out, no other changed. */
function singleFlag(flag: 'carry' | 'overflow'): Semantics {
  return (m, [to, from]) => {
    const { words } = m;
    const width = m.widthOf([to]);
    const { low, high } = words.cut(
      width,
      [m.read(to, width), m.read(from, width), m.flag(flag)].map((poly) => ({ poly, factor: 1n })),
    );
    m.write(to, width, low);
    m.setFlag(flag, high);
  };
}

const negate: Semantics = (m, [to]) => {
  const width = m.widthOf([to]);
  m.write(to, width, compute(m, width, m.words.constant(0n), m.read(to, width), m.words.constant(0n), false).result);
};

export const ARITHMETIC: SemanticsTable = {
  add: binary(true, false),
  adc: binary(true, true),
  sub: binary(false, false),
  sbb: binary(false, true),
  cmp: binary(false, false, false),
  inc: step(true),
  dec: step(false),
  neg: negate,
  adcx: singleFlag('carry'),
  adox: singleFlag('overflow'),
};

/* Bitwise operations. Source: SDM vol. 2. */

/** CF = OF = 0, ZF and SF by the result. */
function setLogicFlags(m: Machine, width: number, result: Poly): void {
  const clear = (): Poly => m.words.constant(0n);
  m.setFlags(clear, clear, zeroOf(m.words, result), signOf(m.words, width, result));
}

function bitwise(operation: (m: Machine, width: number, a: Poly, b: Poly) => Poly, writes = true): Semantics {
  return (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const result = operation(m, width, m.read(to, width), m.read(from, width));
    setLogicFlags(m, width, result);
    if (writes) m.write(to, width, result);
  };
}

const and = (m: Machine, _: number, a: Poly, b: Poly): Poly => m.words.and(a, b);

/** Of rsp and the negative of a power of two, where rsp then is; nobody asks for the flags. */
const conjunction: Semantics = (m, operands) => {
  const size = stackSize(operands);
  if (size === 0n) bitwise(and)(m, operands);
  else realign(m, size);
};

const andNot: Semantics = (m, [to, inverted, from]) => {
  const width = m.widthOf([to]);
  const result = m.words.and(m.words.not(width, m.read(inverted, width)), m.read(from, width));
  setLogicFlags(m, width, result);
  m.write(to, width, result);
};

const not: Semantics = (m, [to]) => {
  const width = m.widthOf([to]);
  m.write(to, width, m.words.not(width, m.read(to, width)));
};

const bswap: Semantics = (m, [to]) => {
  const width = m.widthOf([to]);
  m.write(to, width, m.words.byteSwapped(width, m.read(to, width)));
};

/** A load or a store that reverses the bytes. */
const movbe: Semantics = (m, [to, from]) => {
  const width = m.widthOf([to, from]);
  m.write(to, width, m.words.byteSwapped(width, m.read(from, width)));
};

/** bzhi with a known index: the low bits; CF tells an index that is too large. */
const lowBits: Semantics = (m, [to, from, index]) => {
  const width = m.widthOf([to]);
  const n = m.words.low(8, m.read(index, width));
  if (!isConstant(n)) throw new Failure('unsupported', 'bzhi with an unknown index');
  const count = Number(n.constant);
  const value = m.read(from, width);
  const result = count < width ? m.words.low(count, value) : value;
  setLogicFlags(m, width, result);
  m.setFlag('carry', m.words.constant(count < width ? 0n : 1n));
  m.write(to, width, result);
};

/** bt, bts, btr, btc on a register and a constant position: CF is the old bit, ZF stays. */
function bitTest(changed: ((m: Machine, bit: Poly) => Poly) | null): Semantics {
  return (m, [to, position]) => {
    const width = m.widthOf([to]);
    if (to.kind !== 'register' || position.kind !== 'immediate')
      throw new Failure('unsupported', 'bit test of this form');
    const k = Number(BigInt.asUintN(width === 64 ? 6 : 5, position.value));
    const value = m.read(to, width);
    const bit = m.words.low(1, m.words.high(k, value));
    m.setFlags(() => bit, null, m.flags.zero, null);
    if (changed === null) return;
    const { algebra } = m.words;
    const change = algebra.sub(changed(m, bit), bit);
    m.write(to, width, algebra.learn(algebra.combine(value, change, 1n << BigInt(k)), 0n, (1n << BigInt(width)) - 1n));
  };
}

export const LOGIC: SemanticsTable = {
  and: conjunction,
  test: bitwise(and, false),
  or: bitwise((m, _, a, b) => m.words.or(a, b)),
  xor: bitwise((m, width, a, b) => m.words.xor(width, a, b)),
  andn: andNot,
  not,
  bswap,
  movbe,
  bzhi: lowBits,
  bt: bitTest(null),
  bts: bitTest((m) => m.words.constant(1n)),
  btr: bitTest((m) => m.words.constant(0n)),
  btc: bitTest((m, bit) => m.words.complement(bit)),
};
