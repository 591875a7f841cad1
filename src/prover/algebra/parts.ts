/** Words as two parts: what is below a bit, and what is above it. */
import { floorDivide } from './interval.ts';
import type { Poly } from './poly.ts';
import type { Words } from './words.ts';

/** Bits of parts of words. */
export const PARTS = [8, 16, 32];

/**
 * x if p = 2^bits·x + y for a y of so many bits, by terms of p, or by a floor that cancels with one of them, as where
 * two differences stand side by side; else null.
 */
export function abovePart(words: Words, bits: number, p: Poly): Poly | null {
  const { algebra } = words;
  const size = 1n << BigInt(bits);
  const { monomials, coefficients } = p.core;
  const above = coefficients.map((c) => c / size);
  const at = monomials.map((_, i) => i).filter((i) => above[i] !== 0n);
  const terms = algebra.fromSorted(
    at.map((i) => monomials[i]),
    at.map((i) => above[i]),
    0n,
  );
  const rest = algebra.combine(p, terms, -size);
  const { lower, upper } = algebra.rangeOf(rest);
  const carried = floorDivide(lower, size);
  const whole = algebra.rangeOf(p);
  const found = (x: Poly): Poly => algebra.learn(x, floorDivide(whole.lower, size), floorDivide(whole.upper, size));
  if (floorDivide(upper, size) === carried) return found(algebra.add(terms, words.constant(carried)));
  if (words.rules.products !== true || at.length === 0) return null;
  const all = algebra.add(terms, words.high(bits, rest));
  return all.core.monomials.length < at.length ? found(all) : null;
}
