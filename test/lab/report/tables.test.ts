import { expect, test } from 'vitest';
import { comparisonTable, twoSpeeds } from '../../../src/engine/report/comparisonTable.ts';
import { replaceGeneratedBlock } from '../../../lab/report/generatedBlock.ts';
import { csv } from '../../../lab/report/csv.ts';
import { limitsTable } from '../../../lab/report/limitsTable.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { briefContender } from '../../../lab/report/resultText.ts';
import { resultRows } from '../../../lab/report/resultRows.ts';
import { resultsHeadlines, resultsOverview } from '../../../lab/report/resultsOverview.ts';
import { resultsPage } from '../../../lab/report/resultsPage.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import type { ResultSet } from '../../../lab/report/resultSet.ts';
import { sampleResults } from '../dashboard/sampleResults.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';

const NARROW = { width: 80, isVerbose: false };

test('comparison', () => {
  expect(comparisonTable(sampleRecord().comparison, NARROW)).toBe(
    [
      '         throughput  time / ours   latency  time / ours   bytes',
      '───────  ──────────  ────────────  ───────  ────────────  ─────',
      'ours           30.0                   50.0                  600',
      'llc -O3        45.0  1.500 ±0.010     55.0  1.100 ±0.010    700',
      '',
      'Core cycles per call; time / ours with its 95 % interval: above 1 we are faster.',
      '16 random layouts, 97 % of the rounds quiet; code compared with itself differs',
      'by up to 0.4 %.',
    ].join('\n'),
  );
});

test('a comparison with long names fits the terminal, and shows all with --verbose', () => {
  const { comparison } = sampleRecord();
  const [ours, llc] = comparison.contestants;
  const long = { ...llc, name: 'clang-22 -O3 -march=native + reduction pass' };
  const table = { ...comparison, contestants: [ours, long] };
  const lines = comparisonTable(table, NARROW).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.slice(3, 5)).toEqual([
    'clang-22 -O3 -march=native             45.0  1.500 ±0.010     55.0  1.100 ±0.010',
    '  + reduction pass',
  ]);
  expect(comparisonTable(table, { width: 80, isVerbose: true }).split('\n')[3]).toMatch(
    /reduction pass +45\.0 {2}1\.500 \[1\.490, 1\.510\] .* 700$/,
  );
});

test('code of two speeds is said to be so', () => {
  const { comparison } = sampleRecord();
  const [ours, llc] = comparison.contestants;
  const layoutCycles = [...Array(10).fill(75), ...Array(6).fill(3000)];
  const plain = { ...llc, name: 'clang', latency: { ...llc.latency!, cycles: 75, layoutCycles } };
  const text = comparisonTable({ ...comparison, contestants: [ours, plain] }, NARROW);
  expect(text).toMatch(/^clang .* 75 or 3000 {2}1\.5 or 60 +700$/m);
  expect(text).toContain('"A or B": two speeds, in some layouts one, in the others the other; each layout');
  expect(twoSpeeds({ layoutCycles: [75, 75, 75, 3000] })).toBeNull();
  expect(twoSpeeds({ layoutCycles: [75, 80, 85, 90, 140, 145] })).toBeNull();
  expect(twoSpeeds({ layoutCycles: [75] })).toBeNull();
});

const setOf = (...records: ResultRecord[]): ResultSet => ({
  records,
  bench: new Map(),
  table: new Map(),
  batches: new Map(),
});

/** Lines of a machine's tables on the page. */
const linesOf = (results: ResultSet, start: string): string[] =>
  resultsPage(results)
    .split('\n')
    .filter((line) => line.startsWith(start));

test('code for latency answers for latency, other code for what is left', () => {
  const slow = sampleRecord({}, 0.9);
  const [ours, llc] = slow.comparison.contestants;
  const behind = { ...llc, latency: { ...llc.latency!, ratio: { value: 0.8, low: 0.79, high: 0.81 } } };
  const both = { ...slow, comparison: { ...slow.comparison, contestants: [ours, behind] } };
  const forLatency = sampleRecord({ options: { for: 'latency' } }, 0.9);
  const loss = '* 25519-mul on amd-zen4 in throughput: 0.90× ±0.01, llc -O3';
  expect(linesOf(setOf(both), '* 25519')).toEqual([loss, '* 25519-mul on amd-zen4 in latency: 0.80× ±0.01, llc -O3']);
  expect(linesOf(setOf(both, forLatency), '* 25519')).toEqual([loss]);
  expect(linesOf(setOf(both, forLatency), '| 25519-mul | ')).toEqual([
    '| 25519-mul | 30.0 | llc | **0.90× ±0.01** | 0.90× ±0.01 | 50.0 | 1 (compilers) | asm = IR |',
    '| 25519-mul | 50.0 | llc | 1.10× ±0.01 | 1.10× ±0.01 | 30.0 | 1 (compilers) | asm = IR |',
    '| 25519-mul | llc |',
  ]);
});

