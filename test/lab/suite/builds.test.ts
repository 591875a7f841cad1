/**
 * Every build of X25519 against RFC 7748, section 5.2. FIELDWRIGHT_LONG=1 iterates the fast builds a million times, and
 * tries the one of a search, which `test/library/x25519/x25519.test.ts` makes by its command.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { KERNELS, TunedKernels } from '../../../src/library/kernels/searchFunction.ts';
import {
  searchedBuild,
  type SearchedBuild,
  buildX25519,
  FAST_X25519_BUILDS,
  X25519_BUILDS,
} from '../../../lab/suite/x25519Builds.ts';
import { x25519Words, type X25519Build } from '../../../src/library/x25519/x25519Builds.ts';
import { buildTable } from '../../../lab/suite/x25519Suite.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { requireTool } from '../../../src/frontend/toolchain/tools.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const VECTORS: readonly (readonly [string, string, string])[] = [
  [
    'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  ],
  [
    '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  ],
];
const AFTER_ONE = '422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079';
const AFTER_THOUSAND = '684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51';
const AFTER_MILLION = '7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424';
/** Of the searched build, all functions together. */
const EVALUATIONS = 30;
const toolchain = await toolchainOrSkip();

describe.skipIf(toolchain === null || toolchain.tools.byName.cc.path === null)('every build of X25519', () => {
  const dir = temporaryFolder();
  let searched: Promise<SearchedBuild>;
  beforeAll(() => {
    if (LONG) searched = searchBriefly(join(dir, 'results'));
  });

  const builds = new Map<string, Promise<X25519Build>>();
  const buildNamed = (name: (typeof X25519_BUILDS)[number] | 'search'): Promise<X25519Build> => {
    const build =
      builds.get(name) ?? (name === 'search' ? searched.then((found) => found.build) : buildX25519(name, toolchain!));
    builds.set(name, build);
    return build;
  };
  const programOf = async (
    name: (typeof X25519_BUILDS)[number] | 'search',
  ): Promise<(...args: string[]) => Promise<string>> => {
    const { objects } = await buildNamed(name);
    const program = join(dir, name);
    const { status, stderr } = await run(requireTool(toolchain!.tools.byName.cc), [
      '-O1',
      '-o',
      program,
      join(import.meta.dirname, 'iterateX25519.c'),
      ...objects,
    ]);
    expect(status, stderr).toBe(0);
    return async (...args) => (await run(program, args)).stdout.trim();
  };

  const found = LONG ? (['search'] as const) : [];
  // Without any pass a call takes seconds.
  const tried = X25519_BUILDS.filter((name) => LONG || name !== 'baseline');
  test.each([...tried, ...found])('%s agrees with RFC 7748', async (name) => {
    const call = await programOf(name);
    for (const [scalar, point, expected] of VECTORS) expect(await call(scalar, point)).toBe(expected);
    if (name === 'baseline') return;
    expect(await call('1')).toBe(AFTER_ONE);
    // The others take a second.
    if (LONG || FAST_X25519_BUILDS.some((fast) => fast === name)) expect(await call('1000')).toBe(AFTER_THOUSAND);
  });

  test.skipIf(!LONG)('what was found and proved is stored, and is where the next search may begin', async () => {
    await searched;
    const io = recordingIo([], { results: join(dir, 'results') });
    const [{ machine, pieces }] = KERNELS.all([io.results]);
    expect(machine.slug).toBe(thisMachine().slug);
    expect(pieces.map(({ name }) => name)).toEqual(['x25519_double', 'x25519_mul', 'x25519_step']);
    for (const { irSha256, candidate } of pieces)
      expect(new TunedKernels(io, 'latency').candidates(irSha256)).toEqual([candidate]);
    expect(new TunedKernels(io, 'throughput').candidates(pieces[0].irSha256)).toEqual([]);
  });

  test.each([...FAST_X25519_BUILDS, ...found])('%s: no jump or address depends on scalar or point', async (name) => {
    const { objects } = await buildNamed(name);
    const buffers = [
      { register: 'rdi', secret: false },
      { register: 'rsi', secret: true },
      { register: 'rdx', secret: true },
    ];
    expect(await leaksOf(objects, 'x25519', buffers, toolchain!)).toEqual({ leaks: [], refusals: [] });
  });

  test.skipIf(!LONG).each([...FAST_X25519_BUILDS, 'search'] as const)(
    '%s agrees after a million iterations',
    async (name) => {
      expect(await (await programOf(name))('1000000')).toBe(AFTER_MILLION);
    },
  );

  test.skipIf(!LONG)('what a search finds is proved equal to the word IR and constant-time, by function', async () => {
    const { lines } = await searched;
    expect(lines.map((line) => line.split(':')[0])).toEqual(['x25519_step', 'x25519_double', 'x25519_mul']);
    for (const line of lines) expect(line).toMatch(/; asm = IR proved, constant time proved, asm = IR tested\.$/);
  });

  test('step and product end with little more than p, which nothing depends on but their speed', async () => {
    const functions = await x25519Words(toolchain!);
    expect(functions.map((fn) => fn.name)).toEqual(['x25519_step', 'x25519_double', 'x25519_mul']);
    for (const {
      name,
      body,
      outputs: [words],
    } of functions.filter((fn) => fn.name !== 'x25519_double')) {
      for (let k = 0; k < words.length; k += 4) {
        const element = words.slice(k, k + 4).map((a) => (a.kind === 'value' ? a.id : null));
        const sum = body.find(
          (op) => op.kind === 'sum' && op.outs.length === 4 && op.outs.every((id, i) => id === element[i]),
        );
        expect(sum?.kind === 'sum' ? sum.upper : null, `${name}, words ${k}..${k + 3}`).toBeLessThan(
          2n ** 255n + 2n ** 12n,
        );
      }
    }
  });
});

/** A build of a search that is over at once; the seed is fixed, but what wins is decided by measuring. */
async function searchBriefly(results: string): Promise<SearchedBuild> {
  const { root } = toolchain!;
  const worker = await Worker.start({ binary: await buildWorker(root) });
  try {
    const io = recordingIo([], { root, results, clock: { nowMs: () => performance.now() } });
    return await searchedBuild(toolchain!, {
      budget: { kind: 'evaluations', count: EVALUATIONS },
      rng: seeded(1, 'test/builds'),
      worker,
      io,
      use: 'found',
    });
  } finally {
    await worker.close();
  }
}

test('the table sets every build against the one before', () => {
  const ratio = { value: 1, low: 1, high: 1 };
  const text = buildTable(
    [
      { name: 'a', how: '', cycles: 300, ratio },
      { name: 'b', how: '', cycles: 100, ratio: { value: 0.5, low: 0.4, high: 0.6 } },
    ],
    [{ name: 'lib', how: '', cycles: 200, ratio }],
  );
  expect(text.split('\n').slice(2)).toEqual([
    '| a |  | 300 | 1.000 |  |',
    '| b |  | 100 | 0.500 [0.400, 0.600] | 3.000× |',
    '| lib |  | 200 | 1.000 |  |',
  ]);
});
