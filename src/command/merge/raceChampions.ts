import { TIMING_MODES, type TimingMode } from '../../base/aims.ts';
import { invariant } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { bootstrapMedian } from '../../measure/statistics.ts';
import type { RecordedComparison, RecordedRace } from '../../store/record.ts';

type Contestants = RecordedComparison['contestants'];

/** Who won a race in which modes, and what each of them beat. */
export interface Winner {
  /** Place among the contestants. */
  readonly at: number;
  readonly race: RecordedRace;
}

/**
 * The fastest of the contestants in each mode that was timed, by one comparison of all of them; `codes` are their
 * hashes. Layouts are the same for all, so that ratios between any two are taken layout by layout.
 */
export function winnersOf({ contestants }: RecordedComparison, codes: readonly string[], rng: Rng): Winner[] {
  const winners = new Map<number, RecordedRace>();
  for (const mode of TIMING_MODES) {
    const at = fastest(contestants, mode);
    if (at === null) continue;
    const others = codes.flatMap((code, i) =>
      i === at ? [] : [{ code, ratio: ratioBetween(contestants, i, at, mode, rng.fork(`${mode}${i}`)) }],
    );
    winners.set(at, { ...winners.get(at), [mode]: others });
  }
  return [...winners].map(([at, race]) => ({ at, race }));
}

function fastest(contestants: Contestants, mode: TimingMode): number | null {
  const times = contestants.map((contestant) => contestant[mode]?.ratio.value);
  if (times.some((time) => time === undefined)) return null;
  return times.reduce<number>((best, time, i) => ((time ?? 0) < (times[best] ?? 0) ? i : best), 0);
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
