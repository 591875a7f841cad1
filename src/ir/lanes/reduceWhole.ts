/**
 * Reduces columns of whole products to limbs that may be factors again, for a modulus a little below a power of two.
 * What lies above the number becomes digits, which the limbs of the fold are multiplied by.
 */
import { bitLength, isPowerOfTwo } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { constOperand, isZeroOperand, type Operand } from '../function.ts';
import { splitLimbs } from '../contract/domain.ts';
import {
  ColumnOverflow,
  digits,
  fits,
  isFactor,
  lowBits,
  maskedLimbs,
  multiple,
  product,
  sum,
  total,
  totals,
} from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import { ROOM } from './plan.ts';
import { laneWeights, type LaneShape } from './shape.ts';

/** Folds after which columns are those of a number of the shape, or never will be. */
const MAX_FOLDS = 4;

/** What a column may have so that a carry can be added. */
const MAX_COLUMN = (1n << 64n) - (1n << 40n);

/**
 * What a column may be before the halves of those above are added to it, times a fold of one limb (`foldedHalves`), and
 * a carry.
 */
export const roomOfWhole = ({ unit, radix, fold }: LaneShape): bigint =>
  bitLength(fold) + unit.factorBits - radix <= MAX_FOLD_BITS
    ? (1n << 64n) - (fold << BigInt(unit.factorBits + 5))
    : ROOM;

/** Of a fold whose multiples leave enough of a word. */
const MAX_FOLD_BITS = 24;

/** The limbs of a number within the bounds of the shape. Throws ColumnOverflow. */
export function foldedWhole(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  let rest = columns;
  for (let n = 0; n < MAX_FOLDS; n++) {
    if (rest.length <= shape.limbs) {
      const once = foldedTop(b, shape, rest);
      if (once !== null && fits(b, shape, once)) return once;
      const again = once?.map((a) => [a]);
      const twice = again === undefined ? null : foldedTop(b, shape, again);
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
function foldedTop(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs | null {
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
