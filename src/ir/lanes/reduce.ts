/** Reduces columns to limbs that may be factors again: folding by 2^(radix·limbs) mod p, and carries. */
import { bitLength, isPowerOfTwo } from '../../base/integers.ts';
import { Builder } from '../build.ts';
import { type Operand, constOperand, isZeroOperand } from '../function.ts';
import { splitLimbs } from '../contract/domain.ts';
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
  type Columns,
  type LaneLimbs,
  sum,
} from './columns.ts';
import { factors, MAX_OF_COLUMNS, ROOM, type LaneNumber, type LanePlan, laneRing } from './plan.ts';
import { FACTOR_BITS, laneShapes, laneWeights, type LaneShape, type LaneUnit, IFMA } from './shape.ts';
import { montgomeryPlans } from './montgomery.ts';

/** Plans for a modulus a little below a power of two: elements are themselves. */
const foldingPlans = (modulus: bigint, unit: LaneUnit): LanePlan[] =>
  laneShapes(modulus, unit).map((shape) => (unit.isHalved ? foldingPlan(shape) : wholePlan(shape)));

function foldingPlan(shape: LaneShape): LanePlan {
  const isShort = shape.radix < FACTOR_BITS;
  const settled = (b: Builder, { columns }: LaneNumber): LaneLimbs =>
    isShort && columns.length > shape.limbs ? foldedShort(b, shape, columns) : totals(b, columns);
  const plan: LanePlan = {
    shape,
    R: 1n,
    room: ROOM,
    reduced: (b, { columns }) =>
      isShort ? carried(b, shape, foldedShort(b, shape, columns)) : foldedLong(b, shape, columns),
    scaled: (b, x, factor) => ({ columns: scaledColumns(b, plan, x, factor), divisions: 0 }),
    scalesColumns: (factor) => factor <= MAX_OF_COLUMNS,
    settled: (b, x) => ({ columns: settled(b, x).map((a) => [a]), divisions: 0 }),
    start: (b, taken) =>
      startOfProduct(
        shape,
        taken.map((x) => settled(b, x).map((a) => b.range(a).upper)),
      ),
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
    start: () => [],
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

/**
 * A multiple of the modulus that is larger than numbers of these columns in each column, as what a product begins with
 * (`product`): its first column is folded into place like what else is above the number, so that it costs nothing.
 */
function startOfProduct({ modulus, radix, limbs, fold }: LaneShape, taken: readonly (readonly bigint[])[]): bigint[] {
  const one = 1n << BigInt(FACTOR_BITS - radix + 1);
  const digits = splitLimbs(modulus, laneWeights({ radix, limbs }));
  if (taken.length === 0 || radix >= FACTOR_BITS || digits.includes(0n)) return [];
  const unit = one * fold;
  const times = digits.map((digit, k) => {
    const most = taken.reduce((max, words) => ((words[k] ?? 0n) > max ? (words[k] ?? 0n) : max), 0n);
    return most / (digit * unit) + 1n;
  });
  const factor = times.reduce((max, n) => (n > max ? n : max)) * unit;
  return [0n, ...digits.slice(1).map((digit) => (factor * digit) / one), (factor * digits[0]) / (fold * one)];
}

/** Column k and the multiple of column limbs + k that it is congruent to, for a multiplier of few bits. */
const foldedShort = (b: Builder, { limbs, fold }: LaneShape, columns: Columns): LaneLimbs =>
  Array.from({ length: limbs }, (_, k) => {
    const above = total(b, columns[limbs + k] ?? []);
    return total(b, [multiple(b, above, fold), ...(columns[k] ?? [])]);
  });

/** After so many carries, one limb to the next and the last one to the first, limbs have their bounds or never will. */
const MAX_CARRIES = 3;

function carried(b: Builder, shape: LaneShape, columns: LaneLimbs): LaneLimbs {
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
function foldedLong(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  const { unit, limbs, fold, radix, modulus } = shape;
  const upper = digits(b, columns.slice(limbs));
  if (upper.length > limbs || upper.slice(-1).some((a) => !isFactor(b, unit, a))) throw new ColumnOverflow('the top');
  const pairs = upper.map((a) => b.mul52(a, constOperand(fold)));
  const low = columns
    .slice(0, limbs)
    .map((words, k) => [...words, ...(pairs[k]?.slice(0, 1) ?? []), ...(pairs[k - 1]?.slice(1) ?? [])]);
  const topBits = bitLength(modulus) - radix * (limbs - 1);
  const top = total(b, low[limbs - 1]);
  const beyond = pairs[limbs - 1]?.slice(1).map((a) => raised(b, a, radix - topBits)) ?? [];
  const above = total(b, [...beyond, b.shift('shr', top, topBits)]);
  const [lo, hi] = foldedTop(b, unit, above, (1n << BigInt(bitLength(modulus))) % modulus);
  const folded = low.map((words, k) => (k === 0 ? [...words, lo] : k === 1 ? [...words, ...hi] : words));
  const lowered = lowBits(b, top, topBits);
  const result = maskedLimbs(b, digits(b, [...folded.slice(0, -1), [lowered]]));
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
