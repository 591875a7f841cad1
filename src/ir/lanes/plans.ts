import { montgomeryPlans } from './montgomery.ts';
import type { LanePlan } from './plan.ts';
import { foldingPlans } from './reduce.ts';

/** The plans that may be tried for a modulus, the best first. */
export const lanePlans = (modulus: bigint): LanePlan[] => [...foldingPlans(modulus), ...montgomeryPlans(modulus)];
