/**
 * Right code in shapes that other people write is proved, or it is said what is not understood; it is never called
 * wrong. Wrong code of the same shapes is refuted.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified, verified } from './verified.ts';

const folder = temporaryFolder();

/** Subtraction as in curve25519-dalek, with the borrow in this bit. */
const borrowIn = (
  bit: number,
): string => `static const uint64_t L[5] = {0x2631a5cf5d3ed, 0xdea2f79cd6581, 0x14def9, 0, 0x100000000000};
    void f(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
    uint64_t borrow = 0, mask = (1ull << 52) - 1, d[5], carry = 0;
    for (int i = 0; i < 5; i++) { borrow = a[i] - (b[i] + (borrow >> ${bit})); d[i] = borrow & mask; }
    uint64_t under = ((borrow >> 63) ^ 1) - 1;
    for (int i = 0; i < 5; i++) { carry = (carry >> 52) + d[i] + (L[i] & under); r[i] = carry & mask; } }`;

const FOLD = '(s & 0x1fffffffffffffff) + (s >> 61)';
/** Texts of C files, all of which add modulo 2^61-1 unless their names say otherwise. */
const SOURCES: Readonly<Record<string, string>> = {
  returned: `uint64_t f(uint64_t a, uint64_t b) { uint64_t s = a + b; return ${FOLD}; }`,
  returned32: `uint32_t f(uint32_t a, uint32_t b) {
    uint64_t t = (uint64_t)a * b; uint32_t m = (uint32_t)t * 0x81000001u; uint64_t u = (uint64_t)m * 0x7f000001u;
    return (uint32_t)((t - u) >> 32) + (0x7f000001u & -(uint32_t)(t < u)); }`,
  half: 'void f(uint64_t r[1]) { uint64_t x = r[0]; r[0] = (x >> 1) + (0x7fffffff80000001u & -(x & 1)); }',
  accumulated: `void f(uint64_t *r, const uint64_t *a) { uint64_t s = *r + *a; *r = ${FOLD}; }`,
  last: `void f(const uint64_t *a, const uint64_t *b, uint64_t *r) { uint64_t s = *a + *b; *r = ${FOLD}; }`,
  narrow:
    'void f(uint32_t *r, const uint32_t *a, const uint32_t *b) { for (int i = 0; i < 10; i++) r[i] = a[i] + b[i]; }',
  structures: `typedef struct { uint64_t n[5]; int magnitude; } fe;
    void f(fe *r, const fe *a, const fe *b) { for (int i = 0; i < 5; i++) r->n[i] = a->n[i] + b->n[i]; }`,
  byValue: `typedef struct { uint64_t n[5]; } fe;
    void f(uint64_t *r, fe a, fe b) { for (int i = 0; i < 5; i++) r[i] = a.n[i] + b.n[i]; }`,
  hidden: `typedef struct { uint64_t n[5]; } fe;
    fe f(const fe *a, const fe *b) { fe r; for (int i = 0; i < 5; i++) r.n[i] = a->n[i] + b->n[i]; return r; }`,
  signed:
    'void f(int64_t r[5], const int64_t a[5], const int64_t b[5]) { for (int i = 0; i < 5; i++) r[i] = a[i] - b[i]; }',
  choice: `void f(uint64_t r[1], const uint64_t a[1], const uint64_t b[1], _Bool s) {
    uint64_t m = -(uint64_t)s; *r = (*a & ~m) | (*b & m); }`,
  microsoft: `__attribute__((ms_abi)) void f(uint64_t *r, const uint64_t *a, const uint64_t *b) {
    uint64_t s = *a + *b; *r = ${FOLD}; }`,
  wide: `void f(uint64_t r[4], const uint64_t a[2]) { r[0] = a[0]; r[1] = a[1]; r[2] = 0; r[3] = 0; }`,
  real: `void f(uint64_t *r, double d, const uint64_t *a, const uint64_t *b) { uint64_t s = *a + *b; *r = ${FOLD}; }`,
  pointed: `void f(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *n, const uint64_t *n0, int num) {
    unsigned __int128 t = (unsigned __int128)*a * *b, q = (unsigned __int128)((uint64_t)t * *n0) * n[0];
    *r = (uint64_t)(t >> 64) + (uint64_t)(q >> 64) + ((uint64_t)t != 0); }`,
  double: `void f(uint64_t *r, const uint64_t *a, const uint64_t *n) {
    for (int i = 0; i < 2; i++) r[i] = n[i]; r[0] += 2 * *a; }`,
  pointed32: `void f(uint32_t *r, const uint32_t *a, const uint32_t *b, const uint32_t *n, const uint32_t *n0) {
    uint64_t t0 = 0, t1 = 0, t2 = 0;
    for (int i = 0; i < 2; i++) {
      uint64_t c = (uint64_t)a[i] * b[0] + t0; uint32_t low = (uint32_t)c; c = (c >> 32) + (uint64_t)a[i] * b[1] + t1;
      uint32_t mid = (uint32_t)c; c = (c >> 32) + t2; uint32_t m = low * n0[0];
      uint64_t d = ((uint64_t)m * n[0] + low) >> 32; d += (uint64_t)m * n[1] + mid; t0 = (uint32_t)d;
      d = (d >> 32) + (uint32_t)c; t1 = (uint32_t)d; t2 = (d >> 32) + (c >> 32);
    }
    r[0] = (uint32_t)t0; r[1] = (uint32_t)t1; }`,
  bit63: borrowIn(63),
  bit62: borrowIn(62),
  ones: 'void f(uint64_t *r, const uint64_t *a, const uint64_t *b) { *r = *a + __builtin_popcountll(*b); }',
  counted: 'void f(uint64_t *r, const uint64_t *a, const uint64_t *b, int n) { while (n--) r[n] = a[n] + b[n]; }',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(SOURCES)) {
    writeFileSync(join(folder, `${name}.c`), `#include <stdint.h>\n${text}\n`);
    execFileSync('cc', ['-O2', '-fno-tree-vectorize', '-c', `${name}.c`], { cwd: folder });
  }
});

