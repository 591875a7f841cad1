/** Canonical negation, p - a and 0 for 0, by a mask of "not zero"; and what is like it and wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const ALL = 'a[0] | a[1] | a[2] | a[3]';
const CODE = `#include <stdint.h>
typedef unsigned __int128 u128;
static const uint64_t n[4] = {0xbfd25e8cd0364141u, 0xbaaedce6af48a03bu, 0xfffffffffffffffeu, ~0ull};
void neg(uint64_t r[4], const uint64_t a[4]) {
  uint64_t keep = MASK;
  u128 t = (u128)~a[0] + n[0] + 1;
  r[0] = (uint64_t)t & keep; t >>= 64;
  t += (u128)~a[1] + n[1]; r[1] = (uint64_t)t & keep; t >>= 64;
  t += (u128)~a[2] + n[2]; r[2] = (uint64_t)t & keep; t >>= 64;
  t += (u128)~a[3] + n[3]; r[3] = (uint64_t)t & keep;
}
`;
/** 2^255 - 19 in limbs of 51 bits, whose sum is a word. */
const SHORT = `#include <stdint.h>
#define M 0x7ffffffffffffull
void neg(uint64_t r[5], const uint64_t a[5]) {
  uint64_t keep = MASK, t = M - 18 - a[0];
  r[0] = t & M & keep;
  t = M - a[1] + (uint64_t)((int64_t)t >> 51); r[1] = t & M & keep;
  t = M - a[2] + (uint64_t)((int64_t)t >> 51); r[2] = t & M & keep;
  t = M - a[3] + (uint64_t)((int64_t)t >> 51); r[3] = t & M & keep;
  t = M - a[4] + (uint64_t)((int64_t)t >> 51); r[4] = t & M & keep;
}
`;
const ORDER = '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
const WHOLE = [`out = -a mod ${ORDER}`, '4x64'] as const;
const SHORT_ALL = 'a[0] | a[1] | a[2] | a[3] | a[4]';
const LIMBS = ['out = -a mod 2^255-19', '5x51'] as const;

const CASES: readonly (readonly [string, string, string, readonly [string, string], string, number])[] = [
  ['not zero', CODE, `-(uint64_t)((${ALL}) != 0)`, WHOLE, 'a<p, out<p', 0],
  ['by a branchless compare', CODE, `~((uint64_t)((${ALL}) < 1) * ~0ull)`, WHOLE, 'a<p, out<p', 0],
  ['without a mask, congruent', CODE, '~0ull', WHOLE, `a<p, out<${ORDER}+1`, 0],
  ['without a mask', CODE, '~0ull', WHOLE, 'a<p, out<p', 4],
  ['a limb forgotten', CODE, '-(uint64_t)((a[0] | a[1] | a[2]) != 0)', WHOLE, 'a<p, out<p', 4],
  ['zero and not zero exchanged', CODE, `-(uint64_t)((${ALL}) == 0)`, WHOLE, 'a<p, out<p', 4],
  ['joined by and', CODE, `-(uint64_t)((${ALL.replaceAll('|', '&')}) != 0)`, WHOLE, 'a<p, out<p', 4],
  ['compared with 1', CODE, `-(uint64_t)((${ALL}) > 1)`, WHOLE, 'a<p, out<p', 4],
  ['of p + 1, too', CODE, `-(uint64_t)((${ALL}) != 0)`, WHOLE, `a<${ORDER}+2, out<p`, 4],
  ['of p, too', CODE, `-(uint64_t)((${ALL}) != 0)`, WHOLE, `a<${ORDER}+1, out<p`, 0],
  ['short limbs', SHORT, `-(uint64_t)((${SHORT_ALL}) != 0)`, LIMBS, 'a[]<2^51, a<p, out<p', 0],
  ['a short limb forgotten', SHORT, `-(uint64_t)((${SHORT_ALL.slice(7)}) != 0)`, LIMBS, 'a[]<2^51, a<p, out<p', 4],
];

test.skipIf(toolchain === null).each(CASES)('%s', async (_, text, mask, [spec, limbs], bounds, expected) => {
  writeFileSync(join(folder, 'neg.c'), text.replace('MASK', mask));
  await expectVerified(`neg.c --spec "${spec}" --limbs ${limbs} --bounds "${bounds}"`, folder, expected);
});
