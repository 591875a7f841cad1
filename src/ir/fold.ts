/**
 * Algebraic simplification of single operations. Each function returns the operands that replace the results,
 * or null when the operation must be kept. Cheaper operations are asked for from the builder.
 */
import type { ValueId } from '../base/ids.ts';
import {
  type Value,
  type Definition,
  constOperand,
  isZeroOperand,
  sameOperand,
  ZERO,
  type BinaryKind,
  type DoubleShiftKind,
  type Operand,
  type ShiftKind,
  type UnaryKind,
  type Width,
  type Term,
} from './function.ts';
import { unsigned, contains, meet, type Interval } from './interval.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from './scalar.ts';
import { normalizeTerms } from './normalizeSum.ts';

/** What a `sum` gives: its words, lowest first, and the borrow when one was asked for (otherwise 0). */
export interface SumResult {
  readonly words: readonly Operand[];
  readonly borrow: Operand;
}

/** A sum to be built. */
export interface SumRequest {
  readonly terms: readonly Term[];
  /** Number of result words. */
  readonly words: number;
  /** Whether a negative total is to be told by a borrow; otherwise the result is the total modulo 2^(64·words). */
  readonly borrow?: boolean;
  /** Interval of the total known from elsewhere; intersected with what the terms imply. */
  readonly within?: Interval;
  /** Where that leaves the highest word a bit it is said so, since others may read it as a condition. */
  readonly keepsBit?: boolean;
}

/** Where values are made, which may be folded in turn. */
interface FoldingBuilder {
  value(id: ValueId): Value;
  definition(id: ValueId): Definition | undefined;
  range(a: Operand): Interval;
  binary(kind: BinaryKind, a: Operand, b: Operand, width?: Width): Operand;
  unary(kind: UnaryKind, a: Operand, width?: Width): Operand;
  shift(kind: ShiftKind, a: Operand, amount: number, width?: Width): Operand;
  rawSum(terms: readonly Term[], words: number, borrow: boolean, total: Interval): SumResult;
  termsInterval(terms: readonly Term[]): Interval;
}

const ONE = constOperand(1n);
const isConst = (a: Operand, value: bigint): boolean => a.kind === 'const' && a.value === value;
const wordMax = unsigned(64).upper;

/** k for the constant 2^k, otherwise null. */
function powerOfTwo(a: Operand): number | null {
  if (a.kind !== 'const' || a.value <= 0n || (a.value & (a.value - 1n)) !== 0n) return null;
  return a.value.toString(2).length - 1;
}

export function foldProduct(b: FoldingBuilder, x: Operand, y: Operand): readonly [Operand, Operand] | null {
  if (x.kind === 'const' && y.kind === 'const') {
    const p = x.value * y.value;
    return [constOperand(p & wordMax), constOperand(p >> 64n)];
  }
  if (b.range(x).upper * b.range(y).upper <= wordMax) return [b.binary('mul', x, y), ZERO];
  const [k, v] = x.kind === 'const' ? [powerOfTwo(x), y] : [powerOfTwo(y), x];
  return k === null ? null : [b.shift('shl', v, k), b.shift('shr', v, 64 - k)];
}

/** Products of constants only: a product that is a power of two costs an IFMA processor what any other does. */
export function foldProduct52(x: Operand, y: Operand): readonly [Operand, Operand] | null {
  if (isZeroOperand(x) || isZeroOperand(y)) return [ZERO, ZERO];
  if (x.kind !== 'const' || y.kind !== 'const') return null;
  const p = BigInt.asUintN(52, x.value) * BigInt.asUintN(52, y.value);
  return [constOperand(BigInt.asUintN(52, p)), constOperand(p >> 52n)];
}

export function foldCarry(
  b: FoldingBuilder,
  kind: 'addcarryx' | 'subborrowx',
  c: Operand,
  x: Operand,
  y: Operand,
  width: Width,
): readonly [Operand, Operand] | null {
  return kind === 'addcarryx' ? foldAddCarry(b, c, x, y, width) : foldSubBorrow(b, c, x, y, width);
}

function foldAddCarry(
  b: FoldingBuilder,
  c: Operand,
  x: Operand,
  y: Operand,
  width: Width,
): readonly [Operand, Operand] | null {
  const present = [x, y, c].filter((a) => !isZeroOperand(a));
  const total = present.reduce((s, a) => s + b.range(a).upper, 0n);
  if (present.every((a) => a.kind === 'const'))
    return [constOperand(BigInt.asUintN(width, total)), constOperand(total >> BigInt(width))];
  if (total > unsigned(width).upper || present.length > 2) return null;
  return [present.length === 1 ? present[0] : b.binary('add', present[0], present[1], width), ZERO];
}

