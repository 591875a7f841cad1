import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { readUnlinked, unlinkedFiles } from '../../base/files/unlinked.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import type { Io } from '../../base/io.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import { RECORD_FILE } from '../store/appendRecord.ts';
import { parseJob, type Job } from '../store/job.ts';
import { JOB_RECORD } from '../store/jobResult.ts';
import { parseRecord } from '../store/parseRecord.ts';
import { orRefused, readRecords } from '../store/readRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';

/** A record with where it was found, and its job if it is the result of one. */
export interface Gathered {
  readonly record: ResultRecord;
  readonly from: string;
  readonly job: Job | null;
}

/**
 * All records in the folders: those of jobs (`optimize --job`, `fleet collect`) and those of whole result folders.
 * What is no record is left out, and `refused` is told why. Throws `input` for a folder without any, and unless all
 * were measured on machines like this one.
 */
export function gatherResults(folders: readonly string[], io: Io, refused: (failure: Failure) => void): Gathered[] {
  const found = folders.map((folder) => {
    const path = resolve(io.cwd, folder);
    let isEmpty = true;
    const leaveOut = (failure: Failure): void => {
      isEmpty = false;
      refused(failure);
    };
    const records = [...jobRecords(path, leaveOut), ...storedIn(path, folder, io, leaveOut)];
    if (records.length > 0 || !isEmpty) return records;
    throw new Failure('input', 'there are no results in this folder', {
      where: folder,
      expected: `record.jsonl or ${JOB_RECORD} somewhere below it`,
    });
  });
  const all = found.flat();
  requireOneMachine(all);
  return all;
}

const storedIn = (path: string, folder: string, io: Io, refused: (failure: Failure) => void): Gathered[] =>
  readRecords(path, (text) => io.note(text), refused).map((record) => ({ record, from: folder, job: null }));

function jobRecords(path: string, refused: (failure: Failure) => void): Gathered[] {
  if (!existsSync(path)) return [];
  return orSystemFailure(path, () => unlinkedFiles(path))
    .filter((name) => name === JOB_RECORD || name.endsWith(`/${JOB_RECORD}`))
    .filter((name) => !/(^|\/)\./.test(name))
    .map((name) => join(path, name))
    .flatMap((file) => (existsSync(join(dirname(file), RECORD_FILE)) ? [] : orRefused(() => jobRecord(file), refused)));
}

function jobRecord(file: string): Gathered {
  const record = parseRecord(
    orSystemFailure(file, () => readUnlinked(file)),
    file,
  );
  const beside = join(dirname(file), 'job.json');
  const job = existsSync(beside)
    ? parseJob(
        orSystemFailure(beside, () => readUnlinked(beside)),
        beside,
      )
    : null;
  return { record, from: file, job };
}

/** Times of different microarchitectures say nothing about each other, and races need one to run on. */
function requireOneMachine(all: readonly Gathered[]): void {
  const places = new Map<string, string>();
  for (const { record, from } of all) if (!places.has(record.machine.slug)) places.set(record.machine.slug, from);
  if (places.size > 1)
    throw new Failure('input', 'the results are of more than one microarchitecture', {
      expected: 'results of one; merge those of each apart, on a machine of its kind',
      found: [...places].map(([slug, from]) => `${slug} (${from})`).join(', '),
    });
  const [slug] = [...places.keys()];
  const here = thisMachine().slug;
  if (slug === undefined || slug === here) return;
  throw new Failure('input', 'the results are of another microarchitecture than this machine', {
    expected: here,
    found: slug,
    hint: `run it on a machine that is ${slug}: what is taken in is raced again`,
  });
}
