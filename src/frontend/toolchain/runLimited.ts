import { basename } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { run, type RunOptions, type ProcessResult } from './run.ts';
import { readFileSync } from 'node:fs';
import { named } from '../../base/systemFailure.ts';

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

/** Where a message of a compiler or assembler begins. */
const HEAD = /^\S.*?:\d+(?::\d+)?: (?:fatal )?(error|warning|note): /i;

/** The first error among the messages of a compiler, with its place in the source, and how many more there are. */
export function firstError(stderr: string): string {
  const lines = stderr.trimEnd().split('\n');
  const kindOf = (line: string): string | undefined => HEAD.exec(line)?.[1].toLowerCase();
  const from = lines.findIndex((line) => kindOf(line) === 'error');
  if (from < 0) return stderr.trimEnd();
  const rest = lines.slice(from + 1);
  const length = rest.findIndex((line) => kindOf(line) !== undefined || /^\d+ (warning|error)s?/.test(line));
  const more = rest.filter((line) => kindOf(line) === 'error').length;
  return [
    lines[from],
    ...(length < 0 ? rest : rest.slice(0, length)),
    ...(more > 0 ? [`and ${more} more error${more === 1 ? '' : 's'}`] : []),
  ].join('\n            ');
}

/** Throws `input` for a file with zero bytes, which is no source: compilers say that in many lines. */
export function requireText(path: string): void {
  const at = named(path, () => readFileSync(path)).indexOf(0);
  if (at < 0) return;
  throw new Failure('input', `not a text: byte ${at} is zero`, { where: path });
}
