/** Chooses the plan of limbs for a modulus, the same for all functions. */
import { Builder } from '../build.ts';
import { ColumnOverflow, type LaneLimbs } from './columns.ts';
import { montgomeryPlans } from './montgomery.ts';
import { laneRing, type LanePlan } from './plan.ts';
import { foldingPlans } from './reduce.ts';
import { IFMA, type LaneUnit } from './shape.ts';

/**
 * The plan for a modulus, the same for all functions, so that what one returns may be passed to any other: the first
 * one with which products of results are results again. Null for an even modulus that is not below a power of two.
 */
export const lanePlan = (modulus: bigint, unit: LaneUnit = IFMA): LanePlan | null =>
  [...foldingPlans(modulus, unit), ...montgomeryPlans(modulus, unit)].find(closes) ?? null;

function closes(plan: LanePlan): boolean {
  const b = new Builder('trial', { aliasing: 'equal' });
  const bounds = plan.shape.bounds.map((upper) => ({ lower: 0n, upper }));
  const number = (name: string): LaneLimbs => b.param({ name, shape: 'array', width: 64, bounds });
  const ring = laneRing(b, plan);
  try {
    ring.limbsOf(ring.mul(ring.number(number('x')), ring.number(number('y'))));
    return true;
  } catch (error) {
    if (error instanceof ColumnOverflow) return false;
    throw error;
  }
}
