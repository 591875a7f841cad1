import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { storeBench } from '../../../src/cli/bench/benchOne.ts';
import type { Contestant } from '../../../src/engine/contest/contestant.ts';
import { benchSubject } from '../../../src/engine/contest/contestSubject.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { comparisonSummarySchema } from '../../../src/bench/record.ts';
import { parse } from '../../../src/ir/parse.ts';
import { BENCH } from '../../../src/engine/store/machineEntries.ts';
import { readPeersManifest } from '../../../src/frontend/peers/peersManifest.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { recordingIo } from '../recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const subject = benchSubject({ field: '25519', op: 'mul', strict: false }, readPeersManifest(root), root);
const [line] = readFileSync(join(root, 'results/25519-mul/amd-zen4/record.jsonl'), 'utf8').split('\n');
const contract = parse(JSON.parse(line).ir);
const { comparison } = sampleRecord();
const code = Uint8Array.of(0xc3);

const contestant = (name: string): Contestant => ({
  name,
  origin: `${name}'s`,
  representation: '4x64',
  contract,
  code,
});

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

test('figures are kept below results/bench with the hash of our code and where everybody is from, no samples', () => {
  const io = recordingIo([], { results });
  storeBench(subject, [contestant('ours'), contestant('llc -O3')], comparison, { seed: 3, for: 'throughput' }, io);
  const file = join(results, 'bench', `${thisMachine().slug}.json`);
  expect(io.noteText).toEqual([`bench: 25519-mul is stored in ${file}`]);
  const text = readFileSync(file, 'utf8');
  const summary = comparisonSummarySchema.parse(comparison);
  expect(BENCH.parse(text, file).entries['25519-mul']).toMatchObject({
    seed: 3,
    code: sha256(code),
    origins: ["ours's", "llc -O3's"],
    comparison: summary,
  });
  expect(text).not.toContain('layoutCycles');
  const older = text.replace(JSON.stringify(summary), JSON.stringify(comparison));
  expect(older).toContain('layoutCycles');
  expect(BENCH.parse(older, file)).toEqual(BENCH.parse(text, file));
});

test('code for latency has an entry of its own', () => {
  const io = recordingIo([], { results });
  storeBench(subject, [contestant('ours'), contestant('llc -O3')], comparison, { seed: 3, for: 'latency' }, io);
  const file = join(results, 'bench', `${thisMachine().slug}.json`);
  expect(Object.keys(BENCH.parse(readFileSync(file, 'utf8'), file).entries)).toEqual(['25519-mul-for-latency']);
});

test.each([
  ['nothing of ours', [contestant('llc -O3'), contestant('gcc -O3')], comparison],
  ['code that another machine found', [contestant('ours (found on amd-zen4)'), contestant('llc -O3')], comparison],
  ['no comparison', [contestant('ours')], null],
])('with %s nothing is kept, which is said', (_, contestants, compared) => {
  const io = recordingIo([], { results });
  storeBench(subject, contestants, compared, { seed: 1, for: 'throughput' }, io);
  expect(io.noteText).toEqual(['bench: 25519-mul is not stored: no code of ours for this machine took part']);
  expect(existsSync(join(results, 'bench'))).toBe(false);
});
