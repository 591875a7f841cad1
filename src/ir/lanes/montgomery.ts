/**
 * The plan for every odd modulus: Montgomery reduction by R = 2^(radix·limbs), which clears the lowest limb in each
 * step. The radix is 52 bits; for whole products it is what leaves room for their sums. A product that nothing divides
 * is reduced from both ends: what is above is replaced by its residue, and one step from below takes what that leaves.
 */
import { bitLength, magnitude, inverse, isPowerOfTwo } from '../../base/integers.ts';
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
  type Columns,
  type LaneLimbs,
} from './columns.ts';
import { factors, MAX_OF_COLUMNS, ROOM, type LaneNumber, type LanePlan } from './plan.ts';
import { laneWeights, type LaneShape, type LaneUnit } from './shape.ts';
import { SHIFT_OPERATIONS, signedLimbs, type SignedLimb } from './signedLimbs.ts';

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
  };
  return plan;
}

/** The limbs of a number after its divisions, by quotients of so many bits. */
function divided(b: Builder, shape: LaneShape, { columns, divisions }: LaneNumber, bits: number): LaneLimbs {
  let rest = columns;
  for (let k = 0; k < divisions; k++) rest = dividedColumns(b, shape, rest, shape.limbs, bits);
  return undivided(b, shape, rest);
}

/** Columns divided by R once, before carries. */
export const dividedOnce = (b: Builder, shape: LaneShape, columns: Columns): Columns =>
  dividedColumns(b, shape, columns, shape.limbs, shape.radix);

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

/* Steps of a Montgomery reduction: multiples of the modulus that make the lowest columns zero. */

/**
 * Columns without the `steps` lowest, which multiples of the modulus make zero: the number divided by 2^(radix·steps).
 * The low half of what is added to the lowest column is not made: it leaves the next one a carry if there is anything
 * to be made zero. Whole products are made and taken as they are. Of them quotients may have more `bits` than a digit:
 * all that a product reads of a word, so that nothing masks them, and more of the column than a digit is made zero.
 */
function dividedColumns(b: Builder, shape: LaneShape, columns: Columns, steps: number, bits = shape.radix): Columns {
  const { unit, limbs, radix } = shape;
  const terms = signedLimbs(shape);
  // The last one decides how large the number becomes; without a product, quotients are digits.
  const bitsOf = (step: number): number => (step === steps - 1 || magnitude(terms[0].value) === 1n ? radix : bits);
  const length = Math.max(columns.length, steps + limbs);
  const most = Array.from({ length: steps }, (_, i) => unsigned(bitsOf(i)).upper);
  const constants = borrows(terms, shape, most, length);
  const added = Array.from({ length }, (_, k) => [...(columns[k] ?? []), constOperand(constants[k])]);
  const taken = added.map((): Operand[] => []);
  const shifted = unit.isHalved ? shiftedProducts(workOf(b, columns), terms, steps, shape) : new Set<string>();
  const settled = (k: number): Operand => {
    const sum = total(b, added[k]);
    return taken[k].length === 0 ? sum : b.binary('sub', sum, total(b, taken[k]));
  };
  for (let i = 0; i < steps; i++) {
    const low = settled(i);
    const m = quotientWord(b, shape, low, terms, bitsOf(i));
    for (const term of terms) {
      const isByShifts = term.value < 0n ? isPowerOfTwo(-term.value) : shifted.has(`${i} ${term.limb}`);
      const [lo, hi] = multipleOf(b, shape, m, term, isByShifts);
      const words = term.value > 0n ? added : taken;
      if (term.limb > 0) words[i + term.limb].push(lo);
      if (i + term.limb + 1 < length) words[i + term.limb + 1].push(hi);
    }
    added[i + 1].push(b.shift('shr', cleared(b, shape, low, m, terms[0]), radix));
  }
  return added.slice(steps).map((words, k) => (taken[steps + k].length === 0 ? words : [settled(steps + k)]));
}

/** What the lowest column is multiplied by for the quotient, so that the multiple of the modulus makes it zero. */
const quotientOf = ([{ value }]: readonly SignedLimb[], bits: number): bigint => inverse(-value, 1n << BigInt(bits));

/** The largest digit. */
const maskOf = ({ radix }: Pick<LaneShape, 'radix'>): bigint => unsigned(radix).upper;

/**
 * What the modulus is multiplied by: the low bits of a·factor, for ±1 without a product. Of halved products the word
 * may have others above, which they do not read.
 */
function quotientWord(b: Builder, shape: LaneShape, a: Operand, terms: readonly SignedLimb[], bits: number): Operand {
  const word = quotientProduct(b, shape, a, quotientOf(terms, bits));
  return shape.unit.isHalved ? word : lowBits(b, word, bits);
}

function quotientProduct(b: Builder, shape: LaneShape, a: Operand, factor: bigint): Operand {
  const { unit, radix } = shape;
  const mask = maskOf(shape);
  if (factor === 1n) return a;
  if (factor !== mask)
    return unit.isHalved
      ? b.mul52(a, constOperand(factor))[0]
      : b.binary('mul', lowBits(b, a, unit.factorBits), constOperand(factor));
  const above = (b.range(a).upper >> BigInt(radix)) + 1n;
  if (above << BigInt(radix) > unsigned(64).upper) throw new ColumnOverflow('a quotient');
  return b.binary('sub', constOperand(above << BigInt(radix)), a);
}

/**
 * What the lowest column leaves when a multiple of the modulus has made its low bits zero: of halved products, of which
 * that low half is not made, a carry if there was anything; of whole ones the sum.
 */
