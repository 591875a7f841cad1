import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import { RECORD_FILE } from '../store/appendRecord.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { recordsOf } from '../store/readRecords.ts';
import { recordSchema, type ResultRecord } from '../../bench/record.ts';

/** The best of the records of one function on one machine, as a file that users read and export. */
export const BEST_RECORD = 'best.json';

/** Contents of that file, with everything in the order that records are stored in. */
export const bestRecordText = (record: ResultRecord): string =>
  `${JSON.stringify(recordSchema.parse(record), null, 1)}\n`;

/** Where the record of a file of a result is: among all of its folder, if that is one below the results. */
export function recordBeside(file: string, { cwd }: Pick<Io, 'cwd'>): string {
  const all = join(dirname(file), RECORD_FILE);
  return existsSync(resolve(cwd, all)) ? all : join(dirname(file), BEST_RECORD);
}

/**
 * Text of a file that the user named and that may hold a record; of all records of a result (record.jsonl) the best
 * one's, which is what best.json holds. Throws `input` if the file cannot be read, or has none that is best.
 */
export function textOfRecord(file: string, io: Pick<Io, 'cwd' | 'note'>): string {
  const text = readInput(file, io);
  if (basename(file) !== RECORD_FILE) return text;
  const best = bestRecords(recordsOf(text, file, (line) => io.note(line)));
  if (best.length === 1) return bestRecordText(best[0]);
  throw new Failure('input', 'no record of the file is the best one', {
    where: file,
    expected: 'records of one function on one machine, one of which is not refuted',
    found: `${best.length} that are best of their kind`,
  });
}
