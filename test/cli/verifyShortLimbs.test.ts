/**
 * Numbers whose limbs take 4 bytes (or one) in memory, of objects, which say nothing of it: right code is proved, wrong
 * code is refuted in the limbs of the statement, and where nothing is stated of their length it is said what to state.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { byTurns } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';
import { expectVerified, verified } from './verified.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Modulo 2^256-2^32-977, which makes 2^260 of the tenth limb 2^10 of the first, and 0x3d10 of the zeroth. */
const HEAD = `#include <stdint.h>
typedef uint32_t word; typedef uint64_t twice;
enum { MASK = 0x3ffffff };
`;
const product = ({ low = '0x3d10', from = 'j', mask = 'MASK', carry = '(c >> 26)' } = {}): string => `
void f(word *restrict r, const word *restrict a, const word *restrict b) {
  twice t[20], c = 0;
  for (int i = 0; i < 20; i++) t[i] = 0;
  for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) t[i + j] += (twice)a[i] * b[${from}];
  for (int i = 0; i < 19; i++) { c += t[i]; t[i] = c & MASK; c >>= 26; }
  t[19] = c; c = 0;
  for (int i = 0; i < 10; i++) {
    c += t[i] + t[10 + i] * ${low} + (i > 0 ? t[9 + i] << 10 : 0);
    t[i] = c & MASK; c >>= 26;
  }
  c += t[19] << 10;
  t[1] += c << 10; c = t[0] + c * 0x3d10;
  for (int i = 0; i < 9; i++) { r[i] = c & ${mask}; c = ${carry} + t[i + 1]; }
  r[9] = c;
}`;
const sum = (of = 'b[i]'): string =>
  `void f(word *restrict r, const word *restrict a, const word *restrict b) {
  for (int i = 0; i < 10; i++) r[i] = a[i] + ${of}; }`;
/** Half of a, or of a + p where a is odd: compilers mask bits of two limbs at once. */
const half = (bit = 25): string => `void f(word *restrict r, const word *restrict a) {
  static const word P[10] = {0x3fffc2f, 0x3ffffbf, MASK, MASK, MASK, MASK, MASK, MASK, MASK, 0x3fffff};
  word t[10], odd = -(a[0] & 1);
  for (int i = 0; i < 10; i++) t[i] = a[i] + (P[i] & odd);
  for (int i = 0; i < 9; i++) r[i] = (t[i] >> 1) + ((t[i + 1] & 1) << ${bit});
  r[9] = t[9] >> 1; }`;
/** 2^256 is 38 modulo 2^255-19; the sum is below 2^32 and may be 2^256 more than its words say. */
const folded = (fold = 38): string => `void f(word *r, const word *a) {
  twice c = (twice)a[0] * 3; word t[8];
  for (int i = 0; i < 8; i++) { t[i] = c; c = (c >> 32) + (i < 7 ? (twice)a[i + 1] * 3 : 0); }
  c = c * ${fold} + t[0];
  for (int i = 0; i < 8; i++) { r[i] = c; c = (c >> 32) + (i < 7 ? t[i + 1] : 0); } }`;
/** a*2^256 / 2^128 by a Montgomery multiplication; whether a result is below p is found in words of 64 bits. */
const MODULUS = 0xdbc8fbbcbde5c0994164d8399f767c77n;
const MONTGOMERY = {
  digit: '0xe539e2b9',
  square: 2n ** 256n % MODULUS,
  borrow: '(d >> 32) & 1',
  less: '<',
  top: 'c >> 32',
};
const toMontgomery = (altered: Partial<typeof MONTGOMERY> = {}): string => {
  const { digit, square, borrow, less, top } = { ...MONTGOMERY, ...altered };
  const limbs = (x: bigint): string =>
    [0n, 32n, 64n, 96n].map((at) => `0x${((x >> at) % 2n ** 32n).toString(16)}`).join();
  return `static const word P[4] = {${limbs(MODULUS)}}, B[4] = {${limbs(square)}};
void f(word *restrict r, const word *restrict a) {
  word t[5] = {0}, s[4], borrow = 0;
  for (int i = 0; i < 4; i++) {
    twice c = 0;
    for (int j = 0; j < 4; j++) { c += (twice)a[i] * B[j] + t[j]; t[j] = c; c >>= 32; }
    c += t[4]; t[4] = c; word top = c >> 32, m = t[0] * ${digit}u;
    c = ((twice)m * P[0] + t[0]) >> 32;
    for (int j = 1; j < 4; j++) { c += (twice)m * P[j] + t[j]; t[j - 1] = c; c >>= 32; }
    c += t[4]; t[3] = c; t[4] = top + (word)(${top}); }
  for (int j = 0; j < 4; j++) { twice d = (twice)t[j] - P[j] - borrow; s[j] = d; borrow = ${borrow}; }
  word keep = -(word)(t[4] ${less} borrow);
  for (int j = 0; j < 4; j++) r[j] = (t[j] & keep) | (s[j] & ~keep); }`;
};

