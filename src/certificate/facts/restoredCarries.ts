/** Carries that code keeps as numbers and restores by adding -1: the carry of b + (m - 1) is b, if b is a bit. */
import type { Bound } from '../bounds/bound.ts';
import type { Context } from './context.ts';
import { stateBound } from './parts.ts';
import { combine, constant, evaluate, scale, subtract, type Poly } from '../bounds/poly.ts';

interface Restored {
  readonly quotient: Poly;
  readonly remainder: { readonly poly: Poly; readonly max: bigint };
  /** Of the remainder and of its negative. */
  readonly upper: Bound;
  readonly lower: Bound;
}

/** p as b + (m - 1), where b is seen to be a bit; null elsewhere. `wanted` are the quotients in the samples. */
export function restoredCarry(context: Context, m: bigint, p: Poly, wanted: readonly bigint[]): Restored | null {
  const bit = subtract(p, constant(m - 1n));
  if (!context.samples.every((values, i) => evaluate(bit, values) === wanted[i])) return null;
  const rest = combine(p, bit, -m);
  const remainder = { poly: rest, max: m - 1n };
  const bounded = (upper: bigint): Bound => ({ kind: 'bound', upper, weight: 1n, facts: [] });
  const { lower, upper } = context.range(bit);
  if (lower >= 0n && upper <= 1n) return { quotient: bit, remainder, upper: bounded(m - 1n), lower: bounded(0n) };
  const [above, below] = [context.upperBound(rest, m - 1n), context.upperBound(scale(rest, -1n), 0n)];
  return above.upper >= m || below.upper > 0n ? null : { quotient: bit, remainder, upper: above, lower: below };
}

/** States before the instruction at hand that 0 <= p <= 1, where that is seen. */
export function stateBit(context: Context, p: Poly): void {
  const most = context.upperBound(p, 1n);
  const least = context.upperBound(scale(p, -1n), 0n);
  if (most.upper !== 1n || least.upper !== 0n) return;
  stateBound(context, scale(p, -1n), least);
  stateBound(context, p, most);
}
