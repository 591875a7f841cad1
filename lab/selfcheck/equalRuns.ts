import type { CallOrder } from '../../src/base/aims.ts';
import type { Bench } from '../../src/bench/worker/client.ts';
import { compare, type CompareOptions } from '../../src/bench/measure/compare.ts';
import { median, quantile } from '../../src/bench/measure/statistics.ts';

/** What a number of comparisons of code with itself came to. */
export interface EqualRuns {
  readonly mode: CallOrder;
  /** The ratio that each run reports, in order; all of them should be 1. */
  readonly ratios: readonly number[];
  /** Half the width of the band around 1 that holds 95 % of the ratios. */
  readonly deviation: number;
  /** Share of the runs whose own 95 % interval holds 1. */
  readonly covered: number;
  /** Median share of quiet rounds, and how many runs were never quiet. */
  readonly quietShare: number;
  readonly contended: number;
}

/**
 * A/A: compares code with itself `runs` times as it is compared with others; one result per mode. `onRun` is told how
 * many are done.
 */
export async function equalRuns(
  worker: Bench,
  code: Uint8Array,
  runs: number,
  options: CompareOptions,
  onRun: (done: number) => void = () => {},
): Promise<EqualRuns[]> {
  const entries = [
    { name: 'A', code },
    { name: 'A again', code },
  ];
  const all: Awaited<ReturnType<typeof compare>>[] = [];
  for (let run = 0; run < runs; run++) {
    all.push(await compare(worker, entries, { ...options, rng: options.rng.fork(`run${run}`) }));
    onRun(run + 1);
  }
  return all[0].map((_, mode) => summary(all.map((run) => run[mode])));
}

function summary(runs: Awaited<ReturnType<typeof compare>>): EqualRuns {
  const ratios = runs.map(({ entries: [, again] }) => again.ratio);
  return {
    mode: runs[0].mode,
    ratios: ratios.map(({ value }) => value),
    deviation: quantile(
      ratios.map(({ value }) => Math.abs(value - 1)),
      0.95,
    ),
    covered: ratios.filter(({ low, high }) => low <= 1 && 1 <= high).length / runs.length,
    quietShare: median(runs.map(({ quietShare }) => quietShare)),
    contended: runs.filter(({ contended }) => contended).length,
  };
}
