/**
 * From columns of whole products to limbs that may be factors again, for a modulus a little below a power of two. What
 * lies above the number becomes digits, which the limbs of the fold are multiplied by.
 */
import { bitLength } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { constOperand, isZeroOperand, type Operand } from '../function.ts';
import { splitLimbs } from '../contract/domain.ts';
import { ColumnOverflow, digits, fits, isFactor, lowBits, maskedLimbs, product, sum, total, totals } from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import { laneWeights, type LaneShape } from './shape.ts';

/** Folds after which columns are those of a number of the shape, or never will be. */
const MAX_FOLDS = 4;

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
  const folds = fewLimbs(shape, shape.fold);
  return folds.length > 1 || columns.length <= shape.limbs ? foldedDigits(b, shape, columns) : foldedHalves(b, shape, columns);
}

/**
 * The last limb becomes a digit. Of columns above it each half, as products read it, is multiplied by the fold: so none
 * waits for the one before.
 */
function foldedHalves(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { unit, limbs, radix, fold } = shape;
  const factors = [fold, fold << BigInt(unit.factorBits - radix)].map(constOperand);
  const last = total(b, columns[limbs - 1]);
  const result = columns.slice(0, limbs - 1).map((words) => [...words]);
  result.push([lowBits(b, last, radix)]);
  const above = columns.slice(limbs).map((words) => total(b, words));
  for (const [k, word] of [b.shift('shr', last, radix), ...above].entries()) {
    const low = b.binary('mul', lowBits(b, word, unit.factorBits), factors[0]);
    const high = b.binary('mul', b.shift('shr', word, unit.factorBits), factors[1]);
    for (const [half, to] of [[low, Math.max(0, k - 1)], [high, Math.max(1, k)]] as const) (result[to] ??= []).push(half);
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

/** Carries through all limbs, and what then is above the bits of the modulus times its residue; null if that is much. */
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
