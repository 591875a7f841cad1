/** One X25519 with four numbers side by side against the scalar one, on a processor with AVX-512 IFMA. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { buildAcross } from '../../../src/library/x25519/acrossBuild.ts';
import { acrossCandidate } from '../../../src/library/x25519/acrossCandidates.ts';
import { wayFlags, widthTable } from '../../../src/library/x25519/batchWays.ts';
import { ALL_WIDTHS, type BatchWidth } from '../../../src/library/x25519/batchWidth.ts';
import { bridgeBuild } from '../../../src/library/x25519/x25519Builds.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { ABSENT, PRETENDED } from './pretendedLanes.ts';

const toolchain = await toolchainOrSkip();
const worker = await openWorker();
const canRun = worker.hello.avx512ifma;
if (!canRun) console.warn('test/library/x25519/across: the processor has no AVX-512 IFMA; the emulator runs it');
const folder = temporaryFolder();
const SEED = 5;
const COUNT = process.env['FIELDWRIGHT_LONG'] === '1' ? 100_000 : 4_000;
const SLUGS = oneIn(3, ['amd-zen5', 'amd-zen4', 'intel-sapphire-rapids']);

/** Prints the first input of so many on which the two differ; every third point or scalar is one of the corners. */
const PROGRAM = `
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void x25519(unsigned char *, const unsigned char *, const unsigned char *);
void x25519_across(unsigned char *, const unsigned char *, const unsigned char *);
static uint64_t state;
static uint64_t next(void) { return (state = state * 6364136223846793005u + 1442695040888963407u) >> 24; }
static void draw(unsigned char *x) {
  for (int i = 0; i < 32; i++) x[i] = (unsigned char)next();
  const uint64_t kind = next() % 9, small = next() % 40;
  if (kind < 2) memset(x, kind ? 255 : 0, 32), x[0] = (unsigned char)(kind ? 255 - small : small);
  if (kind == 1) x[31] = next() & 1 ? 127 : 255;
  if (kind == 2) memset(x, 0, 32), x[next() % 32] = (unsigned char)(1 << next() % 8);
}
int main(int argc, char **argv) {
  state = (uint64_t)atol(argv[1]);
  for (long n = 0; n < atol(argv[2]); n++) {
    unsigned char k[32], u[32], one[32], other[32];
    draw(k);
    draw(u);
    x25519(one, k, u);
    x25519_across(other, k, u);
    if (memcmp(one, other, 32) == 0) memcpy(k, u, 32), x25519_across(k, k, k), x25519(u, u, u);
    if (memcmp(one, other, 32) == 0 && memcmp(k, u, 32) == 0) continue;
    printf("call %ld\\n", n);
    return 1;
  }
  puts("same");
  return 0;
}
`;

/** Prints for batches of 0 to 12 how many calls there are of each: one after the other, side by side, of eight lanes. */
const COUNTING = `
#include "fieldwright_x25519_batch.h"
#include <stdio.h>
static int scalar, across, eight;
void x25519(unsigned char *o, const unsigned char *k, const unsigned char *u) { scalar++; }
void x25519_across(unsigned char *o, const unsigned char *k, const unsigned char *u) { across++; }
void x25519_x8(uint8_t (*o)[32], const uint8_t (*k)[32], const uint8_t (*u)[32]) { eight++; }
void x25519_base(uint8_t (*o)[32], const uint8_t (*k)[32]) {}
void x25519_base_across(uint8_t (*o)[32], const uint8_t (*k)[32]) {}
void x25519_base_x8(uint8_t (*o)[32], const uint8_t (*k)[32]) {}
int main(void) {
  static uint8_t out[12][32], in[12][32];
  for (int n = 0; n <= 12; n++) {
    scalar = across = eight = 0;
    fieldwright_x25519_batch(out, in, in, n);
    printf("%d%d%d ", scalar % 10, across, eight);
  }
  return 0;
}
`;

describe.skipIf(toolchain === null || toolchain.tools.byName.cc.path === null)('how batches are computed', () => {
  const templates = join(import.meta.dirname, '../../../templates/x25519');
  const counted = (flags: readonly string[], eight: number): string => {
    const [source, program] = ['counting.c', 'counting'].map((name) => join(folder, name));
    writeFileSync(source, COUNTING);
    const times = { points: { 8: eight }, base: { 8: 2 } };
    const ways = wayFlags({ name: 'x25519', widths: [8], measured: { lanes: 8, times } });
    const line = ['-O1', '-w', '-DWITH_EIGHT', '-DWITH_ACROSS', ...ways, ...flags, '-I', templates, source];
    execFileSync(toolchain!.tools.byName.cc.path!, [...line, join(templates, 'batch.c'), '-o', program]);
    return execFileSync(program, { encoding: 'utf8' }).trim();
  };
  test('fewer than pay in eight lanes are computed one by one, side by side', () => {
    expect(counted(PRETENDED, 3.74)).toBe('000 010 020 030 001 001 001 001 001 011 021 031 002');
    expect(counted(PRETENDED, 1.7)).toBe('000 010 001 001 001 001 001 001 001 011 002 002 002');
    expect(counted(PRETENDED, 9)).toBe('000 010 020 030 040 050 060 070 080 090 0100 0110 0120');
  });
  test('without the instructions all are computed one after the other', () => {
    expect(counted(ABSENT, 3.74)).toBe('000 100 200 300 400 500 600 700 800 900 000 100 200');
  });
});

test('of many ways the one that takes least is begun with, single calls first where it makes no difference', () => {
  expect(widthTable({ 4: 2.05, 8: 3.74 }, [4, 8])).toEqual([1, 1, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  expect(widthTable({ 4: 2.4 }, [4, 8])).toEqual([1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  expect(widthTable({ 8: 2 }, [8])[1]).toBe(1);
  expect(widthTable({ 4: 2.05, 8: 3.74 }, [])).toEqual(new Array(16).fill(1));
});

test('no number of calls takes longer than one after the other', () => {
  const rng = seeded(61, 'ways');
  for (let k = 0; k < 200; k++) {
    const times = { 4: 0.5 + rng.below(5000) / 1000, 8: 0.5 + rng.below(9000) / 1000, 16: 1 + rng.below(17000) / 1000 };
    const table = widthTable(times, ALL_WIDTHS);
    for (let n = 1; n <= 40; n++) {
      let all = 0;
      for (let left = n; left > 0; ) {
        const width = table[Math.min(left, table.length) - 1];
        all += width === 1 ? 1 : times[width as BatchWidth];
        left -= width;
      }
      expect(all, `${n} calls of ${JSON.stringify(times)}`).toBeLessThanOrEqual(n + 1e-9);
    }
  }
});

describe.skipIf(toolchain === null || !canRun)(`the same as one after the other (seed ${SEED})`, () => {
  let scalar: readonly string[];
  beforeAll(async () => {
    ({ objects: scalar } = await bridgeBuild(toolchain!));
    writeFileSync(join(folder, 'calls.c'), PROGRAM);
  }, 120_000);

  test.each(SLUGS)(`%s: ${COUNT} calls, corners among them`, async (slug) => {
    const { objects, words } = await buildAcross(toolchain!, acrossCandidate(slug));
    const program = join(folder, slug);
    const line = ['-O1', join(folder, 'calls.c'), ...scalar, ...objects, words, '-o', program];
    execFileSync(toolchain!.tools.byName.cc.path!, line);
    expect(execFileSync(program, [String(SEED), String(COUNT)], { encoding: 'utf8' })).toBe('same\n');
  });
});
