import type { Rng } from '../../base/rng.ts';
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

/** When a candidate that was raced against the current one replaces it. Stateful: one object per climb. */
export interface Acceptance {
  /**
   * Largest ratio, candidate's time over the current one's, that is accepted; asked anew for every race. `share` of the
   * climb, 0 to 1, is over.
   */
  limit(share: number, rng: Rng): number;
  /** How much slower than the best one, as a fraction, the current candidate is expected to be at times. */
  slack(share: number): number;
  /** A race ended with `ratio`, and the candidate became current or not. */
  note(ratio: number, accepted: boolean): void;
}

const ignore = (): void => {};

/**
 * Simulated annealing (S. Kirkpatrick et al., Science 220, 1983) on ratios: at most 1 - T·ln(u) of the current
 * time, u uniform, T falling from `hot` to `cold` geometrically.
 */
export function annealing(hot: number, cold: number): Acceptance {
  const temperature = (share: number): number => hot * (cold / hot) ** Math.min(1, Math.max(0, share));
  return { limit: (share, rng) => 1 - temperature(share) * Math.log(1 - rng.unit()), slack: temperature, note: ignore };
}

/** Hill climbing: whatever does not measure slower. The noise of a race is all that leads out of local optima. */
export function greedy(): Acceptance {
  return { limit: () => 1, slack: () => 0.002, note: ignore };
}

/**
 * Late acceptance (E. Burke and Y. Bykov, European Journal of Operational Research 258, 2017): a candidate
 * may be as slow as the current one was `length` races ago. Times are products of measured ratios.
 */
export function lateAcceptance(length: number): Acceptance {
  const history = new Float64Array(length).fill(1);
  let current = 1;
  let at = 0;
  return {
    limit: () => Math.max(1, history[at] / current),
    slack: () => 0.005,
    note: (ratio, accepted) => {
      if (accepted) current *= ratio;
      history[at] = current;
      at = (at + 1) % length;
    },
  };
}
