/** Addition chains: evaluated symbolically for small, structured and random exponents, no longer than known ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additionChain, countOf, exponentsOf, powerChain } from '../../src/base/powerChain.ts';

const SEED = 521;
const isChainFor = (exponent: bigint): boolean => {
  const chain = powerChain(exponent);
  const refersBack = chain.every((step, i) => step.a <= i && (step.kind === 'square' || step.b <= i));
  return refersBack && (exponentsOf(chain).at(-1) ?? 0n) === exponent;
};

describe('a chain', () => {
  test('makes every small power', () => {
    for (let e = 1n; e < 600n; e++) expect(isChainFor(e), `exponent ${e}`).toBe(true);
  });

  test('makes powers of random exponents, with runs of ones and without', () => {
    const runs = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 5 })
      .map((parts) => BigInt(`0b${parts.map(([ones, zeros]) => '1'.repeat(ones) + '0'.repeat(zeros)).join('')}`));
    fc.assert(fc.property(runs, isChainFor), { seed: SEED, numRuns: 60 });
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 2n ** 521n }), isChainFor), { seed: SEED, numRuns: 20 });
  });

  test.each([
    ['2^255 - 21', 2n ** 255n - 21n, 254, 12],
    ['the P-256 prime less 2', 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 3n, 255, 12],
    ['the secp256k1 prime less 2', 2n ** 256n - 2n ** 32n - 979n, 255, 15],
    ['2^521 - 3', 2n ** 521n - 3n, 520, 13],
  ])('for %s is no longer than this', (_, exponent, squarings, multiplications) => {
    const count = countOf(powerChain(exponent));
    expect(count.squarings).toBeLessThanOrEqual(squarings);
    expect(count.multiplications).toBeLessThanOrEqual(multiplications);
  });
});

test('an addition chain has its targets, and every sum is one of numbers before it', () => {
  const targets = fc.array(fc.integer({ min: 1, max: 521 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(targets, (wanted) => {
      const known = new Set([1]);
      for (const [sum, a, b] of additionChain(wanted)) {
        if (sum !== a + b || !known.has(a) || !known.has(b)) return false;
        known.add(sum);
      }
      return wanted.every((n) => known.has(n));
    }),
    { seed: SEED, numRuns: 20 },
  );
});