const ADD = '--spec "out = a+b mod 2^61-1" --limbs 1x64 --bounds "a<2^61, b<2^61"';
const LIMBS = '--spec "out = a+b mod 2^255-19" --limbs 5x51 --bounds "a[]<2^60, b[]<2^60"';
/** As `bn_mul_mont` of OpenSSL is called; the modulus leaves room for what is not subtracted. */
const POINTED = '--spec "r = a*b*R^-1 mod 2^63-25" --limbs 1x64 --bounds "a<p, b<p, r<2*p"';
/** `n` is a number in as many words as there are limbs. */
const DOUBLE = '--spec "r = 2*a mod 2^61-1" --limbs 2x64 --bounds "a<2^61" --args "r,a,';
const BIT_63 =
  '--spec "r = a-b mod 2^252+27742317777372353535851937790883648493" --limbs 5x52 --bounds "a<p, b<p, r<p"';
const POINTED_32 = '--spec "r = a*b*R^-1 mod 2^61-1" --limbs 2x32 --bounds "a<2^61, b<2^61"';
const CHOICE = '--spec "out = a+s*(b-a) mod 2^61-1" --limbs 1x64 --scalars s';

describe('right code', () => {
  test.each<[string, number, string]>([
    [`returned.c ${ADD} --scalars a,b`, 0, '--args a,b'],
    [`returned.o ${ADD} --scalars a,b --args a,b`, 0, 'proved'],
    [`returned.o ${ADD} --scalars a,b`, 5, 'a result that is returned in a register is left out'],
    [`returned.o ${ADD} --scalars a,b --args out,a,b`, 5, 'missingOutput'],
    [`returned.c ${ADD}`, 2, '--scalars a'],
    ['returned32.c --spec "out = a*b*R^-1 mod 2^31-2^24+1" --limbs 1x32 --scalars a,b', 0, '(2^32)^-1'],
    ['half.c --spec "r = r*2^-1 mod 2^64-2^32+1" --limbs 1x64 --bounds "r<p, out<p"', 0, '--args r'],
    ['half.o --spec "r = r*2^-1 mod 2^64-2^32+1" --limbs 1x64', 0, 'proved'],
    ['half.o --spec "r = a*2^-1 mod 2^64-2^32+1" --limbs 1x64 --args r,a', 5, 'with its argument on both sides'],
    ['half.c --spec "r = a*2^-1 mod 2^64-2^32+1" --limbs 1x64 --args r,a', 2, 'another number of parameters'],
    ['accumulated.c --spec "r = r+a mod 2^61-1" --limbs 1x64 --bounds "a<2^61, r<2^61"', 0, '--args r,a'],
    [`accumulated.o ${ADD}`, 5, 'with its argument on both sides'],
    [`last.c ${ADD}`, 0, '--args a,b,out'],
    [`last.o ${ADD}`, 5, 'it may be called otherwise'],
    ['narrow.c --spec "out = a+b mod 2^255-19" --limbs 10x25.5 --bounds "a[]<2^27, b[]<2^27"', 0, 'proved'],
    [`structures.c ${LIMBS}`, 0, 'proved'],
    [`hidden.c ${LIMBS}`, 0, '--args out,a,b'],
    [`byValue.c ${LIMBS}`, 5, 'a structure by value'],
    [`byValue.o ${LIMBS}`, 5, "the caller's frame"],
    ['signed.c --spec "out = a-b mod 2^255-19" --limbs 5x51 --bounds "a[]<2^50, b[]<2^50"', 5, 'is signed'],
    [`choice.c ${CHOICE} --bounds "s<2"`, 0, 'proved'],
    [`choice.o ${CHOICE} --bounds "s<2"`, 5, '--args says all arguments'],
    [`microsoft.c ${ADD}`, 5, '--convention win64'],
    [`microsoft.c ${ADD} --convention win64`, 0, 'proved'],
    [`microsoft.o ${ADD}`, 5, 'it may be called otherwise'],
    ['wide.c --spec "out = a mod 2^127-1" --limbs 2x64', 5, 'out is longer than --limbs says'],
    [`real.c ${ADD}`, 0, 'proved'],
    [`pointed.c ${POINTED} --args "r,a,b,&p,&n0,1"`, 0, '--args "r,a,b,&p,&n0,1"'],
    [`pointed.o ${POINTED} --args "r, a, b, &(2^63-25), &(-n0*n0^2 mod 2), 1"`, 4, '--args "r,a,b,&p,&1,1"'],
    [`pointed.c ${POINTED}`, 2, 'a number, n0, &p or &n0 for n, n0, num'],
    [`pointed.c ${POINTED} --args "r,a,b,&p,&q,1"`, 2, '&(R^2 mod p)'],
    [`pointed.c ${POINTED} --args "r,a,b,&p,&(R-p*3),1"`, 2, 'not a number that can be stored'],
    [`pointed32.c ${POINTED_32} --args "r,a,b,&p,&n0"`, 0, '(2^64)^-1'],
    [`bit63.c ${BIT_63}`, 0, 'proved'],
    [`bit63.o ${BIT_63}`, 0, 'proved'],
    [`double.c ${DOUBLE}&p"`, 0, '--args "r,a,&p"'],
    [`double.c ${DOUBLE}&(2*p - p)"`, 0, '--args "r,a,&p"'],
    [`double.c ${DOUBLE}&(5*p)"`, 0, '--args "r,a,&(11529215046068469755)"'],
    [`counted.c ${LIMBS}`, 2, 'does not mention all parameters'],
    [`counted.c ${LIMBS} --args out,a,b,5`, 0, 'proved'],
    [`last.c ${ADD.replace('a+b', 'a+c').replace('b<', 'c<')}`, 2, 'names something that is not a parameter'],
    ['last.c --spec "out = a+b mod 2^61-1" --limbs 1x64', 2, 'bounds may be missing: with --bounds "a<p, b<p" it is'],
  ])('%s: %i', async (line, code, said) => {
    await expectVerified(line, folder, code, said);
  });
});

