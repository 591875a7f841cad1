/** The files of a result: all records of its function and machine, and the code of the best. */
import { join } from 'node:path';
import { appendLine } from '../../base/files/appendLine.ts';
import { completeFiles, prepareTogether } from '../../base/files/filesTogether.ts';
import type { PreparedFiles } from '../../base/files/preparedFiles.ts';
import { recordSchema, type ResultRecord, resultFolder, type ResultKey } from '../../bench/record.ts';

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

const NAMES = ['best.asm', 'best.S', 'best.h', 'best.v', 'best.json'] as const;

/** Contents of the files of a result, by name; an empty one is not to be there. */
export type BestFiles = Readonly<Record<(typeof NAMES)[number], string>>;

/** Paths of the files of a result in its folder. */
export const bestPaths = (folder: string): string[] => NAMES.map((name) => join(folder, name));

/** Name of the folder that they are written into, and of its lock. */
const STEM = 'best';

/** Writes the files of a result beside their places in `folder`, as `prepareTogether`. */
export const prepareBest = (folder: string, files: BestFiles, within: string): PreparedFiles =>
  prepareTogether(folder, STEM, files, within);

/** Brings the files of a result to their places if their writer was ended meanwhile, and says so; `completeFiles`. */
export const completeBest = (folder: string): boolean => completeFiles(folder, STEM, NAMES);
