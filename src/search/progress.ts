/** What a search has done so far; counts. */
export interface Counters {
  proposals: number;
  illegal: number;
  duplicates: number;
  /** Not raced because of their static bound. */
  hopeless: number;
  wrong: number;
  accepted: number;
  /** Better than the best, and not admitted. */
  refused: number;
  /** Candidates of other searches that came in, each code once. */
  immigrants: number;
  /** Of those, what cannot be lowered or is wrong. */
  turnedAway: number;
  /** Of those, what was better than the best, and gone on from. */
  adopted: number;
}

export const newCounters = (): Counters => ({
  proposals: 0,
  illegal: 0,
  duplicates: 0,
  hopeless: 0,
  wrong: 0,
  accepted: 0,
  refused: 0,
  immigrants: 0,
  turnedAway: 0,
  adopted: 0,
});

/** Snapshot for the status line, the checkpoint and the record. */
export interface Progress {
  readonly phase: string;
  /** Share of the budget used, 0 to 1. */
  readonly used: number;
  readonly elapsedMs: number;
  readonly evaluations: number;
  /** Time the worker spent testing and measuring. */
  readonly busyMs: number;
  readonly counters: Counters;
  readonly instructions: number;
  /** Time of the best over the time of the start, by a comparison made after it was chosen; NaN before the first. */
  readonly bestRatio: number;
  /** True when the best has just changed. */
  readonly isNewBest: boolean;
}
