/**
 * How to compute modulo a number in one SIMD lane: the shape of limbs and the reduction. Everything else is the same
 * for all plans: columns are added as they are, and carried only before they are factors.
 */
import { mod } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import type { Ring } from '../contract/relation.ts';
import type { Operand } from '../function.ts';
import {
  chosen,
  ColumnOverflow,
  constantLimbs,
  difference,
  isFactor,
  lowBits,
  product,
  sum,
  totals,
} from './columns.ts';
import type { Columns, LaneLimbs } from './columns.ts';
import type { LaneShape } from './shape.ts';

/** A number on its way: its columns, which are R^divisions times the number modulo the prime (of the plan's R). */
export interface LaneNumber {
  readonly columns: Columns;
  readonly divisions: number;
}

export interface LanePlan {
  readonly shape: LaneShape;
  /** The element x is held as x·R; 1 where elements are themselves. */
  readonly R: bigint;
  /** What the words of a column may add up to, so that what reduces it can add carries and multiples. */
  readonly room: bigint;
  /**
   * The limbs of a number, within the bounds of the shape. Throws ColumnOverflow if the columns do not fit the plan.
   */
  reduced(b: Builder, x: LaneNumber): LaneLimbs;
  /** A number times a constant. Throws ColumnOverflow. */
  scaled(b: Builder, x: LaneNumber, factor: bigint): LaneNumber;
  /** Whether that is made of the columns as they are, and not of factors. */
  scalesColumns(factor: bigint): boolean;
  /**
   * The same number in one word a column, for more than one reader; where a multiple of the modulus is known for it,
   * larger in each column than each of `taken`. Throws ColumnOverflow.
   */
  settled(b: Builder, x: LaneNumber, taken?: readonly LaneNumber[]): LaneNumber;
}

/** Multiples by so small a number are taken of columns. */
export const MAX_OF_COLUMNS = 64n;

/** What relations are evaluated in, and the way from limbs to its numbers and back. */
export interface LaneRing extends Omit<Ring<LaneNumber>, 'name' | 'mul'> {
  /** A product, from which each of `taken` is going to be taken. */
  mul(x: LaneNumber, y: LaneNumber, taken?: readonly LaneNumber[]): LaneNumber;
  scaled(x: LaneNumber, factor: bigint): LaneNumber;
  /** One of two numbers, as factors. */
  chosen(bit: Operand, ifOne: LaneNumber, ifZero: LaneNumber): LaneNumber;
  /** The number of limbs that are within the bounds of the shape. */
  number(limbs: LaneLimbs): LaneNumber;
  /** Limbs within the bounds of the shape. Throws ColumnOverflow if the plan does not fit. */
  limbsOf(x: LaneNumber): LaneLimbs;
}

/** Limbs that may be factors: those of the number as it is, or reduced. */
export function factors(b: Builder, plan: LanePlan, x: LaneNumber): LaneLimbs {
  if (x.divisions === 0 && x.columns.length <= plan.shape.limbs) {
    const limbs = totals(b, x.columns);
    if (limbs.every((a) => isFactor(b, plan.shape.unit, a))) return limbs;
  }
  return plan.reduced(b, x);
}

export function laneRing(b: Builder, plan: LanePlan): LaneRing {
  const { shape } = plan;
  const { modulus } = shape;
  /** Two numbers with as many divisions: of two that differ, the one with more is divided. */
  const alike = (x: LaneNumber, y: LaneNumber): readonly [LaneNumber, LaneNumber] => {
    if (x.divisions === y.divisions) return [x, y];
    return x.divisions > y.divisions ? [ring.number(plan.reduced(b, x)), y] : [x, ring.number(plan.reduced(b, y))];
  };
  /** What two numbers make, or these reduced where the columns of their sums and products would not fit. */
  const fitting =
    (operation: (x: LaneNumber, y: LaneNumber) => LaneNumber) =>
    (x: LaneNumber, y: LaneNumber): LaneNumber => {
      try {
        const result = operation(x, y);
        if (hasRoom(b, plan, result)) return result;
      } catch (error) {
        if (!(error instanceof ColumnOverflow)) throw error;
      }
      return operation(ring.number(plan.reduced(b, x)), ring.number(plan.reduced(b, y)));
    };
  const ring: LaneRing = {
    number: (limbs) => ({ columns: limbs.map((a) => [a]), divisions: 0 }),
    limbsOf: (x) => plan.reduced(b, x),
    constant: (value) => ring.number(constantLimbs(shape, mod(value, modulus))),
    add: fitting((left, right) => {
      const [x, y] = alike(left, right);
      return { columns: sum(x.columns, y.columns), divisions: x.divisions };
    }),
    sub: fitting((left, right) => {
      const [x, y] = alike(left, right);
      const taken = x.columns.length <= shape.limbs ? plan.settled(b, y) : y;
      return { columns: difference(b, shape, x.columns, taken.columns), divisions: x.divisions };
    }),
    mul: (left, right, taken = []) => {
      const multiplied = (x: LaneNumber, y: LaneNumber): LaneNumber => ({
        columns: product(b, shape, factors(b, plan, x), factors(b, plan, y)),
        divisions: 0,
      });
      const result = easedProduct(b, plan, left, right, multiplied) ?? fitting(multiplied)(left, right);
      return taken.length === 0 ? result : plan.settled(b, result, taken);
    },
    scaled: (x, factor) => fitting((y) => plan.scaled(b, y, factor))(x, x),
    chosen: (bit, ifOne, ifZero) => ring.number(chosen(b, bit, factors(b, plan, ifOne), factors(b, plan, ifZero))),
  };
  return ring;
}

/** Where plans know nothing better. */
export const ROOM = 1n << 63n;

const hasRoom = (b: Builder, { room }: LanePlan, { columns }: LaneNumber): boolean =>
  columns.every((words) => words.reduce((all, a) => all + b.range(a).upper, 0n) < room);

/**
 * A product whose columns would not fit, of factors with a few limbs less: of whole products limbs of sums have bits
 * above their radix, which as many limbs as need be give to the next one. Null if that is of no use.
 */
function easedProduct(
  b: Builder,
  plan: LanePlan,
  x: LaneNumber,
  y: LaneNumber,
  multiplied: (x: LaneNumber, y: LaneNumber) => LaneNumber,
): LaneNumber | null {
  const { unit, limbs } = plan.shape;
  if (unit.isHalved || x.divisions > 0 || y.divisions > 0) return null;
  for (let count = 0; 2 * count < limbs; count++) {
    const one = eased(b, plan.shape, x, count);
    const other = x === y ? one : eased(b, plan.shape, y, count);
    try {
      const result = multiplied(one, other);
      if (hasRoom(b, plan, result)) return result;
    } catch (error) {
      if (!(error instanceof ColumnOverflow)) throw error;
    }
  }
  return null;
}

/** The same number, of which `count` limbs, every second one from the second on, keep no more bits than the radix. */
function eased(b: Builder, { radix, limbs }: LaneShape, x: LaneNumber, count: number): LaneNumber {
  if (x.columns.length !== limbs) return x;
  const words = totals(b, x.columns);
  const isEased = (k: number): boolean => k % 2 === 1 && k < 2 * count && k + 1 < limbs;
  const columns = words.map((a, k) => {
    const own = isEased(k) ? lowBits(b, a, radix) : a;
    return isEased(k - 1) ? [own, b.shift('shr', words[k - 1], radix)] : [own];
  });
  return { ...x, columns };
}
