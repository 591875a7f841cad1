import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationText } from '../../src/base/numberText.ts';

test.each([
  [0, '0 ms'],
  [0.44, '0.4 ms'],
  [9.96, '10 ms'],
  [85.4, '85 ms'],
  [999.6, '1 s'],
  [1000, '1 s'],
  [9363.99217221135, '9.4 s'],
  [9960, '10 s'],
  [45_000, '45 s'],
  [60_000, '60 s'],
  [99_600, '2 min'],
  [600_000, '10 min'],
  [7_200_000, '2 h'],
  [7_500_000, '2 h 5 min'],
])('%d ms', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('never more than four digits before a unit, and never out of order', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), (ms) => {
      expect(durationText(ms)).toMatch(/^(\d{1,3}|\d\.\d) (ms|s|min|h)( \d{1,2} min)?$/);
    }),
    { seed: 7 },
  );
});