const SOURCES: Readonly<Record<string, string>> = {
  product: product(),
  mask: product({ mask: '(MASK >> 1)' }),
  constant: product({ low: '0x3d11' }),
  carry: product({ carry: '(i == 4 ? 0 : c >> 26)' }),
  swapped: product({ from: '(j ^ 1)' }),
  sum: sum(),
  otherSum: sum('b[i ^ 1]'),
  half: half(),
  otherBit: half(24),
  tripled: folded(),
  otherFold: folded(37),
  montgomery: toMontgomery(),
  otherDigit: toMontgomery({ digit: '0xe539e2bb' }),
  otherSquare: toMontgomery({ square: MONTGOMERY.square + 1n }),
  otherBorrow: toMontgomery({ borrow: '(d >> 31) & 1' }),
  noBorrow: toMontgomery({ borrow: 'j == 2 ? 0 : (d >> 32) & 1' }),
  lessOrEqual: toMontgomery({ less: '<=' }),
  noTop: toMontgomery({ top: '0' }),
  bytes: `void f(uint8_t *restrict r, const uint8_t *restrict a) { for (int i = 0; i < 32; i++) r[i] = a[i]; }`,
  signed: `void f(int32_t *r, const int32_t *a) { for (int i = 0; i < 10; i++) r[i] = -a[i]; }`,
};
const { path: clang } = findTools().byName.clang;
/** By the suffix of the object: gcc joins limbs in registers of 128 bits, clang in those of 64 bits, too. */
const COMPILERS: readonly (readonly [suffix: string, compiler: string, flags: readonly string[]])[] = [
  ['1', 'cc', ['-O1']],
  ['3', 'cc', ['-O3', '-fno-tree-loop-distribute-patterns']],
  ...(clang === null ? [] : [['c', clang, ['-O2']] as const]),
];

beforeAll(() => {
  for (const [name, text] of Object.entries(SOURCES)) {
    writeFileSync(join(folder, `${name}.c`), HEAD + text);
    for (const [suffix, compiler, flags] of COMPILERS)
      execFileSync(compiler, ['-w', ...flags, '-c', `${name}.c`, '-o', `${name}.${suffix}.o`], { cwd: folder });
  }
});

const P = 'mod 2^256-2^32-977';
const PRODUCT = `--spec "out = a*b ${P}" --limbs 10x26:u32 --bounds "a[]<2^27, b[]<2^27, out[]<2^27, out[0]<2^26"`;
const SUM = `--spec "out = a+b ${P}" --limbs 10x26:u32 --bounds "a[]<2^31, b[]<2^31"`;
const HALF = `--spec "out = a*2^-1 ${P}" --limbs 10x26:u32 --bounds "a[]<2^30"`;
const TRIPLED = '--spec "out = 3*a mod 2^255-19" --limbs 8x32:u32 --bounds "a<2^255"';
const TO_MONTGOMERY = `--spec "out = a*R mod ${MODULUS}" --limbs 4x32:u32 --bounds "a<p, out<p"`;

const SUFFIXES = COMPILERS.map(([suffix]) => suffix);

test.each(
  byTurns(SUFFIXES, [
    ['product', PRODUCT],
    ['bytes', '--spec "out = a mod 2^255-19" --limbs 32x8:u8'],
    ['sum', SUM],
    ['half', HALF],
    ['tripled', TRIPLED],
    ['montgomery', TO_MONTGOMERY],
  ]),
)('objects *.%s.o: %j is proved', async (suffix, [name, statement]) => {
  const [limbs] = /--limbs \S+/.exec(statement) ?? [];
  await expectVerified(`${name}.${suffix}.o ${statement}`, folder, 0, `${limbs} `);
});