function foldSubBorrow(
  b: FoldingBuilder,
  c: Operand,
  x: Operand,
  y: Operand,
  width: Width,
): readonly [Operand, Operand] | null {
  if (x.kind === 'const' && y.kind === 'const' && c.kind === 'const') {
    const d = x.value - y.value - c.value;
    return [constOperand(BigInt.asUintN(width, d)), d < 0n ? ONE : ZERO];
  }
  if (sameOperand(x, y)) return [b.unary('mask', c, width), c];
  if (isZeroOperand(c) && isZeroOperand(y)) return [x, ZERO];
  const one = isZeroOperand(c) ? y : isZeroOperand(y) ? c : null;
  if (one === null || b.range(x).lower < b.range(one).upper) return null;
  return [b.binary('sub', x, one, width), ZERO];
}

/** Operands come in normal order: a constant, if any, second (except for `sub`). */
export function foldBinary(b: FoldingBuilder, kind: BinaryKind, x: Operand, y: Operand, width: Width): Operand | null {
  if (x.kind === 'const' && y.kind === 'const') return constOperand(evaluateBinary(kind, x.value, y.value, width));
  switch (kind) {
    case 'add':
      return isZeroOperand(y) ? x : null;
    case 'sub':
      return isZeroOperand(y) ? x : sameOperand(x, y) ? ZERO : null;
    case 'mul':
      return foldMul(b, x, y, width);
    case 'and':
      return foldAnd(b, x, y, width);
    case 'or':
      return isZeroOperand(y) || sameOperand(x, y) ? x : isConst(y, unsigned(width).upper) ? y : null;
    case 'xor':
      return foldXor(b, x, y, width);
  }
}

function foldMul(b: FoldingBuilder, x: Operand, y: Operand, width: Width): Operand | null {
  if (isZeroOperand(y)) return ZERO;
  if (isConst(y, 1n) && b.range(x).upper <= unsigned(width).upper) return x;
  if (y.kind !== 'const') return null;
  if (b.range(x).upper <= 1n && y.value <= unsigned(width).upper)
    return b.binary('and', b.unary('mask', x, width), y, width);
  const k = powerOfTwo(y);
  return k === null ? null : b.shift('shl', x, k, width);
}

function foldAnd(b: FoldingBuilder, x: Operand, y: Operand, width: Width): Operand | null {
  if (isZeroOperand(y)) return ZERO;
  if (sameOperand(x, y)) return x;
  if (y.kind !== 'const') return null;
  const bits = y.value.toString(2).length;
  const isLowMask = y.value === unsigned(bits).upper;
  if (isLowMask && b.range(x).upper <= y.value) return x;
  const bit = maskedBit(b, x);
  if (bit === null) return null;
  return y.value === 1n ? bit : y.value === unsigned(width).upper ? x : null;
}

/** The bit of which `a` is the mask, if it is one. */
function maskedBit(b: FoldingBuilder, a: Operand): Operand | null {
  const op = a.kind === 'value' ? b.definition(a.id)?.op : undefined;
  return op?.kind === 'mask' ? op.ins[0] : null;
}

function foldXor(b: FoldingBuilder, x: Operand, y: Operand, width: Width): Operand | null {
  if (isZeroOperand(y)) return x;
  if (sameOperand(x, y)) return ZERO;
  const inner = x.kind === 'value' ? b.definition(x.id)?.op : undefined;
  if (
    y.kind === 'const' &&
    inner?.kind === 'xor' &&
    inner.ins[1].kind === 'const' &&
    b.value(inner.outs[0]).width === width
  ) {
    return b.binary('xor', inner.ins[0], constOperand(inner.ins[1].value ^ y.value), width);
  }
  if (!isConst(y, unsigned(width).upper) || width === 1) return null;
  const bit = maskedBit(b, x);
  return bit === null ? b.unary('not', x, width) : b.unary('mask', b.binary('xor', bit, ONE, 1), width);
}

export function foldUnary(b: FoldingBuilder, kind: UnaryKind, a: Operand, width: Width): Operand | null {
  if (a.kind === 'const') return constOperand(evaluateUnary(kind, a.value, width));
  const { lower, upper } = b.range(a);
  switch (kind) {
    case 'not':
      return width === 1 ? b.binary('xor', a, ONE, 1) : null;
    case 'mask':
      return width === 1 ? a : null;
    case 'eqz':
      return lower > 0n ? ZERO : upper <= 1n ? b.binary('xor', a, ONE, 1) : null;
    case 'copy':
      return upper <= unsigned(width).upper ? a : null;
    case 'bswap':
      return unswapped(b, a);
  }
}

