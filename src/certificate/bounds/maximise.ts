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
import { spend, type Bound, type Contradiction, type Program, type Combination } from './bound.ts';
import { type Poly, type Monomial, UNIT } from './poly.ts';
import { beginnings, boundOf, substitutions, type Combined, type Replaced } from './substitution.ts';
import { magnitude, gcd } from '../../base/integers.ts';
import type { Interval } from '../../ir/interval.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import {
  byRatio,
  combinationOf,
  isNear,
  negated,
  quotient,
  reduced,
  ROUNDING,
  roundedTerms,
  rowOf,
  shifted,
  substitute,
  type Breakpoint,
  type Row,
  type Violation,
  roundedRow,
} from './rows.ts';

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

/* The dual simplex method with bounded variables, for `maximise`. */

const FINEST = 160;
/** Facts of which the best one is taken, if it lowers the bound; and that are looked at where rounding matters. */
const MAX_CANDIDATES = 40;

/** A fact that is below 0. */
interface Violated {
  readonly fact: number;
  readonly by: number;
  /** In parts of its terms. */
  readonly part: number;
}

class Simplex {
  private readonly facts: Program['facts'];
  private readonly candidates: Program['facts'];
  private readonly vertex: Vertex;
  /** p in the variables that are not in the basis. */
  private objective: Row;
  /** An objective after all others, which makes steps that do not lower the bound go somewhere. */
  private second: Row = { constant: 0n, denominator: 1n, terms: new Map() };
  private readonly seen = new Set<Monomial>();
  private readonly active = new Set<number>();
  private contradiction: Combination | null = null;

  /** Of the facts, candidates may be taken up. */
  constructor(p: Poly, facts: Program['facts'], candidates: Program['facts'], rangeOf: (m: Monomial) => Interval) {
    this.facts = facts;
    this.candidates = candidates;
    this.vertex = new Vertex(rangeOf);
    this.objective = rowOf(p);
    for (const [m, c] of this.objective.terms) {
      if (c > 0n) this.vertex.atUpper.add(m);
      this.meet(m);
    }
  }

  /** To leave a monomial's first bound costs something, if nothing else then in the second objective. */
  private meet(m: number): void {
    if (m <= 0 || this.seen.has(m)) return;
    this.seen.add(m);
    const bits = this.vertex.widthOf(m).toString(2).length;
    const size = BigInt(((m * 40503) % 977) + 24) << BigInt(Math.max(0, FINEST - bits));
    const { terms, denominator } = this.second;
    terms.set(m, (terms.get(m) ?? 0n) + (this.vertex.atUpper.has(m) ? size : -size) * denominator);
  }

  /** Begins where these floors are in the basis, for facts that are met exactly; as `substitutions` gives them. */
  begin(replaced: readonly Replaced[]): void {
    for (const { floor, fact } of replaced)
      this.exchange({ leaving: -fact, row: this.inBasis(this.fact(fact)), value: 0n, atUpper: false }, floor);
    for (const v of this.seen)
      if (!this.vertex.basis.has(v)) {
        const gain = this.objective.terms.get(v) ?? this.second.terms.get(v) ?? 0n;
        if (gain > 0n) this.vertex.atUpper.add(v);
        else this.vertex.atUpper.delete(v);
      }
  }

  /** floor of the value of the objective. */
  bound(): bigint {
    return floorDivide(this.vertex.valueOf(this.objective), this.objective.denominator);
  }

  result(): Bound | Contradiction {
    if (this.contradiction !== null) return { kind: 'contradiction', facts: this.contradiction };
    const { terms, denominator } = this.objective;
    const used = [...terms].filter(([v, c]) => v < 0 && c < 0n).map(([v, c]) => ({ factor: -c, fact: -v }));
    const common = used.reduce((g, { factor }) => gcd(g, factor), denominator);
    return {
      kind: 'bound',
      upper: this.bound(),
      weight: denominator / common,
      facts: used.map(({ factor, fact }) => ({ factor: factor / common, fact })).toSorted((a, b) => a.fact - b.fact),
    };
  }

  /** Takes up what is violated; false if nothing is, or if nothing is left to be done. */
  step(): boolean {
    this.vertex.forget();
    const row = this.violatedBasis() ?? this.violatedFact();
    if (row === null) return false;
    return this.pivot(row);
  }

