import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import type { Io } from '../../host/io.ts';
import { thisMachine } from '../../host/thisMachine.ts';
import { parseJob, type Job } from '../../store/job.ts';
import { JOB_RECORD } from '../../store/jobResult.ts';
import { parseRecord } from '../../store/parseRecord.ts';
import { readRecords } from '../../store/readRecords.ts';
import type { ResultRecord } from '../../store/record.ts';

/** A record with where it was found, and its job if it is the result of one. */
export interface Gathered {
  readonly record: ResultRecord;
  readonly from: string;
  readonly job: Job | null;
}

/**
 * All records in the folders: those of jobs (`optimize --job`, `fleet collect`) and those of whole result folders.
 * Throws `input` for a folder without any, for damaged files, and unless all were measured on machines like this one.
 */
export function gatherResults(folders: readonly string[], io: Io): Gathered[] {
  const found = folders.map((folder) => {
    const path = resolve(io.cwd, folder);
    const records = [...jobRecords(path), ...storedIn(path, folder, io)];
    if (records.length > 0) return records;
    throw new Failure('input', 'there are no results in this folder', {
      where: folder,
      expected: `record.jsonl or ${JOB_RECORD} somewhere below it`,
    });
  });
  const all = found.flat();
  demandOneMachine(all);
  return all;
}

const storedIn = (path: string, folder: string, io: Io): Gathered[] =>
  readRecords(path, (text) => io.note(text)).map((record) => ({ record, from: folder, job: null }));

function jobRecords(path: string): Gathered[] {
  if (!existsSync(path)) return [];
  return orSystemFailure(path, () => readdirSync(path, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name === JOB_RECORD || name.endsWith(`/${JOB_RECORD}`))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort()
    .map((name) => join(path, name))
    .flatMap((file) =>
      statSync(join(dirname(file), 'record.jsonl'), { throwIfNoEntry: false }) ? [] : [jobRecord(file)],
    );
}

function jobRecord(file: string): Gathered {
  const record = parseRecord(
    orSystemFailure(file, () => readFileSync(file, 'utf8')),
    file,
  );
  const beside = join(dirname(file), 'job.json');
  const job = existsSync(beside)
    ? parseJob(
        orSystemFailure(beside, () => readFileSync(beside, 'utf8')),
        beside,
      )
    : null;
  return { record, from: file, job };
}

/** Times of different microarchitectures say nothing about each other, and races need one to run on. */
function demandOneMachine(all: readonly Gathered[]): void {
  const places = new Map<string, string>();
  for (const { record, from } of all) if (!places.has(record.machine.slug)) places.set(record.machine.slug, from);
  if (places.size > 1)
    throw new Failure('input', 'the results are of more than one microarchitecture', {
      expected: 'results of one; merge those of each apart, on a machine of its kind',
      found: [...places].map(([slug, from]) => `${slug} (${from})`).join(', '),
    });
  const [slug] = [...places.keys()];
  const here = thisMachine().slug;
  if (slug === here) return;
  throw new Failure('input', 'the results are of another microarchitecture than this machine', {
    expected: here,
    found: slug,
    hint: `run it on a machine that is ${slug}: what is taken in is raced again`,
  });
}
