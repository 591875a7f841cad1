/**
 * The range of a number V with d·2^k·V = c·n + p·Q as polynomials: Montgomery reduction (k > 0, Q the digits by which p
 * was multiplied) and any other that adds or subtracts multiples of p. Bounding Q as a number cut into words is what
 * gives V < 2p.
 */
import { ceilDivide, floorDivide, scaleInterval } from '../algebra/interval.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { Congruence } from './relationPolys.ts';
import { contentWithConstant, divided } from './residual.ts';

/** Learns what it finds about `number`, trying k = 0 and the given k. */
export function learnQuotientBound(
  words: Words,
  number: Poly,
  { numerator, denominator }: Congruence,
  p: bigint,
  shifts: readonly number[],
): void {
  const { algebra } = words;
  const content = contentWithConstant(numerator);
  const base = divided(algebra, numerator, content) ?? numerator;
  for (const shift of [0, ...shifts]) {
    const left = denominator << BigInt(shift);
    for (const factor of new Set([content << BigInt(shift), (content << BigInt(shift)) % p])) {
      const quotient = divided(algebra, algebra.combine(algebra.scale(number, left), base, -factor), p);
      if (quotient !== null) learnFrom(words, number, left, scaleInterval(algebra.rangeOf(base), factor), quotient, p);
    }
  }
}

function learnFrom(
  words: Words,
  number: Poly,
  left: bigint,
  base: { lower: bigint; upper: bigint },
  quotient: Poly,
  p: bigint,
): void {
  const q = words.boundsOf(quotient);
  words.algebra.learn(number, ceilDivide(base.lower + p * q.lower, left), floorDivide(base.upper + p * q.upper, left));
}
