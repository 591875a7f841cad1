import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { verify } from '../../../src/ir/verify.ts';
import { cancelWords } from '../../../src/codegen/variants/cancelWords.ts';
import { irFixtures } from '../lowering/mutants.ts';

const SEED = 7;

/** t - (2^128 + 2^96 - 2^32 + 1)·m with m = inverse·t; what is left of P-384's step where the inverse is right. */
const step = (inverse: string): IrFunction =>
  parse(`function step
aliasing any
param arg1 u64[4]
result out1 u64[3]

x4 = mul arg1[0], ${inverse}
x5 = shl x4 by 32
x6<=0xffffffff = shr x4 by 32
x7, x8, x9, x10:u1 = sum [0x0..0x100000000fffffffefffffffe0000000100000000ffffffff] +x4@0 -x5@0 -x6@1 +x5@1 +x6@2 +x4@2
x11, x12, x13, x14 = sum [-0x1${'0'.repeat(48)}..0x${'f'.repeat(64)}] ${MINUEND} -x7@0 -x8@1 -x9@2 -x10@3
return out1 = x12, x13, x14
`);

const MINUEND = '+arg1[0]@0 +arg1[1]@1 +arg1[2]@2 +arg1[3]@3';

const termsOf = ({ body }: IrFunction): number =>
  body.reduce((n, op) => n + (op.kind === 'sum' ? op.terms.length : 0), 0);

test(`the low word of a step is what it is subtracted from, seed ${SEED}`, () => {
  const fn = step('0x100000001');
  const cancelled = cancelWords(fn);
  verify(cancelled);
  expect(termsOf(fn) - termsOf(cancelled), 'the words of the lowest column').toBe(2);
  const rng = seeded(SEED);
  for (let i = 0; i < 500; i++) {
    const inputs = [Array.from({ length: 4 }, () => [rng.big(64), 0n, (1n << 64n) - 1n][rng.below(3)])];
    expect(evaluate(cancelled, inputs), `seed ${SEED}, ${i}`).toEqual(evaluate(fn, inputs));
  }
});

test.each(['0x100000003', '0x3', '0xffffffff00000001'])('nothing cancels with %s for the inverse', (inverse) => {
  expect(termsOf(cancelWords(step(inverse)))).toBe(termsOf(step(inverse)));
});

test.each(irFixtures())('$name has no equal words', ({ fn }) => {
  expect(print(cancelWords(fn))).toBe(print(fn));
});
