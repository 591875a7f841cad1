/**
 * Code that says whether numbers are equal modulo p, as libraries write it: proved of objects by gcc and clang and of
 * C; single faults are refuted, also those that show for one multiple of p only.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { byTurns } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified, verified } from './verified.ts';

const folder = temporaryFolder();

const RIGHT = {
  fold: '5',
  carry: '>> 44',
  low: '& LOW',
  zero: 'z |= t[i]',
  other: '^ 4',
  top: '== LAST',
  all: '== LOW',
  joined: '|',
};

/** Zero modulo 2^130-5, of limbs with carries in them: what is left may be 0 or p. */
const normalizesToZero = (altered: Partial<typeof RIGHT> = {}): string => {
  const { fold, carry, low, zero, other, top, all, joined } = { ...RIGHT, ...altered };
  return `int f(const uint64_t a[3]) {
    enum { TOP = 42 };
    const uint64_t LOW = ((uint64_t)1 << 44) - 1, LAST = ((uint64_t)1 << TOP) - 1;
    uint64_t t[3], z = 0, o, c = (a[2] >> TOP) * ${fold};
    for (int i = 0; i < 3; i++) {
      c += i < 2 ? a[i] : a[i] & LAST; t[i] = i < 2 ? c ${low} : c; c = c ${carry}; ${zero};
    }
    o = (t[0] ${other}) & t[1];
    return (z == 0) ${joined} ((o ${all}) & (t[2] ${top})); }`;
};

const FAULTS: Readonly<Record<string, Partial<typeof RIGHT>>> = {
  otherFold: { fold: '4' },
  noFold: { fold: '0' },
  shortCarry: { carry: '>> 43' },
  noCarry: { carry: '>> 63' },
  shortMask: { low: '& (LOW >> 1)' },
  limbLeftOut: { zero: 'if (i != 1) z |= t[i]' },
  sumOfLimbs: { zero: 'z ^= t[i]' },
  otherModulus: { other: '^ 5' },
  pLeftOut: { other: '& 0' },
  notAll: { all: '>= LOW - 1' },
  topNotAsked: { top: '<= LAST' },
  both: { joined: '&' },
};

/** Whether a word is one of these multiples of 2^64-59, which has two in a word. */
const word = (...multiples: readonly string[]): string =>
  `int f(const uint64_t *a) { return ${multiples.map((m) => `(*a == ${m})`).join(' | ')}; }`;
const P = '0xffffffffffffffc5u';

/** Of numbers below the order of secp256k1. */
const WORDS: Readonly<Record<string, string>> = {
  stored: 'void f(uint64_t *out, const uint64_t a[4]) { *out = (a[0] | a[1] | a[2] | a[3]) == 0; }',
  zero: 'int f(const uint64_t a[4]) { return (a[0] | a[1] | a[2] | a[3]) == 0; }',
  equal: `int f(const uint64_t a[4], const uint64_t b[4]) {
    uint64_t d = 0; for (int i = 0; i < 4; i++) d |= a[i] ^ b[i]; return d == 0; }`,
  subtracted: `_Bool f(const uint64_t a[4], const uint64_t b[4]) {
    uint64_t d = 0; unsigned __int128 c = 0;
    for (int i = 0; i < 4; i++) { c = (unsigned __int128)a[i] - b[i] - (c >> 127); d |= (uint64_t)c; }
    return d == 0; }`,
  mask: `uint64_t f(const uint64_t a[4]) {
    uint64_t d = a[0] | a[1] | a[2] | a[3]; return ((d | -d) >> 63) - 1; }`,
  nonzero: 'void f(uint64_t *out, const uint64_t a[4]) { *out = a[0] | a[1] | a[2] | a[3]; }',
  one: 'uint8_t f(const uint64_t a[4]) { return ((a[0] ^ 1) | a[1] | a[2] | a[3]) == 0; }',
  threeLimbs: 'int f(const uint64_t a[4]) { return (a[0] | a[1] | a[3]) == 0; }',
  lastDiffers: `int f(const uint64_t a[4], const uint64_t b[4]) {
    uint64_t d = 0; for (int i = 0; i < 3; i++) d |= a[i] ^ b[i]; return d == 0; }`,
  truncated: 'int f(const uint64_t a[4]) { return (int)(a[0] | a[1] | a[2] | a[3]) == 0; }',
  structure: 'struct s { uint64_t of[3]; }; struct s f(const uint64_t a[4]) { return (struct s){{a[0] == 0}}; }',
};

