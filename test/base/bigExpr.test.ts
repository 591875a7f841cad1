import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBigExpr } from '../../src/base/bigExpr.ts';

test.each([
  ['2^255 - 19', 2n ** 255n - 19n],
  ['2^256 - 2^32 - 977', 2n ** 256n - 2n ** 32n - 977n],
  ['(2^4 + 0x1F) * -3', -141n],
  ['2^3^2', 512n],
  ['2**3**2 * 3', 1536n],
  ['2 ** 255 - 19', 2n ** 255n - 19n],
  ['-2^2', -4n],
  [' 7 ', 7n],
  ['10 - 3 - 2', 5n],
])('%s', (text, value) => {
  expect(parseBigExpr(text)).toBe(value);
});

test.each(['', '2^', '(1', '1)', '2 3', '2^-1', '2^99999', '(2^60000)^60000', 'p - 1', '1 +'])(
  'refuses "%s"',
  (text) => {
    const detail = {
      where: expect.any(String),
      expected: expect.any(String),
      found: expect.any(String),
      hint: expect.any(String),
    };
    expect(() => parseBigExpr(text)).toThrow(
      expect.objectContaining({
        kind: 'input',
        message: expect.stringContaining('cannot read the integer expression'),
        detail,
      }),
    );
  },
);

test.each([
  ['2^99999 - 1', 'character 3', '99999 - 1'],
  ['2 ^ (8^8)', 'character 5', '(8^8)'],
  ['(2^60000)^60000', 'character 11', '60000'],
  ['2^-1', 'character 3', '-1'],
])('an exponent that is refused is shown: %s', (text, where, found) => {
  const detail = expect.objectContaining({ where, found });
  expect(() => parseBigExpr(text)).toThrow(expect.objectContaining({ detail }));
});

/** A random expression with its value, fully parenthesised at random places. */
const expression = fc.letrec<{ tree: readonly [string, bigint] }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.bigInt({ min: 0n, max: 2n ** 70n }).map((n) => [`${n}`, n] as const),
    fc.bigInt({ min: 0n, max: 2n ** 70n }).map((n) => [`0x${n.toString(16)}`, n] as const),
    fc.tuple(tie('tree'), tie('tree')).map(([[a, x], [b, y]]) => [`(${a}+${b})`, x + y] as const),
    fc.tuple(tie('tree'), tie('tree')).map(([[a, x], [b, y]]) => [`(${a} - ${b})`, x - y] as const),
    fc.tuple(tie('tree'), tie('tree')).map(([[a, x], [b, y]]) => [`${a} * ${b}`, x * y] as const),
    fc
      .tuple(tie('tree'), fc.integer({ min: 0, max: 9 }))
      .map(([[a, x], k]) => [`(${a})^${k}`, x ** BigInt(k)] as const),
  ),
})).tree;

test('random expressions have their value', () => {
  fc.assert(
    fc.property(expression, ([text, value]) => {
      expect(parseBigExpr(text)).toBe(value);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test.each([
  `${'('.repeat(50_000)}7${')'.repeat(50_000)}`,
  `${'-'.repeat(50_000)}7`,
  Array(50_000).fill('2').join('^'),
  Array(2000).fill('2^65535').join('*'),
  '9'.repeat(100_000),
  '2^65535*2 + 2^65535*2',
])('what fills the memory or the stack is refused: %.40s', (text) => {
  expect(() => parseBigExpr(text)).toThrow(expect.objectContaining({ kind: 'input' }));
});
