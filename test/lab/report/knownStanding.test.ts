import { expect, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { knownResults } from '../../../lab/report/knownStanding.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import type { ResultSet } from '../../../lab/report/resultSet.ts';
import { sampleBench } from '../dashboard/sampleResults.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';

const setOf = (records: readonly ResultRecord[], bench: ResultSet['bench'] = new Map()): ResultSet => ({
  records,
  bench,
  table: new Map(),
  batches: new Map(),
});
const key = sampleRecord();
const code = (hex: string): ResultRecord['code'] => ({ hex, sha256: sha256(Buffer.from(hex, 'hex')), instructions: 1 });

test('a result counts for its aim, and for those within it', () => {
  const searched = (records: readonly ResultRecord[]) =>
    (['throughput', 'latency', 'both'] as const).map((aim) => knownResults(setOf(records), key, aim).isSearched);
  expect(searched([])).toEqual([false, false, false]);
  expect(searched([sampleRecord()])).toEqual([true, false, false]);
  expect(searched([sampleRecord({ options: { for: 'latency' } })])).toEqual([false, true, false]);
  expect(searched([sampleRecord({ options: { for: 'both' } })])).toEqual([true, true, true]);
  expect(searched([sampleRecord({ target: 'x86-64-v3' }), sampleRecord({ operation: 'add' })])).toEqual([
    false,
    false,
    false,
  ]);
});

test('the best code of each aim counts, never a refuted one', () => {
  const refuted = sampleRecord(
    { code: code('90c3'), verdicts: [{ claim: 'asm = IR', kind: 'refuted', where: 'out1[0]' }] },
    3,
  );
  const { standing } = knownResults(setOf([sampleRecord(), sampleRecord({}, 1.7), refuted]), key, 'throughput');
  expect(standing).toEqual({ ratio: 1.7, contender: 'llc', code: key.code.sha256 });
  expect(knownResults(setOf([sampleRecord({}, 1.7)]), key, 'latency').standing?.ratio).toBe(1.1);
  expect(knownResults(setOf([sampleRecord({}, 1.1)]), key, 'both').standing?.ratio).toBeCloseTo(1.1);
});

test('code that lost a race since does not count in the mode of that race', () => {
  const lucky = sampleRecord({ time: '2026-11-20T10:00:00.000Z' }, 1.7);
  const race = [{ code: lucky.code.sha256, ratio: { value: 1.01, low: 1.005, high: 1.02 } }];
  const winner = sampleRecord(
    { code: code('90c3'), time: '2026-11-21T10:00:00.000Z', race: { throughput: race } },
    1.4,
  );
  const set = setOf([lucky, winner]);
  expect(knownResults(set, key, 'throughput')).toMatchObject({ isSearched: true, standing: { ratio: 1.4 } });
  expect(knownResults(setOf([lucky]), key, 'throughput').standing?.ratio).toBe(1.7);
  expect(knownResults(set, key, 'latency').standing).not.toBeNull();
});

test('libraries of bench count, for other code of ours by a compiler that took part in both', () => {
  const old = sampleRecord();
  const bench = (of: ResultRecord): ResultSet['bench'] => {
    const entry = sampleBench(of);
    const [, llc] = of.comparison.contestants;
    const contestants = [...entry.comparison.contestants, llc];
    return new Map([['amd-zen4', { '25519-mul': { ...entry, comparison: { ...entry.comparison, contestants } } }]]);
  };
  const same = knownResults(setOf([old], bench(old)), key, 'throughput').standing;
  expect(same).toMatchObject({ ratio: 1.1, contender: 'OpenSSL x25519_fe64_mul' });
  // 1.8 / 1.5 times as fast as the code that bench measured.
  const faster = sampleRecord({ code: code('90c3') }, 1.8);
  const carried = knownResults(setOf([old, faster], bench(old)), key, 'throughput').standing;
  expect(carried?.ratio).toBeCloseTo(1.1 * 1.2);
  expect(carried?.code).toBe(faster.code.sha256);
  // Without one in both there is no way to compare.
  const apart = new Map([['amd-zen4', { '25519-mul': sampleBench(old) }]]);
  expect(knownResults(setOf([faster], apart), key, 'throughput').standing).toMatchObject({
    ratio: 1.8,
    contender: 'llc',
  });
});

test('more results never make it worse, unless only what is there was measured on a shared core', () => {
  const first = sampleRecord({}, 1.3);
  const [ours, llc] = first.comparison.contestants;
  // Further ahead of llc, yet no faster than gcc in the same run.
  const close = {
    ...llc,
    name: 'gcc -O3',
    throughput: { ...llc.throughput, ratio: { value: 1, low: 0.99, high: 1.01 } },
  };
  const second = sampleRecord({ code: code('90c3') }, 1.6);
  const comparison = { ...second.comparison, contestants: [...second.comparison.contestants, close] };
  const both = [first, { ...second, comparison }];
  expect(knownResults(setOf(both), key, 'throughput').standing).toMatchObject({ ratio: 1.3, contender: 'llc' });
  const shared = { ...first, comparison: { ...first.comparison, contestants: [ours, llc], contended: true } };
  const quiet = knownResults(setOf([shared, { ...second, comparison }]), key, 'throughput').standing;
  expect(quiet).toMatchObject({ ratio: 1, contender: 'gcc' });
});
