/** Loads, stores and what is refused. */
import { describe, expect, test } from 'vitest';
import { lowerFunction, lowerSafely } from '../../src/frontend/words/function.ts';
import { readSsaModule } from '../../src/ir/ssa/schema.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import { verify } from '../../src/ir/verify.ts';
import { ssaText } from './ssaText.ts';
import { failureOf } from '../failureOf.ts';

const interleaved = `
  x = load i64 a 0; y = load i64 b 0; s = add i64 x y; store i64 s out 0; u = load i64 a 8; v = load i64 b 8
  t = add i64 u v; store i64 t out 8`;

describe('aliasing', () => {
  test('a read after a write that may overlap is refused with its line', () => {
    const failure = failureOf(() => lowerFunction(ssaText('out a b', interleaved), { source: 'x.c' }));
    expect(failure.kind).toBe('unsupported');
    expect(failure.detail.where).toBe('x.c:5: load i64');
    expect(failure.detail.hint).toMatch(/equal/);
  });

  test.each(['equal', 'none'] as const)('it is allowed when arrays are declared `%s`', (aliasing) => {
    const fn = lowerFunction(ssaText('out a b', interleaved), { aliasing });
    verify(fn);
    expect(fn.aliasing).toBe(aliasing);
    expect(
      evaluate(fn, [
        [1n, 2n],
        [3n, 4n],
      ]),
    ).toEqual([[4n, 6n]]);
  });

  test('noalias pointers need no declaration', () => {
    lowerFunction(ssaText('out! a b', interleaved));
    lowerFunction(ssaText('out a! b!', interleaved));
  });

  test('reading the same place after writing it is refused unless arrays are disjoint', () => {
    const swap = `x = load i64 a 0; store i64 x out 0; y = load i64 a 0; store i64 y out 8`;
    expect(failureOf(() => lowerFunction(ssaText('out a', swap), { aliasing: 'equal' })).kind).toBe('unsupported');
    verify(lowerFunction(ssaText('out a', swap), { aliasing: 'none' }));
  });
});

describe('what is safe without being stated', () => {
  const aliasing = (args: string, text: string): string => lowerSafely(ssaText(args, text), { source: 'x.c' }).aliasing;
  const early = 'x = load i64 a 8\n store i64 x out 0\n store i64 x out 8';
  const late = 'x = load i64 a 0\n store i64 x out 8\n y = load i64 a 8\n store i64 y out 0';

  test.each([
    ['all reads before the first write', 'out a', early, 'any'],
    ['each word read before it is written', 'out a b', interleaved, 'equal'],
    [
      'a word read after another array got it',
      'out other a',
      `store i64 7 other 0\n store i64 7 other 8\n ${early}`,
      null,
    ],
    ['a word read after it is written', 'out a', late, null],
    [
      'a half of a word that is written',
      'out a',
      'x = load i64 a 0\n store i64 x out 0\n y = load i32 a 4\n z = zext i64 y:32\n store i64 z out 8',
      null,
    ],
    ['a write through a pointer that is alone', 'out! a', late, 'any'],
  ])('%s', (_, args, text, expected) => {
    if (expected !== null) return expect(aliasing(args, text)).toBe(expected);
    const failure = failureOf(() => aliasing(args, text));
    expect([failure.kind, failure.detail.hint]).toEqual([
      'unsupported',
      '--aliasing none, or mark the pointers restrict',
    ]);
  });
});

