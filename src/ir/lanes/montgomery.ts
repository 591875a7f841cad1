/**
 * The plan for every odd modulus: Montgomery reduction by R = 2^(radix·limbs), which takes a limb from below in each
 * step; the radix is 52 bits, or of whole products what leaves room for their sums. A product that nothing divides is
 * reduced from both ends: what is above is replaced by its residue, and one step from below takes what that leaves.
 */
import { bitLength, magnitude, inverse } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { joinLimbs } from '../contract/domain.ts';
import { type Operand, constOperand, isZeroOperand } from '../function.ts';
import { unsigned } from '../interval.ts';
import {
  ColumnOverflow,
  constantLimbs,
  difference,
  digits,
  fits,
  isFactor,
  lowBits,
  maskedLimbs,
  multiples,
  product,
  sum,
  total,
  totals,
} from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import { dividedColumns, maskOf } from './divided.ts';
import { factors, MAX_OF_COLUMNS, ROOM, type LaneNumber, type LanePlan } from './plan.ts';
import { laneWeights, type LaneShape, type LaneUnit } from './shape.ts';

/** Bits that an element may have more than the modulus: sums and differences of two are brought back to so many. */
const MAX_ROOM = 4;
const LEAST_ROOM = 2;
/** Of the last limb, which takes the carries of a whole column. */
const LEAST_TOP = 8;

/** Plans for an odd modulus; the second has one limb more, for where the first leaves too little room. */
export function montgomeryPlans(modulus: bigint, unit: LaneUnit): LanePlan[] {
  if (modulus % 2n === 0n) return [];
  const bits = bitLength(modulus);
  const fewest = Math.ceil((bits + LEAST_ROOM + 1) / unit.maxRadix);
  return [fewest, fewest + 1].map((limbs) => {
    const radix = unit.isHalved ? unit.factorBits : Math.ceil((bits + LEAST_ROOM + 1) / limbs);
    const below = radix * (limbs - 1);
    const top = Math.min(radix - 1, Math.max(bits + MAX_ROOM - below, LEAST_TOP));
    const bounds = Array.from({ length: limbs }, (_, i) => unsigned(i === limbs - 1 ? top : radix).upper);
    const fold = (1n << BigInt(radix * limbs)) % modulus;
    return montgomeryPlan({ unit, modulus, radix, limbs, fold, bounds });
  });
}

function montgomeryPlan(shape: LaneShape): LanePlan {
  const { modulus, radix, limbs } = shape;
  const R = 1n << BigInt(radix * limbs);
  const division = inverse(R, modulus);
  const plan: LanePlan = {
    shape,
    R,
    room: ROOM,
    reduced: (b, x) => {
      if (shape.unit.isHalved || x.divisions === 0) return divided(b, shape, x, radix);
      try {
        return divided(b, shape, x, shape.unit.factorBits);
      } catch (error) {
        if (!(error instanceof ColumnOverflow)) throw error;
      }
      return divided(b, shape, x, radix);
    },
    scaled: (b, x, factor) => {
      if (factor === division) return { ...x, divisions: x.divisions + 1 };
      return scaled(b, plan, x, factor);
    },
    scalesColumns: (factor) => factor === division || factor <= MAX_OF_COLUMNS,
    settled: (b, { columns, divisions }) => ({ columns: totals(b, columns).map((a) => [a]), divisions }),
    start: () => [],
  };
  return plan;
}

/** The limbs of a number after its divisions, by quotients of so many bits. */
function divided(b: Builder, shape: LaneShape, { columns, divisions }: LaneNumber, bits: number): LaneLimbs {
  let rest = columns;
  for (let k = 0; k < divisions; k++) rest = dividedColumns(b, shape, rest, shape.limbs, bits);
  return undivided(b, shape, rest);
}

/** Times a small constant; or, of a larger one, times its Montgomery form and divided once more. */
function scaled(b: Builder, plan: LanePlan, x: LaneNumber, factor: bigint): LaneNumber {
  const { shape, R } = plan;
  const { modulus } = shape;
  if (factor > maskOf(shape)) {
    const limbs = constantLimbs(shape, (factor * R) % modulus);
    return { columns: product(b, shape, factors(b, plan, x), limbs), divisions: 1 };
  }
  const columns = multiples(b, shape, totals(b, x.columns), factor);
  if (columns !== null) return { ...x, columns };
  return { columns: product(b, shape, factors(b, plan, x), [constOperand(factor)]), divisions: 0 };
}

/** Folds from above after which a number fits or never will. */
const MAX_FOLDS = 2;

