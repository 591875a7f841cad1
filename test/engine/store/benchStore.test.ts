import { readFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BENCH } from '../../../src/engine/store/machineEntries.ts';
import { benchOf } from '../../../lab/report/resultSet.ts';
import { sampleBench, sampleResults } from '../../lab/dashboard/sampleResults.ts';
import { sampleRecord } from './sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

test('entries are kept by function, a new one in the place of an older', () => {
  const entry = sampleBench(sampleRecord());
  BENCH.add(results, 'amd-zen4', 'b', entry);
  BENCH.add(results, 'amd-zen4', 'a', entry);
  const file = BENCH.add(results, 'amd-zen4', 'b', { ...entry, seed: 2 });
  const { machine, entries } = BENCH.parse(readFileSync(file, 'utf8'), file);
  expect([machine, Object.keys(entries), entries.b.seed]).toEqual(['amd-zen4', ['a', 'b'], 2]);
  expect(() => BENCH.parse('{"schemaVersion": 1}', file)).toThrow('malformed comparisons');
});

test('only a comparison of the very code belongs to a record', () => {
  const results = sampleResults();
  const [record] = results.records;
  expect(benchOf(record, results)?.origins).toEqual(['ours', 'openssl 3']);
  const other = { ...record, code: { ...record.code, sha256: '0'.repeat(64) } };
  expect(benchOf(other, results)).toBeNull();
  expect(benchOf({ ...record, operation: 'square' }, results)).toBeNull();
});