  /** A monomial of the basis outside of its box, as what is negative by it. */
  private violatedBasis(): Violation | null {
    for (const [m, row] of this.vertex.basis) {
      if (this.vertex.isClearlyInside(m, row)) continue;
      const { lower, upper } = this.vertex.range(m);
      const { value } = this.vertex.exact(m);
      if (value < lower * row.denominator)
        return { leaving: m, row: shifted(row, lower), value: value - lower * row.denominator, atUpper: false };
      if (value > upper * row.denominator)
        return {
          leaving: m,
          row: negated(shifted(row, upper)),
          value: upper * row.denominator - value,
          atUpper: true,
        };
    }
    return null;
  }

  /**
   * The violated fact that lowers the bound most; where none does, the newest. Facts whose monomials cost nothing and
   * are in no row are left alone: what violates them can be moved freely.
   */
  private violatedFact(): Violation | null {
    let best: number | null = null;
    let gain: Gain | null = null;
    const near = this.violatedFacts(this.nearMonomials());
    for (const [i, { fact, by }] of (near.length > 0 ? near : this.violatedFacts(null)).entries()) {
      if (i >= MAX_CANDIDATES && gain !== null && gain.first > 0) break;
      const own = gainOf(roundedTerms(this.fact(fact)), by, this.vertex, this.costOf);
      if (gain !== null && !isGreater(own, gain)) continue;
      best = fact;
      gain = own;
    }
    if (best === null) return null;
    const row = this.inBasis(this.fact(best));
    return { leaving: -best, row, value: this.vertex.valueOf(row), atUpper: false };
  }

  /**
   * The violated facts about one of the monomials, or all; first what is violated most, measured by its terms. Those
   * that rounded numbers say nothing about only if there are no others.
   */
  private violatedFacts(near: ReadonlySet<Monomial> | null): Violated[] {
    const violated: Violated[] = [];
    const doubtful: [fact: number, p: Poly][] = [];
    for (const facts of this.candidates)
      for (const [fact, p] of facts) {
        if (this.active.has(fact) || (near !== null && !isNear(p, near))) continue;
        const { sum, size } = this.vertex.excess(p);
        if (Math.abs(sum) <= size * ROUNDING) doubtful.push([fact, p]);
        else if (sum < 0) violated.push({ fact, by: -sum, part: -sum / size });
      }
    if (violated.length > 0) return violated.sort((a, b) => b.part - a.part);
    for (const [fact, p] of doubtful) {
      const by = -this.vertex.exactExcess(p);
      if (by > 0 && violated.push({ fact, by, part: 0 }) >= MAX_CANDIDATES) break;
    }
    return violated;
  }

  private fact(n: number): Poly {
    for (const facts of this.facts) {
      const p = facts.get(n);
      if (p !== undefined) return p;
    }
    return new Map();
  }

  /** Those that cost something, or are in a row. */
  private nearMonomials(): Set<Monomial> {
    const near = new Set<Monomial>(this.vertex.basis.keys());
    for (const { terms } of [this.objective, ...this.vertex.basis.values()])
      for (const v of terms.keys()) if (v > 0) near.add(v);
    return near;
  }

  private inBasis(fact: Poly): Row {
    let row = rowOf(fact);
    for (const m of fact.keys()) {
      const known = this.vertex.basis.get(m);
      if (known !== undefined) row = substitute(row, m, known);
    }
    for (const v of row.terms.keys()) this.meet(v);
    return row;
  }

  /** The variables that can make the violated row greater, the cheapest first. */
  private breakpoints({ row }: Violation): Breakpoint[] {
    const points: Breakpoint[] = [];
    for (const [v, r] of row.terms) {
      const isUp = v > 0 && this.vertex.atUpper.has(v);
      if (r > 0n === isUp) continue;
      const [c, d] = [this.objective.terms.get(v) ?? 0n, this.second.terms.get(v) ?? 0n];
      const [size, cost] = [r < 0n ? -r : r, c < 0n ? -c : c];
      points.push({ v, size, cost, second: d < 0n ? -d : d, ratio: cost === 0n ? 0 : quotient(cost, size) });
    }
    return points.sort(byRatio);
  }

  /** Of a variable, in both objectives, rounded. */
  private readonly costOf = (v: number): Gain => ({
    first: quotient(magnitude(this.objective.terms.get(v) ?? 0n), this.objective.denominator),
    second: quotient(magnitude(this.second.terms.get(v) ?? 0n), this.second.denominator),
  });

