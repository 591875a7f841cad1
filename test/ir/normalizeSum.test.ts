import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantTerms, normalizeTerms } from '../../src/ir/normalizeSum.ts';
import { valueId } from '../../src/base/ids.ts';
import type { Term } from '../../src/ir/function.ts';

const valueOf = (terms: readonly Term[]): bigint => terms.reduce((s, t) =>
  s + (BigInt(t.sign) * (t.operand.kind === 'const' ? t.operand.value : 0n) << BigInt(64 * t.column)), 0n);

test.each([
  [(1n << 256n) - 38n, 2], [-19n, 1], [(1n << 255n) - 19n, 2], [0n, 0], [1n, 1], [(1n << 128n) - 1n, 2], [1n << 64n, 1],
  [(1n << 256n) - (1n << 224n) + (1n << 192n) + (1n << 96n) - 1n, 3],
])('%s needs %i words', (value, count) => {
  expect(constantTerms(value)).toHaveLength(count);
  expect(valueOf(constantTerms(value))).toBe(value);
});

test('every integer is spelt exactly, with words and at most one more than its own', () => {
  fc.assert(fc.property(fc.bigInt({ min: -(1n << 300n), max: 1n << 300n }), value => {
    const terms = constantTerms(value);
    expect(valueOf(terms)).toBe(value);
    expect(terms.every(t => t.operand.kind === 'const' && t.operand.value > 0n && t.operand.value < 1n << 64n)).toBe(true);
    expect(terms.length).toBeLessThanOrEqual(6);
  }), { seed: 5, numRuns: 500 });
});

test('opposite terms cancel and constants merge', () => {
  const x = { kind: 'value', id: valueId(3) } as const, c = (value: bigint) => ({ kind: 'const', value }) as const;
  expect(normalizeTerms([{ sign: 1, column: 1, operand: x }, { sign: -1, column: 1, operand: x }, { sign: 1, column: 0, operand: c(5n) }, { sign: -1, column: 0, operand: c(5n) }])).toEqual([]);
  expect(normalizeTerms([{ sign: 1, column: 0, operand: x }, { sign: 1, column: 0, operand: x }])).toHaveLength(2);
});
