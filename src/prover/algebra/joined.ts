/** Words that are joined bit by bit, as lists of what is joined. */
import type { Algebra } from './algebra.ts';
import { keyOf } from './combination.ts';
import type { Poly } from './poly.ts';

/** The words that a | b joins, each once, in an order that does not depend on how they were joined (rule `orOrder`). */
export const joinedIn = (algebra: Algebra, a: Poly, b: Poly): Poly[] =>
  eachOnce([...operandsOf(algebra, a), ...operandsOf(algebra, b)]);

/** Each once, in an order that does not depend on theirs. */
export function eachOnce(words: readonly Poly[]): Poly[] {
  const byKey = new Map(words.map((p) => [keyOf(p), p]));
  return [...byKey].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, p]) => p);
}

/** The words of p = X | Y | …, or of p = X & Y & …. */
export function operandsOf(algebra: Algebra, p: Poly, kind: 'or' | 'and' = 'or'): Poly[] {
  const form = algebra.soleAtom(p)?.form;
  if (form?.kind !== kind) return [p];
  return [form.left, form.right].flatMap((part) => operandsOf(algebra, part, kind));
}
