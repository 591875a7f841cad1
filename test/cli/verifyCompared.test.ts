/**
 * Carries and borrows that are found by comparing words, and masks that are made of whether a number is 0: sums,
 * differences, opposites, halves and products modulo a p, as portable libraries write them, are proved, as source and
 * as an object; what is like them and wrong is refuted.
 */
import { inverse } from '../../src/base/integers.ts';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

/** Of full width; the lower word is neither its highest nor its lowest. */
const P = 2n ** 128n - 159n;
/** An order, whose words have to be compared one by one; its highest word is the highest there is. */
const N = 2n ** 192n - 2n ** 65n - 0x1234567890abcdef0123n;

const wordsOf = (p: bigint, count: number): string =>
  Array.from({ length: count }, (_, i) => `0x${BigInt.asUintN(64, p >> BigInt(64 * i)).toString(16)}u`).join(', ');

/** Everything that a compiler could know of a mask is hidden from it. */
const HEAD = `#include <stdint.h>
typedef uint64_t u64; typedef unsigned __int128 u128;
static const u64 p[2] = {${wordsOf(P, 2)}}; static const u64 n[3] = {${wordsOf(N, 3)}};
static inline u64 hidden(u64 x) { __asm__ volatile("" : "+r"(x)); return x; }
static inline u64 ones(u64 x) { x = hidden(x); return hidden((u64)((int64_t)(x | -x) >> 63)); }
static inline u64 none(u64 x) { x = hidden(x); return hidden(0 - (hidden(~x & (x - 1)) >> 63)); }
static inline u64 sum(u64 *r, const u64 *a, const u64 *b) {
  u64 c = 0;
  for (int i = 0; i < 2; i++) { u64 t = c + a[i]; c = t < c; t += b[i]; c += t < b[i]; r[i] = t; } return c; }
static inline u64 difference(u64 *r, const u64 *a, const u64 *b) {
  u64 c = 0;
  for (int i = 0; i < 2; i++) { u64 z = a[i] < c, t = a[i] - c; c = (t < b[i]) + z; r[i] = t - b[i]; } return c; }
static inline void sumIf(u64 *r, u64 mask) {
  u64 c = 0;
  for (int i = 0; i < 2; i++) {
    u64 m = p[i] & mask, t = c + r[i]; c = t < r[i]; t += m; c += t < m; r[i] = t; } }
static inline int above(const u64 *r) {
  int yes = 0, no = 0;
  no |= r[2] < n[2]; no |= r[1] < n[1]; yes |= (r[1] > n[1]) & ~no; yes |= (r[0] >= n[0]) & ~no; return yes; }
`;

const PRODUCT = `u64 t[4] = {0}, d[2];
  for (int i = 0; i < 2; i++) {
    u64 low[2] = {t[0], t[1]}, m, c = 0;
    for (int j = 0; j < 2; j++) { u128 s = (u128)a[j] * b[i] + low[j] + c; low[j] = (u64)s; c = (u64)(s >> 64); }
    u64 high = t[2] + c; u64 over = high < c; m = low[0] * 0x${quotientFactor(P).toString(16)}u; c = 0;
    for (int j = 0; j < 2; j++) { u128 s = (u128)m * p[j] + low[j] + c; low[j] = (u64)s; c = (u64)(s >> 64); }
    high += c; over += high < c; t[0] = low[1]; t[1] = high; t[2] = over;
  }
  u64 borrow = difference(d, t, p), m = ones(t[2] ^ borrow);
  for (int i = 0; i < 2; i++) r[i] = (t[i] & m) | (d[i] & ~m);`;

/** -1/p modulo 2^64. */
function quotientFactor(p: bigint): bigint {
  return inverse(-p, 2n ** 64n);
}

const REDUCED_SUM = `u64 s[3]; u128 t = 0;
  for (int i = 0; i < 3; i++) { t += a[i]; t += b[i]; s[i] = (u64)t; t >>= 64; }
  unsigned over = (unsigned)t + above(s); t = 0;
  for (int i = 0; i < 3; i++) { t += s[i]; t += over * (u64)(~n[i] + !i); r[i] = (u64)t; t >>= 64; }`;

const TWO = '(u64 r[2], const u64 a[2], const u64 b[2])';
const ONE = '(u64 r[2], const u64 a[2])';

