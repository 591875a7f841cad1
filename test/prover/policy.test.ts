import { describe, expect, it } from 'vitest';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { items } from '../items.ts';

/** out1[i] = arg1[i] + arg2[i] mod 2^64, for two limbs. */
const fn: IrFunction = parse(`function add2
aliasing equal
param arg1 u64[2]
param arg2 u64[2]
result out1 u64[2]

a = add arg1[0], arg2[0]
b = add arg1[1], arg2[1]
return out1 = a, b
`);
const GOOD = items`
  mov rax, [rsi]; mov rcx, [rsi+8]; add rax, [rdx]; add rcx, [rdx+8]; mov [rdi], rax; mov [rdi+8], rcx`;
const nasm = (lines: readonly string[]): string => `f:\n${lines.join('\n')}\nret\n`;
const verdictOf = (lines: readonly string[], f = fn) => proveAsm(nasm(lines), f);
/** The good code with something in front, which must be refused although the results are right. */
const before = (...lines: string[]): string[] => [...lines, ...GOOD];

describe('negative tests: code that is refused whatever it computes', () => {
  it.each<[string, string[], RegExp]>([
    ['a branch', before('jc f'), /branch/],
    ['a call', before('call f'), /branch/],
    ['a loop', before('loop f'), /branch/],
    ['division', before('mov rax, [rsi]', 'xor rdx, rdx', 'div rax'), /timing/],
    ['a repeated move', before('rep movsq'), /timing|not understood/],
    ['population count, not on the list', before('popcnt rax, rax'), /timing/],
    ['a secret index in a load', before('mov rax, [rsi]', 'mov rcx, [rdx+8*rax]'), /address/],
    ['a secret index in a store', before('mov rax, [rsi]', 'mov [rdi+8*rax], rax'), /address/],
    [
      'a selection of pointers',
      before('mov rax, [rsi]', 'test rax, rax', 'mov rcx, rsi', 'cmovz rcx, rdx', 'mov rax, [rcx]'),
      /address/,
    ],
    ['a pointer made from data', before('mov rax, [rsi]', 'mov rcx, [rax]'), /address/],
    ['a load beyond an array', before('mov rax, [rsi+16]'), /bounds/],
    ['a load before an array', before('mov rax, [rsi-8]'), /bounds/],
    ['a load across the end of an array', before('mov rax, [rsi+9]'), /bounds/],
    ['a store beyond an array', [...GOOD, 'mov [rdi+16], rax'], /bounds/],
    ['a store to an input', before('mov rax, [rsi]', 'mov [rsi], rax'), /readOnly/],
    ['reading the return address', before('mov rax, [rsp]'), /bounds/],
    ["writing the caller's frame", before('mov [rsp+8], rax'), /bounds/],
    ['a store below the red zone', before('mov [rsp-136], rax'), /bounds/],
    ['reading the stack before writing it', before('mov rax, [rsp-8]'), /uninitialised/],
    ['reading more than was written', before('mov byte [rsp-8], al', 'mov rax, [rsp-8]'), /uninitialised/],
    [
      'reading what fell below the red zone',
      before('sub rsp, 256', 'mov [rsp+8], rax', 'add rsp, 256', 'sub rsp, 256', 'mov rax, [rsp+8]', 'add rsp, 256'),
      /uninitialised/,
    ],
    ['reading an output before writing it', before('mov rax, [rdi]'), /uninitialised/],
    ['a flag of the caller', before('adc rax, rax'), /undefinedFlag/],
    ['a flag that is undefined after imul', before('imul rax, rcx', 'setz al'), /undefinedFlag/],
    ['a flag that is undefined after a shift', before('shr rax, 3', 'seto al'), /undefinedFlag/],
    ['rbx not restored', before('mov rbx, [rsi]'), /calleeSaved/],
    ['r15 not restored', before('push r15', 'xor r15, r15', 'pop r14', 'mov r14, r15'), /calleeSaved/],
    ['rsp not restored', [...GOOD, 'push rax'], /stackPointer/],
    ['rsp aligned by a mask', before('and rsp, -32'), /stackPointer/],
    ['rsp from data', before('mov rax, [rsi]', 'sub rsp, rax'), /stackPointer/],
    ['a limb of the result missing', GOOD.slice(0, -1), /missingOutput/],
    ['a shift by secret data', before('mov rcx, [rsi]', 'shl rax, cl'), /unknown count/],
    ['a flagless shift by secret data', before('mov rcx, [rsi]', 'shlx rax, rax, rcx'), /unknown count/],
    ['exchange with memory', before('xchg [rdi], rax'), /locks the bus/],
    ['an instruction that nobody modelled', before('pdep rax, rax, rax'), /timing/],
    ['an immediate that cannot be encoded', before('add rax, 0x123456789a'), /immediate/],
    ['a high byte register', before('mov ah, 1'), /not understood/],
    ['code without ret', [], /./],
    ['a label inside the function', before('nop', 'again:', 'nop'), /./],
  ])('%s', (_, lines, reason) => {
    const verdict = verdictOf(lines);
    expect(verdict.kind).not.toBe('proved');
    if (verdict.kind !== 'proved' && lines.length > 0) expect(`${verdict.where} ${verdict.reason}`).toMatch(reason);
  });

  it('an address made of rsp alone is not reported, as gcc aligns arrays on the stack', () => {
    const aligned = ['lea r11, [rsp-33]', 'shr r11, 3', 'mov [8*r11], rax'];
    expect(verdictOf(before(...aligned))).toMatchObject({
      kind: 'undecided',
      reason: expect.stringContaining('of pointers alone'),
    });
    const indexed = ['mov rax, [rsi]', 'and rax, 8', ...aligned.slice(0, 2), 'mov [rax+8*r11], rax'];
    expect(verdictOf(before(...indexed))).toMatchObject({
      kind: 'refuted',
      reason: expect.stringContaining('address'),
    });
  });

  it.each<[string, string[]]>([
    ['rbx, exchanged bit by bit and back', [...Array(6).keys()].map((i) => (i % 2 ? 'xor r11, rbx' : 'xor rbx, r11'))],
    ['rbx, from bits that are put together', ['mov r10, rbx', 'and rbx, 0x55', 'and r10, -0x56', 'or rbx, r10']],
    [
      'rbx, by masks',
      items`mov r10, [rsi]; xor rbx, r10; mov r11, [rdx]; and r11, rbx; xor rbx, r11; xor rbx, r11; xor rbx, r10`,
    ],
    [
      'an address whose data cancel out',
      items`
        mov r10, [rsi]; mov r11, [rdx]; mov r8, r10; and r8, r11; mov r9, r10; or r9, r11; add r8, r9; sub r8, r10
        sub r8, r11; mov r8, [rsi+r8]`,
    ],
  ])('what is kept in the end is not said to be lost: %s', (_, lines) => {
    expect(verdictOf(before(...lines)).kind).not.toBe('refuted');
  });

  it('and the good code itself is proved', () => {
    expect(verdictOf(GOOD)).toMatchObject({ kind: 'proved' });
  });

  it('harmless company is proved', () => {
    expect(
      verdictOf([
        ...items`push rbx; push r12; mov rbx, 5; mov [rsp-8], rbx; mov r12, [rsp-8]; pop r12; pop rbx; xor eax, eax`,
        ...GOOD,
      ]),
    ).toMatchObject({ kind: 'proved' });
  });
});

