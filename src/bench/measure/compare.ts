import type { CallOrder } from '../../base/aims.ts';
import type { Clock } from '../../base/clock.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Rng } from '../../base/rng.ts';
import type { Bench } from './bench.ts';
import { collectLayouts, type Collected } from './collect.ts';
import type { LayoutSamples } from './layoutSamples.ts';
import { estimateRatio } from './estimate.ts';
import type { Patience } from './patience.ts';
import { bootstrapMedian, median, quantile, type Estimate } from './statistics.ts';

export interface CompareEntry<Code extends Loadable = Uint8Array> {
  readonly name: string;
  readonly code: Code;
}

export interface CompareOptions {
  readonly rng: Rng;
  readonly clock: Clock;
  /** Throughput and latency by default. */
  readonly modes?: readonly CallOrder[];
  /** Random layouts of code, stack and data to be measured quietly; 64 by default, 16 at least in a claim. */
  readonly layouts?: number;
  /** Rounds per layout; 24 by default. */
  readonly rounds?: number;
  /** Core cycles per timed batch, about; by default 10,000, or 1000 steps of a coarse time stamp counter. */
  readonly batchCycles?: number;
  /**
   * Code is placed at random multiples of this; 64 by default. Placement at odd multiples of 16 moves results by
   * percents.
   */
  readonly align?: 16 | 64;
  /**
   * How long to wait for quiet phases, per mode, in milliseconds; 60,000 by default. Layouts that come out quiet are no
   * waiting.
   */
  readonly waitMs?: number;
  /**
   * Instead of `waitMs`: how long to wait in all modes together, and in further comparisons that are given the same.
   */
  readonly patience?: Patience;
  /** Told when it is waiting for a contended core. */
  readonly onMessage?: (text: string) => void;
}

interface EntryResult {
  readonly name: string;
  /** Core cycles per call: median over layouts, and quartiles over layouts. */
  readonly cycles: number;
  readonly cyclesP25: number;
  readonly cyclesP75: number;
  /** Time over that of the first entry: median over layouts with its 95 % interval. */
  readonly ratio: Estimate;
  /** Core cycles per call of each layout, in the same order for all entries. */
  readonly layoutCycles: readonly number[];
}

export interface Comparison {
  readonly mode: CallOrder;
  readonly entries: readonly EntryResult[];
  readonly layouts: number;
  /** Share of all rounds that were quiet. */
  readonly quietShare: number;
  /** True when the core never got quiet enough: contended rounds were used, which no claim may rest on. */
  readonly contended: boolean;
}

/**
 * Times pieces of code that share the worker's current function signature against each other,
 * interleaved in random order within every round. Each layout gives one ratio, the median of its
 * per-round ratios; the result is the median over layouts, and the interval is bootstrapped over
 * layouts, because placement moves the result more than the rounds do.
 *
 * The code is loaded into slots 0, 1, ... and is expected to have been tested. Errors: Failure
 * 'input' when the worker refuses the request (latency of a function that cannot be chained).
 */
export async function compare(
  worker: Bench,
  entries: readonly CompareEntry<Loadable>[],
  options: CompareOptions,
): Promise<Comparison[]> {
  for (const [slot, entry] of entries.entries()) await worker.load(slot, entry.code);
  const results: Comparison[] = [];
  for (const mode of options.modes ?? (['throughput', 'latency'] as const)) {
    const collected = await collectLayouts(worker, entries.length, mode, options);
    results.push(summarize(mode, entries, collected, options.rng.fork(mode)));
  }
  return results;
}

function summarize(mode: CallOrder, entries: readonly CompareEntry<Loadable>[], c: Collected, rng: Rng): Comparison {
  return {
    mode,
    entries: entries.map((entry, i) => entryResult(entry.name, i, c.layouts, rng.fork(String(i)))),
    layouts: c.layouts.length,
    quietShare: c.quietShare,
    contended: c.contended,
  };
}

function entryResult(name: string, i: number, layouts: readonly LayoutSamples[], rng: Rng): EntryResult {
  const layoutCycles = layouts.map((l) => median(l.cycles[i]));
  const ratios = layouts.map((l) => estimateRatio(l.cycles[i], l.cycles[0], 'medianRatio'));
  return {
    name,
    cycles: median(layoutCycles),
    cyclesP25: quantile(layoutCycles, 0.25),
    cyclesP75: quantile(layoutCycles, 0.75),
    ratio: bootstrapMedian(ratios, rng),
    layoutCycles,
  };
}
