/**
 * Upper bounds by what floors stand for: a floor n of s/m with a positive coefficient is at most s/m, with a negative
 * one at least (s - max)/m, where max bounds the remainder. Replaced from the newest to the oldest, sums of limbs fold
 * into the few products that they came from, where intervals say most. Each replacement adds a multiple of one fact.
 */
import { gcd } from '../base/gcd.ts';
import type { Bound, Program } from './bound.ts';
import { combine, scale, UNIT, type Poly, type Unknown } from './poly.ts';
import { floorDivide } from './rows.ts';

/** weight·p + Σ factor·fact. */
export interface Combined {
  readonly sum: Poly;
  readonly weight: bigint;
  readonly factors: ReadonlyMap<number, bigint>;
  readonly replaced: readonly Replaced[];
}

/** A floor that was replaced by means of a fact. */
export interface Replaced {
  readonly floor: Unknown;
  readonly fact: number;
}

/** Whether floors with negative coefficients are replaced, too. */
export type Direction = 'above' | 'both';

/** p after 0, 1, 2, ... replacements. */
export function* substitutions(p: Poly, { facts: [facts], remainderOf }: Program, direction: Direction): Generator<Combined> {
  let combined: Combined = { sum: p, weight: 1n, factors: new Map(), replaced: [] };
  yield combined;
  const done = new Set<Unknown>();
  for (;;) {
    const next = newest(combined.sum, remainderOf, done, direction);
    if (next === undefined) return;
    done.add(next);
    const c = combined.sum.get(next) ?? 0n;
    const number = (remainderOf.get(next) ?? 0) + (c > 0n ? 0 : 1);
    const fact = facts.get(number);
    const d = fact?.get(next) ?? 0n;
    if (fact === undefined || d === 0n || d > 0n === c > 0n) continue;
    combined = withFact(combined, next, number, fact);
    yield combined;
  }
}

/** Adds as much of a fact as makes a monomial vanish. */
function withFact({ sum, weight, factors, replaced }: Combined, m: Unknown, number: number, fact: Poly): Combined {
  const [c, d] = [sum.get(m) ?? 0n, fact.get(m) ?? 0n];
  const common = gcd(c, d);
  const absolute = (x: bigint): bigint => (x < 0n ? -x : x) / absoluteOf(common);
  const [own, factor] = [absolute(d), absolute(c)];
  const all = new Map([...factors].map(([n, f]) => [n, f * own] as const));
  all.set(number, (all.get(number) ?? 0n) + factor);
  return { sum: combine(scale(sum, own), fact, factor), weight: weight * own, factors: all, replaced: [...replaced, { floor: m, fact: number }] };
}

const absoluteOf = (x: bigint): bigint => (x < 0n ? -x : x);

function newest(
  p: Poly,
  remainderOf: Program['remainderOf'],
  done: ReadonlySet<Unknown>,
  direction: Direction,
): Unknown | undefined {
  let found: Unknown | undefined;
  for (const [m, c] of p)
    if (m !== UNIT && remainderOf.has(m) && !done.has(m) && (c > 0n || direction === 'both') && m > (found ?? 0))
      found = m;
  return found;
}

/** By interval arithmetic. */
export function boundOf({ sum, weight, factors }: Combined, rangeOf: Program['rangeOf']): Bound {
  let upper = 0n;
  for (const [m, c] of sum) {
    const range = rangeOf(m);
    upper += c * (c > 0n ? range.upper : range.lower);
  }
  return {
    kind: 'bound',
    upper: floorDivide(upper, weight),
    weight,
    facts: [...factors].map(([fact, factor]) => ({ factor, fact })).sort((a, b) => a.fact - b.fact),
  };
}
