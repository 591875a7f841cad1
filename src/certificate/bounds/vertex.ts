/** The current vertex of a linear program: values of monomials, exact and rounded. */
import type { Interval } from '../../ir/interval.ts';
import { UNIT, type Monomial, type Poly } from './poly.ts';
import { quotient, ROUNDING, roundedRow, roundedTerms, type Row } from './rows.ts';

interface Fraction {
  readonly value: bigint;
  readonly denominator: bigint;
}
const ONE: Fraction = { value: 1n, denominator: 1n };

export class Vertex {
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
