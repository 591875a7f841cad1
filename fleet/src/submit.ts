import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Queue } from 'bullmq';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { parseBudget } from '../../src/search/task.ts';
import { parseJob, type Job } from '../../src/engine/store/job.ts';
import { findOperation, loadField } from '../../src/frontend/field/fieldDescription.ts';
import { queuedJob, type QueuedJob } from './messages.ts';
import { jobId, QUEUES_KEY } from './names.ts';
import { withQueue, withRedis } from './queues.ts';
import type { Surroundings } from './surroundings.ts';

const BACKOFF_MS = 5000;

export interface SubmitOptions {
  readonly files: readonly string[];
  /** For jobs that name no microarchitecture. */
  readonly machine: string;
  /** So many jobs of each, with seeds that follow. */
  readonly seeds: number;
  /** They exchange what they find, and so do all others of their function, target and aim that do. */
  readonly areIslands: boolean;
  /** How often a job may fail. */
  readonly attempts: number;
}

/** What became of a submitted job: it is new, it was there, or it had failed and is tried again. */
export interface Submitted {
  readonly hash: string;
  readonly machine: string;
  readonly state: 'new' | 'known' | 'again';
}

/** Puts the jobs of files into the queues of their microarchitectures. Throws `input` for files that are no jobs. */
export async function submit(options: SubmitOptions, around: Surroundings): Promise<Submitted[]> {
  const jobs = options.files.flatMap((file) => jobsOf(file, options, around));
  const done: Submitted[] = [];
  for (const machine of new Set(jobs.map(({ job }) => job.machine ?? options.machine))) {
    await withRedis(around, (redis) => redis.sadd(QUEUES_KEY, machine));
    await withQueue(machine, around, async (queue) => {
      for (const queued of jobs.filter(({ job }) => job.machine === machine))
        done.push({ hash: queued.hash, machine, state: await submitOne(queue, queued, options.attempts) });
    });
  }
  return done;
}

/** The job of a file with each seed, checked as workers will check it. */
function jobsOf(
  file: string,
  { machine, seeds, areIslands }: SubmitOptions,
  { cwd, root, version }: Surroundings,
): QueuedJob[] {
  const path = resolve(cwd, file);
  const { checkpoint: _, ...job }: Job = parseJob(
    orSystemFailure(path, () => readFileSync(path, 'utf8')),
    file,
  );
  requireRunnable(job, file, root);
  const made = { ...job, machine: job.machine ?? machine, ...(areIslands ? { islands: true } : {}) };
  return Array.from({ length: seeds }, (_, i) => queuedJob({ version, job: { ...made, seed: job.seed + i } }, file));
}

/** What every worker would refuse is refused here. */
function requireRunnable({ budget, function: { request } }: Job, file: string, root: string): void {
  parseBudget(budget, `${file}: budget`);
  if ('field' in request) findOperation(loadField(request.field, root), request.op);
}

async function submitOne(
  queue: Queue,
  { job, hash, version }: QueuedJob,
  attempts: number,
): Promise<Submitted['state']> {
  const id = jobId(hash);
  const known = await queue.getJob(id);
  if (known !== undefined && (await known.isFailed())) {
    await known.retry();
    return 'again';
  }
  // Added also if it is known: only Redis can say that it still is.
  await queue.add(
    'optimize',
    { version, job },
    { jobId: id, attempts, backoff: { type: 'exponential', delay: BACKOFF_MS } },
  );
  return known === undefined ? 'new' : 'known';
}
