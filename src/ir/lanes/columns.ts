/**
 * Numbers of one SIMD lane as columns, before any carry: products, sums, differences, multiples. Column k counts
 * 2^(radix·k); its words are added when they are needed, so that the search has the whole sum to order. Bounds are
 * those that the builder derives.
 */
import { mod } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { joinLimbs, splitLimbs } from '../contract/domain.ts';
import { type Operand, constOperand, sameOperand, ZERO } from '../function.ts';
import { unsigned } from '../interval.ts';
import { FACTOR_BITS, laneWeights, type LaneShape, type LaneUnit } from './shape.ts';

/** The words that are added up in each column. */
export type Columns = readonly (readonly Operand[])[];

/** One word per column. */
export type LaneLimbs = readonly Operand[];

/** A column that does not fit a word: the plan does not fit the modulus, or has to carry before. */
export class ColumnOverflow extends Error {}

const WORD = unsigned(64);

/** The sum of all operands, which must fit a word; throws ColumnOverflow. */
export function total(b: Builder, operands: readonly Operand[]): Operand {
  const present = withOneConstant(operands);
  const range = { lower: 0n, upper: 0n };
  for (const a of present) {
    range.lower += b.range(a).lower;
    range.upper += b.range(a).upper;
  }
  if (range.upper > WORD.upper) throw new ColumnOverflow('a sum');
  if (present.length === 0) return constOperand(0n);
  if (present.length === 1) return present[0];
  return b.rawSum(
    present.map((operand) => ({ sign: 1, column: 0, operand })),
    1,
    false,
    range,
  ).words[0];
}

/** Without zeros, and with one constant at most: it comes first, since what is added to it need not begin with zero. */
function withOneConstant(operands: readonly Operand[]): readonly Operand[] {
  const words = operands.filter((a) => a.kind !== 'const');
  const constant = operands.reduce((all, a) => all + (a.kind === 'const' ? a.value : 0n), 0n);
  return constant === 0n ? words : [constOperand(constant), ...words];
}

export const totals = (b: Builder, columns: Columns): Operand[] => columns.map((words) => total(b, words));

/** The low `bits` bits of a word. */
export const lowBits = (b: Builder, a: Operand, bits: number): Operand =>
  b.binary('and', a, constOperand(unsigned(bits).upper));

/** `a` times 2^`amount`, which must fit a word. */
export function raised(b: Builder, a: Operand, amount: number): Operand {
  if (b.range(a).upper << BigInt(amount) > WORD.upper) throw new ColumnOverflow('a shift');
  return b.shift('shl', a, amount);
}

/** `a` times a constant, which must fit a word. Where products have factors of few bits, larger ones have few ones. */
export function multiple(b: Builder, a: Operand, factor: bigint): Operand {
  if (b.range(a).upper * factor > WORD.upper) throw new ColumnOverflow('a multiple');
  return b.binary('mul', a, constOperand(factor));
}

/** Whether a word may be a factor of a product. */
export const isFactor = (b: Builder, { factorBits }: LaneUnit, a: Operand): boolean =>
  b.range(a).upper < 1n << BigInt(factorBits);

/** The words that add up to a column of a product. */
interface Parts {
  /** Of products of two different limbs of a square, each of which counts twice; else empty. */
  readonly twice: Operand[];
  readonly once: Operand[];
}

const parts = (): Parts => ({ twice: [], once: [] });

/**
 * The columns of a product, one more than it has limbs. High halves lie `52 - radix` bits above the column that follows
 * theirs; those of a column are added first and raised together. Of a square, products of different limbs are made once
 * and doubled together.
 */
export function product(b: Builder, { unit, radix }: LaneShape, x: LaneLimbs, y: LaneLimbs): Columns {
  const isSquare = x.length === y.length && x.every((a, i) => sameOperand(a, y[i]));
  if (!unit.isHalved) return wholeProduct(b, x, y, isSquare);
  const lows = Array.from({ length: x.length + y.length }, parts);
  const highs = Array.from({ length: x.length + y.length }, parts);
  x.forEach((a, i) =>
    y.forEach((c, j) => {
      if (isSquare && j < i) return;
      const [lo, hi] = b.mul52(a, c);
      const kind = isSquare && i !== j ? 'twice' : 'once';
      lows[i + j][kind].push(lo);
      highs[i + j + 1][kind].push(hi);
    }),
  );
  return lows.map((low, k) => column(b, highs[k], low, FACTOR_BITS - radix));
}

/** The columns of whole products. Of a square, factors are doubled, not sums: of these there are more. */
function wholeProduct(b: Builder, x: LaneLimbs, y: LaneLimbs, isSquare: boolean): Columns {
  const columns: Operand[][] = Array.from({ length: x.length + y.length - 1 }, () => []);
  x.forEach((a, i) =>
    y.forEach((c, j) => {
      if (isSquare && j < i) return;
      columns[i + j].push(b.binary('mul', a, isSquare && i !== j ? b.shift('shl', c, 1) : c));
    }),
  );
  return columns;
}

/** high·2^raise + low, with one doubling where there is something to be doubled. */
function column(b: Builder, high: Parts, low: Parts, raise: number): readonly Operand[] {
  if (raise === 0) return [...doubled(b, [...high.twice, ...low.twice]), ...high.once, ...low.once];
  if (high.twice.length === 0 && low.twice.length === 0)
    return [...(high.once.length === 0 ? [] : [raised(b, total(b, high.once), raise)]), ...low.once];
  const highs = [...doubled(b, high.twice), ...high.once];
  const half = highs.length === 0 || raise === 1 ? highs : [raised(b, total(b, highs), raise - 1)];
  return [...doubled(b, [...half, ...low.twice]), ...low.once];
}

