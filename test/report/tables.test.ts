import { expect, test } from 'vitest';
import { comparisonTable } from '../../src/report/comparisonTable.ts';
import { replaceGeneratedBlock } from '../../src/report/generatedBlock.ts';
import { csv } from '../../src/report/csv.ts';
import { sha256 } from '../../src/base/hash.ts';
import { resultRows } from '../../src/report/resultRows.ts';
import { resultsTable } from '../../src/report/resultsTable.ts';
import type { ResultRecord } from '../../src/store/record.ts';
import type { ResultSet } from '../../src/store/resultSet.ts';
import { sampleResults } from '../dashboard/sampleResults.ts';
import { sampleRecord } from '../store/sampleRecord.ts';

test('comparison', () => {
  expect(comparisonTable(sampleRecord().comparison)).toBe(
    [
      '         bytes  throughput  time / ours           latency  time / ours',
      '───────  ─────  ──────────  ────────────────────  ───────  ────────────────────',
      'ours       600        30.0                           50.0',
      'llc -O3    700        45.0  1.500 [1.490, 1.510]     55.0  1.100 [1.090, 1.110]',
      '',
      'Core cycles per call; time relative to ours with its 95 % interval: above 1 we are faster.',
      '16 random layouts, 97 % of the rounds quiet; code compared with itself differs by up to 0.4 %.',
    ].join('\n'),
  );
});

const setOf = (...records: ResultRecord[]): ResultSet => ({ records, bench: new Map(), table: new Map() });

test('code for latency has a row of its own, and each answers for its mode', () => {
  const slow = sampleRecord({}, 0.9);
  const [ours, llc] = slow.comparison.contestants;
  const behind = { ...llc, latency: { ...llc.latency!, ratio: { value: 0.8, low: 0.79, high: 0.81 } } };
  const both = { ...slow, comparison: { ...slow.comparison, contestants: [ours, behind] } };
  const losses = (...records: ResultRecord[]): string[] =>
    resultsTable(setOf(...records))
      .split('\n')
      .filter((line) => line.startsWith('* 25519'));
  expect(losses(both)).toEqual([
    '* 25519-mul on amd-zen4 in throughput: 0.90× ±0.01, llc -O3',
    '* 25519-mul on amd-zen4 in latency: 0.80× ±0.01, llc -O3',
  ]);
  expect(losses(both, sampleRecord({ options: { for: 'latency' } }, 0.9))).toEqual([
    '* 25519-mul on amd-zen4 in throughput: 0.90× ±0.01, llc -O3',
  ]);
});

test('results: one row per function, losses and gaps included, only proofs under "proved"', () => {
  const loss = sampleRecord({ operation: 'add', verdicts: [{ claim: 'asm = IR', kind: 'tested', inputs: 9 }] }, 0.9);
  expect(resultsTable(setOf(sampleRecord(), loss)).split('\n')).toEqual([
    '| function | amd-zen4 | strongest opponent | proved |',
    '| --- | ---: | --- | --- |',
    '| 25519-add | 30.0 / 50.0<br>**0.90× ±0.01** / 1.10× ±0.01 | amd-zen4: llc **0.90× ±0.01** / 1.10× ±0.01 | no |',
    '| 25519-mul | 30.0 / 50.0<br>1.50× ±0.01 / 1.10× ±0.01 | amd-zen4: llc 1.50× ±0.01 / 1.10× ±0.01 | asm = IR |',
    '',
    '* **amd-zen4**: AMD EPYC; 2 functions, 2026-01-02.',
    '',
    '*all*: asm = IR, constant time, asm = source, IR = specification.',
    '',
    'An opponent was faster beyond the noise in:',
    '',
    '* 25519-add on amd-zen4 in throughput: 0.90× ±0.01, llc -O3',
    '',
    expect.stringMatching(/^No comparison with libraries or gcc is stored yet/),
  ]);
  expect(resultsTable(setOf())).toBe('No results are stored yet.');
});

