/**
 * Operations on points of edwards25519 with four numbers side by side: their formulas are the plain ones, their code is
 * proved, and code that differs is not; whole calls of Ed25519 and X25519's public keys give what scalar ones give.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Rng, seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { proveCode } from '../../../src/engine/optimize/checkStage.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { FIXED_UPPER, STATE_UPPER } from '../../../src/ir/across/function.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { ed25519Parts } from '../../../src/library/ed25519/ed25519Build.ts';
import {
  pointSteps,
  type PointStep,
  pointText,
  proveMeaning,
  provePoint,
} from '../../../src/library/x25519/acrossPoints.ts';
import { acrossObjects } from '../../../src/library/x25519/acrossPointsBuild.ts';
import { laneLoops } from '../../../src/library/x25519/edwardsBuild.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { plainLaneObject } from './pretendedLanes.ts';

const root = process.cwd();
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 7;
const FAULTS = LONG ? 1000 : 2;
const CALLS = LONG ? 100_000 : 400;
const toolchain = await toolchainOrSkip();
const worker = await openWorker();
const canRun = worker.hello.avx512ifma;
const folder = temporaryFolder();

/** Of one core in each run of the suite. */
const [slug] = oneIn(3, ['amd-zen4', 'intel-emeraldrapids', 'amd-zen5']);
const steps = pointSteps(slug, { root });
const step = (k: number): PointStep => steps[k];
const EACH = oneIn(2, [0, 1, 2, 3, 4]);

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
  const limb = (upper: bigint): bigint => [0n, upper, rng.big(64) % (upper + 1n)][rng.below(3)];
  const rows = (upper: bigint): bigint[] => Array.from({ length: 20 }, () => limb(upper));
  for (let call = 0; call < 10; call++) {
    const inputs = [rows(STATE_UPPER), rows(FIXED_UPPER)].slice(0, made.fn.params.length);
    const [out] = evaluate(made.fn, inputs);
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

  /** One line of a step with another register, number or half of a product. */
  function fault(lines: readonly string[], rng: Rng): readonly string[] {
    const at = rng.below(lines.length);
    const operands = [...lines[at].matchAll(/ymm\d+/g)];
    const one = operands[rng.below(operands.length)];
    const changed = [
      () => `${lines[at].slice(0, one.index)}ymm${rng.below(32)}${lines[at].slice(one.index + one[0].length)}`,
      () => lines[at].replace(/, (\d+)$/, (_, n: string) => `, ${(Number(n) + 1 + rng.below(7)) % 64}`),
      () => lines[at].replace(/52(l|h)uq/, (_, half: string) => (half === 'l' ? '52huq' : '52luq')),
      () => lines[at].replace(/\{k\d\}/, `{k${1 + rng.below(4)}}`),
      () => '',
    ][rng.below(5)]();
    return lines.with(at, changed);
  }

  test(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 3_600_000 }, async () => {
    const rng = seeded(SEED, 'faults');
    const outcomes: Record<string, number> = {};
    for (let n = 0; n < FAULTS; n++) {
      const own = rng.fork(`${n}`);
      const { operation, step: made } = step(EACH[own.below(EACH.length)]);
      const lines = fault(made.text.lines, own);
      const changed = lines.findIndex((line, i) => line !== made.text.lines[i]);
      if (changed < 0) continue;
      const line = `${made.text.lines[changed]} becomes ${lines[changed]}`;
      const where = `fault ${n} of seed ${SEED}, ${operation.name}: ${line}`;
      // For one time: what comes behind the first is followed by another proof.
      const text = pointText({ operation, step: { ...made, text: { ...made.text, lines } } }, root, 1);
      const symbol = `${made.fn.name}_counted`;
      const outcome = await bytesOf(text, symbol)
        .then((bytes) => proveCode(made.fn, bytes, { root }))
        .then(
          (verdicts) => (verdicts.every(({ kind }) => kind === 'proved') ? 'proved' : 'open'),
          () => 'refused',
        );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'proved' && canRun)
        expect(await computesTheSame(made, await bytesOf(text, symbol), own), where).toBe(true);
    }
    if (LONG) console.log(`faults of operations on points: ${JSON.stringify(outcomes)}`);
  });

  async function computesTheSame({ fn }: PointStep['step'], code: Uint8Array, rng: Rng): Promise<boolean> {
    const counts = [20, ...fn.params.map(() => 20)];
    const arrays = counts.map((words, i) => ({ kind: i === 0 ? ('out' as const) : ('in' as const), words }));
    await worker.setFunction({ arguments: arrays, aliases: [counts.map((_, i) => i)] }, []);
    const draw = (upper: bigint) => Array.from({ length: 20 }, () => rng.big(64) % (upper + 1n));
    for (let call = 0; call < 20; call++) {
      const inputs = [draw(STATE_UPPER), draw(FIXED_UPPER)].slice(0, fn.params.length);
      const { verdict, outputs } = await worker.run({ target: code, inputs: BigUint64Array.from(inputs.flat()) });
      if (verdict !== 'ok' || [...outputs].join() !== evaluate(fn, inputs)[0].join()) return false;
    }
    return true;
  }

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

