/**
 * Montgomery reduction by half words where compilers make `m << 32` minus m of a product by 2^32 - 1: that is no more
 * than the product is, whatever terms m has.
 */
import { expect, it } from 'vitest';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { replace } from './codeEdits.ts';
import { parseListing } from './listing/parseListing.ts';

const { fn, order } = verifyContract({
  spec: 'out = a*R^-1 mod 2^256-2^224+2^192+2^96-1',
  limbs: '8x32:u32',
  args: 'out,a',
  bounds: 'a<p, out<p',
});

const WORDS = ['r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15'];
const half = (word: string): string => (/^r\d/.test(word) ? `${word}d` : word.replace('r', 'e'));

/** What is added to each word: rbx = m, rbp = m·(2^32 - 1), for the digits of p. */
const ADDED = ['rbp', 'rbp', 'rbp', null, null, null, 'rbx', 'rbp'];

/** The digits of p, as instructions have them. */
const DIGITS = [-1, -1, -1, 0, 0, 0, 1, -1];

/** Adds m·p for the lowest word m, and goes down by a word. */
const ROUND = [
  'mov rbx, r8',
  'mov rbp, rbx',
  'shl rbp, 32',
  'sub rbp, rbx',
  'xor eax, eax',
  ...WORDS.flatMap((word, k) => [
    `add rax, ${word}`,
    ...(ADDED[k] === null ? [] : [`add rax, ${ADDED[k]}`]),
    ...(k === 0 ? [] : [`mov ${half(WORDS[k - 1])}, eax`]),
    'shr rax, 32',
  ]),
  'mov r15, rax',
];

const SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'];

const LINES = [
  'f:',
  ...SAVED.map((word) => `push ${word}`),
  ...WORDS.map((word, k) => `mov ${half(word)}, dword ptr [rsi + ${4 * k}]`),
  ...WORDS.flatMap(() => ROUND),
  ...WORDS.flatMap((word, k) => [
    `mov eax, ${half(word)}`,
    `${k === 0 ? 'sub' : 'sbb'} eax, ${DIGITS[k]}`,
    `mov dword ptr [rdi + ${4 * k}], eax`,
  ]),
  ...WORDS.flatMap((word, k) => [
    `mov eax, dword ptr [rdi + ${4 * k}]`,
    `cmovc eax, ${half(word)}`,
    `mov dword ptr [rdi + ${4 * k}], eax`,
  ]),
  ...SAVED.toReversed().map((word) => `pop ${word}`),
  'ret',
];

const verdictOf = (lines: readonly string[]): Verdict => proveAsmSpec(parseListing(lines.join('\n')), fn, order);

it('is proved', () => {
  expect(verdictOf(LINES).kind).toBe('proved');
});

it.each([
  ['a product by 2^32', replace('sub rbp, rbx', 4, 'mov rbp, rbp')],
  ['a product by 2^31 - 1', replace('shl rbp, 32', 0, 'shl rbp, 31')],
  ['no carry', replace('shr rax, 32', 10, 'xor eax, eax')],
  ['a carry of 31 bits', replace('shr rax, 32', -1, 'shr rax, 33')],
  ['a subtraction of another digit', replace('sbb eax, 1', 0, 'sbb eax, 0')],
  ['the other choice', replace('cmovc eax, r15d', 0, 'cmovnc eax, r15d')],
  ['half a word', replace('mov r8d, eax', 3, 'mov r8d, ebx')],
])('%s is refuted', (_name, edit) => {
  expect(verdictOf(edit(LINES)).kind).toBe('refuted');
});
