/**
 * How to compute modulo one number in a lane: a shape of limbs and what brings numbers back to it. Everything else is
 * the same for all plans: columns are added as they are, and carried only before they are factors.
 */
import type { Builder } from '../build.ts';
import type { Ring } from '../contract/relation.ts';
import type { Operand } from '../function.ts';
import {
  chosen,
  constantColumns,
  difference,
  isFactor,
  product,
  sum,
  totals,
  type Columns,
  type LaneLimbs,
} from './columns.ts';
import { foldingPlans } from './reduce.ts';
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
  /** The limbs of a number, within the bounds of the shape. Throws ColumnOverflow if the plan does not fit the columns. */
  reduced(b: Builder, x: LaneNumber): LaneLimbs;
  /** A number times a constant. Throws ColumnOverflow. */
  scaled(b: Builder, x: LaneNumber, factor: bigint): LaneNumber;
  /** The same number in one word a column, for more than one reader. Throws ColumnOverflow. */
  settled(b: Builder, x: LaneNumber): LaneNumber;
  /**
   * What a product may begin with (`product`) that makes its settled columns larger than those of `taken`; nothing
   * where no such number is known.
   */
  start(b: Builder, taken: readonly LaneNumber[]): readonly bigint[];
}

/** The plans that may be tried for a modulus, the best first. */
export const lanePlans = (modulus: bigint): LanePlan[] => foldingPlans(modulus);

/** What relations are evaluated in, and the way from limbs to its numbers and back. */
export interface LaneRing extends Omit<Ring<LaneNumber>, 'name' | 'mul'> {
  /** A product of which all the `taken` will be taken, perhaps. */
  mul(x: LaneNumber, y: LaneNumber, taken?: readonly LaneNumber[]): LaneNumber;
  /** A multiple; `ofFactors`: of limbs that have been carried. */
  scaled(x: LaneNumber, factor: bigint, ofFactors: boolean): LaneNumber;
  /** One of two numbers, as carried limbs. */
  chosen(bit: Operand, ifOne: LaneNumber, ifZero: LaneNumber): LaneNumber;
  /** The same number in one word a column. */
  settled(x: LaneNumber): LaneNumber;
  /** The number of limbs that are within the bounds of the shape. */
  number(limbs: LaneLimbs): LaneNumber;
  /** Limbs within the bounds of the shape. Throws ColumnOverflow if the plan does not fit. */
  limbsOf(x: LaneNumber): LaneLimbs;
}

export function laneRing(b: Builder, plan: LanePlan): LaneRing {
  const { shape } = plan;
  const { modulus } = shape;
  /** Limbs that may be factors: those of the number as it is, or reduced. */
  const factors = (x: LaneNumber): LaneLimbs => {
    if (x.divisions === 0 && x.columns.length <= shape.limbs) {
      const limbs = totals(b, x.columns);
      if (limbs.every((a) => isFactor(b, a))) return limbs;
    }
    return plan.reduced(b, x);
  };
  /** Two numbers with as many divisions: of two that differ, the one with more is divided. */
  const alike = (x: LaneNumber, y: LaneNumber): readonly [LaneNumber, LaneNumber] => {
    if (x.divisions === y.divisions) return [x, y];
    return x.divisions > y.divisions ? [ring.number(plan.reduced(b, x)), y] : [x, ring.number(plan.reduced(b, y))];
  };
  const ring: LaneRing = {
    number: (limbs) => ({ columns: limbs.map((a) => [a]), divisions: 0 }),
    limbsOf: (x) => plan.reduced(b, x),
    constant: (value) => ({
      columns: constantColumns(shape, ((value % modulus) + modulus) % modulus),
      divisions: 0,
    }),
    add: (left, right) => {
      const [x, y] = alike(left, right);
      return { columns: sum(x.columns, y.columns), divisions: x.divisions };
    },
    sub: (left, right) => {
      const [x, y] = alike(left, right);
      const taken = x.columns.length <= shape.limbs ? plan.settled(b, y) : y;
      return { columns: difference(b, shape, x.columns, taken.columns), divisions: x.divisions };
    },
    mul: (x, y, taken = []) => ({
      columns: product(b, shape, factors(x), factors(y), plan.start(b, taken)),
      divisions: 0,
    }),
    scaled: (x, factor, ofFactors) => plan.scaled(b, ofFactors ? ring.number(factors(x)) : x, factor),
    chosen: (bit, ifOne, ifZero) => ring.number(chosen(b, bit, factors(ifOne), factors(ifZero))),
    settled: (x) => plan.settled(b, x),
  };
  return ring;
}
