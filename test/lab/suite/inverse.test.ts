/**
 * The inversion of X25519 by division steps (templates/x25519/x25519.inverse.c), in words and with AVX-512 IFMA,
 * against big integers.
 */
import { beforeAll, describe, expect, test } from 'vitest';
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
import { openWorker } from '../../openWorker.ts';

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
