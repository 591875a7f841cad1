/** What instructions compute from words, as in coq/Symbolic.v: each function is a definition there. */
import { Failure } from '../../base/errors.ts';
import { constantWord, type Context, type Cut, type Word } from '../facts/context.ts';
import { add, constant, multiply, samePoly, scale, subtract, UNIT, unknown, ZERO, type Poly } from '../bounds/poly.ts';

export const WORD_BITS = 64;
const BYTE_BITS = 8;
const WORD = 1n << 64n;
export const WORD_MAX = WORD - 1n;
export const ZERO_WORD = constantWord(0n);
export const ONE_WORD = constantWord(1n);

/** Cuts p, which may be a sum of parts, in the context at hand, and keeps the hint. */
export type Cutter = (shift: number, p: Poly, max: bigint, parts?: readonly Poly[]) => Cut;

/** A word whose value an instruction depends on: a case makes it known. */
export class NeedsValue extends Error {
  readonly word: Word;
  constructor(word: Word) {
    super('a value must be known');
    this.word = word;
  }
}

export const limited = (poly: Poly, max: bigint): Word => ({ poly, max: max < WORD_MAX ? max : WORD_MAX });

/** a - b - borrow, and what is borrowed. */
export function difference(
  cut: Cutter,
  a: Word,
  b: Word,
  borrow: Word,
): { readonly word: Word; readonly borrow: Word } {
  if (samePoly(a.poly, b.poly) && borrow.max <= 1n)
    return { word: { poly: scale(borrow.poly, WORD_MAX), max: WORD_MAX * borrow.max }, borrow };
  if (b.max + borrow.max > WORD) throw new Failure('unsupported', 'more than 2^64 is subtracted');
  const taken = add(b.poly, borrow.poly);
  const { quotient, remainder } = cut(WORD_BITS, add(constant(WORD), subtract(a.poly, taken)), a.max + WORD);
  if (quotient.max > 1n) throw new Failure('unsupported', 'a borrow above 1');
  return { word: remainder, borrow: opposite(quotient) };
}

/** 1 - bit. */
export const opposite = ({ poly }: Word): Word => ({ poly: subtract(constant(1n), poly), max: 1n });

export const complement = ({ poly }: Word): Word => ({ poly: subtract(constant(WORD_MAX), poly), max: WORD_MAX });

export const shiftedLeft = (cut: Cutter, { poly, max }: Word, bits: number): Word =>
  cut(WORD_BITS, scale(poly, 1n << BigInt(bits)), max << BigInt(bits)).remainder;

export const shiftedRight = (cut: Cutter, { poly, max }: Word, bits: number): Word => cut(bits, poly, max).quotient;

/** 2^bits·a, and above its zeros what b has above 2^(64 - bits). */
export function joined(cut: Cutter, a: Word, b: Word, bits: number): Word {
  const upper = shiftedLeft(cut, a, bits);
  const lower = shiftedRight(cut, b, WORD_BITS - bits);
  return limited(add(upper.poly, lower.poly), upper.max + lower.max);
}

/** An arithmetic shift: the sign is cut off first. */
export function shiftedSigned(cut: Cutter, a: Word, bits: number): Word {
  const sign = shiftedRight(cut, a, WORD_BITS - 1);
  const rest = shiftedRight(cut, a, bits);
  return { poly: add(rest.poly, scale(sign.poly, WORD - (1n << BigInt(WORD_BITS - bits)))), max: WORD_MAX };
}

export function rotated(cut: Cutter, { poly, max }: Word, bits: number): Word {
  const { quotient, remainder } = cut(bits, poly, max);
  return { poly: add(quotient.poly, scale(remainder.poly, 1n << BigInt(WORD_BITS - bits))), max: WORD_MAX };
}

/** The eight bytes in reverse order: they are cut off one after the other. */
export function reversedBytes(cut: Cutter, a: Word): Word {
  let [poly, rest] = [ZERO, a];
  for (let shift = WORD_BITS - BYTE_BITS; shift >= 0; shift -= BYTE_BITS) {
    const { quotient, remainder } = cut(BYTE_BITS, rest.poly, rest.max);
    poly = add(poly, scale(remainder.poly, 1n << BigInt(shift)));
    rest = quotient;
  }
  return { poly, max: WORD_MAX };
}

