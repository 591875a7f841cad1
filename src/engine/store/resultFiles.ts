/** The files of a result: all records of its function and machine, and the best code. */
import { join, dirname } from 'node:path';
import { completeFiles, prepareTogether, type PreparedFiles } from '../../base/files/preparedFiles.ts';
import { recordSchema, type ResultRecord, resultFolder, type ResultKey } from '../../bench/record.ts';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { jsonOf } from '../../base/json.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { withShortLock } from '../../base/files/lock.ts';
import { makeFolder, requireUnlinked } from '../../base/files/folders.ts';

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

/**
 * Whether what stands behind the last line break of a file of JSON lines is a line whose writing was cut off; there
 * it is no damage.
 */
export const isTorn = (end: string): boolean => end !== '' && jsonOf(end) === undefined;

const LINE_BREAK = 0x0a;
/** More than most lines have. */
const CHUNK = 1 << 16;

/**
 * Appends a line of JSON, all of it or nothing, in turn with other processes, and brings it to the disk; makes the
 * file and its folder. What is left of a line whose writing was cut off gives way. Throws `input`, e.g. when the disk
 * is full; the file then is as it was. Below `within`, a folder of ours, no symbolic link is followed.
 */
export function appendLine(file: string, json: string, within = dirname(file)): void {
  orSystemFailure(file, () => {
    requireUnlinked(within, file);
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => append(file, json));
  });
}

function append(file: string, json: string): void {
  const isNew = !existsSync(file);
  const opened = openSync(file, 'a+');
  try {
    const { size } = fstatSync(opened);
    const end = lastLine(opened, size);
    const torn = isTorn(end.toString());
    const length = torn ? size - end.length : size;
    if (torn) ftruncateSync(opened, length);
    try {
      writeAll(opened, Buffer.from(`${torn || end.length === 0 ? '' : '\n'}${json}\n`));
      fsyncSync(opened);
    } catch (error) {
      takeBack(opened, length);
      if (isNew) rmSync(file, { force: true });
      throw error;
    }
  } finally {
    closeSync(opened);
  }
}

/** What stands behind the last line break of a file. */
function lastLine(opened: number, size: number): Buffer {
  for (let count = Math.min(size, CHUNK); ; count = Math.min(size, 2 * count)) {
    const bytes = Buffer.alloc(count);
    readSync(opened, bytes, 0, count, size - count);
    const at = bytes.lastIndexOf(LINE_BREAK);
    if (at >= 0 || count === size) return bytes.subarray(at + 1);
  }
}

/** One call writes it all, unless the disk is full: then the next one says so. */
function writeAll(opened: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(opened, bytes, done);
}

/** A disk that does not even do this leaves a torn line, which readers ignore. */
function takeBack(opened: number, length: number): void {
  try {
    ftruncateSync(opened, length);
  } catch {
    // The first error is the one to be told.
  }
}
