/** Reduces columns to limbs that may be factors again: folding by 2^(radix·limbs) mod p, and carries. */
import { bitLength, isPowerOfTwo } from '../../base/integers.ts';
import { Builder } from '../build.ts';
import { type Operand, constOperand, isZeroOperand } from '../function.ts';
import { splitLimbs } from '../contract/domain.ts';
import { unsigned } from '../interval.ts';
import {
  ColumnOverflow,
  constantLimbs,
  digits,
  fits,
  isFactor,
  lowBits,
  maskedLimbs,
  multiple,
  multiples,
  product,
  raised,
  total,
  totals,
  begunWith,
  multipleAtLeast,
  type Columns,
  type LaneLimbs,
  sum,
} from './columns.ts';
import { factors, MAX_OF_COLUMNS, ROOM, type LaneNumber, type LanePlan, laneRing } from './plan.ts';
import { FACTOR_BITS, foldsWords, laneShapes, laneWeights, type LaneShape, type LaneUnit, IFMA } from './shape.ts';
import { montgomeryPlans } from './montgomery.ts';

/** Plans for a modulus a little below a power of two: elements are themselves. */
const foldingPlans = (modulus: bigint, unit: LaneUnit): LanePlan[] =>
  laneShapes(modulus, unit).map((shape) => (unit.isHalved ? foldingPlan(shape) : wholePlan(shape)));

function foldingPlan(shape: LaneShape): LanePlan {
  const isWhole = foldsWords(shape);
  const isLong = shape.radix === FACTOR_BITS;
  // In radix 2^52 words are so large that columns are split before anything can be added to them.
  const words = (b: Builder, { columns }: LaneNumber, least?: readonly bigint[]): LaneLimbs =>
    isWhole && columns.length > shape.limbs
      ? foldedWords(b, shape, columns, isLong ? MAX_ADDED : MAX_COLUMN, least)
      : totals(b, columns);
  const plan: LanePlan = {
    shape,
    R: 1n,
    room: isLong && isWhole ? MAX_COLUMN - MAX_ADDED : ROOM,
    reduced: (b, { columns }) =>
      isWhole ? carried(b, shape, foldedWords(b, shape, columns, MAX_COLUMN)) : foldedPairs(b, shape, columns),
    scaled: (b, x, factor) => ({ columns: scaledColumns(b, plan, x, factor), divisions: 0 }),
    scalesColumns: (factor) => factor <= MAX_OF_COLUMNS,
    settled: (b, x, taken = []) => {
      const most = taken.map((y) => words(b, y).map((a) => b.range(a).upper));
      const least = shape.bounds.map((_, k) => most.reduce((max, own) => (own[k] > max ? own[k] : max), 0n));
      return { columns: words(b, x, taken.length > 0 ? least : undefined).map((a) => [a]), divisions: 0 };
    },
  };
  return plan;
}

function wholePlan(shape: LaneShape): LanePlan {
  const plan: LanePlan = {
    shape,
    R: 1n,
    room: roomOfWhole(shape),
    reduced: (b, { columns }) => foldedWhole(b, shape, columns),
    scaled: (b, x, factor) => ({ columns: scaledColumns(b, plan, x, factor), divisions: 0 }),
    scalesColumns: (factor) => factor <= MAX_OF_COLUMNS,
    settled: (b, { columns }) => ({
      columns: (columns.length > shape.limbs ? foldedWhole(b, shape, columns) : totals(b, columns)).map((a) => [a]),
      divisions: 0,
    }),
  };
  return plan;
}

/** `x` times a constant: by multiples of its words, or of its factors, or by a product. */
function scaledColumns(b: Builder, plan: LanePlan, x: LaneNumber, factor: bigint): Columns {
  const ofColumns = factor <= MAX_OF_COLUMNS ? multiples(b, plan.shape, totals(b, x.columns), factor) : null;
  if (ofColumns !== null) return ofColumns;
  const words = factors(b, plan, x);
  const limbs = [...constantLimbs(plan.shape, factor)];
  while (limbs.length > 1 && isZeroOperand(limbs[limbs.length - 1])) limbs.pop();
  return multiples(b, plan.shape, words, factor) ?? product(b, plan.shape, words, limbs);
}

/** What a word of a folded number may be, so that others can be added to it. */
const MAX_ADDED = unsigned(62).upper;

/**
 * Column k and the multiple of column limbs + k that it is congruent to, for a fold of few bits, where words may be as
 * large as `limit`, or else smaller ones. With `least`, a multiple of the modulus is added that leaves each word at
 * least so large; it is added above the number, where sums begin with it.
 */