describe('wrong code', () => {
  test.each<[string, string]>([
    [`returned.c ${ADD.replace('a+b', 'a+2*b')} --scalars a,b`, 'expected'],
    ['half.c --spec "r = r*3 mod 2^64-2^32+1" --limbs 1x64 --bounds "r<p"', 'for example with'],
    [`last.o ${ADD.replace('a+b', 'a-b')} --args a,b,out`, 'for example with'],
    ['last.o --spec "out = a-b mod 2^61-1" --limbs 1x64 --args a,b,out', 'for example with'],
    [`pointed.o ${POINTED} --args "r,a,b,&p,&(R - n0),1"`, 'for example with'],
    [`pointed.c ${POINTED} --args "r,a,b,&p,&(R - n0),1"`, 'on this processor: r ='],
    [`pointed.c ${POINTED} --args "r,a,b,&n0,&p,1"`, 'for example with'],
    [`pointed32.c ${POINTED_32} --args "r,a,b,&p,&5"`, 'for example with'],
    [`bit63.c ${BIT_63.replace('a-b', 'b-a')}`, 'for example with'],
    [`bit62.c ${BIT_63}`, 'for example with'],
    [`double.c ${DOUBLE}&(2^61)"`, '&(2305843009213693952)'],
    [`double.c ${DOUBLE}&2305843009213693951"`, 'bounds: '],
    [`last.o ${ADD} --args out,a,b`, 'uninitialised'],
    [`ones.c ${ADD}`, 'for example with a = ['],
    ['narrow.c --spec "out = a-b mod 2^255-19" --limbs 10x25.5 --bounds "a[]<2^27, b[]<2^27"', 'for example with'],
  ])('%s is refuted', async (line, said) => {
    await expectVerified(line, folder, 4, said);
  });
});

