/** Runs the job of a file from its checkpoint to its end. */
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, relative } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import { requireUnlinked } from '../../base/files/folders.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import { spentIn } from '../../search/tuning/checkpoint.ts';
import {
  islandGroup,
  jobHash,
  MAX_JOB_BYTES,
  parseJob,
  type Job,
  finishedJob,
  jobFolder,
  publishJob,
  checkedJob,
} from '../store/job.ts';
import { requireFolder, requireFile } from '../store/requireWritable.ts';
import { groupFolder, IslandFolder } from '../../search/islandFolder.ts';
import { type ResultRecord, functionSlug } from '../../bench/record.ts';
import { flagOf, type RawOptions, parseOptions } from '../../base/options/option.ts';
import { askedBy, type Assignment, ownAssignment } from './setting.ts';
import { source } from './sourceStages.ts';
import { optimizeSchema, type OptimizeOptions } from './optimizeOptions.ts';
import { pipeline, type OptimizeOutcome } from './pipeline.ts';
import { productFolder } from '../environment/places.ts';
import { z } from 'zod';
import { parseBudget } from '../../search/task.ts';
import { storedRecords } from '../environment/storedRecords.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import type { Subject } from '../subject/subject.ts';
import { recordedLine } from './optimizeLine.ts';
import { shellWord } from '../../base/printable.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** What belongs to a run of a job, not to the job. */
const runSchema = optimizeSchema.pick({ job: true, out: true, exchange: true, cpu: true, json: true });

/** What came of a job: this run's outcome, or null if it was finished before. */
interface JobOutcome {
  readonly hash: string;
  readonly record: ResultRecord;
  /** Absolute. */
  readonly folder: string;
  readonly outcome: OptimizeOutcome | null;
  readonly options: OptimizeOptions;
}

/**
 * Runs the job of a file from its checkpoint to its end; nothing if that is reached. Its result is a folder named by
 * its hash. Throws what the pipeline throws, and `input` for a file that is no job for this machine.
 */
export async function runJob(raw: RawOptions, io: Io): Promise<JobOutcome> {
  const {
    job: file = '',
    out = join(productFolder(io), 'jobs'),
    exchange,
    cpu,
    json,
  } = parseOptions(runSchema, known(raw));
  const job = readJob(file, io);
  const asked = optionsOfJob(job, file);
  requireMachine(job, file);
  const hash = jobHash(job);
  const all = resolve(io.cwd, out);
  const folder = jobFolder(all, hash);
  const done = finishedJob(all, hash);
  const home = dirname(resolve(io.cwd, file));
  const checkpoint = join(home, job.checkpoint ?? `${hash}.checkpoint.json`);
  requireUnlinked(home, dirname(checkpoint));
  const options = { ...asked, checkpoint, json, ...(cpu === undefined ? {} : { cpu }) };
  if (done !== null) return { hash, record: done, folder, outcome: null, options };
  const islands = exchange === undefined ? null : islandsOf(job, resolve(io.cwd, exchange), io);
  const assignment = { ...assignmentOf(job, hash, checkpoint), islands };
  const outcomes: OptimizeOutcome[] = [];
  const isOurs = await publishJob(all, hash, async (draft) => {
    const resume = existsSync(checkpoint) || job.start.length > 0;
    outcomes.push(await pipeline({ ...options, out: draft, resume }, { ...io, cwd: home }, assignment));
    writeFileSync(join(draft, 'job.json'), `${JSON.stringify(job)}\n`);
  });
  removeCheckpoint(checkpoint, io);
  const [outcome] = outcomes;
  if (isOurs) return { hash, record: outcome.record, folder, outcome: inFolder(outcome, folder), options };
  return { hash, record: finishedJob(all, hash) ?? outcome.record, folder, outcome: null, options };
}

/** Only what was given, so that every other option is refused by name. */
function known(raw: RawOptions): RawOptions {
  const others = Object.keys(raw).filter((key) => !(key in runSchema.shape));
  if (others.length === 0) return raw;
  throw new Failure('input', 'a job has its own options', {
    where: others.map(flagOf).join(', '),
    expected: '--job with --out, --exchange, --cpu and --json only',
  });
}

function readJob(file: string, io: Io): Job {
  const { size = 0 } = statSync(resolve(io.cwd, file), { throwIfNoEntry: false }) ?? {};
  if (size > MAX_JOB_BYTES)
    throw new Failure('input', 'the job is too large', { where: file, expected: `${MAX_JOB_BYTES} bytes at most` });
  return parseJob(readInput(file, io), file);
}

const assignmentOf = (job: Job, hash: string, checkpoint: string): Omit<Assignment, 'islands'> => ({
  job: { hash, sourceSha256: job.function.sourceSha256 },
  before: spentIn(checkpoint),
  candidates: (wanted) => job.start.filter(({ irSha256 }) => irSha256 === wanted).map(({ candidate }) => candidate),
});