/** The word whose bytes `a` has in reverse order, if it is made so. */
function unswapped(b: FoldingBuilder, a: Operand): Operand | null {
  const inner = a.kind === 'value' ? b.definition(a.id)?.op : undefined;
  return inner?.kind === 'bswap' ? inner.ins[0] : null;
}

export function foldShift(
  b: FoldingBuilder,
  kind: ShiftKind,
  a: Operand,
  amount: number,
  width: Width,
): Operand | null {
  if (a.kind === 'const') return constOperand(evaluateShift(kind, a.value, amount, width));
  if (amount === 0) return b.unary('copy', a, width);
  const { upper } = b.range(a);
  switch (kind) {
    case 'shl':
      return amount >= width ? ZERO : null;
    case 'shr':
      return upper >> BigInt(amount) === 0n ? ZERO : amount === 63 ? maskedBit(b, a) : null;
    case 'sar':
      return upper >> BigInt(width - 1) === 0n ? b.shift('shr', a, amount, width) : maskedBit(b, a) === null ? null : a;
    case 'ror':
      return null;
  }
}

export function foldDoubleShift(
  b: FoldingBuilder,
  kind: DoubleShiftKind,
  lo: Operand,
  hi: Operand,
  amount: number,
): Operand | null {
  if (lo.kind === 'const' && hi.kind === 'const')
    return constOperand(evaluateDoubleShift(kind, lo.value, hi.value, amount));
  if (amount === 0) return kind === 'shrd' ? lo : hi;
  const right = kind === 'shrd' ? amount : 64 - amount;
  if (isZeroOperand(hi)) return b.shift('shr', lo, right);
  if (isZeroOperand(lo)) return b.shift('shl', hi, 64 - right);
  return sameOperand(lo, hi) && maskedBit(b, lo) !== null ? lo : null;
}

export function foldChoice(
  b: FoldingBuilder,
  c: Operand,
  ifZero: Operand,
  ifNonzero: Operand,
  width: Width,
): Operand | null {
  if (c.kind === 'const') return c.value === 0n ? ifZero : ifNonzero;
  if (b.range(c).lower > 0n) return ifNonzero;
  if (sameOperand(ifZero, ifNonzero)) return ifZero;
  if (b.range(c).upper > 1n) return null;
  if (isZeroOperand(ifZero)) return b.binary('and', b.unary('mask', c, width), ifNonzero, width);
  if (isZeroOperand(ifNonzero))
    return b.binary('and', b.unary('mask', b.binary('xor', c, ONE, 1), width), ifZero, width);
  if (width > 1) return null;
  if (isConst(ifNonzero, 1n)) return b.binary('or', c, ifZero, 1);
  return isConst(ifZero, 1n) ? b.binary('or', b.binary('xor', c, ONE, 1), ifNonzero, 1) : null;
}

/* Simplification of multi-word sums before they are built. */

/** Normalises the terms, drops words that are provably zero, and cuts the sum wherever no carry or borrow can pass. */
export function foldSum(b: FoldingBuilder, request: SumRequest): SumResult {
  const borrow = request.borrow ?? false;
  const all = normalizeTerms(request.terms);
  const terms = borrow ? all : all.filter((t) => t.column < request.words);
  const implied = b.termsInterval(terms);
  const total =
    request.within !== undefined && terms.length === all.length ? (meet(implied, request.within) ?? implied) : implied;
  return cut(b, { terms, implied }, request.words, borrow, total, request.keepsBit);
}

/** Terms with the interval that follows from them, which takes long to find. */
interface Bounded {
  readonly terms: readonly Term[];
  readonly implied: Interval;
}

const bounded = (terms: readonly Term[], b: FoldingBuilder): Bounded => ({ terms, implied: b.termsInterval(terms) });

/**
 * Cuts off the lowest columns whose terms alone stay within them, then the next ones, and so on; above the words, what
 * is left may be the borrow itself.
 */
function cut(
  b: FoldingBuilder,
  sum: Bounded,
  words: number,
  borrow: boolean,
  total: Interval,
  keepsBit = false,
): SumResult {
  const { terms } = sum;
  for (let column = 1; column < words || (borrow && column === words); column++) {
    const low = terms.filter((t) => t.column < column);
    const { implied } = low.length === terms.length ? sum : bounded(low, b);
    if (!contains(unsigned(64 * column), implied)) continue;
    const high = terms.filter((t) => t.column >= column).map((t) => ({ ...t, column: t.column - column }));
    if (column === words && signOnly(b, high, 0) === null) continue;
    const lowest = whole(b, { terms: low, implied }, column, false, implied);
    const upper = bounded(high, b);
    const rest = cut(b, upper, words - column, borrow, narrowed(total, column, upper.implied), keepsBit);
    return { words: [...lowest.words, ...rest.words], borrow: rest.borrow };
  }
  return whole(b, sum, words, borrow, total, keepsBit);
}

