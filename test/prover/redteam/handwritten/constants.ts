/** Constants, relocations and what they are added to. */
import { gnu, type Handwritten, nasm } from './maker.ts';
import { items } from '../../../items.ts';

export const CONSTANTS: readonly Handwritten[] = [
  nasm(
    0,
    'a constant',
    ...items`f:; mov rax, [rel k]; add rax, [rsi]; add rax, [rdx]; mov [rdi], rax; ret; section .rodata; dq 7; k: dq 0`,
  ),
  nasm(
    4,
    'a constant behind a word of its line',
    ...items`f:; mov rax, [rel k]; add rax, [rsi]; add rax, [rdx]; mov [rdi], rax; ret; section .rodata; k: dq 1, 0`,
  ),
  nasm(
    4,
    'a constant whose halves are exchanged',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; add rax, [rel k]; sub rax, 1; mov [rdi], rax; ret; section .rodata
      k: dd 0, 1`,
  ),
  nasm(
    4,
    'names that differ in case only',
    ...items`f:; mov rax, [rel K]; add rax, [rsi]; add rax, [rdx]; mov [rdi], rax; ret; section .rodata; k: dq 0
      K: dq 1`,
  ),
  gnu(
    4,
    'octal word',
    ...items`f:; mov k(%rip), %rax; sub $10, %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata; k: .quad 010`,
  ),
  nasm(
    5,
    'a constant that can be written',
    ...items`f:; mov rax, [rel k]; add rax, [rsi]; add rax, [rdx]; mov [rdi], rax; ret; section .data; k: dq 0`,
  ),
  gnu(
    5,
    'a constant that is only read-only after relocation',
    ...items`f:; mov k(%rip), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .data.rel.ro,"aw"
      k: .quad 0`,
  ),
  gnu(5, 'a constant that is an address', 'f:', 'mov k(%rip), %rcx', '{sum}', 'ret', '.section .rodata', 'k: .quad f'),
  gnu(
    5,
    'a constant that is a distance',
    ...items`f:; mov k(%rip), %rax; sub $8, %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata.k,"a"; k: .quad g - k; .section .rodata.g,"a"; g: .quad 0`,
  ),
  gnu(
    5,
    'a weak constant',
    ...items`f:; mov k(%rip), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret; .section .rodata; .weak k
      k: .quad 0`,
  ),
  nasm(
    5,
    'a constant of somebody else',
    ...items`extern k; f:; mov rax, [rsi]; add rax, [rdx]; or rax, [rel k+8]; mov [rdi], rax; ret`,
  ),
  gnu(
    5,
    'a number of somebody else',
    ...items`f:; mov (%rsi), %rax; add $k, %rax; add (%rdx), %rax; mov %rax, (%rdi); ret`,
  ),
  gnu(
    5,
    'an address as a number',
    ...items`f:; mov $f, %eax; shr $31, %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret`,
  ),
  gnu(5, 'a common constant', 'f:', 'mov k(%rip), %rcx', '{sum}', 'ret', '.comm k, 8, 8'),
];
