import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { estimateRatio } from '../../../src/bench/measure/compare.ts';

test('known answers', () => {
  const ours = [10, 30, 20];
  const theirs = [20, 40, 10];
  expect(estimateRatio(ours, theirs, 'minima')).toBe(1);
  expect(estimateRatio(ours, theirs, 'medianRatio')).toBe(0.75);
  expect(estimateRatio(ours, theirs, 'lowMean')).toBe(1);
});

test('a clock that drifts in steps does not move the median of paired ratios', () => {
  const clock = [1, 1, 1.4, 1.4, 0.9, 0.9, 1.2];
  expect(
    estimateRatio(
      clock.map((c) => 90 * c),
      clock.map((c) => 100 * c),
      'medianRatio',
    ),
  ).toBeCloseTo(0.9, 12);
});

test('a coarse time stamp: the low mean resolves what the minimum cannot', () => {
  const rng = seeded(5);
  const step = 26;
  const ticks = (t: number): number[] => Array.from({ length: 96 }, () => step * Math.floor(t / step + rng.unit()));
  const ours = ticks(1000);
  const theirs = ticks(1008);
  expect(estimateRatio(ours, theirs, 'minima')).toBe(1);
  expect(Math.abs(estimateRatio(ours, theirs, 'lowMean') - 1000 / 1008), 'seed 5').toBeLessThan(0.01);
});
