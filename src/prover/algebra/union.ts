import type { Algebra } from './algebra.ts';
import { keyOf } from './combination.ts';
import type { Poly } from './poly.ts';

/** The words that a | b joins, each once, in an order that does not depend on how they were joined (rule `orOrder`). */
export function joinedIn(algebra: Algebra, a: Poly, b: Poly): Poly[] {
  const byKey = new Map([...operandsOf(algebra, a), ...operandsOf(algebra, b)].map((p) => [keyOf(p), p]));
  return [...byKey].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, p]) => p);
}

function operandsOf(algebra: Algebra, p: Poly): Poly[] {
  const form = algebra.soleAtom(p)?.form;
  return form?.kind === 'or' ? [...operandsOf(algebra, form.left), ...operandsOf(algebra, form.right)] : [p];
}
