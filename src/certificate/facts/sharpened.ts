/** Quotients that are equal in all samples: tries to prove that they are constant. */
import type { Interval } from '../../ir/interval.ts';
import { evaluate, scale, type Poly } from '../bounds/poly.ts';
import type { Context, Hint } from './context.ts';
import { boundByParts } from './parts.ts';

/**
 * What it may cost to see at once that a quotient that nothing reads has one value; where it matters for others that is
 * asked later, see `narrow`.
 */
export const SHARPEN_STEPS = 100;

/** Bounds of p, which may be the sum of parts, that say what p/m is; null for what they cannot say. */
export function sharpened(
  context: Context,
  m: bigint,
  p: Poly,
  { lower, upper }: Interval,
  parts: readonly Poly[],
): Interval & { readonly hint: Hint | null } {
  const quotient = context.sampled((values) => evaluate(p, values) / m);
  if (quotient === null) return { lower, upper, hint: null };
  const { isFinished } = context.unknowns;
  const steps = isFinished ? SHARPEN_STEPS : 0;
  let hint: Hint | null = null;
  let [least, most] = [lower, upper];
  if (upper / m > quotient) {
    const goal = (quotient + 1n) * m - 1n;
    const whole = context.upperBound(p, goal, steps);
    const bound = whole.upper > goal && isFinished ? (boundByParts(context, parts, goal) ?? whole) : whole;
    if (bound.upper <= goal) {
      hint = { upper: bound, lower: null, quotient: null };
      if (bound.upper < most) most = bound.upper;
    }
  }
  if (lower / m < quotient) {
    const bound = context.upperBound(scale(p, -1n), -quotient * m, steps);
    if (-bound.upper >= quotient * m) {
      hint = { upper: hint?.upper ?? null, lower: bound, quotient: null };
      if (-bound.upper > least) least = -bound.upper;
    }
  }
  return { lower: least, upper: most, hint };
}
