/**
 * Two words of a Montgomery reduction at a time, in two carry chains, and a last subtraction by a mask: one rule set
 * shows the relation, another one the bounds.
 */
import { expect, it } from 'vitest';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { replace } from './codeEdits.ts';
import { parseListing } from './listing/parseListing.ts';

const { fn, order } = verifyContract({
  spec: 'out = a*R^-1 mod 2^256-2^224+2^192+2^96-1',
  limbs: '4x64',
  args: 'out,a',
  bounds: 'out<p',
});

/** Adds a multiple of a word to two others, the low half by CF and the high half by OF. */
const addMultiple = (high: string, low: string, word: string): string[] => [
  `mulx rcx, rax, ${word}`,
  `adcx ${low}, rax`,
  `adox ${high}, rcx`,
];

/** What makes the two lowest of six words 0: words times p, without the multiples of 2^64 that cancel. */
const reduceTwo = ([w0, w1, w2, w3, w4, w5]: readonly string[]): string[] => [
  `xor ${w5}, ${w5}`,
  'mov rdx, 0x100000000',
  ...addMultiple(w2, w1, w0),
  ...addMultiple(w3, w2, w1),
  'mov rdx, 0xffffffff00000001',
  ...addMultiple(w4, w3, w0),
  ...addMultiple(w5, w4, w1),
  `mov ${w0}, 0`,
  `adcx ${w5}, ${w0}`,
];

const LINES = [
  'f:',
  'push rbx',
  ...['r8', 'r9', 'r10', 'r11'].map((word, k) => `mov ${word}, [rsi + ${8 * k}]`),
  'xor ebx, ebx',
  ...reduceTwo(['r8', 'r9', 'r10', 'r11', 'rbx', 'rsi']),
  ...reduceTwo(['r10', 'r11', 'rbx', 'rsi', 'r8', 'r9']),
  // p - 1 less the number, for the borrow.
  'mov rax, 0xfffffffffffffffe',
  'mov ecx, 0xffffffff',
  'mov r10, 0xffffffff00000001',
  'mov r11, r10',
  'sub rax, rbx',
  'mov rax, rcx',
  'sbb rax, rsi',
  'mov edx, 0',
  'sbb rdx, r8',
  'sbb r11, r9',
  'sbb rdx, rdx',
  'and rcx, rdx',
  'and r10, rdx',
  'sub rbx, rdx',
  'sbb rsi, rcx',
  'sbb r8, 0',
  'sbb r9, r10',
  ...['rbx', 'rsi', 'r8', 'r9'].map((word, k) => `mov [rdi + ${8 * k}], ${word}`),
  'pop rbx',
  'ret',
];

const verdictOf = (lines: readonly string[]): Verdict => proveAsmSpec(parseListing(lines.join('\n')), fn, order);

it('is proved', () => {
  expect(verdictOf(LINES)).toMatchObject({
    kind: 'proved',
    by: expect.stringMatching(/^relation by named\+ledger, .*; bounds by basic, /) as string,
  });
});

it.each([
  ['without the last carry', replace('adcx r9, r10', 0, 'mov rcx, r9')],
  ['without the first carry', replace('adcx rsi, r8', 0, 'mov rcx, rsi')],
  ['with another digit of p', replace('mov rdx, 0xffffffff00000001', 0, 'mov rdx, 0xffffffff00000000')],
  ['with p itself as it is', replace('mov rax, 0xfffffffffffffffe', 0, 'mov rax, 0xffffffffffffffff')],
  ['without a borrow of the comparison', replace('sbb rax, rsi', 0, 'sub rax, rsi')],
  ['with the sum where p is subtracted', replace('sub rbx, rdx', 0, 'add rbx, rdx')],
])('%s it is refuted', (_name, edit) => {
  expect(verdictOf(edit(LINES)).kind).toBe('refuted');
});
