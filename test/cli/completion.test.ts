/** Shells complete what the table of commands has. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import type { CommandSpec } from '../../src/base/options/option.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { recordingIo } from './recordingIo.ts';
import { runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');

const script = (shell: string) => runLine(['completion', shell], { root });

let specs: readonly (CommandSpec & { readonly name: string })[];
beforeAll(async () => {
  specs = await Promise.all(ALL_COMMANDS.map(async ({ name, load }) => ({ ...(await load()), name })));
});

const flagsOf = (spec: CommandSpec): string[] => spec.options.map((option) => option.name);

describe('bash', () => {
  /** What bash offers for the last word. */
  async function offers(...words: string[]): Promise<string[]> {
    const { out: text } = await script('bash');
    const list = ['fieldwright', ...words].map((word) => `'${word}'`).join(' ');
    const line =
      `COMP_WORDS=(${list}); COMP_CWORD=${words.length}; _fieldwright; ((\${#COMPREPLY[@]} == 0)) || printf ` +
      `'%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-u', '-c', `${text}\n${line}`], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((word) => word !== '');
  }

  test('commands', async () => {
    expect(await offers('')).toEqual([...specs.map(({ name }) => name), '--help', '--version']);
    expect(await offers('op')).toEqual(['optimize']);
  });

  test('options of every command', async () => {
    for (const spec of specs) expect(await offers(spec.name, '--')).toEqual([...flagsOf(spec), '--help']);
    expect(await offers('optimize', '--curve', '25519', '--al')).toEqual(['--aliasing']);
  });

  test('names of fields', async () => {
    expect(await offers('optimize', '--curve', 'p2')).toEqual(['p224', 'p256-montgomery', 'p256']);
    expect(await offers('bench', '--field', 'k')).toEqual(['k256']);
  });

  test('values of the command at hand', async () => {
    expect(await offers('optimize', '--for', '')).toEqual(['throughput', 'latency', 'both']);
    expect(await offers('bench', '--for', '')).toEqual(['throughput', 'latency']);
  });

  test('files where nothing else is known', async () => {
    expect(await offers('verify', 'be')).toEqual([]);
    expect((await script('bash')).out).toContain('complete -o default -F _fieldwright fieldwright');
  });
});

test.each(['zsh', 'fish'])('%s is told of every command and option', async (shell) => {
  const { out: text, code } = await script(shell);
  expect(code).toBe(0);
  for (const spec of specs) {
    expect(text).toContain(spec.name);
    for (const flag of flagsOf(spec)) expect(text).toContain(shell === 'zsh' ? `'*${flag}[` : `-l ${flag.slice(2)} `);
  }
  const isThere = spawnSync(shell, ['--version']).status === 0;
  if (!isThere) return console.warn(`${shell} is not installed: it has not read its script`);
  expect(spawnSync(shell, ['-n'], { input: text, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

test('another shell is refused', async () => {
  expect(await script('csh')).toMatchObject({
    code: 2,
    notes: 'error: no completion is known for "csh"\n  expected: one of bash, zsh, fish',
  });
});

test('npm runs some by their names', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  const launched = Object.entries(manifest.scripts).filter(([, line]) => line.includes('run.mjs'));
  const known = ALL_COMMANDS.map(({ name }) => [name, `node scripts/run.mjs ${name}`]);
  expect(known).toEqual(expect.arrayContaining(launched));
  expect(launched.map(([name]) => name)).toEqual(['optimize', 'verify', 'list', 'library', 'bench']);
  const io = recordingIo(['--version'], { root });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  expect(io.outText).toEqual([manifest.version]);
});
