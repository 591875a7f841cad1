import type { Worker } from '../../src/bench/worker/client.ts';
import { DEFAULT_PLAN, type RacePlan } from '../../src/bench/worker/racePlan.ts';

/** What became of a number of races of one candidate. */
export interface RaceOutcomes {
  /** Share rejected by each look of the plan (not later than it). */
  readonly rejectedAfter: readonly number[];
  /** Share accepted by the last look. */
  readonly accepted: number;
  /** Mean time of a race in microseconds, tests included. */
  readonly meanUs: number;
}

/** Races are requested so many at a time. */
const DEPTH = 4;

/**
 * Races a candidate again and again against the code in a slot, each time at new random places. Function and vectors
 * must be set.
 */
export async function raceOutcomes(
  worker: Pick<Worker, 'race'>,
  code: Uint8Array,
  incumbent: number,
  limit: number,
  races: number,
  plan: RacePlan = DEFAULT_PLAN,
): Promise<RaceOutcomes> {
  const all: Awaited<ReturnType<Worker['race']>>[] = [];
  while (all.length < races) {
    const open = Array.from({ length: Math.min(DEPTH, races - all.length) }, () =>
      worker.race({ code, incumbent, limit, plan }),
    );
    all.push(...(await Promise.all(open)));
  }
  const rejected = all.filter(({ accepted }) => !accepted);
  const share = (part: number): number => part / all.length;
  return {
    rejectedAfter: plan.looks.map(({ rounds }) => share(rejected.filter((r) => r.rounds <= rounds).length)),
    accepted: share(all.length - rejected.length),
    meanUs: all.reduce((sum, { busyNs }) => sum + busyNs, 0) / all.length / 1000,
  };
}

/**
 * The error rate of races with limit 1: what becomes of candidates that take `relative` times as long as their
 * incumbent. Such code has `relative` times the ratio of equal code at every look, so it fares as equal code does (in
 * slot `incumbent`) at the limit 1/relative; that the margins, at most 3 %, would move by that factor, too, is
 * neglected.
 */
export const raceErrors = (
  worker: Pick<Worker, 'race'>,
  code: Uint8Array,
  incumbent: number,
  relative: number,
  races: number,
  plan: RacePlan = DEFAULT_PLAN,
): Promise<RaceOutcomes> => raceOutcomes(worker, code, incumbent, 1 / relative, races, plan);
