/** Constants that code reads by an address it has of them, in vectors too, and frames that `leave` gives up. */
import { NOTE, text, added, library, object } from './linkMaker.ts';
import { gnu, type Handwritten, lines, shared } from './maker.ts';

const K = 'lea k(%rip), %rcx';
/** A sum of which rax has a term already. */
const plus = (...term: string[]): string[] => added(...term);
const reads = (exit: Handwritten['exit'], name: string, term: readonly string[], ...data: string[]): Handwritten =>
  object(exit, `an address, ${name}`, text('f', ...plus(...term), ...data));

const TABLE = ['.section .rodata', '.p2align 3', '.quad 9', 'k: .quad 0, 0, 1'];
const RIGHT: readonly Handwritten[] = [
  reads(0, 'a word', [K, 'mov (%rcx), %rax'], ...TABLE),
  reads(0, 'the last word', [K, 'mov 16(%rcx), %rax', 'dec %rax'], ...TABLE),
  reads(0, 'a word in front', [K, 'mov -8(%rcx), %rax', 'sub $9, %rax'], ...TABLE),
  reads(0, 'half a word', [K, 'mov 20(%rcx), %eax'], ...TABLE),
  reads(0, 'by the address of another', ['lea k+16(%rip), %rcx', 'mov -8(%rcx), %rax'], ...TABLE),
  reads(
    0,
    'in a loop',
    [K, 'xor %eax, %eax', 'xor %r8d, %r8d', '1: add (%rcx,%r8,8), %rax', 'inc %r8', 'cmp $2, %r8', 'jne 1b'],
    ...TABLE,
  ),
  reads(
    0,
    'up to another address',
    [K, 'lea k+16(%rip), %r8', 'xor %eax, %eax', '1: or (%rcx), %rax', 'add $8, %rcx', 'cmp %r8, %rcx', 'jne 1b'],
    ...TABLE,
  ),
  reads(0, 'through the stack', [K, 'push %rcx', 'pop %r9', 'mov (%r9), %rax'], ...TABLE),
  reads(0, 'an unaligned pair', [K, 'movdqu (%rcx), %xmm0', 'movq %xmm0, %rax'], ...TABLE),
  reads(0, 'of a constant beside the code', [K, 'mov (%rcx), %rax'], '.p2align 3', 'k: .quad 0'),
  reads(
    0,
    'of what may be merged',
    [K, 'mov (%rcx), %rax'],
    '.section .rodata.cst8,"aM",@progbits,8',
    '.quad 5',
    'k: .quad 0',
  ),
  shared(gnu(0, 'an address', 'f:', ...plus(K, 'mov (%rcx), %rax'), ...TABLE)),
];

const WRONG: readonly Handwritten[] = [
  reads(4, 'another word', [K, 'mov 16(%rcx), %rax'], ...TABLE),
  reads(
    4,
    'a loop with one round too many',
    [K, 'xor %eax, %eax', 'mov $-3, %r8', '1: add 24(%rcx,%r8,8), %rax', 'inc %r8', 'jne 1b'],
    ...TABLE,
  ),
  reads(4, 'as a number', [K, 'mov %rcx, %rax', 'and $8, %rax'], ...TABLE),
  reads(5, 'behind the section', [K, 'mov 24(%rcx), %rax'], ...TABLE),
  reads(5, 'in front of the section', [K, 'mov -16(%rcx), %rax'], ...TABLE),
  reads(5, 'across the end', [K, 'mov 20(%rcx), %rax'], ...TABLE),
  reads(
    5,
    'another section',
    ['lea k(%rip), %rcx', 'mov 4096(%rcx), %rax'],
    ...TABLE,
    '.section .rodata.z,"a"',
    '.quad 0',
  ),
  reads(5, 'the code', ['lea f(%rip), %rcx', 'mov k-f(%rcx), %rax'], '.section .rodata', 'k: .quad 0'),
  reads(5, 'what can be written', [K, 'mov (%rcx), %rax'], '.data', 'k: .quad 0'),
  reads(5, 'what the loader changes', [K, 'mov (%rcx), %rax', 'xor %eax, %eax'], '.section .rodata', 'k: .quad f'),
  reads(5, 'of a weak name', [K, 'mov (%rcx), %rax'], '.weak k', ...TABLE),
  reads(5, 'of a group', [K, 'mov (%rcx), %rax'], '.section .rodata.k,"aG",@progbits,k,comdat', 'k: .quad 0'),
  reads(4, 'an index that is data', [K, 'mov (%rsi), %rax', 'and $1, %eax', 'mov (%rcx,%rax,8), %rax'], ...TABLE),
  reads(5, 'a constant that is stored to', [K, 'xor %eax, %eax', 'mov %rax, (%rcx)'], ...TABLE),
  reads(
    5,
    'the neighbour of what may be merged',
    [K, 'mov -8(%rcx), %rax', 'sub $5, %rax'],
    '.section .rodata.cst8,"aM",@progbits,8',
    '.quad 5',
    'k: .quad 0',
  ),
  reads(
    5,
    'the next of what may be merged',
    [K, 'mov 8(%rcx), %rax'],
    '.section .rodata.cst8,"aM",@progbits,8',
    '.quad 5',
    'k: .quad 5, 0',
  ),
  reads(5, 'that is not followed', [K, 'not %rcx', 'not %rcx', 'mov (%rcx), %rax'], '.section .rodata', 'k: .quad 1'),
  reads(
    5,
    'a part of a string',
    [K, 'mov (%rcx), %rax'],
    '.section .rodata.str1.8,"aMS",@progbits,1',
    'k: .quad 0x0101010101010101, 0',
  ),
  reads(
    4,
    'the distance of two sections',
    [K, 'mov %rcx, %rax', 'lea f(%rip), %r8', 'sub %r8, %rax', 'shr $32, %rax'],
    ...TABLE,
  ),
  reads(0, 'that cancels', [K, 'mov %rcx, %rax', 'sub %rcx, %rax'], ...TABLE),
  library(5, 'an address of a name that is also weak', {
    'f.s': text('f', ...plus(K, 'mov (%rcx), %rax')),
    'g.s': lines('.globl k', '.section .rodata', 'k: .quad 0', NOTE),
    'h.s': lines('.globl h', '.weak k', '.text', 'h: ret', '.section .rodata', 'k: .quad 1', NOTE),
  }),
];

