import { join } from 'node:path';
import { appendLine } from './appendLine.ts';
import { recordSchema, type ResultRecord } from '../../bench/record.ts';
import { resultFolder, type ResultKey } from '../../bench/resultFolder.ts';

/** Name of the file that holds all records of one subject, one JSON object a line. */
export const RECORD_FILE = 'record.jsonl';

/** Where the records of a subject are kept below the folder of all results. */
export const recordFile = (results: string, subject: ResultKey): string =>
  join(resultFolder(results, subject), RECORD_FILE);

/**
 * Appends a record below the folder of all results and returns the file. The record is checked first, so that
 * whatever is stored can be read again; a record that does not fit is a bug and throws zod's error. Throws `input`
 * when it cannot be written, e.g. on a full disk; then nothing is.
 */
export function appendRecord(results: string, record: ResultRecord): string {
  const file = recordFile(results, record);
  appendLine(file, JSON.stringify(recordSchema.parse(record)), results);
  return file;
}
