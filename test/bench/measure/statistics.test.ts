import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import {
  bootstrapMedian,
  interquartileMean,
  lowMean,
  median,
  minimum,
  quantile,
} from '../../../src/bench/measure/statistics.ts';

describe('known answers', () => {
  test('median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('quantiles interpolate between order statistics', () => {
    expect([0, 0.25, 0.5, 0.9, 1].map((q) => quantile([50, 10, 20, 40, 30], q))).toEqual([10, 20, 30, 46, 50]);
  });

  test('mean of the lower half, the middle included', () => {
    expect(lowMean([9, 1, 3])).toBe(2);
    expect(lowMean([1000, 2, 4, 999])).toBe(3);
  });

  test('mean of the middle half', () => {
    expect(interquartileMean([1000, 3, 5, 0])).toBe(4);
    expect(interquartileMean([7])).toBe(7);
  });

  test('minimum', () => expect(minimum([5, 2, 8])).toBe(2));

  test('numbers are sorted as numbers, and the argument is left alone', () => {
    const x = [100, 9, 1000];
    expect(median(x)).toBe(100);
    expect(x).toEqual([100, 9, 1000]);
  });
});

describe('bootstrap', () => {
  test('same seed, same interval; another seed, another one', () => {
    const x = Array.from({ length: 30 }, (_, i) => Math.sin(i));
    expect(bootstrapMedian(x, seeded(3))).toEqual(bootstrapMedian(x, seeded(3)));
    expect(bootstrapMedian(x, seeded(3), 9)).not.toEqual(bootstrapMedian(x, seeded(4), 9));
  });

  test('the interval holds the value, and is a point for equal samples', () => {
    expect(bootstrapMedian([2, 2, 2], seeded(1))).toEqual({ value: 2, low: 2, high: 2 });
    const { value, low, high } = bootstrapMedian([1, 5, 2, 8, 3], seeded(1));
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
  });

  test.each([16, 32, 64])('nineteen in twenty intervals of %i samples hold the true median', (n) => {
    const rng = seeded(11, `coverage ${n}`);
    const trials = 400;
    let held = 0;
    for (let t = 0; t < trials; t++) {
      // Skewed, as times are: true median of -ln(u) is ln 2.
      const x = Array.from({ length: n }, () => -Math.log(1 - rng.unit()));
      const { low, high } = bootstrapMedian(x, rng, 200);
      held += low <= Math.LN2 && Math.LN2 <= high ? 1 : 0;
    }
    expect(held / trials, 'seed 11').toBeGreaterThan(0.9);
    expect(held / trials, 'seed 11').toBeLessThan(0.99);
  });
});
