/** Reads a carry chain as one floor of a whole number, by the rule `nest`. */
import type { Algebra } from './algebra.ts';
import { nestWithNewest, type Floor, type Merged } from './floor.ts';
import type { Poly } from './poly.ts';

/** A number whose floor is taken, and the floor atom that was merged into it last. */
export interface Chain extends Floor {
  readonly merged: Merged;
}

/**
 * p as floors of ever longer numbers: each step merges the innermost carry. The last one is the whole chain. Ends when
 * there is no floor with coefficient 1 left to merge, or the number becomes too long.
 */
export function chainsOf(algebra: Algebra, p: Poly, longest = MAX_BITS): Chain[] {
  const chains: Chain[] = [];
  let next = nestWithNewest(algebra, { shift: 0, of: p });
  while (next !== null && next.shift <= longest) {
    chains.push(next);
    next = nestWithNewest(algebra, next);
  }
  return chains;
}

const MAX_BITS = 2048;