test('overview: multiplications and squarings in throughput; losses bold, compilers only in brackets', () => {
  const loss = sampleRecord({ operation: 'square' }, 0.9);
  const add = sampleRecord({ operation: 'add' }, 0.7);
  const strict = sampleRecord({ form: 'strict' }, 0.7);
  const level = sampleRecord({ field: 'p448' }, 1);
  const older = sampleRecord({ target: 'x86-64' }, 0.8);
  expect(resultsOverview(setOf(sampleRecord(), loss, add, strict, level, older)).split('\n')).toEqual([
    '* **amd-zen4** (2026-01-02): faster in 1, level in 1, **slower in 1** of 3 multiplications and squarings, on ' +
      'average 1.11×, all against compilers only; in latency faster in 5 of 5 functions, all against compilers only.',
    '',
    '| function | amd-zen4 | fastest alternative |',
    '| --- | ---: | --- |',
    '| 25519-mul | 30.0\u00a0·\u00a0(1.50×) | llc |',
    '| 25519-square | 30.0\u00a0·\u00a0**(0.90×)** | llc |',
    '| p448-mul | 30.0\u00a0·\u00a0(1.00×) | llc |',
    '',
    'In brackets: only compilers took part, no library.',
  ]);
  const rowsOf = (text: string): string[] => text.split('\n').filter((line) => /^\| \w+-/.test(line));
  expect(rowsOf(resultsHeadlines(setOf(sampleRecord(), loss, level)))).toEqual([
    '| 25519-mul | 30.0\u00a0·\u00a0(1.50×) | llc |',
  ]);
  expect(resultsOverview(setOf(add))).toBe('No results of multiplications or squarings are stored yet.');
});

test('machines stand beside each other, with the fastest alternative of all; shared cores and gaps are marked', () => {
  const { records, ...rest } = sampleResults();
  const [mul, skylake] = records;
  const shared = { ...skylake, comparison: { ...skylake.comparison, contended: true } };
  const square = sampleRecord({ operation: 'square' });
  const text = resultsOverview({ ...rest, records: [mul, shared, square] });
  expect(text.split('\n')).toEqual([
    expect.stringContaining(
      '* **amd-zen4** (2026-01-02): faster in 2 of 2 multiplications and squarings, on average 1.28×, 1',
    ),
    expect.stringContaining('* **intel-skylake** (2026-01-02): faster in 1 of 1 multiplications'),
    '',
    '| function | amd-zen4 | intel-skylake | fastest alternative |',
    '| --- | ---: | ---: | --- |',
    '| 25519-mul | 30.0\u00a0·\u00a01.10× | 30.0†\u00a0·\u00a0(1.20×) | OpenSSL x25519_fe64_mul (amd-zen4), llc ' +
      '(intel-skylake) |',
    '| 25519-square | 30.0\u00a0·\u00a0(1.50×) | – | llc |',
    '',
    'In brackets: only compilers took part, no library. †: the core was shared all the time; measure again before ' +
      'you rely on it.',
  ]);
});

