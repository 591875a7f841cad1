import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { wordMasks } from '../../../src/bench/measure/measuresuite.ts';

const FULL = 2n ** 64n - 1n;
const bounds = (...uppers: bigint[]) => uppers.map((upper) => ({ lower: 0n, upper }));

test('words may go as far as the narrowest array lets them', () => {
  expect(
    wordMasks([
      { bounds: bounds(FULL, 2n ** 52n), number: null },
      { bounds: bounds(100n, FULL), number: null },
    ]),
  ).toEqual([63n, 2n ** 52n - 1n]);
  expect(wordMasks([{ bounds: [{ lower: 1n, upper: FULL }], number: null }])).toBeNull();
  expect(wordMasks([{ bounds: bounds(0n), number: null }])).toEqual([0n]);
});

test.each([2n ** 256n - 2n ** 32n - 977n, 2n ** 255n - 19n, 2n ** 193n, 2n ** 256n])(
  'whatever the masks let through is below %i',
  (below) => {
    const weights = [0, 64, 128, 192];
    const masks = wordMasks([{ bounds: bounds(FULL, FULL, FULL, FULL), number: { weights, below } }]) ?? [];
    const rng = seeded(3);
    const valueOf = (words: readonly bigint[]): bigint =>
      words.reduce((sum, word, i) => sum + (word << BigInt(weights[i])), 0n);
    expect(masks).toHaveLength(4);
    expect(valueOf(masks)).toBeLessThan(below);
    for (let i = 0; i < 100; i++)
      expect(valueOf(masks.map((mask) => (BigInt(rng.bits32()) * 2n ** 32n) & mask)), 'seed 3').toBeLessThan(below);
  },
);

test('a number that is below 2^64 leaves nothing to a second word, unless even the first is too large', () => {
  const number = { weights: [0, 64], below: 2n ** 64n };
  expect(wordMasks([{ bounds: bounds(FULL, FULL), number }])).toEqual([FULL, 0n]);
  expect(wordMasks([{ bounds: bounds(FULL, FULL), number: { ...number, below: 7n } }])).toBeNull();
});
