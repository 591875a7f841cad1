/** Fractions of scalars for verification (halves.h): whatever the scalar is, they stand for it, and are short. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { ED25519_ORDER } from '../../../src/bench/reference/edwards25519.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SEED = 5;
const SCALARS = process.env['FIELDWRIGHT_LONG'] === '1' ? 100_000 : 2000;
const L = ED25519_ORDER;
const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const PROGRAM = `
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef unsigned _BitInt(256) fe_loose;
#define ORDER ((fe_loose)0x${L.toString(16)}uwb)
#include "${join(process.cwd(), 'templates', 'ed25519', 'halves.h')}"
static void print(fe_loose x) {
  for (int i = 3; i >= 0; i--) printf("%016llx", (unsigned long long)(uint64_t)(x >> 64 * i));
  printf(" ");
}
int main(void) {
  unsigned long long w[4];
  while (scanf("%16llx%16llx%16llx%16llx", &w[0], &w[1], &w[2], &w[3]) == 4) {
    fe_loose k = 0;
    for (int i = 0; i < 4; i++) k = k << 64 | (fe_loose)w[i];
    const struct halves half = halved(k);
    print(half.e), print(half.c), printf("%d\\n", half.isNegative);
  }
}
`;

/** At random; powers of two, multiples of a part of 8 L, and their neighbours, of which some have long quotients. */
function scalars(): bigint[] {
  const rng = seeded(SEED, 'halves');
  const near = (x: bigint): bigint[] => [-2n, -1n, 0n, 1n, 2n].map((d) => x + d);
  const corners = Array.from({ length: 253 }, (_, i) => [1n << BigInt(i), (8n * L) >> BigInt(i)]).flat();
  return [
    ...Array.from({ length: SCALARS }, () => rng.big(320) % L),
    ...[...corners, 0n, L - 1n].flatMap(near),
    ...Array.from({ length: SCALARS / 4 }, () => rng.big(320) % (1n << BigInt(1 + rng.below(252)))),
  ].filter((k) => k >= 0n && k < L);
}

test.skipIf(toolchain === null)(`e is c k modulo 8 L, c is odd, and both are short (seed ${SEED})`, () => {
  const [source, program] = ['halves.c', 'halves'].map((name) => join(folder, name));
  writeFileSync(source, PROGRAM);
  execFileSync(toolchain!.tools.byName.clang.path!, [
    '-O2',
    '-w',
    '-fsanitize=undefined',
    '-fsanitize-trap=all',
    source,
    '-o',
    program,
  ]);
  const all = scalars();
  const input = all.map((k) => `${k.toString(16).padStart(64, '0')}\n`).join('');
  const lines = execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trim()
    .split('\n');
  expect(lines).toHaveLength(all.length);
  let [bits, long] = [0, 0];
  lines.forEach((line, i) => {
    const k = all[i];
    const [e, c, sign] = line.split(' ').map((word) => BigInt(`0x${word}`));
    const isRight = ((sign === 1n ? -e : e) - c * k) % (8n * L) === 0n && c % 2n === 1n && c < L;
    expect(isRight, `of ${k}, which is number ${i} of seed ${SEED}: ${line}`).toBe(true);
    const length = Math.max(e.toString(2).length, c.toString(2).length);
    bits += length;
    if (i < SCALARS && length > 130) long++;
  });
  // Those that are not at random may have long ones.
  expect(bits / lines.length).toBeLessThan(140);
  expect(long).toBeLessThan(SCALARS / 50);
});
