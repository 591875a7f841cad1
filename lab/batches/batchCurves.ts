import type { BatchEntry } from '../report/batchStore.ts';

/** One contestant of a function. */
export interface BatchCurve {
  readonly name: string;
  /** Calls at once, the fewest first, and cycles of one. */
  readonly points: readonly (readonly [count: number, cycles: number])[];
}

/** A curve for each contestant of one function on one machine, ours first. */
export function batchCurves(entries: readonly BatchEntry[]): BatchCurve[] {
  const sorted = entries.toSorted((a, b) => a.count - b.count);
  const names = [...new Set(sorted.flatMap(({ comparison }) => comparison.contestants.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    points: sorted.flatMap(({ count, comparison }) => {
      const found = comparison.contestants.find((one) => one.name === name);
      return found === undefined ? [] : [[count, found.throughput.cycles / count] as const];
    }),
  }));
}
