/**
 * Every option of every command, typed as users type it, through all that the program does with its arguments. The
 * options are those of the schemas, so that a new one without an example fails. What happens before a command is
 * reached, only a process shows: one for each command that is given compilers' options, in the long form one for each
 * line.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { compilerWords } from '../../src/cli/line/compilerWords.ts';
import type { optionTable } from '../../src/cli/runCommandLine.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { exampleFiles, EXAMPLES } from './optionExamples.ts';
import { RUNNING, runLine } from './runLine.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const results = join(folder, 'results');
beforeAll(() => exampleFiles(folder));

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|\S)+/g)].map(([word]) => word.replaceAll('"', ''));

interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

function asProcess(line: string): Promise<Outcome> {
  const env = { ...process.env, FIELDWRIGHT_RESULTS: results, npm_lifecycle_event: undefined };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'dist/lab/cli.js'), ...wordsOf(line)], { cwd: folder, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text }));
  });
}

async function here(line: string): Promise<Outcome> {
  const { code, out, notes } = await runLine(compilerWords(wordsOf(line)), { ...RUNNING, root, cwd: folder, results });
  return { code, text: `${out}\n${notes}` };
}

/** As the program knows them; test/cli/quickAnswers.test.ts compares that with the schemas. */
const TABLE = join(root, 'dist/src/cli/options.json');

test('every option has an example', () => {
  const table: Awaited<ReturnType<typeof optionTable>> = JSON.parse(readFileSync(TABLE, 'utf8'));
  const missing = Object.entries(table).flatMap(([name, { options }]) => {
    const words = new Set((EXAMPLES[name] ?? []).flatMap(({ line }) => wordsOf(line)));
    return options.filter((option) => !words.has(option.name)).map((option) => `${name} ${option.name}`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(Object.keys(table).toSorted());
});

const commandIn = (line: string): string => line.split(' ')[0];

/** What is stored of a search is of the machine that measured, so that another one is refused. */
function onMeasuringMachine(): void {
  vi.stubEnv('FIELDWRIGHT_MACHINE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
}

const lines = Object.values(EXAMPLES)
  .flat()
  .filter((one) => isLong || !one.isLong);

/** One after the other, for some read what others write. */
test.each(lines.map(({ line, code }) => [line, code] as const))('%s', async (line, expected) => {
  if (commandIn(line) === 'tune-all') onMeasuringMachine();
  const { code, text } = await (isLong ? asProcess : here)(line);
  expect(code, text).toBe(expected);
  expect(text).not.toMatch(/internal error|^\s+at .*\.js:\d+/m);
});

/** Of which all words are understood, though they are no options of ours. */
const COMPILERS = lines.filter(({ line }) => / -(I|D|O)/.test(line)).map(({ line, code }) => [line, code] as const);

test
  .skipIf(isLong)
  .each(COMPILERS.filter(([line], i) => COMPILERS.findIndex(([first]) => commandIn(first) === commandIn(line)) === i))(
  'as a process: %s',
  async (line, expected) => {
    const { code, text } = await asProcess(line);
    expect(code, text).toBe(expected);
  },
);