/** Throws `input` if the folder cannot be written. */
function islandsOf(job: Job, exchange: string, { note }: Io): IslandFolder {
  const group = islandGroup(job, thisMachine().slug);
  requireFolder({ name: '--exchange', path: groupFolder(exchange, group) });
  return new IslandFolder(exchange, { group, job: jobHash(job) }, note);
}

/** The result is there; a checkpoint that stays does no harm. */
function removeCheckpoint(file: string, { note }: Io): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    const failure = systemFailure(error, file);
    if (failure === null) throw error;
    note(`the checkpoint of the finished job stays: ${file}: ${failure.message}`);
  }
}

const inFolder = (outcome: OptimizeOutcome, folder: string): OptimizeOutcome => ({
  ...outcome,
  written: {
    ...outcome.written,
    files: outcome.written.files.map((file) => join(folder, file.slice(dirname(file).length + 1))),
  },
});

/**
 * The options that a job stands for, without places. Throws `input`, which names `where`, for values that options of
 * these names would not have.
 */
export function optionsOfJob(job: Job, where: string): OptimizeOptions {
  const { goal, budget, seed, target } = job;
  const { request } = job.function;
  const parsed = optimizeSchema.safeParse({ ...request, for: goal, budget, seed: String(seed), target });
  if (!parsed.success)
    throw new Failure('input', 'the job asks for something unknown here', {
      where,
      found: z.prettifyError(parsed.error),
    });
  parseBudget(budget, where);
  return parsed.data;
}

/** Jobs of a microarchitecture run there only, for results of different ones are never compared. Throws `input`. */
function requireMachine({ machine }: Job, where: string): void {
  const { slug } = thisMachine();
  if (machine === null || machine === slug) return;
  throw new Failure('input', 'the job is for another microarchitecture', { where, expected: machine, found: slug });
}

/**
 * Writes what the options ask for as a job, and says where. With `--resume` the best stored candidates are its start.
 * Throws `input` for options that a job does not have.
 */
export async function saveJob(options: OptimizeOptions, saved: string, io: Io): Promise<void> {
  const file = resolve(io.cwd, saved);
  requireFile({ name: '--save-job', path: file });
  const only = {
    ...askedBy({ ...options, stopAfter: 'source' }, io),
    assignment: ownAssignment(options.target, io),
    io,
  };
  const { subject } = await source.run(only);
  const job = checkedJob(
    {
      schemaVersion: 1,
      function: { sourceSha256: subject.sourceSha256, request: requestOf(options, subject, file, io) },
      machine: options.machine === ANY_MACHINE ? null : (options.machine ?? null),
      goal: options.for,
      budget: options.budget,
      seed: options.seed,
      target: options.target,
      start: options.resume ? startOf(options, subject, io) : [],
      ...(options.checkpoint === undefined ? {} : { checkpoint: options.checkpoint }),
    },
    '--save-job',
  );
  requireExpressed(job, options, file, io);
  writeAtomically(file, `${JSON.stringify(job)}\n`);
  io.out(`job ${jobHash(job)}\n  ${relative(io.cwd, file)}\n\nrun:  ${PROGRAM} optimize --job ${shellWord(saved)}`);
}

function requestOf(options: OptimizeOptions, subject: Subject, file: string, io: Io): object {
  const { prime, form, op, strict, source, spec, limbs, bounds, aliasing } = options;
  if (prime !== undefined) return { prime, form, op, strict };
  if (source === undefined) return { field: subject.field, op: subject.operation, strict };
  const known = Object.entries({ spec, limbs, bounds, aliasing }).filter(([, value]) => value !== undefined);
  const path = relative(dirname(file), resolve(io.cwd, source));
  return { source: path, function: options.function, ...Object.fromEntries(known), strict };
}

/** What the description of --machine calls its default. */
const ANY_MACHINE = 'any';

/** The best of each machine's records of this function, that of the wanted machine first. */
function startOf({ machine, target }: OptimizeOptions, subject: Subject, io: Io): Job['start'] {
  const isSame = (r: Parameters<typeof functionSlug>[0]): boolean => functionSlug(r) === functionSlug(subject);
  const stored = bestRecords(storedRecords(io).filter((r) => isSame(r) && r.target === target));
  return stored
    .toSorted((a, b) => Number(b.machine.slug === machine) - Number(a.machine.slug === machine))
    .map(({ irSha256, candidate }) => ({ irSha256, candidate }));
}

/** Whatever the job would lose of the options is told. */
function requireExpressed(job: Job, options: OptimizeOptions, file: string, io: Io): void {
  // What names the function is in the job in another form, and so is what resuming starts from.
  const aside = { curve: undefined, field: undefined, op: undefined, source: undefined, resume: false };
  const [asked, kept] = [options, optionsOfJob(job, '--save-job')].map((o) => recordedLine({ ...o, ...aside }, io));
  if (asked === kept) return;
  throw new Failure('input', 'a job does not have all of these options', {
    where: `--save-job ${file}`,
    expected: kept,
    found: asked,
    hint: 'leave the others out; --cpu and --out belong to the run of the job',
  });
}
