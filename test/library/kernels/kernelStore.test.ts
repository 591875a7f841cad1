import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { KERNELS, storeKernel, type TunedKernel } from '../../../src/library/kernels/searchFunction.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

const { machine } = sampleRecord();
const piece: TunedKernel = {
  time: '2026-11-23T00:00:00.000Z',
  name: 'x25519_step',
  irSha256: 'a',
  aim: 'latency',
  budget: '20 s',
  ratio: 0.9,
  proof: 'basic',
  code: 'c',
  candidate: { order: [1] },
};
const stored = (): readonly (readonly unknown[])[] =>
  KERNELS.all([results]).map(({ pieces }) => pieces.map(({ irSha256, aim, code }) => [irSha256, aim, code]));

test('nothing is stored at first', () => {
  expect(KERNELS.all([results])).toEqual([]);
});

test('there is one piece for each word IR and aim, the last one', () => {
  storeKernel(results, machine, piece);
  storeKernel(results, machine, { ...piece, aim: 'throughput' });
  storeKernel(results, machine, { ...piece, irSha256: 'b' });
  storeKernel(results, machine, { ...piece, code: 'd' });
  expect(stored()).toEqual([
    [
      ['a', 'latency', 'd'],
      ['b', 'latency', 'c'],
      ['a', 'throughput', 'c'],
    ],
  ]);
  const [{ pieces }] = KERNELS.all([results]);
  expect(pieces[0]).toEqual({ ...piece, code: 'd' });
});

test('every machine has a file of its own', () => {
  storeKernel(results, machine, piece);
  storeKernel(results, { ...machine, slug: 'other' }, piece);
  expect(KERNELS.all([results]).map((file) => file.machine.slug)).toEqual([machine.slug, 'other'].sort());
});

test('a damaged file is named, and left as it is', () => {
  const file = join(results, 'pieces', `${machine.slug}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"schemaVersion":1}');
  expect(() => KERNELS.all([results])).toThrow('malformed file of pieces');
  expect(() => storeKernel(results, machine, piece)).toThrow('malformed file of pieces');
  expect(readFileSync(file, 'utf8')).toBe('{"schemaVersion":1}');
});
