/** What goes through Redis, where anyone who may write there can put anything: all of it is read by these schemas. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { isShallow, jsonOf } from '../../src/base/json.ts';
import { printableLine } from '../../src/base/printable.ts';
import { checkpointSchema } from '../../src/search/tuning/checkpoint.ts';
import { checkedJob, jobHash, MAX_JOB_BYTES, type Job } from '../../src/engine/store/job.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** Larger ones are not stored; the search goes on without. */
export const MAX_CHECKPOINT_BYTES = 1 << 20;
/** Of a record, before it is compressed. */
const MAX_RECORD_BYTES = 32 << 20;

const version = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/);
/** Of a line that a terminal is shown. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => printableLine(text) === text, 'one line of printable characters');
const name = line(200).min(1);

/** A job in a queue. */
export interface QueuedJob {
  readonly job: Job;
  readonly hash: string;
  /** Version of the program that submitted it; older workers leave it to others. */
  readonly version: string;
}

const queuedSchema = z.strictObject({ version, job: z.json() });

/** The data of a queued job. Throws `input` for anything else, and for jobs that lead to files of the worker. */
export function queuedJob(data: unknown, where: string): QueuedJob {
  if (!isShallow(data)) throw new Failure('input', 'the data are nested too deep for a job', { where });
  const parsed = queuedSchema.safeParse(data);
  if (!parsed.success) throw malformed('not a queued job of this version', where, parsed.error);
  if (JSON.stringify(parsed.data.job).length > MAX_JOB_BYTES)
    throw new Failure('input', 'the job is too large', { where, expected: `${MAX_JOB_BYTES} bytes at most` });
  const job = checkedJob(parsed.data.job, where);
  if ('source' in job.function.request)
    throw new Failure('input', 'a queued job has no source of its own', {
      where,
      expected: 'a function of a field or of a prime',
      hint: `${PROGRAM} optimize --job FILE runs it on one machine`,
    });
  return { job, hash: jobHash(job), version: parsed.data.version };
}

const progressSchema = z.strictObject({
  /** Share of the budget of this run. */
  used: z.number().min(0),
  evaluations: z.int().nonnegative(),
  /** Evaluations per second. */
  rate: z.number().nonnegative(),
  /** Of the best code so far over the compiler's. */
  speedup: z.number().nullable(),
  /** Candidates of other islands that it went on from; absent for a job that is none. */
  adopted: z.int().nonnegative().optional(),
  worker: name,
});

export type JobProgress = z.infer<typeof progressSchema>;

/** Null for what is none. */
export const progressOf = (data: unknown): JobProgress | null => progressSchema.safeParse(data).data ?? null;

const announcementSchema = z.strictObject({
  name,
  machine: name,
  brand: line(200),
  version,
  /** ISO 8601, UTC. */
  since: z.iso.datetime(),
  /** Hash of the job that it works on. */
  job: line(200).nullable(),
  /** Why it takes no jobs at the moment, e.g. a full disk. */
  trouble: line(1000).nullable(),
});

/** What a worker is and does. */
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementOf = (text: string): Announcement | null =>
  announcementSchema.safeParse(jsonOf(text)).data ?? null;

const resultSchema = z.strictObject({
  version,
  worker: name,
  /** The record, compressed by gzip, in base64. */
  record: z.base64().max(MAX_RECORD_BYTES),
});

export type QueuedResult = z.infer<typeof resultSchema>;

/** What a worker returns of a finished job. */
export const packedResult = (record: string, worker: string, by: string): QueuedResult => ({
  version: by,
  worker,
  record: gzipSync(record).toString('base64'),
});

/** Text of the record in a returned value. Throws `input` for anything else. */
export function unpackedRecord(value: unknown, where: string): string {
  const parsed = resultSchema.safeParse(value);
  if (!parsed.success) throw malformed('not a result of this version', where, parsed.error);
  try {
    return gunzipSync(Buffer.from(parsed.data.record, 'base64'), { maxOutputLength: MAX_RECORD_BYTES }).toString();
  } catch (error) {
    throw new Failure('input', 'the result cannot be unpacked', { where, found: String(error) });
  }
}

/** Whether a text is a checkpoint that a search may go on from. */
export const isCheckpoint = (text: string): boolean =>
  text.length <= MAX_CHECKPOINT_BYTES && checkpointSchema.safeParse(jsonOf(text)).success;

/** Function and goal, for a person. Data that are no job have a title, too: somebody has to find them. */
export function titleOf(data: unknown): string {
  if (!isShallow(data)) return 'no job';
  const texts = JSON.stringify(data ?? null).matchAll(/"(?:field|prime|op|goal)":"([^"\\]{1,60})"/g);
  return [...texts].map(([, text]) => text).join(' ') || 'no job';
}

const malformed = (message: string, where: string, error: z.ZodError): Failure =>
  new Failure('input', message, { where, found: z.prettifyError(error) });
