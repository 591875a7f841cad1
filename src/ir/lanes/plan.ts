/**
 * How to compute modulo one number in a lane: a shape of limbs and what brings numbers back to it. Everything else is
 * the same for all plans: columns are added as they are, and carried only before they are factors.
 */
import type { Builder } from '../build.ts';
import { joinLimbs, splitLimbs } from '../contract/domain.ts';
import type { Ring } from '../contract/relation.ts';
import type { Operand } from '../function.ts';
import { constOperand } from '../operand.ts';
import { ColumnOverflow, difference, isFactor, product, sum, totals, type Columns, type LaneLimbs } from './columns.ts';
import { laneWeights, type LaneShape } from './shape.ts';

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

/** What relations are evaluated in, and the way from limbs to its numbers and back. */
export interface LaneRing extends Omit<Ring<LaneNumber>, 'name'> {
  /** The number of limbs that are within the bounds of the shape. */
  number(limbs: LaneLimbs): LaneNumber;
  /** Limbs within the bounds of the shape. Throws ColumnOverflow if the plan does not fit. */
  limbsOf(x: LaneNumber): LaneLimbs;
}

/** Limbs that may be factors: those of the number as it is, or reduced. */
export function factors(b: Builder, plan: LanePlan, x: LaneNumber): LaneLimbs {
  if (x.divisions === 0 && x.columns.length <= plan.shape.limbs) {
    const limbs = totals(b, x.columns);
    if (limbs.every((a) => isFactor(b, a))) return limbs;
  }
  return plan.reduced(b, x);
}

export function laneRing(b: Builder, plan: LanePlan): LaneRing {
  const { shape } = plan;
  const { modulus } = shape;
  const weights = laneWeights(shape);
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
        if (result.columns.every((words) => hasRoom(b, words))) return result;
      } catch (error) {
        if (!(error instanceof ColumnOverflow)) throw error;
      }
      return operation(ring.number(plan.reduced(b, x)), ring.number(plan.reduced(b, y)));
    };
  const ring: LaneRing = {
    number: (limbs) => ({ columns: limbs.map((a) => [a]), divisions: 0 }),
    limbsOf: (x) => plan.reduced(b, x),
    constant: (value) => {
      const limbs = splitLimbs(((value % modulus) + modulus) % modulus, weights);
      return ring.number(limbs.map(constOperand));
    },
    add: fitting((left, right) => {
      const [x, y] = alike(left, right);
      return { columns: sum(x.columns, y.columns), divisions: x.divisions };
    }),
    sub: fitting((left, right) => {
      const [x, y] = alike(left, right);
      return { columns: difference(b, shape, x.columns, y.columns), divisions: x.divisions };
    }),
    mul: fitting((x, y) => {
      const [left, right] = [x, y].map((a) => constantOf(a, weights));
      if (left !== null) return plan.scaled(b, y, left);
      if (right !== null) return plan.scaled(b, x, right);
      return { columns: product(b, shape, factors(b, plan, x), factors(b, plan, y)), divisions: 0 };
    }),
  };
  return ring;
}

/** Bits that a column may have so that what reduces it can add carries and multiples. */
const ROOM = 63n;

const hasRoom = (b: Builder, words: readonly Operand[]): boolean =>
  words.reduce((all, a) => all + b.range(a).upper, 0n) < 1n << ROOM;

/** The constant that a number is, or null. */
function constantOf({ columns, divisions }: LaneNumber, weights: readonly number[]): bigint | null {
  const words = columns.map((column) => (column.length === 1 && column[0].kind === 'const' ? column[0].value : null));
  return divisions === 0 && words.every((a) => a !== null) ? joinLimbs(words, weights) : null;
}
