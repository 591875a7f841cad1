/** Selections by a bit: never a branch. */
import type { Builder } from '../build.ts';
import type { Operand } from '../function.ts';
import { hull, meet, type Interval } from '../interval.ts';
import { sameOperand } from '../operand.ts';
import { termsInterval } from '../linear.ts';
import { normalizeTerms } from '../normalizeSum.ts';
import { constantOf, formal, type Formal, isExact, negated, plusTerm, valueRange, wordsFormal } from './formal.ts';
import { materialize, wordsOf } from './materialize.ts';
import { multiply } from './multiply.ts';

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
