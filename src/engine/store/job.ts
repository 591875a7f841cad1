/** Jobs: reads, checks and names them. */
import { isAbsolute, normalize, dirname, join } from 'node:path';
import { z } from 'zod';
import { AIMS } from '../../base/aims.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { canonicalJson, jsonOf } from '../../base/json.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { readUnlinked, makeFolder } from '../../base/files/folders.ts';
import { parseRecord } from './readRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';

/** More than any job has with a full population of starts. */
export const MAX_JOB_BYTES = 4 << 20;
const SCHEMA_VERSION = 1;
const MAX_STARTS = 32;
const MAX_TEXT = 1000;
/** Of a text that is none, so much is shown. */
const MAX_SHOWN = 40;
const HOW = `\`${PROGRAM} optimize ... --save-job FILE\` writes one`;

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hexadecimal');
const name = z.string().regex(/^[A-Za-z0-9][\w.+-]{0,99}$/, 'a name of letters, digits, ., +, - and _');
const text = z.string().max(MAX_TEXT);

/** Below the folder of the job; nothing in a job leads elsewhere. */
const path = z
  .string()
  .min(1)
  .max(MAX_TEXT)
  .refine(
    (file) => !isAbsolute(file) && !/^\.\.(\/|$)|\0/.test(normalize(file)),
    'a relative path that stays below the folder of the job',
  );

/** A function of a field of bridge/fields, of the integers modulo a number, or of a source beside the job. */
const requestSchema = z.union([
  z.strictObject({ field: name, op: name, strict: z.boolean() }),
  z.strictObject({ prime: text, form: name, op: name, strict: z.boolean() }),
  z.strictObject({
    source: path,
    function: name,
    spec: text.optional(),
    limbs: text.optional(),
    bounds: text.optional(),
    aliasing: name.optional(),
    strict: z.boolean(),
  }),
]);

/**
 * One search as plain data: whatever decides its result, and nothing of the machine and the folder it runs in. Values
 * that options have as well are checked as those are, when it runs.
 */
const jobSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  function: z.strictObject({
    /** Of the source's bytes, as records have it: a job never runs on another source than it was made for. */
    sourceSha256: digest,
    request: requestSchema,
  }),
  /** Microarchitecture it is for, e.g. `amd-zen4`; null if any will do. */
  machine: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .nullable(),
  /** What to search for. */
  goal: z.enum(AIMS),
  /** All of its runs together, as `--budget` says it. */
  budget: z.string().max(32),
  seed: z.int().nonnegative(),
  target: name,
  /** Candidates to begin with, as records hold them; each is of one word IR. */
  start: z.array(z.strictObject({ irSha256: digest, candidate: z.json() })).max(MAX_STARTS),
  /** It exchanges candidates with the jobs of its group in the fleet; for a folder `--exchange` says where. */
  islands: z.literal(true).optional(),
  /** Where the search keeps its state, from the folder of the job; `<hash>.checkpoint.json` if absent. */
  checkpoint: path.optional(),
});

/** All that is read of a job of another version. */
const versionSchema = z.object({ schemaVersion: z.number() });

export type Job = z.infer<typeof jobSchema>;

/** Reads a job. `where` names its place; throws `input` with everything that does not fit. */
export function parseJob(json: string, where: string): Job {
  if (json.length > MAX_JOB_BYTES)
    throw new Failure('input', 'the job is too large', { where, expected: `${MAX_JOB_BYTES} bytes at most` });
  const value = jsonOf(json);
  if (value !== undefined) return checkedJob(value, where);
  throw new Failure('input', 'not JSON, so not a job', { where, found: beginningOf(json), hint: HOW });
}

function beginningOf(text: string): string {
  const [line] = text.trim().split('\n');
  return line === '' ? 'nothing' : JSON.stringify(line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line);
}

/** The same for a value that JSON has been read to. */
export function checkedJob(value: unknown, where: string): Job {
  const parsed = jobSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const version = versionSchema.safeParse(value).data?.schemaVersion ?? SCHEMA_VERSION;
  if (version !== SCHEMA_VERSION)
    throw new Failure('input', 'the job was written for another version of the program', {
      where,
      expected: `schemaVersion ${SCHEMA_VERSION}`,
      found: `schemaVersion ${version}`,
      hint: `use the program that wrote it, or write it again: \`${PROGRAM} optimize ... --save-job FILE\``,
    });
  throw new Failure('input', 'not a job of this version', {
    where,
    found: z.prettifyError(parsed.error),
    hint: HOW,
  });
}

/** Name of a job: SHA-256 of everything that decides its result. Where its checkpoint is does not. */
export const jobHash = ({ checkpoint: _, ...job }: Job): string => sha256(canonicalJson(job));

/** Jobs of one group search for the same on machines of one kind, whatever their seeds, budgets and starts. */
export const islandGroup = (
  { function: { sourceSha256, request }, target, goal }: Pick<Job, 'function' | 'target' | 'goal'>,
  machine: string,
): string => sha256(canonicalJson({ sourceSha256, request, target, goal, machine }));

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