/** Bit `at` of a word, and the word without it. */
export function bitOf(cut: Cutter, a: Word, at: number): { readonly bit: Word; readonly rest: Word } {
  if (at === WORD_BITS - 1) {
    const { quotient, remainder } = cut(at, a.poly, a.max);
    return { bit: quotient, rest: remainder };
  }
  const upper = at === 0 ? a : shiftedRight(cut, a, at);
  const bit = cut(1, upper.poly, upper.max).remainder;
  return { bit, rest: { poly: subtract(a.poly, scale(bit.poly, 1n << BigInt(at))), max: a.max } };
}

/** How masks that are all ones or 0 are dealt with: by cases of their bits, or as products with them. */
export type Strategy = 'cases' | 'products';

export function and(
  cut: Cutter,
  { context, strategy }: { readonly context: Context; readonly strategy: Strategy },
  a: Word,
  b: Word,
): Word {
  const [x, y] = [context.known(a), context.known(b)];
  if (x !== null && y !== null) return constantWord(x & y);
  const [p, q] = [maskOf(context, a), maskOf(context, b)];
  if (strategy === 'cases' && p !== null && x === null) throw new NeedsValue(a);
  if (strategy === 'cases' && q !== null && y === null) throw new NeedsValue(b);
  if (x !== null) return masked(cut, context, b, x);
  if (y !== null) return masked(cut, context, a, y);
  if (p !== null) return { poly: multiply(p, b.poly), max: b.max };
  if (q !== null) return { poly: multiply(q, a.poly), max: a.max };
  throw new NeedsValue(a);
}

/** a, or b if the bit is 1. */
export const chosen = (bit: Word, a: Word, b: Word): Word => ({
  poly: add(a.poly, multiply(bit.poly, subtract(b.poly, a.poly))),
  max: a.max > b.max ? a.max : b.max,
});

function masked(cut: Cutter, context: Context, a: Word, mask: bigint): Word {
  if (mask === 0n) return ZERO_WORD;
  const bit = maskOf(context, a);
  if (bit !== null) return { poly: scale(bit, mask), max: mask };
  const zeros = mask.toString(2).length - mask.toString(2).replace(/0+$/, '').length;
  const top = mask.toString(2).length;
  if (mask !== (1n << BigInt(top)) - (1n << BigInt(zeros))) throw new NeedsValue(a);
  const upper = cut(top, a.poly, a.max).remainder;
  if (zeros === 0) return upper;
  const lower = cut(zeros, a.poly, a.max).remainder;
  return { poly: subtract(upper.poly, lower.poly), max: mask };
}

/** The bit that a word is 2^64 - 1 times of, else null. */
function maskOf(context: Context, { poly }: Word): Poly | null {
  const bit = new Map<number, bigint>();
  for (const [m, c] of poly) {
    if (c % WORD_MAX !== 0n) return null;
    bit.set(m, c / WORD_MAX);
  }
  const { lower, upper } = context.range(bit);
  return lower >= 0n && upper <= 1n ? bit : null;
}

export function or(context: Context, a: Word, b: Word): Word {
  const [x, y] = [context.known(a), context.known(b)];
  if (x !== null && y !== null) return constantWord(x | y);
  if (isBelow(a, b) || isBelow(b, a)) return limited(add(a.poly, b.poly), a.max + b.max);
  throw new NeedsValue(a);
}

/** Whether b is a multiple of a power of two that a is below. */
function isBelow(a: Word, b: Word): boolean {
  const block = a.max === 0n ? 1n : 1n << BigInt(a.max.toString(2).length);
  return [...b.poly.values()].every((c) => c % block === 0n);
}

export function xor(context: Context, a: Word, b: Word): Word {
  const [x, y] = [context.known(a), context.known(b)];
  if (x !== null && y !== null) return constantWord(x ^ y);
  if (x === null && y === null) throw new NeedsValue(a);
  const [word, value] = x === null ? [a, y] : [b, x];
  if (value === 0n) return word;
  if (value === WORD_MAX) return complement(word);
  if (value === 1n && word.max <= 1n) return opposite(word);
  throw new NeedsValue(word);
}

/** Whether a word is 0, as a flag. */
export function isZero(context: Context, word: Word): Word {
  const { lower, upper } = context.range(word.poly);
  if (lower > 0n) return ZERO_WORD;
  if (upper <= 0n) return ONE_WORD;
  throw new NeedsValue(word);
}

/** Where something points, as a number. */
export const address = (pointer: number, offset: number): Word => ({
  poly: add(unknown(pointer), offset === 0 ? new Map() : new Map([[UNIT, BigInt(offset)]])),
  max: WORD_MAX,
});
