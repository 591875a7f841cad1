/** Names that are defined more than once, and code that is compiled anew or found elsewhere. */
import { type Files, type Build, NOTE, text, added, RIGHT, WRONG, ADD_C, MAIN, object, library } from './linkMaker.ts';
import { type Handwritten, lines } from './maker.ts';

const NUMBER = [...added('mov $K, %eax'), NOTE];
/** Beside `h`, so that a program that needs it has this object's names before those of others. */
const beside = (...body: string[]): string => lines('.globl h', '.text', 'h: ret', ...body, NOTE);

const DEFINED_TWICE: readonly Handwritten[] = [
  ...(['weak', 'unique', 'indirect'] as const).map((how) =>
    library(5, `a name that is also ${how}`, {
      'f.s': text('f', 'jmp g'),
      'g.s': text('g', ...RIGHT),
      'h.s':
        how === 'indirect'
          ? beside('.globl g', '.type g, @gnu_indirect_function', 'g: lea x(%rip), %rax', 'ret', 'x:', ...WRONG)
          : beside(...(how === 'weak' ? ['.weak g'] : ['.type g, @gnu_unique_object', '.globl g']), 'g:', ...WRONG),
    }),
  ),
  library(
    5,
    'a constant that is also common',
    {
      'f.s': text('f', ...added('mov k(%rip), %rax', 'sub $1, %rax')),
      'g.s': lines('.globl k', '.section .rodata', 'k: .quad 1', NOTE),
      'h.s': beside('.comm k, 8, 8'),
    },
    false,
  ),
  library(5, 'a number that is defined twice', {
    'f.s': text('f', ...NUMBER),
    'g.s': lines('.globl K', 'K = 0', NOTE),
    'h.s': beside('.globl K', 'K = 1'),
  }),
  library(5, 'a number that is also weak', {
    'f.s': text('f', ...NUMBER),
    'g.s': lines('.globl K', 'K = 0', NOTE),
    'h.s': beside('.weak K', 'K = 1'),
  }),
  library(5, 'a number in a constant that is defined twice', {
    'f.s': text('f', ...added('mov k(%rip), %rax'), '.section .rodata', 'k: .long K, 0'),
    'g.s': lines('.globl K', 'K = 0', NOTE),
    'h.s': beside('.globl K', 'K = 1'),
  }),
  library(
    5,
    'a number that is also a place',
    {
      'f.s': text('f', ...NUMBER),
      'g.s': lines('.globl K', 'K = 0', NOTE),
      'h.s': beside('.globl K', 'K: ret'),
    },
    false,
  ),
  object(
    5,
    'a number that the linker has another value for',
    lines('.globl f', 'f:', ...added('mov $_end, %eax'), '.globl _end', '_end = 0'),
  ),
  {
    ...library(2, 'two members of one name', { 'f.s': text('f', ...RIGHT) }, false),
    build: [
      ['mkdir', 'other'],
      ['as', 'f.s', '-o', 'f.o'],
      ['sh', '-c', 'sed "s/add/sub/" f.s | as -o other/f.o'],
      ['ar', 'rcs', 'f.a', 'f.o', 'other/f.o'],
      ['true', 'f.a'],
    ],
  },
];

/** What `f` refers to weakly is in the library, but a program that has `needed` elsewhere does not get it. */
const dispensable = (name: string, code: readonly string[], ...definition: string[]): Handwritten => ({
  name: `library: ${name}`,
  exit: 5,
  files: {
    'f.s': text('f', '.weak g', ...code, '.globl other', 'other: jmp needed'),
    'g.s': lines('.globl g, needed', '.text', 'needed: ret', ...definition, NOTE),
    'main.c': MAIN.replace('int main', 'void needed(void) {}\nint main'),
  },
  build: [
    ['as', 'f.s', '-o', 'f.o'],
    ['as', 'g.s', '-o', 'g.o'],
    ['ar', 'rcs', 'f.a', 'f.o', 'g.o'],
    ['true', 'f.a'],
  ],
  program: [['gcc', '-no-pie', 'main.c', 'f.a', '-o', 'program']],
});
const DISPENSABLE: readonly Handwritten[] = [
  dispensable('a function that need not be there', ['jmp g'], 'g:', ...RIGHT),
  dispensable('a constant that need not be there', added('mov g(%rip), %rax'), '.section .rodata', 'g: .quad 0'),
  dispensable('a number that need not be there', added('mov $g, %eax', 'sub $7, %rax'), 'g = 7'),
  object(
    5,
    'a callee that is a variable of threads',
    lines('.globl f, g', '.type g, @tls_object', 'f: jmp g', '.section .text.g,"ax"', 'g:', ...RIGHT, NOTE),
  ),
];

