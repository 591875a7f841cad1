import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { separateRows } from '../../../src/codegen/variants/separateRows.ts';

const SEED = 3;
const WORD = '<=0xffffffffffffffff';

/** Two rows of a product; a multiple of the lowest word of the first is added between them. */
const INTERLEAVED = parse(
  `function rows
aliasing any
param arg1 u64[2]
param arg2 u64[2]
result out1 u64[4]

x4, x5${WORD} = mulx arg1[0], arg2[0]
x6, x7${WORD} = mulx arg1[0], arg2[1]
x8, x9${WORD} = mulx arg1[1], arg2[0]
x10, x11${WORD} = mulx arg1[1], arg2[1]
x12, x13${WORD} = mulx x4, 0xffffffff00000001
x14, x15, x16, x17${WORD} = sum [0x0..0x${'f'.repeat(64)}] +x5@0 +x6@0 +x7@1 +x8@0 +x9@1 +x10@1 +x11@2 +x12@1 +x13@2
return out1 = x14, x15, x16, x17
`.replaceAll(WORD, ''),
);

const sums = (fn: IrFunction): readonly string[] =>
  fn.body.flatMap((op) => (op.kind === 'sum' ? [op.terms.map((t) => t.column).join('')] : []));

test('a reduction step and its row are one sum, the next row joins in another', () => {
  const separate = separateRows(INTERLEAVED);
  verify(separate);
  expect(sums(INTERLEAVED)).toHaveLength(1);
  expect(
    sums(separate).map((s) => s.length),
    'two words, a carry and the multiple; then three words of the next row',
  ).toEqual([5, 7]);
});

test(`the function stays the same, seed ${SEED}`, () => {
  const separate = separateRows(INTERLEAVED);
  const rng = seeded(SEED);
  for (let i = 0; i < 500; i++) {
    const inputs = [0, 1].map(() => [rng.big(64), rng.big(64)].map((x) => (rng.below(4) === 0 ? (1n << 64n) - 1n : x)));
    expect(evaluate(separate, inputs), `seed ${SEED}, ${i}`).toEqual(evaluate(INTERLEAVED, inputs));
  }
});

test('a sum that is one step only stays as it is', () => {
  const separate = separateRows(INTERLEAVED);
  expect(sums(separateRows(separate))).toEqual(sums(separate));
});