/** Compares calls of both, with corners; prints the first that differs. */
const PROGRAM = `
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define DECLARE(end) \\
  void ed25519_keypair##end(unsigned char (*)[64]); \\
  void ed25519_sign##end(unsigned char (*)[64], const unsigned char (*)[64], const unsigned char *, const size_t *, \\
                         const size_t *); \\
  void ed25519_verify##end(unsigned char *, const unsigned char (*)[64], const unsigned char (*)[32], \\
                           const unsigned char *, const size_t *, const size_t *); \\
  void x25519_base##end(unsigned char (*)[32], const unsigned char (*)[32]);
DECLARE()
DECLARE(_across)
static uint64_t state;
static uint64_t next(void) { return (state = state * 6364136223846793005u + 1442695040888963407u) >> 24; }
static void draw(unsigned char *x) {
  for (int i = 0; i < 32; i++) x[i] = (unsigned char)next();
  const uint64_t kind = next() % 9;
  if (kind < 2) memset(x, kind ? 255 : 0, 32), x[0] = (unsigned char)next();
  if (kind == 2) memset(x, 0, 32), x[next() % 32] = (unsigned char)(1 << next() % 8);
}
static int differs(void) {
  unsigned char one[64], other[64], message[64], a, b;
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
  ed25519_verify(&a, (const void *)signature, (const void *)pub, message, &zero, &length);
  ed25519_verify_across(&b, (const void *)signature, (const void *)pub, message, &zero, &length);
  return a == b ? 0 : 4;
}
int main(int argc, char **argv) {
  state = (uint64_t)atol(argv[1]);
  for (long n = 0; n < atol(argv[2]); n++) {
    const int which = differs();
    if (which) return printf("call %ld differs in %d\\n", n, which), 1;
  }
  return puts("same"), 0;
}
`;

test.skipIf(toolchain === null || !canRun)(
  `${CALLS} keys, signatures, verifications and public keys are those of scalar code (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const { edwards, across, objects } = await ed25519Parts(toolchain!, [8], recordingIo([], { root, cwd: folder }));
    const ofBase = await acrossObjects(across, ['x25519.base.c'], toolchain!);
    const more = [await laneLoops(toolchain!, 'x25519.base.c', 1), await plainLaneObject(edwards.lanes, toolchain!)];
    const [source, program] = ['calls.c', 'calls'].map((name) => join(folder, name));
    writeFileSync(source, PROGRAM);
    const own = [...objects, ...more, ...ofBase.filter((file) => !objects.includes(file))];
    execFileSync(toolchain!.tools.byName.clang.path!, ['-O1', '-w', source, ...own, '-o', program]);
    expect(execFileSync(program, [String(SEED), String(CALLS)], { encoding: 'utf8' })).toBe('same\n');
  },
);