const doubled = (b: Builder, words: readonly Operand[]): readonly Operand[] =>
  words.length === 0 ? [] : [raised(b, total(b, words), 1)];

/**
 * The words of a column and one more, which comes first, so that what is added next begins with it: `word(1)`, or
 * `word(2)` before what is doubled is, and so on, by powers of two that divide `even`.
 */
export function begunWith(
  b: Builder,
  words: readonly Operand[],
  word: (divisor: bigint) => Operand,
  even: bigint,
  divisor = 1n,
): readonly Operand[] {
  const [first, ...rest] = words;
  const shifted = first === undefined ? null : shiftedSum(b, first);
  const all = divisor << BigInt(shifted?.amount ?? 0);
  if (shifted === null || even % all !== 0n) return [word(divisor), ...words];
  return [raised(b, total(b, begunWith(b, shifted.words, word, even, all)), shifted.amount), ...rest];
}

/** The words whose sum a word is, shifted to the left; else null. */
function shiftedSum(b: Builder, a: Operand): { readonly words: readonly Operand[]; readonly amount: number } | null {
  const op = a.kind === 'value' ? b.definition(a.id)?.op : undefined;
  if (op?.kind !== 'shl') return null;
  const [low] = op.ins;
  const summed = low.kind === 'value' ? b.definition(low.id)?.op : undefined;
  return { words: summed?.kind === 'sum' ? summed.terms.map(({ operand }) => operand) : [low], amount: op.amount };
}

export const sum = (x: Columns, y: Columns): Columns =>
  Array.from({ length: Math.max(x.length, y.length) }, (_, k) => [...(x[k] ?? []), ...(y[k] ?? [])]);

/** x - y and, where a column of it might be negative, a multiple of the modulus that leaves none so. */
export function difference(b: Builder, shape: LaneShape, x: Columns, y: Columns): Columns {
  const taken = totals(b, y);
  const from = x.map((words) => (words.length === 1 ? words[0] : null));
  if (taken.every((a, k) => from[k] && b.range(from[k]).lower >= b.range(a).upper))
    return x.map((words, k) => (k < taken.length ? [b.binary('sub', words[0], taken[k])] : words));
  const most = taken.map((a) => b.range(a).upper);
  const least = multipleAtLeast(shape, most);
  return Array.from({ length: Math.max(x.length, y.length) }, (_, k) => {
    const words = x[k] ?? [];
    if (k >= taken.length) return words;
    return [b.binary('sub', total(b, [...words, constOperand(least[k])]), taken[k])];
  });
}

/** A multiple of the modulus of which each limb is at least `most`, and less than a digit more. */
export function multipleAtLeast({ modulus, radix }: LaneShape, most: readonly bigint[]): bigint[] {
  const weights = most.map((_, k) => radix * k);
  const rest = splitLimbs(mod(-joinLimbs(most, weights), modulus), weights);
  return most.map((limb, k) => limb + rest[k]);
}

/** What limbs of x + y, or of x - y, are at most if nothing carries them. */
export const boundsOfSum = ({ bounds }: LaneShape): readonly bigint[] => bounds.map((most) => 2n * most);
export const boundsOfDifference = (shape: LaneShape): readonly bigint[] =>
  multipleAtLeast(shape, shape.bounds).map((least, k) => shape.bounds[k] + least);

/** One of two numbers by a bit. */
export const chosen = (b: Builder, bit: Operand, ifOne: LaneLimbs, ifZero: LaneLimbs): LaneLimbs =>
  Array.from({ length: Math.max(ifOne.length, ifZero.length) }, (_, k) =>
    b.cmovznz(bit, ifZero[k] ?? ZERO, ifOne[k] ?? ZERO),
  );

/** The limbs of a constant. */
export const constantLimbs = (shape: LaneShape, value: bigint): LaneLimbs =>
  splitLimbs(value, laneWeights(shape)).map(constOperand);

/** The multiples of words by a constant; null where one does not fit a word, or nothing multiplies so large a word. */
export const multiples = (b: Builder, { unit }: LaneShape, words: LaneLimbs, factor: bigint): Columns | null =>
  words.every((a) => b.range(a).upper * factor <= WORD.upper && canMultiply(b, unit, a, factor))
    ? words.map((a) => [multiple(b, a, factor)])
    : null;

/** Ones of a constant by which words that are no factors of whole products are multiplied, by shifts. */
const MAX_ONES = 3;

const canMultiply = (b: Builder, unit: LaneUnit, a: Operand, factor: bigint): boolean =>
  unit.isHalved || isFactor(b, unit, a) || [...factor.toString(2)].filter((bit) => bit === '1').length <= MAX_ONES;

/** Each column with what is above the low `radix` bits of the one before, which are digits then, but for the last. */
export function digits(b: Builder, columns: Columns, radix = FACTOR_BITS): LaneLimbs {
  const result: Operand[] = [];
  for (const words of columns) {
    const before = result.at(-1);
    result.push(total(b, before === undefined ? words : [...words, b.shift('shr', before, radix)]));
  }
  return result;
}

/** Digits whose upper bits the next one has taken, without these. */
export const maskedLimbs = (b: Builder, limbs: LaneLimbs, radix = FACTOR_BITS): LaneLimbs =>
  limbs.map((a, k) => (k < limbs.length - 1 ? lowBits(b, a, radix) : a));

export const fits = (b: Builder, { bounds }: Pick<LaneShape, 'bounds'>, limbs: LaneLimbs): boolean =>
  limbs.length === bounds.length && limbs.every((a, k) => b.range(a).upper <= bounds[k]);
