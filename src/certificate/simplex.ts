/** The dual simplex method with bounded variables, for `maximise`. */
import { gcd } from '../base/modular.ts';
import type { Interval } from '../ir/interval.ts';
import { floorDivide } from '../prover/algebra/interval.ts';
import type { Bound, Combination, Contradiction, Program } from './bound.ts';
import { UNIT, type Monomial, type Poly } from './poly.ts';
import type { Replaced } from './substitution.ts';
import {
  byRatio,
  combinationOf,
  isGreater,
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
  type Gain,
  type Row,
  type Violation,
} from './rows.ts';

const FINEST = 160;
/** Facts of which the best one is taken, if it lowers the bound. */
const MAX_CANDIDATES = 12;

export class Simplex {
  private readonly facts: Program['facts'];
  private readonly candidates: Program['facts'];
  private readonly rangeOf: (m: Monomial) => Interval;
  /** p in the variables that are not in the basis. */
  private objective: Row;
  /** An objective after all others, which makes steps that do not lower the bound go somewhere. */
  private second: Row = { constant: 0n, denominator: 1n, terms: new Map() };
  /** Values of monomials, rounded. */
  private readonly values = new Map<Monomial, number>();
  private readonly seen = new Set<Monomial>();
  /** Monomials in the basis. */
  private readonly basis = new Map<Monomial, Row>();
  /** Monomials outside of the basis that are at their upper bounds; all others are at the lower ones. */
  private readonly atUpper = new Set<Monomial>();
  private readonly active = new Set<number>();
  private contradiction: Combination | null = null;
  private readonly ranges = new Map<Monomial, Interval>();

  /** Of the facts, candidates may be taken up. */
  constructor(p: Poly, facts: Program['facts'], candidates: Program['facts'], rangeOf: (m: Monomial) => Interval) {
    this.facts = facts;
    this.candidates = candidates;
    this.rangeOf = rangeOf;
    this.objective = rowOf(p);
    for (const [m, c] of this.objective.terms) {
      if (c > 0n) this.atUpper.add(m);
      this.meet(m);
    }
  }

  /** To leave a monomial's first bound costs something, if nothing else then in the second objective. */
  private meet(m: number): void {
    if (m <= 0 || this.seen.has(m)) return;
    this.seen.add(m);
    const bits = this.widthOf(m).toString(2).length;
    const size = BigInt(((m * 40503) % 977) + 24) << BigInt(Math.max(0, FINEST - bits));
    const { terms, denominator } = this.second;
    terms.set(m, (terms.get(m) ?? 0n) + (this.atUpper.has(m) ? size : -size) * denominator);
  }

  /** Begins where these floors are in the basis, for facts that are met exactly; as `substitutions` gives them. */
  begin(replaced: readonly Replaced[]): void {
    for (const { floor, fact } of replaced)
      this.exchange({ leaving: -fact, row: this.inBasis(this.fact(fact)), value: 0n, atUpper: false }, floor);
    for (const v of this.seen)
      if (!this.basis.has(v)) {
        const gain = this.objective.terms.get(v) ?? this.second.terms.get(v) ?? 0n;
        if (gain > 0n) this.atUpper.add(v);
        else this.atUpper.delete(v);
      }
  }

  /** floor of the value of the objective. */
  bound(): bigint {
    return floorDivide(this.valueOf(this.objective), this.objective.denominator);
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
    this.values.clear();
    const row = this.violatedBasis() ?? this.violatedFact();
    if (row === null) return false;
    return this.pivot(row);
  }

