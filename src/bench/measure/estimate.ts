import { lowMean, median, minimum } from './statistics.ts';

/** One number for "our time over theirs" from paired rounds; the names are those of the race. */
type Estimator = 'minima' | 'lowMean' | 'medianRatio';

/**
 * `medianRatio` pairs rounds, so that drift of clock and load cancels; `minima` needs a time stamp
 * much finer than a batch; `lowMean` averages the steps of a coarse one. Equal lengths, at least 1.
 */
export function estimateRatio(ours: readonly number[], theirs: readonly number[], estimator: Estimator): number {
  switch (estimator) {
    case 'minima':
      return minimum(ours) / minimum(theirs);
    case 'lowMean':
      return lowMean(ours) / lowMean(theirs);
    case 'medianRatio':
      return median(ours.map((t, i) => t / theirs[i]));
  }
}
