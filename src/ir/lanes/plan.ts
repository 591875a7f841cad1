/**
 * How to compute modulo one number in a lane: a shape of limbs and what brings numbers back to it. Everything else is
 * the same for all plans: columns are added as they are, and carried only before they are factors.
 */
import type { Builder } from '../build.ts';
import type { Ring } from '../contract/relation.ts';
import { constOperand } from '../operand.ts';
import { difference, isFactor, product, sum, totals, type Columns, type LaneLimbs } from './columns.ts';
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
}

/** The plans that may be tried for a modulus, the best first. */
export const lanePlans = (modulus: bigint): LanePlan[] => foldingPlans(modulus);

/** What relations are evaluated in, and the way from limbs to its numbers and back. */
export interface LaneRing extends Omit<Ring<LaneNumber>, 'name'> {
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
      columns: [[constOperand(((value % modulus) + modulus) % modulus)]],
      divisions: 0,
    }),
    add: (left, right) => {
      const [x, y] = alike(left, right);
      return { columns: sum(x.columns, y.columns), divisions: x.divisions };
    },
    sub: (left, right) => {
      const [x, y] = alike(left, right);
      return { columns: difference(b, shape, x.columns, y.columns), divisions: x.divisions };
    },
    mul: (x, y) => {
      const [left, right] = [constantOf(x), constantOf(y)];
      if (left !== null) return plan.scaled(b, y, left);
      if (right !== null) return plan.scaled(b, x, right);
      return { columns: product(b, shape, factors(x), factors(y)), divisions: 0 };
    },
  };
  return ring;
}

function constantOf({ columns, divisions }: LaneNumber): bigint | null {
  const [only] = columns.flat();
  return divisions === 0 && columns.length === 1 && columns[0].length === 1 && only.kind === 'const'
    ? only.value
    : null;
}
