/** Sections, and code that stands in several of them. */
import { gnu, type Handwritten, nasm } from './maker.ts';
import { items } from '../../../items.ts';

export const SECTIONS: readonly Handwritten[] = [
  nasm(
    4,
    'section inside the function',
    ...items`f:; mov rax, [rsi]; section .other progbits alloc exec; add rax, [rdx]; section .text; mov [rdi], rax; ret`,
  ),
  gnu(
    4,
    '.section inside the function',
    ...items`f:; mov (%rsi), %rax; .section .other,"ax"; add (%rdx), %rax; .text; mov %rax, (%rdi); ret`,
  ),
  gnu(
    0,
    'jumps to another section and back',
    ...items`f:; mov (%rsi), %rax; jmp 1f; .section .text.other,"ax"; 1: add (%rdx), %rax; jmp 2f; .text
      2: mov %rax, (%rdi); ret`,
  ),
  gnu(
    5,
    'running into the section that a linker happens to put next',
    ...items`.section .text.f,"ax"; f:; {sum}; .section .text.g,"ax"; incq (%rdi); .section .text.h,"ax"; h: ret`,
  ),
  gnu(
    5,
    'a jump into another section by a distance',
    ...items`.section .text.f,"ax"; f:; {sum}; x: jmp x + 3; .section .text.h,"axR"; nop; ret`,
  ),
  gnu(
    5,
    'a constant of another section by a distance',
    ...items`f:; x: mov x + 0x1000(%rip), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata,"aR"; .quad 0, 0`,
  ),
  nasm(
    5,
    'a word of the headers of the file',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; or rax, [rel f-0x1000+8]; mov [rdi], rax; ret`,
  ),
  gnu(5, 'a constant behind a name of the linker', 'f:', 'mov etext-8(%rip), %rcx', '{sum}', 'ret'),
  gnu(
    5,
    'the neighbour of a constant that may be merged',
    ...items`f:; mov k+8(%rip), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata.cst8,"aM",@progbits,8; k: .quad 1; .quad 0`,
  ),
  gnu(
    0,
    'a constant that may be merged',
    ...items`f:; mov k(%rip), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata.cst8,"aM",@progbits,8; .quad 1; k: .quad 0`,
  ),
  nasm(5, 'a fixed address', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [abs 8]', 'mov [rdi], rax', 'ret'),
  gnu(5, 'code in a section that can be written', '.section .own,"awx"', 'f:', '{sum}', 'ret'),
  gnu(5, 'the end of the function is missing', 'f:', '{sum}'),
  nasm(5, 'code that goes on in data', 'f:', '{sum}', 'jmp x', 'section .data', 'x: ret'),
];
