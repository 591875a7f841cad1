/** Reads `record.jsonl` files below a folder of results. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readUnlinked, unlinkedFiles } from '../../base/files/folders.ts';
import { Failure } from '../../base/errors.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { RECORD_FILE, isTorn } from './resultFiles.ts';
import { recordSchema, RECORD_VERSION, resultSlugs } from '../../bench/record.ts';
import type { FunctionKey, ResultRecord, RecordedVerdict } from '../../bench/record.ts';
import { issueDetail, parseJson } from '../../base/json.ts';

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

/** The records of one function among them: of no other one anything is read. */
export function readFunctionRecords(results: string, fn: FunctionKey, note: (text: string) => void): ResultRecord[] {
  const places = resultSlugs(fn).map((slug) => join(results, slug, '/'));
  return recordFiles(results)
    .filter((file) => places.some((place) => file.startsWith(place)))
    .flatMap((file) => recordsIn(file, note));
}

/**
 * The records, of any function, in which one of these texts stands, such as a hash: of others, which are most, only a
 * last line that was cut off is looked at.
 */
export function readRecordsWith(
  results: string,
  texts: readonly string[],
  note: (text: string) => void,
): ResultRecord[] {
  const isWanted = (line: string, i: number, { length }: readonly string[]): boolean =>
    i === length - 1 || texts.some((text) => line.includes(text));
  return recordFiles(results).flatMap((file) => {
    const lines = orSystemFailure(file, () => readUnlinked(file)).split('\n');
    return recordsOf(lines.map((line, i) => (isWanted(line, i, lines) ? line : '')).join('\n'), file, note);
  });
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
    line === '' ? [] : orRefused(() => recordOfLine(line, `${file}:${i + 1}`), refused),
  );
}

/** Records by the lines that they were parsed from: commands read the store more than once, and change no record. */
const parsedLines = new Map<string, ResultRecord>();

function recordOfLine(line: string, where: string): ResultRecord {
  const record = parsedLines.get(line) ?? parseRecord(line, where);
  parsedLines.set(line, record);
  return record;
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

/**
 * A record from its JSON text, of this version or an earlier one. `where` names file and line; throws an `input`
 * failure with the first thing that does not fit.
 */
export function parseRecord(text: string, where: string): ResultRecord {
  const json = jsonOf(text, where);
  const fields = z.looseObject({}).safeParse(json).data ?? {};
  if ('estimate' in fields)
    throw new Failure('input', 'a record of an estimate, which says nothing about any machine', {
      where,
      expected: 'a record of measurements',
      found: 'cycles by the model of a processor',
      hint: 'repeat the search where the code can run; `verify FILE --spec` proves its files anywhere',
    });
  const parsed = recordSchema.safeParse(fields.schemaVersion === 1 ? presentRecord(fields) : json);
  if (parsed.success) return parsed.data;
  if (Number(fields.schemaVersion) > RECORD_VERSION)
    throw new Failure('input', 'a record of a newer version of this program', {
      where,
      expected: `schemaVersion ${RECORD_VERSION}`,
      found: String(fields.schemaVersion),
      hint: 'update the program, or use another folder of results (FIELDWRIGHT_RESULTS)',
    });
  const [issue] = parsed.error.issues;
  throw new Failure('input', 'not a record of this version', {
    where: `${where}: ${issue.path.join('.') || '(whole record)'}`,
    ...issueDetail(issue),
    hint: 'restore the file from git, or move the line away',
  });
}

function jsonOf(text: string, where: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // What it is instead is nobody's business: it may be any file.
    throw new Failure('input', 'not JSON', {
      where,
      expected: 'a record, as record.jsonl and best.json of a result have',
      hint: 'if a write was cut off, remove the line',
    });
  }
}

/** A record of version 1 as one of the present version: what that called the variant of a function is its form. */
const presentRecord = ({ variant, ...others }: Readonly<Record<string, unknown>>): unknown => ({
  ...others,
  form: variant,
  schemaVersion: RECORD_VERSION,
});

/** What must be proved of the bytes. */
const OF_BYTES: readonly string[] = ['asm = IR', 'constant time', 'asm = IR, called as the source'];
/** Whether a claim says what the word IR means; one of them must be proved where any is made. */
export const isOfMeaning = (claim: string): boolean => claim === 'asm = source' || claim === 'IR = specification';

/**
 * The first claim for want of which code does not count as proved, null if it does: its bytes may be wrong or leak, or
 * nothing says that its word IR is what was asked for.
 */
export function openClaim(verdicts: readonly RecordedVerdict[]): (RecordedVerdict & { kind: 'undecided' }) | null {
  const open = verdicts.filter((verdict) => verdict.kind === 'undecided');
  const ofBytes = open.find(({ claim }) => OF_BYTES.includes(claim));
  const isMeaningProved = verdicts.some(({ claim, kind }) => isOfMeaning(claim) && kind === 'proved');
  return ofBytes ?? (isMeaningProved ? null : (open.find(({ claim }) => isOfMeaning(claim)) ?? null));
}
