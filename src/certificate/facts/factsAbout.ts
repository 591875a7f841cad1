/** Chooses the facts from which a bound is searched. */
import type { Interval } from '../../ir/interval.ts';
import { MAX_UNKNOWN, settle, unknownsOf, type Poly, type Unknown } from '../bounds/poly.ts';
import type { Unknowns } from './unknowns.ts';

/** Around the fact that an unknown was learnt with, those of what was computed along with it. */
const FACTS_BEFORE = 60;
const FACTS_AFTER = 20;
/** How far definitions are followed, and how far with what is around them. */
const MAX_LEVELS = 6;
const WIDE_LEVELS = 2;

/**
 * In long code the last facts, and those about what p is made of. `remainderOf` has the fact that each unknown was
 * learnt with.
 */
export function factsAbout(
  p: Poly,
  facts: ReadonlyMap<number, Poly>,
  unknowns: Unknowns,
  remainderOf: ReadonlyMap<Unknown, number>,
): ReadonlyMap<number, Poly> {
  const first = facts.size - unknowns.window;
  if (first <= 0) return facts;
  const near = new Set<number>();
  const seen = new Set<Unknown>();
  let level = new Set([...p.keys()].flatMap(unknownsOf));
  for (let depth = 0; depth < MAX_LEVELS; depth++) {
    const [before, after] = depth < WIDE_LEVELS ? [FACTS_BEFORE, FACTS_AFTER] : [0, 2];
    for (const n of level) {
      seen.add(n);
      const fact = remainderOf.get(n);
      for (let k = -before; fact !== undefined && k < after; k++) near.add(fact + k);
    }
    const within = [...level].flatMap((n) => [...(unknowns.definition(n)?.of.keys() ?? [])]).flatMap(unknownsOf);
    level = new Set(within.filter((n) => !seen.has(n)));
  }
  return new Map([...facts].filter(([number]) => number >= first || near.has(number)));
}

/** The facts where the bounds of n are others: what a bit selects is known in its cases. */
export function factsInCase(
  facts: ReadonlyMap<number, Poly>,
  n: Unknown,
  bounds: ReadonlyMap<Unknown, Interval>,
): Map<number, Poly> {
  const isInProduct = (p: Poly): boolean => [...p.keys()].some((m) => m > MAX_UNKNOWN && unknownsOf(m).includes(n));
  return new Map([...facts].map(([number, p]) => [number, isInProduct(p) ? settle(p, bounds) : p]));
}
