/** Symbols, and several of one name. */
import { gnu, type Handwritten, lines, nasm, shared, SUM } from './maker.ts';
import { items } from '../../../items.ts';

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
