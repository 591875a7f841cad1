import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordSchema, type ResultRecord } from './record.ts';
import { resultFolder } from './resultFolder.ts';

/** Name of the file that holds all records of one subject, one JSON object a line. */
export const RECORD_FILE = 'record.jsonl';

/**
 * Appends a record below the folder of all results and returns the file. The record is checked first, so that
 * whatever is stored can be read again; a record that does not fit is a bug and throws zod's error.
 */
export function appendRecord(results: string, record: ResultRecord): string {
  const folder = resultFolder(results, record), file = join(folder, RECORD_FILE);
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(recordSchema.parse(record))}\n`);
  return file;
}
