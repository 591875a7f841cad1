/** Lowers and, or, xor word by word, recognising masks and selections. */
import type { Builder } from '../build.ts';
import { type BinaryKind, type Operand, constOperand, sameOperand, ZERO } from '../function.ts';
import { unsigned, type Interval, hull, meet } from '../interval.ts';
import {
  constantOf,
  type Formal,
  isExact,
  maskedBit,
  valueRange,
  wordsFormal,
  formal,
  negated,
  plusTerm,
  wordsOf,
  materialize,
} from './materialize.ts';
import { shiftRight, multiply } from './shiftMultiply.ts';
import { termsInterval } from '../linear.ts';
import { normalizeTerms } from '../normalizeSum.ts';

/** x ∘ y on the bits of the values. */
export function bitwise(b: Builder, kind: 'and' | 'or' | 'xor', x: Formal, y: Formal): Formal {
  const mask = kind === 'and' ? lowMask(constantOf(y) ?? constantOf(x)) : null;
  const masked = constantOf(y) === null ? y : x;
  if (mask !== null && isExact(masked) && masked.total.upper < 1n << BigInt(mask)) return masked;
  const wx = wordsOf(b, x);
  const wy = wordsOf(b, y);
  const words = wx.map((w, k) => word(b, kind, w, wy[k], Math.min(64, x.width - 64 * k)));
  return wordsFormal(b, x.width, words, bounds(kind, valueRange(x), valueRange(y)));
}

/** n for the constant 2^n − 1, otherwise null. */
function lowMask(value: bigint | null): number | null {
  if (value === null || (value & (value + 1n)) !== 0n) return null;
  return value === 0n ? 0 : value.toString(2).length;
}

function bounds(kind: BinaryKind, x: Interval, y: Interval): Interval {
  if (kind === 'and') return { lower: 0n, upper: x.upper < y.upper ? x.upper : y.upper };
  return unsigned((x.upper > y.upper ? x.upper : y.upper).toString(2).length);
}

/** One word, of which only the lowest `bits` bits can be set. */
function word(b: Builder, kind: 'and' | 'or' | 'xor', p: Operand, q: Operand, bits: number): Operand {
  if (b.range(p).upper <= 1n && b.range(q).upper <= 1n) return b.binary(kind, p, q, 1);
  if (kind === 'or') return selection(b, p, q) ?? doubleShift(b, p, q) ?? doubleShift(b, q, p) ?? b.binary('or', p, q);
  if (kind === 'xor' && bits < 64) return maskComplement(b, p, q, bits) ?? b.binary('xor', p, q);
  return b.binary(kind, p, q);
}

/** mask(bit) & ones, complemented within `bits` bits, is mask(!bit) & ones. */
function maskComplement(b: Builder, p: Operand, q: Operand, bits: number): Operand | null {
  const ones = unsigned(bits).upper;
  if (q.kind !== 'const' || q.value !== ones || p.kind === 'const') return null;
  const op = b.definition(p.id)?.op;
  if (op?.kind !== 'and' || !sameOperand(op.ins[1], constOperand(ones))) return null;
  const bit = maskedBit(b, op.ins[0]);
  return bit === null ? null : b.binary('and', b.unary('mask', b.binary('xor', bit, constOperand(1n), 1)), q);
}

/** (mask(c) & x) | (mask(!c) & y) is c ? x : y. */
function selection(b: Builder, p: Operand, q: Operand): Operand | null {
  for (const [c, x] of maskings(b, p)) {
    for (const [d, y] of maskings(b, q)) {
      if (complements(b, c, d)) return b.cmovznz(c, y, x);
      if (complements(b, d, c)) return b.cmovznz(d, x, y);
    }
  }
  return null;
}

