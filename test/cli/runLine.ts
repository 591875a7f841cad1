import { ALL_COMMANDS } from '../../lab/commands.ts';
import type { Io } from '../../src/base/io.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { quietNotes, recordingIo } from './recordingIo.ts';

/** A clock that runs, for what measures. */
export const RUNNING: Pick<Io, 'clock'> = { clock: { nowMs: () => performance.now() } };

/** Runs a command line, and says what it printed; `changes` are to surroundings as `recordingIo` makes them. */
export async function runLine(
  argv: readonly string[],
  changes: Partial<Io>,
  commands: Parameters<typeof runCommandLine>[0] = ALL_COMMANDS,
) {
  const io = recordingIo(argv, changes);
  const code = await runCommandLine(commands, io);
  return { code, out: io.outText.join('\n'), notes: io.noteText.join('\n'), quiet: quietNotes(io) };
}
