import { dirname, relative, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { storedRecords } from '../environment/storedRecords.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { requireFile } from '../store/requireWritable.ts';
import { checkedJob, jobHash, type Job } from '../store/job.ts';
import { functionSlug } from '../../bench/record.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import { subjectOf, type Subject } from '../subject/subject.ts';
import { optionsOfJob } from './runJob.ts';
import { recordedLine } from './optimizeLine.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { shellWord } from '../../base/printable.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * Writes what the options ask for as a job, and says where. With `--resume` the best stored candidates are its start.
 * Throws `input` for options that a job does not have.
 */
export async function saveJob(options: OptimizeOptions, saved: string, io: Io): Promise<void> {
  const file = resolve(io.cwd, saved);
  requireFile({ name: '--save-job', path: file });
  const subject = await subjectOf(options, io);
  const job = checkedJob(
    {
      schemaVersion: 1,
      function: { sourceSha256: subject.sourceSha256, request: requestOf(options, subject, file, io) },
      machine: options.machine ?? null,
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
