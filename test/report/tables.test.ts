import { expect, test } from 'vitest';
import { comparisonTable } from '../../src/report/comparisonTable.ts';
import { replaceGeneratedBlock } from '../../src/report/generatedBlock.ts';
import { resultsTable } from '../../src/report/resultsTable.ts';
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

test('results: one row per record, losses and gaps included, only proofs under "proved"', () => {
  const loss = sampleRecord({ operation: 'add', verdicts: [{ claim: 'asm = IR', kind: 'tested', inputs: 9 }] }, 0.9);
  const lines = resultsTable([sampleRecord(), loss]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| function | cycles (throughput / latency) | speed-up over `llc -O3` | over `clang -O3` with our pass | ' +
      'proved | date, seed |',
    '| --- | ---: | ---: | ---: | --- | --- |',
    '| 25519-mul | 30.0 / 50.0 | 1.50× ±0.01 / 1.10× ±0.01 | – | asm = IR | 2026-01-02, 7 |',
    '| 25519-add | 30.0 / 50.0 | **0.90× ±0.01** / 1.10× ±0.01 | – | no | 2026-01-02, 7 |',
    '',
    'An opponent was faster beyond the noise in: 25519-add in throughput (0.90× ±0.01, llc -O3).',
  ]);
  expect(lines[0]).toMatch(/^\*\*amd-zen4\*\* \(.*; 2 functions\)$/);
  expect(resultsTable([])).toBe('No results are stored yet.');
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

test('results of two machines have a table each', () => {
  const other = sampleRecord({ machine: { ...sampleRecord().machine, slug: 'intel-sapphirerapids' } });
  const text = resultsTable([sampleRecord(), other]);
  expect(text.match(/^\*\*[^*]+\*\*/gm)).toEqual(['**amd-zen4**', '**intel-sapphirerapids**']);
  expect(text.match(/^No opponent of any of these runs was faster/gm)).toHaveLength(2);
});

test('an opponent that is faster is marked and explained in a comparison', () => {
  const text = comparisonTable(sampleRecord({}, 0.9).comparison);
  expect(text).toContain('0.900 [0.890, 0.910] ◂');
  expect(text).toContain('above 1 we are faster, ◂ we lose.');
  expect(comparisonTable(sampleRecord().comparison)).not.toContain('◂');
});
