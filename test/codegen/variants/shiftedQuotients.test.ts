import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { cancelWords } from '../../../src/codegen/variants/cancelWords.ts';
import { shiftedQuotients } from '../../../src/codegen/variants/variants.ts';

const SEED = 11;

/** factor·t modulo 2^64, and that shifted by 32 to both sides. */
const quotient = (factor: string): IrFunction =>
  parse(`function quotient
aliasing any
param arg1 u64[1]
result out1 u64[3]

x1 = mul arg1[0], ${factor}
x2 = shl x1 by 32
x3<=0xffffffff = shr x1 by 32
return out1 = x1, x2, x3
`);

const kinds = (fn: IrFunction): string => fn.body.map(({ kind }) => kind).join(' ');

test(`a product by 2^32 + 1 is a shift, which serves twice, and an addition, seed ${SEED}`, () => {
  const fn = quotient('0x100000001');
  const spelt = cancelWords(shiftedQuotients(fn));
  verify(spelt);
  expect(kinds(spelt)).toBe('shl add shr');
  const rng = seeded(SEED);
  for (const x of [0n, 1n, (1n << 64n) - 1n, ...Array.from({ length: 200 }, () => rng.big(64))])
    expect(evaluate(spelt, [[x]]), `seed ${SEED}, ${x}`).toEqual(evaluate(fn, [[x]]));
});

test('a shift that is another word stays', () => {
  expect(kinds(cancelWords(shiftedQuotients(quotient('0x10001'))))).toBe('shl add shl shr');
});

test.each(['0x1', '0x3000001', '0x100000000', '0xffffffffffffffff'])('a product by %s stays', (factor) => {
  expect(kinds(shiftedQuotients(quotient(factor)))).not.toContain('add');
});
