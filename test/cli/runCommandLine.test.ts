import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Failure, type FailureKind } from '../../src/base/errors.ts';
import { named } from '../../src/base/systemFailure.ts';
import { commandOf, type Command, choice, text, unless, wholeNumber } from '../../src/base/options/option.ts';
import { reportFailure } from '../../src/cli/line/reportFailure.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const schema = z.object({
  seed: wholeNumber.default(1).meta({ metavar: 'n', description: 'seed' }),
  maxRounds: choice(['few', 'many'], 'n', 'rounds'),
  peers: unless('no others'),
  prefix: text('name', 'begins names'),
});

const echo: Command = {
  name: 'echo',
  summary: 'repeat',
  load: async () =>
    commandOf(schema, ({ seed }, io, [word]) => io.out(`${String(word)} ${seed}`), [
      { name: '<word>', description: 'what to repeat' },
    ]),
};

const failing = (work: () => unknown): Command => ({
  name: 'fail',
  summary: 'fail',
  load: async () => commandOf(z.object({}), () => void work()),
});
const throwing = (error: unknown): Command =>
  failing(() => {
    throw error;
  });

test('options and operands reach the command', async () => {
  const io = recordingIo(['echo', 'hello', '--seed', '7']);
  expect(await runCommandLine([echo], io)).toBe(0);
  expect(io.outText).toEqual(['hello 7']);
});

test('help is no error', async () => {
  const io = recordingIo(['echo', '--help']);
  expect(await runCommandLine([echo], io)).toBe(0);
  const text = io.outText.join();
  expect(text).toMatch(/^Usage: \.\/fieldwright echo \[options\] <word>\n/);
  expect(text).toMatch(/\n {2}word +what to repeat\n/);
  expect(text).toContain('--max-rounds <n>');
});

test.each([
  [{ npm_config_seed: 'true' }, 2, '--seed before it'],
  [{ npm_config_max_rounds: 'few', npm_config_seed: 'true' }, 2, '--seed, --max-rounds before it'],
  [{ npm_config_peers: '' }, 2, '--no-peers before it'],
  // Not an option of the command; given to the command as well; what npm always says; what another script was told.
  [{ npm_config_other: 'true' }, 0, ''],
  [{ npm_config_seed: '7' }, 0, '', ['--seed', '7']],
  [{ npm_config_seed: '7' }, 0, '', ['--seed=7']],
  [{ npm_config_prefix: '/usr' }, 0, ''],
  [{ npm_config_seed: 'true', npm_lifecycle_event: 'test' }, 0, ''],
])('options that npm kept for itself are told: %j', async (env, code, found, words: string[] = []) => {
  const io = recordingIo(['echo', 'x', ...words], { env: { npm_lifecycle_event: 'echo', ...env } });
  expect(await runCommandLine([echo], io)).toBe(code);
  expect(io.noteText.join()).toContain(found);
  if (code !== 0) expect(io.noteText.join()).toContain(`npm run echo -- --${found.slice(2).split(/[, ]/)[0]} ...`);
});

test('values without their options come of npm, too', async () => {
  const io = recordingIo(['echo', 'x', 'mul'], { env: { npm_lifecycle_event: 'echo' } });
  expect(await runCommandLine([echo], io)).toBe(2);
  expect(io.noteText.join()).toContain('try:      options stand behind a lone `--`: npm run echo -- --help');
});

test.each([
  [['eco'], "unknown command 'eco'"],
  [['echo', 'x', '--sed', '1'], "unknown option '--sed'"],
  [['echo'], "missing required argument 'word'"],
  [['echo', 'x', '--seed', 'many'], '--seed: the value is not understood'],
  [['echo', 'x', '--max-rounds', '3'], '--max-rounds: the value is not understood'],
  [
    ['echo', 'x', '--max-rounds', 'fex'],
    'expected: one of few, many\n  found:    "fex"\n  try:      did you mean few?',
  ],
  [[], 'Usage: ./fieldwright COMMAND'],
])('%j is a mistake of the user', async (argv, message) => {
  const io = recordingIo(argv);
  expect(await runCommandLine([echo], io)).toBe(2);
  expect(io.noteText.join('\n')).toContain(message);
  expect(io.noteText.join('\n')).not.toMatch(/^\s+at /m);
});

