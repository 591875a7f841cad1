import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Failure, type FailureKind } from '../../src/base/errors.ts';
import type { CommandSpec } from '../../src/command/commandSpec.ts';
import { parseOptions } from '../../src/command/parseOptions.ts';
import { runCommandLine } from '../../src/command/runCommandLine.ts';
import { recordingIo } from './recordingIo.ts';

const schema = z.object({ seed: z.coerce.number('a whole number').int('a whole number').default(1), maxRounds: z.enum(['few', 'many'], 'few or many').optional() });

const echo: CommandSpec = {
  name: 'echo', summary: 'repeat', operands: ['<word>'], options: [{ flags: '--seed <n>', description: 'seed' }, { flags: '--max-rounds <n>', description: 'rounds' }],
  run: async (raw, io, [word]) => {
    const { seed } = parseOptions(schema, raw);
    io.out(`${String(word)} ${seed}`);
  },
};

const failing = (error: unknown): CommandSpec => ({ name: 'fail', summary: 'fail', options: [], run: async () => { throw error; } });

test('options and operands reach the command', async () => {
  const io = recordingIo(['echo', 'hello', '--seed', '7']);
  expect(await runCommandLine([echo], io)).toBe(0);
  expect(io.outText).toEqual(['hello 7']);
});

test('help is no error', async () => {
  const io = recordingIo(['echo', '--help']);
  expect(await runCommandLine([echo], io)).toBe(0);
  expect(io.outText.join()).toContain('--max-rounds <n>');
});

test.each([
  [['eco'], "unknown command 'eco'"],
  [['echo', 'x', '--sed', '1'], "unknown option '--sed'"],
  [['echo'], "missing required argument 'word'"],
  [['echo', 'x', '--seed', 'many'], '--seed: the value is not understood'],
  [['echo', 'x', '--max-rounds', '3'], '--max-rounds: the value is not understood'],
  [[], 'Usage: fieldwright'],
])('%j is a mistake of the user', async (argv, message) => {
  const io = recordingIo(argv);
  expect(await runCommandLine([echo], io)).toBe(2);
  expect(io.noteText.join('\n')).toContain(message);
  expect(io.noteText.join('\n')).not.toMatch(/^\s+at /m);
});

test.each<[FailureKind, number]>([['input', 2], ['tool', 3], ['wrong', 4], ['unsupported', 5]])('%s has exit code %i', async (kind, code) => {
  const io = recordingIo(['fail']);
  expect(await runCommandLine([failing(new Failure(kind, 'so it is', { where: 'here', hint: 'that' }))], io)).toBe(code);
  expect(io.noteText).toEqual(['error: here: so it is\n  try:      that']);
});

test.each([new Failure('invariant', 'broken'), new TypeError('broken')])('a bug leaves a reproducer and shows no stack', async error => {
  const root = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const io = recordingIo(['fail'], { root });
    expect(await runCommandLine([failing(error)], io)).toBe(70);
    const [file] = readdirSync(join(root, 'build/repro'));
    expect(io.noteText.join()).toContain('internal error: broken');
    expect(io.noteText.join()).toContain(file);
    expect(io.noteText.join()).not.toContain(' at ');
    expect(JSON.parse(readFileSync(join(root, 'build/repro', file), 'utf8'))).toMatchObject({ argv: ['fail'], stack: expect.stringContaining('broken') });
  } finally {
    rmSync(root, { recursive: true });
  }
});
