import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { recordingIo } from './recordingIo.ts';

const root = process.cwd();

test('help names the commands of the laboratory apart, the fleet among them', async () => {
  const io = recordingIo(['--help'], { root });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const [users, laboratory] = io.outText.join('\n').split('Laboratory:');
  for (const { name, isLab } of ALL_COMMANDS)
    expect(isLab ? laboratory : users, name).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  expect(laboratory).toMatch(/^ {2}fleet\b/m);
});

test('help names all commands and loads none, that of one command has its options', async () => {
  const closed = ALL_COMMANDS.map((command) => ({
    ...command,
    load: () => Promise.reject(new Error(`${command.name} was loaded`)),
  }));
  const io = recordingIo(['--help'], { root });
  expect(await runCommandLine(closed, io)).toBe(0);
  for (const { name, summary } of ALL_COMMANDS)
    expect(io.outText.join('\n').replaceAll(/\s+/g, ' ')).toContain(
      `${name} ${summary.slice(0, 8)}`.replace(/ .*/, ''),
    );
  const one = recordingIo(['verify', '--help'], { root });
  expect(await runCommandLine(ALL_COMMANDS, one)).toBe(0);
  expect(one.outText.join('\n')).toContain('--spec <statement>');
  const unknown = recordingIo(['optimise'], { root });
  expect(await runCommandLine(closed, unknown)).toBe(2);
  expect(unknown.noteText.join('\n')).toContain('optimize');
});

test.each(ALL_COMMANDS.map(({ name }) => name))(
  'the help of %s fits 80 columns and describes all arguments',
  async (name) => {
    const io = recordingIo([name, '--help'], { root });
    expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
    const lines = io.outText.join('\n').split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const [, operands] = /^Usage: \.\/fieldwright \S+ \[options\]( .*)?$/.exec(lines[0]) ?? [];
    for (const operand of operands?.match(/[a-z]+/g) ?? [])
      expect(lines).toContainEqual(expect.stringMatching(`^ {2}${operand} +\\S`));
  },
);

test.each(['', '25519', 'bls12-381'])('list %s fits 80 columns', async (field) => {
  const io = recordingIo(['list', ...(field === '' ? [] : [field])], { root, results: join(root, 'results') });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const lines = io.outText.join('\n').split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeGreaterThan(10);
});

test('list says of a field of one word that it is one', async () => {
  const io = recordingIo(['list', 'goldilocks64'], { root, results: join(root, 'results') });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  expect(io.outText.join('\n')).toMatch(/^one word$/m);
});

test('list --json says the same to programs', async () => {
  const io = recordingIo(['list', 'P-256', '--json'], { root, results: join(root, 'results') });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const { type, fields } = JSON.parse(io.outText.join());
  expect([type, fields.length]).toEqual(['list', 1]);
  expect(fields[0]).toMatchObject({
    name: 'p256-montgomery',
    weights: [0, 64, 128, 192],
    bounds: { strict: String(2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 2n) },
  });
  expect(fields[0].operations).toContainEqual({ name: 'mul', relation: 'arg1*arg2/2^256' });
  expect(fields[0].results[0]).toMatchObject({ operation: expect.any(String), sha256: expect.any(String) });
});

test('--version', async () => {
  const io = recordingIo(['--version'], { root });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  expect(io.outText.join('\n')).toMatch(/^\d+\.\d+\.\d+$/);
});