test.each<[FailureKind, number]>([
  ['input', 2],
  ['tool', 3],
  ['wrong', 4],
  ['unsupported', 5],
])('%s has exit code %i', async (kind, code) => {
  const io = recordingIo(['fail']);
  expect(await runCommandLine([throwing(new Failure(kind, 'so it is', { where: 'here', hint: 'that' }))], io)).toBe(
    code,
  );
  expect(io.noteText).toEqual(['error: here: so it is\n  try:      that']);
});

test.each([new Failure('invariant', 'broken'), new TypeError('broken')])(
  'a bug leaves a reproducer and shows no stack',
  async (error) => {
    const root = temporaryFolder(onTestFinished);
    const io = recordingIo(['fail'], { root });
    expect(await runCommandLine([throwing(error)], io)).toBe(70);
    const [file] = readdirSync(join(root, 'build/repro'));
    expect(io.noteText.join()).toContain('internal error: broken');
    expect(io.noteText.join()).toContain(file);
    expect(io.noteText.join()).not.toContain(' at ');
    expect(JSON.parse(readFileSync(join(root, 'build/repro', file), 'utf8'))).toMatchObject({
      argv: ['fail'],
      stack: expect.stringContaining('broken'),
    });
  },
);

test.each([
  [() => readFileSync('/proc/fieldwright/x'), 'error: /proc/fieldwright/x: there is no such file or folder'],
  [() => writeAtomically('/proc/fieldwright/x', 'text'), 'error: /proc/fieldwright/x: there is no such file or folder'],
  [() => named('/dev/full', () => writeFileSync('/dev/full', 'text')), 'error: /dev/full: the disk is full'],
])('what the system refuses is no bug of ours: %s', async (work, message) => {
  const io = recordingIo(['fail'], { root: '/proc/nowhere' });
  expect(await runCommandLine([failing(work)], io)).toBe(2);
  expect(io.noteText.join()).toContain(message);
  expect(io.noteText.join()).toMatch(/^ {2}try: {6}\S/m);
});

test('a bug is reported where build/ cannot be written, too, and where nothing can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  const before = process.env['TMPDIR'];
  try {
    process.env['TMPDIR'] = folder;
    const io = recordingIo(['fail'], { root: '/proc/nowhere' });
    expect(await runCommandLine([throwing(new TypeError('broken'))], io)).toBe(70);
    const [saved] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    expect(io.noteText.join()).toContain(join(folder, saved));
    process.env['TMPDIR'] = '/proc/nowhere';
    const silent = recordingIo(['fail'], { root: '/proc/nowhere' });
    expect(await runCommandLine([throwing(new TypeError('broken'))], silent)).toBe(70);
    expect(silent.noteText.join()).toMatch(
      /^internal error: broken\n {2}details: [^]*\n {4}\| fieldwright fail\n {4}\| TypeError: broken\n {4}\| at /,
    );
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true });
  }
});

const unfriendly = {
  get stack(): string {
    throw new Error('no stack');
  },
  [inspect.custom]: () => {
    throw new Error('cannot be shown');
  },
};

test.each([
  null,
  undefined,
  'text',
  Symbol('s'),
  Object.create(null),
  unfriendly,
  Object.assign(new Error('odd'), { stack: 7, message: Symbol('m') }),
])('whatever is thrown is reported', async (thrown) => {
  const io = recordingIo(['fail'], {
    root: '/proc/nowhere',
    now: () => {
      throw new Error('no clock');
    },
  });
  expect(await runCommandLine([throwing(thrown)], io)).toBe(70);
  expect(io.noteText.join()).toMatch(/^internal error: .+\n {2}details: [^]*\| fieldwright fail\n {4}\| ./);
});

test('when not even that can be printed, the exit code is all', async () => {
  const mute = recordingIo(['fail'], {
    root: '/proc/nowhere',
    note: () => {
      throw new Error('closed');
    },
  });
  expect(reportFailure(new TypeError('broken'), mute)).toBe(70);
  expect(reportFailure(new Failure('tool', 'missing'), mute)).toBe(70);
});
