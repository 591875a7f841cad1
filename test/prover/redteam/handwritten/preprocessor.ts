/** What preprocessors and macros make of a text. */
import { gnu, type Handwritten, lines, nasm, SUM } from './maker.ts';
import { items } from '../../../items.ts';

export const PREPROCESSOR: readonly Handwritten[] = [
  nasm(0, 'right', 'f:', '{sum}', 'ret'),
  gnu(0, 'right', 'f:', '{sum}', 'ret'),
  nasm(4, '%define of a mnemonic', '%define add sub', 'f:', '{sum}', 'ret'),
  nasm(4, '%idefine of a mnemonic', '%idefine ADD sub', 'f:', '{sum}', 'ret'),
  nasm(4, '%macro of a mnemonic', '%macro add 2', 'sub %1, %2', '%endmacro', 'f:', '{sum}', 'ret'),
  nasm(4, '%macro of ret', '%macro ret 0', 'inc qword [rdi]', 'db 0xc3', '%endmacro', 'f:', '{sum}', 'ret'),
  nasm(
    0,
    '%macro that is right',
    ...items`%macro two 2; mov rax, %1; add rax, %2; %endmacro; f:; two [rsi], [rdx]; mov [rdi], rax; ret`,
  ),
  {
    name: 'NASM: %include',
    exit: 4,
    files: { 'f.asm': lines('global f', '%include "x.inc"', 'f:', ...SUM.asm, 'ret'), 'x.inc': '%define add sub\n' },
  },
  {
    name: 'NASM: incbin',
    exit: 4,
    files: {
      'f.asm': lines('global f', 'f:', ...SUM.asm.slice(0, 2), 'incbin "x.bin"', 'mov [rdi], rax', 'ret'),
      'x.bin': 'H\xff\xc0',
    },
  },
  nasm(4, '%if 0', 'f:', 'mov rax, [rsi]', '%if 0', 'add rax, [rdx]', '%endif', 'mov [rdi], rax', 'ret'),
  nasm(4, '%rep', 'f:', 'mov rax, [rsi]', '%rep 2', 'add rax, [rdx]', '%endrep', 'mov [rdi], rax', 'ret'),
  nasm(4, 'times', 'f:', 'mov rax, [rsi]', 'times 2 add rax, [rdx]', 'mov [rdi], rax', 'ret'),
  nasm(
    4,
    'comment that goes on',
    'f:',
    'mov rax, [rsi]',
    '; now the sum: \\',
    'add rax, [rdx]',
    'mov [rdi], rax',
    'ret',
  ),
  nasm(
    4,
    'db behind a label',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; x: db 0x48, 0xff, 0xc0; mov [rdi], rax; ret`,
  ),
  nasm(
    4,
    'data that are an instruction',
    ...items`f:; mov rax, [rsi]; add rax, [rdx]; dd 0x90c0ff48; mov [rdi], rax; ret`,
  ),
  nasm(
    5,
    'it asks whether it is verified',
    ...items`f:; {sum}; %ifidn __?DEBUG_FORMAT?__,dwarf; ret; %else; inc qword [rdi]; ret; %endif`,
  ),
  nasm(4, 'strict byte', 'f:', '{sum}', 'add qword [rdi], strict byte 128', 'ret'),
  nasm(
    0,
    'strict qword',
    ...items`f:; mov rax, strict qword 1; add rax, [rsi]; add rax, [rdx]; sub rax, strict byte 1; mov [rdi], rax; ret`,
  ),
  gnu(
    4,
    'code behind a directive',
    'f:',
    'mov (%rsi), %rax',
    'add (%rdx), %rax',
    '.p2align 0; inc %rax',
    'mov %rax, (%rdi)',
    'ret',
  ),
  ...[
    ...items`.4byte 0x90c0ff48; .value 0xff48, 0x90c0; .byte 0x48, 0xff, 0xc0; .quad 0x9090909090c0ff48`,
    '.ascii "H\\377\\300"',
    '.fill 1, 4, 0x90c0ff48',
    '.octa 0x909090909090909090909090c0ff4890',
  ].map((data) => gnu(4, data, 'f:', 'mov (%rsi), %rax', 'add (%rdx), %rax', data, 'mov %rax, (%rdi)', 'ret')),
  gnu(2, '.insn', 'f:', 'mov (%rsi), %rax', '.insn 0xc0ff48', 'ret'),
  gnu(4, '.rept', 'f:', 'mov (%rsi), %rax', '.rept 2', 'add (%rdx), %rax', '.endr', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, '.if 0', 'f:', 'mov (%rsi), %rax', '.if 0', 'add (%rdx), %rax', '.endif', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, '.macro', '.macro add a, b', 'sub \\a, \\b', '.endm', 'f:', '{sum}', 'ret'),
  gnu(4, 'comment', 'f:', 'mov (%rsi), %rax', '/*', 'add (%rdx), %rax', '*/', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, 'octal number', 'f:', '{sum}', 'add $010, %rax', 'sub $10, %rax', 'mov %rax, (%rdi)', 'ret'),
  gnu(
    0,
    'octal number that is meant',
    ...items`f:; mov (%rsi), %rax; add $010, %rax; sub $8, %rax; add (%rdx), %rax; mov %rax, (%rdi); ret`,
  ),
  gnu(
    4,
    '.intel_syntax prefix',
    ...items`f:; mov (%rsi), %rax; mov (%rdx), %rcx; .intel_syntax prefix; sub %rax, %rcx; .att_syntax; mov %rax, (%rdi)
      ret`,
  ),
  gnu(0, '.intel_syntax noprefix', '.intel_syntax noprefix', 'f:', ...SUM.asm, 'ret'),
  {
    name: 'GNU: #define in .S',
    exit: 4,
    files: { 'f.S': lines('#define add sub', '.globl f', 'f:', ...SUM.s, 'ret') },
  },
  {
    name: 'GNU: .include',
    exit: 4,
    files: {
      'f.s': lines('.globl f', '.include "x.inc"', 'f:', ...SUM.s, 'ret'),
      'x.inc': '.macro add a, b\nsub \\a, \\b\n.endm\n',
    },
  },
  {
    name: 'C',
    exit: 0,
    files: { 'f.c': 'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = *a + *b; }\n' },
  },
  ...(['DATE', 'TIME', 'TIMESTAMP'] as const).map((name) => ({
    name: `C that asks for ${name}`,
    exit: 2 as const,
    files: {
      'f.c': lines(
        'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) {',
        `  *o = *a + *b + (__${name}__[7] > 'z');`,
        '}',
      ),
    },
  })),
  {
    name: 'GNU: .S that asks for the time',
    exit: 2,
    files: { 'f.S': lines('.globl f', 'f:', '.ifc __TIME__,"00:00:00"', 'incq (%rdi)', '.endif', ...SUM.s, 'ret') },
  },
  nasm(2, 'it asks for the time', ...items`f:; {sum}; %if __?POSIX_TIME?__ > 4000000000; inc qword [rdi]; %endif; ret`),
  nasm(5, 'it asks for the environment', ...items`f:; {sum}; %ifenv HOME; ret; %else; inc qword [rdi]; ret; %endif`),
  {
    name: 'C that is wrong',
    exit: 4,
    files: { 'f.c': 'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = *a - *b; }\n' },
  },
];