describe('memory', () => {
  test('what was written is read back', () => {
    const fn = lowerFunction(
      ssaText(
        'out a',
        `
      x = load i128 a 0; store i128 x out 0; h = load i64 out 8; store i64 h out 16; store i64 7 out 0
      l = load i128 out 0; store i128 l out 24`,
      ),
    );
    expect(evaluate(fn, [[5n, 6n]])).toEqual([[7n, 6n, 6n, 7n, 6n]]);
  });

  test('local variables', () => {
    const fn = lowerFunction(
      ssaText(
        'out a',
        `x = load i64 a 0; store i64 x local 0; store i64 1 local 8; y = load i128 local 0; store i128 y out 0`,
      ),
    );
    expect(evaluate(fn, [[5n]])).toEqual([[5n, 1n]]);
  });

  test('bytes and words of one place', () => {
    const fn = lowerFunction(
      ssaText(
        'out a',
        `
      x = load i64 a 0; store i64 x t 0; store i8 255 t 3; y = load i64 t 0; store i64 y out 0; z = load i32 t 2
      w = zext i64 z:32; store i64 w out 8`,
      ),
    );
    expect(evaluate(fn, [[0x8877665544332211n]])).toEqual([[0x88776655ff332211n, 0x6655ff33n]]);
  });

  test('bytes', () => {
    const fn = lowerFunction(
      ssaText(
        'out a',
        `
      x = load i8 a 1; y = load i16 a 2; w = zext i16 x:8; s = add i16 w y; t = trunc i8 s:16; store i8 t out 0
      u = lshr i16 s 8; v = trunc i8 u:16; store i8 v out 1`,
      ),
    );
    expect(fn.params[0]).toMatchObject({ width: 8, bounds: { length: 4 } });
    expect(fn.results[0].width).toBe(8);
    expect(evaluate(fn, [[1n, 200n, 100n, 2n]])).toEqual([[44n, 3n]]);
  });

  test('bounds of inputs are those of the caller', () => {
    const ssa = ssaText('out a', `x = load i128 a 0; y = add i128 x 1; store i128 y out 0`);
    const fn = lowerFunction(ssa, { bounds: new Map([['a', { integer: { lower: 0n, upper: (1n << 100n) - 1n } }]]) });
    expect(fn.params[0].bounds[1].upper).toBe((1n << 36n) - 1n);
    expect(fn.results[0].bounds[1].upper).toBe(1n << 36n);
  });
});

describe('refusals', () => {
  const cases: readonly (readonly [string, string, string, RegExp])[] = [
    ['a division', 'out a', 'x = load i64 a 0\n y = udiv i64 x 3\n store i64 y out 0', /udiv/],
    ['a variable shift', 'out a', 'x = load i64 a 0\n y = shl i64 x x\n store i64 y out 0', /variable amount/],
    [
      'an array read and written',
      'out a',
      'x = load i64 out 0\n y = add i64 x 1\n store i64 y out 0',
      /both read and written/,
    ],
    ['a result after a parameter', 'a out', 'x = load i64 a 0\n store i64 x out 0', /result follows a parameter/],
    ['a result with holes', 'out a', 'x = load i64 a 0\n store i64 x out 8', /not written/],
    [
      'a word of which a part was written',
      'out a',
      'x = load i8 a 0\n store i8 x t 3\n y = load i64 t 0\n store i64 y out 8',
      /only a part/,
    ],
    ['an instruction that is not known', 'out a', 'x = load i64 a 0\n y = ctpop i64 x\n store i64 y out 0', /ctpop/],
    ['a wide integer by value', 'out a:128', 'x = trunc i64 a:128\n store i64 x out 0', /128 bits/],
  ];
  test.each(cases)('%s', (_, args, text, message) => {
    const failure = failureOf(() => lowerFunction(ssaText(args, text), { source: 'x.c' }));
    expect(failure.kind).toBe('unsupported');
    expect(JSON.stringify([failure.message, failure.detail])).toMatch(message);
  });

  test('a returned value', () => {
    expect(
      failureOf(() => lowerFunction({ ...ssaText('out', 'store i64 1 out 0'), returnWidth: 64 })).detail.found,
    ).toBe('i64');
  });

  test('JSON of another form is an input failure with its path', () => {
    const failure = failureOf(() => readSsaModule('{"schemaVersion":2,"module":"m","functions":[]}', 'm.json'));
    expect(failure.kind).toBe('input');
    expect(failure.detail.where).toBe('m.json: $.schemaVersion');
  });
});
