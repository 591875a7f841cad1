/**
 * Sums of undecided terms that share one coefficient. The sum has a fixed value although its terms vary: for example,
 * exactly one of the carries of a top word comes out. The sum gets a name, whose only value is known, and is congruent
 * to it.
 */
import { mod } from '../../base/integers.ts';
import type { Bound } from '../bounds/bound.ts';
import type { Multiple, Statement } from './certificate.ts';
import type { Context } from './context.ts';
import { combine, constant, evaluate, scale, subtract, unknown, type Poly, UNIT, ZERO } from '../bounds/poly.ts';
import type { Residues } from './residues.ts';

/** What is stated of sums in what is open that have one value; from here on the context knows them. */
export function settledSums(context: Context, open: Poly, residues: Residues): Statement[] {
  if (residues.modulus === 0n) return [];
  return sumsIn(open, residues.modulus).flatMap((sum) => settledSum(context, nonNegative(context, sum), residues));
}

function settledSum(context: Context, sum: Poly, residues: Residues): Statement[] {
  const value = context.sampled((values) => evaluate(sum, values));
  if (value === null) return [];
  const upper = context.upperBound(sum, value);
  if (upper.upper > value) return [];
  const lower = context.upperBound(scale(sum, -1n), -value);
  if (lower.upper > -value) return [];
  const { quotient } = context.named(sum, context.range(sum).upper);
  const [name] = quotient.poly.keys();
  const fact = context.facts.size - 1;
  context.bounds.set(name, { lower: value, upper: value });
  context.sums.push({ sum, name });
  const difference = residues.of(subtract(sum, unknown(name)));
  return [
    { kind: 'define', poly: sum },
    { kind: 'narrow', unknown: name, upper: ofName(upper, fact), lower: ofName(lower, fact + 1) },
    { kind: 'congruent', difference, multiples: [], names: [name] },
  ];
}

/** The bound of a sum as one of its name, by the fact that they are equal. */
const ofName = (bound: Bound, fact: number): Bound => ({
  ...bound,
  facts: [...bound.facts, { factor: bound.weight, fact }],
});

/** Sums of several terms whose coefficients in `open` are the same, or opposite, modulo p. */
function sumsIn(open: Poly, modulus: bigint): Poly[] {
  const sums = new Map<bigint, Poly>();
  for (const [m, c] of open) {
    if (m === UNIT) continue;
    const [positive, negative] = [mod(c, modulus), mod(-c, modulus)];
    const isPositive = positive < negative;
    const key = isPositive ? positive : negative;
    sums.set(key, combine(sums.get(key) ?? ZERO, new Map([[m, 1n]]), isPositive ? 1n : -1n));
  }
  return [...sums.values()].filter(({ size }) => size > 1);
}

const nonNegative = (context: Context, sum: Poly): Poly => {
  const { lower } = context.range(sum);
  return lower < 0n ? subtract(sum, constant(lower)) : sum;
};

/** What is left of `open` when each sum is replaced by its name, and the multiples of the congruences that do that. */
export function withNamedSums(
  context: Context,
  open: Poly,
  residues: Residues,
): { readonly rest: Poly; readonly multiples: Multiple[] } {
  const multiples: Multiple[] = [];
  let rest = open;
  for (const [i, { sum, name }] of context.sums.entries()) {
    const [[first, sign]] = [...sum].filter(([m]) => m !== UNIT);
    const factor = (rest.get(first) ?? 0n) * sign;
    if (factor === 0n) continue;
    multiples.push({ of: residues.constant(factor), congruence: i + 1 });
    rest = combine(rest, subtract(sum, unknown(name)), -factor);
  }
  return { rest, multiples };
}