function cleared(b: Builder, shape: LaneShape, low: Operand, m: Operand, { value }: SignedLimb): Operand {
  if (shape.unit.isHalved) return value > 0n ? total(b, [low, constOperand(maskOf(shape))]) : low;
  if (value === -1n) return low;
  const product = b.binary('mul', m, constOperand(magnitude(value)));
  return value > 0n ? total(b, [low, product]) : b.binary('sub', low, product);
}

/**
 * Which products by powers of two, as `step limb`, are made by shifts: as many as leave more multiplications than other
 * operations, those first that the next step waits for.
 */
function shiftedProducts(
  { products, others }: LaneWork,
  terms: readonly SignedLimb[],
  steps: number,
  shape: LaneShape,
): ReadonlySet<string> {
  const { limbs, radix } = shape;
  const multiplied = terms.filter(({ value }) => value > 0n || !isPowerOfTwo(-value)).length;
  const perStep = 2 * multiplied + ([1n, maskOf(shape)].includes(quotientOf(terms, radix)) ? 0 : 1);
  const carries = 2 * steps + SHIFT_OPERATIONS * steps * (terms.length - multiplied) + 3 * limbs;
  const spare = products + perStep * steps - others - carries;
  const able = terms.filter(({ limb, value }) => limb > 0 && value > 0n && isPowerOfTwo(value));
  const pairs = able.flatMap(({ limb }) => Array.from({ length: steps }, (_, i) => `${i} ${limb}`));
  return new Set(pairs.slice(0, Math.max(0, Math.floor(spare / (2 + SHIFT_OPERATIONS)))));
}

/** The two words of |m·term|, of halved products; m counts with its low 52 bits. Of whole ones the second is zero. */
function multipleOf(
  b: Builder,
  shape: LaneShape,
  m: Operand,
  { value, limb }: SignedLimb,
  isByShifts: boolean,
): readonly [lo: Operand, hi: Operand] {
  const size = magnitude(value);
  const { unit, radix } = shape;
  if (!unit.isHalved) return [limb === 0 ? constOperand(0n) : b.binary('mul', m, constOperand(size)), constOperand(0n)];
  if (limb === 0 && size === 1n) return [m, constOperand(0n)];
  if (!isByShifts) return b.mul52(m, constOperand(size));
  const amount = bitLength(size) - 1;
  const lo = b.shift('shl', lowBits(b, m, radix - amount), amount);
  const hi = b.shift('shr', b.binary('and', m, constOperand(maskOf(shape))), radix - amount);
  return [lo, hi];
}

/**
 * What columns begin with so that they never fall below zero: as much as may be subtracted, which the next column gives
 * back; and in the columns that remain, a multiple of the modulus.
 */
function borrows(
  terms: readonly SignedLimb[],
  shape: LaneShape,
  quotients: readonly bigint[],
  length: number,
): readonly bigint[] {
  const { unit, modulus, radix } = shape;
  const steps = quotients.length;
  const taken = Array.from({ length }, () => 0n);
  for (const [i, mask] of quotients.entries())
    for (const { limb, value } of terms) {
      if (value > 0n) continue;
      if (!unit.isHalved) {
        if (limb > 0 || value !== -1n) taken[i + limb] += mask * -value;
        continue;
      }
      if (limb > 0) taken[i + limb] += mask;
      if (i + limb + 1 < length && !(limb === 0 && value === -1n)) taken[i + limb + 1] += -value;
    }
  const constants: bigint[] = [];
  let owed = 0n;
  for (let k = 0; k < length - 1; k++) {
    const next = (taken[k] + owed + maskOf(shape)) >> BigInt(radix);
    constants.push((next << BigInt(radix)) - owed);
    owed = next;
  }
  constants.push(-owed);
  const least = owed + taken[length - 1];
  const remaining = laneWeights({ radix, limbs: length - steps });
  for (let multiple = 0n; ; multiple++) {
    const limbs = splitLimbs(multiple * modulus, remaining);
    if ((limbs.at(-1) ?? 0n) >= least) return constants.map((c, k) => c + (limbs[k - steps] ?? 0n));
  }
}

/* The cost of computing a number: multiplications, and additions, masks and shifts, which have twice as many pipes. */

interface LaneWork {
  /** Words of products that are added. */
  readonly products: number;
  /** Sums of other words, differences, masks, shifts. */
  readonly others: number;
}

/** The operations by which the columns are made, and their sums. */
function workOf(b: Builder, columns: Columns): LaneWork {
  const seen = new Set<number>();
  let products = 0;
  let others = 0;
  const isProduct = (a: Operand): boolean => a.kind === 'value' && b.definition(a.id)?.op.kind === 'mul52';
  /** Of words that are added up: all but one of those that are no products, or all of them beside a product. */
  const sum = (words: readonly Operand[]): void => {
    const plain = words.filter((a) => !isProduct(a)).length;
    others += plain === words.length ? Math.max(0, plain - 1) : plain;
    words.forEach(visit);
  };
  const visit = (a: Operand): void => {
    if (a.kind !== 'value' || seen.has(a.id)) return;
    seen.add(a.id);
    const op = b.definition(a.id)?.op;
    if (op === undefined) return;
    if (op.kind === 'sum') return sum(op.terms.map(({ operand }) => operand));
    if (op.kind === 'mul52') products++;
    else others++;
    if ('ins' in op) op.ins.forEach(visit);
  };
  columns.forEach(sum);
  return { products, others };
}
