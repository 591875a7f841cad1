/** Sums of words with coefficients, where equal words meet. */
import type { Algebra } from './algebra.ts';
import type { Poly } from './poly.ts';

/** factor · poly, one summand. */
export interface Addend {
  readonly poly: Poly;
  readonly factor: bigint;
}

/** Words with their coefficients, by key. */
export type Combination = Map<string, { readonly poly: Poly; coefficient: bigint }>;

/** Equal for equal polynomials only. */
export const keyOf = (p: Poly): string => `${p.core.id}+${p.constant}`;

/** words += coefficient·factor·poly. */
export function put(words: Combination, { poly, factor }: Addend, coefficient: bigint): void {
  const key = keyOf(poly), known = words.get(key);
  if (known === undefined) words.set(key, { poly, coefficient: factor * coefficient });
  else if (known.coefficient + factor * coefficient === 0n) words.delete(key);
  else known.coefficient += factor * coefficient;
}

/** How often the word is in `words`. */
export const coefficientOf = (words: Combination, poly: Poly): bigint => words.get(keyOf(poly))?.coefficient ?? 0n;

/** Takes the word out; how often `part`, which is the word or its opposite, was there. */
export function take(words: Combination, part: Addend): bigint {
  const coefficient = coefficientOf(words, part.poly) * part.factor;
  words.delete(keyOf(part.poly));
  return coefficient;
}

/** The largest that coefficient·factor·poly can be. */
export function largest(algebra: Algebra, { poly, factor }: Addend, coefficient: bigint): bigint {
  const times = coefficient * factor;
  if (times === 0n) return 0n;
  const { lower, upper } = algebra.rangeOf(poly);
  return times * (times > 0n ? upper : lower);
}