describe('parts of stack slots', () => {
  it.each<[string, string[]]>([
    ['a byte is written anew', ['mov rax, [rsi]', 'mov [rsp-8], rax', 'mov byte [rsp-8], al', 'mov rax, [rsp-8]']],
    ['a half is', ['mov rax, [rsi]', 'mov [rsp-8], rax', 'mov [rsp-8], eax', 'mov rax, [rsp-8]']],
    [
      'two halves are a word',
      ['mov rax, [rsi]', 'mov [rsp-8], eax', 'shr rax, 32', 'mov [rsp-4], eax', 'mov rax, [rsp-8]'],
    ],
    [
      'a word across two others',
      items`
        mov rax, [rsi]; mov [rsp-12], rax; mov [rsp-16], eax; mov r8d, [rsp-8]; shl r8, 32; mov eax, [rsp-12]
        or rax, r8`,
    ],
  ])('%s: proved', (_, lines) => {
    expect(verdictOf([...lines, ...GOOD.slice(1)])).toMatchObject({ kind: 'proved' });
  });

  it('what is made of parts is refuted only by what it is', () => {
    const lines = ['mov rax, [rsi]', 'mov [rsp-8], rax', 'mov byte [rsp-8], 0', 'mov rax, [rsp-8]', ...GOOD.slice(1)];
    expect(verdictOf(lines)).toMatchObject({ kind: 'refuted', counterexample: expect.anything() });
  });

  it('one byte that was never written is', () => {
    const lines = ['mov [rsp-8], rsi', 'mov rax, [rsp-9]', ...GOOD];
    expect(verdictOf(lines)).toMatchObject({ kind: 'refuted', reason: expect.stringContaining('uninitialised') });
  });
});

