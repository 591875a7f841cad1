/**
 * Code that folds the carry out of a product as imul(c << 35, 3): the multiple is known by the carry, which a sum is
 * known by. A search for 2^221 - 3 found it.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyContract } from '../../src/command/claim/verifyContract.ts';
import { parseListing } from '../../src/verify/asm/parseListing.ts';
import { proveAsmSpec } from '../../src/verify/proof/asmSpecification.ts';

const CODE = readFileSync(new URL('../fixtures/asm/2e221m3-mul-loose.asm', import.meta.url), 'utf8');
const FOLD = 'imul rax, rax, 0x3';
const { fn, order } = verifyContract({
  spec: 'out1 = arg1*arg2 mod 2^221-3',
  limbs: '4x64',
  bounds: 'arg1<2^223, arg2<2^223, out1<2^222',
});
const verdictOf = (text: string): string => proveAsmSpec(parseListing(text), fn, order).kind;

it('is proved to be the product', () => {
  expect(verdictOf(CODE)).toBe('proved');
});

it.each([
  ['another multiple', FOLD, 'imul rax, rax, 0x5'],
  ['another shift', 'shl rax, 0x23', 'shl rax, 0x22'],
  ['no carry out of the lowest word', 'adc rdi, 0x0', 'add rdi, 0x0'],
])('%s is not', (_, there, instead) => {
  expect(CODE).toContain(FOLD);
  const at = CODE.indexOf(there, CODE.indexOf('shl rax, 0x23'));
  expect(at).toBeGreaterThan(0);
  expect(verdictOf(CODE.slice(0, at) + instead + CODE.slice(at + there.length))).not.toBe('proved');
});
