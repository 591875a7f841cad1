import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../base/errors.ts';
import type { Io } from './io.ts';

/** Text of a file that the user named, relative to where the command was started. Throws `input` if it cannot be read. */
export function readInput(file: string, { cwd }: Io): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new Failure('input', 'cannot read the file', { where: file, found: error instanceof Error ? error.message : String(error) });
  }
}
