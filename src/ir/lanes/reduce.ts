/** Reduces columns to limbs that may be factors again: folding by 2^(radix·limbs) mod p, and carries. */
import { bitLength } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
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
} from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import { factors, MAX_OF_COLUMNS, ROOM, type LaneNumber, type LanePlan } from './plan.ts';
import { FACTOR_BITS, laneShapes, laneWeights, type LaneShape, type LaneUnit } from './shape.ts';
import { foldedWhole, roomOfWhole } from './reduceWhole.ts';

/** Plans for a modulus a little below a power of two: elements are themselves. */
export const foldingPlans = (modulus: bigint, unit: LaneUnit): LanePlan[] =>
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
