import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { shareLowWords } from '../../../src/ir/normalize/normalize.ts';

const SEED = 20;
const MASK = '0x7ffffffffffff';

/** What LLVM makes of (a0·a1 + a2) mod 2^51 and (a0·a1 + a2) >> 51, with `narrow` for the masked half. */
const source = (narrow: string): IrFunction =>
  parse(`function f
aliasing any
param arg1 u64[3]
result out1 u64[2] <=${MASK},0xffffffffffffffff

lo, hi<=0xfffffffffffffffe = mulx arg1[0], arg1[1]
w0, w1 = sum [0x0..0xffffffffffffffff0000000000000000] +lo@0 +hi@1 +arg1[2]@0
high = shrd w0, w1 by 51
${narrow}
return out1 = low, high
`);

function same(a: IrFunction, b: IrFunction): void {
  const rng = seeded(SEED, 'shareLowWords');
  const f = compile(a);
  const g = compile(b);
  for (let i = 0; i < 200; i++) {
    const inputs = [[rng.big(64), rng.big(64), rng.big(64)]];
    expect(g(inputs), `seed ${SEED}, input ${i}`).toEqual(f(inputs));
  }
}

const kinds = (fn: IrFunction): string[] => fn.body.map((op) => op.kind);

test.each([
  ['a low product and a sum', `p = mul arg1[0], arg1[1]\nt = add p, arg1[2]\nlow<=${MASK} = and t, ${MASK}`],
  [
    'masks on the way',
    `p = mul arg1[0], arg1[1]\nq<=${MASK} = and p, ${MASK}\nt = add q, arg1[2]\nlow<=${MASK} = and t, ${MASK}`,
  ],
  ['factors in another order', `p = mul arg1[1], arg1[0]\nt = add arg1[2], p\nlow<=${MASK} = and ${MASK}, t`],
])('%s: taken from the wide sum', (_name, narrow) => {
  const fn = source(narrow);
  const result = shareLowWords(fn);
  verify(result);
  expect(kinds(result)).not.toContain('mul');
  expect(kinds(result)).not.toContain('add');
  same(fn, result);
});

test.each([
  ['another factor', `p = mul arg1[0], arg1[2]\nt = add p, arg1[2]\nlow<=${MASK} = and t, ${MASK}`],
  ['twice the product', `p = mul arg1[0], arg1[1]\nd = shl p by 1\nt = add d, arg1[2]\nlow<=${MASK} = and t, ${MASK}`],
  [
    'a mask that is too short',
    'p = mul arg1[0], arg1[1]\nq<=0x3ffffffffffff = and p, 0x3ffffffffffff\nt = add q, arg1[2]\n' +
      `low<=${MASK} = and t, ${MASK}`,
  ],
])('%s: another word', (_name, narrow) => {
  const fn = source(narrow);
  const result = shareLowWords(fn);
  verify(result);
  expect(kinds(result)).toContain('add');
  same(fn, result);
});

test('squares of squares of squares are left alone', () => {
  const steps = Array.from({ length: 3000 }, (_, i) => `y${i + 1} = mul y${i}, y${i}`);
  const text = ['function f', 'aliasing any', 'param arg1 u64[1]', 'result out1 u64[1]', '', 'y0 = add arg1[0], 1'];
  const fn = parse([...text, ...steps, 'return out1 = y3000', ''].join('\n'));
  expect(shareLowWords(fn)).toBe(fn);
});
