/**
 * The inversion of X25519 by division steps (templates/x25519/x25519.inverse.c), in words and with AVX-512 IFMA,
 * against big integers.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Loadable } from '../../../src/base/machineCode.ts';
import { power } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { linkContestant } from '../../../src/engine/contest/contestant.ts';
import { runsLanes } from '../../../src/codegen/x86/target.ts';
import { acrossInverseObject, inverseObject } from '../../../src/library/edwards/edwardsBuild.ts';
import { inverseFunction } from '../../../src/bench/reference/wholeFunctions.ts';
import { checkWhole, type WholeCase } from '../../../src/bench/reference/wholeFunction.ts';
import { workerRunner } from '../../../src/bench/testing/differential.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const P = 2n ** 255n - 19n;
const SEED = 20190413;
const RANDOM = process.env['FIELDWRIGHT_LONG'] === '1' ? 200_000 : 1_000;
const INVERSE = inverseFunction(P, 4);
const toolchain = await toolchainOrSkip();

const wordsOf = (x: bigint): BigUint64Array =>
  BigUint64Array.from([0n, 64n, 128n, 192n], (shift) => BigInt.asUintN(64, x >> shift));
/** By Fermat: another way than the code's, and 0 for 0. */
const caseOf = (x: bigint): WholeCase => ({ inputs: wordsOf(x), expected: wordsOf(power(x % P, P - 2n, P)) });
const range = (count: number): bigint[] => Array.from({ length: count }, (_, k) => BigInt(k));

const worker = await openWorker();

const WAYS = [
  { symbol: 'x25519_inverse', build: inverseObject, runs: true },
  { symbol: 'x25519_inverse_across', build: acrossInverseObject, runs: runsLanes(8, worker.hello) },
] as const;
const isBuilt = toolchain !== null && toolchain.tools.byName.cc.path !== null;

describe.skipIf(!isBuilt).each(WAYS)('inversion by division steps: $symbol', ({ symbol, build, runs }) => {
  let object: string;
  let code: Loadable;
  beforeAll(async () => {
    object = await build(toolchain!);
    code = await linkContestant(
      {
        files: [object],
        symbol,
        call: [{ kind: 'out' }, { kind: 'operand', index: 0 }],
      },
      { root: toolchain!.root, cc: toolchain!.tools.byName.cc },
    );
  });

  const passes = async (name: string, numbers: readonly bigint[]): Promise<void> => {
    if (!runs) return console.warn(`this processor has no AVX-512 IFMA: ${symbol} is not called (${name})`);
    const outcome = await checkWhole(workerRunner(worker), code, INVERSE, numbers.map(caseOf));
    expect(outcome, `${name}, seed ${SEED}`).toEqual({ kind: 'passed', calls: numbers.length });
  };

  test('small numbers, their negatives, and the inverses of both', async () => {
    const small = range(130);
    await passes('small', small);
    await passes(
      'negative',
      small.slice(1).map((x) => P - x),
    );
    await passes(
      'inverse',
      small.slice(1).flatMap((x) => [power(x, P - 2n, P), P - power(x, P - 2n, P)]),
    );
  });

  test('powers of two, one more and one less', async () => {
    await passes(
      'powers',
      range(256).flatMap((k) => [2n ** k - 1n, 2n ** k, 2n ** k + 1n]),
    );
  });

  test('what is not canonical: from p to 2^255 + 2^12, around 2 p, up to 2^256 - 1', async () => {
    const around = (x: bigint): bigint[] => range(41).map((k) => x - 20n + k);
    const loose = 2n ** 255n + 2n ** 12n;
    await passes('above p', [...around(P), ...around(2n ** 255n), ...around(loose), ...around(2n * P)]);
    await passes(
      'at the end',
      range(64).map((k) => 2n ** 256n - 1n - k),
    );
  });

  test('random numbers of every length, few bits set or clear', async () => {
    const rng = seeded(SEED, 'test/inverse');
    await passes(
      'random',
      Array.from({ length: RANDOM }, (_, k) => rng.big(1 + (k % 256))),
    );
    const sparse = Array.from(
      { length: RANDOM >> 2 },
      () => (1n << BigInt(rng.below(256))) | (1n << BigInt(rng.below(256))),
    );
    await passes('sparse', [...sparse, ...sparse.map((x) => 2n ** 256n - 1n - x)]);
  });

  test('no jump or address depends on the number', async () => {
    const buffers = [
      { register: 'rdi', secret: false },
      { register: 'rsi', secret: true },
    ];
    const found = await leaksOf([object], symbol, buffers, toolchain!);
    expect(found).toEqual({ leaks: [], refusals: [] });
  });
});

/** What of x25519.inverse.rows.h is replaced, and by what. */
const FAULTS = [
  ['a carry that is lost', ' + (out[0] >> RADIX)', ''],
  ['what comes back 18 times', '(top & DIGIT) * 19', '(top & DIGIT) * 18'],
  ['high halves taken once', 'upper + above + above', 'upper + above'],
  ['a multiple of p that is too small', '2 * DIGIT - 36 : 2 * DIGIT', 'DIGIT - 18 : DIGIT'],
  ['an entry of 51 bits', 'upper = size >> RADIX', 'upper = size & 0'],
] as const;

describe.skipIf(!isBuilt || !runsLanes(8, worker.hello))('numbers that go with f and g in rows', () => {
  /** The C program, changed, with so many cases. */
  const outcomeOf = (change: (text: string) => string, cases: number) => {
    const [file, source, program] = ['x25519.inverse.rows.h', 'cofactors.c', 'cofactors'];
    const [folder, templates] = [temporaryFolder(onTestFinished), join(toolchain!.root, 'templates')];
    const changed = join(folder, 'templates');
    cpSync(templates, changed, { recursive: true });
    writeFileSync(join(changed, 'x25519', file), change(readFileSync(join(templates, 'x25519', file), 'utf8')));
    const text = readFileSync(join(import.meta.dirname, source), 'utf8');
    writeFileSync(join(folder, source), text.replace('../../../templates', './templates'));
    const flags = ['-O2', '-march=x86-64-v3', '-mavx512vl', '-mavx512ifma', '-w', source, '-o', program];
    execFileSync(toolchain!.tools.byName.clang.path!, flags, { cwd: folder });
    const { status, stdout } = spawnSync(join(folder, program), [`${SEED}`, `${cases}`], { encoding: 'utf8' });
    return { status, stdout };
  };

  test(`are combinations by the matrix, within their bounds (seed ${SEED})`, () => {
    expect(outcomeOf((text) => text, 100 * RANDOM)).toEqual({ status: 0, stdout: '' });
  });

  test.each(oneIn(3, FAULTS))('noticed: %s', (_, from, to) => {
    const { status, stdout } = outcomeOf((text) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, 10_000);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^seed \d+: u /)]);
  });
});