test('the claim of each proof is proved again when it is given back', async () => {
  for (const line of [
    `returned.c ${ADD} --scalars a,b`,
    'half.c --spec "r = r*2^-1 mod 2^64-2^32+1" --limbs 1x64 --bounds "r<p, out<p"',
    `last.c ${ADD}`,
  ]) {
    const first = await verified(line, folder);
    const [, claim] = /verify (.*)\n/.exec(first.text) ?? [];
    const again = await verified(claim, folder);
    expect([again.code, again.text.split('\n')[0]]).toEqual([0, first.text.split('\n')[0]]);
  }
});

/** A residue is shown whole: two that agree at first would look the same. */
test('numbers of a refutation are not cut', async () => {
  const p = '2^521-1';
  writeFileSync(
    join(folder, 'long.c'),
    '#include <stdint.h>\nvoid f(uint64_t *r, const uint64_t *a) { for (int i = 0; i < 9; i++) r[i] = a[i] ^ !i; }\n',
  );
  const { code, text } = await verified(`long.c --spec "out = a mod ${p}" --limbs 9x64 --bounds "a<p"`, folder);
  expect(code, text).toBe(4);
  const [, expected, found] =
    /expected ≡ (0x[0-9a-f]+) mod p, found (0x[0-9a-f]+) ≡/.exec(text.replace(/\s+/g, ' ')) ?? [];
  expect(expected).toBeDefined();
  expect(expected).not.toBe(found);
});