function foldedWords(
  b: Builder,
  shape: LaneShape,
  columns: Columns,
  limit: bigint,
  least?: readonly bigint[],
): LaneLimbs {
  try {
    return foldedSplit(b, shape, columns, splitColumns(b, shape, columns, limit), least);
  } catch (error) {
    if (!(error instanceof ColumnOverflow) || limit <= MAX_ADDED) throw error;
    return foldedWords(b, shape, columns, MAX_ADDED, least);
  }
}

/** Of the columns above the number, the low digit is folded of those that are split, and the next one has the rest. */
function foldedSplit(
  b: Builder,
  shape: LaneShape,
  columns: Columns,
  isSplit: readonly boolean[],
  least: readonly bigint[] | undefined,
): LaneLimbs {
  const { limbs, fold, radix } = shape;
  const { first, kept } = startAbove(shape, isSplit, least);
  let carry: readonly Operand[] = [];
  return Array.from({ length: limbs }, (_, k) => {
    const above = columns[limbs + k] ?? [];
    const own = first[k] === 0n ? above : begunWith(b, above, ofConstant(first[k]), first[k]);
    const word = total(b, [...own, ...carry]);
    carry = isSplit[k] ? [b.shift('shr', word, radix)] : [];
    const folded = isSplit[k] ? total(b, [constOperand(kept[k]), lowBits(b, word, radix)]) : word;
    return total(
      b,
      begunWith(b, columns[k] ?? [], (divisor) => multiple(b, folded, fold / divisor), fold),
    );
  });
}

const ofConstant =
  (value: bigint) =>
  (divisor: bigint): Operand =>
    constOperand(value / divisor);

/**
 * Of each column above the number, whether what is above its digit goes to the next one: where its multiple, and what
 * that is added to, would be above the limit. Throws ColumnOverflow.
 */
function splitColumns(
  b: Builder,
  { limbs, fold, radix }: LaneShape,
  columns: Columns,
  limit: bigint,
): readonly boolean[] {
  const mostOf = (words: readonly Operand[]): bigint => words.reduce((all, a) => all + b.range(a).upper, 0n);
  let carry = 0n;
  const isSplit = columns.slice(limbs).map((words, k) => {
    const most = carry + mostOf(words);
    const is = most * fold + mostOf(columns[k]) > limit;
    carry = is ? most >> BigInt(radix) : 0n;
    return is;
  });
  if (isSplit.length > limbs || (isSplit.length === limbs && carry > 0n)) throw new ColumnOverflow('the top');
  return isSplit;
}

/**
 * What each column above the number begins with, and what is added to the digit of one that is split, so that each word
 * of the folded number is at least `least`: in all, a multiple of the modulus.
 */
function startAbove(
  shape: LaneShape,
  isSplit: readonly boolean[],
  least: readonly bigint[] | undefined,
): { readonly first: readonly bigint[]; readonly kept: readonly bigint[] } {
  const { fold, radix, bounds } = shape;
  const none = bounds.map(() => 0n);
  if (least === undefined) return { first: none, kept: none };
  const digit = 1n << BigInt(radix);
  const needed = least.map((a, k) => (isSplit[k] ? (a / fold / digit + 1n) * digit : a / fold + 1n));
  const kept = needed.map((a, k) => (isSplit[k] ? a : 0n));
  // So many times, since columns are doubled before they are complete.
  const times = 1n << BigInt(FACTOR_BITS - radix + 1);
  const all = multipleAtLeast(
    shape,
    needed.map((a) => a / times + 1n),
  );
  return { first: all.map((a, k) => a * times - kept[k]), kept };
}

/** After so many carries, one limb to the next and the last one to the first, limbs have their bounds or never will. */
const MAX_CARRIES = 3;

function carried(b: Builder, shape: LaneShape, columns: LaneLimbs): LaneLimbs {
  if (shape.radix === FACTOR_BITS)
    return carriedFromTop(
      b,
      shape,
      columns.map((a) => [a]),
    );
  let limbs = columns;
  for (let n = 0; n < MAX_CARRIES && !fits(b, shape, limbs); n++) limbs = carriedOnce(b, shape, limbs);
  if (!fits(b, shape, limbs)) throw new ColumnOverflow('limbs');
  return limbs;
}

/** All carries at once: what leaves a limb goes to the next one, and from the last one to the first as a multiple. */
function carriedOnce(b: Builder, { radix, fold }: LaneShape, limbs: LaneLimbs): LaneLimbs {
  const carries = limbs.map((a) => b.shift('shr', a, radix));
  return limbs.map((a, k) => {
    const low = lowBits(b, a, radix);
    return k > 0 ? total(b, [low, carries[k - 1]]) : withMultiple(b, low, carries[limbs.length - 1], fold);
  });
}

