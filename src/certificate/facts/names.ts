/** Unknowns that stand for words as they are: names, whose definitions are equalities. */
import { magnitude } from '../../base/integers.ts';
import type { Bound } from '../bounds/bound.ts';
import { evaluate, replaced, unknownsOf, type Poly, type Unknown } from '../bounds/poly.ts';
import type { Context } from './context.ts';

/** Words are multiplied by longer constants in Montgomery's reduction, where coefficients grow in each round. */
const MAX_FACTOR = 1n << 40n;
export const isLongFactor = (value: bigint | null): boolean => value !== null && value > MAX_FACTOR;

/** More than sums of products of words have. */
const MAX_COEFFICIENT = 1n << 100n;

/** Whether all that is computed of a word is shorter with a name for it, where there are long factors. */
export const isUnwieldy = (p: Poly): boolean =>
  p.size > 1 && [...p.values()].some((c) => magnitude(c) > MAX_COEFFICIENT);

/**
 * Whether p adds up bits of which one comes in no sample, and no two in any, such as the carries of two chains into one
 * word: there are no samples in the cases of that one, so that it matters whether all of it is a bit.
 */
const isRareSum = (context: Context, p: Poly): boolean =>
  p.size > 1 &&
  [...p].every(([m, c]) => c === 1n && context.isBit(m)) &&
  [...p.keys()].some((m) => context.commonValue(m) === 0n) &&
  context.samples.every((values) => evaluate(p, values) <= 1n);

/** By what such a sum is seen to be a bit; null of other polynomials, and where it is not seen. */
export function boundOfRareSum(context: Context, p: Poly): Bound | null {
  if (!isRareSum(context, p)) return null;
  const bound = context.maximise(p, 1n, 0);
  return bound.kind === 'bound' && bound.upper <= 1n ? bound : null;
}

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
