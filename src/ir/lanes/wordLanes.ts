/**
 * Vectorised field operations whose operands and results are canonical elements in 64-bit words: the words are split
 * into limbs first, and the limbs of the result are joined into words last. A row has the same word of eight elements.
 */
import { splitLimbs } from '../contract/domain.ts';
import { Builder } from '../build.ts';
import { LANES, type IrFunction, type Operand, type Param, constOperand } from '../function.ts';
import { unsigned } from '../interval.ts';
import {
  chosen,
  ColumnOverflow,
  constantLimbs,
  digits,
  fits,
  lowBits,
  maskedLimbs,
  product,
  total,
  totals,
} from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import { dividedOnce, montgomeryPlans } from './montgomery.ts';
import type { LanePlan } from './plan.ts';
import { lanePlan } from './reduce.ts';
import { IFMA, laneWeights, type LaneShape } from './shape.ts';
import { signedLimbs } from './signedLimbs.ts';
import { bitLength } from '../../base/integers.ts';

/** How scalar code holds the integers modulo a prime. */
export interface WordField {
  readonly modulus: bigint;
  /** Words of an element. */
  readonly words: number;
  /** The element x is held as x·2^(64·words) modulo the prime. */
  readonly isMontgomery: boolean;
}

const WORD = 64;

/** What is done to eight elements at a time. */
export const WORD_OPERATIONS = ['mul', 'square', 'add', 'sub'] as const;
export type WordOperation = (typeof WORD_OPERATIONS)[number];

/**
 * One lane of an operation on canonical elements, which gives a canonical one. Throws ColumnOverflow where no plan fits
 * the field.
 */
export function wordLanes(name: string, operation: WordOperation, field: WordField): IrFunction {
  const { modulus, words, isMontgomery } = field;
  const b = new Builder(name, { aliasing: 'equal', lanes: LANES });
  const weights = Array.from({ length: words }, (_, i) => WORD * i);
  const bounds = weights.map((w) => ({
    lower: 0n,
    upper: unsigned(Math.min(WORD, bitLength(modulus) - w)).upper,
  }));
  const count = operation === 'square' ? 1 : 2;
  const params = Array.from(
    { length: count },
    (_, i): Param => ({ name: `arg${i + 1}`, shape: 'array', width: 64, bounds }),
  );
  const numbers = params.map((p) => b.param(p));
  const plan = planOf(field);
  const { shape } = plan;
  const limbs = OPERATIONS[operation](b, plan, field, numbers);
  b.resultAs({ name: 'out1', shape: 'array', width: 64, bounds }, wordsOf(b, shape, limbs, words));
  const scale = isMontgomery ? `/2^${WORD * words}` : '';
  const relation = { mul: `arg1*arg2${scale}`, square: `arg1*arg1${scale}`, add: 'arg1+arg2', sub: 'arg1-arg2' }[
    operation
  ];
  return b.finish({ modulus, relation, weights, canonical: true, canonicalInputs: true });
}

/**
 * Of elements in Montgomery form one whose own R is not smaller, so that what it has more can be made up by a shift;
 * and one that only adds multiples of the modulus, so that products of elements end below twice the modulus.
 */
function planOf({ modulus, words, isMontgomery }: WordField): LanePlan {
  const own = isMontgomery ? null : lanePlan(modulus);
  if (own !== null && own.R === 1n) return own;
  const plan = montgomeryPlans(modulus, IFMA).find(
    ({ shape }) => shape.radix * shape.limbs >= WORD * words && isAddedAlone(shape),
  );
  if (plan === undefined) throw new ColumnOverflow('a plan');
  return plan;
}

/** Whether a multiple of the modulus is added limb by limb; to subtract at the lowest limb, to make it 0, is free. */
const isAddedAlone = (shape: LaneShape): boolean =>
  signedLimbs(shape).every(({ limb, value }) => value > 0n || (limb === 0 && value === -1n));

type Arguments = readonly (readonly Operand[])[];

const OPERATIONS: Readonly<
  Record<WordOperation, (b: Builder, plan: LanePlan, field: WordField, numbers: Arguments) => LaneLimbs>
> = {
  mul: (b, plan, field, [x, y]) => productOf(b, plan, field, x, y),
  square: (b, plan, field, [x]) => productOf(b, plan, field, x, x),
  add: (b, { shape }, _, numbers) => {
    const [x, y] = numbers.map((words) => limbsOf(b, shape, words, 0));
    const sums = x.map((a, k) => [a, y[k]]);
    return subtractedOnce(b, shape, sums);
  },
  sub: (b, { shape }, _, numbers) => {
    const [x, y] = numbers.map((words) => limbsOf(b, shape, words, 0));
    return differenceOf(b, shape, x, y);
  },
};

/**
 * Columns of a product, brought below twice the modulus and subtracted from once. Where the plan divides by a larger R
 * than that of the elements, one factor is taken as many times; where elements have none, what was divided by R is
 * multiplied by R^2 and divided once more.
 */
function productOf(
  b: Builder,
  plan: LanePlan,
  { words, isMontgomery }: WordField,
  x: readonly Operand[],
  y: readonly Operand[],
): LaneLimbs {
  const { shape } = plan;
  if (plan.R === 1n) {
    const [a, c] = [x, y].map((w) => limbsOf(b, shape, w, 0));
    return folded(b, shape, plan.reduced(b, { columns: product(b, shape, a, c), divisions: 0 }));
  }
  const raise = isMontgomery ? shape.radix * shape.limbs - WORD * words : 0;
  const columns = product(b, shape, limbsOf(b, shape, x, raise), limbsOf(b, shape, y, 0));
  if (isMontgomery) return subtractedOnce(b, shape, divided(b, plan, columns));
  const limbs = plan.reduced(b, { columns, divisions: 1 });
  const square = constantLimbs(shape, (plan.R * plan.R) % shape.modulus);
  return subtractedOnce(b, shape, divided(b, plan, product(b, shape, limbs, square)));
}

