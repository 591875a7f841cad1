/** Quotients of sums that are already polynomials in what is known. */
import { magnitude } from '../../base/integers.ts';
import type { Interval } from '../../ir/interval.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import type { Bound } from '../bounds/bound.ts';
import type { Context } from './context.ts';
import { unfoldings } from './names.ts';
import { add, combine, constant, evaluate, rangeOf, replaced, scale, subtract, UNIT, unknown } from '../bounds/poly.ts';
import type { Poly, Unknown } from '../bounds/poly.ts';

/** p = m·quotient + remainder, where the coefficients' own remainders stay within one block of m; null elsewhere. */
function byCoefficients(
  m: bigint,
  p: Poly,
  bounds: ReadonlyMap<Unknown, Interval>,
): { readonly quotient: Poly; readonly remainder: { readonly poly: Poly; readonly max: bigint } } | null {
  const quotient = new Map(
    [...p].flatMap(([t, c]) => (floorDivide(c, m) === 0n ? [] : [[t, floorDivide(c, m)] as const])),
  );
  const rest = combine(p, quotient, -m);
  const { lower, upper } = rangeOf(rest, bounds);
  const block = floorDivide(lower, m);
  if (block !== floorDivide(upper, m)) return null;
  const remainder = { poly: subtract(rest, constant(m * block)), max: upper - m * block };
  return { quotient: add(quotient, constant(block)), remainder };
}

interface Quotient {
  readonly quotient: Poly;
  readonly remainder: { readonly poly: Poly; readonly max: bigint };
  /** Of the remainder and of its negative. */
  readonly upper: Bound;
  readonly lower: Bound;
}

/** The same for p as it is, or with what the newest names in it stand for, as few of them as possible. */
export function quotientByCoefficients(context: Context, m: bigint, p: Poly): Quotient | null {
  const { isName, meaning } = context.unknowns;
  for (const { poly, names } of unfoldings(p, isName, meaning)) {
    const found = byCoefficients(m, poly, context.bounds);
    if (found === null) continue;
    const rest = combine(p, found.quotient, -m);
    const [upper, lower] = [rest, scale(rest, -1n)].map((q) => boundByNames(context, q, names));
    return { quotient: found.quotient, remainder: { ...found.remainder, poly: rest }, upper, lower };
  }
  return null;
}

/** The bound of p by intervals, where names are replaced by means of the facts that they are equal to something. */
function boundByNames({ unknowns, remainderOf }: Context, p: Poly, names: readonly Unknown[]): Bound {
  let rest = p;
  const facts = names.map((n) => {
    const factor = rest.get(n) ?? 0n;
    rest = replaced(rest, n, unknowns.meaning(n));
    return { factor: magnitude(factor), fact: (remainderOf.get(n) ?? 0) + (factor > 0n ? 0 : 1) };
  });
  const used = facts.filter(({ factor }) => factor > 0n).toSorted((a, b) => a.fact - b.fact);
  return { kind: 'bound', upper: 0n, weight: 1n, facts: used };
}

/** What p/m may be, by samples of it. */
export function* likelyQuotients(context: Context, m: bigint, p: Poly, wanted: readonly bigint[]): Generator<Poly> {
  const lost = new Map(
    [...p]
      .filter(([n, c]) => c % m === 0n && context.isBit(n) && !context.isVaried(n))
      .map(([n, c]) => [n, c / m] as const),
  );
  const left = context.sampled((values, i) => wanted[i] - evaluate(lost, values));
  if (lost.size > 0 && left !== null) yield add(lost, constant(left));
  // Where it is constant so are many unknowns that have nothing to do with it.
  const isConstant = wanted.every((value) => value === wanted[0]);
  for (const n of isConstant ? restoredIn(context, p) : context.unknowns.all()) {
    if (!context.bounds.has(n)) continue;
    if (context.samples.every((values, i) => values[n] === wanted[i])) yield unknown(n);
    else if (context.samples.every((values, i) => 1n - values[n] === wanted[i]))
      yield subtract(constant(1n), unknown(n));
  }
}

/** The bit that p is a constant and a multiple of, such as one that is made a mask and a bit again. */
const restoredIn = (context: Context, p: Poly): Unknown[] =>
  p.size > 2 ? [] : [...p.keys()].filter((n) => n !== UNIT && context.isBit(n));
