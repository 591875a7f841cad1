/** A carry chain read as one floor of a whole number, by the rule `nest`. */
import type { Algebra } from './algebra.ts';
import { nest } from './floor.ts';
import type { Poly } from './poly.ts';

/** p = floor(of / 2^shift). */
export interface Chain {
  readonly shift: number;
  readonly of: Poly;
}

/**
 * p as floors of ever longer numbers: p = floor(p / 2^0), then each step merges the innermost carry. The last one is
 * the whole chain. Ends when there is no floor with coefficient 1 left to merge, or the number becomes too long.
 */
export function chainsOf(algebra: Algebra, p: Poly): Chain[] {
  const chains: Chain[] = [];
  let next: Chain | null = nest(algebra, { shift: 0, of: p });
  while (next !== null && next.shift <= LONGEST) {
    chains.push(next);
    next = nest(algebra, next);
  }
  return chains;
}

const LONGEST = 2048;

/** Learns what `of` is when lower <= floor(of / 2^shift) <= upper (rule `group`), and what its terms then are. */
export function learnChain(algebra: Algebra, chain: Chain, lower: bigint, upper: bigint): void {
  const k = BigInt(chain.shift);
  algebra.learn(chain.of, lower << k, ((upper + 1n) << k) - 1n);
  algebra.propagate(chain.of);
}
