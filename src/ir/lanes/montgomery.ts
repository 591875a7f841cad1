/**
 * The plan for every odd modulus: limbs of 52 bits, and Montgomery reduction by R = 2^(52·limbs), which takes a word
 * from below in each step. A product that nothing divides is reduced from both ends: what is above is replaced by its
 * residue, and one step from below takes what that leaves.
 */
import { bitLength, isPowerOfTwo, magnitude, inverse } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { joinLimbs, splitLimbs } from '../contract/domain.ts';
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
import { factors, MAX_OF_COLUMNS, type LaneNumber, type LanePlan } from './plan.ts';
import { FACTOR_BITS, laneWeights, type LaneShape } from './shape.ts';
import { SHIFT_OPERATIONS, signedLimbs, type SignedLimb } from './signedLimbs.ts';
import { workOf, type LaneWork } from './work.ts';

const RADIX = BigInt(FACTOR_BITS);
const BASE = 1n << RADIX;
const MASK = BASE - 1n;

/** Bits that an element may have more than the modulus: sums and differences of two are brought back to so many. */
const MAX_ROOM = 4;
const LEAST_ROOM = 2;
/** Of the last limb, which takes the carries of a whole column. */
const LEAST_TOP = 8;

/** Plans for an odd modulus; the second has one limb more, for where the first leaves too little room. */
export function montgomeryPlans(modulus: bigint): LanePlan[] {
  if (modulus % 2n === 0n) return [];
  const bits = bitLength(modulus);
  const fewest = Math.ceil((bits + LEAST_ROOM + 1) / FACTOR_BITS);
  return [fewest, fewest + 1].map((limbs) => {
    const below = FACTOR_BITS * (limbs - 1);
    const top = Math.min(FACTOR_BITS - 1, Math.max(bits + MAX_ROOM - below, LEAST_TOP));
    const bounds = Array.from({ length: limbs }, (_, i) => unsigned(i === limbs - 1 ? top : FACTOR_BITS).upper);
    const fold = (1n << (RADIX * BigInt(limbs))) % modulus;
    return montgomeryPlan({ modulus, radix: FACTOR_BITS, limbs, fold, bounds });
  });
}

