/** Generated parts of documents are what `make generate` would write now, and a script of its own agrees with them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../src/command/commands.ts';
import { runCommandLine } from '../src/command/runCommandLine.ts';
import { reportedResults } from '../src/host/reportedResults.ts';
import { resultsTable } from '../src/report/resultsTable.ts';
import { replaceGeneratedBlock } from '../src/report/generatedBlock.ts';
import { recordingIo } from './command/recordingIo.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'results');
const STALE = 'run `make generate`';
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-generated-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the table of README is that of the committed results', async () => {
  const readme = textOf('README.md');
  const table = resultsTable(await reportedResults(false, recordingIo([], { root, results })));
  expect(replaceGeneratedBlock(readme, 'results', table, 'README.md') === readme, STALE).toBe(true);
});

test('docs/dashboard.html is that of the committed results', async () => {
  const file = join(folder, 'dashboard.html');
  const io = recordingIo(['dashboard', '--out', file], { root, results });
  expect(await runCommandLine(COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(readFileSync(file, 'utf8') === textOf('docs/dashboard.html'), STALE).toBe(true);
});

test('docs/TABLE.md is that of the stored measurements', async () => {
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'bridge'));
  writeFileSync(join(folder, 'docs', 'TABLE.md'), textOf('docs/TABLE.md'));
  cpSync(join(root, 'bridge', 'inputs'), join(folder, 'bridge', 'inputs'), { recursive: true });
  const io = recordingIo(['table', '--print'], { root: folder, results });
  expect(await runCommandLine(COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(readFileSync(join(folder, 'docs', 'TABLE.md'), 'utf8') === textOf('docs/TABLE.md'), STALE).toBe(true);
});

const recompute = (project: string) =>
  spawnSync(process.execPath, [join(root, 'test', 'report', 'recompute.mjs'), project], { encoding: 'utf8' });

test('ratios recomputed from the records by a script of its own agree with README and page', () => {
  const { status, stdout } = recompute(root);
  expect(stdout).toMatch(/^\d+ figures of \d+ best results agree with \d+ records\n$/);
  expect(status).toBe(0);
});

test('that script notices a figure that is changed', () => {
  const project = join(folder, 'changed');
  mkdirSync(join(project, 'docs'), { recursive: true });
  cpSync(results, join(project, 'results'), { recursive: true });
  const readme = textOf('README.md');
  const [ratio] = /(?<=<br>)1\.\d\d×/.exec(readme) ?? [''];
  expect(ratio).not.toBe('');
  writeFileSync(join(project, 'README.md'), readme.replace(`<br>${ratio}`, '<br>1.99×'));
  const page = textOf('docs/dashboard.html');
  writeFileSync(join(project, 'docs', 'dashboard.html'), page.replace(/"standing":"ahead"/, '"standing":"ahead" '));
  expect(recompute(project)).toMatchObject({ status: 1, stdout: expect.stringContaining('1.99×') });
  writeFileSync(join(project, 'README.md'), readme);
  expect(recompute(project).stdout).toMatch(/agree/);
  writeFileSync(
    join(project, 'docs', 'dashboard.html'),
    page.replace(/("kind":"llc -O3","opponent":"[^"]*","ratio":)1\./, '$19.'),
  );
  expect(recompute(project)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('bars of docs/dashboard.html'),
  });
});
