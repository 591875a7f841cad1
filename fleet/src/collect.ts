import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { Failure } from '../../src/base/errors.ts';
import { finishedJob, JOB_RECORD, parseJobRecord, publishJob } from '../../src/engine/store/job.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { queuedJob, unpackedRecord } from './messages.ts';
import { jobsIn, knownMachines, withQueue, withRedis, type FoundJob } from './queues.ts';
import { fleetStatus, noteMissingWorkers } from './status.ts';
import type { Surroundings } from './surroundings.ts';

const POLL_MS = 1000;
const PAGE = 100;

export interface CollectOptions {
  readonly machine: string | undefined;
  /** Absolute. */
  readonly out: string;
  /** Until no job is left that may still finish. */
  readonly wait: boolean;
}

export interface Collected {
  /** Folders that are new. */
  readonly fresh: number;
  /** Finished jobs whose folders were there. */
  readonly known: number;
  /** Jobs that are not finished: waiting or running, and failed. */
  readonly open: number;
  readonly failed: number;
  /** Results that were refused, with the reason. */
  readonly refused: readonly string[];
}

/**
 * Writes the results of finished jobs into a folder for each microarchitecture, in folders named by their hashes; those
 * that are there stay. What is no result of its job is refused; `merge` checks the rest.
 */
export async function collect(options: CollectOptions, around: Surroundings): Promise<Collected> {
  await requireQueue(options.machine, around);
  const seen = new Map<string, 'fresh' | 'known' | { readonly refused: string }>();
  let openBefore = 0;
  for (;;) {
    const counts = await collectOnce(options, around, seen);
    if (!options.wait || counts.open === 0 || around.interrupted.aborted) {
      const all = [...seen.values()];
      const refused = all.flatMap((one) => (typeof one === 'object' ? [one.refused] : []));
      const [fresh, known] = (['fresh', 'known'] as const).map((kind) => all.filter((one) => one === kind).length);
      return { ...counts, fresh, known, refused };
    }
    if (counts.open !== openBefore) await tellWaiting(counts.open, options, around);
    openBefore = counts.open;
    await sleep(POLL_MS, undefined, { signal: around.interrupted }).catch(() => {});
  }
}

/** Throws `input` for a microarchitecture that no job was submitted for, which may be misspelt. */
async function requireQueue(machine: string | undefined, around: Surroundings): Promise<void> {
  const known = await withRedis(around, (redis) => knownMachines(undefined, redis));
  if (machine === undefined || known.includes(machine)) return;
  throw new Failure('input', 'no job was submitted for this microarchitecture', {
    where: '--machine',
    expected: known.length === 0 ? 'none: nothing was submitted yet' : `one of ${known.join(', ')}`,
    found: machine,
  });
}

async function tellWaiting(open: number, { machine }: CollectOptions, around: Surroundings): Promise<void> {
  around.note(`collect: waits for ${open} job${open === 1 ? '' : 's'}`);
  noteMissingWorkers(await fleetStatus(machine, around), thisMachine().slug, around.note);
}

type Seen = Map<string, 'fresh' | 'known' | { readonly refused: string }>;

async function collectOnce(
  { machine, out }: CollectOptions,
  around: Surroundings,
  seen: Seen,
): Promise<{ readonly open: number; readonly failed: number }> {
  return withRedis(around, async (redis) => {
    const totals = { open: 0, failed: 0 };
    for (const name of await knownMachines(machine, redis))
      await withQueue(name, around, async (queue) => {
        // Counted first: what finishes meanwhile is collected, or counted as open.
        const counts = await queue.getJobCounts();
        const { waiting = 0, prioritized = 0, paused = 0, active = 0, delayed = 0, failed = 0 } = counts;
        totals.open += waiting + prioritized + paused + active + delayed;
        totals.failed += failed;
        for await (const found of finishedJobs(queue))
          if (!seen.has(found.id)) seen.set(found.id, await collectJob(found, name, join(out, name)));
      });
    return totals;
  });
}

async function* finishedJobs(queue: Queue): AsyncGenerator<FoundJob> {
  for (let from = 0; ; from += PAGE) {
    const jobs = await jobsIn(queue, 'completed', from, from + PAGE - 1);
    yield* jobs;
    if (jobs.length < PAGE) return;
  }
}

async function collectJob(
  { id, job }: FoundJob,
  machine: string,
  out: string,
): Promise<'fresh' | 'known' | { refused: string }> {
  try {
    const { hash, job: asked } = queuedJob(job?.data, `job ${id}`);
    if (finishedJob(out, hash) !== null) return 'known';
    const text = unpackedRecord(job?.returnvalue, `job ${id}`);
    const record = parseJobRecord(text, hash, `job ${id}`);
    if (record.machine.slug !== machine)
      throw new Failure('input', `the record is of ${record.machine.slug}`, {
        where: `job ${id}`,
        expected: machine,
      });
    const isNew = await publishJob(out, hash, async (draft) => {
      writeFileSync(join(draft, 'job.json'), `${JSON.stringify(asked)}\n`);
      writeFileSync(join(draft, JOB_RECORD), text);
    });
    return isNew ? 'fresh' : 'known';
  } catch (error) {
    if (!(error instanceof Failure) || error.message === 'the disk is full') throw error;
    return { refused: `${error.detail.where ?? ''}: ${error.message}` };
  }
}
