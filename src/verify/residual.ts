/**
 * The part of a result that does not vanish modulo p by its coefficients: carries that were dropped because they are 0.
 * They are shown to be constant by the range of the number they were carried out of.
 */
import type { Algebra } from './algebra/algebra.ts';
import { boundTightly } from './algebra/bound.ts';
import { chainsOf } from './algebra/chain.ts';
import { pullOut } from './algebra/floor.ts';
import { ceilDivide, floorDivide, shiftInterval } from './algebra/interval.ts';
import { isConstant, type Poly } from './algebra/poly.ts';
import type { Congruence } from './relationPolys.ts';

/** denominator·number - numerator. */
function defect(algebra: Algebra, number: Poly, { numerator, denominator }: Congruence): Poly {
  return algebra.sub(algebra.scale(number, denominator), numerator);
}

/** The terms of `number` that keep the congruence from holding coefficient by coefficient. */
export function residualOf(algebra: Algebra, number: Poly, congruence: Congruence, p: bigint): Poly {
  const wrong = new Set<number>();
  algebra.eachTerm(defect(algebra, number, congruence), (m, c) => { if (c % p !== 0n) wrong.add(m); });
  const terms = new Map<number, bigint>();
  for (const m of wrong) terms.set(m, 0n);
  algebra.eachTerm(number, (m, c) => { if (wrong.has(m)) terms.set(m, c); });
  return wrong.size === 0 ? algebra.constant(0n) : algebra.fromTerms(terms);
}

/** Whether denominator·number ≡ numerator (mod p) holds coefficient by coefficient. */
export function isCongruent(algebra: Algebra, number: Poly, congruence: Congruence, p: bigint): boolean {
  let holds = true;
  algebra.eachTerm(defect(algebra, number, congruence), (_, c) => { holds &&= c % p === 0n; });
  return holds;
}

/** `part` replaced by the sum of its constant pieces, as far as these are found; null if none is. */
export function evaluateResidual(algebra: Algebra, part: Poly): Poly | null {
  const whole = asConstant(algebra, primitive(algebra, part));
  if (whole !== null) return algebra.scale(whole, contentOf(part));
  const pieces = piecesBySize(algebra, part).map(piece => ({ piece, value: asConstant(algebra, primitive(algebra, piece)) }));
  if (pieces.every(({ value }) => value === null)) return null;
  return pieces.reduce((sum, { piece, value }) => algebra.add(sum, value === null ? piece : algebra.scale(value, contentOf(piece))), algebra.constant(0n));
}

/** The constant, or the simpler polynomial, that p is found to be by reading it as carry out of one number. */
function asConstant(algebra: Algebra, p: Poly): Poly | null {
  if (isConstant(p)) return p;
  const { lower, upper } = algebra.rangeOf(p);
  if (lower === upper) return algebra.constant(lower);
  return asCarry(algebra, p) ?? negated(algebra, asCarry(algebra, algebra.scale(p, -1n)));
}

const negated = (algebra: Algebra, p: Poly | null): Poly | null => (p === null ? null : algebra.scale(p, -1n));

function asCarry(algebra: Algebra, p: Poly): Poly | null {
  for (const chain of chainsOf(algebra, p).reverse()) {
    const { quotient, rest } = pullOut(algebra, chain.shift, chain.of);
    if (!isConstant(quotient)) continue;
    const range = shiftInterval(boundTightly(algebra, rest), chain.shift);
    if (range.lower === range.upper) return algebra.constant(quotient.constant + range.lower);
  }
  return null;
}

/** Terms with coefficients of one absolute value go together. */
function piecesBySize(algebra: Algebra, p: Poly): Poly[] {
  const bySize = new Map<bigint, Map<number, bigint>>();
  algebra.eachTerm(p, (m, c) => {
    const size = c < 0n ? -c : c, terms = bySize.get(size) ?? new Map<number, bigint>();
    bySize.set(size, terms.set(m, c));
  });
  return [...bySize.values()].map(terms => algebra.fromTerms(terms));
}

/** Greatest common divisor of all coefficients, at least 1. */
export function contentOf(p: Poly): bigint {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const content = p.core.coefficients.reduce((g, c) => gcd(g, c < 0n ? -c : c), p.constant < 0n ? -p.constant : p.constant);
  return content === 0n ? 1n : content;
}

function primitive(algebra: Algebra, p: Poly): Poly {
  return divided(algebra, p, contentOf(p)) ?? p;
}

/** p / divisor if all coefficients are multiples of it, else null. */
export function divided(algebra: Algebra, p: Poly, divisor: bigint): Poly | null {
  const { monomials, coefficients } = p.core;
  if (p.constant % divisor !== 0n || coefficients.some(c => c % divisor !== 0n)) return null;
  const quotient = algebra.fromSorted(monomials, coefficients.map(c => c / divisor), p.constant / divisor);
  const { lower, upper } = algebra.rangeOf(p);
  return divisor > 0n ? algebra.learn(quotient, ceilDivide(lower, divisor), floorDivide(upper, divisor)) : quotient;
}