/** Whether a is a constant that fills a section, of which the code has these addresses. */
const EQUAL = '--spec "return = a == 5*2^192+1 mod 2^255-19" --limbs 4x64 --bounds "a<p" --args 0,a';
const ends = (...addresses: readonly string[]): string => {
  const data = ['.section .rodata', '.balign 8', '.Lp: .quad 1,0,0,5', '.section .rodata.b,"a"', '.Lq: .quad 7'];
  const loop = ['1: mov (%rsi), %r8', 'xor (%rdx), %r8', 'or %r8, %rax', 'add $8, %rsi', 'add $8, %rdx'];
  const end = ['cmp %rcx, %rdx', 'jne 1b', 'cmp $1, %rax', 'sbb %eax, %eax', 'neg %eax', 'ret', '.size f,.-f'];
  const head = ['.text', '.globl f', '.type f,@function', 'f: xor %eax, %eax'];
  return [...data, ...head, ...addresses, ...loop, ...end, ''].join('\n');
};
const [FIRST, END] = ['lea .Lp(%rip), %rdx', 'lea 32+.Lp(%rip), %rcx'];

test.each([
  ['behind the section', [FIRST, END], 0, ''],
  ['from its end', [END, 'lea -32(%rcx), %rdx'], 0, ''],
  ['before it', ['lea -8+.Lp(%rip), %rcx', 'lea 8(%rcx), %rdx', 'add $40, %rcx'], 0, ''],
  ['a limb too early', [FIRST, 'lea 24+.Lp(%rip), %rcx'], 4, 'as a != 5*2^192+1 mod p'],
  ['a limb too late', [FIRST, 'lea 40+.Lp(%rip), %rcx'], 5, 'a constant of another section than the address'],
  ['where it is read', [FIRST, END, 'mov (%rcx), %r9'], 5, 'a constant of another section than the address'],
  ['where the next one is', [FIRST, END, 'mov .Lq(%rip), %r9', 'mov (%rcx), %r9'], 5, 'a constant of another section'],
  ['by a name of the next one', [FIRST, 'lea .Lq(%rip), %rcx'], 5, 'which way jne goes is not known'],
  ['and jumps there', [FIRST, END, 'jmp 32+.Lp'], 5, 'the code refers to another section than that of the name'],
] as const)('a loop that ends %s', async (name, addresses, code, said) => {
  const file = name.replaceAll(' ', '-');
  writeFileSync(join(folder, `${file}.s`), ends(...addresses));
  execFileSync('as', [`${file}.s`, '-o', `${file}.o`], { cwd: folder });
  await expectVerified(`${file}.o --symbol f ${EQUAL}`, folder, code, said);
});

test.each(['-O1', '-O2', '-Os'])('a loop from the end of a constant, by the C compiler: %s', async (option) => {
  const head = '#include <stdint.h>\nstatic const uint64_t P[4] = {1, 0, 0, 5};';
  const loop = 'do { d |= *--a ^ *--p; } while (p != P);';
  const text = `int f(const uint64_t *a) { uint64_t d = 0; const uint64_t *p = P + 4; a += 4; ${loop} return d == 0; }`;
  const file = `down${option}`;
  writeFileSync(join(folder, `${file}.c`), `${head}\n${text}\n`);
  execFileSync('cc', [option, '-fno-tree-vectorize', '-c', `${file}.c`, '-o', `${file}.o`], { cwd: folder });
  await expectVerified(`${file}.o --symbol f ${EQUAL.replace('0,a', 'a')}`, folder, 0);
});

