/**
 * Remembers intervals of sums that were asked for before. Passes write functions anew, in which nine of ten sums are
 * what they were.
 */
import type { Interval } from './interval.ts';

/**
 * Texts and sums that are remembered; a large function has some 2,000 of each. When they are more, all are forgotten.
 */
const MAX_REMEMBERED = 1 << 14;

const numbers = new Map<string, number>();
let count = 0;

/** A number that no other text has; the same text has the same one until it is forgotten. */
export const numberOfText = (text: string): number => remember(numbers, text, () => count++);

const intervals = new Map<string, Interval>();

/** The interval of the sum that `terms` tells from all others, by `compute` unless it is remembered. */
export const rememberedInterval = (terms: string, compute: () => Interval): Interval =>
  remember(intervals, terms, compute);

function remember<T>(known: Map<string, T>, key: string, compute: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = compute();
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}
