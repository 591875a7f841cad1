/**
 * Four numbers modulo 2^255 - 19 side by side: five rows of limbs of 51 bits. Products in several ways that differ in
 * latency and in operations; carries that do not wait for each other.
 */
import type { LimbValues, NumberCosts, RowNumbers, Start } from './rowNumbers.ts';
import {
  EACH_LIMB,
  EVERY,
  has,
  type LimbRows,
  LIMBS,
  type Mask,
  type Multiples,
  type RowBuilder,
  type RowId,
  RowOverflow,
  selected,
  WORDS,
} from './rows.ts';

export const RADIX = 51;
const FOLD = 19n;
/** It is 2^4 + 2 + 1. */
const FOLD_BITS = 4;
export const PRIME = 2n ** 255n - 19n;
export const DIGIT = 2n ** 51n - 1n;

/** What limbs of the state may be: 51 bits, and what a carry adds to them. */
export const STATE_UPPER = DIGIT + 2n ** 17n;
/** Of what does not change: those of twice the prime. */
export const FIXED_UPPER = 2n * DIGIT;

/** Ways of computing that give the same numbers. */
export interface AcrossWays {
  /** Of each column of each round. */
  readonly columns: readonly (readonly Way[])[];
  readonly carry: CarryWay;
  readonly multiples: Multiples;
}

export const COSTS_25519: NumberCosts = {
  product: ({ madd }) => 10 * madd,
  square: ({ madd }) => 8 * madd,
  carry: 3,
  operation: 0.25,
  areRaised: true,
  leaveWords: true,
};

export const numbers25519 = ({ columns, carry, multiples }: AcrossWays): RowNumbers => ({
  modulus: PRIME,
  radix: RADIX,
  multiples,
  stateUpper: EACH_LIMB.map(() => STATE_UPPER),
  fixedUpper: EACH_LIMB.map(() => FIXED_UPPER),
  costs: COSTS_25519,
  product: (r, x, y, round, start) => rowProduct(r, x, y, columns[round], start),
  square: (r, x, round, start) => square(r, x, columns[round], start),
  carried: (r, x, _, mask, base) => carried(r, x, carry, mask, base),
  multiplesAbove,
  raises: biases,
});

/**
 * How a column of a product is made of its sums of low halves L(k), L(k+5) and of high ones H(k-1), H(k+4): it is
 * L(k) + 2 H(k-1) + 19 (L(k+5) + 2 H(k+4)).
 *
 *   both    L(k) goes on from 19 L(k+5), H(k-1) from 19 H(k+4)
 *   high    H(k-1) goes on from 19 H(k+4), all else is added
 *   apart   the sum of the upper ones is made first, and times 19 added to the others
 *   joined  the same, but L(k+5) goes on from 2 H(k+4)
 *   low     `apart`, but L(k) goes on from what is folded
 *   after   `joined` and `low`
 *   highs   `apart`, but H(k-1) goes on from the sum U of the upper ones, where multiples are shifts and sums
 *   lows    `low` and `highs`
 *   onward  `after` and `highs`
 *
 * Where multiples are shifts and sums, 2 H(k-1) + 19 U is 2 (H(k-1) + U) + U + 16 U, with one sum fewer.
 */
export const WAYS = ['both', 'high', 'apart', 'joined', 'low', 'after', 'highs', 'lows', 'onward'] as const;
export type Way = (typeof WAYS)[number];
/** Of squares, whose sums are doubled together; with `highs`, half a column goes on from the sum of the upper ones. */
export const SQUARE_WAYS = ['both', 'high', 'apart', 'joined', 'highs'] as const;

const isJoined = (way: Way): boolean => way === 'joined' || way === 'after' || way === 'onward';
const isLow = (way: Way): boolean => way === 'low' || way === 'after' || way === 'lows' || way === 'onward';
const isHigh = (way: Way): boolean => way === 'highs' || way === 'lows' || way === 'onward';

