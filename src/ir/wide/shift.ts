/** Shifts by constants. */
import type { Builder } from '../build.ts';
import type { Operand } from '../function.ts';
import { scale, unsigned, type Interval } from '../interval.ts';
import { ZERO } from '../operand.ts';
import { formal, type Formal, isExact, isSignedExact, moved, valueRange, wordsFormal } from './formal.ts';
import { clearTop, materialize, wordsOf } from './materialize.ts';

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
