/**
 * Upper bounds that replace floors by what they stand for: n = floor(s/m) becomes s/m, its upper bound, where its
 * coefficient is positive, and its lower bound (s - max)/m where that is negative; max bounds the remainder. Replaced
 * from the newest to the oldest, sums of limbs fold into the few products that they came from, where intervals say
 * most. Each replacement adds a multiple of one fact.
 */
import { gcd, magnitude } from '../../base/integers.ts';
import type { Bound, Program } from './bound.ts';
import { combine, scale, UNIT, ZERO, type Monomial, type Poly, type Unknown } from './poly.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';

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

interface Direction {
  /** Whether floors with negative coefficients are replaced, too. */
  readonly areBoth: boolean;
  /** Whether names are kept that nothing cancels. */
  readonly areKept: boolean;
  /** Whether floors are kept that can have only one value. */
  readonly areKnown: boolean;
}

/**
 * p, and p with facts about what the case decides: of whole numbers as they are, which the words of p may come to; of
 * others, too, as much as makes one of its largest terms vanish.
 */
export function* beginnings(p: Poly, { facts: [facts], remainderOf, numbers, decided }: Program): Generator<Combined> {
  const plain: Combined = { sum: p, weight: 1n, factors: new Map(), replaced: [] };
  yield plain;
  for (const floor of decided) {
    const whole = numbers.get(floor);
    for (const fact of whole === undefined ? [] : [whole, whole + 1])
      yield { sum: combine(p, facts.get(fact) ?? ZERO), weight: 1n, factors: new Map([[fact, 1n]]), replaced: [] };
    const about = [whole, remainderOf.get(floor)].filter((number) => number !== undefined);
    for (const fact of about.flatMap((number) => [number, number + 1])) {
      const q = facts.get(fact) ?? ZERO;
      const shared = [...q].filter(([m, d]) => m !== UNIT && (p.get(m) ?? 0n) * d < 0n).map(([m]) => m);
      const largest = shared
        .sort((a, b) => compareRatios(p, q, b, a))
        .filter((m, i, all) => i === 0 || compareRatios(p, q, m, all[i - 1]) !== 0);
      for (const m of largest.slice(0, MAX_SHARED)) yield withFact(plain, m, fact, q);
    }
  }
}

const MAX_SHARED = 2;

/** Of what a fact must be multiplied by for each of two monomials. */
function compareRatios(p: Poly, q: Poly, m: Monomial, n: Monomial): number {
  const [a, b, c, d] = [p.get(m), q.get(m), p.get(n), q.get(n)].map((x) => magnitude(x ?? 0n));
  return a * d === c * b ? 0 : a * d < c * b ? -1 : 1;
}

/** What comes of a beginning by 0, 1, 2, ... replacements. */
export function* substitutions(
  beginning: Combined,
  { facts: [facts], remainderOf, numbers, rangeOf }: Program,
  direction: Direction,
): Generator<Combined> {
  let combined = beginning;
  yield combined;
  const done = new Set<Unknown>();
  for (;;) {
    const next = newest(combined.sum, remainderOf, done, direction.areBoth);
    if (next === undefined) return;
    done.add(next);
    if (direction.areKnown && rangeOf(next).lower === rangeOf(next).upper) continue;
    const c = combined.sum.get(next) ?? 0n;
    const whole = numbers.get(next) ?? NaN;
    const about = [whole, whole + 1].find((n) => isPart(facts.get(n) ?? ZERO, next, combined.sum));
    const number = about ?? (remainderOf.get(next) ?? 0) + (c > 0n ? 0 : 1);
    const fact = facts.get(number);
    const d = fact?.get(next) ?? 0n;
    if (fact === undefined || d === 0n || d > 0n === c > 0n) continue;
    if (about === undefined && direction.areKept && magnitude(d) === 1n && !isCancelling(combined.sum, c, fact))
      continue;
    combined = withFact(combined, next, number, fact);
    yield combined;
  }
}

/** Whether as much of a fact as makes the unknown vanish makes all of its unknowns vanish. */
function isPart(fact: Poly, n: Unknown, sum: Poly): boolean {
  const [c, d] = [sum.get(n) ?? 0n, fact.get(n) ?? 0n];
  return c * d < 0n && [...fact].every(([m, e]) => m === UNIT || (sum.get(m) ?? 0n) * d === c * e);
}

/** Whether what a name stands for has terms of the other sign that cancel some of the sum, or none at all. */
function isCancelling(sum: Poly, c: bigint, fact: Poly): boolean {
  const others = [...fact].filter(([m, d]) => m !== UNIT && magnitude(d) !== 1n && d > 0n !== c > 0n);
  return others.length === 0 || others.some(([m, d]) => (sum.get(m) ?? 0n) * d < 0n);
}

/** Adds as much of a fact as makes a monomial vanish. */
function withFact({ sum, weight, factors, replaced }: Combined, m: Monomial, number: number, fact: Poly): Combined {
  const [c, d] = [sum.get(m) ?? 0n, fact.get(m) ?? 0n];
  const common = gcd(c, d);
  const absolute = (x: bigint): bigint => magnitude(x) / common;
  const [own, factor] = [absolute(d), absolute(c)];
  const all = new Map([...factors].map(([n, f]) => [n, f * own] as const));
  all.set(number, (all.get(number) ?? 0n) + factor);
  return {
    sum: combine(scale(sum, own), fact, factor),
    weight: weight * own,
    factors: all,
    replaced: [...replaced, { floor: m, fact: number }],
  };
}

function newest(
  p: Poly,
  remainderOf: Program['remainderOf'],
  done: ReadonlySet<Unknown>,
  areBoth: boolean,
): Unknown | undefined {
  let found: Unknown | undefined;
  for (const [m, c] of p)
    if (m !== UNIT && remainderOf.has(m) && !done.has(m) && (c > 0n || areBoth) && m > (found ?? 0)) found = m;
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
