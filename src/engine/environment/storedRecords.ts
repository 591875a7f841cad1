/** Reads stored records, each file once. */
import { join, dirname, resolve, basename } from 'node:path';
import { readFunctionRecords, readRecords, readRecordsWith, recordsIn, recordsOf } from '../store/readRecords.ts';
import { type FunctionKey, type ResultRecord, recordSchema } from '../../bench/record.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import { existsSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import { completeBest, recordFile, RECORD_FILE } from '../store/resultFiles.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { knownPlaces } from './places.ts';

type Reader = Pick<Io, 'root' | 'results' | 'note'>;

/** What was noted for whom: commands read the records more than once. */
const noted = new WeakMap<Reader, Set<string>>();

/**
 * All stored records of all places (`knownPlaces`). A line that was cut off is left out, which is said once. Throws
 * `input` for a damaged one.
 */
export const storedRecords = (io: Reader): ResultRecord[] =>
  knownPlaces(io).flatMap((results) => readRecords(results, notingOnce(io)));

function notingOnce(io: Reader): (text: string) => void {
  const known = noted.get(io) ?? new Set<string>();
  noted.set(io, known);
  return (text) => {
    if (!known.has(text)) io.note(text);
    known.add(text);
  };
}

/** Those of one function. */
export const functionRecords = (fn: FunctionKey, io: Reader): ResultRecord[] =>
  knownPlaces(io).flatMap((results) => readFunctionRecords(results, fn, notingOnce(io)));

/** Those with one of these hashes of word IR. */
export const recordsOfIr = (irSha256s: readonly string[], io: Reader): ResultRecord[] =>
  knownPlaces(io)
    .flatMap((results) => readRecordsWith(results, irSha256s, notingOnce(io)))
    .filter(({ irSha256 }) => irSha256s.includes(irSha256));

/** The place, of those that are known, where a stored record is. */
export const placeOf = (record: ResultRecord, io: Reader): string =>
  knownPlaces(io).find((results) => holds(recordFile(results, record), record)) ?? io.results;

const holds = (file: string, { time, code }: ResultRecord): boolean =>
  existsSync(file) &&
  recordsIn(file, () => {}).some((other) => other.time === time && other.code.sha256 === code.sha256);

/**
 * Before a file that the user named is read: if it is one of a result whose writer was ended while it brought the files
 * to their places, they are brought there, which is said. Throws `input` if the folder cannot be written.
 */
export function wholeResult(file: string, { cwd, note }: Pick<Io, 'cwd' | 'note'>): void {
  const folder = dirname(resolve(cwd, file));
  if (completeBest(folder))
    note(`${folder}: the writing of this result was interrupted; its files are in their places now`);
}

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
