/**
 * Whole calls with four numbers side by side: Ed25519 and X25519's public keys give what scalar ones give, whether
 * multiples of the base point are one sum or two side by side; faults are noticed, and no secret leaks.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import { chosenMachine } from '../../../src/engine/environment/thisMachine.ts';
import { forcedFlags } from '../../../src/library/curve/batchWays.ts';
import { checkCalls, checkSecrets } from '../../../src/library/curve/checkCurve.ts';
import { laneLoops } from '../../../src/library/curve/curveSources.ts';
import { ED25519_CHECKS } from '../../../src/library/ed25519/checkEd25519.ts';
import { ED25519_BATCHES, ED25519_SOURCE } from '../../../src/library/ed25519/ed25519Build.ts';
import { linkBatches } from '../../../src/library/curve/batchLibrary.ts';
import { acrossParts } from '../../../src/library/edwards/acrossParts.ts';
import { acrossObjects, pointSteps, withoutPairs } from '../../../src/library/edwards/acrossPoints.ts';
import { X25519_CHECKS } from '../../../src/library/x25519/checkLibrary.ts';
import { X25519_BUFFERS } from '../../../src/library/x25519/x25519Contest.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { acrossCaller, callCount, callTarget, requireSameCalls, seedOf } from '../acrossCode.ts';
import { alteredLoops, plainLaneObject } from '../pretendedLanes.ts';

const root = process.cwd();
const SEED = seedOf(7);
const CALLS = callCount(400);
const toolchain = await toolchainOrSkip();
const isEmulated = process.env['FIELDWRIGHT_EMULATED'] === '1';
const caller = await acrossCaller(toolchain);
const worker = await openWorker();
const folder = temporaryFolder();
const io = recordingIo([], { root, cwd: folder });

const DIFFERS = `
#define DECLARE(end) \\
  void ed25519_keypair##end(unsigned char (*)[64]); \\
  void ed25519_sign##end(unsigned char (*)[64], const unsigned char (*)[64], const unsigned char *, const size_t *, \\
                         const size_t *); \\
  void ed25519_verify##end(unsigned char *, const unsigned char (*)[64], const unsigned char (*)[32], \\
                           const unsigned char *, const size_t *, const size_t *); \\
  void x25519_base##end(unsigned char (*)[32], const unsigned char (*)[32]);
DECLARE()
DECLARE(_across)
DECLARE(_x8)
/* Points of small order, in all encodings that there are, and in some that are none. */
static const char *small[] = {
  "0100000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000080",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0000000000000000000000000000000000000000000000000000000000000080",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
};
static void drawSmall(unsigned char *x) {
  const char *text = small[next() % (sizeof small / sizeof *small)];
  for (int i = 0; i < 32; i++) sscanf(text + 2 * i, "%2hhx", &x[i]);
}
static long accepted, verified;
static int differs(void) {
  unsigned char one[64], other[64], message[64], a, b, lanes[8], signatures[8][64], keysOfLanes[8][32];
  const size_t zeros[8] = {0};
  size_t lengths[8];
  unsigned char keys[1][64], signature[1][64], pub[1][32];
  const size_t zero = 0, length = next() % 65;
  draw(keys[0]);
  memcpy(other, keys[0], 32);
  x25519_base(&pub[0], (const void *)keys);
  x25519_base_across((void *)one, (const void *)keys);
  if (memcmp(one, pub, 32)) return 1;
  ed25519_keypair(keys);
  ed25519_keypair_across((void *)other);
  if (memcmp(keys, other, 64)) return 2;
  for (int i = 0; i < 64; i++) message[i] = (unsigned char)next();
  ed25519_sign(signature, (const void *)keys, message, &zero, &length);
  ed25519_sign_across((void *)other, (const void *)keys, message, &zero, &length);
  if (memcmp(signature, other, 64)) return 3;
  memcpy(pub, keys[0] + 32, 32);
  if (next() & 1) signature[0][next() % 64] ^= (unsigned char)(1 << next() % 8);
  if (next() % 4 == 0) draw(pub[0]);
  if (next() % 4 == 0) draw(signature[0] + 32);
  if (next() % 4 == 0) {
    drawSmall(pub[0]), drawSmall(signature[0]), memset(signature[0] + 32, 0, 32);
    if (next() % 4 == 0) signature[0][32] = (unsigned char)next();
  }
  ed25519_verify(&a, (const void *)signature, (const void *)pub, message, &zero, &length);
  ed25519_verify_across(&b, (const void *)signature, (const void *)pub, message, &zero, &length);
  if (a != b) return 4;
  accepted += a;
  if (++verified > 100 && 8 * accepted < verified) return 6;
  for (int i = 0; i < 8; i++)
    memcpy(signatures[i], signature, 64), memcpy(keysOfLanes[i], pub, 32), lengths[i] = length;
  ed25519_verify_x8(lanes, (const void *)signatures, (const void *)keysOfLanes, message, zeros, lengths);
  return a == lanes[next() % 8] ? 0 : 5;
}
`;

/** How multiples of the base point are added up. */
const WAYS = ['one sum', 'two sums side by side'] as const;
type Way = (typeof WAYS)[number];
const [, PAIRS] = WAYS;

describe.skipIf(toolchain === null)('whole calls', () => {
  let others: readonly string[];
  const objects = new Map<Way, readonly string[]>();
  beforeAll(async () => {
    const parts = await ED25519_SOURCE.parts(toolchain!, [8], { io, target: callTarget });
    const steps = pointSteps(chosenMachine().slug, toolchain!);
    expect(parts.across).toEqual(withoutPairs(steps));
    const files = ['ed25519.c', 'x25519.base.c'];
    objects.set('one sum', await acrossObjects(withoutPairs(steps), files, toolchain!));
    objects.set(PAIRS, await acrossObjects(steps, files, toolchain!));
    const more = [await laneLoops(toolchain!, 'x25519.base.c', 1), await plainLaneObject(parts.lanes, toolchain!)];
    others = [...parts.objects.filter((file) => !objects.get('one sum')!.includes(file)), ...more];
  }, 300_000);

  const allOf = (way: Way): readonly string[] => [...others, ...objects.get(way)!];

  /** With edwards.across.c changed. */
  async function altered(way: Way, from: string, to: string): Promise<readonly string[]> {
    const path = alteredLoops('edwards.across.c', { from, to }, folder);
    const object = await laneLoops(toolchain!, path, 1, way === 'one sum' ? [] : ['-DPAIRS']);
    return [...allOf(way).filter((file) => !file.endsWith('/edwards.across.o')), object];
  }

  const compared = (own: readonly string[], calls: number): void =>
    requireSameCalls(DIFFERS, own, { seed: SEED, calls, folder, toolchain: toolchain! });

  test.skipIf(caller === null).each(WAYS)(
    `%s: ${CALLS} keys, signatures, verifications and public keys are those of scalar code (seed ${SEED})`,
    { timeout: 3_600_000 },
    (way) => compared(allOf(way), CALLS),
  );

  test.skipIf(caller === null || isEmulated).each(WAYS)(
    '%s: one call at a time passes the checks of the library',
    async (way) => {
      const made = { objects: allOf(way), lanes: [8] as const };
      const library = await linkBatches(ED25519_BATCHES, made, toolchain!, false, forcedFlags('ed25519', [8]));
      expect(await checkCalls(library, ED25519_CHECKS, toolchain!, SEED)).toContainEqual(
        expect.stringMatching(/^ok: multiples of the base point by any scalar/),
      );
    },
    300_000,
  );

  test.skipIf(caller === null).each(
    oneIn(2, [
      ['one sum', 'the greatest digit taken for none', 'maskOf(digits, DIGIT_BITS - 1)', 'maskOf(digits, 63)'],
      ['one sum', 'a sign that is forgotten', 'either(minus, m, p)', 'p'],
      [PAIRS, 'digits that are the same in both halves', 'words, digit + h', 'words, digit'],
      [PAIRS, 'last digits that change places', 'odds, last[1]', 'odds, last[0]'],
      [PAIRS, 'odd digits one doubling short', 'odds, DIGIT_BITS - 1', 'odds, DIGIT_BITS - 2'],
      [PAIRS, 'an even sum that is added as it is', 'evens, evens, edwards', 'last[0], evens, edwards'],
      [PAIRS, 'no multiple that is not neutral', 'number(multiples, 1, digits, 1)', 'number(multiples, 1, digits, 0)'],
      [PAIRS, 'a row of the other half', '&in[k] + half', '&in[k] + (k == 4 ? 0 : half)'],
    ] as const),
  )('%s: %s is noticed', async (way, _, from, to) => {
    const own = await altered(way, from, to);
    expect(() => compared(own, 30)).toThrow(expect.objectContaining({ stdout: expect.stringContaining('differs') }));
  });

  test.skipIf(caller === null || isEmulated)(
    'two sums are chosen where they take less time',
    async () => {
      const { points, proofs } = await acrossParts([], toolchain!, { io, choice: { worker, rng: seeded(SEED) } });
      const said = (await proofs()).find((line) => line.startsWith('Multiples of the base point'));
      const time = Number(said?.match(/take (\d\.\d+) of the time/)?.[1]);
      const steps = pointSteps(chosenMachine().slug, toolchain!);
      expect(points).toEqual(time < 1 ? steps : withoutPairs(steps));
    },
    300_000,
  );

  test('without a processor that has them there is one sum', async () => {
    const narrow = { hello: { avx2: true, avx512ifma: false } } as Worker;
    const { points } = await acrossParts([], toolchain!, { io, choice: { worker: narrow, rng: seeded(SEED) } });
    expect(points).toEqual(withoutPairs(pointSteps(chosenMachine().slug, toolchain!)));
  });

  const leaksOf = (own: readonly string[]): Promise<string[]> =>
    checkSecrets(own, new Map([['x25519_base_across', X25519_BUFFERS]]), X25519_CHECKS, toolchain!);

  test.each(WAYS)('%s: no secret leaks', async (way) => {
    expect(await leaksOf(allOf(way))).toEqual([expect.stringMatching(/^ok: no jump, address/)]);
  });

  test.each(oneIn(2, WAYS))('%s: a look-up by a digit of a scalar is noticed', async (way) => {
    const leaking = await altered(way, 'edwards_base_table[digit / 2]', 'edwards_base_table[words[1][0] & 15]');
    await expect(leaksOf(leaking)).rejects.toThrow(expect.objectContaining({ kind: 'wrong' }));
  });
});