/** All ways to read the word as mask(bit) & rest. */
function maskings(b: Builder, word: Operand): readonly (readonly [bit: Operand, rest: Operand])[] {
  const op = word.kind === 'value' ? b.definition(word.id)?.op : undefined;
  if (op?.kind !== 'and') return [];
  const [x, y] = op.ins;
  const cx = maskedBit(b, x);
  const cy = maskedBit(b, y);
  return [...(cx === null ? [] : [[cx, y] as const]), ...(cy === null ? [] : [[cy, x] as const])];
}

/** d is computed as c xor 1. */
function complements(b: Builder, c: Operand, d: Operand): boolean {
  const op = d.kind === 'value' ? b.definition(d.id)?.op : undefined;
  return op?.kind === 'xor' && sameOperand(op.ins[0], c) && sameOperand(op.ins[1], constOperand(1n));
}

/** (hi << 64−k) | (lo >> k) is the double shift of hi:lo. */
function doubleShift(b: Builder, p: Operand, q: Operand): Operand | null {
  const left = p.kind === 'value' ? b.definition(p.id)?.op : undefined;
  const right = q.kind === 'value' ? b.definition(q.id)?.op : undefined;
  if (left?.kind !== 'shl' || right?.kind !== 'shr' || left.amount + right.amount !== 64) return null;
  return b.doubleShift('shrd', right.ins[0], left.ins[0], right.amount);
}

/** The bytes of `x`, whose width is a multiple of 16, in reverse order: those of whole words, and what lies above. */
export function byteSwapped(b: Builder, x: Formal): Formal {
  const words = wordsOf(b, x);
  const count = Math.ceil(x.width / 64);
  const swapped = Array.from({ length: count }, (_, k) => b.unary('bswap', words[count - 1 - k] ?? ZERO));
  const { terms, total } = shiftRight(b, wordsFormal(b, 64 * count, swapped), 64 * count - x.width);
  return formal(b, x.width, terms, total);
}

/* Selections by a bit: never a branch. */

/**
 * c ? x : y word by word. With `asSum`, a constant against zero becomes constant·c in its sparsest spelling,
 * which suits a value that is only added.
 */
export function selectFormal(b: Builder, c: Operand, x: Formal, y: Formal, asSum: boolean): Formal {
  if (asSum && constantOf(y) === 0n && constantOf(x) !== null)
    return multiply(b, formal(b, x.width, [plusTerm(c, 0)]), x);
  const arm = differenceUnder(b, c, x, y);
  const wx = wordsOf(b, x);
  const wy = arm?.words ?? wordsOf(b, y);
  const words = wx.map((w, k) =>
    b.range(w).upper <= 1n && b.range(wy[k]).upper <= 1n ? b.cmovznz(c, wy[k], w, 1) : b.cmovznz(c, wy[k], w),
  );
  return wordsFormal(b, x.width, words, hull(arm?.ifTrue ?? valueRange(x), arm?.ifFalse ?? valueRange(y)));
}

interface Arm {
  readonly words: readonly Operand[];
  readonly ifTrue: Interval;
  readonly ifFalse: Interval;
}

/**
 * The conditional subtraction x < K ? x : x − K. Where the condition is the borrow of that very subtraction, the
 * difference is taken only when it is not negative, so that its words need no reduction to N bits, and both arms are
 * bounded by the condition.
 */
function differenceUnder(b: Builder, c: Operand, x: Formal, y: Formal): Arm | null {
  const subtracted = normalizeTerms([...x.terms, ...negated(y.terms)]);
  if (y.total.lower >= 0n || y.total.upper < 0n || y.total.upper >> BigInt(y.width) !== 0n) return null;
  if (!isExact(x) || !subtracted.every((t) => t.operand.kind === 'const')) return null;
  const { raw } = materialize(b, y);
  if (raw.borrow.kind !== 'value' || !sameOperand(raw.borrow, c) || raw.words.length !== wordsOf(b, x).length)
    return null;
  const ifTrue = meet(x.total, { lower: 0n, upper: termsInterval(subtracted, b).upper - 1n });
  return { words: raw.words, ifTrue: ifTrue ?? x.total, ifFalse: { lower: 0n, upper: y.total.upper } };
}