/** low + carry·factor, by a product whose high half is zero where there is one. */
function withMultiple(b: Builder, low: Operand, carry: Operand, factor: bigint): Operand {
  const isProduct = factor > 1n && bitLength(b.range(carry).upper * factor) <= FACTOR_BITS;
  if (!isProduct) return total(b, [low, multiple(b, carry, factor)]);
  return total(b, [low, b.mul52(carry, constOperand(factor))[0]]);
}

/**
 * For a multiplier of up to 52 bits, in radix 2^52: the columns above the number are carried one after the other, so
 * that their low 52 bits, which are all that a product reads, are digits. Their multiples are added, and what then is
 * above the bits of the modulus is folded once more.
 */
function foldedPairs(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  const { unit, limbs, fold } = shape;
  const upper = digits(b, columns.slice(limbs));
  if (upper.length > limbs || upper.slice(-1).some((a) => !isFactor(b, unit, a))) throw new ColumnOverflow('the top');
  const pairs = upper.map((a) => b.mul52(a, constOperand(fold)));
  const low = columns
    .slice(0, limbs)
    .map((words, k) => [...words, ...(pairs[k]?.slice(0, 1) ?? []), ...(pairs[k - 1]?.slice(1) ?? [])]);
  return carriedFromTop(b, shape, low, pairs[limbs - 1]?.[1]);
}

/**
 * What is above the bits of the modulus, with `beyond` at the end of the columns, is folded into the lowest ones; then
 * each column gives the next one what is above its digit.
 */
function carriedFromTop(b: Builder, shape: LaneShape, columns: Columns, beyond?: Operand): LaneLimbs {
  const { unit, limbs, radix, modulus } = shape;
  const topBits = bitLength(modulus) - radix * (limbs - 1);
  const top = total(b, columns[limbs - 1]);
  const raisedBeyond = beyond === undefined ? [] : [raised(b, beyond, radix - topBits)];
  const above = total(b, [...raisedBeyond, b.shift('shr', top, topBits)]);
  const [lo, hi] = foldedTop(b, unit, above, (1n << BigInt(bitLength(modulus))) % modulus);
  const lowered = [...columns.slice(0, -1), [lowBits(b, top, topBits)]];
  const folded = lowered.map((words, k) => (k === 0 ? [...words, lo] : k === 1 ? [...words, ...hi] : words));
  const result = maskedLimbs(b, digits(b, folded));
  if (!fits(b, shape, result)) throw new ColumnOverflow('limbs');
  return result;
}

/** What is added to the first two columns for a number above the modulus; the high half only where there is one. */
function foldedTop(
  b: Builder,
  unit: LaneUnit,
  above: Operand,
  multiplier: bigint,
): readonly [Operand, readonly Operand[]] {
  if (!isFactor(b, unit, above) || !isFactor(b, unit, constOperand(multiplier)))
    throw new ColumnOverflow('above the modulus');
  const [lo, hi] = b.mul52(above, constOperand(multiplier));
  return [lo, bitLength(b.range(above).upper * multiplier) <= FACTOR_BITS ? [] : [hi]];
}

/* Chooses the plan of limbs for a modulus, the same for all functions. */

/**
 * The plan for a modulus, the same for all functions, so that what one returns may be passed to any other: the first
 * one with which products of results are results again. Null for an even modulus that is not below a power of two.
 */
export const lanePlan = (modulus: bigint, unit: LaneUnit = IFMA): LanePlan | null =>
  [...foldingPlans(modulus, unit), ...montgomeryPlans(modulus, unit)].find(closes) ?? null;

function closes(plan: LanePlan): boolean {
  const b = new Builder('trial', { aliasing: 'equal' });
  const bounds = plan.shape.bounds.map((upper) => ({ lower: 0n, upper }));
  const number = (name: string): LaneLimbs => b.param({ name, shape: 'array', width: 64, bounds });
  const ring = laneRing(b, plan);
  try {
    ring.limbsOf(ring.mul(ring.number(number('x')), ring.number(number('y'))));
    return true;
  } catch (error) {
    if (error instanceof ColumnOverflow) return false;
    throw error;
  }
}

/*
 * Reduces columns of whole products to limbs that may be factors again, for a modulus a little below a power of two.
 * What lies above the number becomes digits, which the limbs of the fold are multiplied by.
 */

/** Folds after which columns are those of a number of the shape, or never will be. */
const MAX_FOLDS = 4;

/** What a column may have so that a carry can be added. */
const MAX_COLUMN = (1n << 64n) - (1n << 40n);

/**
 * What a column may be before the halves of those above are added to it, times a fold of one limb (`foldedHalves`), and
 * a carry.
 */
const roomOfWhole = ({ unit, radix, fold }: LaneShape): bigint =>
  bitLength(fold) + unit.factorBits - radix <= MAX_FOLD_BITS
    ? (1n << 64n) - (fold << BigInt(unit.factorBits + 5))
    : ROOM;

