/**
 * The last subtraction of a sum or a Montgomery product modulo a p of full width is chosen by the carry of the sum and
 * the borrow of the difference: proved as people write it, and what is like it and wrong is refuted.
 */
import { inverse } from '../../src/base/integers.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const P256 = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const SECP256K1 = 2n ** 256n - 2n ** 32n - 977n;

/** -1/p modulo 2^64. */
const quotientFactor = (p: bigint): bigint => inverse(-p, 2n ** 64n);

const words = (p: bigint): string =>
  [0n, 64n, 128n, 192n].map((at) => `0x${BigInt.asUintN(64, p >> at).toString(16)}u`).join(', ');

const head = (p: bigint): string => `#include <stdint.h>
typedef uint64_t u64;
typedef unsigned __int128 u128;
static const u64 p[4] = {${words(p)}};
static inline u64 adc(u64 *r, u64 a, u64 b, u64 c) { u128 t = (u128)a + b + c; *r = (u64)t; return (u64)(t >> 64); }
static inline u64 sbb(u64 *r, u64 a, u64 b, u64 c) { u128 t = (u128)a - b - c; *r = (u64)t; return (u64)(t >> 64) & 1; }
static inline u64 mac(u64 *r, u64 t, u64 a, u64 b, u64 c) {
  u128 s = (u128)a * b + t + c; *r = (u64)s; return (u64)(s >> 64); }
void f(u64 out[4], const u64 a[4], const u64 b[4]) {`;

const SUM = 'u64 t[4], carry = 0; for (int i = 0; i < 4; i++) carry = adc(&t[i], a[i], b[i], carry);';
const product = (p: bigint): string => `u64 t[5] = {0};
  for (int i = 0; i < 4; i++) {
    u64 c = 0, m, none;
    for (int j = 0; j < 4; j++) c = mac(&t[j], t[j], a[j], b[i], c);
    u64 high = adc(&t[4], t[4], c, 0);
    m = t[0] * 0x${quotientFactor(p).toString(16)}u; c = mac(&none, t[0], m, p[0], 0);
    for (int j = 1; j < 4; j++) c = mac(&t[j - 1], t[j], m, p[j], c);
    t[4] = high + adc(&t[3], t[4], c, 0);
  }
  u64 carry = t[4];`;
const DIFFERENCE = 'u64 s[4], borrow = 0; for (int i = 0; i < 4; i++) borrow = sbb(&s[i], t[i], p[i], borrow);';
const selectBy = (mask: string): string =>
  `${DIFFERENCE} u64 m = ${mask}; for (int i = 0; i < 4; i++) out[i] = (s[i] & m) | (t[i] & ~m); }`;
const xorBy = (mask: string): string =>
  `${DIFFERENCE} u64 m = ${mask}; for (int i = 0; i < 4; i++) out[i] = t[i] ^ ((t[i] ^ s[i]) & m); }`;
const addBack = (mask: string): string =>
  `${DIFFERENCE} u64 m = ${mask}, c = 0; for (int i = 0; i < 4; i++) c = adc(&out[i], s[i], p[i] & m, c); }`;

const EITHER = '-(carry | (borrow ^ 1))';
const FIVE_WORDS = 'carry - borrow';
const BORROW = '0; u64 none; m = -(u64)!sbb(&none, carry, 0, borrow)';

const CASES: readonly (readonly [string, bigint, 'sum' | 'product', string, number])[] = [
  ['carry or no borrow', P256, 'sum', selectBy(EITHER), 0],
  ['carry or no borrow', SECP256K1, 'sum', selectBy(EITHER), 0],
  ['carry or no borrow', P256, 'product', selectBy(EITHER), 0],
  ['carry or no borrow, by xor', SECP256K1, 'sum', xorBy(EITHER), 0],
  ['the borrow of one more word', P256, 'product', selectBy(BORROW), 0],
  ['the borrow of one more word', SECP256K1, 'product', selectBy(BORROW), 0],
  ['carry minus borrow', P256, 'sum', selectBy(`~(${FIVE_WORDS})`), 0],
  ['p added back', SECP256K1, 'sum', addBack(FIVE_WORDS), 0],
  ['the carry forgotten', P256, 'sum', selectBy('-(borrow ^ 1)'), 4],
  ['the carry forgotten', P256, 'product', selectBy('-(borrow ^ 1)'), 4],
  ['the carry forgotten', SECP256K1, 'sum', xorBy('-(borrow ^ 1)'), 4],
  ['the borrow forgotten', P256, 'sum', selectBy('-carry'), 4],
  ['carry and no borrow', P256, 'sum', selectBy('-(carry & (borrow ^ 1))'), 4],
  ['carry or borrow', SECP256K1, 'sum', selectBy('-(carry | borrow)'), 4],
  ['the mask inverted', P256, 'product', selectBy(`~${EITHER}`), 4],
  ['nothing added back', SECP256K1, 'sum', addBack('0'), 4],
];

test.skipIf(toolchain === null).each(oneIn(2, CASES))(
  '%s, modulo %s, of a %s',
  async (_, p, kind, selection, expected) => {
    writeFileSync(join(folder, 'mask.c'), head(p) + (kind === 'sum' ? SUM : product(p)) + selection);
    const spec = `out = ${kind === 'sum' ? 'a+b' : 'a*b*R^-1'} mod ${p}`;
    const line = `mask.c --spec "${spec}" --limbs 4x64 --bounds "a<p, b<p, out<p"`;
    await expectVerified(line, folder, expected, expected === 4 ? /for example with a = \[.*\], b = \[/ : '');
  },
);
