/** Bounds a sum by the rounded bounds of its parts, which can be sharper than a bound of the whole. */
import type { Bound } from '../bounds/bound.ts';
import type { Context } from './context.ts';
import { add, constant, evaluate, subtract, ZERO, type Poly } from '../bounds/poly.ts';

/** Of the linear program, for one part. */
const PART_STEPS = 100;

/** A bound of the sum of parts that is at most `goal`, from stated bounds of one of them and of the others. */
export function boundByParts(context: Context, parts: readonly Poly[], goal: bigint): Bound | null {
  for (const [i, one] of parts.entries()) {
    const others = parts.filter((_, k) => k !== i).reduce(add, ZERO);
    const first = context.upperBound(one, greatest(context, one), PART_STEPS);
    const second = context.upperBound(others, goal - first.upper, PART_STEPS);
    const upper = first.upper + second.upper;
    if (upper > goal) continue;
    const facts = [stateBound(context, one, first), stateBound(context, others, second)];
    return { kind: 'bound', upper, weight: 1n, facts: facts.map((fact) => ({ factor: 1n, fact })) };
  }
  return null;
}

/** In all samples. */
const greatest = ({ samples }: Context, p: Poly): bigint =>
  samples.map((values) => evaluate(p, values)).reduce((a, b) => (a > b ? a : b), 0n);

/** States a bound of p before the instruction at hand; the number of the fact. */
export function stateBound(context: Context, p: Poly, bound: Bound): number {
  const poly = subtract(constant(bound.upper), p);
  context.unknowns.stated.push({ kind: 'fact', poly, reason: { kind: 'bounded', bound } });
  return context.learnFact(poly);
}
