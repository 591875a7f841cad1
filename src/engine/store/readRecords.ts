import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readUnlinked, unlinkedFiles } from '../../base/files/unlinked.ts';
import { Failure } from '../../base/errors.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { RECORD_FILE, isTorn } from './appendRecord.ts';
import { parseRecord } from './parseRecord.ts';
import type { ResultRecord } from '../../bench/record.ts';

/**
 * All records below the folder of all results, by file name and line; symbolic links are not followed. A last line
 * whose writing was cut off is left out, which `note` is told. Any other line that is not a record is a Failure that
 * names it: thrown, unless `refused` takes it and the line is left out.
 */
export function readRecords(
  results: string,
  note: (text: string) => void,
  refused: (failure: Failure) => void = rethrown,
): ResultRecord[] {
  return recordFiles(results).flatMap((file) => recordsIn(file, note, refused));
}

/** Files of records below the folder of all results. */
export function recordFiles(results: string): string[] {
  if (!existsSync(results)) return [];
  return orSystemFailure(results, () => unlinkedFiles(results))
    .filter((file) => file.endsWith(RECORD_FILE))
    .map((file) => join(results, file));
}

/** Those of one file, which exists. */
export const recordsIn = (
  file: string,
  note: (text: string) => void,
  refused: (failure: Failure) => void = rethrown,
): ResultRecord[] =>
  recordsOf(
    orSystemFailure(file, () => readUnlinked(file)),
    file,
    note,
    refused,
  );

/** Those in the text of a file. */
export function recordsOf(
  text: string,
  file: string,
  note: (text: string) => void,
  refused: (failure: Failure) => void = rethrown,
): ResultRecord[] {
  const lines = text.split('\n');
  if (isTorn(lines.at(-1) ?? '')) {
    note(`${file}:${lines.length}: the line is incomplete; it is ignored, and the next result takes its place`);
    lines.pop();
  }
  return lines.flatMap((line, i) =>
    line === '' ? [] : orRefused(() => parseRecord(line, `${file}:${i + 1}`), refused),
  );
}

/** What `read` returns; nothing if it fails, and `refused` does not throw. */
export function orRefused<T>(read: () => T, refused: (failure: Failure) => void): T[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    refused(error);
    return [];
  }
}

function rethrown(failure: Failure): never {
  throw failure;
}
