/** Robust statistics of samples: medians, quantiles, trimmed means. */
import type { Rng } from '../../base/rng.ts';

/** The middle value; the mean of the two middle ones of an even number. NaN of nothing. */
export function median(x: readonly number[] | Float64Array): number {
  return quantile(x, 0.5);
}

/** Quantile with linear interpolation between order statistics (Hyndman and Fan 1996, type 7). */
export function quantile(x: readonly number[] | Float64Array, q: number): number {
  if (x.length === 0) return NaN;
  const sorted = new Float64Array(x).sort();
  const at = q * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

/** Mean of the middle half: robust, and averages the steps of a coarse clock, which the median cannot. */
export function interquartileMean(x: readonly number[] | Float64Array): number {
  const sorted = new Float64Array(x).sort();
  const quarter = Math.floor(sorted.length / 4);
  const middle = sorted.subarray(quarter, sorted.length - quarter);
  return middle.reduce((sum, v) => sum + v, 0) / middle.length;
}

/** Mean of the lower half: robust against interrupts, and unlike the minimum not stuck on clock steps. */
export function lowMean(x: readonly number[] | Float64Array): number {
  const sorted = new Float64Array(x).sort();
  const half = (sorted.length + 1) >> 1;
  return sorted.subarray(0, half).reduce((sum, v) => sum + v, 0) / half;
}

/** The n-th root of the product of n positive numbers. */
export function geometricMean(x: readonly number[]): number {
  return Math.exp(x.reduce((sum, v) => sum + Math.log(v), 0) / x.length);
}

export function minimum(x: readonly number[] | Float64Array): number {
  let least = Infinity;
  for (const v of x) if (v < least) least = v;
  return least;
}

/** A value with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Median with a percentile bootstrap interval (Efron and Tibshirani 1993, chapter 13): the 2.5 % and
 * 97.5 % quantiles of the medians of `resamples` samples drawn with replacement. Same rng, same result.
 */
export function bootstrapMedian(x: readonly number[], rng: Rng, resamples = 1000): Estimate {
  const draw = new Float64Array(x.length);
  const medians = new Float64Array(resamples);
  for (let r = 0; r < resamples; r++) {
    for (let i = 0; i < x.length; i++) draw[i] = x[rng.below(x.length)];
    medians[r] = median(draw);
  }
  return { value: median(x), low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}
