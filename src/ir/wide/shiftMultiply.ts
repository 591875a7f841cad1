/** Lowers products, and shifts by constants. */
import type { Builder } from '../build.ts';
import { type Operand, ZERO, type Term, sameOperand } from '../function.ts';
import { scale, unsigned, type Interval, times } from '../interval.ts';
import {
  formal,
  type Formal,
  isExact,
  isSignedExact,
  moved,
  valueRange,
  wordsFormal,
  clearTop,
  materialize,
  wordsOf,
  constantOf,
  negated,
} from './materialize.ts';
import { isPowerOfTwo } from '../../base/integers.ts';
import { constantTerms, factorTerms } from '../normalizeSum.ts';

/** x·2^amount mod 2^N. */
export function shiftLeft(b: Builder, x: Formal, amount: number): Formal {
  const q = Math.floor(amount / 64);
  const m = amount % 64;
  const factor = 1n << BigInt(amount);
  if (m === 0) return formal(b, x.width, moved(x.terms, q), scale(x.total, factor));
  const words = wordsOf(b, x);
  const shifted = words.map((_, k) => b.doubleShift('shld', words[k - q - 1] ?? ZERO, words[k - q] ?? ZERO, m));
  const known = scale(valueRange(x), factor);
  return wordsFormal(
    b,
    x.width,
    clearTop(b, shifted, x.width),
    known.upper <= unsigned(x.width).upper ? known : undefined,
  );
}

/** ⌊x / 2^amount⌋ of the unsigned value. */
export function shiftRight(b: Builder, x: Formal, amount: number): Formal {
  const range = valueRange(x);
  const k = BigInt(amount);
  return wordsFormal(b, x.width, shiftedDown(b, wordsOf(b, x), amount, ZERO), {
    lower: range.lower >> k,
    upper: range.upper >> k,
  });
}

/** ⌊x / 2^amount⌋ of the two's complement value. */
export function shiftRightSigned(b: Builder, x: Formal, amount: number): Formal {
  if (isExact(x) && isSignedExact(x)) return shiftRight(b, x, amount);
  if (isSignedExact(x)) return signBelow(b, x, amount);
  if (x.width < 64) return formal(b, x.width, shiftRightSigned(b, signExtended(b, x, 64), amount).terms);
  const words = wordsOf(b, clearWidth(b, x));
  const sign = b.shift('sar', words[words.length - 1], 63);
  return wordsFormal(b, x.width, clearTop(b, shiftedDown(b, words, amount, sign), x.width));
}

/** S = words − 2^(64m)·borrow: what remains above the cut keeps that form. */
function signBelow(b: Builder, x: Formal, amount: number): Formal {
  const { words, borrow } = materialize(b, x).raw;
  const known: Interval = { lower: x.total.lower >> BigInt(amount), upper: x.total.upper >> BigInt(amount) };
  if (known.lower === -1n && known.upper <= 0n)
    return formal(b, x.width, [{ sign: -1, column: 0, operand: borrow }], known);
  const left = Math.max(0, words.length - Math.floor(amount / 64));
  const kept = shiftedDown(b, words, amount, b.unary('mask', borrow)).slice(0, left);
  const terms = kept.map((operand, column) => ({ sign: 1 as const, column, operand }));
  return formal(b, x.width, [...terms, { sign: -1, column: left, operand: borrow }], known);
}

/** A value of whole words whose top word holds the sign in its highest bit. */
function clearWidth(b: Builder, x: Formal): Formal {
  return x.width % 64 === 0 ? x : signExtended(b, x, 64 * Math.ceil(x.width / 64));
}

/** Words of (Σ words·2^(64k) + fill·2^(64n)·(1 + 2^64 + …)) >> amount. */
function shiftedDown(b: Builder, words: readonly Operand[], amount: number, fill: Operand): readonly Operand[] {
  const q = Math.floor(amount / 64);
  const m = amount % 64;
  return words.map((_, k) => b.doubleShift('shrd', words[k + q] ?? fill, words[k + q + 1] ?? fill, m));
}

/** The two's complement value at more bits. */
export function signExtended(b: Builder, x: Formal, width: number): Formal {
  if (isSignedExact(x)) return formal(b, width, x.terms, x.total);
  const words = wordsOf(b, x);
  const last = words.length - 1;
  const top = words[last];
  if (x.width === 1) return formal(b, width, [{ sign: -1, column: 0, operand: top }]);
  const spare = 64 * words.length - x.width;
  const low = words.slice(0, -1).map((operand, column) => ({ sign: 1 as const, column, operand }));
  const signedTop = spare === 0 ? top : b.shift('sar', b.shift('shl', top, spare), spare);
  const half = 1n << BigInt(x.width - 1);
  return formal(
    b,
    width,
    [
      ...low,
      { sign: 1, column: last, operand: signedTop },
      { sign: -1, column: last + 1, operand: b.shift('shr', signedTop, 63) },
    ],
    { lower: -half, upper: half - 1n },
  );
}

/* Products of formal sums: word products at their columns, never added here. */

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
