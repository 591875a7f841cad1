/** Quotients of sums that are polynomials in what is known already. */
import type { Interval } from '../ir/interval.ts';
import { floorDivide } from '../prover/algebra/interval.ts';
import type { Context } from './context.ts';
import { add, combine, constant, evaluate, rangeOf, subtract, unknown, type Poly, type Unknown } from './poly.ts';

/** p = m·quotient + remainder, where the coefficients' own remainders stay within one block of m; null elsewhere. */
export function quotientByCoefficients(
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
  if (wanted.every((value) => value === wanted[0])) return;
  for (const n of context.unknowns.all()) {
    if (!context.bounds.has(n)) continue;
    if (context.samples.every((values, i) => values[n] === wanted[i])) yield unknown(n);
    else if (context.samples.every((values, i) => 1n - values[n] === wanted[i]))
      yield subtract(constant(1n), unknown(n));
  }
}
