/**
 * An upper bound of a polynomial from facts (polynomials known to be at least 0): the least bound that interval
 * arithmetic gives over all combinations p + Σ λ·fact with λ >= 0. Its dual is a linear program, exact in rationals:
 * maximise p with each monomial as a variable in a box of its own, subject to all facts.
 *
 * The dual simplex method with bounded variables (Chvátal, "Linear programming", chapters 8 and 10) begins with
 * interval arithmetic, where no fact is used, and takes up one violated fact after the other; so that each step is a
 * valid bound, and the search can end as soon as one is good enough. Only facts in use have rows.
 */
import { Failure } from '../../base/errors.ts';
import { spend, type Bound, type Contradiction, type Program } from './bound.ts';
import type { Poly } from './poly.ts';
import { Simplex } from './simplex.ts';
import { beginnings, boundOf, substitutions, type Combined, type Replaced } from './substitution.ts';

/** Of the linear program. */
export const MAX_STEPS = 600;

/**
 * A bound that is at most `goal`, or else one that was found in so many steps of the linear program. It is asked only
 * where substitution does not do, first with products alone, which nothing is substituted by. Throws `OutOfSteps` when
 * the effort is used up.
 */
export function maximise(p: Poly, program: Program, goal: bigint, steps = MAX_STEPS): Bound | Contradiction {
  const ends: Combined[] = [];
  let best: { readonly combined: Combined; readonly bound: Bound } | null = null;
  for (const beginning of beginnings(p, program))
    for (const direction of DIRECTIONS) {
      if ((direction.areKept && !program.areNamed) || (direction.areKnown && program.decided.length === 0)) continue;
      let end = beginning;
      for (const combined of substitutions(beginning, program, direction)) {
        const bound = boundOf(combined, program.rangeOf);
        if (bound.upper <= goal) return bound;
        if (best === null || (bound.upper < best.bound.upper && !direction.areKnown)) best = { combined, bound };
        end = combined;
      }
      if (beginning.sum === p && !direction.areKnown) ends.push(end);
    }
  const [, ...products] = program.facts;
  for (const { replaced } of products.length === 0 ? [] : ends) {
    const found = solve(p, program, replaced, goal, { candidates: products, steps: MAX_STEPS });
    if (found.kind === 'contradiction' || found.upper <= goal) return found;
  }
  if (best === null) throw new Failure('invariant', 'no bound by intervals');
  return steps === 0
    ? best.bound
    : solve(p, program, best.combined.replaced, goal, { candidates: [program.near, ...program.facts.slice(1)], steps });
}

/** By the linear program, where only some facts are taken up. */
function solve(
  p: Poly,
  { facts, rangeOf, effort }: Program,
  replaced: readonly Replaced[],
  goal: bigint,
  { candidates, steps }: { readonly candidates: Program['facts']; readonly steps: number },
): Bound | Contradiction {
  const simplex = new Simplex(p, facts, candidates, rangeOf);
  simplex.begin(replaced);
  for (let step = 0; step < steps && simplex.bound() > goal && simplex.step(); step++) spend(effort);
  return simplex.result();
}

const DIRECTIONS = [false, true].flatMap((areKnown) =>
  [false, true].flatMap((areKept) => [false, true].map((areBoth) => ({ areBoth, areKept, areKnown }))),
);
