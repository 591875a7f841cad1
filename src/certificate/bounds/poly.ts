/**
 * Polynomials over the unknowns of the checker, which are integers at least 0: a map from monomials to coefficients
 * other than 0. A monomial is a number whose digits are its unknowns, ascending, so that monomials are in the checker's
 * order: by their degree, then by their unknowns.
 */
import { Failure } from '../../base/errors.ts';
import type { Interval } from '../../ir/interval.ts';

export type Unknown = number;
export type Monomial = number;
export type Poly = ReadonlyMap<Monomial, bigint>;

/** More unknowns than any certificate has; four digits are exact in a number. */
const SPAN = 1 << 13;
export const MAX_UNKNOWN = SPAN - 1;
const MAX_DEGREE = 4;

/** The monomial without unknowns. */
export const UNIT: Monomial = 0;

/** Ascending; an unknown occurs as often as its power says. */
export function unknownsOf(m: Monomial): Unknown[] {
  const unknowns: Unknown[] = [];
  for (let rest = m; rest > 0; rest = Math.floor(rest / SPAN)) unknowns.unshift(rest % SPAN);
  return unknowns;
}

/** Throws `unsupported` above degree four. */
function timesMonomial(a: Monomial, b: Monomial): Monomial {
  if (a === UNIT) return b;
  if (b === UNIT) return a;
  if (a < SPAN && b < SPAN) return a <= b ? a * SPAN + b : b * SPAN + a;
  const unknowns = [...unknownsOf(a), ...unknownsOf(b)].sort((i, j) => i - j);
  if (unknowns.length > MAX_DEGREE) throw new Failure('unsupported', `a polynomial of degree ${unknowns.length}`);
  return unknowns.reduce((m, n) => m * SPAN + n, 0);
}

export const ZERO: Poly = new Map();

export const constant = (value: bigint): Poly => (value === 0n ? ZERO : new Map([[UNIT, value]]));

/** The value of a polynomial without unknowns, else null. */
export const constantIn = (p: Poly): bigint | null => (p.size === 0 ? 0n : p.size === 1 ? (p.get(UNIT) ?? null) : null);

export const unknown = (n: Unknown): Poly => new Map([[n, 1n]]);

/** a + factor·b. */
export function combine(a: Poly, b: Poly, factor = 1n): Poly {
  if (factor === 0n || b.size === 0) return a;
  const sum = new Map(a);
  for (const [m, c] of b) addTerm(sum, m, c * factor);
  return sum;
}

export const add = (a: Poly, b: Poly): Poly => combine(a, b);
export const subtract = (a: Poly, b: Poly): Poly => combine(a, b, -1n);

export const scale = (p: Poly, factor: bigint): Poly =>
  factor === 0n ? ZERO : factor === 1n ? p : new Map([...p].map(([m, c]) => [m, c * factor]));

/** Σ weights[i]·parts[i]. */
export const weighted = (parts: readonly Poly[], weights: readonly bigint[]): Poly =>
  parts.reduce((sum, part, i) => combine(sum, part, weights[i]), ZERO);

/** Throws as `timesMonomial`. */
export function multiply(a: Poly, b: Poly): Poly {
  const product = new Map<Monomial, bigint>();
  for (const [m, c] of a) for (const [n, d] of b) addTerm(product, timesMonomial(m, n), c * d);
  return product;
}

function addTerm(p: Map<Monomial, bigint>, m: Monomial, c: bigint): void {
  const sum = (p.get(m) ?? 0n) + c;
  if (sum === 0n) p.delete(m);
  else p.set(m, sum);
}

/** In the checker's order. */
export const sortedTerms = (p: Poly): [Monomial, bigint][] => [...p].sort(([a], [b]) => a - b);

/** Equal for equal polynomials only. */
export const keyOf = (p: Poly): string =>
  sortedTerms(p)
    .map(([m, c]) => `${m.toString(36)}:${c.toString(36)}`)
    .join();

export const samePoly = (a: Poly, b: Poly): boolean => a.size === b.size && [...a].every(([m, c]) => b.get(m) === c);

export const evaluate = (p: Poly, values: readonly bigint[]): bigint => {
  let sum = 0n;
  for (const [m, c] of p) {
    let term = c;
    for (let rest = m; rest > 0; rest = Math.floor(rest / SPAN)) term *= values[rest % SPAN];
    sum += term;
  }
  return sum;
};

/** Each unknown within its own bounds. */
type Bounds = ReadonlyMap<Unknown, Interval>;

export function rangeOfMonomial(m: Monomial, bounds: Bounds): Interval {
  if (m < SPAN && m > 0) return boundsOf(m, bounds);
  let [lower, upper] = [1n, 1n];
  for (let rest = m; rest > 0; rest = Math.floor(rest / SPAN)) {
    const range = boundsOf(rest % SPAN, bounds);
    lower *= range.lower;
    upper *= range.upper;
  }
  return { lower, upper };
}

function boundsOf(n: Unknown, bounds: Bounds): Interval {
  const known = bounds.get(n);
  if (known === undefined) throw new Failure('invariant', `unknown ${n} has no bounds`);
  return known;
}

/** Of the values that p can have, by intervals. */
export function rangeOf(p: Poly, bounds: Bounds): Interval {
  let lower = 0n;
  let upper = 0n;
  for (const [m, c] of p) {
    const range = rangeOfMonomial(m, bounds);
    lower += c * (c > 0n ? range.lower : range.upper);
    upper += c * (c > 0n ? range.upper : range.lower);
  }
  return { lower, upper };
}

/** Unknowns of which only one value is possible are replaced by it; the square of a bit is the bit. */
export function settle(p: Poly, bounds: Bounds): Poly {
  const settled = new Map<Monomial, bigint>();
  for (const [m, c] of p) {
    let coefficient = c;
    const unknowns: Unknown[] = [];
    for (const n of unknownsOf(m)) {
      const { lower, upper } = boundsOf(n, bounds);
      if (lower === upper) coefficient *= lower;
      else if (unknowns.at(-1) !== n || upper > 1n) unknowns.push(n);
    }
    if (coefficient !== 0n) addTerm(settled, unknowns.reduce(timesMonomial, UNIT), coefficient);
  }
  return settled;
}

/** p with `by` in place of the unknown n. */
export function replaced(p: Poly, n: Unknown, by: Poly): Poly {
  let sum = p;
  for (const [m, c] of p) {
    const unknowns = unknownsOf(m);
    if (!unknowns.includes(n)) continue;
    const term = unknowns.reduce((product, k) => multiply(product, k === n ? by : unknown(k)), constant(c));
    sum = combine(combine(sum, new Map([[m, c]]), -1n), term);
  }
  return sum;
}

/** Equal for polynomials that are congruent modulo 2^64, coefficient by coefficient. */
export const residueKey = (p: Poly): string =>
  keyOf(new Map([...p].map(([m, c]) => [m, BigInt.asUintN(64, c)] as const).filter(([, c]) => c !== 0n)));