/** The limbs of a number within the bounds of the shape. */
function undivided(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  let rest = isNear(b, shape, columns) ? columns : fromBothEnds(b, shape, columns);
  for (let n = 0; ; n++) {
    const limbs = maskedLimbs(b, digits(b, rest, shape.radix), shape.radix);
    if (fits(b, shape, limbs)) return limbs;
    if (n === MAX_FOLDS) throw new ColumnOverflow('limbs');
    // What carries alone bring above the modulus is folded after them.
    rest = foldedTop(b, shape, isAbove(b, shape, rest) ? rest : limbs.map((a) => [a]));
  }
}

/** Whether the last column has something above the modulus before carries. */
const isAbove = (b: Builder, shape: LaneShape, columns: Columns): boolean =>
  b.range(total(b, columns[shape.limbs - 1] ?? [])).upper >>
    BigInt(topOf(shape).bits - shape.radix * (shape.limbs - 1)) >
  0n;

/** A power of two in the last limb, and the least number of either sign that it is congruent to. */
interface Top {
  readonly bits: number;
  readonly residue: bigint;
}

/** The one whose residue is smallest beside it, among those that leave two bits of the room. */
function topOf({ modulus, radix, limbs, bounds }: LaneShape): Top {
  const below = radix * (limbs - 1);
  const lowest = Math.max(bitLength(modulus) - 1, below);
  const highest = Math.max(lowest, below + bitLength(bounds[limbs - 1]) - 2);
  const choices = Array.from({ length: highest - lowest + 1 }, (_, k): Top => {
    const bits = lowest + k;
    const above = (1n << BigInt(bits)) % modulus;
    return { bits, residue: 2n * above > modulus ? above - modulus : above };
  });
  const size = ({ bits, residue }: Top): bigint => magnitude(residue) << BigInt(highest - bits);
  return choices.reduce((a, c) => (size(c) < size(a) ? c : a));
}

/** Whether folds of what is above the modulus bring the number within the bounds. */
function isNear(b: Builder, shape: LaneShape, columns: Columns): boolean {
  if (columns.length > shape.limbs) return false;
  const { bits, residue } = topOf(shape);
  const weights = laneWeights(shape);
  const limit = joinLimbs(shape.bounds, weights);
  const sums = columns.map((words) => words.reduce((all, a) => all + b.range(a).upper, 0n));
  let most = joinLimbs(sums, weights);
  for (let n = 0; n < MAX_FOLDS && most > limit; n++) {
    const above = most >> BigInt(bits);
    most = (1n << BigInt(bits)) + above * magnitude(residue) + (residue < 0n ? shape.modulus : 0n);
  }
  return most <= limit;
}

/** What is above the modulus, times the residue of the power of two where that begins. */
function foldedTop(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { unit, limbs, radix } = shape;
  const { bits, residue } = topOf(shape);
  const kept = bits - radix * (limbs - 1);
  const top = total(b, columns[limbs - 1] ?? []);
  const above = b.shift('shr', top, kept);
  if (!isFactor(b, unit, above)) throw new ColumnOverflow('above the modulus');
  const low = [...columns.slice(0, limbs - 1), [lowBits(b, top, kept)]];
  const words = product(b, shape, [above], constantLimbs(shape, magnitude(residue)));
  const folded = words.slice(0, limbs);
  if (!isZeroOperand(total(b, words[limbs] ?? []))) throw new ColumnOverflow('the residue');
  return residue < 0n ? difference(b, shape, low, folded) : sum(low, folded);
}

/**
 * The number times 2^radix, of which the columns from the last limb on are replaced by their residues, divided by that.
 */
function fromBothEnds(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { unit, modulus, radix, limbs } = shape;
  // Columns of whole products reach far into the next ones.
  const first = unit.isHalved ? limbs - 1 : 0;
  const sums = [...digits(b, columns.slice(first), radix)];
  // The residue of what is in a digit is below the modulus; of what is above it, it is more.
  const isLast = (a: Operand): boolean => (unit.isHalved ? isFactor(b, unit, a) : b.range(a).upper <= maskOf(shape));
  for (let last = sums.at(-1); last !== undefined && !isLast(last); last = sums.at(-1))
    sums.push(b.shift('shr', last, radix));
  const all = unit.isHalved
    ? [...columns.slice(0, first), ...sums.map((a) => [a])]
    : maskedLimbs(b, sums, radix).map((a) => [a]);
  const low: Columns = [[], ...all.slice(0, limbs - 1)];
  const residues = all.slice(limbs - 1).map(([a], k) => {
    const residue = (1n << BigInt(radix * (limbs + k))) % modulus;
    return product(b, shape, [a], constantLimbs(shape, residue));
  });
  return dividedColumns(b, shape, residues.reduce(sum, low), 1);
}
