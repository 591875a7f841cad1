/**
 * Code that folds the carry out of a product as imul(c << 35, 3): the multiple is known by the carry, which a sum is
 * known by. A search for 2^221 - 3 found it.
 */
import { expect, it } from 'vitest';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { parseListing } from './listing/parseListing.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import { replace } from './codeEdits.ts';
import { codeOf, damaged } from './damagedCode.ts';

const NAME = '2e221m3-mul-loose';
const { fn, order } = verifyContract({
  spec: 'out1 = arg1*arg2 mod 2^221-3',
  limbs: '4x64',
  bounds: 'arg1<2^223, arg2<2^223, out1<2^222',
});
const verdictOf = (text: string): string => proveAsmSpec(parseListing(text), fn, order).kind;

it('is proved to be the product', () => {
  expect(verdictOf(codeOf(NAME))).toBe('proved');
});

it.each([
  ['another multiple', replace('imul rax, rax, 0x3', 0, 'imul rax, rax, 0x5')],
  ['another shift', replace('shl rax, 0x23', 0, 'shl rax, 0x22')],
  ['no carry out of the lowest word', replace('adc rdi, 0x0', -2, 'add rdi, 0x0')],
])('%s is not', (name, edit) => {
  expect(verdictOf(damaged({ code: NAME, name, edit }))).not.toBe('proved');
});