test('machines stand beside each other, with the strongest opponent of all; shared cores and gaps are marked', () => {
  const { records, bench, table } = sampleResults();
  const [mul, skylake, add] = records;
  const shared = { ...skylake, comparison: { ...skylake.comparison, contended: true } };
  const claims = ['asm = IR', 'constant time', 'asm = source', 'IR = specification'];
  const proved = { ...add, verdicts: claims.map((claim) => ({ claim, kind: 'proved' as const, by: 'x' })) };
  const text = resultsTable({ records: [mul, shared, proved], bench, table });
  expect(text.split('\n').slice(0, 4)).toEqual([
    '| function | amd-zen4 | intel-skylake | strongest opponent | proved |',
    '| --- | ---: | ---: | --- | --- |',
    '| 25519-add | 30.0 / 50.0<br>**0.90× ±0.01** / 1.10× ±0.01 | – | ' +
      'amd-zen4: llc **0.90× ±0.01** / 1.10× ±0.01 | all |',
    '| 25519-mul | 30.0 / 50.0<br>1.50× ±0.01 / 1.10× ±0.01 | 30.0 / 50.0 †<br>1.20× ±0.01 / 1.10× ±0.01 | ' +
      'amd-zen4: OpenSSL x25519_fe64_mul 1.10× ±0.01 / **0.80× ±0.01**<br>' +
      'intel-skylake: llc 1.20× ±0.01 / 1.10× ±0.01 | asm = IR |',
  ]);
  expect(text).toContain('†: the core was shared all the time');
  expect(text).toContain('* 25519-mul on amd-zen4 in latency: 0.80× ±0.01, OpenSSL x25519_fe64_mul');
  expect(text).toContain('Libraries and gcc took part in: 25519-mul (amd-zen4).');
});

test('every opponent of every comparison is a row, with what measured it and whether it is of the best', () => {
  const results = sampleResults();
  const code = { hex: '90c3', sha256: sha256(Buffer.from('90c3', 'hex')), instructions: 2 };
  const older = sampleRecord({ seed: 99, code }, 1.2);
  const rows = resultRows({ ...results, records: [...results.records, older] });
  expect(
    rows.map((r) => [r.source, r.function, r.machine, r.mode, r.kind, r.best, r.front, r.standing].join(' ')),
  ).toEqual([
    'optimize 25519-mul amd-zen4 throughput llc -O3 true true ahead',
    'optimize 25519-mul amd-zen4 latency llc -O3 true true ahead',
    'optimize 25519-mul intel-skylake throughput llc -O3 true true ahead',
    'optimize 25519-mul intel-skylake latency llc -O3 true true ahead',
    'optimize 25519-add amd-zen4 throughput llc -O3 true true behind',
    'optimize 25519-add amd-zen4 latency llc -O3 true true ahead',
    'optimize 25519-mul amd-zen4 throughput llc -O3 false false ahead',
    'optimize 25519-mul amd-zen4 latency llc -O3 false false ahead',
    'bench 25519-mul amd-zen4 throughput OpenSSL true true ahead',
    'bench 25519-mul amd-zen4 latency OpenSSL true true behind',
  ]);
  const text = csv(rows);
  expect(text.split('\r\n')).toHaveLength(rows.length + 2);
  expect(text.split('\r\n')[1].split(',').slice(0, 4)).toEqual(['optimize', '25519-mul', 'amd-zen4', 'true']);
});

test('cells of CSV are quoted where they must be', () => {
  expect(csv([{ a: 'x', b: 'y, "z"', c: null, d: 1.5, e: 'two\nlines' }])).toBe(
    'a,b,c,d,e\r\nx,"y, ""z""",,1.5,"two\nlines"\r\n',
  );
  expect(csv([])).toBe('');
});

test('generated block', () => {
  const document = 'a\n<!-- begin results (by `npm run report`) -->\nold\n<!-- end results -->\nb\n';
  const once = replaceGeneratedBlock(document, 'results', 'new', 'README.md');
  expect(once).toBe('a\n<!-- begin results (by `npm run report`) -->\nnew\n<!-- end results -->\nb\n');
  expect(replaceGeneratedBlock(once, 'results', 'new', 'README.md')).toBe(once);
  expect(() => replaceGeneratedBlock('nothing', 'results', 'new', 'README.md')).toThrow('no place');
  expect(() =>
    replaceGeneratedBlock('<!-- end results --> <!-- begin results -->', 'results', 'new', 'README.md'),
  ).toThrow('no place');
});

test('an opponent that is faster is marked and explained in a comparison', () => {
  const text = comparisonTable(sampleRecord({}, 0.9).comparison);
  expect(text).toContain('0.900 [0.890, 0.910] ◂');
  expect(text).toContain('above 1 we are faster, ◂ we lose.');
  expect(comparisonTable(sampleRecord().comparison)).not.toContain('◂');
});
