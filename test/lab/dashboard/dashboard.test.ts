import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BENCH } from '../../../src/engine/store/machineEntries.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { sampleBench, sampleResults } from './sampleResults.ts';
import { sampleStatus } from './sampleStatus.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { runLine } from '../../cli/runLine.ts';

const project = join(import.meta.dirname, '..', '..', '..');

/** A folder of a project without a repository. */
let root: string;
beforeEach(() => void (root = temporaryFolder(onTestFinished)));

const run = (...argv: string[]) => runLine(argv, { root, cwd: root, results: join(root, 'results') });

function store(): void {
  const { records } = sampleResults();
  for (const record of records) appendRecord(join(root, 'results'), record);
  BENCH.add(join(root, 'results'), 'amd-zen4', '25519-mul', sampleBench(records[0]));
}

/** What set-up makes, and the style. */
function install(): void {
  for (const folder of ['build/page', 'lab/page']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['build/page/page.js', 'lab/page/style.css']) copyFileSync(join(project, file), join(root, file));
}

test('one file without addresses, the same each time', async () => {
  store();
  install();
  const first = await run('dashboard');
  expect(first.code, first.notes).toBe(0);
  const html = readFileSync(join(root, 'build', 'dashboard.html'), 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  await run('dashboard', '--out', 'again.html');
  expect(readFileSync(join(root, 'again.html'), 'utf8')).toBe(html);
});

test('--json prints what the page is made from', async () => {
  store();
  const { code, out } = await run('dashboard', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).champions.map((c: { function: string }) => c.function)).toEqual([
    '25519-add',
    '25519-mul',
    '25519-mul',
  ]);
  expect(existsSync(join(root, 'build', 'dashboard.html'))).toBe(false);
});

test('--jobs adds the jobs of a fleet', async () => {
  store();
  writeFileSync(join(root, 'status.json'), JSON.stringify(sampleStatus()));
  expect(JSON.parse((await run('dashboard', '--json', '--jobs', 'status.json')).out).queues).toHaveLength(1);
  expect(JSON.parse((await run('dashboard', '--json')).out)).not.toHaveProperty('queues');
  writeFileSync(join(root, 'status.json'), 'amd-zen4: 4 finished');
  const wrong = await run('dashboard', '--jobs', 'status.json');
  expect([wrong.code, wrong.notes]).toEqual([2, expect.stringContaining('this is no status of a fleet')]);
});

test('what is missing is said: results, the program of the page, a place', async () => {
  expect(await run('dashboard')).toMatchObject({
    code: 2,
    notes: expect.stringContaining('no results are stored yet'),
  });
  store();
  const unbundled = await run('dashboard');
  expect([unbundled.code, unbundled.notes]).toEqual([3, expect.stringContaining('node scripts/setup.mjs')]);
  const nowhere = await run('dashboard', '--out', '/proc/x.html');
  expect([nowhere.code, nowhere.notes]).toEqual([2, expect.stringContaining('--out')]);
});

test('report --csv and --json give everything and leave README alone', async () => {
  store();
  writeFileSync(join(root, 'README.md'), 'untouched');
  const { code, out } = await run('report', '--json');
  expect(code).toBe(0);
  const rows = JSON.parse(out);
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)).toMatchObject({
    source: 'bench',
    mode: 'latency',
    kind: 'OpenSSL',
    ratio: 0.8,
    standing: 'behind',
  });
  expect((await run('report', '--csv', 'all.csv')).code).toBe(0);
  const lines = readFileSync(join(root, 'all.csv'), 'utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe(Object.keys(rows[0]).join(','));
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('untouched');
});
