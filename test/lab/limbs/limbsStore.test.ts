import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { LIMBS, type LimbsEntry } from '../../../lab/limbs/limbsStore.ts';
import { sampleLimbs } from '../../engine/store/sampleLimbs.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

test('comparisons are kept by name and machine, a new one in the place of an older', () => {
  expect([LIMBS.machines([results]), LIMBS.entries([results], 'amd-zen3')]).toEqual([[], {}]);
  LIMBS.add(results, 'amd-zen3', 'b', sampleLimbs(1.5));
  LIMBS.add(results, 'amd-zen3', 'a', sampleLimbs(1.2));
  LIMBS.add(results, 'amd-zen3', 'b', sampleLimbs(0.9));
  LIMBS.add(results, 'amd-zen5', 'a', sampleLimbs(1.1));
  expect(LIMBS.machines([results])).toEqual(['amd-zen3', 'amd-zen5']);
  expect(LIMBS.entries([results], 'amd-zen3')).toEqual({ a: sampleLimbs(1.2), b: sampleLimbs(0.9) });
});

const sample = sampleLimbs(1.5);
const [first, second] = sample.comparison.contestants;
const BROKEN: readonly (readonly [string, LimbsEntry, string])[] = [
  [
    'one contestant',
    { ...sample, comparison: { ...sample.comparison, contestants: [first, second, second] } },
    'expected two contestants',
  ],
  [
    'a mode that was not timed',
    {
      ...sample,
      aim: 'latency',
      comparison: { ...sample.comparison, contestants: [first, { ...second, latency: null }] },
    },
    'the mode that decides was not timed',
  ],
  [
    'other code than was measured',
    { ...sample, saturated: { ...sample.saturated, code: { ...sample.saturated.code, hex: '90c3' } } },
    'the code bytes do not have the recorded SHA-256',
  ],
  ['limbs of no width', { ...sample, unsaturated: { ...sample.unsaturated, limbs: '5' } }, 'such as 5x51'],
  ['no products', { ...sample, saturated: { ...sample.saturated, counts: {} as never } }, 'counts.products'],
];

test.each(BROKEN)('a file with %s is refused by name', (_, entry, told) => {
  const file = LIMBS.add(results, 'amd-zen3', 'a', sample);
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, machine: 'amd-zen3', entries: { a: entry } }));
  expect(() => LIMBS.entries([results], 'amd-zen3')).toThrow(
    expect.objectContaining({
      kind: 'input',
      message: 'malformed comparisons of limbs',
      detail: expect.objectContaining({ where: file, found: expect.stringContaining(told) }),
    }),
  );
});

test('a damaged file is refused by name', () => {
  LIMBS.add(results, 'amd-zen3', 'a', sample);
  const file = LIMBS.file(results, 'amd-zen3');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  expect(() => LIMBS.entries([results], 'amd-zen3')).toThrow(expect.objectContaining({ kind: 'input' }));
});