  /** False if the violated row cannot be satisfied: then no bound is too low. */
  private pivot(violation: Violation): boolean {
    let left = -violation.value;
    for (const { v, size } of this.breakpoints(violation)) {
      const width = v < 0 ? null : this.vertex.widthOf(v);
      if (width === null || size * width >= left) {
        this.exchange(violation, v);
        return true;
      }
      left -= size * width;
      if (this.vertex.atUpper.has(v)) this.vertex.atUpper.delete(v);
      else this.vertex.atUpper.add(v);
    }
    this.contradiction = combinationOf(violation);
    return false;
  }

  /** `entering` comes into the basis for what was violated. */
  private exchange({ leaving, row, atUpper }: Violation, entering: number): void {
    // row >= 0 is the excess e: for a fact itself, for a monomial x - lower or upper - x.
    const solved = this.solved(leaving, row, entering, atUpper);
    if (leaving > 0) this.vertex.basis.delete(leaving);
    for (const [m, other] of this.vertex.basis)
      if (other.terms.has(entering)) this.vertex.basis.set(m, reduced(substitute(other, entering, solved)));
    this.objective = reduced(substitute(this.objective, entering, solved));
    this.second = reduced(substitute(this.second, entering, solved));
    if (leaving < 0) this.active.add(-leaving);
    else if (atUpper) this.vertex.atUpper.add(leaving);
    else this.vertex.atUpper.delete(leaving);
    if (entering < 0) this.active.delete(-entering);
    else {
      this.vertex.atUpper.delete(entering);
      this.vertex.basis.set(entering, solved);
    }
  }

  /** The row solved for `entering`, in which `leaving` takes its place. */
  private solved(leaving: number, row: Row, entering: number, atUpper: boolean): Row {
    const pivot = row.terms.get(entering) as bigint;
    const sign = pivot < 0n ? -1n : 1n;
    const terms = new Map<number, bigint>();
    for (const [v, c] of row.terms) if (v !== entering) terms.set(v, -c * sign);
    // row = e·denominator, e = leaving, leaving - lower or upper - leaving
    const { denominator } = row;
    let constant = -row.constant * sign;
    if (leaving < 0) terms.set(leaving, denominator * sign);
    else {
      const { lower, upper } = this.vertex.range(leaving);
      terms.set(leaving, denominator * sign * (atUpper ? -1n : 1n));
      constant += denominator * sign * (atUpper ? upper : -lower);
    }
    return reduced({ constant, denominator: pivot * sign, terms });
  }
}

/* Estimates by how much a violated fact lowers a bound; rounded, because only the order of facts depends on it. */

/** What a step of the linear program lowers. */
interface Gain {
  readonly first: number;
  readonly second: number;
}

const isGreater = (a: Gain, b: Gain): boolean =>
  Math.abs(a.first - b.first) > ROUNDING * (a.first + b.first) ? a.first > b.first : a.second > b.second;

interface Point extends Gain {
  readonly v: number;
  readonly size: number;
  readonly ratio: number;
}

type Terms = readonly (readonly [number, number])[];

/**
 * The gain of a fact that is violated by `left` > 0, where `costOf` is what a variable costs; both parts are infinite
 * where facts seem to contradict each other.
 */
function gainOf(fact: Terms, left: number, vertex: Vertex, costOf: (v: number) => Gain): Gain {
  let [first, second, open] = [0, 0, left];
  for (const { v, size, first: cost, second: other } of points(fact, vertex, costOf)) {
    const reach = v < 0 ? Infinity : size * Number(vertex.widthOf(v));
    const part = Math.min(open, reach) / size;
    first += part * cost;
    second += part * other;
    open -= reach;
    if (open <= 0) return { first, second };
  }
  return { first: Infinity, second: Infinity };
}

/** The variables that can make the fact greater, the cheapest first. */
function points(fact: Terms, { basis, atUpper }: Vertex, costOf: (v: number) => Gain): Point[] {
  const found: Point[] = [];
  for (const [v, c] of inBasis(fact, basis)) {
    if (c > 0 === (v > 0 && atUpper.has(v))) continue;
    const size = Math.abs(c);
    const cost = costOf(v);
    found.push({ v, size, ratio: cost.first / size, ...cost });
  }
  return found.sort((a, b) => a.ratio - b.ratio || a.second * b.size - b.second * a.size);
}

