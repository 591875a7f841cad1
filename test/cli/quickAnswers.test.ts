/**
 * What the program loads for an answer that computes nothing. The compiled program is what is looked at, as a process,
 * for that is what a user waits for.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { optionTable } from '../../src/cli/runCommandLine.ts';
import { oneIn } from '../oneIn.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the address of every module that is loaded to file 3. */
const LOADER = `import { writeSync } from 'node:fs';
export async function load(url, context, next) { writeSync(3, url + '\\n'); return next(url, context); }`;

const HOOK = dataUrl(`import { register } from 'node:module'; register(${JSON.stringify(dataUrl(LOADER))});`);

function dataUrl(text: string): string {
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** Runs the program; its modules as paths below the project. */
function answer(...args: string[]): { stdout: string; stderr: string; modules: string[] } {
  const { stdout, stderr, output } = spawnSync(
    process.execPath,
    ['--import', HOOK, join(root, 'dist/lab/cli.js'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FIELDWRIGHT_MACHINE: '' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  const urls = (output[3] ?? '').split('\n').filter((url) => url.startsWith('file:'));
  return { stdout, stderr, modules: urls.map((url) => relative(root, fileURLToPath(url))) };
}

const ENGINE = /^dist\/src\/(ir|codegen|prover|bench\/worker|search)\//;

test.each(oneIn(3, ['optimize', 'verify', 'bench', 'builds', 'table', 'limbs', 'ct']))(
  'help and unknown options of %s load neither schemas nor engine',
  (name) => {
    const unknown = answer(name, '--nonsense');
    const help = answer(name, '--help');
    expect(unknown.stderr).toContain("error: unknown option '--nonsense'");
    expect(help.stdout).toContain('--');
    for (const { modules } of [unknown, help]) {
      expect(modules).toContain('dist/lab/cli.js');
      expect(modules.filter((module) => ENGINE.test(module) || module.includes('/zod/'))).toEqual([]);
    }
  },
);

test('the help of all commands loads neither schemas nor engine', () => {
  const { stdout, modules } = answer('--help');
  expect(stdout).toContain('optimize');
  expect(modules.filter((module) => ENGINE.test(module) || module.includes('/zod/'))).toEqual([]);
});

test('list loads the schemas of what it reads and no engine', () => {
  const { stdout, modules } = answer('list');
  expect(stdout).toContain('25519');
  expect(modules.filter((module) => ENGINE.test(module))).toEqual([]);
});

test('a value that optimize refuses is refused before the search is loaded', () => {
  const { stderr, modules } = answer('optimize', '--jobs', '9999');
  expect(stderr).toContain('the number of processors');
  expect(
    modules.filter((module) => /^dist\/src\/(codegen\/lowering|prover|engine\/optimize\/pipeline)/.test(module)),
  ).toEqual([]);
});

test('the table of options beside the compiled program is that of the commands', async () => {
  const stored: unknown = JSON.parse(readFileSync(join(root, 'dist/src/cli/options.json'), 'utf8'));
  expect(stored).toEqual(JSON.parse(JSON.stringify(await optionTable(ALL_COMMANDS))));
});