test.each([
  // Those that take longest, by one compiler.
  ...['mask', 'carry'].map((name) => ['3', [name, PRODUCT, 10]] as const),
  ...byTurns<string, readonly [name: string, statement: string, limbs: number]>(SUFFIXES, [
    ['constant', PRODUCT, 10],
    ['otherBit', HALF, 10],
    ['swapped', PRODUCT, 10],
    ['otherSum', SUM, 10],
    ['product', PRODUCT.replace('out[]<2^27', 'out[]<2^26'), 10],
    ['otherFold', TRIPLED, 8],
    ...['otherDigit', 'otherSquare', 'otherBorrow', 'noBorrow', 'lessOrEqual', 'noTop'].map(
      (name) => [name, TO_MONTGOMERY, 4] as const,
    ),
    ['sum', SUM.replace('a[]<2^31', 'a[]<2^32'), 10],
  ]),
])('objects *.%s.o: %j is refuted', async (suffix, [name, statement, count]) => {
  const { code, text } = await verified(`${name}.${suffix}.o ${statement}`, folder);
  expect(code, text).toBe(4);
  const [, a] = /for example with a = \[([^\]]*)\]/.exec(text.replace(/\s+/g, ' ')) ?? [];
  expect(a?.split(',').filter((limb) => BigInt(limb.trim()) < 2n ** 32n)).toHaveLength(count);
  expect(text).toMatch(/on this processor: out =/);
});

test.each(
  SUFFIXES.flatMap((suffix) => [
    [`product.${suffix}.o`, PRODUCT],
    [`sum.${suffix}.o`, SUM],
  ]),
)('%s without a length: it is said what to state', (file, statement) =>
  expectVerified(`${file} ${statement.replace(':u32', '')}`, folder, 5, '--limbs 10x26:u32'),
);

test.each<[string, number, string]>([
  [`product.c ${PRODUCT}`, 0, '--limbs 10x26:u32'],
  [`product.c ${PRODUCT.replace(':u32', '')}`, 0, '--limbs 10x26:u32'],
  ['bytes.c --spec "out = a mod 2^255-19" --limbs 8x32:u32', 0, '--limbs 8x32:u32'],
  ['bytes.c --spec "out = a mod 2^255-19" --limbs 10x26:u32', 2, 'expected: u8'],
  [`tripled.c ${TRIPLED.replace('8x32:u32', '8x32')}`, 0, '--limbs 8x32:u32'],
  [`tripled.1.o ${TRIPLED.replace('8x32:u32', '4x64')}`, 5, 'as 8x32:u32'],
  ['signed.1.o --spec "out = -a mod 2^255-19" --limbs 10x25.5:i32', 5, 'signed limbs are not understood'],
  ['signed.c --spec "out = -a mod 2^255-19" --limbs 10x25.5:u32', 5, 'is signed'],
  ['sum.1.o --spec "out = -a mod 2^255-19" --limbs 10x25.5:u16', 5, 'limbs of 2 bytes'],
  ['sum.1.o --spec "out = -a mod 2^255-19" --limbs 10x25.5:word', 2, 'u32 or u8 behind the colon'],
  ['sum.1.o --spec "out = -a mod 2^255-19" --limbs 5x51:u32:u32', 2, 'u32 or u8 behind the colon'],
  ['sum.1.o --spec "out = -a mod 2^255-19" --limbs 7x32:u32', 2, 'do not hold numbers below the modulus'],
  ['sum.1.o --spec "out = -a mod 2^255-19" --limbs 10x26:u32 --lanes 4', 5, 'other limbs than words'],
])('%s: %i', (line, expected, said) => expectVerified(line, folder, expected, said));

test('a source of shorter limbs says how far apart they are', async () => {
  const line = [
    'optimize',
    '--source',
    join(folder, 'montgomery.c'),
    '--function',
    'f',
    '--spec',
    `r = a*R mod ${MODULUS}`,
  ];
  const { code, notes } = await runLine([...line, '--bounds', 'a<p, r<p', '--stop-after', 'ir'], {
    ...RUNNING,
    root,
    cwd: folder,
    results: folder,
  });
  expect(code, notes).toBe(0);
});

test('in a manifest', async () => {
  const verify = `{ spec = "out = a+b ${P}", limbs = "10x26:u32", bounds = "a[]<2^31, b[]<2^31" }`;
  const entry = (file: string): string => `[[function]]\nfile = "${file}.1.o"\nverify = ${verify}\n`;
  writeFileSync(join(folder, 'fieldwright.toml'), entry('sum') + entry('otherSum'));
  const { code, out } = await runLine(['check'], { ...RUNNING, root, cwd: folder });
  expect(code, out).toBe(4);
  expect(out).toMatch(/sum\.1\.o +verify +proved/);
  expect(out).toMatch(/otherSum\.1\.o +verify +REFUTED/);
});
