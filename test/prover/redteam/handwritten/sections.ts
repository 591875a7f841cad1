/** Sections, and code that stands in several of them. */
import { gnu, type Handwritten, nasm, lines, shared, SUM } from './maker.ts';
import { items } from '../../../items.ts';

export const SECTIONS: readonly Handwritten[] = [
  nasm(
    4,
    'section inside the function',
    ...items`f:; mov rax, [rsi]; section .other progbits alloc exec; add rax, [rdx]; section .text; mov [rdi], rax
      ret`,
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
    'a jump to the end of a section, where a linker happens to put another',
    ...items`.section .text.f,"ax"; f:; jmp g + 1; .section .text.g,"ax"; g: ret; .section .text.h,"ax"; h:; {sum}
      ret`,
  ),
  gnu(
    5,
    'a constant behind the end of a section',
    ...items`f:; lea k + 8(%rip), %rcx; mov (%rcx), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata.k,"a"; k: .quad 1; .section .rodata.l,"a"; l: .quad 0`,
  ),
  gnu(
    0,
    'a constant before the end of a section',
    ...items`f:; lea k + 8(%rip), %rcx; mov -8(%rcx), %rax; add (%rsi), %rax; add (%rdx), %rax; mov %rax, (%rdi); ret
      .section .rodata.k,"a"; k: .quad 0; .section .rodata.l,"a"; l: .quad 1`,
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

/* Symbols, and several of one name. */

export const SYMBOLS: readonly Handwritten[] = [
  gnu(
    5,
    'a resolver',
    ...items`.type f, @gnu_indirect_function; f:; {sum}; lea g(%rip), %rax; ret; g: incq (%rdi); ret`,
  ),
  gnu(5, 'a weak function', '.weak f', 'f:', '{sum}', 'ret'),
  gnu(5, 'a call of a weak function', '.weak g', 'f: call g', 'ret', 'g:', '{sum}', 'ret'),
  nasm(
    5,
    'a number',
    ...items`f equ 0x1000; section .init_array progbits alloc noexec write; dq g; section .text; g:; {sum}; ret`,
  ),
  gnu(0, 'an alias', '.set f, g', 'g:', '{sum}', 'ret'),
  gnu(4, 'an alias that changes', 'g:', '{sum}', 'ret', 'h: incq (%rdi)', 'ret', '.set f, g', '.set f, h'),
  gnu(4, 'the name in capitals', 'F:', '{sum}', 'ret', '.globl F', 'f: incq (%rdi)', 'ret'),
  gnu(5, 'a call of somebody else', 'f:', '{sum}', 'jmp g'),
  gnu(2, 'data', '.data', 'f:', '{sum}', 'ret'),
  {
    name: 'a library with two of them',
    exit: 2,
    files: { 'f.s': lines('.globl f', 'f:', ...SUM.s, 'ret'), 'g.s': lines('.globl f', 'f: incq (%rdi)', 'ret') },
    build: [
      ['as', 'f.s', '-o', 'f.o'],
      ['as', 'g.s', '-o', 'g.o'],
      ['ar', 'rcs', 'f.a', 'f.o', 'g.o'],
      ['true', 'f.a'],
    ],
  },
  shared(gnu(0, 'right', 'f:', '{sum}', 'ret')),
  shared(gnu(5, 'a resolver', '.type f, @gnu_indirect_function', 'f: lea g(%rip), %rax', 'ret', 'g:', '{sum}', 'ret')),
  shared(
    nasm(5, 'a fixed address', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [abs 8]', 'mov [rdi], rax', 'ret'),
  ),
  shared(gnu(5, 'code that the loader changes', 'f:', '{sum}', 'movabs $f, %rax', 'ret')),
  shared(
    gnu(
      5,
      'a constant that the loader changes',
      ...items`f:; mov k(%rip), %rcx; {sum}; ret; .section .rodata; k: .quad f`,
    ),
  ),
];
