import type { ResultRecord } from '../../bench/record.ts';

type Trace = NonNullable<ResultRecord['trace']>;

/** A search of any length leaves no more points than this. */
const MAX_POINTS = 200;

/**
 * The course of a search at points about equally far apart: evaluations, seconds, time of the best so far over that of
 * the baseline. When there are too many, every other one is left out and the distance doubles.
 */
export class ThinnedTrace {
  private kept: Trace[number][] = [];
  private last: Trace[number] | null = null;
  private distance: number;

  /** `seconds` is how far apart points are at first. */
  constructor(seconds = 0.05) {
    this.distance = seconds;
  }

  add(evaluations: number, seconds: number, ratio: number): void {
    this.last = [evaluations, Math.round(seconds * 1000) / 1000, rounded(ratio)];
    const before = this.kept.at(-1);
    if (before !== undefined && seconds - before[1] < this.distance) return;
    this.kept.push(this.last);
    if (this.kept.length < MAX_POINTS) return;
    this.kept = this.kept.filter((_, i) => i % 2 === 0);
    this.distance *= 2;
  }

  /** The points in order; the first and the last that were added are always there. */
  points(): Trace {
    const { kept, last } = this;
    return last === null || kept.at(-1) === last ? [...kept] : [...kept, last];
  }
}

/** To five digits, which is more than a measurement tells. */
const rounded = (ratio: number): number => Number(ratio.toPrecision(5));