/** Columns of a number divided by R, before carries if these leave nothing above its limbs. */
function divided(b: Builder, plan: LanePlan, columns: Columns): Columns {
  const rest = dividedOnce(b, plan.shape, columns);
  const isNear = fits(b, plan.shape, digitsOf(b, plan.shape, rest));
  return isNear ? rest : columnsOf(plan.reduced(b, { columns, divisions: 1 }));
}

/** The limbs of 2^raise times a number of words. */
function limbsOf(b: Builder, { radix, limbs }: LaneShape, words: readonly Operand[], raise: number): LaneLimbs {
  return Array.from({ length: limbs }, (_, i) => {
    const first = radix * i - raise;
    const end = i === limbs - 1 ? WORD * words.length : first + radix;
    return bitsOf(b, words, first, end);
  });
}

/** Bits `first` to `end` of a number of words, which may begin below it. */
function bitsOf(b: Builder, words: readonly Operand[], first: number, end: number): Operand {
  const parts = words.flatMap((word, j) => {
    const from = Math.max(first, WORD * j);
    const to = Math.min(end, WORD * (j + 1));
    if (to <= from) return [];
    const low = b.shift('shr', word, from - WORD * j);
    const cut = to === WORD * (j + 1) ? low : lowBits(b, low, to - from);
    return [from === first ? cut : b.shift('shl', cut, from - first)];
  });
  return total(b, parts);
}

/**
 * Words of a number below the modulus, in limbs of which the bits do not overlap. All of the last limb is taken, for it
 * has no more than its radix where the number is below the modulus: a mask would be one instruction more to be proved.
 */
function wordsOf(b: Builder, { radix }: LaneShape, limbs: LaneLimbs, count: number): Operand[] {
  return Array.from({ length: count }, (_, j) => {
    const parts = limbs.flatMap((limb, i) => {
      const from = Math.max(radix * i, WORD * j);
      const end = i === limbs.length - 1 ? WORD * count : radix * (i + 1);
      const to = Math.min(end, WORD * (j + 1));
      if (to <= from) return [];
      const low = b.shift('shr', limb, from - radix * i);
      return [b.shift('shl', lowBits(b, low, to - from), from - WORD * j)];
    });
    return total(b, parts);
  });
}

/** What columns add up to, in limbs without what the next one gets; the last one keeps all. */
const digitsOf = (b: Builder, { radix }: LaneShape, columns: Columns): LaneLimbs =>
  maskedLimbs(b, digits(b, columns, radix), radix);

/** A number below twice the modulus, minus that where it is not below it; carries of both are made side by side. */
function subtractedOnce(b: Builder, shape: LaneShape, x: Columns): LaneLimbs {
  const { radix, limbs, modulus } = shape;
  const complement = splitLimbs((1n << BigInt(radix * limbs)) - modulus, laneWeights(shape));
  const own = totals(b, x);
  const sums = digits(b, withConstant(own, complement), radix);
  const isAbove = b.shift('shr', sums[limbs - 1], radix);
  return lows(b, radix, chosen(b, isAbove, sums, digits(b, columnsOf(own), radix)));
}

/**
 * x - y, and the modulus more where that is negative: where the borrow is missing that x was raised by. Carries of both
 * are made side by side.
 */
function differenceOf(b: Builder, shape: LaneShape, x: LaneLimbs, y: LaneLimbs): LaneLimbs {
  const { radix, limbs, modulus } = shape;
  const one = 1n << BigInt(radix);
  const raised = x.map((a, k) => b.binary('sub', total(b, [a, constOperand(k === 0 ? one : one - 1n)]), y[k]));
  const sums = digits(b, columnsOf(raised), radix);
  const isThere = b.shift('shr', sums[limbs - 1], radix);
  const more = digits(b, withConstant(raised, splitLimbs(modulus, laneWeights(shape))), radix);
  return lows(b, radix, chosen(b, isThere, sums, more));
}

/** A number of limbs as digits, folded above the bits of the modulus, so that it is below twice that. */
function folded(b: Builder, shape: LaneShape, limbs: LaneLimbs): LaneLimbs {
  const { radix, modulus } = shape;
  const bits = bitLength(modulus);
  const kept = bits - radix * (shape.limbs - 1);
  const parts = digitsOf(b, shape, columnsOf(limbs));
  const top = parts[shape.limbs - 1];
  const above = b.shift('shr', top, kept);
  const residue = (1n << BigInt(bits)) % modulus;
  const low = parts.map((a, k) => (k < shape.limbs - 1 ? a : lowBits(b, top, kept)));
  const columns = product(b, shape, [above], [constOperand(residue)]);
  const sums = low.map((a, k) => [a, ...(columns[k] ?? [])]);
  return subtractedOnce(b, shape, sums);
}

const columnsOf = (limbs: LaneLimbs): Columns => limbs.map((a) => [a]);
const withConstant = (limbs: LaneLimbs, constant: readonly bigint[]): Columns =>
  limbs.map((a, k) => [a, constOperand(constant[k])]);
const lows = (b: Builder, radix: number, limbs: LaneLimbs): LaneLimbs => limbs.map((a) => lowBits(b, a, radix));
