import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { oneSignedConstants } from '../../../src/codegen/variants/respeltConstants.ts';

const SEED = 7;
const PRIME = (1n << 384n) - (1n << 128n) - (1n << 96n) + (1n << 32n) - 1n;
const HEAD = `function step
aliasing any
param arg1 u64[7]
result out1 u64[7]

`;

const SUM = `x5, x6, x7, x8, x9, x10, x11, x12:u1 = sum [0x0..0x${((1n << 449n) - 1n).toString(16)}]`;
const OPERAND = Array.from({ length: 7 }, (_, i) => `+arg1[${i}]@${i}`).join(' ');

/**
 * arg1 + m·PRIME without the lowest word; m is made of arg1[0] so that it cancels. A product, a shift, and the word
 * with both signs.
 */
const MIXED = parse(`${HEAD}x0 = mul arg1[0], 0x100000001
x1, x2 = mulx x0, 0xffffffff
x3 = shl x0 by 32
x4 = shr x0 by 32
${SUM} ${OPERAND} +x1@0 +x2@1 -x3@1 -x4@2 -x0@2 +x0@6
return out1 = x6, x7, x8, x9, x10, x11, x12
`);

/** The same with a product for every word of the prime. */
const words = Array.from({ length: 6 }, (_, i) => BigInt.asUintN(64, PRIME >> BigInt(64 * i)));
const PLAIN = parse(`${HEAD}x0 = mul arg1[0], 0x100000001
${words.map((w, i) => `y${i}, z${i} = mulx x0, 0x${w.toString(16)}`).join('\n')}
${SUM} ${OPERAND} ${words.map((_, i) => `+y${i}@${i} +z${i}@${i + 1}`).join(' ')}
return out1 = x6, x7, x8, x9, x10, x11, x12
`);

const products = (fn: IrFunction): number => fn.body.filter((op) => op.kind === 'mulx').length;
const signs = (fn: IrFunction): readonly string[] =>
  fn.body.flatMap((op) =>
    op.kind === 'sum'
      ? [
          op.terms
            .filter((t) => t.operand.kind === 'value')
            .map((t) => (t.sign < 0 ? `-@${t.column}` : ''))
            .filter((t) => t !== '')
            .sort()
            .join(' '),
        ]
      : [],
  );

test.each([
  { name: 'of both signs', fn: MIXED },
  { name: 'of every word', fn: PLAIN },
])('a multiple $name is two products and two words', ({ fn }) => {
  expect(products(oneSignedConstants(fn))).toBe(2);
  expect(signs(oneSignedConstants(fn))).toEqual(['-@0 -@1 -@1 -@2 -@2']);
  expect(signs(oneSignedConstants(fn, true)), 'the positive part by itself, then one chain of borrows').toEqual([
    '',
    '-@0 -@1 -@2 -@3',
  ]);
});

test.each([
  { name: 'of both signs', fn: MIXED },
  { name: 'of every word', fn: PLAIN },
])(`a function with multiples $name stays the same, seed ${SEED}`, ({ fn }) => {
  for (const apart of [false, true]) {
    const respelt = oneSignedConstants(fn, apart);
    const rng = seeded(SEED);
    verify(respelt);
    for (let i = 0; i < 300; i++) {
      const inputs = [
        Array.from({ length: 7 }, () => (rng.below(4) === 0 ? BigInt(rng.below(2)) * ((1n << 64n) - 1n) : rng.big(64))),
      ];
      expect(evaluate(respelt, inputs), `seed ${SEED}, ${i}, apart ${apart}`).toEqual(evaluate(fn, inputs));
    }
  }
});

test('what has one sign and no more words than it needs stays as it is', () => {
  const once = oneSignedConstants(MIXED);
  expect(signs(oneSignedConstants(once))).toEqual(signs(once));
  expect(products(oneSignedConstants(once))).toBe(2);
});