test('a constant by way of the global offset table must be in the object or library', async () => {
  const head = '#include <stdint.h>\nextern const uint64_t P[4];';
  const loop = 'for (int i = 0; i < 4; i++) d |= a[i] ^ P[i];';
  const text = `int f(const uint64_t *a) { uint64_t d = 0; ${loop} return d == 0; }`;
  writeFileSync(join(folder, 'needs.c'), `${head}\n${text}\n`);
  writeFileSync(join(folder, 'has.c'), `${head}\nconst uint64_t P[4] = {1, 0, 0, 5};\n`);
  execFileSync('cc', ['-O2', '-fno-tree-vectorize', '-fPIC', '-c', 'needs.c', 'has.c'], { cwd: folder });
  execFileSync('ar', ['rcs', 'both.a', 'needs.o', 'has.o'], { cwd: folder });
  execFileSync('ld', ['-r', '-o', 'both.o', 'needs.o', 'has.o'], { cwd: folder });
  execFileSync('cc', ['-shared', '-o', 'both.so', 'needs.o', 'has.o'], { cwd: folder });
  const line = `--symbol f ${EQUAL.replace('0,a', 'a')}`;
  await expectVerified(`needs.o ${line}`, folder, 5, 'try: what another file defines is found in the library of both');
  await expectVerified(`both.a ${line}`, folder, 0);
  await expectVerified(`both.o ${line}`, folder, 0);
  await expectVerified(`both.so ${line}`, folder, 5, '-fvisibility=hidden, -Wl,-Bsymbolic, or the archive');
});

/** Of what is returned, callers look at the bits of its type; code is run that is not decided. */
test('what is returned in 32 bits is run as such', async () => {
  const sum = (carry: string): string => `#include <stdint.h>
    uint32_t f(uint32_t a, uint32_t b) { for (int i = 0; i < 32; i++) { uint32_t c = a & b; a ^= b; b = ${carry}; }
    return a; }\n`;
  const stated = '--spec "out = a+b mod 2^31-2^24+1" --limbs 1x32 --scalars a,b --bounds "a<2^30, b<2^30" --args a,b';
  for (const [name, carry] of [
    ['carried', 'c << 1'],
    ['notCarried', 'c << 2'],
  ]) {
    writeFileSync(join(folder, `${name}.c`), sum(carry));
    execFileSync('cc', ['-O2', '-c', `${name}.c`], { cwd: folder });
  }
  await expectVerified(`carried.o ${stated}`, folder, 5, 'not shown');
  await expectVerified(`notCarried.o ${stated}`, folder, 4, 'on this processor: out = [0x');
});

/** `1x31` and `1x32` are limbs of 32 bits in registers, and say so of arrays only behind a colon. */
test('of a limb of 32 bits in a register, nothing is said above it, and all of it counts', async () => {
  const write = (name: string, ...lines: string[]): void =>
    writeFileSync(join(folder, `${name}.s`), `.intel_syntax noprefix\n.globl f\nf: ${[...lines, 'ret'].join('\n')}\n`);
  write('above', 'mov eax, edi', 'or eax, 0x80000000');
  write('copied', 'mov eax, edi', 'bts rax, 40');
  write('halved', 'imul rdi, rsi', 'mov rax, rdi', 'shr rdi, 31', 'and eax, 0x7fffffff', 'add rax, rdi');
  write('second', 'mov eax, [rdi+4]');
  const one = '--spec "r = a mod 2^31-1" --scalars a --args a --limbs';
  await expectVerified(`above.s ${one} 1x31`, folder, 4, 'on this processor: r = [0x8');
  await expectVerified(`copied.s ${one} 1x31`, folder, 0, '--limbs 1x32 --bounds "a<2^31"');
  await expectVerified(`copied.s ${one} 1x64`, folder, 4);
  const two = '--spec "r = a*b mod 2^31-1" --scalars a,b --args a,b --bounds "a<2^31, b<2^31" --limbs';
  await expectVerified(`halved.s ${two} 1x32`, folder, 5, 'try: --limbs 1x64 with --bounds');
  await expectVerified(`halved.s ${two} 1x64`, folder, 0);
  await expectVerified('second.s --spec "x, y = a; r = y mod 2^31-1" --limbs 1x32:u32 --args a', folder, 0, '1x32:u32');
});
