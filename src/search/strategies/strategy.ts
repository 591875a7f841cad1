import type { Rng } from '../../base/rng.ts';
import type { Acceptance } from './acceptance.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';

/** A candidate together with the code it was lowered to. Immutable. */
export interface Solution {
  readonly candidate: Candidate;
  readonly code: Uint8Array;
  readonly hash: number;
  readonly instructions: number;
  /** Static bound in cycles. */
  readonly bound: number;
  /** Choice bits that influenced the code, per event. */
  readonly asked: Uint16Array;
}

/** How long a climb lasts, and what it accepts meanwhile. */
export interface Schedule {
  readonly acceptance: Acceptance;
  /** Ends when the meter has reached this share of the budget. */
  readonly until: number;
}

/** What a strategy may do: climb from a solution, make others of a start, pick the best of several. */
export interface StrategyTools {
  readonly start: Solution;
  climb(from: Solution, schedule: Schedule, phase: string, rng: Rng): Promise<Solution>;
  /** The start after a number of random mutations, all of them legal. */
  shake(from: Solution, mutations: number, rng: Rng): Solution;
  best(of: readonly Solution[]): Promise<Solution>;
  readonly used: () => number;
  readonly stopped: () => boolean;
}

/** How a search spends its budget. */
export interface Strategy {
  /** Name with parameters, as written into records. */
  readonly name: string;
  run(x: StrategyTools, rng: Rng): Promise<Solution>;
}
