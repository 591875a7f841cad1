/** Prints why a command failed and returns the exit code. */
import { describeFailure, EXIT_CODE, Failure } from '../../base/errors.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import type { Io } from '../../base/io.ts';
import { messageFor } from '../../base/folded.ts';
import { inspect } from 'node:util';
import { sha256 } from '../../base/hash.ts';
import { saveRepro } from '../../base/files/saveRepro.ts';

/**
 * Prints why a command failed and returns the exit code. What no Failure foresaw and the system is not to blame for
 * is a bug of ours, of which a file is saved; if that cannot be, the text has it all. Never throws.
 */
export function reportFailure(error: unknown, io: Io): number {
  try {
    return report(error, io);
  } catch {
    return EXIT_CODE.invariant; // Nothing can be printed any more.
  }
}

function report(error: unknown, io: Io): number {
  io.status('');
  const failure = failureOf(error);
  io.note(
    `${messageFor(describeFailure(failure), io.columns)}${failure.kind === 'invariant' ? details(error, io) : ''}`,
  );
  return EXIT_CODE[failure.kind];
}

/** What was thrown as a failure: one of its own, one of the system, or else a bug of ours. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failure ? error : (systemFailure(error) ?? new Failure('invariant', messageOf(error)));

const messageOf = (error: unknown): string => (error instanceof Error ? String(error.message) : stackOf(error));

const NO_FILE = 'please report these lines; no file could be written, not even in the folder of temporary files';

function details(error: unknown, io: Io): string {
  const file = savedReport(error, io);
  if (file !== null) return `\n  details:  ${file} (please report it together with this file)`;
  const lines = [
    `fieldwright ${io.argv.join(' ')}`,
    ...stackOf(error)
      .split('\n')
      .map((line) => line.trim()),
  ];
  return ['', `  details:  ${NO_FILE}`, ...lines.map((line) => `    | ${line}`)].join('\n');
}

/** The bug may be such that a report of it cannot be made either. */
function savedReport(error: unknown, io: Io): string | null {
  try {
    return writeReproducer(error, io);
  } catch {
    return null;
  }
}

/**
 * Saves what is needed to run a bug of ours again; returns the path of the file, or null if nothing can be written
 * anywhere.
 */
function writeReproducer(error: unknown, io: Io): string | null {
  const stack = stackOf(error);
  const detail = error instanceof Failure ? error.detail : undefined;
  const report = { schemaVersion: 1, time: io.now(), argv: io.argv, cwd: io.cwd, node: process.version, detail, stack };
  const name = sha256(`${io.argv.join('\0')}\n${stack}`).slice(0, 12);
  return saveRepro(`${name}.json`, `${JSON.stringify(report, null, 2)}\n`, io);
}

/**
 * Where an error was thrown, with its message; whatever can be said of what is thrown but is no error. Never throws.
 */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error && typeof error.stack === 'string' ? error.stack : inspect(error);
  } catch {
    return 'something was thrown that cannot be shown';
  }
}
