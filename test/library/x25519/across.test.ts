/** One X25519 with four numbers side by side against the scalar one, on a processor with AVX-512 IFMA. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { buildAcross, acrossCandidate } from '../../../src/library/x25519/acrossBuild.ts';
import { wayFlags, widthTable, ALL_WIDTHS, type BatchWidth } from '../../../src/library/curve/batchWays.ts';
import { bridgeBuild } from '../../../src/library/x25519/x25519Builds.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { acrossCaller, callCount, requireSameCalls, seedOf } from '../acrossCode.ts';
import { ABSENT, PRETENDED } from '../pretendedLanes.ts';

const toolchain = await toolchainOrSkip();
const canRun = (await acrossCaller(toolchain)) !== null;
if (!canRun) console.warn('test/library/x25519/across: the processor has no AVX-512 IFMA; the emulator runs it');
const folder = temporaryFolder();
const SEED = seedOf(5);
const CALLS = callCount(4_000);
const SLUGS = oneIn(3, ['amd-zen5', 'amd-zen4', 'intel-sapphire-rapids']);

/** The same out of place, and in place. */
const DIFFERS = `
void x25519(unsigned char *, const unsigned char *, const unsigned char *);
void x25519_across(unsigned char *, const unsigned char *, const unsigned char *);
static int differs(void) {
  unsigned char k[32], u[32], one[32], other[32];
  draw(k);
  draw(u);
  x25519(one, k, u);
  x25519_across(other, k, u);
  if (memcmp(one, other, 32)) return 1;
  memcpy(k, u, 32);
  x25519_across(k, k, k);
  x25519(u, u, u);
  return memcmp(k, u, 32) ? 2 : 0;
}
`;

/** Prints for batches of 0 to 12 how many calls there are of each: one by one, side by side, of eight lanes. */
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
  }, 120_000);

  test.each(SLUGS)(`%s: ${CALLS} calls, corners among them`, async (slug) => {
    const { objects, shared } = await buildAcross(toolchain!, acrossCandidate(slug));
    requireSameCalls(DIFFERS, [...scalar, ...objects, ...shared], {
      seed: SEED,
      calls: CALLS,
      folder,
      toolchain: toolchain!,
    });
  });
});
