import type { RecordedComparison } from '../../bench/record.ts';

type Timing = Pick<RecordedComparison['contestants'][number]['throughput'], 'layoutCycles'>;

/** Between the slowest of the fast samples and the fastest of the slow ones. */
const LEAST_GAP = 2;

/** Samples on either side; fewer are outliers. */
const LEAST_SAMPLES = 2;

/** Samples of two speeds, in core cycles per call. */
interface TwoSpeeds {
  readonly fast: number;
  readonly slow: number;
}

/**
 * The two speeds of code that has two, as a division at run time does which is soon done with small numbers: their
 * median is one or the other by chance, and says little. Null of all other code.
 */
export function twoSpeeds({ layoutCycles }: Timing): TwoSpeeds | null {
  const sorted = layoutCycles.toSorted((a, b) => a - b);
  const gaps = sorted.map((cycles, i) => (i === 0 ? 1 : cycles / sorted[i - 1]));
  const at = gaps.indexOf(Math.max(...gaps));
  if (gaps[at] < LEAST_GAP || at < LEAST_SAMPLES || sorted.length - at < LEAST_SAMPLES) return null;
  return { fast: middle(sorted.slice(0, at)), slow: middle(sorted.slice(at)) };
}

/** Of sorted numbers the middle one, the upper one of two. */
const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1];
