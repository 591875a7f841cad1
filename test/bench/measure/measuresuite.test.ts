import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import {
  agreesInMeasuresuite,
  loadMeasuresuite,
  measureWithMeasuresuite,
  type Measuresuite,
} from '../../../src/bench/measure/measuresuite.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const entries = [
  { name: 'a', code: Uint8Array.of(0xc3) },
  { name: 'b', code: Uint8Array.of(0x90, 0xc3) },
];
const options = { argWidth: 4, inputs: 2, outputs: 1, masks: [7n, 15n, 2n ** 64n - 1n, 0n], rng: seeded(1) };

const folder = temporaryFolder();

/** A library with the interface of version 2.2 whose functions take 1000 ticks per byte and batch. */
function fakeSuite(log: string[], result?: string): Measuresuite {
  const sizes: number[] = [];
  return {
    init: (...args) => {
      log.push(`init ${args.join()}`);
    },
    set_bounds: (masks) => {
      expect([...masks]).toEqual(options.masks);
    },
    load_bin_file: (filename) => {
      log.push(filename);
      sizes.push(readFileSync(filename).length);
    },
    enable_checking: () => {
      log.push('checking');
    },
    measure: (batchSize, batches) => {
      log.push(`measure ${batchSize},${batches}`);
      return (
        result ??
        JSON.stringify({
          stats: { timer: 'PMC', incorrect: 0 },
          functions: [],
          cycles: sizes.map((s) => Array.from({ length: batches }, (_, i) => 1000 * s * (1 + (i % 3)))),
        })
      );
    },
    destroy: () => {
      log.push('destroy');
    },
  };
}

/** Installs a package of this text below a folder's node_modules. */
function install(name: string, text: string): string {
  const home = join(folder, name);
  const place = join(home, 'node_modules/measuresuite');
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'measuresuite', type: 'module', main: './index.js' }),
  );
  writeFileSync(join(place, 'index.js'), text);
  return home;
}

const WHOLE =
  'const f = () => 7; export const native_ms = { init: f, set_bounds: f, load_bin_file: f, enable_checking: f, ' +
  'measure: f, destroy: f };';

test('absent: says what is missing and what to do', async () => {
  await expect(loadMeasuresuite([folder])).rejects.toMatchObject({
    kind: 'tool',
    detail: { where: 'npm package measuresuite', hint: expect.stringContaining('--measure') },
  });
});

test('a package with another interface is refused', async () => {
  const home = install('other', 'export class Measuresuite {}');
  await expect(loadMeasuresuite([home])).rejects.toMatchObject({
    kind: 'tool',
    detail: { found: expect.stringContaining('native_ms') },
  });
});

test('found in node_modules, and by the path of the package', async () => {
  const home = install('whole', WHOLE);
  expect((await loadMeasuresuite([folder, home])).destroy()).toBe(7);
  expect((await loadMeasuresuite([join(home, 'node_modules/measuresuite')])).destroy()).toBe(7);
});

test('loads the bytes, pairs the batches, cleans up', async () => {
  const log: string[] = [];
  const result = await measureWithMeasuresuite(fakeSuite(log), entries, { ...options, batchSize: 100 });
  expect(result.timer).toBe('PMC');
  expect(result.entries).toEqual([
    { name: 'a', ticks: 20, ratio: { value: 1, low: 1, high: 1 } },
    { name: 'b', ticks: 40, ratio: { value: 2, low: 2, high: 2 } },
  ]);
  expect([log[0], log[3], log[4]]).toEqual(['init 4,2,1', 'measure 100,31', 'destroy']);
  expect(existsSync(log[1])).toBe(false);
});

test.each(['{"cycles":null}', 'no JSON', ''])('the result %j is refused, after cleaning up', async (text) => {
  const log: string[] = [];
  await expect(measureWithMeasuresuite(fakeSuite(log, text), entries, options)).rejects.toMatchObject({
    kind: 'tool',
    detail: { found: expect.stringContaining(text) },
  });
  expect(log.at(-1)).toBe('destroy');
});

test.each([
  [0, true],
  [1, false],
])('results are compared: function %i differs from the one before', async (incorrect, agrees) => {
  const log: string[] = [];
  const result = JSON.stringify({ stats: { timer: 'PMC', incorrect }, cycles: [[1], [1]] });
  expect(await agreesInMeasuresuite(fakeSuite(log, result), [entries[0], entries[1]], options)).toBe(agrees);
  expect([log[0], log[3], log[4], log.at(-1)]).toEqual(['init 4,2,1', 'checking', 'measure 1,10000', 'destroy']);
});

const real = await loadMeasuresuite([process.env['FIELDWRIGHT_MEASURESUITE'] ?? process.cwd()]).catch(() => null);
if (real === null)
  console.log('MeasureSuite itself is not tried: not installed (FIELDWRIGHT_MEASURESUITE names its folder)');

/** out[i] = a[i] + k for the first word, copies of the others: mov rax, [rsi]; add rax, k; mov [rdi], rax … */
function adding(k: number): Uint8Array {
  const copies = [8, 16, 24].flatMap((at) => [0x48, 0x8b, 0x46, at, 0x48, 0x89, 0x47, at]);
  return Uint8Array.of(0x48, 0x8b, 0x06, 0x48, 0x83, 0xc0, k, 0x48, 0x89, 0x07, ...copies, 0xc3);
}

test.skipIf(real === null)('the real one finds the same results, others, and which code is slower', async () => {
  const shape = { argWidth: 4, inputs: 2, outputs: 1, masks: [2n ** 64n - 1n, 1n, 1n, 1n] };
  const one = { name: 'one', code: adding(1) };
  expect(await agreesInMeasuresuite(real!, [one, { name: 'the same', code: adding(1) }], shape)).toBe(true);
  expect(await agreesInMeasuresuite(real!, [one, { name: 'two', code: adding(2) }], shape)).toBe(false);
  const slow = Uint8Array.from([...Array.from({ length: 200 }, () => [0x48, 0x6b, 0xc0, 3]).flat(), ...adding(1)]);
  const {
    entries: [, slower],
  } = await measureWithMeasuresuite(real!, [one, { name: 'slow', code: slow }], { ...shape, rng: seeded(2) });
  expect(slower.ratio.value).toBeGreaterThan(1);
});
