import { isAbsolute, normalize } from 'node:path';
import { z } from 'zod';
import { AIMS } from '../../base/aims.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { canonicalJson, jsonOf } from '../../base/json.ts';
import { PROGRAM } from '../../base/files/installation.ts';

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
  throw new Failure('input', 'a job is JSON, and this is none', { where, found: beginningOf(json), hint: HOW });
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
