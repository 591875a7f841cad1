import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BENCH } from '../../../src/engine/store/machineEntries.ts';
import { benchOf } from '../../../lab/report/resultSet.ts';
import { sampleBench, sampleResults } from '../../lab/dashboard/sampleResults.ts';
import { sampleRecord } from './sampleRecord.ts';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'fieldwright-'));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

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
