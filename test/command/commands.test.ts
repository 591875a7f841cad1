import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/command/commands.ts';
import { runCommandLine } from '../../src/command/runCommandLine.ts';
import { recordingIo } from './recordingIo.ts';

const root = process.cwd();

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s is what the list of commands says',
  async (name, command) => {
    const { summary } = await command.load();
    expect((await command.load()).name).toBe(name);
    expect(command.summary).toBe(summary);
  },
);

test('help names all commands and loads none, that of one command has its options', async () => {
  const closed = COMMANDS.map((command) => ({
    ...command,
    load: () => Promise.reject(new Error(`${command.name} was loaded`)),
  }));
  const io = recordingIo(['--help'], { root });
  expect(await runCommandLine(closed, io)).toBe(0);
  for (const { name, summary } of COMMANDS)
    expect(io.outText.join('\n').replaceAll(/\s+/g, ' ')).toContain(
      `${name} ${summary.slice(0, 8)}`.replace(/ .*/, ''),
    );
  const one = recordingIo(['verify', '--help'], { root });
  expect(await runCommandLine(COMMANDS, one)).toBe(0);
  expect(one.outText.join('\n')).toContain('--spec <statement>');
  const unknown = recordingIo(['optimise'], { root });
  expect(await runCommandLine(closed, unknown)).toBe(2);
  expect(unknown.noteText.join('\n')).toContain('optimize');
});

test('--version', async () => {
  const io = recordingIo(['--version'], { root });
  expect(await runCommandLine(COMMANDS, io)).toBe(0);
  expect(io.outText.join('\n')).toMatch(/^\d+\.\d+\.\d+$/);
});
