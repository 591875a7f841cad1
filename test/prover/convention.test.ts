/** What each calling convention allows and what it refuses. */
import { expect, test } from 'vitest';
import { parse } from '../../src/ir/parse.ts';
import { CONVENTIONS, type ConventionName } from '../../src/prover/machine/convention.ts';
import { proveAsm } from './listing/proveAsm.ts';

/** out1 = arg1 + arg2 mod 2^64. */
const ADD = parse(`function add
aliasing equal
param arg1 u64[1]
param arg2 u64[1]
result out1 u64[1]

a = add arg1[0], arg2[0]
return out1 = a
`);

/** Where each convention has the pointers, and an addition that uses nothing else. */
const GOOD: Readonly<Record<ConventionName, readonly string[]>> = {
  sysv: ['mov rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax'],
  'sysv-no-red-zone': ['mov rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax'],
  win64: ['mov rax, [rdx]', 'add rax, [r8]', 'mov [rcx], rax'],
  'go-abi0': [
    'mov rax, [rsp+16]',
    'mov rax, [rax]',
    'mov rdx, [rsp+24]',
    'add rax, [rdx]',
    'mov rcx, [rsp+8]',
    'mov [rcx], rax',
  ],
};

const NAMES = Object.keys(CONVENTIONS) as ConventionName[];
const verdictOf = (name: ConventionName, lines: readonly string[]) =>
  proveAsm(`f:\n${lines.join('\n')}\nret\n`, ADD, { convention: CONVENTIONS[name] });

test.each(NAMES)('%s: plain code is proved', (name) => {
  expect(verdictOf(name, GOOD[name])).toMatchObject({ kind: 'proved' });
});

const kept = (register: string): string[] => [`push ${register}`, `mov ${register}, 1`, `pop ${register}`];

test.each<[ConventionName, string, string[]]>([
  ['win64', 'rdi and rsi saved', [...kept('rdi'), ...kept('rsi')]],
  ['win64', 'xmm0 to xmm5', ['movq xmm0, rax', 'movq xmm5, rax']],
  [
    'win64',
    'xmm6 saved and restored',
    ['sub rsp, 24', 'movdqu [rsp], xmm6', 'movq xmm6, rax', 'movdqu xmm6, [rsp]', 'add rsp, 24'],
  ],
  ['win64', 'home space', ['mov [rsp+8], rcx', 'mov [rsp+32], rdx', 'mov rcx, [rsp+8]']],
  ['go-abi0', 'rbx and r12 to r15', ['mov rbx, 1', 'mov r12, 1', 'mov r13, 1', 'mov r14, 1', 'mov r15, 1']],
  ['go-abi0', 'rbp saved', kept('rbp')],
  ['sysv', 'red zone', ['mov [rsp-128], rax', 'mov rax, [rsp-128]']],
  ['sysv-no-red-zone', 'its own room', ['sub rsp, 8', 'mov [rsp], rax', 'add rsp, 8']],
])('%s allows: %s', (name, _, lines) => {
  expect(verdictOf(name, [...lines, ...GOOD[name]])).toMatchObject({ kind: 'proved' });
});

test.each<[ConventionName, string, string[], RegExp]>([
  ['win64', 'rdi lost', ['mov rdi, 1'], /calleeSaved: rdi/],
  ['win64', 'rsi lost', ['mov rsi, 1'], /calleeSaved: rsi/],
  ['win64', 'xmm6 lost', ['movq xmm6, rax'], /calleeSaved: xmm6/],
  ['win64', 'xmm15 lost', ['movq xmm15, rax'], /calleeSaved: xmm15/],
  ['win64', 'only half of xmm7 restored', ['movq r10, xmm7', 'movq xmm7, rax', 'movq xmm7, r10'], /calleeSaved: xmm7/],
  ['win64', 'a red zone', ['mov [rsp-8], rax'], /access below rsp at -8/],
  ['win64', 'what is below rsp is lost', ['push rax', 'pop rcx', 'mov rcx, [rsp-8]'], /below rsp|uninitialised/],
  ['win64', 'the return address', ['mov [rsp], rax'], /caller's frame/],
  ['win64', 'half of the return address', ['mov [rsp+4], rax'], /caller's frame/],
  ['win64', 'behind the home space', ['mov [rsp+40], rax'], /caller's frame/],
  ['win64', 'across its end', ['mov [rsp+36], rax'], /caller's frame/],
  ['win64', 'home space before it is written', ['mov rax, [rsp+8]'], /uninitialised/],
  ['go-abi0', 'rbp lost', ['mov rbp, 1'], /calleeSaved: rbp/],
  ['go-abi0', 'an argument overwritten', ['mov [rsp+24], rax'], /caller's frame/],
  ['go-abi0', 'behind the arguments', ['mov rax, [rsp+32]'], /caller's frame/],
  ['go-abi0', 'between two arguments', ['mov rax, [rsp+12]'], /caller's frame/],
  ['go-abi0', 'a red zone', ['mov [rsp-8], rax'], /below rsp/],
  ['sysv-no-red-zone', 'a red zone', ['mov [rsp-8], rax'], /access below rsp at -8/],
  ['sysv-no-red-zone', 'rbx lost', ['mov rbx, 1'], /calleeSaved: rbx/],
  ['sysv', 'home space', ['mov [rsp+8], rax'], /caller's frame/],
])('%s refuses: %s', (name, _, lines, reason) => {
  const verdict = verdictOf(name, [...lines, ...GOOD[name]]);
  expect(verdict).toMatchObject({ kind: 'refuted' });
  expect('reason' in verdict ? verdict.reason : '').toMatch(reason);
});

test('arguments of another convention are other values', () => {
  for (const name of NAMES)
    for (const other of NAMES) {
      const isSame = name === other || (name.startsWith('sysv') && other.startsWith('sysv'));
      expect(verdictOf(name, GOOD[other]).kind, `${other} called as ${name}`).toBe(isSame ? 'proved' : 'refuted');
    }
});

test('the fifth and sixth argument come from the stack of Windows', () => {
  const fn = parse(`function sum
aliasing none
param a u64
param b u64
param c u64
param d u64
param e u64
result out1 u64[1]

v = add a, b
w = add v, c
x = add w, d
y = add x, e
return out1 = y
`);
  const lines = (e: string): string =>
    `f:\nmov [rsp+8], rcx\nadd rdx, r8\nadd rdx, r9\nadd rdx, [rsp+40]\nadd rdx, ${e}\nmov [rcx], rdx\nret\n`;
  expect(proveAsm(lines('[rsp+48]'), fn, { convention: CONVENTIONS.win64 }).kind).toBe('proved');
  expect(proveAsm(lines('[rsp+56]'), fn, { convention: CONVENTIONS.win64 }).kind).toBe('refuted');
  expect(proveAsm(lines('[rsp+40]'), fn, { convention: CONVENTIONS.win64 }).kind).toBe('refuted');
});
