import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { Io } from './io.ts';

/** Saves what is needed to run a bug of ours again; returns the path of the file. */
export function writeReproducer(error: unknown, io: Io): string {
  const stack = error instanceof Error ? error.stack : String(error);
  const detail = error instanceof Failure ? error.detail : undefined;
  const report = { schemaVersion: 1, time: io.now(), argv: io.argv, cwd: io.cwd, node: process.version, detail, stack };
  const folder = join(io.root, 'build', 'repro');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${sha256(`${io.argv.join('\0')}\n${stack}`).slice(0, 12)}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
