/** Numbers and words as text that is read back. */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBigExpr } from '../../src/base/bigExpr.ts';
import { numberText } from '../../src/base/numberText.ts';
import { isComposite } from '../../src/base/integers.ts';
import { shellWord } from '../../src/base/printable.ts';

test.each([
  [0n, '0'],
  [2n, '2'],
  [16n, '2^4'],
  [121665n, '121665'],
  [2n ** 64n, '2^64'],
  [2n ** 255n - 19n, '2^255-19'],
  [2n ** 256n - 2n ** 32n - 977n, '2^256-2^32-977'],
  [2n ** 448n - 2n ** 224n - 1n, '2^448-2^224-1'],
  [2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n, '2^256-2^224+2^192+2^96-1'],
  [2n ** 255n + 2n ** 12n, '2^255+4096'],
  [0x123456789abcdef0n, '0x123456789abcdef0'],
])('%s is written %s', (value, text) => {
  expect(numberText(value)).toBe(text);
  expect(parseBigExpr(text)).toBe(value);
});

test('any natural number is read back', () => {
  const sparse = fc
    .array(fc.tuple(fc.nat({ max: 520 }), fc.constantFrom(1n, -1n)), { maxLength: 6 })
    .map((terms) => terms.reduce((sum, [k, sign]) => sum + sign * (1n << BigInt(k)), 0n))
    .map((x) => (x < 0n ? -x : x));
  const numbers = fc.oneof(sparse, fc.bigInt({ min: 0n, max: 2n ** 600n }), fc.bigInt({ min: 0n, max: 2n ** 40n }));
  fc.assert(
    fc.property(numbers, (x) => parseBigExpr(numberText(x)) === x),
    { seed: 1 },
  );
});

test('words come back from a shell as they went in', () => {
  const unit = fc.constantFrom(...'ab1.-#^*<>&|;()[]{}?~ \t\n\'"\\$`!=,%/');
  const words = fc.sample(fc.string({ unit, maxLength: 8 }), { seed: 1, numRuns: 300 });
  const script = `printf '%s\\0' ${words.map(shellWord).join(' ')}`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(words);
  expect(['best.json#mul', 'a<p, b<p', '#x'].map(shellWord)).toEqual(['best.json#mul', '"a<p, b<p"', '"#x"']);
});

test('numbers that are no primes', () => {
  const small = Array.from({ length: 2000 }, (_, i) => BigInt(i)).slice(2);
  for (const n of small) expect(isComposite(n), String(n)).toBe(small.some((d) => d < n && n % d === 0n));
  const primes = [2n ** 255n - 19n, 2n ** 256n - 2n ** 32n - 977n, 2n ** 521n - 1n];
  // The second fools the bases up to 37, the third is a product of two primes.
  const composite = [2n ** 255n - 21n, 318665857834031151167461n, (2n ** 127n - 1n) * (2n ** 89n - 1n)];
  expect([...primes, ...composite].map(isComposite)).toEqual([false, false, false, true, true, true]);
});