/** Ways that differ, by how multiples are made. */
export const waysWith = (multiples: Multiples): readonly Way[] =>
  multiples === 'shifted' ? WAYS : WAYS.filter((way) => !isHigh(way));

/** Adds the halves of products of column k to a sum. */
type Chain = (k: number, sum: RowId | null) => RowId | null;

function rowProduct(r: RowBuilder, x: LimbRows, y: LimbRows, ways: readonly Way[], start: Start): LimbRows {
  const chain =
    (half: 'low' | 'high'): Chain =>
    (k, sum) =>
      EACH_LIMB.reduce<RowId | null>(
        (all, i) => (k - i >= 0 && k - i < LIMBS ? r[half](all, x[i], y[k - i]) : all),
        sum,
      );
  const [low, high] = [chain('low'), chain('high')];
  return EACH_LIMB.map((k) => {
    const way = ways[k];
    const upper = some(high(k + LIMBS - 1, null));
    if (way === 'both' || way === 'high') {
      const above = k < LIMBS - 1 ? r.times(some(low(k + LIMBS, null)), FOLD) : null;
      const own = way === 'both' ? some(low(k, plus(r, above, start[k]))) : some(low(k, start[k]));
      const folded = k === 0 ? r.times(upper, 2n * FOLD) : doubled(r, some(high(k - 1, r.times(upper, FOLD))));
      return r.add(own, way === 'both' ? folded : some(plus(r, above, folded)));
    }
    const above = k < LIMBS - 1 ? aboveOf(r, low, k, upper, isJoined(way)) : doubled(r, upper);
    if (r.isShifted) {
      const own = isLow(way) ? some(low(k, plus(r, start[k], above))) : r.add(above, some(low(k, start[k])));
      const once = isHigh(way) ? high(k - 1, above) : plus(r, high(k - 1, null), above);
      return r.add(r.add(own, r.left(above, FOLD_BITS)), doubled(r, some(once)));
    }
    const multiple = r.times(above, FOLD);
    const highs = k > 0 ? doubled(r, some(high(k - 1, null))) : null;
    if (!isLow(way)) return r.add(some(plus(r, highs, multiple)), some(low(k, start[k])));
    return some(plus(r, highs, low(k, plus(r, start[k], multiple))));
  });
}

/** L(k+5) + 2 H(k+4). */
function aboveOf(r: RowBuilder, low: Chain, k: number, upper: RowId, isJoined: boolean): RowId {
  const twice = doubled(r, upper);
  return isJoined ? some(low(k + LIMBS, twice)) : r.add(twice, some(low(k + LIMBS, null)));
}

/**
 * Products of different limbs are made once: a column is twice a half and what stands on the diagonal. The half has the
 * low products of its column, twice the high ones of the one below, and its square.
 */
function square(r: RowBuilder, x: LimbRows, ways: readonly Way[], start: Start): LimbRows {
  const others =
    (half: 'low' | 'high'): Chain =>
    (k, sum) =>
      EACH_LIMB.reduce<RowId | null>(
        (all, i) => (i < k - i && k - i < LIMBS ? r[half](all, x[i], x[k - i]) : all),
        sum,
      );
  const [low, high] = [others('low'), others('high')];
  const diagonal = (k: number): RowId | null =>
    k % 2 === 0 && k < 2 * LIMBS - 1 ? r.low(start[k] ?? null, x[k / 2], x[k / 2]) : null;
  const half = (k: number, from: RowId | null, isApart: boolean): RowId | null => {
    const below = k > 0 ? high(k - 1, null) : null;
    let twice = below === null ? null : doubled(r, below);
    let sum = from;
    if (k % 2 === 1 && k < 2 * LIMBS) {
      const i = (k - 1) / 2;
      if (isApart || twice === null) sum = r.high(sum, x[i], x[i]);
      else twice = r.high(twice, x[i], x[i]);
    }
    if (sum === null && !isApart) [sum, twice] = [twice, null];
    return plus(r, low(k, sum), twice);
  };
  return EACH_LIMB.map((k) => {
    const way = ways[k];
    const isApart = way === 'both' || way === 'apart';
    const upper = half(k + LIMBS, null, isApart);
    if (way === 'both' || way === 'high') {
      const own = half(k, plus(r, halved(r, start, k), upper === null ? null : r.times(upper, FOLD)), isApart);
      const square = k % 2 === 0 ? diagonal(k) : k < LIMBS - 1 ? r.times(some(diagonal(k + LIMBS)), FOLD) : null;
      return some(plus(r, square, own === null ? null : doubled(r, own)));
    }
    const above = plus(r, diagonal(k + LIMBS), upper === null ? null : doubled(r, upper));
    if (r.isShifted && above !== null) {
      const from = halved(r, start, k);
      const once = isHigh(way) ? half(k, plus(r, from, above), isApart) : plus(r, half(k, from, isApart), above);
      const others = some(plus(r, diagonal(k), above));
      return r.add(others, r.add(doubled(r, some(once)), r.left(above, FOLD_BITS)));
    }
    const multiple = above === null ? null : r.times(above, FOLD);
    const own = k > 0 ? half(k, halved(r, start, k), isApart) : null;
    return some(plus(r, diagonal(k), plus(r, own === null ? null : doubled(r, own), multiple)));
  });
}

