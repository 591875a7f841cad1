/**
 * Operations on points of edwards25519 with four numbers side by side: their formulas are the plain ones, their code is
 * proved, and code that differs is not; whole calls of Ed25519 and X25519's public keys give what scalar ones give.
 */
import { ED25519_SOURCE } from '../../../src/library/ed25519/ed25519Build.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { STATE_UPPER } from '../../../src/ir/across/numbers.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import {
  pointSteps,
  type PointStep,
  pointText,
  proveMeaning,
  provePoint,
  acrossObjects,
} from '../../../src/library/edwards/acrossPoints.ts';
import { laneLoops } from '../../../src/library/curve/curveSources.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import {
  type AcrossCode,
  acrossCaller,
  callCount,
  callTarget,
  computesAsIr,
  drawnArguments,
  faultCount,
  requireNoFalseProof,
  requireSameCalls,
  seedOf,
} from '../acrossCode.ts';
import { plainLaneObject } from '../pretendedLanes.ts';

const root = process.cwd();
const SEED = seedOf(7);
const CALLS = callCount(400);
const toolchain = await toolchainOrSkip();
const caller = await acrossCaller(toolchain);
const folder = temporaryFolder();
const io = recordingIo([], { root, cwd: folder });

/** Of one core in each run of the suite. */
const [slug] = oneIn(3, ['amd-zen4', 'intel-emeraldrapids', 'amd-zen5']);
const steps = pointSteps(slug, { root });
const step = (k: number): PointStep => steps[k];
const EACH = oneIn(2, [0, 1, 2, 3, 4, 5, 6]);

test('a formula that is not what is said of it is refused', () => {
  const { operation, ...rest } = step(0);
  const { ways } = step(1).operation;
  expect(() => proveMeaning({ ...rest, operation: { ...operation, ways } }, { root })).toThrow(
    expect.objectContaining({ kind: 'wrong' }),
  );
});

test.each(EACH)('operation %i: limbs at their ends and at random become the words that the IR says', (k) => {
  const { step: made } = step(k);
  const rng = seeded(SEED, `${k}`);
  for (let call = 0; call < 10; call++) {
    const [out] = evaluate(made.fn, drawnArguments(made.fn, rng));
    expect(out.every((word) => word <= STATE_UPPER)).toBe(true);
  }
});

describe.skipIf(toolchain === null)('proofs', () => {
  const bytesOf = async (text: string, symbol: string) =>
    extractFunction(readFileSync(await assembledText(toolchain!, text)), symbol).bytes;

  test.each(EACH)('operation %i is proved from its bytes', { timeout: 300_000 }, async (k) => {
    const [meaning, bytes] = await provePoint(step(k), toolchain!);
    expect(meaning).toMatch(/^proved/);
    expect(bytes).toMatch(/asm = IR proved, constant time proved/);
  });

  /** Of what is repeated, for one time: what comes behind the first is followed by another proof. */
  const codeOf = ({ operation, step: made }: PointStep): AcrossCode => {
    const [count, symbol] = operation.isRepeated ? [1, `${made.fn.name}_counted`] : [null, made.fn.name];
    const textOf = (lines: readonly string[]): string =>
      pointText({ operation, step: { ...made, text: { ...made.text, lines } } }, count);
    return { fn: made.fn, lines: made.text.lines, bytesOf: (lines) => bytesOf(textOf(lines), symbol) };
  };

  test.skipIf(caller === null).each(EACH)('operation %i computes what its word IR says', async (k) => {
    const { fn, lines, bytesOf: made } = codeOf(step(k));
    expect(await computesAsIr(fn, await made(lines), caller!, seeded(SEED, `code ${k}`)), `seed ${SEED}`).toBe(true);
  });

  test(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 36_000_000 }, () =>
    requireNoFalseProof((rng) => codeOf(step(EACH[rng.below(EACH.length)])), {
      seed: SEED,
      count: faultCount(2),
      caller,
      what: 'operations on points',
    }),
  );

  test.each(
    oneIn(2, [
      ['a count by two', 'sub edx, 1'],
      ['a store in the step', 'vmovdqu64 ymmword ptr [rdi], ymm0'],
    ]),
  )('not known to be repeated: %s', { timeout: 300_000 }, async (_, line) => {
    const { step: made, ...rest } = step(0);
    const lines = [...made.text.lines, line];
    const changed = { ...rest, step: { ...made, text: { ...made.text, lines } } };
    await expect(provePoint(changed, toolchain!)).rejects.toThrow(expect.objectContaining({ kind: 'unsupported' }));
  });
});

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

test.skipIf(toolchain === null || caller === null)(
  `${CALLS} keys, signatures, verifications and public keys are those of scalar code (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const { lanes, across, objects } = await ED25519_SOURCE.parts(toolchain!, [8], { io, target: callTarget });
    const ofBase = await acrossObjects(across, ['x25519.base.c'], toolchain!);
    const more = [await laneLoops(toolchain!, 'x25519.base.c', 1), await plainLaneObject(lanes, toolchain!)];
    const own = [...objects, ...more, ...ofBase.filter((file) => !objects.includes(file))];
    requireSameCalls(DIFFERS, own, { seed: SEED, calls: CALLS, folder, toolchain: toolchain! });
  },
);
