/** Factors common to all coefficients of a polynomial. */
import { gcd } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { ceilDivide, floorDivide } from './interval.ts';
import type { Poly } from './poly.ts';

/** Greatest common divisor of all coefficients, at least 1. */
export function contentWithConstant(p: Poly): bigint {
  const content = [p.constant, ...p.core.coefficients].reduce((g, c) => gcd(g, c), 0n);
  return content === 0n ? 1n : content;
}

/** p / divisor, as it is written, if all coefficients are multiples of it, else null. */
export function divided(algebra: Algebra, p: Poly, divisor: bigint): Poly | null {
  const { monomials, coefficients } = p.core;
  if (p.constant % divisor !== 0n || coefficients.some((c) => c % divisor !== 0n)) return null;
  const quotient = algebra.fromSorted(
    monomials,
    coefficients.map((c) => c / divisor),
    p.constant / divisor,
  );
  const { lower, upper } = algebra.rangeOf(p);
  if (divisor > 0n) algebra.learn(quotient, ceilDivide(lower, divisor), floorDivide(upper, divisor));
  return quotient;
}

/** p without the greatest divisor of all its coefficients. */
export const withoutContent = (algebra: Algebra, p: Poly): Poly => divided(algebra, p, contentWithConstant(p)) ?? p;
