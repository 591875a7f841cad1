/** How a candidate is raced against the incumbent: rounds, margins, and what comes back. */
import type { CallOrder, TimingMode } from '../../base/aims.ts';
import { FW } from './protocol.ts';
import type { RunVerdict } from './verdict.ts';

interface Look {
  /** Cumulative rounds after which the ratio is looked at, at most 1024. */
  readonly rounds: number;
  /** The candidate is rejected when ratio > limit + margin. */
  readonly margin: number;
}

/** How a candidate is raced against an incumbent. */
export interface RacePlan {
  readonly mode: TimingMode;
  /** Calls per timed batch, a multiple of 8; 0 lets the worker choose by the clock's resolution. */
  readonly batch: number;
  readonly estimator: 'minima' | 'lowMean' | 'medianRatio';
  readonly looks: readonly Look[];
  /** Vectors tested before the race; the others are tested only on acceptance. 0 tests all before. */
  readonly quickVectors: number;
  /** Random code placement is a multiple of this. */
  readonly align: 16 | 64;
  /**
   * How long a candidate that wins repeats contended rounds before they count, in microseconds. One that loses does so
   * on any rounds.
   */
  readonly gateMicroseconds: number;
  /**
   * Random placements at which a candidate that passes all looks at the first is timed, 1 by default: with more, the
   * mean of the ratios at the others decides.
   */
  readonly placements?: number;
  /**
   * Slots of code, right for the function, that runs untimed before each batch, in turns: at most 4 one after the
   * other, from `first`.
   */
  readonly perturbation?: { readonly first: number; readonly count: number };
}

export interface RaceResult extends RunVerdict {
  readonly accepted: boolean;
  /** Candidate time over incumbent time, a mean over placements if there were several; 0 when there was no race. */
  readonly ratio: number;
  /** Rounds that counted. */
  readonly rounds: number;
  /** Share of the looks at the gate that found the core quiet; 1 when there were none. */
  readonly quietShare: number;
  /** Processor time of tests and rounds in nanoseconds, without what was repeated for quiet. */
  readonly busyNs: number;
}

/** Margins are about 1.5 times the 95th percentile of equal code's ratio after so many rounds (A/A, quiet). */
export const DEFAULT_PLAN: RacePlan = {
  mode: 'throughput',
  batch: 0,
  estimator: 'lowMean',
  looks: [
    { rounds: 8, margin: 0.02 },
    { rounds: 16, margin: 0.01 },
    { rounds: 32, margin: 0.005 },
    { rounds: 64, margin: 0 },
  ],
  quickVectors: 0,
  align: 64,
  gateMicroseconds: 500,
};

/**
 * Equal code scatters by ±0.9 % after 32 rounds, ±0.7 % after 64 and ±0.6 % after 96 (95th percentiles): enough while
 * worse code is accepted anyway.
 */
export const HASTY_LOOKS: readonly Look[] = [
  { rounds: 8, margin: 0.02 },
  { rounds: 16, margin: 0.01 },
  { rounds: 24, margin: 0 },
];

const ESTIMATORS = {
  minima: FW.ESTIMATE_MINIMA,
  lowMean: FW.ESTIMATE_LOW_MEAN,
  medianRatio: FW.ESTIMATE_MEDIAN_RATIO,
} as const;

const MODES = { throughput: FW.THROUGHPUT, latency: FW.LATENCY, pairs: FW.PAIRS } as const;
export const modeNumber = (mode: CallOrder): number => MODES[mode];

/** Bytes of an encoded plan: twelve u32, f64 limit, 16 x {u32 rounds, u32 marginPpm}. */
const RATIO_AT = 48;
const LOOKS_AT = RATIO_AT + 8;
export const PLAN_BYTES = LOOKS_AT + 8 * FW.MAX_LOOKS;

/** Writes the plan as `RacePlan` of native/race.h at `at`. */
export function writePlan(to: DataView, at: number, plan: RacePlan, limit: number): void {
  const header = [
    plan.batch,
    modeNumber(plan.mode),
    ESTIMATORS[plan.estimator],
    plan.quickVectors,
    plan.align,
    0,
    plan.gateMicroseconds,
    plan.looks.length,
    plan.placements ?? 1,
    plan.perturbation?.first ?? 0,
    plan.perturbation?.count ?? 0,
    0,
  ];
  header.forEach((v, i) => to.setUint32(at + 4 * i, v, true));
  to.setFloat64(at + RATIO_AT, limit, true);
  plan.looks.forEach((s, i) => {
    to.setUint32(at + LOOKS_AT + 8 * i, s.rounds, true);
    to.setUint32(at + LOOKS_AT + 4 + 8 * i, Math.round(s.margin * 1e6), true);
  });
}
