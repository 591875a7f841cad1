/**
 * An upper bound of a polynomial from facts, that is, polynomials that are known to be at least 0: the least that any
 * combination p + Σ λ·fact with λ >= 0 gives by interval arithmetic. Its dual is a linear program, exact in rationals:
 * maximise p with each monomial as a variable in a box of its own, subject to all facts.
 *
 * The dual simplex method with bounded variables (Chvátal, "Linear programming", chapters 8 and 10) begins with
 * interval arithmetic, where no fact is used, and takes up one violated fact after the other; so that each step is a
 * valid bound, and the search can end as soon as one is good enough. Only facts in use have rows.
 */
import { spend, type Bound, type Contradiction, type Program } from './bound.ts';
import type { Poly } from './poly.ts';
import { Simplex } from './simplex.ts';

const MAX_STEPS = 300;

/** A bound that is at most `goal`, or else the best that was found. Throws `unsupported` when the effort is used up. */
export function maximise(p: Poly, { facts, rangeOf, effort }: Program, goal: bigint): Bound | Contradiction {
  const simplex = new Simplex(p, facts, rangeOf);
  for (let step = 0; step < MAX_STEPS && simplex.bound() > goal && simplex.step(); step++) spend(effort);
  return simplex.result();
}
