import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantTerms, factorTerms, normalizeTerms } from '../../src/ir/normalizeSum.ts';
import { valueId } from '../../src/base/ids.ts';
import type { Term } from '../../src/ir/function.ts';

const valueOf = (terms: readonly Term[]): bigint =>
  terms.reduce(
    (s, t) => s + ((BigInt(t.sign) * (t.operand.kind === 'const' ? t.operand.value : 0n)) << BigInt(64 * t.column)),
    0n,
  );

test.each([
  [(1n << 256n) - 38n, 2],
  [-19n, 1],
  [(1n << 255n) - 19n, 2],
  [0n, 0],
  [1n, 1],
  [(1n << 128n) - 1n, 2],
  [1n << 64n, 1],
  [(1n << 256n) - (1n << 224n) + (1n << 192n) + (1n << 96n) - 1n, 3],
])('%s needs %i words', (value, count) => {
  expect(constantTerms(value)).toHaveLength(count);
  expect(valueOf(constantTerms(value))).toBe(value);
});

test('every integer is spelt exactly, with words and at most one more than its own', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(1n << 300n), max: 1n << 300n }), (value) => {
      const terms = constantTerms(value);
      expect(valueOf(terms)).toBe(value);
      expect(
        terms.every((t) => t.operand.kind === 'const' && t.operand.value > 0n && t.operand.value < 1n << 64n),
      ).toBe(true);
      expect(terms.length).toBeLessThanOrEqual(6);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test('factors are spelt with one sign unless signs save words', () => {
  const p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
  expect(
    factorTerms(p).map((t) => t.sign),
    'the prime of BLS12-381',
  ).toEqual([1, 1, 1, 1, 1, 1]);
  expect(factorTerms(-p).map((t) => t.sign)).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(factorTerms((1n << 256n) - 38n)).toHaveLength(2);
});

test('opposite terms cancel and constants merge', () => {
  const x = { kind: 'value', id: valueId(3) } as const;
  const c = (value: bigint) => ({ kind: 'const', value }) as const;
  expect(
    normalizeTerms([
      { sign: 1, column: 1, operand: x },
      { sign: -1, column: 1, operand: x },
      { sign: 1, column: 0, operand: c(5n) },
      { sign: -1, column: 0, operand: c(5n) },
    ]),
  ).toEqual([]);
  expect(
    normalizeTerms([
      { sign: 1, column: 0, operand: x },
      { sign: 1, column: 0, operand: x },
    ]),
  ).toHaveLength(2);
});

test('a constant beside a row of words is one chain where that takes fewer instructions', () => {
  const row = (n: number): readonly Term[] =>
    Array.from({ length: n }, (_, i) => ({ sign: 1, column: i, operand: { kind: 'value', id: valueId(i) } }));
  const constant = (value: bigint): readonly Term[] => {
    const words = value < 0n ? -value : value;
    return Array.from(
      { length: 7 },
      (_, column): Term => ({
        sign: value < 0n ? -1 : 1,
        column,
        operand: { kind: 'const', value: (words >> BigInt(64 * column)) & ((1n << 64n) - 1n) },
      }),
    );
  };
  const signs = (value: bigint, n: number): string => {
    const terms = normalizeTerms([...row(n), ...constant(value)]).filter((t) => t.operand.kind === 'const');
    expect(valueOf(terms)).toBe(value);
    return terms.map((t) => `${t.sign > 0 ? '+' : '-'}${t.column}`).join(' ');
  };
  expect(signs(-((1n << 256n) - (1n << 224n) + (1n << 192n) + (1n << 96n) - 1n), 5), 'minus the prime of P-256').toBe(
    '-0 -1 -3',
  );
  expect(signs(-((1n << 384n) - (1n << 128n) - (1n << 96n) + (1n << 32n) - 1n), 7), 'minus the prime of P-384').toBe(
    '-0 -1 -2 -3 -4 -5',
  );
  expect(signs(19n - (1n << 255n), 4), 'minus 2^255 - 19: the second chain begins at its top').toBe('+0 -3');
});
