import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { carrySelect } from '../../../src/codegen/variants/carrySelect.ts';
import { narrowMasks } from '../../../src/codegen/variants/variants.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';

const SEED = 23;
const WORD = (1n << 64n) - 1n;

/** The fold of a product modulo 2^64 - 2^32 + 1: x - h with its borrow folded, plus a product with its carry. */
const fold = parse(`function fold
aliasing any
param arg1 u64[1]
param arg2 u64[1] <=0xffffffff
param arg3 u64[1] <=0xfffffffe00000001
result out1 u64[1]

x1, x2:u1 borrow = sum [-0xffffffff..0xffffffffffffffff] +arg1[0]@0 -arg2[0]@0
x3 = mask x2
x4<=0xffffffff = and x3, 0xffffffff
x5, x6:u1 = sum [0x0..0x1fffffffe00000000] +arg3[0]@0 +x1@0 -x4@0
x7 = mask x6
x8<=0xffffffff = and x7, 0xffffffff
x9 = add x5, x8
return out1 = x9
`);

/** Its constant may carry into the second word, so that the first one cannot be chosen. */
const carrying = parse(`function carrying
aliasing any
param arg1 u64[2]
param arg2 u64[2]
result out1 u64[2]

x1, x2, x3:u1 = sum [0x0..0x1fffffffffffffffffffffffffffffffe] +arg1[0]@0 +arg1[1]@1 +arg2[0]@0 +arg2[1]@1
x4 = mask x3
x5<=0x26 = and x4, 0x26
x6, x7 = sum [0x0..0xffffffffffffffffffffffffffffffff] +x1@0 +x5@0 +x2@1
return out1 = x6, x7
`);

const kinds = (fn: IrFunction): string => fn.body.map(({ kind }) => kind).join(' ');

/** On edges, and on random words of all lengths. */
function expectSame(fn: IrFunction, as: IrFunction): void {
  const rng = seeded(SEED);
  const word = (upper: bigint): bigint => {
    const x = rng.big(1 + rng.below(64));
    return [0n, 1n, upper, upper - 1n, x % (upper + 1n), upper - (x % (upper + 1n))][rng.below(6)];
  };
  for (let i = 0; i < 2000; i++) {
    const inputs = fn.params.map(({ bounds }) => bounds.map(({ upper }) => word(upper)));
    expect(evaluate(fn, inputs), `seed ${SEED}, ${inputs.join(' ')}`).toEqual(evaluate(as, inputs));
  }
}

test.each([
  ['all', 'sum sum cmovznz sum sum cmovznz'],
  ['last', 'sum mask and sub sum sum cmovznz'],
  ['none', 'sum mask and sub sum mask and add'],
] as const)('%s of the two folds by selection', (chosen, expected) => {
  const written = carrySelect(fold, chosen);
  verify(written);
  expect(kinds(written)).toBe(expected);
  expectSame(written, fold);
});

test('what carries into a further word is not chosen', () => {
  expect(kinds(carrySelect(carrying, 'all'))).toBe(kinds(carrying));
});

test('a mask of which only the low half is read is made of 32 bits', () => {
  const narrow = narrowMasks(fold);
  verify(narrow);
  expect(kinds(narrow)).toBe('sum mask sum mask add');
  expectSame(narrow, fold);
});

test('a mask that is read as a whole, too, stays', () => {
  const both = parse(`function both
aliasing any
param arg1 u64[1]
param arg2 u64[1]
result out1 u64[2]

x1, x2:u1 = sum [0x0..0x1fffffffffffffffe] +arg1[0]@0 +arg2[0]@0
x3 = mask x2
x4<=0xffffffff = and x3, 0xffffffff
return out1 = x3, x4
`);
  expect(narrowMasks(both)).toBe(both);
  expect(evaluate(both, [[WORD], [1n]])).toEqual([[WORD, 0xffffffffn]]);
});
