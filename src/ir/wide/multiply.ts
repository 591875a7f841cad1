/** Products of formal sums: word products at their columns, never added here. */
import { isPowerOfTwo } from '../../base/limbs.ts';
import type { Builder } from '../build.ts';
import type { Operand, Term } from '../function.ts';
import { times, unsigned, type Interval } from '../interval.ts';
import { constantTerms, factorTerms } from '../normalizeSum.ts';
import { sameOperand } from '../operand.ts';
import { constantOf, formal, type Formal, negated, valueRange } from './formal.ts';
import { materialize, wordsOf } from './materialize.ts';
import { shiftLeft } from './shift.ts';

/**
 * x·y modulo 2^N as one formal sum. A square takes each cross product once and counts the sum of them twice;
 * a constant factor is spelt with as few non-zero words as possible, of either sign.
 */
export function multiply(b: Builder, x: Formal, y: Formal): Formal {
  const width = x.width;
  const known = times(valueRange(x), valueRange(y));
  const kx = constantOf(x);
  const ky = constantOf(y);
  if (ky !== null) return byConstant(b, x, ky, known);
  if (kx !== null) return byConstant(b, y, kx, known);
  const wx = significant(wordsOf(b, x));
  const wy = significant(wordsOf(b, y));
  const square = wx.length > 1 && wx.length === wy.length && wx.every((w, i) => sameOperand(w, wy[i]));
  const kept = known.upper <= unsigned(width).upper || isWhole(width, wx.length + wy.length) ? known : undefined;
  return square ? squared(b, width, wx, kept) : formal(b, width, rows(b, width, wx, wy), kept);
}

/** A product of altogether `words` factor words has no part at or above 2^width. */
const isWhole = (width: number, words: number): boolean => 64 * (words - 1) < width;

/** Without leading words that are zero. */
function significant(words: readonly Operand[]): readonly Operand[] {
  const last = words.findLastIndex((w) => w.kind === 'value' || w.value !== 0n);
  return words.slice(0, last + 1);
}

/** A power of two is a shift, and -1 a sign; every other constant takes products. */
function byConstant(b: Builder, x: Formal, factor: bigint, known: Interval): Formal {
  if (factor > 0n && isPowerOfTwo(factor)) return shiftLeft(b, x, factor.toString(2).length - 1);
  if (factor === unsigned(x.width).upper)
    return formal(b, x.width, negated(x.terms), { lower: -x.total.upper, upper: -x.total.lower });
  return scaled(b, x.width, wordsOf(b, x), factor, known);
}

/**
 * Parts at or above 2^width may be left out, unless digits of both signs have to cancel there. A bit only selects words
 * of the factor, of which the smallest are easiest to bound.
 */
function scaled(b: Builder, width: number, words: readonly Operand[], factor: bigint, known: Interval): Formal {
  const isBit = words.every((w, i) => b.range(w).upper <= (i === 0 ? 1n : 0n));
  const digits = isBit ? constantTerms(factor) : factorTerms(factor);
  const columns = Math.max(0, ...digits.map((d) => d.column));
  const terms = digits.flatMap((digit) =>
    rows(b, width - 64 * digit.column, words, [digit.operand]).map(
      (t): Term => ({ ...t, sign: digit.sign, column: t.column + digit.column }),
    ),
  );
  const whole = isWhole(width, significant(words).length + columns + 1);
  const fits = known.upper <= unsigned(width).upper && digits.every((d) => d.sign > 0);
  return formal(b, width, terms, whole || fits ? known : undefined);
}

function rows(b: Builder, width: number, wx: readonly Operand[], wy: readonly Operand[]): readonly Term[] {
  return wy.flatMap((y, j) => wx.flatMap((x, i) => product(b, width, x, y, i + j)));
}

/** The words of x·y·2^(64·column) that lie below 2^width. */
function product(b: Builder, width: number, x: Operand, y: Operand, column: number): readonly Term[] {
  if (64 * column >= width) return [];
  if (64 * (column + 1) >= width) return [{ sign: 1, column, operand: b.binary('mul', x, y) }];
  const [lo, hi] = b.mulx(x, y);
  return [
    { sign: 1, column, operand: lo },
    { sign: 1, column: column + 1, operand: hi },
  ];
}

function squared(b: Builder, width: number, w: readonly Operand[], known: Interval | undefined): Formal {
  const cross = w.flatMap((x, i) => w.slice(i + 1).flatMap((y, j) => product(b, width, x, y, 2 * i + j + 1)));
  const once = materialize(b, formal(b, width, cross)).value.terms;
  const diagonal = w.flatMap((x, i) => product(b, width, x, x, 2 * i));
  return formal(b, width, [...once, ...once, ...diagonal], known);
}
