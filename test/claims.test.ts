/** What pages say about the project in numbers and lists is what it has. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STAGES } from '../src/engine/optimize/stages.ts';
import { EXIT_CODE } from '../src/base/errors.ts';
import { buildsTable } from '../lab/dashboard/buildsTable.ts';
import { checkerFiles } from '../src/engine/environment/checkerIdentity.ts';
import { readTableRows } from '../lab/census/tableRows.ts';

const root = join(import.meta.dirname, '..');
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8').replaceAll(/\s+/g, ' ');

/** What a sentence of a page says in its places; a blank in the pattern is one, or the end of a line. */
function said(page: string, sentence: RegExp): string[] {
  const found = sentence.exec(textOf(page));
  expect(found, `${page}: ${sentence.source}`).not.toBeNull();
  return found?.slice(1) ?? [];
}

const number = (text: string): number => Number(text.replaceAll(/[,_]/g, ''));

/** Rows of the table of a page that begins with a title, as cells. */
function rowsOf(page: string, title: string): string[][] {
  const lines = readFileSync(join(root, page), 'utf8').split('\n');
  const begin = lines.findIndex((line) => line.startsWith(`| ${title} |`));
  const end = lines.findIndex((line, i) => i > begin && !line.startsWith('|'));
  return lines.slice(begin + 2, end).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

/** What a shell calls the end by SIGHUP (128 + 1), SIGINT (128 + 2) and SIGTERM (128 + 15). */
const ENDED = [129, 130, 143];

test('ARCHITECTURE has all stages, and USAGE all exit codes', () => {
  expect(rowsOf('ARCHITECTURE.md', 'stage').map(([stage]) => stage)).toEqual([...STAGES]);
  const codes = rowsOf('docs/USAGE.md', 'exit code').map(([code]) => number(code));
  expect(codes).toEqual([0, ...Object.values(EXIT_CODE), ...ENDED].sort((a, b) => a - b));
  const [kinds] = said('ARCHITECTURE.md', /`src\/base\/errors.ts` has (\w+) kinds/);
  expect(kinds).toBe(['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][Object.keys(EXIT_CODE).length]);
});

test('folders of test/ are those of src/ and the ones that ARCHITECTURE names', () => {
  const [named] = said('ARCHITECTURE.md', /has tests of its own; ([^|]*) for the rest/);
  const others = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const folders = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect(folders('test').filter((name) => !folders('src').includes(name))).toEqual(others.sort());
});

test('how many functions `table` measures', () => {
  const functions = readTableRows(root).flatMap(({ input, operations }) =>
    operations.map((operation) => `${input} ${operation.function}`),
  );
  const count = new Set(functions).size;
  expect(number(said('lab/README.md', /optimise (\d+) of their functions and write/)[0])).toBe(count);
  const parts = said(
    'docs/USAGE.md',
    /optimises (\d+) functions of other people's C and Rust and (\d+) of NIST curves/,
  );
  expect(parts.map(number).reduce((a, b) => a + b)).toBe(count);
  // A machine whose run is not at its end has fewer.
  const measured = [...textOf('docs/TABLE.md').matchAll(/(\d+) functions measured/g)].map(([, n]) => Number(n));
  expect(Math.max(...measured)).toBe(count);
});

test('README on speed says what the tables say', () => {
  const titles =
    /\| function \| (.*?) \| fastest alternative \|/.exec(textOf('docs/RESULTS.md'))?.[1].split(' | ') ?? [];
  const zen5 = rowsOf('docs/RESULTS.md', 'function').flatMap(
    (row) => /([\d.]+)×/.exec(row[1 + titles.indexOf('amd-zen5')])?.[1] ?? [],
  );
  expect(
    said('README.md', /On Zen 5, products and squares in scalar code have ([\d.]+) to ([\d.]+) times the throughput/),
  ).toEqual([
    zen5.reduce((a, b) => (Number(b) < Number(a) ? b : a)),
    zen5.reduce((a, b) => (Number(b) > Number(a) ? b : a)),
  ]);
  const builds = buildsTable(readFileSync(join(root, 'bridge/README.md'), 'utf8'));
  const [ours, awslc] = [/ and search$/, /^AWS-LC/].map(
    (name) => builds?.rows.find((row) => name.test(row.name))?.cycles,
  );
  const [ratio, machine] = said('README.md', /it takes ([\d.]+) of the time of AWS-LC's assembly on (Zen \d)/);
  expect(ratio).toBe(((ours ?? NaN) / (awslc ?? NaN)).toFixed(2));
  expect(builds?.notes.join()).toContain(`amd-${machine.toLowerCase().replace(' ', '')}`);
});

test('SOUNDNESS says how much there is to read, and where work ends', () => {
  const lines = (end: RegExp): number =>
    checkerFiles(root)
      .filter((file) => end.test(file))
      .reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  const [script, native] = said('SOUNDNESS.md', /some ([\d,]+) lines of TypeScript and ([\d,]+) of C\+\+/).map(number);
  for (const [found, expected] of [
    [script, lines(/\.ts$/)],
    [native, lines(/\.(cpp|h)$/)],
  ])
    expect(Math.abs(found / expected - 1), `${found}, where there are ${expected}`).toBeLessThan(0.1);
  const limit = (file: string, name: string): number =>
    number(said(`src/${file}`, new RegExp(`const ${name} = ([\\d_]+)`))[0]);
  expect(
    said('SOUNDNESS.md', /A trace has at most ([\d,]+) instructions, and calls nest at most (\d+) deep/).map(number),
  ).toEqual(['MAX_INSTRUCTIONS', 'MAX_CALL_DEPTH'].map((name) => limit('prover/instructions/traceCode.ts', name)));
  expect(
    said('SOUNDNESS.md', /may take (\d+) million terms, or (\d+) million if factors that are sums get names/).map(
      (text) => 1e6 * number(text),
    ),
  ).toEqual(['MAX_TERMS', 'MAX_TERMS_WITH_NAMES'].map((name) => limit('prover/proof/everyMode.ts', name)));
  expect(limit('prover/leak/findLeaks.ts', 'MAX_STEPS')).toBe(1e6);
  said('SOUNDNESS.md', /more than a million steps are refused/);
});

test('which moduli and which Node', () => {
  const field = 'src/frontend/field/fieldSource.ts';
  const least = said(field, /const MIN_BITS = (\d+)/)[0];
  const most = said(field, /const MAX_BITS.*montgomery: (\d+)/)[0];
  const mostOfLibraries = said('src/cli/library.ts', /const MAX_BITS = (\d+)/)[0];
  for (const page of ['README.md', 'docs/USAGE.md'])
    expect(said(page, /any modulus of (\d+) to (\d+) bits/), page).toEqual([least, most]);
  expect(said('docs/LIBRARY.md', /any modulus of (\d+) to (\d+) bits/)).toEqual([least, mostOfLibraries]);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(`>=${said('README.md', /Node ([\d.]+) or newer/)[0]}`).toBe(engines.node);
});

test('CONTRIBUTING has the limits of files that are enforced', () => {
  const [lines, columns] = ['MAX_FILE_LINES', 'MAX_COLUMNS'].map(
    (name) => said('test/layers.test.ts', new RegExp(`const ${name} = (\\d+)`))[0],
  );
  expect(said('CONTRIBUTING.md', /at most (\d+) lines and at most (\d+) columns/)).toEqual([lines, columns]);
});

test('README says what well-known libraries gain', () => {
  const { hosts } = JSON.parse(readFileSync(join(root, 'results/hosts/amd-zen4.json'), 'utf8'));
  const ours = /x25519|ed25519|p256/;
  const gains = ['ring', 'openssl', 'aws-lc'].flatMap((name) =>
    hosts[name].benches.flatMap(({ times }: { times: { operation: string; speedup: { value: number } }[] }) =>
      times.filter(({ operation }) => ours.test(operation)).map(({ speedup }) => speedup.value),
    ),
  );
  expect(gains.length).toBeGreaterThan(20);
  expect(said('README.md', /P-256 are ([\d.]+) to ([\d.]+) times as fast as shipped on Zen 4/)).toEqual(
    [Math.min(...gains), Math.max(...gains)].map((gain) => gain.toFixed(2)),
  );
});
