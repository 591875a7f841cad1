import { inspect } from 'node:util';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Io } from '../../host/io.ts';
import { saveRepro } from '../../host/saveRepro.ts';

/**
 * Saves what is needed to run a bug of ours again; returns the path of the file, or null if nothing can be written
 * anywhere.
 */
export function writeReproducer(error: unknown, io: Io): string | null {
  const stack = stackOf(error);
  const detail = error instanceof Failure ? error.detail : undefined;
  const report = { schemaVersion: 1, time: io.now(), argv: io.argv, cwd: io.cwd, node: process.version, detail, stack };
  const name = sha256(`${io.argv.join('\0')}\n${stack}`).slice(0, 12);
  return saveRepro(`${name}.json`, `${JSON.stringify(report, null, 2)}\n`, io);
}

/**
 * Where an error was thrown, with its message; whatever can be said of what is thrown but is no error. Never throws.
 */
export function stackOf(error: unknown): string {
  try {
    return error instanceof Error && typeof error.stack === 'string' ? error.stack : inspect(error);
  } catch {
    return 'something was thrown that cannot be shown';
  }
}