/** Half of what a column without a square of its own begins with. */
const halved = (r: RowBuilder, start: Start, k: number): RowId | null => {
  const own = k % 2 === 1 ? (start[k] ?? null) : null;
  return own === null ? null : r.half(own);
};

/** How the carry of the highest limb comes back: 19 times by a product that is added, or by a multiple and a sum. */
export const CARRIES = ['product', 'multiple'] as const;
type CarryWay = (typeof CARRIES)[number];

/** Each limb gives the next one what is above its 51 bits; words outside the mask are those of `base`, as they are. */
function carried(
  r: RowBuilder,
  x: LimbRows,
  way: CarryWay,
  mask: Mask = EVERY,
  base: LimbRows | null = null,
): LimbRows {
  const digit = r.same(DIGIT);
  const above = x.map((limb) => r.right(limb, RADIX));
  const below = x.map((limb) => r.and(limb, digit));
  const into = (k: number): RowId | null => base?.[k] ?? null;
  const lowest =
    way === 'product'
      ? selected(r, r.low(below[0], above[LIMBS - 1], r.same(FOLD)), mask, into(0))
      : r.add(below[0], r.times(above[LIMBS - 1], FOLD), mask, into(0));
  return EACH_LIMB.map((k) => (k === 0 ? lowest : r.add(below[k], above[k - 1], mask, into(k))));
}

/** Limbs of a multiple of the prime, all at least 2^(50 + power), in words of the mask; 0 in the others. */
const biases = (r: RowBuilder, power: number, mask: Mask): LimbRows =>
  EACH_LIMB.map((k) => {
    const limb = (k === 0 ? DIGIT - 18n : DIGIT) << BigInt(power);
    return r.constant(WORDS.map((i) => ((mask >> i) & 1 ? limb : 0n)));
  });

/** The smallest that is large enough for all words. */
function multiplesAbove(r: RowBuilder, least: readonly (LimbValues | null)[]): LimbRows {
  const mask = WORDS.reduce((all, i) => (least[i] === null ? all : all | (1 << i)), 0);
  for (let power = 0; power < 13; power++) {
    const bias = biases(r, power, mask);
    const isAbove = WORDS.every(
      (i) => !has(mask, i) || bias.every((limb, k) => r.lower(limb, i) >= (least[i]?.[k] ?? 0n)),
    );
    if (isAbove) return bias;
  }
  throw new RowOverflow('what is subtracted');
}

const doubled = (r: RowBuilder, x: RowId): RowId => r.add(x, x);

function some(row: RowId | null): RowId {
  if (row === null) throw new Error('a column without products');
  return row;
}

const plus = (r: RowBuilder, a: RowId | null, b: RowId | null): RowId | null =>
  a === null ? b : b === null ? a : r.add(a, b);
