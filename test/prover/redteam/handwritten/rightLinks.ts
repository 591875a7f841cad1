/** Right code as compilers, assemblers and archivers make it. */
import { NOTE, text, added, RIGHT, WRONG, ADD_C, object, library } from './linkMaker.ts';
import { type Handwritten, gnu, lines } from './maker.ts';

const compiled = (compiler: string, ...flags: string[]): Handwritten => ({
  name: `right object: ${[compiler, ...flags].join(' ')}`,
  exit: 0,
  files: { 'f.c': ADD_C },
  build: [[compiler, ...flags, '-c', 'f.c', '-o', 'f.o']],
});
const CALLING = lines(
  'unsigned long g(unsigned long a, unsigned long b);',
  'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = g(*a, *b); }',
);
const CALLED = 'unsigned long g(unsigned long a, unsigned long b) { return a + b; }\n';
const twoObjects = (flags: readonly string[], ...build: (readonly string[])[]): Handwritten => ({
  name: `right ${build.at(-1)?.join(' ')}: ${flags.join(' ')}`,
  exit: 0,
  files: { 'f.c': CALLING, 'g.c': CALLED },
  build: [['gcc', ...flags, '-c', 'f.c', 'g.c'], ...build],
});
const RUST =
  '#![crate_type="lib"]\n#[no_mangle] pub extern "C" fn f(o: &mut u64, a: &u64, b: &u64) { *o = a.wrapping_add(*b) }\n';

export const RIGHT_LINKS: readonly Handwritten[] = [
  ...[
    ['-O2'],
    ['-O3', '-fPIC', '-g'],
    ['-O2', '-fno-pic', '-fno-pie'],
    ['-Os', '-ffunction-sections', '-fdata-sections', '-fcf-protection=full'],
    ['-O2', '-fstack-protector-strong', '-D_FORTIFY_SOURCE=2', '-fno-plt'],
    ['-O2', '-fvisibility=hidden', '-g3', '-gz'],
    ['-O2', '-Wa,--generate-missing-build-notes=yes'],
  ].map((flags) => compiled('gcc', ...flags)),
  compiled('clang-22', '-O2'),
  compiled('clang-22', '-O3', '-fPIC', '-ffunction-sections', '-g', '-faddrsig'),
  {
    name: 'right object: rustc',
    exit: 0,
    files: { 'f.rs': RUST },
    build: [['rustc', '-O', '--emit=obj', 'f.rs', '-o', 'f.o']],
  },
  twoObjects(['-O2'], ['ar', 'rcs', 'f.a', 'f.o', 'g.o'], ['true', 'f.a']),
  twoObjects(['-O2', '-g', '-ffunction-sections'], ['ar', 'rcsT', 'f.a', 'g.o', 'f.o'], ['true', 'f.a']),
  twoObjects(['-O2'], ['ld', '-r', 'f.o', 'g.o', '-o', 'r.o']),
  twoObjects(['-O2', '-fPIC', '-fvisibility=hidden'], ['ld', '-r', 'f.o', 'g.o', '-o', 'r.o'], ['strip', '-g', 'r.o']),
  {
    ...compiled('gcc', '-O2', '-fPIC'),
    name: 'right shared object',
    build: [['gcc', '-O2', '-fPIC', '-shared', 'f.c', '-o', 'f.so']],
  },
  {
    ...compiled('clang-22', '-O2'),
    name: 'right shared object: clang',
    build: [['clang-22', '-O2', '-fPIC', '-shared', '-Wl,-z,relro,-z,now', 'f.c', '-o', 'f.so']],
  },
  library(0, 'right, other names twice', {
    'f.s': text('f', ...RIGHT),
    'g.s': text('g', ...RIGHT),
    'h.s': lines('.weak g', 'g:', ...WRONG),
  }),
  ...['.rodata', '.rodata.k', '.rodata.cst8,"aM",@progbits,8', '.rodata,"aR"', '.text.k,"ax"'].map((section) =>
    object(
      0,
      `right, a constant in ${section}`,
      text('f', ...added('mov k(%rip), %rax'), `.section ${section}`, 'k: .quad 0'),
    ),
  ),
  object(
    0,
    'right, half of a constant of sixteen bytes in front of an immediate',
    lines(
      '.globl f',
      'f:',
      ...added('mov k+8(%rip), %rax', 'testq $-1, k(%rip)', 'imul $3, k+8(%rip), %rcx', 'add %rcx, %rax'),
      '.section .rodata.cst16,"aM",@progbits,16',
      'k: .quad 5, 0',
    ),
  ),
  object(
    0,
    'right, a vector',
    text(
      'f',
      'movq k(%rip), %xmm0',
      'movq %xmm0, %rax',
      ...added(),
      '.section .rodata.cst16,"aM",@progbits,16',
      'k: .quad 0, 0',
    ),
  ),
  library(0, 'right, a number', {
    'f.s': text('f', ...added('mov $K, %eax', 'add $K, %rax')),
    'g.s': lines('.globl K', 'K = 0', NOTE),
  }),
  gnu(
    0,
    'code in .text.hot and .text.unlikely',
    '.section .text.hot,"ax"',
    'f: jmp g',
    '.section .text.unlikely,"ax"',
    'g:',
    '{sum}',
    'ret',
  ),
];