/** Function, statement modulo p or n, what it is. */
const CASES: readonly (readonly [string, string, string, number])[] = [
  ['sum', 'a+b', `${TWO} { u64 c = sum(r, a, b); c ^= difference(r, r, p); sumIf(r, ones(c)); }`, 0],
  ['sum, its carry forgotten', 'a+b', `${TWO} { sum(r, a, b); sumIf(r, ones(difference(r, r, p))); }`, 4],
  ['difference', 'a-b', `${TWO} { sumIf(r, ones(difference(r, a, b))); }`, 0],
  ['difference the other way round', 'a-b', `${TWO} { sumIf(r, ones(difference(r, b, a))); }`, 4],
  ['difference, its borrow inverted', 'a-b', `${TWO} { sumIf(r, ~ones(difference(r, a, b))); }`, 4],
  ['opposite', '-a', `${ONE} { difference(r, p, a); sumIf(r, ones(difference(r, r, p))); }`, 0],
  ['opposite, p for 0', '-a', `${ONE} { difference(r, p, a); }`, 4],
  [
    'opposite by a mask',
    '-a',
    `${ONE} { u64 m = ones(a[0] | a[1]), q[2] = {p[0] & m, p[1] & m}; difference(r, q, a); }`,
    0,
  ],
  [
    'opposite by another mask',
    '-a',
    `${ONE} { u64 m = ~none(a[0] | a[1]), q[2] = {p[0] & m, p[1] & m}; difference(r, q, a); }`,
    0,
  ],
  [
    'opposite by a mask of one word',
    '-a',
    `${ONE} { u64 m = ones(a[0]), q[2] = {p[0] & m, p[1] & m}; difference(r, q, a); }`,
    4,
  ],
  [
    'half',
    'a*2^-1',
    `${ONE} { u64 m = -(a[0] & 1), q[2] = {p[0] & m, p[1] & m}, c = sum(r, a, q);
    r[0] = r[0] >> 1 | r[1] << 63; r[1] = r[1] >> 1 | c << 63; }`,
    0,
  ],
  [
    'half, its carry dropped',
    'a*2^-1',
    `${ONE} { u64 m = -(a[0] & 1), q[2] = {p[0] & m, p[1] & m}; sum(r, a, q);
    r[0] = r[0] >> 1 | r[1] << 63; r[1] >>= 1; }`,
    4,
  ],
  ['product', 'a*b*R^-1', `${TWO} { ${PRODUCT} }`, 0],
  ['product, its carry dropped', 'a*b*R^-1', `${TWO} { ${PRODUCT.replace('t[2] = over', 't[2] = 0')} }`, 4],
  ['product with another factor', 'a*b*R^-1', `${TWO} { ${PRODUCT.replace('low[0] * 0x', 'low[0] * 2 * 0x')} }`, 4],
  ['product, either carry or borrow', 'a*b*R^-1', `${TWO} { ${PRODUCT.replace('t[2] ^ borrow', 't[2] | borrow')} }`, 4],
];

const LONG_CASES: typeof CASES = [
  ['words compared one by one', 'a+b', REDUCED_SUM, 0],
  ['a word not compared', 'a+b', REDUCED_SUM.replace('above(s)', '((s[2] == n[2]) & (s[1] > n[1]))'), 4],
  ['subtracted from it, too', 'a+b', REDUCED_SUM.replace('above(s)', '(1 & above(s) >> 1)'), 4],
];

/** As C and as an object, in the suite by turns. */
let turn = 0;

async function judge(text: string, statement: string, expected: number): Promise<void> {
  writeFileSync(join(folder, 'f.c'), HEAD + text);
  execFileSync('cc', ['-O2', '-c', 'f.c'], { cwd: folder });
  for (const file of oneIn(2, turn++ % 2 === 0 ? ['f.c', 'f.o'] : ['f.o', 'f.c'])) {
    const said = expected === 4 ? /for example with a = \[|a = \[.*\].*expected/ : '';
    await expectVerified(`${file} ${statement}`, folder, expected, said);
  }
}

test.skipIf(toolchain === null).each(CASES)('%s: %s', (_, relation, text, expected) => {
  const names = relation.includes('b') ? ['a', 'b', 'r'] : ['a', 'r'];
  const bounds = names.map((name) => `${name}<p`).join(', ');
  const others = `--limbs 2x64 --bounds "${bounds}" --args r,${names.slice(0, -1)}`;
  return judge(`void f${text}`, `--spec "r = ${relation} mod ${P}" ${others}`, expected);
});

test.skipIf(toolchain === null).each(LONG_CASES)('%s', (_, relation, text, expected) =>
  judge(
    `void f(u64 r[3], const u64 a[3], const u64 b[3]) { ${text} }`,
    `--spec "r = ${relation} mod ${N}" --limbs 3x64 --bounds "a<p, b<p, r<p" --args r,a,b`,
    expected,
  ),
);
