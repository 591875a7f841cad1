/** Modular arithmetic against its definitions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverse, mod, power } from '../../src/base/integers.ts';

const number = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n });
const modulus = fc.bigInt({ min: 2n, max: 2n ** 260n });

test('mod is congruent and in range', () => {
  fc.assert(
    fc.property(number, modulus, (x, m) => {
      const r = mod(x, m);
      expect(r >= 0n && r < m && (x - r) % m === 0n).toBe(true);
    }),
    { seed: 1 },
  );
});

test('power is repeated multiplication', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 40 }), modulus, (x, n, m) => {
      let product = 1n;
      for (let i = 0; i < n; i++) product = mod(product * x, m);
      expect(power(x, BigInt(n), m)).toBe(mod(product, m));
    }),
    { seed: 1 },
  );
});

test('a number times its inverse is 1, and what has none is refused', () => {
  fc.assert(
    fc.property(number, (x) => {
      const p = 2n ** 255n - 19n;
      if (mod(x, p) !== 0n) expect(mod(x * inverse(x, p), p)).toBe(1n);
    }),
    { seed: 1 },
  );
  expect(() => inverse(6n, 9n)).toThrow('no inverse');
});