/** As clang compiles it for vectors of 128 bits, without and with SSE4.1; of 4x64. */
const VECTORS: Readonly<Record<string, string>> = {
  halves: 'pxor %xmm0, %xmm0\npcmpeqd %xmm1, %xmm0\nmovmskps %xmm0, %ecx\nxor %eax, %eax\nxor $15, %ecx\nsete %al',
  tested: 'xor %eax, %eax\nptest %xmm1, %xmm1\nsete %al',
  bytes: 'pxor %xmm0, %xmm0\npcmpeqb %xmm1, %xmm0\npmovmskb %xmm0, %ecx\nxor %eax, %eax\ncmp $0xffff, %ecx\nsete %al',
};
const VECTOR_FAULTS: Readonly<Record<string, string>> = {
  halfLeftOut: VECTORS['halves'].replace('xor $15, %ecx', 'or $4, %ecx\nxor $15, %ecx'),
  byteLeftOut: VECTORS['bytes'].replace('cmp $0xffff, %ecx', 'or $0x800, %ecx\ncmp $0xffff, %ecx'),
  signsOnly: VECTORS['tested'].replace('ptest', 'movmskpd %xmm1, %ecx\ntest %ecx, %ecx\n#'),
  testedOther: VECTORS['tested'].replace('ptest %xmm1, %xmm1', 'ptest %xmm0, %xmm0'),
  carry: VECTORS['tested'].replace('sete', 'setb'),
};

const { path: clang } = findTools().byName.clang;
const COMPILERS = [['gcc', 'cc'] as const, ...(clang === null ? [] : [['clang', clang] as const])];

beforeAll(() => {
  const faults = Object.entries(FAULTS).map(([name, altered]) => [name, normalizesToZero(altered)] as const);
  const sources = {
    ...{ ...WORDS, right: normalizesToZero(), ...Object.fromEntries(faults) },
    ...{ both01: word('0', P), only0: word('0'), onlyP: word(P) },
  };
  for (const [name, text] of Object.entries({ ...VECTORS, ...VECTOR_FAULTS })) {
    const loads = 'movdqu (%rdi), %xmm0\nmovdqu 16(%rdi), %xmm1\npor %xmm0, %xmm1';
    const head = '.globl f\n.type f,@function\nf:';
    writeFileSync(join(folder, `${name}.s`), `${head}\n${loads}\n${text}\nret\n.size f,.-f\n`);
  }
  for (const [name, text] of Object.entries(sources)) {
    writeFileSync(join(folder, `${name}.c`), `#include <stdint.h>\n${text}\n`);
    for (const [suffix, compiler] of COMPILERS) {
      const flags = ['-w', '-O2', '-fno-tree-vectorize', '-mno-sse4', '-c', `${name}.c`, '-o', `${name}.${suffix}.o`];
      execFileSync(compiler, flags, { cwd: folder });
    }
  }
});

const NORMALIZED = '--spec "return = a == 0 mod 2^130-5" --limbs 3x44 --bounds "a[]<2^47"';
const N = '2^256-0x14551231950b75fc4402da1732fc9bebf';

const BY = COMPILERS.map(([name]) => name);

