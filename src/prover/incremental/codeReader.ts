/** Plans code for replay, each instruction once. */
import type { AsmInstruction, Listing } from '../listing/listing.ts';
import { Planner, type Plan } from './plan.ts';

/** Code as it is replayed, and as it is executed. */
export interface ReplayableCode {
  readonly plans: readonly Plan[];
  readonly listing: Listing;
}

/** Plans code; instructions that are the same object are planned once. */
export class CodeReader {
  private readonly planner = new Planner();
  private readonly plans = new Map<AsmInstruction, readonly Plan[] | null>();

  /** A measure of the memory taken. */
  get size(): number {
    return 64 * this.plans.size;
  }

  /** Null if an instruction is not among those that can be replayed. */
  read(listing: Listing): ReplayableCode | null {
    const plans: Plan[] = [];
    for (const instruction of listing.instructions) {
      if (instruction.mnemonic === 'ret') return { plans, listing };
      const steps = this.planOf(instruction);
      if (steps === null) return null;
      for (const step of steps) plans.push(step);
    }
    return null;
  }

  clear(): void {
    this.plans.clear();
  }

  private planOf(instruction: AsmInstruction): readonly Plan[] | null {
    const known = this.plans.get(instruction);
    if (known !== undefined) return known;
    const plan = this.planner.plan(instruction);
    this.plans.set(instruction, plan);
    return plan;
  }
}
