/** Generated parts of documents are what `make generate` would write now, and a script of its own agrees with them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../lab/commands.ts';
import { manifestJsonSchema } from '../src/engine/check/manifest.ts';
import { interfaceJsonSchema } from '../src/library/package/interface.ts';
import { runCommandLine } from '../src/cli/runCommandLine.ts';
import { reportedResults } from '../lab/report/reportedResults.ts';
import { resultsHeadlines, resultsOverview } from '../lab/report/resultsOverview.ts';
import { resultsPage } from '../lab/report/resultsPage.ts';
import { resultsPicture } from '../lab/report/resultsPicture.ts';
import { OPTION_PAGES, withOptions } from '../lab/report/optionPages.ts';
import { replaceGeneratedBlock } from '../lab/report/generatedBlock.ts';
import { recordingIo } from './cli/recordingIo.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'results');
const STALE = 'run `make generate`';
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const folder = temporaryFolder();
/** The page of the committed results. */
let dashboard: string;
beforeAll(async () => {
  dashboard = join(folder, 'dashboard.html');
  const io = recordingIo(['dashboard', '--out', dashboard], { root, results });
  expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
});

let reported: ReturnType<typeof reportedResults> | undefined;
/** The committed results, read once. */
const committed = () => (reported ??= reportedResults(false, recordingIo([], { root, results })));

test.each([
  ['README.md', 'results', resultsHeadlines],
  ['docs/RESULTS.md', 'overview', resultsOverview],
  ['docs/RESULTS.md', 'results', resultsPage],
])('in %s, %s is what the committed results say', async (page, name, made) => {
  const text = textOf(page);
  const content = made(await committed());
  expect(replaceGeneratedBlock(text, name, content, page) === text, STALE).toBe(true);
});

test.each(OPTION_PAGES)('%s has the options of its commands', async (page) => {
  const text = textOf(page);
  expect((await withOptions(page, text, ALL_COMMANDS)) === text, STALE).toBe(true);
});

test('docs/fieldwright.schema.json is the schema of manifests', () => {
  expect(manifestJsonSchema() === textOf('docs/fieldwright.schema.json'), STALE).toBe(true);
});

test('docs/interface.schema.json is the schema of packages', () => {
  expect(interfaceJsonSchema() === textOf('docs/interface.schema.json'), STALE).toBe(true);
});

test('docs/results.svg is that of the committed results, and README shows it', async () => {
  const made = resultsPicture(await committed());
  expect(made === textOf('docs/results.svg'), STALE).toBe(true);
  expect(made.length).toBeLessThan(20_000);
  expect(textOf('README.md')).toContain('](docs/results.svg)');
});

test('docs/TABLE.md is that of the stored measurements', async () => {
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'bridge'));
  writeFileSync(join(folder, 'docs', 'TABLE.md'), textOf('docs/TABLE.md'));
  cpSync(join(root, 'bridge', 'inputs'), join(folder, 'bridge', 'inputs'), { recursive: true });
  const io = recordingIo(['table', '--print'], { root: folder, results });
  expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(readFileSync(join(folder, 'docs', 'TABLE.md'), 'utf8') === textOf('docs/TABLE.md'), STALE).toBe(true);
});

test('docs/LIMBS.md is that of the stored measurements', async () => {
  const project = join(folder, 'limbs');
  mkdirSync(join(project, 'docs'), { recursive: true });
  writeFileSync(join(project, 'docs', 'LIMBS.md'), textOf('docs/LIMBS.md'));
  const io = recordingIo(['limbs', '--print'], { root: project, results });
  expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(readFileSync(join(project, 'docs', 'LIMBS.md'), 'utf8') === textOf('docs/LIMBS.md'), STALE).toBe(true);
});

test('docs/BATCHES.md and the table of README are those of the stored measurements', async () => {
  const project = join(folder, 'batches');
  mkdirSync(join(project, 'docs'), { recursive: true });
  const pages = [join('docs', 'BATCHES.md'), 'README.md'];
  for (const page of pages) writeFileSync(join(project, page), textOf(page));
  const io = recordingIo(['batches', '--print'], { root: project, results });
  expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  for (const page of pages) expect(readFileSync(join(project, page), 'utf8') === textOf(page), STALE).toBe(true);
  const [made, kept] = [join(project, 'docs'), join(root, 'docs')].map((place) => join(place, 'batches.svg'));
  expect(existsSync(made)).toBe(existsSync(kept));
  if (existsSync(made)) expect(readFileSync(made, 'utf8') === readFileSync(kept, 'utf8'), STALE).toBe(true);
});

const recompute = (...folders: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'test', 'lab', 'report', 'recompute.mjs'), ...folders], {
    encoding: 'utf8',
  });

test('figures recomputed from the records by a script of its own agree with README, docs/RESULTS.md and page', () => {
  const { status, stdout } = recompute(root, dashboard);
  expect(stdout).toMatch(/^\d+ figures of \d+ best results agree with \d+ records\n$/);
  expect(status).toBe(0);
});