test('page: losses, a table for each machine and mode, proofs, who took part', () => {
  const { records, ...rest } = sampleResults();
  const [mul, , add] = records;
  const claims = ['asm = IR', 'constant time', 'asm = source', 'IR = specification'];
  const proved = { ...add, verdicts: claims.map((claim) => ({ claim, kind: 'proved' as const, by: 'x' })) };
  const unproved = sampleRecord({ field: 'p448', verdicts: [{ claim: 'asm = IR', kind: 'tested', inputs: 9 }] });
  const head = (other: string): string =>
    `| function | cycles | fastest alternative | its time / ours | llc -O3 / ours | ${other} | contenders | proved |`;
  const rule = '| --- | ---: | --- | ---: | ---: | ---: | ---: | --- |';
  expect(resultsPage({ ...rest, records: [mul, proved, unproved] }).split('\n')).toEqual([
    '* 25519-add on amd-zen4 in throughput: 0.90× ±0.01, llc -O3',
    '* 25519-mul on amd-zen4 in latency: 0.80× ±0.01, OpenSSL x25519_fe64_mul',
    '',
    '## amd-zen4',
    '',
    'AMD EPYC; 2026-01-02.',
    '',
    '### amd-zen4, throughput: independent calls',
    '',
    'Faster in 2, **slower in 1** of 3, geometric mean 1.14×, 2 against compilers only.',
    '',
    head('cycles chained'),
    rule,
    '| 25519-add | 30.0 | llc | **0.90× ±0.01** | 0.90× ±0.01 | 50.0 | 1 (compilers) | all |',
    '| 25519-mul | 30.0 | OpenSSL x25519_fe64_mul | 1.10× ±0.01 | 1.50× ±0.01 | 50.0 | 2 | asm = IR |',
    '| p448-mul | 30.0 | llc | 1.50× ±0.01 | 1.50× ±0.01 | 50.0 | 1 (compilers) | no |',
    '',
    '### amd-zen4, latency: each call waits for the one before',
    '',
    'Faster in 2, **slower in 1** of 3, geometric mean 0.99×, 2 against compilers only.',
    '',
    head('cycles apart'),
    rule,
    '| 25519-add | 50.0 | llc | 1.10× ±0.01 | 1.10× ±0.01 | 30.0 | 1 (compilers) | all |',
    '| 25519-mul | 50.0 | OpenSSL x25519_fe64_mul | **0.80× ±0.01** | 1.10× ±0.01 | 30.0 | 2 | asm = IR |',
    '| p448-mul | 50.0 | llc | 1.10× ±0.01 | 1.10× ±0.01 | 30.0 | 1 (compilers) | no |',
    '',
    '## Who took part',
    '',
    '| function | contenders |',
    '| --- | --- |',
    '| 25519-add | llc |',
    '| 25519-mul | OpenSSL x25519_fe64_mul, llc |',
    '| p448-mul | llc |',
  ]);
  expect(resultsPage(setOf(sampleRecord()))).toContain('No contender was faster in throughput or latency beyond');
  expect(resultsPage(setOf())).toBe('No results are stored yet.');
});

test('names of contenders: compilers without versions, libraries by which compiler', () => {
  const names = ['llc-22 -O3 -mcpu=native', 'clang-22 -O3 -march=native + reduction pass', 'gcc-12 -O3 -march=native'];
  expect(names.map(briefContender)).toEqual(['llc', 'clang + our pass', 'gcc']);
  expect(briefContender('OpenSSL C, clang-22 -O3 -march=native')).toBe('OpenSSL C (clang)');
  expect(briefContender('s2n-bignum alt')).toBe('s2n-bignum alt');
});

test('every contender of every comparison is a row, with what measured it and whether it is of the best', () => {
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
  const document = 'a\n<!-- begin results (by `./fieldwright report`) -->\nold\n<!-- end results -->\nb\n';
  const once = replaceGeneratedBlock(document, 'results', 'new', 'README.md');
  expect(once).toBe('a\n<!-- begin results (by `./fieldwright report`) -->\nnew\n<!-- end results -->\nb\n');
  expect(replaceGeneratedBlock(once, 'results', 'new', 'README.md')).toBe(once);
  expect(() => replaceGeneratedBlock('nothing', 'results', 'new', 'README.md')).toThrow('no place');
  expect(() =>
    replaceGeneratedBlock('<!-- end results --> <!-- begin results -->', 'results', 'new', 'README.md'),
  ).toThrow('no place');
});

test('a contender that is faster is marked and explained in a comparison', () => {
  const text = comparisonTable(sampleRecord({}, 0.9).comparison, NARROW);
  expect(text).toContain('0.900 ±0.010 ◂');
  expect(text.replaceAll('\n', ' ')).toContain('above 1 we are faster, ◂ we lose.');
  expect(comparisonTable(sampleRecord().comparison, NARROW)).not.toContain('◂');
});

test('the bound by ports stands beside what was reached, of the ports of each machine', () => {
  // Six products: the one multiplier of Zen 4 and Golden Cove takes a cycle for each, the three of Zen 5 two.
  const hex = `${'480fafc0'.repeat(6)}c3`;
  const code = { hex, sha256: sha256(Buffer.from(hex, 'hex')), instructions: 7 };
  const one = sampleRecord({ code });
  const zen5 = { ...one.machine, slug: 'amd-zen5', family: 26 };
  const sums = sampleRecord({ code, operation: 'add' });
  const table = limitsTable(setOf(one, sampleRecord({ code, machine: zen5 }), sums)).replaceAll('\u00a0', ' ');
  expect(table.split('\n')).toEqual([
    '| function | amd-zen4 | amd-zen5 |',
    '| --- | ---: | ---: |',
    '| 25519-mul | 30.0 of 6.0 · 5.00× | 30.0 of 2.0 · 15.00× |',
  ]);
});