test.each(byTurns(BY, Object.keys(FAULTS)))('by %s: %s is refuted', async (compiler, name) => {
  const { code, text } = await verified(`${name}.${compiler}.o ${NORMALIZED}`, folder);
  expect(code, text).toBe(4);
  expect(text).toMatch(/for example with a = \[/);
  expect(text).toMatch(/on this processor: return = \[0x/);
});

describe.each(BY)('by %s', (compiler) => {
  test('what normalizes to zero is proved', () => expectVerified(`right.${compiler}.o ${NORMALIZED}`, folder, 0));

  const word64 = '--spec "return = a == 0 mod 2^64-59" --limbs 1x64';
  test('every multiple of the modulus counts', async () => {
    await expectVerified(`both01.${compiler}.o ${word64} --bounds "a<2^64"`, folder, 0);
    await expectVerified(`only0.${compiler}.o ${word64} --bounds "a<2^64"`, folder, 4, 'a = [0xffffffffffffffc5]');
    await expectVerified(`onlyP.${compiler}.o ${word64} --bounds "a<2^64"`, folder, 4, 'a = [0x0]');
    await expectVerified(`only0.${compiler}.o ${word64} --bounds "a<p"`, folder, 0);
  });
});

const ZERO = `--limbs 4x64 --bounds "a<p" --spec`;
const PAIR = `--limbs 4x64 --bounds "a<p, b<p" --spec`;

describe('in vectors of 128 bits', () => {
  test.each(Object.keys(VECTORS))('%s are proved', (name) =>
    expectVerified(`${name}.s ${ZERO} "return = a == 0 mod ${N}"`, folder, 0),
  );
  test.each(Object.keys(VECTOR_FAULTS))('%s is refuted', (name) =>
    expectVerified(`${name}.s ${ZERO} "return = a == 0 mod ${N}" --args a`, folder, 4, 'on this processor: return ='),
  );
});

describe('answers', () => {
  test.each([
    ['1 is returned', `zero.c ${ZERO} "return = a == 0 mod ${N}"`],
    ['of two numbers', `equal.c ${PAIR} "return = a == b mod ${N}"`],
    ['in one byte', `subtracted.c ${PAIR} "return = a == b mod ${N}"`],
    ['all bits', `mask.c ${ZERO} "return = a == 0 mod ${N} ? -1 : 0"`],
    ['anything, behind a pointer', `nonzero.c ${ZERO} "out = a != 0 mod ${N} ? any : 0"`],
    ['of a constant', `one.c ${ZERO} "return = a == 1 mod ${N}"`],
    ['in the Montgomery form of a number', `equal.gcc.o ${PAIR} "return = a*R^-1 == b*R^-1 mod ${N}"`],
    ['of an object, in a byte', `one.gcc.o ${ZERO} "return:u8 = a == 1 mod ${N}"`],
  ])('%s', (_, line) => expectVerified(line, folder, 0));

  test.each([
    [
      'a limb is left out',
      `threeLimbs.c ${ZERO} "return = a == 0 mod ${N}"`,
      'expected 0x0, as a != 0 mod p, found 0x1',
    ],
    ['of two numbers', `lastDiffers.c ${PAIR} "return = a == b mod ${N}"`, 'expected 0x0, as a != b mod p, found 0x1'],
    ['half a word', `truncated.c ${ZERO} "return = a == 0 mod ${N}"`, 'expected 0x0'],
    ['the opposite', `zero.c ${ZERO} "return = a != 0 mod ${N}"`, 'mod p, found 0x'],
    ['a mask is not 1', `mask.c ${ZERO} "return = a == 0 mod ${N}"`, 'expected 0x1'],
    ['a word is not 1', `nonzero.c ${ZERO} "out = a != 0 mod ${N}"`, 'expected 0x1, as a != 0 mod p'],
  ])('refuted: %s', (_, line, said) => expectVerified(line, folder, 4, said));

  test.each([
    ['another type than the source has', `zero.c ${ZERO} "return:u64 = a == 0 mod ${N}"`, 'expected: 32 bits'],
    ['a large structure', `structure.c ${ZERO} "return = a == 0 mod ${N}"`, 'an integer of the source'],
    ['unknown values', `zero.c ${ZERO} "return = a == 0 mod ${N} ? 2 : 0"`, 'expected: 1 : 0, -1 : 0 or any : 0'],
    [
      'a modulus is missing',
      `zero.c ${ZERO} "return = a == 0"`,
      'expected: <result> = <polynomial> == <polynomial> mod',
    ],
    ['nothing is asked', `zero.c ${ZERO} "return = a == a mod ${N}"`, 'does not depend on the inputs'],
    ['bounds of an answer', `zero.c --limbs 4x64 --bounds "return<2" --spec "return = a == 0 mod ${N}"`, 'one of a'],
    ['steps', `zero.c ${ZERO} "s = a; return = s == 0 mod ${N}"`, 'one line about numbers'],
  ])('not understood: %s', (_, line, said) => expectVerified(line, folder, 2, said));

  test('bounds that are missing are named', () =>
    expectVerified(`equal.c --limbs 4x64 --spec "return = a == b mod ${N}"`, folder, 2, '"a<p, b<p" it is proved'));

  test('an answer of one byte may be what is meant', async () => {
    const text = 'mov (%rdi), %rax\nor 8(%rdi), %rax\nor 16(%rdi), %rax\nor 24(%rdi), %rax\nsete %al\nret';
    writeFileSync(join(folder, 'byte.s'), `.globl f\n.type f,@function\nf:\n${text}\n.size f,.-f\n`);
    const line = `byte.s ${ZERO} "return = a == 0 mod ${N}"`;
    await expectVerified(line, folder, 5, `try: "return:u8 = a == 0 mod ${N}", if it returns one byte`);
    await expectVerified(line.replace('return =', 'return:u8 ='), folder, 0);
  });

  test('an answer may be stored instead', async () => {
    await expectVerified(`stored.gcc.o ${ZERO} "out = a == 0 mod ${N}"`, folder, 5, '--args');
    await expectVerified(`stored.gcc.o ${ZERO} "out = a == 0 mod ${N}" --args out,a`, folder, 0);
  });

  test('lanes have no questions', () =>
    expectVerified(`zero.gcc.o ${ZERO} "return = a == 0 mod ${N}" --lanes 8`, folder, 5, 'no --lanes'));

  test('a claim is printed as it is read', async () => {
    const line = `nonzero.c ${ZERO} "out = a != 0 mod ${N} ? any : 0"`;
    const { text } = await verified(line, folder);
    const [, spec] = /--spec '(.*?)'|--spec "(.*?)"/.exec(text)?.filter((part) => part !== undefined) ?? [];
    expect(spec).toMatch(/^out:u64 = a != 0 mod .* \? any : 0$/);
    await expectVerified(`nonzero.c ${ZERO} "${spec}"`, folder, 0);
  });
});