function montgomeryPlan(shape: LaneShape): LanePlan {
  const { modulus, limbs } = shape;
  const R = 1n << (RADIX * BigInt(limbs));
  const division = inverse(R, modulus);
  const plan: LanePlan = {
    shape,
    R,
    reduced: (b, { columns, divisions }) => {
      let rest = columns;
      for (let k = 0; k < divisions; k++) rest = divided(b, shape, rest, limbs);
      return undivided(b, shape, rest);
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

/** Times a small constant; or, of a larger one, times its Montgomery form and divided once more. */
function scaled(b: Builder, plan: LanePlan, x: LaneNumber, factor: bigint): LaneNumber {
  const { shape, R } = plan;
  const { modulus } = shape;
  if (factor > MASK) {
    const limbs = constantLimbs(shape, (factor * R) % modulus);
    return { columns: product(b, shape, factors(b, plan, x), limbs), divisions: 1 };
  }
  const columns = multiples(b, totals(b, x.columns), factor);
  if (columns !== null) return { ...x, columns };
  return { columns: product(b, shape, factors(b, plan, x), [constOperand(factor)]), divisions: 0 };
}

/**
 * Columns without the `steps` lowest, which multiples of the modulus make zero: the number divided by 2^(52·steps).
 */
function divided(b: Builder, { modulus, limbs }: LaneShape, columns: Columns, steps: number): Columns {
  const terms = signedLimbs(modulus, limbs);
  const quotient = quotientOf(terms);
  const length = Math.max(columns.length, steps + limbs);
  const constants = borrows(terms, modulus, steps, length);
  const added = Array.from({ length }, (_, k) => [...(columns[k] ?? []), constOperand(constants[k])]);
  const taken = added.map((): Operand[] => []);
  const shifted = shiftedProducts(workOf(b, columns), terms, steps, limbs);
  const settled = (k: number): Operand => {
    const sum = total(b, added[k]);
    return taken[k].length === 0 ? sum : b.binary('sub', sum, total(b, taken[k]));
  };
  for (let i = 0; i < steps; i++) {
    const low = settled(i);
    const m = times52(b, low, quotient);
    for (const term of terms) {
      const isByShifts = term.value < 0n ? isPowerOfTwo(-term.value) : shifted.has(`${i} ${term.limb}`);
      const [lo, hi] = multipleOf(b, m, term, isByShifts);
      const words = term.value > 0n ? added : taken;
      if (term.limb > 0) words[i + term.limb].push(lo);
      if (i + term.limb + 1 < length) words[i + term.limb + 1].push(hi);
    }
    const isAdded = terms[0].value > 0n;
    added[i + 1].push(b.shift('shr', isAdded ? total(b, [low, constOperand(MASK)]) : low, FACTOR_BITS));
  }
  return added.slice(steps).map((words, k) => (taken[steps + k].length === 0 ? words : [settled(steps + k)]));
}

/** What the lowest column is multiplied by for the quotient, so that the multiple of the modulus makes it zero. */
const quotientOf = ([{ value }]: readonly SignedLimb[]): bigint => inverse(-value, BASE);

/** A word of which the low 52 bits are those of a·factor; for ±1 without a product. */
function times52(b: Builder, a: Operand, factor: bigint): Operand {
  if (factor === 1n) return a;
  if (factor !== MASK) return b.mul52(a, constOperand(factor))[0];
  const above = (b.range(a).upper >> RADIX) + 1n;
  if (above << RADIX > unsigned(64).upper) throw new ColumnOverflow('a quotient');
  return b.binary('sub', constOperand(above << RADIX), a);
}

/**
 * Which products by powers of two, as `step limb`, are made by shifts: as many as leave more multiplications than other
 * operations, those first that the next step waits for.
 */
function shiftedProducts(
  { products, others }: LaneWork,
  terms: readonly SignedLimb[],
  steps: number,
  limbs: number,
): ReadonlySet<string> {
  const multiplied = terms.filter(({ value }) => value > 0n || !isPowerOfTwo(-value)).length;
  const perStep = 2 * multiplied + ([1n, MASK].includes(quotientOf(terms)) ? 0 : 1);
  const carries = 2 * steps + SHIFT_OPERATIONS * steps * (terms.length - multiplied) + 3 * limbs;
  const spare = products + perStep * steps - others - carries;
  const able = terms.filter(({ limb, value }) => limb > 0 && value > 0n && isPowerOfTwo(value));
  const pairs = able.flatMap(({ limb }) => Array.from({ length: steps }, (_, i) => `${i} ${limb}`));
  return new Set(pairs.slice(0, Math.max(0, Math.floor(spare / (2 + SHIFT_OPERATIONS)))));
}

/** The two words of |m·term|; m counts with its low 52 bits. */
function multipleOf(
  b: Builder,
  m: Operand,
  { value, limb }: SignedLimb,
  isByShifts: boolean,
): readonly [lo: Operand, hi: Operand] {
  const size = magnitude(value);
  if (limb === 0 && size === 1n) return [m, constOperand(0n)];
  if (!isByShifts) return b.mul52(m, constOperand(size));
  const amount = bitLength(size) - 1;
  const lo = b.shift('shl', lowBits(b, m, FACTOR_BITS - amount), amount);
  const hi = b.shift('shr', b.binary('and', m, constOperand(MASK)), FACTOR_BITS - amount);
  return [lo, hi];
}

/**
 * What columns begin with so that they never fall below zero: as much as may be subtracted, which the next column gives
 * back; and in the columns that remain, a multiple of the modulus.
 */
function borrows(terms: readonly SignedLimb[], modulus: bigint, steps: number, length: number): readonly bigint[] {
  const taken = Array.from({ length }, () => 0n);
  for (let i = 0; i < steps; i++)
    for (const { limb, value } of terms) {
      if (value > 0n) continue;
      if (limb > 0) taken[i + limb] += MASK;
      if (i + limb + 1 < length && !(limb === 0 && value === -1n)) taken[i + limb + 1] += -value;
    }
  const constants: bigint[] = [];
  let owed = 0n;
  for (let k = 0; k < length - 1; k++) {
    const next = (taken[k] + owed + MASK) >> RADIX;
    constants.push((next << RADIX) - owed);
    owed = next;
  }
  constants.push(-owed);
  const least = owed + taken[length - 1];
  const remaining = laneWeights({ radix: FACTOR_BITS, limbs: length - steps });
  for (let multiple = 0n; ; multiple++) {
    const limbs = splitLimbs(multiple * modulus, remaining);
    if ((limbs.at(-1) ?? 0n) >= least) return constants.map((c, k) => c + (limbs[k - steps] ?? 0n));
  }
}

/** Folds from above after which a number fits or never will. */
const MAX_FOLDS = 2;

/** The limbs of a number within the bounds of the shape. */
function undivided(b: Builder, shape: LaneShape, columns: Columns): LaneLimbs {
  let rest = isNear(b, shape, columns) ? columns : fromBothEnds(b, shape, columns);
  for (let n = 0; ; n++) {
    const limbs = maskedLimbs(b, digits(b, rest));
    if (fits(b, shape, limbs)) return limbs;
    if (n === MAX_FOLDS) throw new ColumnOverflow('limbs');
    rest = foldedTop(b, shape, rest);
  }
}

/** A power of two in the last limb, and the least number of either sign that it is congruent to. */
interface Top {
  readonly bits: number;
  readonly residue: bigint;
}

/** The one whose residue is smallest beside it, among those that leave two bits of the room. */
function topOf({ modulus, limbs, bounds }: LaneShape): Top {
  const below = FACTOR_BITS * (limbs - 1);
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
  const { limbs } = shape;
  const { bits, residue } = topOf(shape);
  const kept = bits - FACTOR_BITS * (limbs - 1);
  const top = total(b, columns[limbs - 1] ?? []);
  const above = b.shift('shr', top, kept);
  if (!isFactor(b, above)) throw new ColumnOverflow('above the modulus');
  const low = [...columns.slice(0, limbs - 1), [lowBits(b, top, kept)]];
  const words = product(b, shape, [above], constantLimbs(shape, magnitude(residue)));
  const folded = words.slice(0, limbs);
  if (!isZeroOperand(total(b, words[limbs]))) throw new ColumnOverflow('the residue');
  return residue < 0n ? difference(b, shape, low, folded) : sum(low, folded);
}

/**
 * The number times 2^52, of which the columns from the last limb on are replaced by their residues, divided by 2^52.
 */
function fromBothEnds(b: Builder, shape: LaneShape, columns: Columns): Columns {
  const { modulus, limbs } = shape;
  const upper = [...digits(b, columns.slice(limbs - 1))];
  for (let last = upper.at(-1); last !== undefined && !isFactor(b, last); last = upper.at(-1))
    upper.push(b.shift('shr', last, FACTOR_BITS));
  const low: Columns = [[], ...columns.slice(0, limbs - 1)];
  const residues = upper.map((a, k) => {
    const residue = (1n << (RADIX * BigInt(limbs + k))) % modulus;
    return product(b, shape, [a], constantLimbs(shape, residue));
  });
  return divided(b, shape, residues.reduce(sum, low), 1);
}
