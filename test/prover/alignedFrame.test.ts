/**
 * Frames that begin at a multiple of a power of two, by another register than rsp, and pages that are touched before
 * anything is stored there, as in bn_mul_mont of OpenSSL and by -fstack-clash-protection.
 */
import { expect, it } from 'vitest';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { behind, replace, type Edit } from './codeEdits.ts';
import { parseListing } from './listing/parseListing.ts';

const { fn, order } = verifyContract({
  spec: 'out = 2*a mod 2^127-1',
  limbs: '2x64',
  bounds: 'a<2^127',
  args: 'out,a',
});

/** Adds a to itself by way of a frame of four words, the last of which has rsp. */
const LINES = [
  'f:',
  'mov rax, rsp',
  'mov r11, rsp',
  'lea r10, [rsp - 32]',
  'and r10, -256',
  'sub r11, r10',
  'and r11, -4096',
  'lea rsp, [r10 + r11]',
  'mov r11, [rsp]',
  'or qword ptr [rsp + 8], 0',
  'mov [rsp + 24], rax',
  'mov r11, [rsi]',
  'mov [rsp], r11',
  'mov r11, [rsi + 8]',
  'mov [rsp + 8], r11',
  'mov r10, [rsp]',
  'add r10, r10',
  'adc r11, [rsp + 8]',
  'mov [rdi], r10',
  'mov [rdi + 8], r11',
  'mov rsp, [rsp + 24]',
  'ret',
];

const verdictOf = (lines: readonly string[]): Verdict => proveAsmSpec(parseListing(lines.join('\n')), fn, order);

it('is proved wherever rsp is', () => {
  expect(verdictOf(LINES)).toMatchObject({ kind: 'proved' });
});

it.each<[name: string, edit: Edit, kind: string]>([
  ['a frame that is too short', replace('lea r10, [rsp - 32]', 0, 'lea r10, [rsp - 24]'), 'refuted'],
  [
    'a frame that is long enough by luck',
    replace('mov [rsp + 24], rax', 0, 'mov [rsp + 24], rax', 'mov [rsp + 40], rax'),
    'refuted',
  ],
  ['a page that is not touched, but read', replace('mov r11, [rsp]', 0, 'mov r9, [rsp]', 'mov rdx, r9'), 'refuted'],
  ['what is touched as an address', behind('mov r11, [rsp]', 0, 'lea r9, [r11 + 8]'), 'refuted'],
  ['what is touched as an address of what is loaded', behind('mov r11, [rsp]', 0, 'mov r9, [r11]'), 'refuted'],
  ['what is touched as an address of a page', behind('mov r11, [rsp]', 0, 'or qword ptr [r11], 0'), 'refuted'],
  ['a word that is not the last of the frame', replace('mov r11, [rsp]', 0, 'mov r11, [rsp + 8]'), 'refuted'],
  [
    'a page that was touched before',
    replace('or qword ptr [rsp + 8], 0', 0, 'mov [rsp - 8], rsi', 'or qword ptr [rsp + 8], 0'),
    'refuted',
  ],
  ['a page below the frame', replace('mov r11, [rsp]', 0, 'mov r11, [rsp - 136]'), 'refuted'],
  ['a page above the frame', replace('or qword ptr [rsp + 8], 0', 0, 'or qword ptr [rax + 8], 0'), 'refuted'],
  ['what is touched as a flag', behind('mov r11, [rsp]', 0, 'test r11, r11'), 'refuted'],
  ['bits that are set', replace('or qword ptr [rsp + 8], 0', 0, 'or qword ptr [rsp + 8], 1'), 'refuted'],
  [
    'rsp of nothing for a while',
    replace('or qword ptr [rsp + 8], 0', 0, 'mov r9, rsp', 'mov rsp, [rsp]', 'mov rsp, r9'),
    'refuted',
  ],
  ['half of what is touched', replace('mov r11, [rsp]', 0, 'mov r11d, dword ptr [rsp]'), 'refuted'],
  ['rsp of another word', replace('mov rsp, [rsp + 24]', 0, 'mov rsp, [rsp + 16]'), 'refuted'],
  ['a multiple that is no power of two', replace('and r10, -256', 0, 'and r10, -192'), 'undecided'],
  ['more than is distinguished', replace('and r10, -256', 0, 'and r10, -4096'), 'undecided'],
  ['a word of the sum', replace('add r10, r10', 0, 'add r10, r11'), 'refuted'],
])('%s is not', (_name, edit, kind) => {
  expect(verdictOf(edit(LINES)).kind).toBe(kind);
});