  private range(m: Monomial): Interval {
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
  private valueOf({ constant, terms }: Row): bigint {
    let sum = constant;
    for (const [v, c] of terms) if (v > 0) sum += c * this.nonbasic(v);
    return sum;
  }

  /** A monomial of the basis outside of its box, as what is negative by it. */
  private violatedBasis(): Violation | null {
    for (const [m, row] of this.basis) {
      const { lower, upper } = this.range(m);
      const value = this.valueOf(row);
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
    let best: Violation | null = null;
    let gain: Gain | null = null;
    const near = this.violatedFacts(this.nearMonomials());
    for (const [i, n] of (near.length > 0 ? near : this.violatedFacts(null)).entries()) {
      if (i >= MAX_CANDIDATES && gain !== null && gain.first > 0n) break;
      const row = this.inBasis(this.fact(n));
      const found = { leaving: -n, row, value: this.valueOf(row), atUpper: false };
      const own = this.gainOf(found);
      if (own === null) return found;
      if (gain !== null && !isGreater(own, gain)) continue;
      best = found;
      gain = own;
    }
    return best;
  }

  /** The violated facts about one of the monomials, or all; first what is violated most, measured by its terms. */
  private violatedFacts(near: ReadonlySet<Monomial> | null): number[] {
    const found: { fact: number; excess: number }[] = [];
    for (const facts of this.candidates)
      for (const [fact, p] of facts) {
        if (this.active.has(fact) || (near !== null && !isNear(p, near))) continue;
        const excess = this.excess(p);
        if (excess < 0) found.push({ fact, excess });
      }
    return found.sort((a, b) => a.excess - b.excess).map(({ fact }) => fact);
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
    const near = new Set<Monomial>(this.basis.keys());
    for (const { terms } of [this.objective, ...this.basis.values()])
      for (const v of terms.keys()) if (v > 0) near.add(v);
    return near;
  }

  /** What a fact exceeds 0 by, in parts of the sum of its terms without their signs; exact in its sign. */
  private excess(fact: Poly): number {
    let [sum, size] = [0, 0];
    for (const [m, c] of roundedTerms(fact)) {
      const term = c * this.rounded(m);
      sum += term;
      size += Math.abs(term);
    }
    if (size === 0) return 0;
    return Math.abs(sum) > size * ROUNDING ? sum / size : this.isViolated(fact) ? -ROUNDING : 0;
  }

  private isViolated(fact: Poly): boolean {
    let whole = 0n;
    let [numerator, denominator] = [0n, 1n];
    for (const [m, c] of fact) {
      const row = this.basis.get(m);
      if (m === UNIT) whole += c;
      else if (row === undefined) whole += c * this.nonbasic(m);
      else {
        numerator = numerator * row.denominator + c * this.valueOf(row) * denominator;
        denominator *= row.denominator;
      }
    }
    return numerator + whole * denominator < 0n;
  }

  private rounded(m: Monomial): number {
    if (m === UNIT) return 1;
    let value = this.values.get(m);
    if (value === undefined) {
      const row = this.basis.get(m);
      value = row === undefined ? Number(this.nonbasic(m)) : quotient(this.valueOf(row), row.denominator);
      this.values.set(m, value);
    }
    return value;
  }

  private inBasis(fact: Poly): Row {
    let row = rowOf(fact);
    for (const m of fact.keys()) {
      const known = this.basis.get(m);
      if (known !== undefined) row = substitute(row, m, known);
    }
    for (const v of row.terms.keys()) this.meet(v);
    return row;
  }

  /** The variables that can make the violated row greater, the cheapest first. */
  private breakpoints({ row }: Violation): Breakpoint[] {
    const points: Breakpoint[] = [];
    for (const [v, r] of row.terms) {
      const isUp = v > 0 && this.atUpper.has(v);
      if (r > 0n === isUp) continue;
      const [c, d] = [this.objective.terms.get(v) ?? 0n, this.second.terms.get(v) ?? 0n];
      const [size, cost] = [r < 0n ? -r : r, c < 0n ? -c : c];
      points.push({ v, size, cost, second: d < 0n ? -d : d, ratio: cost === 0n ? 0 : quotient(cost, size) });
    }
    return points.sort(byRatio);
  }

  /** By how much the objectives fall when the row is taken up; null if the facts contradict each other. */
  private gainOf(violation: Violation): Gain | null {
    let left = -violation.value;
    let [first, second, denominator] = [0n, 0n, 1n];
    for (const { v, size, cost, second: other } of this.breakpoints(violation)) {
      const width = v < 0 ? null : this.widthOf(v);
      const isLast = width === null || size * width >= left;
      const part = isLast ? left : size * width;
      first = first * size + part * cost * denominator;
      second = second * size + part * other * denominator;
      denominator *= size;
      left -= part;
      if (isLast) return { first, second, denominator };
    }
    return null;
  }

  private widthOf(m: Monomial): bigint {
    const { lower, upper } = this.range(m);
    return upper - lower;
  }

  /** False if the violated row cannot be satisfied: then no bound is too low. */
  private pivot(violation: Violation): boolean {
    let left = -violation.value;
    for (const { v, size } of this.breakpoints(violation)) {
      const width = v < 0 ? null : this.widthOf(v);
      if (width === null || size * width >= left) {
        this.exchange(violation, v);
        return true;
      }
      left -= size * width;
      if (this.atUpper.has(v)) this.atUpper.delete(v);
      else this.atUpper.add(v);
    }
    this.contradiction = combinationOf(violation);
    return false;
  }

  /** `entering` comes into the basis for what was violated. */
  private exchange({ leaving, row, atUpper }: Violation, entering: number): void {
    // row >= 0 is the excess e: for a fact itself, for a monomial x - lower or upper - x.
    const solved = this.solved(leaving, row, entering, atUpper);
    if (leaving > 0) this.basis.delete(leaving);
    for (const [m, other] of this.basis)
      if (other.terms.has(entering)) this.basis.set(m, reduced(substitute(other, entering, solved)));
    this.objective = reduced(substitute(this.objective, entering, solved));
    this.second = reduced(substitute(this.second, entering, solved));
    if (leaving < 0) this.active.add(-leaving);
    else if (atUpper) this.atUpper.add(leaving);
    else this.atUpper.delete(leaving);
    if (entering < 0) this.active.delete(-entering);
    else {
      this.atUpper.delete(entering);
      this.basis.set(entering, solved);
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
      const { lower, upper } = this.range(leaving);
      terms.set(leaving, denominator * sign * (atUpper ? -1n : 1n));
      constant += denominator * sign * (atUpper ? upper : -lower);
    }
    return reduced({ constant, denominator: pivot * sign, terms });
  }
}
