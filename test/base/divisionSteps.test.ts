/** Numbers of division steps: every pair of small numbers, and how far the bound is above what they need. */
import { expect, test } from 'vitest';
import { halfDivisionSteps } from '../../src/base/integers.ts';

/** Steps from odd f and g until g is 0, beginning with delta = 1/2. */
function stepsOf(f: number, g: number): number {
  let steps = 0;
  for (let twice = 1; g !== 0; steps++) {
    const isOdd = g % 2 !== 0;
    if (isOdd && twice > 0) [twice, f, g] = [2 - twice, g, (g - f) / 2];
    else [twice, g] = [twice + 2, (isOdd ? g + f : g) / 2];
  }
  return steps;
}

test.each([3, 4, 5, 6, 7, 8, 9, 10])('all pairs of %i bits are done in time, some just', (bits) => {
  let most = 0;
  for (let f = 2 ** (bits - 1) + 1; f < 2 ** bits; f += 2)
    for (let g = 0; g <= f; g++) most = Math.max(most, stepsOf(f, g));
  const bound = halfDivisionSteps(2n ** BigInt(bits) - 1n);
  expect(most).toBeLessThanOrEqual(bound);
  expect(most).toBeGreaterThan(0.6 * bound);
});

test.each([
  [255, 588],
  [256, 590],
  [384, 885],
  [521, 1201],
])('moduli of %i bits take %i steps', (bits, steps) => {
  expect(halfDivisionSteps(2n ** BigInt(bits) - 1n)).toBe(steps);
});