/** Right code, and other intermediate code for the linker's plugin. */
const LATER: Build = [
  ['gcc', '-O2', '-fcf-protection=none', '-c', 'right.c', '-o', 'right.o'],
  ['objcopy', '-O', 'binary', '-j', '.text', 'right.o', 'right.bin'],
  ['gcc', '-O2', '-flto', '-ffat-lto-objects', '-c', 'wrong.c', '-o', 'wrong.o'],
  ['objcopy', '--update-section', '.text=right.bin', 'wrong.o', 'f.o'],
];
const LTO_FILES: Files = { 'right.c': ADD_C, 'wrong.c': ADD_C.replace('+', '-'), 'main.c': MAIN };
const LATER_COMPILED: readonly Handwritten[] = [
  {
    name: 'object: intermediate code beside the code',
    exit: 5,
    files: LTO_FILES,
    build: LATER,
    program: [['gcc', '-O2', 'main.c', 'f.o', '-o', 'program']],
  },
  {
    name: 'library: intermediate code beside the code',
    exit: 5,
    files: LTO_FILES,
    build: [...LATER, ['ar', 'rcs', 'f.a', 'f.o'], ['true', 'f.a']],
    program: [['gcc', '-O2', 'main.c', 'f.a', '-o', 'program']],
  },
  {
    name: 'object: nothing but intermediate code',
    exit: 5,
    files: { 'f.c': ADD_C },
    build: [['gcc', '-O2', '-flto', '-fno-fat-lto-objects', '-c', 'f.c', '-o', 'f.o']],
  },
  {
    name: "object: LLVM's intermediate code beside the code",
    exit: 5,
    files: { 'f.s': text('f', ...RIGHT, '.section .llvm.lto,"e",@progbits', '.byte 0x42, 0x43, 0xc0, 0xde') },
    build: [['as', 'f.s', '-o', 'f.o']],
  },
];

const sharedWith = (name: string, ...flags: string[]): Handwritten => ({
  name: `shared object: ${name}`,
  exit: 5,
  files: { 'f.s': text('f', ...RIGHT), 'g.s': text('f', ...WRONG), 'main.c': MAIN },
  build: [
    ['gcc', '-shared', 'g.s', '-o', 'g.so'],
    ['gcc', '-shared', '-Wl,-soname,f.so', '-Wl,-rpath,$ORIGIN', ...flags, 'f.s', '-o', 'f.so'],
  ],
  ...(flags[0].startsWith('-Wl,-f') || flags[0].startsWith('-Wl,-F')
    ? { program: [['gcc', 'main.c', './f.so', '-Wl,-rpath,$ORIGIN', '-o', 'program']] }
    : {}),
});
const ELSEWHERE: readonly Handwritten[] = [
  sharedWith('a filter', '-Wl,-F,g.so'),
  sharedWith('an auxiliary filter', '-Wl,-f,g.so'),
  sharedWith('an auditor', '-Wl,--audit=g.so'),
  sharedWith('an auditor of what depends on it', '-Wl,--depaudit=g.so'),
  { name: 'library: a script of the linker', exit: 2, files: { 'f.a': 'INPUT(g.o)\n' } },
  {
    name: 'object: a shared object by another name',
    exit: 2,
    files: { 'f.s': text('f', ...RIGHT) },
    build: [
      ['gcc', '-shared', 'f.s', '-o', 'f.so'],
      ['cp', 'f.so', 'f.o'],
    ],
  },
  {
    name: 'library: a member that is no object',
    exit: 2,
    files: { 'f.s': text('f', ...RIGHT), 'g.o': 'BC\xc0\xde and more' },
    build: [
      ['as', 'f.s', '-o', 'f.o'],
      ['ar', 'rcs', 'f.a', 'f.o', 'g.o'],
      ['true', 'f.a'],
    ],
  },
];

export const NAMED_LINKS: readonly Handwritten[] = [...DEFINED_TWICE, ...DISPENSABLE, ...LATER_COMPILED, ...ELSEWHERE];
