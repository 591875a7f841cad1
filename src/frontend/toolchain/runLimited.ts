import { basename } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { run, type RunOptions, type ProcessResult } from './run.ts';

/**
 * What a tool may take for a file: it can ask for any number of bytes. Seconds of processor time and bytes, not time,
 * so that a busy machine decides nothing.
 */
const PRLIMIT_OPTIONS: readonly string[] = ['--cpu=120', '--as=8589934592', '--fsize=1073741824', '--core=0'];

/**
 * Milliseconds. Only a tool that waits for something, such as a pipe that the file names, takes so much more time than
 * the processor's.
 */
const MAX_WAIT_MS = 3_600_000;

/**
 * Runs an assembler, a linker or the like on a user's file. Throws `input` if the tool dies of it or exceeds the
 * limits; `where` names the file.
 */
export function runLimited(
  tool: string,
  args: readonly string[],
  where: string,
  options: RunOptions = {},
): Promise<ProcessResult> {
  return run('prlimit', [...PRLIMIT_OPTIONS, tool, ...args], { timeout: MAX_WAIT_MS, ...options }).catch(
    (error: unknown) => {
      const found = error instanceof Failure ? (error.detail.found ?? '') : '';
      throw /killed/.test(found)
        ? new Failure('input', `${basename(tool)} does not come to an end with the file`, { where, found })
        : error;
    },
  );
}