const pair = (exit: Handwritten['exit'], name: string, load: string, ...data: string[]): Handwritten =>
  object(exit, `aligned, ${name}`, text('f', ...added(load, 'movq %xmm0, %rax'), ...data));
const framed = (exit: Handwritten['exit'], name: string, ...body: string[]): Handwritten =>
  object(exit, `a frame, ${name}`, text('f', 'push %rbp', 'mov %rsp, %rbp', ...body));

const ALIGNED: readonly Handwritten[] = [
  ...['movdqa', 'movaps', 'movapd', 'vmovdqa'].map((move) =>
    pair(0, move, `${move} k(%rip), %xmm0`, '.section .rodata', '.p2align 4', 'k: .quad 0, 1'),
  ),
  pair(0, 'merged', 'movdqa k(%rip), %xmm0', '.section .rodata.cst16,"aM",@progbits,16', '.p2align 4', 'k: .quad 0, 1'),
  pair(5, 'by chance', 'movdqa k(%rip), %xmm0', '.section .rodata', '.p2align 3', 'k: .quad 0, 1'),
  pair(5, 'not at all', 'movdqa k(%rip), %xmm0', '.section .rodata', '.p2align 4', '.quad 0', 'k: .quad 0, 1'),
  pair(
    5,
    'merged without',
    'movdqa k(%rip), %xmm0',
    '.section .rodata.cst16,"aM",@progbits,16',
    '.p2align 3',
    'k: .quad 0, 1',
  ),
  pair(5, 'an operand', 'pxor %xmm0, %xmm0\npaddq k(%rip), %xmm0', '.section .rodata', '.p2align 3', 'k: .quad 0, 1'),
  pair(
    0,
    'an operand of VEX',
    'pxor %xmm0, %xmm0\nvpaddq k(%rip), %xmm0, %xmm0',
    '.section .rodata',
    '.p2align 3',
    'k: .quad 0, 1',
  ),
  pair(5, 'an operand that is packed', 'pxor %xmm0, %xmm0\nmovdqu %xmm0, -48(%rsp)\npackuswb -48(%rsp), %xmm0'),
  pair(0, 'the same where it is', 'pxor %xmm0, %xmm0\nmovdqu %xmm0, -40(%rsp)\npackuswb -40(%rsp), %xmm0'),
  object(
    5,
    'one part of memory that is packed in all places',
    text(
      'f',
      ...added(
        ...['vpxor %xmm0, %xmm0, %xmm0', 'vpackssdw k(%rip){1to4}, %xmm0, %xmm0'],
        ...['pextrq $1, %xmm0, %rax', 'shr $16, %rax'],
      ),
      ...['.section .rodata', '.p2align 4', 'k: .long 1, 0, 0, 0'],
    ),
  ),
  pair(0, 'on the stack', 'pxor %xmm0, %xmm0\nmovaps %xmm0, -40(%rsp)\nmovaps -40(%rsp), %xmm0'),
  pair(5, 'beside that', 'pxor %xmm0, %xmm0\nmovaps %xmm0, -48(%rsp)\nmovaps -48(%rsp), %xmm0'),
  pair(
    4,
    'a register cleared by VEX',
    'mov $1, %eax\nmovq %rax, %xmm0\nmovq %rax, %xmm1\nvpxor %xmm0, %xmm0, %xmm0\npsubq %xmm1, %xmm0',
  ),
  pair(5, 'an argument', 'movaps (%rsi), %xmm0\npxor %xmm0, %xmm0'),
];
const FRAMES: readonly Handwritten[] = [
  framed(0, 'given up', 'sub $32, %rsp', 'mov $0, %eax', 'mov %rax, (%rsp)', ...added().slice(0, -1), 'leave', 'ret'),
  framed(
    4,
    'without rbp',
    ...added('xor %eax, %eax').slice(0, -1),
    'mov %rsp, %rbp',
    'mov $1, %ebp',
    'push %rbp',
    'mov %rsp, %rbp',
    'leave',
    'pop %rcx',
    'ret',
  ),
  framed(4, 'that moved', ...added('xor %eax, %eax').slice(0, -1), 'push %rbp', 'sub $8, %rbp', 'leave', 'ret'),
  framed(5, 'somewhere else', ...added('xor %eax, %eax').slice(0, -1), 'mov %rdi, %rbp', 'leave', 'ret'),
];

export const ADDRESSES: readonly Handwritten[] = [...RIGHT, ...WRONG, ...ALIGNED, ...FRAMES];
