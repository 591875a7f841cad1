import { describe, expect, it } from 'vitest';
import { inverse } from '../../../src/base/integers.ts';
import { evaluateRelation, parseRelation } from '../../../src/ir/contract/relation.ts';

const P = 2n ** 255n - 19n;
const integers = (names: Record<string, bigint>) => ({
  constant: (v: bigint) => v,
  name: (n: string) => names[n],
  add: (a: bigint, b: bigint) => a + b,
  sub: (a: bigint, b: bigint) => a - b,
  mul: (a: bigint, b: bigint) => a * b,
});
const valueOf = (text: string, names: Record<string, bigint> = {}): bigint =>
  evaluateRelation(parseRelation(text, P), integers(names), P);

describe('relation', () => {
  it.each([
    ['1+2*3', 7n],
    ['(1+2)*3', 9n],
    ['10-3-2', 5n],
    ['-2*3', -6n],
    ['2^10', 1024n],
    ['0x10', 16n],
    ['2*3^2', 18n],
    ['a*b', 15n],
    ['121665*a', 364995n],
    ['a-b', -2n],
    ['a^2+b^2', 34n],
    ['a*(a-b)^2', 12n],
  ])('%s = %s', (text, value) => {
    expect(valueOf(text, { a: 3n, b: 5n })).toBe(value);
  });

  it('divides by inverting modulo p', () => {
    expect(valueOf('a/2^256', { a: 2n ** 256n * 77n }) % P).toBe(77n);
    expect(inverse(3n, 7n)).toBe(5n);
    expect(() => inverse(6n, 9n)).toThrow(/no inverse/);
  });

  it('powers are limited', () => {
    expect(valueOf('a^255', { a: 1n })).toBe(1n);
    expect(valueOf('2^65535 + 1^65535 - 65536^4095')).toBe(2n ** 65535n + 1n - 2n ** 65520n);
  });

  const powers = ['a^256', '2^65536', '2^99999999999', '65536^4096', 'a^(0-1)', '2^-70000'];
  it.each(['', '1+', '(1', 'a b', '1)', 'a/b', '*2', 'a^b', 'a$', ...powers])('refuses %j', (text) => {
    expect(() => parseRelation(text, P)).toThrow();
  });
});
