/** Expressions with comparisons as polynomials, decided by what is known. */
import type { Choice } from '../facts/certificate.ts';
import type { ExpressionRing } from '../facts/claim.ts';
import type { Context } from '../facts/context.ts';
import { add, constant, multiply, scale, subtract, type Poly } from '../bounds/poly.ts';

/**
 * Polynomials; null where it is open whether something is less than something else. `choices` gets the comparisons in
 * the checker's order.
 */
export function comparingRing(context: Context, choices: Choice[]): ExpressionRing<Poly | null> {
  const both = (run: (a: Poly, b: Poly) => Poly | null) => (a: Poly | null, b: Poly | null) =>
    a === null || b === null ? null : run(a, b);
  const less = (a: Poly, b: Poly): Poly | null => {
    const choice = signOf(context, subtract(a, b));
    if (choice === null) return null;
    choices.push(choice);
    return constant(choice.holds ? 1n : 0n);
  };
  return { constant, add: both(add), sub: both(subtract), mul: both(multiply), less: both(less) };
}

/** Whether p < 0, with what shows it; null if that is open. */
function signOf(context: Context, p: Poly): Choice | null {
  const below = context.upperBound(p, -1n);
  if (below.upper < 0n) return { holds: true, bound: below };
  const notBelow = context.upperBound(scale(p, -1n), 0n);
  return notBelow.upper <= 0n ? { holds: false, bound: notBelow } : null;
}
