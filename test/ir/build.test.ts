import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { Builder } from '../../src/ir/build.ts';
import { compile, evaluate } from '../../src/ir/evaluate.ts';
import { type Param, type Term, constOperand } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { verify } from '../../src/ir/verify.ts';
import { randomPair } from './randomFunction.ts';

const SEED = 31;

test('folding keeps the meaning, all intervals hold, and the text form is faithful', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
      const rng = seeded(seed);
      const { folded, plain } = randomPair(rng, 30);
      verify(folded);
      verify(plain);
      expect(print(parse(print(folded)))).toBe(print(folded));
      const run = compile(folded);
      for (let k = 0; k < 8; k++) {
        const a = [0, 1, 2].map(
          () => [0n, (1n << 64n) - 1n, rng.big(64), rng.big(64) >> BigInt(rng.below(64))][rng.below(4)],
        );
        const inputs = [a, [BigInt(rng.below(2)), BigInt(rng.below(2))]];
        const expected = evaluate(plain, inputs);
        expect(evaluate(folded, inputs)).toEqual(expected);
        expect(run(inputs)).toEqual(expected);
      }
    }),
    { seed: SEED, numRuns: 120 },
  );
});

const word = (name: string): Param => ({
  name,
  shape: 'scalar',
  width: 64,
  bounds: [{ lower: 0n, upper: (1n << 64n) - 1n }],
});
const plus = (column: number, operand: Term['operand']): Term => ({ sign: 1, column, operand });

test('products of 52-bit words ignore what is above', () => {
  const b = new Builder('f');
  const [x] = b.param(word('x'));
  const [lo, hi] = b.mul52(x, constOperand((1n << 52n) - 1n));
  b.result('out', [lo, hi]);
  const fn = b.finish();
  verify(fn);
  expect(b.range(lo)).toMatchObject({ lower: 0n, upper: (1n << 52n) - 1n });
  expect(b.range(hi)).toMatchObject({ lower: 0n, upper: (1n << 52n) - 2n });
  const top = (1n << 52n) - 1n;
  expect(evaluate(fn, [[(1n << 60n) + 3n]])).toEqual([[BigInt.asUintN(52, 3n * top), (3n * top) >> 52n]]);
});

test('equal operations are shared, also with swapped operands', () => {
  const b = new Builder('f');
  const [x] = b.param(word('x'));
  const [y] = b.param(word('y'));
  expect(b.mulx(x, y)).toEqual(b.mulx(y, x));
  expect(b.binary('sub', x, y)).not.toEqual(b.binary('sub', y, x));
});

test('a product that fits a word is a single multiplication', () => {
  const b = new Builder('f');
  const [x] = b.param({ ...word('x'), bounds: [{ lower: 0n, upper: 38n }] });
  const [lo, hi] = b.mulx(x, constOperand(38n));
  expect(hi).toEqual(constOperand(0n));
  expect(b.range(lo)).toMatchObject({ lower: 0n, upper: 38n * 38n });
});

test('sums are cut where no carry passes', () => {
  const b = new Builder('f');
  const [x] = b.param(word('x'));
  const [y] = b.param(word('y'));
  const [z] = b.param(word('z'));
  const { words } = b.sum({ terms: [plus(0, x), plus(1, y), plus(1, z)], words: 3 });
  expect(words[0]).toEqual(x);
  b.result('out1', words);
  expect(b.finish().body.map((op) => op.kind)).toEqual(['sum']);
});

test("Crandall's last step is proved to fit although naive intervals overflow", () => {
  const b = new Builder('f');
  const x = b.param({
    name: 'x',
    shape: 'array',
    width: 64,
    bounds: Array.from({ length: 4 }, () => ({ lower: 0n, upper: (1n << 64n) - 1n })),
  });
  const first = b.sum({ terms: [...x.map((w, k) => plus(k, w)), plus(0, constOperand(1444n))], words: 5 });
  const fold = b.binary('and', b.unary('mask', first.words[4]), constOperand(38n));
  const last = b.sum({ terms: [...first.words.slice(0, 4).map((w, k) => plus(k, w)), plus(0, fold)], words: 5 });
  expect(last.words[4]).toEqual(constOperand(0n));
});

test('a split inside a word is proved as well: (x mod 2^255) + 19·(x >> 255)', () => {
  const b = new Builder('f');
  const x = b.param({
    name: 'x',
    shape: 'array',
    width: 64,
    bounds: Array.from({ length: 4 }, () => ({ lower: 0n, upper: (1n << 64n) - 1n })),
  });
  const top = b.binary('and', x[3], constOperand((1n << 63n) - 1n));
  const high = b.binary('mul', b.shift('shr', x[3], 63), constOperand(19n));
  const once = b.sum({ terms: [plus(0, x[0]), plus(1, x[1]), plus(2, x[2]), plus(3, top), plus(0, high)], words: 4 });
  expect(b.range(once.words[3]).upper).toBe(1n << 63n);
});

test('a bit that is taken off above the words is the borrow itself', () => {
  const b = new Builder('f');
  const [x] = b.param(word('x'));
  const [bit] = b.param({ ...word('bit'), width: 1, bounds: [{ lower: 0n, upper: 1n }] });
  const terms: Term[] = [plus(0, x), { sign: -1, column: 1, operand: bit }];
  expect(b.sum({ terms, words: 1, borrow: true })).toEqual({ words: [x], borrow: bit });
  const twice: Term[] = [...terms, { sign: -1, column: 1, operand: x }];
  expect(b.sum({ terms: twice, words: 2, borrow: true }).borrow).not.toEqual(bit);
});