/** The fact in variables outside of the basis, without what is left of those that cancel. */
function inBasis(fact: Terms, basis: Vertex['basis']): Terms {
  const sums = new Map<number, { sum: number; size: number }>();
  const add = (v: number, c: number): void => {
    const known = sums.get(v);
    if (known === undefined) sums.set(v, { sum: c, size: Math.abs(c) });
    else {
      known.sum += c;
      known.size += Math.abs(c);
    }
  };
  for (const [m, c] of fact) {
    const row = basis.get(m);
    if (row === undefined) add(m, c);
    else for (const [v, d] of roundedRow(row)) add(v, c * d);
  }
  return [...sums].flatMap(([v, { sum, size }]) => (Math.abs(sum) > size * ROUNDING ? [[v, sum] as const] : []));
}

/* The current vertex of a linear program: values of monomials, exact and rounded. */

interface Fraction {
  readonly value: bigint;
  readonly denominator: bigint;
}
const ONE: Fraction = { value: 1n, denominator: 1n };

class Vertex {
  /** Monomials in the basis. */
  readonly basis = new Map<Monomial, Row>();
  /** Monomials outside of the basis that are at their upper bounds; all others are at the lower ones. */
  readonly atUpper = new Set<Monomial>();
  private readonly rangeOf: (m: Monomial) => Interval;
  private readonly ranges = new Map<Monomial, Interval>();
  private readonly fractions = new Map<Monomial, Fraction>();
  private readonly roundedValues = new Map<Monomial, number>();

  constructor(rangeOf: (m: Monomial) => Interval) {
    this.rangeOf = rangeOf;
  }

  /** Values, since they are others from here on. */
  forget(): void {
    this.fractions.clear();
    this.roundedValues.clear();
  }

  range(m: Monomial): Interval {
    let range = this.ranges.get(m);
    if (range === undefined) {
      range = this.rangeOf(m);
      this.ranges.set(m, range);
    }
    return range;
  }

  private nonbasic(v: number): bigint {
    if (v < 0) return 0n;
    const { lower, upper } = this.range(v);
    return this.atUpper.has(v) ? upper : lower;
  }

  /** Times the denominator. */
  valueOf({ constant, terms }: Row): bigint {
    let sum = constant;
    for (const [v, c] of terms) if (v > 0) sum += c * this.nonbasic(v);
    return sum;
  }

  widthOf(m: Monomial): bigint {
    const { lower, upper } = this.range(m);
    return upper - lower;
  }

  /** As far as rounded numbers can tell. */
  isClearlyInside(m: Monomial, row: Row): boolean {
    let value = quotient(row.constant, row.denominator);
    let size = Math.abs(value);
    for (const [v, c] of roundedRow(row)) {
      if (v < 0) continue;
      const term = c * Number(this.nonbasic(v));
      value += term;
      size += Math.abs(term);
    }
    const { lower, upper } = this.range(m);
    const margin = size * ROUNDING;
    return value - margin > Number(lower) && value + margin < Number(upper);
  }

  /** What a fact exceeds 0 by, and the sum of its terms without their signs, rounded. */
  excess(fact: Poly): { readonly sum: number; readonly size: number } {
    let [sum, size] = [0, 0];
    for (const [m, c] of roundedTerms(fact)) {
      const term = c * this.rounded(m);
      sum += term;
      size += Math.abs(term);
    }
    return { sum, size };
  }

  /** Rounded, but with the right sign. */
  exactExcess(fact: Poly): number {
    const parts = new Map<bigint, bigint>();
    for (const [m, c] of fact) {
      const { value, denominator } = this.exact(m);
      parts.set(denominator, (parts.get(denominator) ?? 0n) + c * value);
    }
    let [sum, common] = [0n, 1n];
    for (const [denominator, part] of parts) {
      sum = sum * denominator + part * common;
      common *= denominator;
    }
    return quotient(sum, common);
  }

  private rounded(m: Monomial): number {
    if (m === UNIT) return 1;
    let value = this.roundedValues.get(m);
    if (value === undefined) {
      const exact = this.exact(m);
      value = quotient(exact.value, exact.denominator);
      this.roundedValues.set(m, value);
    }
    return value;
  }

  exact(m: Monomial): Fraction {
    if (m === UNIT) return ONE;
    let fraction = this.fractions.get(m);
    if (fraction === undefined) {
      const row = this.basis.get(m);
      fraction =
        row === undefined
          ? { value: this.nonbasic(m), denominator: 1n }
          : { value: this.valueOf(row), denominator: row.denominator };
      this.fractions.set(m, fraction);
    }
    return fraction;
  }
}