/** What is known of the total without its lowest columns: its shifted interval and that of the remaining terms. */
function narrowed(total: Interval, columns: number, implied: Interval): Interval {
  const shift = BigInt(64 * columns);
  return meet({ lower: total.lower >> shift, upper: total.upper >> shift }, implied) ?? implied;
}

/**
 * A sum that is not cut any further. Knowledge beyond what the terms imply is stated only where it saves a word or the
 * borrow, or keeps the highest word a bit.
 */
function whole(
  b: FoldingBuilder,
  sum: Bounded,
  words: number,
  borrow: boolean,
  total: Interval,
  keepsBit = false,
): SumResult {
  const { terms, implied } = sum;
  const { needed, wanted } = shape(words, borrow, total);
  const isSame = sameShape(shape(words, borrow, implied), shape(words, borrow, total));
  const isOnlyThenBit = keepsBit && endsInBit(total, needed) && !endsInBit(implied, needed);
  const stated = isSame && !isOnlyThenBit ? implied : total;
  const built =
    (wanted ? signOnly(b, terms, words) : simple(b, terms, needed)) ?? b.rawSum(terms, needed, wanted, stated);
  return { words: [...built.words, ...Array<Operand>(words - built.words.length).fill(ZERO)], borrow: built.borrow };
}

/** Whether the highest of so many words is 0 or 1. */
const endsInBit = ({ lower, upper }: Interval, words: number): boolean =>
  words > 1 && lower >= 0n && upper >> BigInt(64 * (words - 1)) <= 1n;

interface Shape {
  /** Words that can be other than zero. */
  readonly needed: number;
  /** A borrow must be computed. */
  readonly wanted: boolean;
  /** ⌊total / 2^(64·words)⌋ at both ends: whether, and how, the total leaves its words. */
  readonly outside: Interval;
}

function shape(words: number, borrow: boolean, total: Interval): Shape {
  const fits = contains(unsigned(64 * words), total);
  const size = BigInt(64 * words);
  const outside = { lower: total.lower >> size, upper: total.upper >> size };
  return { needed: fits ? wordsOf(total.upper) : words, wanted: borrow && !fits, outside };
}

const sameShape = (x: Shape, y: Shape): boolean =>
  x.needed === y.needed && x.wanted === y.wanted && contains(x.outside, y.outside) && contains(y.outside, x.outside);

/** Number of 64-bit words that hold `x`. */
const wordsOf = (x: bigint): number => (x === 0n ? 0 : Math.ceil(x.toString(16).length / 16));

function simple(b: FoldingBuilder, terms: readonly Term[], words: number): SumResult | null {
  if (words === 0) return { words: [], borrow: ZERO };
  if (terms.every((t) => t.operand.kind === 'const')) return constantSum(terms, words);
  return terms.some((t) => t.column > 0) ? null : oneColumn(b, terms, words);
}

function constantSum(terms: readonly Term[], words: number): SumResult {
  const total = terms.reduce(
    (s, { sign, column, operand }) =>
      operand.kind === 'const' ? s + ((BigInt(sign) * operand.value) << BigInt(64 * column)) : s,
    0n,
  );
  return {
    words: Array.from({ length: words }, (_, k) => constOperand(BigInt.asUintN(64, total >> BigInt(64 * k)))),
    borrow: ZERO,
  };
}

/** Sums in the lowest column only that are a single word, a mask, or one ordinary addition. */
function oneColumn(b: FoldingBuilder, terms: readonly Term[], words: number): SumResult | null {
  const [x, y] = terms;
  if (terms.length === 1 && x.sign > 0) return { words: [x.operand], borrow: ZERO };
  const sign = signOnly(b, terms, words);
  if (sign !== null) return { words: sign.words, borrow: ZERO };
  if (terms.length !== 2 || words !== 1) return null;
  const [p, n] = x.sign >= y.sign ? [x, y] : [y, x];
  if (p.sign < 0) return null;
  return { words: [b.binary(n.sign > 0 ? 'add' : 'sub', p.operand, n.operand)], borrow: ZERO };
}

/** The total is −bit: every word is the mask of the bit, which is also the borrow. */
function signOnly(b: FoldingBuilder, terms: readonly Term[], words: number): SumResult | null {
  const [x] = terms;
  if (terms.length !== 1 || x.sign > 0 || x.column > 0 || b.range(x.operand).upper > 1n) return null;
  return { words: Array<Operand>(words).fill(b.unary('mask', x.operand)), borrow: x.operand };
}