describe('aliasing', () => {
  const EARLY = items`
    mov rax, [rsi]; add rax, [rdx]; mov [rdi], rax; mov rcx, [rsi+8]; add rcx, [rdx+8]; mov [rdi+8], rcx`;
  const swap = parse(`function swap2
aliasing equal
param arg1 u64[2]
result out1 u64[2]

return out1 = arg1[1], arg1[0]
`);
  const SWAP_EARLY = ['mov rax, [rsi+8]', 'mov [rdi], rax', 'mov rax, [rsi]', 'mov [rdi+8], rax'];

  it('a store before a load of another limb is safe for equal arrays, not for overlapping ones', () => {
    expect(verdictOf(EARLY).kind).toBe('proved');
    expect(verdictOf(EARLY, { ...fn, aliasing: 'any' })).toMatchObject({
      kind: 'undecided',
      reason: expect.stringMatching(/overlap/),
    });
    expect(verdictOf(GOOD, { ...fn, aliasing: 'any' }).kind).toBe('proved');
  });

  it('a store before a load of the same limb is refuted for equal arrays', () => {
    const verdict = verdictOf(SWAP_EARLY, swap);
    expect(verdict.kind).toBe('refuted');
    expect(verdict.kind === 'refuted' && verdict.where).toMatch(/out1=arg1/);
    expect(verdictOf(SWAP_EARLY, { ...swap, aliasing: 'none' }).kind).toBe('proved');
  });
});

describe('narrow scalars', () => {
  const select = parse(`function select1
aliasing none
param arg1 u1
param arg2 u64[1]
param arg3 u64[1]
result out1 u64[1]

a = cmovznz arg1, arg2[0], arg3[0]
return out1 = a
`);
  it('may have anything above their byte', () => {
    expect(verdictOf(['mov rax, [rdx]', 'test sil, sil', 'cmovnz rax, [rcx]', 'mov [rdi], rax'], select).kind).toBe(
      'proved',
    );
    expect(verdictOf(['mov rax, [rdx]', 'test rsi, rsi', 'cmovnz rax, [rcx]', 'mov [rdi], rax'], select).kind).toBe(
      'refuted',
    );
  });
});

describe('constants of the file', () => {
  const withPool = (lines: readonly string[]): string =>
    `default rel\n${nasm([...GOOD.slice(0, 4), ...lines, ...GOOD.slice(4)])}align 8\n.c: dq 0x500000000\n`;
  const verdictWith = (...lines: string[]) => proveAsm(withPool(lines), fn);

  it('parts of them are read as what they are', () => {
    expect(verdictWith('mov r8d, [.c+4]', 'lea rax, [rax+r8-5]', 'mov r9d, [.c]', 'add rcx, r9').kind).toBe('proved');
    expect(verdictWith('mov r8d, [.c+4]', 'lea rax, [rax+r8-4]').kind).toBe('refuted');
  });

  it('beyond their end is refuted, what is not known is not decided', () => {
    expect(verdictWith('mov r8, [.c+8]')).toMatchObject({ kind: 'refuted', reason: expect.stringMatching(/outside/) });
    expect(verdictWith('mov r8d, [.c+2]')).toMatchObject({
      kind: 'undecided',
      reason: expect.stringMatching(/misaligned/),
    });
    expect(verdictWith('mov r8, [elsewhere]')).toMatchObject({
      kind: 'undecided',
      reason: expect.stringMatching(/no constant/),
    });
    expect(verdictWith('mov r8, [.c+8*rax]').kind).not.toBe('proved');
  });

  it('sal is another name of shl', () => {
    expect(verdictWith('mov r8, 1', 'sal r8, 2', 'lea rax, [rax+r8-4]').kind).toBe('proved');
  });
});
