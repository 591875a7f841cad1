import { TIMING_MODES, type TimingMode } from '../../base/aims.ts';
import { invariant } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { bootstrapMedian } from '../../bench/measure/statistics.ts';
import type { RecordedComparison, RecordedRace } from '../../bench/record.ts';

type Contestants = RecordedComparison['contestants'];

/** One that nothing beat in both modes; who won in one of them first, with what it beat there. */
export interface Unbeaten {
  /** Place among the contestants. */
  readonly at: number;
  readonly race: RecordedRace;
}

/**
 * The Pareto set of a race by one comparison of all; `codes` are their hashes. The fastest in independent calls comes
 * first, then the fastest in chained ones. Layouts are the same for all, so that ratios between any two are taken
 * layout by layout.
 */
export function unbeatenOf({ contestants }: RecordedComparison, codes: readonly string[], rng: Rng): Unbeaten[] {
  const ratio = (i: number, to: number, mode: TimingMode) =>
    ratioBetween(contestants, i, to, mode, rng.fork(`${mode} ${i} ${to}`));
  const winners = new Map<number, RecordedRace>();
  const modes = TIMING_MODES.filter((mode) => contestants.every((contestant) => contestant[mode] !== null));
  for (const mode of modes) {
    const at = fastest(contestants, mode);
    const others = codes.flatMap((code, i) => (i === at ? [] : [{ code, ratio: ratio(i, at, mode) }]));
    winners.set(at, { ...winners.get(at), [mode]: others });
  }
  if (modes.length < TIMING_MODES.length) return [...winners].map(([at, race]) => ({ at, race }));
  const front = frontOf(contestants);
  const from = (to: number): RecordedRace['front'] =>
    front.map((i) => ({ code: codes[i], throughput: ratio(i, to, 'throughput'), latency: ratio(i, to, 'latency') }));
  return [...new Set([...winners.keys(), ...front])].map((at) => ({
    at,
    race: { ...winners.get(at), front: from(at) },
  }));
}

/** Places of those that no other is at least as fast as in both modes, and faster in one. */
function frontOf(contestants: Contestants): number[] {
  const times = contestants.map((contestant) => TIMING_MODES.map((mode) => contestant[mode]?.ratio.value ?? 0));
  const beats = (a: readonly number[], b: readonly number[]): boolean =>
    a.every((time, k) => time <= b[k]) && a.some((time, k) => time < b[k]);
  return times.flatMap((own, i) => (times.some((other) => beats(other, own)) ? [] : [i]));
}

function fastest(contestants: Contestants, mode: TimingMode): number {
  const times = contestants.map((contestant) => contestant[mode]?.ratio.value ?? Infinity);
  return times.reduce((best, time, i) => (time < times[best] ? i : best), 0);
}

/** Time of one over that of another, with its interval over the layouts. */
function ratioBetween(contestants: Contestants, i: number, to: number, mode: TimingMode, rng: Rng) {
  const [a, b] = [contestants[i][mode], contestants[to][mode]];
  invariant(a !== null && b !== null, () => `a contestant was not timed in ${mode}`);
  return {
    ...bootstrapMedian(
      a.layoutCycles.map((cycles, l) => cycles / b.layoutCycles[l]),
      rng,
    ),
  };
}
