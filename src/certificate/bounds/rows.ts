/** Rows of a linear program in exact rationals, and the order of simplex breakpoints. */
import { gcd } from '../../base/integers.ts';
import type { Combination } from './bound.ts';
import { UNIT, type Monomial, type Poly } from './poly.ts';

/** (constant + Σ coefficients·variables) / denominator > 0. Variables are monomials; -n is the excess of fact n. */
export interface Row {
  constant: bigint;
  denominator: bigint;
  terms: Map<number, bigint>;
}

/** Of sums of rounded numbers, far above what rounding can do. */
export const ROUNDING = 1e-9;

const rounded = new WeakMap<Poly, readonly (readonly [Monomial, number])[]>();

export function roundedTerms(fact: Poly): readonly (readonly [Monomial, number])[] {
  let terms = rounded.get(fact);
  if (terms === undefined) {
    terms = [...fact].map(([m, c]) => [m, Number(c)] as const);
    rounded.set(fact, terms);
  }
  return terms;
}

const roundedRows = new WeakMap<Row, readonly (readonly [number, number])[]>();

/** The terms of a row that does not change any more. */
export function roundedRow(row: Row): readonly (readonly [number, number])[] {
  let terms = roundedRows.get(row);
  if (terms === undefined) {
    terms = [...row.terms].map(([v, c]) => [v, quotient(c, row.denominator)] as const);
    roundedRows.set(row, terms);
  }
  return terms;
}

/** a/b, rounded; b > 0. */
export function quotient(a: bigint, b: bigint): number {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isFinite(x) && Number.isFinite(y)) return x / y;
  const shift = BigInt(Math.max(0, b.toString(16).length - 200) * 4);
  return Number(a >> shift) / Number(b >> shift);
}

export function rowOf(p: Poly): Row {
  const terms = new Map(p);
  terms.delete(UNIT);
  return { constant: p.get(UNIT) ?? 0n, denominator: 1n, terms };
}

export const shifted = ({ constant, denominator, terms }: Row, by: bigint): Row => ({
  constant: constant - by * denominator,
  denominator,
  terms,
});

export const negated = ({ constant, denominator, terms }: Row): Row => ({
  constant: -constant,
  denominator,
  terms: new Map([...terms].map(([v, c]) => [v, -c])),
});

/** `row` with `by` in place of the variable v. */
export function substitute(row: Row, v: number, by: Row): Row {
  const c = row.terms.get(v) ?? 0n;
  if (c === 0n) return row;
  const common = gcd(c, by.denominator);
  const [factor, own] = [c / common, by.denominator / common];
  const terms = new Map<number, bigint>();
  for (const [w, d] of row.terms) if (w !== v) terms.set(w, d * own);
  for (const [w, d] of by.terms) {
    const sum = (terms.get(w) ?? 0n) + d * factor;
    if (sum === 0n) terms.delete(w);
    else terms.set(w, sum);
  }
  return { constant: row.constant * own + by.constant * factor, denominator: row.denominator * own, terms };
}

const REDUCED_BITS = 512n;

/** Without what all numbers have in common, once they are large: to find it takes longer than to compute with it. */
export function reduced({ constant, denominator, terms }: Row): Row {
  if (denominator >> REDUCED_BITS === 0n) return { constant, denominator, terms };
  let common = denominator;
  for (const c of [constant, ...terms.values()]) {
    if (common === 1n) break;
    common = gcd(common, c);
  }
  if (common === 1n) return { constant, denominator, terms };
  for (const [v, c] of terms) terms.set(v, c / common);
  return { constant: constant / common, denominator: denominator / common, terms };
}

const sign = (x: bigint): number => (x > 0n ? 1 : x < 0n ? -1 : 0);

export interface Breakpoint {
  readonly v: number;
  /** How fast it changes the row, and what that costs, times the denominators. */
  readonly size: bigint;
  readonly cost: bigint;
  readonly second: bigint;
  /** cost/size, rounded. */
  readonly ratio: number;
}

export function byRatio(a: Breakpoint, b: Breakpoint): number {
  if (Math.abs(a.ratio - b.ratio) > ROUNDING * (a.ratio + b.ratio)) return a.ratio - b.ratio;
  const isSame = a.cost === 0n && b.cost === 0n;
  return (isSame ? 0 : sign(a.cost * b.size - b.cost * a.size)) || sign(a.second * b.size - b.second * a.size);
}

/** What is below 0 whatever the variables are, as a combination of facts. */
export function combinationOf({ leaving, row: { terms, denominator } }: Violation): Combination {
  const used = [...terms].filter(([v]) => v < 0).map(([v, c]) => ({ factor: -c, fact: -v }));
  const all = leaving < 0 ? [...used, { factor: denominator, fact: -leaving }] : used;
  const common = all.reduce((g, { factor }) => gcd(g, factor), 0n);
  return all.map(({ factor, fact }) => ({ factor: factor / common, fact })).toSorted((a, b) => a.fact - b.fact);
}

export const isNear = (fact: Poly, near: ReadonlySet<Monomial>): boolean => [...fact.keys()].some((m) => near.has(m));

/** What must become 0 and is `value`/denominator < 0 now. */
export interface Violation {
  readonly leaving: number;
  readonly row: Row;
  readonly value: bigint;
  readonly atUpper: boolean;
}
