/** Names: unknowns that each stand for a whole word, which an equality defines. */
import { magnitude } from '../../base/integers.ts';
import { replaced, unknownsOf, type Poly, type Unknown } from '../bounds/poly.ts';

/** Words are multiplied by longer constants in Montgomery's reduction, where coefficients grow in each round. */
const MAX_FACTOR = 1n << 40n;
export const isLongFactor = (value: bigint | null): boolean => value !== null && value > MAX_FACTOR;

/** More than sums of products of words have. */
const MAX_COEFFICIENT = 1n << 100n;

/** Whether all that is computed of a word is shorter with a name for it, where there are long factors. */
export const isUnwieldy = (p: Poly): boolean =>
  p.size > 1 && [...p.values()].some((c) => magnitude(c) > MAX_COEFFICIENT);

interface Unfolded {
  readonly poly: Poly;
  /** Those that were replaced, the newest first. */
  readonly names: readonly Unknown[];
}

/** p with what names stand for: without any, then with the newest one replaced, and so on until none is left. */
export function* unfoldings(
  p: Poly,
  isName: (n: Unknown) => boolean,
  meaning: (n: Unknown) => Poly,
): Generator<Unfolded> {
  let unfolded: Unfolded = { poly: p, names: [] };
  for (;;) {
    yield unfolded;
    const { poly, names } = unfolded;
    const open = [...new Set([...poly.keys()].flatMap(unknownsOf))].filter(isName);
    if (open.length === 0) return;
    const newest = Math.max(...open);
    unfolded = { poly: replaced(poly, newest, meaning(newest)), names: [...names, newest] };
  }
}

/** p with all that names stand for. */
export function unfolded(p: Poly, isName: (n: Unknown) => boolean, meaning: (n: Unknown) => Poly): Unfolded {
  let last: Unfolded = { poly: p, names: [] };
  for (last of unfoldings(p, isName, meaning));
  return last;
}
