import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { readUnlinked } from '../../base/files/unlinked.ts';
import { makeFolder } from '../../base/files/makeFolder.ts';
import { parseRecord } from './parseRecord.ts';
import type { ResultRecord } from '../../bench/record.ts';

/** File of a finished job, in the folder named by its hash. */
export const JOB_RECORD = 'best.json';

/** Folder of the result of a job below that of all jobs. */
export const jobFolder = (out: string, hash: string): string => join(out, hash);

/** The record of a finished job; null if it is not finished. Throws `input` if its folder holds something else. */
export function finishedJob(out: string, hash: string): ResultRecord | null {
  const file = join(jobFolder(out, hash), JOB_RECORD);
  if (!existsSync(file)) return null;
  return parseJobRecord(
    orSystemFailure(file, () => readUnlinked(file)),
    hash,
    file,
  );
}

/** The record of the job `hash` in a text. Throws `input` for anything else; `where` names the text. */
export function parseJobRecord(text: string, hash: string, where: string): ResultRecord {
  const record = parseRecord(text, where);
  if (record.options['job'] === hash) return record;
  throw new Failure('input', 'this is not the result of the job', {
    where,
    expected: `a record of job ${hash}`,
    found: `one of ${JSON.stringify(record.options['job'] ?? 'no job')}`,
    hint: 'move it away',
  });
}

/**
 * Lets `write` fill the folder of a job's result, which then appears as a whole: two processes that finish the same job
 * at once leave one of both results, never parts of each. Returns whether it is this one. Throws what `write` throws,
 * or `input` if the system refuses; then there is nothing new.
 */
export async function publishJob(out: string, hash: string, write: (draft: string) => Promise<void>): Promise<boolean> {
  const folder = jobFolder(out, hash);
  const draft = orSystemFailure(folder, () => {
    makeFolder(dirname(folder));
    return mkdtempSync(join(dirname(folder), `.${hash}-`));
  });
  try {
    await write(draft);
    return orSystemFailure(folder, () => {
      chmodSync(draft, 0o755); // Until here it was nobody else's.
      return renamed(draft, folder);
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A folder that holds something cannot be replaced, so that only the first gets the name. */
function renamed(draft: string, folder: string): boolean {
  try {
    renameSync(draft, folder);
    return true;
  } catch (error) {
    if (existsSync(join(folder, JOB_RECORD))) return false;
    throw error;
  }
}