test('of results there are records and the code of the best, which all else is made from', () => {
  const listed = spawnSync('git', ['ls-files', '--', 'results'], { cwd: root, encoding: 'utf8' });
  const files = listed.stdout.split('\n').filter((file) => file.split('/').length > 3);
  const folders = new Set(files.map((file) => dirname(file)));
  expect(files.toSorted()).toEqual(
    [...folders].flatMap((place) => [`${place}/best.S`, `${place}/record.jsonl`]).toSorted(),
  );
});

const PAGE = 'dashboard.html';
/** What is changed in which document, and what the script says of it. */
const CHANGES: readonly (readonly [name: string, page: string, from: string | RegExp, to: string, told: string])[] = [
  ['a ratio of README', 'README.md', /·.1\.\d\d×/, '·\u00a01.99×', '1.99×'],
  ['cycles of README', 'README.md', /\| \d+\.\d(?=.·)/, '| 9.9', '"9.9'],
  ['brackets of README', 'README.md', /·.(1\.\d\d×)/, '·\u00a0($1)', '('],
  ['an invented loss of README', 'README.md', /·.(1\.\d\d×)/, '·\u00a0**$1**', '**1.'],
  ['a contender of README', 'README.md', /(\| 25519-mul .*)s2n-bignum/, '$1nobody', 'strongest of 25519-mul'],
  ['a machine of a contender', 'docs/RESULTS.md', /\((amd-\w+), ([\w-]+)\)/, '($1)', 'strongest of'],
  ['a row of README', 'README.md', /\n\| secp256k1-mul .*/, '', 'functions of README'],
  ['a row of the overview', 'docs/RESULTS.md', /\n\| 25519-square .*/, '', 'functions of RESULTS'],
  ['counts of the overview', 'docs/RESULTS.md', /faster in \d+/, 'faster in 99', 'counts of'],
  ['counts of README', 'README.md', /faster in \d+/, 'faster in 99', 'counts of'],
  ['the mean of README', 'README.md', /on average 1\./, 'on average 2.', 'mean of'],
  ['an invented loss', 'docs/RESULTS.md', '\n\n## amd-', '\n* nobody on nothing\n\n## amd-', 'losses'],
  ['an interval', 'docs/RESULTS.md', /× ±0\.0\d \|/, '× ±0.77 |', '±0.77'],
  ['a proof', 'docs/RESULTS.md', /\| all \|/, '| no |', '| no'],
  ['a number of contenders', 'docs/RESULTS.md', /\| \d+( \(compilers\))? \| all/, '| 99 | all', '| 99 |'],
  [
    'who took part',
    'docs/RESULTS.md',
    /(\| [^|\n]+) \|\n<!-- end results/,
    '$1, nobody |\n<!-- end results',
    'who took part',
  ],
  ['compilers only', 'README.md', /\d+ against compilers only/, '77 against compilers only', 'against compilers'],
  ['the mean of a machine', PAGE, /"meanLead":1\./, '"meanLead":9.', 'page, mean of'],
  ['losses of a machine', PAGE, /"losses":\d+/, '"losses":77', 'page, losses on'],
  ['a mode', PAGE, '"modes":["throughput"]', '"modes":["latency"]', 'page, modes of'],
  ['a bar', PAGE, /("kind":"llc -O3","contender":"[^"]*","ratio":)1\./, '$19.', 'bars of the page'],
];

describe('that script notices', () => {
  /** What it says of each folder of documents; it reads the records once for all of them. */
  const said = new Map<string, string>();
  const documents = (name: string): string => join(folder, 'changed', name);
  const copied = (name: string): void => {
    mkdirSync(join(documents(name), 'docs'), { recursive: true });
    for (const page of ['README.md', 'docs/RESULTS.md']) writeFileSync(join(documents(name), page), textOf(page));
    copyFileSync(dashboard, join(documents(name), PAGE));
  };

  beforeAll(() => {
    for (const name of ['nothing', 'missing', ...CHANGES.map(([change]) => change)]) copied(name);
    rmSync(join(documents('missing'), 'docs', 'RESULTS.md'));
    for (const [name, page, from, to] of CHANGES) {
      const file = join(documents(name), page);
      const text = readFileSync(file, 'utf8');
      const begin = Math.max(0, text.indexOf('<!-- begin '));
      const changed = text.slice(0, begin) + text.slice(begin).replace(from, to);
      expect(changed, `${name}: there is nothing of this kind`).not.toBe(text);
      writeFileSync(file, changed);
    }
    const folders = readdirSync(join(folder, 'changed')).map(documents);
    const { stdout } = recompute(root, dashboard, ...folders);
    for (const [i, place] of folders.entries()) {
      const [, behind = ''] = stdout.split(`${place}\n`);
      said.set(basename(place), i + 1 < folders.length ? behind.split(`${folders[i + 1]}\n`)[0] : behind);
    }
  });

  test('nothing where nothing is changed', () => expect(said.get('nothing')).toMatch(/ agree with \d+ records\n$/));

  test.each(CHANGES)('%s', (name, _page, _from, _to, told) => {
    expect(said.get(name)).toContain(told);
    expect(said.get(name)).toMatch(/^\d+ of \d+ figures differ\n$/m);
  });

  test('a page that is missing', () => expect(said.get('missing')).toContain('RESULTS.md is missing'));
});
