/** Jumps, calls and where a function begins and ends. */
import { gnu, type Handwritten, nasm } from './maker.ts';
import { items } from '../../../items.ts';

export const FLOW: readonly Handwritten[] = [
  nasm(
    4,
    'labels that differ in case only',
    ...items`f:; mov rax, [rsi]; jmp A; a: add rax, [rdx]; A: mov [rdi], rax; ret`,
  ),
  nasm(5, 'a jump to itself', 'f: jmp f'),
  nasm(5, 'two jumps at each other', 'f: jmp g', 'g: jmp f'),
  nasm(5, 'a loop behind code', 'f:', '{sum}', 'x: jmp y', 'y: jmp x'),
  nasm(5, 'a function that calls itself', 'f: call f', 'ret'),
  nasm(5, 'ret that gives up a word', 'f:', '{sum}', 'ret 8'),
  gnu(5, 'ret that gives up a word', 'f:', '{sum}', 'ret $8'),
  nasm(5, 'a call that gives up a word', 'f: push rax', 'call g', 'pop rcx', 'ret', 'g:', '{sum}', 'ret 8'),
  gnu(5, 'pushw', 'f:', 'pushw %ax', '{sum}', 'popw %ax', 'ret'),
  nasm(5, 'push of two bytes', 'f:', 'push ax', '{sum}', 'pop ax', 'ret'),
  nasm(5, 'push of two bytes by a prefix', 'f:', 'o16 push 1', '{sum}', 'add rsp, 2', 'ret'),
  nasm(
    4,
    'a call writes where the return address goes',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; mov [rsp-8], rax; call g; mov rax, [rsp-8]; mov [rdi], rax; ret
      g: ret`,
  ),
  nasm(0, 'a call', 'f: call g', 'mov [rdi], rax', 'ret', 'g: mov rax, [rsi]', 'add rax, [rdx]', 'ret'),
  nasm(5, 'a callee that changes its return address', 'f: call g', '{sum}', 'ret', 'g: add qword [rsp], 3', 'ret'),
  nasm(
    5,
    'a callee that returns through a pushed value',
    ...items`f: call g; {sum}; ret; g: lea rax, [rel f]; push rax; ret`,
  ),
  nasm(
    5,
    'a callee that gives up its return address',
    ...items`f: call g; inc qword [rdi]; ret; g: add rsp, 8; {sum}; ret`,
  ),
  nasm(5, 'a call that pops its return address', 'f: call g', 'g: pop rcx', '{sum}', 'ret'),
  nasm(
    4,
    'the distance of two return addresses',
    ...items`f:; {sum}; call a; jmp x; a: mov rax, [rsp]; ret; b: mov rcx, [rsp]; ret
      section .text.x progbits alloc exec nowrite align=64; x: call b; sub rcx, rax; shr rcx, 32; add [rdi], rcx
      ret`,
  ),
  nasm(5, 'rsp is elsewhere for a while', 'f: mov rcx, rsp', 'mov rsp, rdi', '{sum}', 'mov rsp, rcx', 'ret'),
  nasm(
    5,
    'a jump into an instruction',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; jmp $+3; db 0xb8, 0x48, 0xff, 0xc0; mov [rdi], rax; jc f; ret`,
  ),
  nasm(
    4,
    'a jump over a byte',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; jmp $+3; db 0xb8, 0x48, 0xff, 0xc0; mov [rdi], rax; ret`,
  ),
  nasm(
    0,
    'a jump over a byte that is right',
    ...items`f:; mov rax, [rsi]; jmp $+3; db 0xb8; add rax, [rdx]; mov [rdi], rax; ret`,
  ),
  nasm(5, 'a conditional jump', 'f:', '{sum}', 'jc x', 'x: ret'),
  nasm(5, 'a jump through a register', 'f:', 'lea rax, [rel x]', 'jmp rax', 'x:', '{sum}', 'ret'),
  nasm(5, 'a jump through a table', 'f:', 'jmp [rel t]', 'x:', '{sum}', 'ret', 'section .data', 't: dq x'),
  ...['dec ecx', 'sub rcx, 1', 'lea rcx, [rcx-1]', 'add cl, 0xff'].map((step) =>
    nasm(
      0,
      `a loop of four rounds by ${step}`,
      ...items`f:; {sum}; mov ecx, 4; x:`,
      step,
      'test ecx, ecx',
      'jnz x',
      'ret',
    ),
  ),
  nasm(
    0,
    'a loop with dec and jnz',
    ...items`f:; mov rax, [rsi]; mov ecx, 4; x: dec ecx; jnz x; add rax, [rdx]; mov [rdi], rax; ret`,
  ),
  nasm(
    0,
    'a loop to the end of an array',
    ...items`f:; lea r8, [rsi+8]; x: mov rax, [rsi]; add rsi, 8; cmp rsi, r8; jne x; add rax, [rdx]; mov [rdi], rax
      ret`,
  ),
  nasm(
    0,
    'a counter on the stack',
    ...items`f:; {sum}; push 3; x: mov rcx, [rsp]; sub rcx, 1; mov [rsp], rcx; cmp rcx, 1; jge x; pop rcx; ret`,
  ),
  nasm(0, 'a bit that is shifted', 'f:', '{sum}', 'mov ecx, 3', 'x: shlx rcx, rcx, rcx', 'bt rcx, 27', 'jnc x', 'ret'),
  nasm(5, 'a bit of data', 'f:', '{sum}', 'bt rax, 3', 'jnc x', 'x: ret'),
  nasm(0, 'a carry of no sum', 'f:', '{sum}', 'test rax, rax', 'jc y', 'ret', 'y: ud2'),
  nasm(0, 'a jump that is never taken', 'f:', 'xor ecx, ecx', 'jc y', 'jz x', 'y: ud2', 'x:', '{sum}', 'ret'),
  nasm(
    4,
    'a loop that adds once too often',
    ...items`f:; mov rax, [rsi]; mov ecx, 2; x: add rax, [rdx]; dec ecx; jnz x; mov [rdi], rax; ret`,
  ),
  nasm(5, 'a jump by a flag that is undefined', 'f:', '{sum}', 'mov ecx, 1', 'imul ecx, ecx', 'jz x', 'x: ret'),
  nasm(5, 'a jump by data', 'f:', '{sum}', 'test rax, rax', 'jz x', 'x: ret'),
  nasm(5, 'a jump by an argument', 'f:', '{sum}', 'test rcx, rcx', 'jz x', 'x: ret'),
  nasm(5, 'a loop without end', 'f:', '{sum}', 'mov ecx, 4', 'x: test ecx, ecx', 'jnz x', 'ret'),
  nasm(5, 'a loop of too many rounds', 'f:', '{sum}', 'mov ecx, 1000000', 'x: dec ecx', 'jnz x', 'ret'),
  nasm(5, 'a counter that comes from an array', 'f:', '{sum}', 'mov rcx, [rsi]', 'x: dec rcx', 'jnz x', 'ret'),
];