/** Of a fold whose multiples leave enough of a word. */
const MAX_FOLD_BITS = 24;

/** The limbs of a number within the bounds of the shape. Throws ColumnOverflow. */
function foldedWhole(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  let rest = columns;
  for (let n = 0; n < MAX_FOLDS; n++) {
    if (rest.length <= shape.limbs) {
      const once = wholeFoldedTop(b, shape, rest);
      if (once !== null && fits(b, shape, once)) return once;
      const again = once?.map((a) => [a]);
      const twice = again === undefined ? null : wholeFoldedTop(b, shape, again);
      if (twice !== null && fits(b, shape, twice)) return twice;
    }
    rest = foldedAbove(b, shape, rest);
  }
  throw new ColumnOverflow('limbs');
}

function foldedAbove(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { limbs, radix, fold } = shape;
  const folds = fewLimbs(shape, fold);
  if (folds.length > 1 || columns.length <= limbs) return foldedDigits(b, shape, columns);
  const last = total(b, columns[limbs - 1]);
  const above = [b.shift('shr', last, radix), ...columns.slice(limbs).map((words) => total(b, words))];
  const low = [...columns.slice(0, limbs - 1), [lowBits(b, last, radix)]];
  return sum(low, foldedShifted(b, shape, low, above) ?? foldedHalves(b, shape, above));
}

/** Multiples by a power of two of the last limb's carry and of the columns above; null where they leave no room. */
function foldedShifted(b: Builder, { fold }: LaneShape, low: Columns, [carry, ...above]: LaneLimbs): Columns | null {
  if (!isPowerOfTwo(fold)) return null;
  const words = [[carry], ...above.map(() => [])].map((own, k) => [...own, ...above.slice(k, k + 1)]);
  const most = (list: readonly Operand[]): bigint => list.reduce((all, a) => all + b.range(a).upper, 0n);
  if (words.some((own, k) => most(own) * fold + most(low[k] ?? []) >= MAX_COLUMN)) return null;
  return words.map((own) => own.map((a) => multiple(b, a, fold)));
}

/** Each half of a word, as products read it, times the fold: so none waits for the one before. */
function foldedHalves(b: Builder, { unit, radix, fold }: LaneShape, words: LaneLimbs): Columns {
  const factors = [fold, fold << BigInt(unit.factorBits - radix)].map(constOperand);
  const result: Operand[][] = [];
  for (const [k, word] of words.entries()) {
    const low = b.binary('mul', lowBits(b, word, unit.factorBits), factors[0]);
    const high = b.binary('mul', b.shift('shr', word, unit.factorBits), factors[1]);
    for (const [half, to] of [
      [low, Math.max(0, k - 1)],
      [high, Math.max(1, k)],
    ] as const)
      (result[to] ??= []).push(half);
  }
  return result;
}

/** From the last limb on, columns are carried one after the other, and what is above it is multiplied by the fold. */
function foldedDigits(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { unit, limbs, radix, fold } = shape;
  const sums = [...digits(b, columns.slice(limbs - 1), radix)];
  for (let last = sums.at(-1); last !== undefined && !isFactor(b, unit, last); last = sums.at(-1))
    sums.push(b.shift('shr', last, radix));
  if (sums.length === 1) sums.push(b.shift('shr', sums[0], radix));
  const [last, ...above] = maskedLimbs(b, sums, radix);
  const folded = product(b, shape, above, fewLimbs(shape, fold));
  return sum([...columns.slice(0, limbs - 1), [last]], folded);
}

/**
 * Carries through all limbs, and what then is above the bits of the modulus times its residue; null if that is much.
 */
function wholeFoldedTop(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs | null {
  const { unit, limbs, radix, modulus } = shape;
  const bits = bitLength(modulus);
  const kept = bits - radix * (limbs - 1);
  const all = Array.from({ length: limbs }, (_, k) => columns[k] ?? []);
  const sums = digits(b, all, radix);
  const above = b.shift('shr', sums[limbs - 1], kept);
  if (!isFactor(b, unit, above)) return null;
  const low = sums.map((a, k) => [lowBits(b, a, k === limbs - 1 ? kept : radix)]);
  const folded = product(b, shape, [above], fewLimbs(shape, (1n << BigInt(bits)) % modulus));
  return totals(b, sum(low, folded));
}

/** The limbs of a constant, without zeros at its end. */
function fewLimbs(shape: LaneShape, value: bigint): readonly Operand[] {
  const limbs = splitLimbs(value, laneWeights(shape)).map(constOperand);
  while (limbs.length > 1 && isZeroOperand(limbs[limbs.length - 1])) limbs.pop();
  return limbs;
}
