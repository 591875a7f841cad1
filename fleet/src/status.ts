import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { printableLine } from '../../src/base/printable.ts';
import { announcementOf, progressOf, titleOf, type Announcement, type JobProgress } from './messages.ts';
import { hashOf, shortly, workerKey } from './names.ts';
import { jobsIn, knownMachines, withQueue, withRedis, type FoundJob } from './queues.ts';
import type { Surroundings } from './surroundings.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** How many jobs of one state are shown. */
const MAX_SHOWN = 200;

interface JobStatus {
  readonly hash: string;
  /** e.g. `25519 mul throughput`, as far as its data say so. */
  readonly title: string;
  readonly state: 'active' | 'failed';
  readonly progress: JobProgress | null;
  /** Runs that were begun. */
  readonly runs: number;
  readonly reason: string | null;
}

/** One queue as it stands. */
export interface QueueStatus {
  readonly machine: string;
  /** Somebody has stopped it: its jobs wait until it is resumed. */
  readonly isPaused: boolean;
  readonly counts: Readonly<Record<'waiting' | 'active' | 'delayed' | 'completed' | 'failed', number>>;
  readonly workers: readonly Announcement[];
  readonly jobs: readonly JobStatus[];
}

/** All queues, or that of one microarchitecture. */
export async function fleetStatus(machine: string | undefined, around: Surroundings): Promise<QueueStatus[]> {
  return withRedis(around, async (redis) => {
    const found: QueueStatus[] = [];
    for (const name of await knownMachines(machine, redis))
      found.push(await withQueue(name, around, (queue) => queueStatus(name, queue, redis)));
    return found;
  });
}

/** One queue, by connections that are there. */
export async function queueStatus(machine: string, queue: Queue, redis: Redis): Promise<QueueStatus> {
  const {
    waiting = 0,
    prioritized = 0,
    active = 0,
    paused = 0,
    delayed = 0,
    completed = 0,
    failed = 0,
  } = await queue.getJobCounts();
  const running = await jobsIn(queue, 'active', 0, MAX_SHOWN - 1);
  const broken = await jobsIn(queue, 'failed', 0, MAX_SHOWN - 1);
  return {
    machine,
    isPaused: await queue.isPaused(),
    counts: { waiting: waiting + prioritized + paused, active, delayed, completed, failed },
    workers: await workersOf(machine, redis),
    jobs: [...running.map((job) => jobStatus(job, 'active')), ...broken.map((job) => jobStatus(job, 'failed'))],
  };
}

const jobStatus = ({ id, job }: FoundJob, state: JobStatus['state']): JobStatus => ({
  hash: hashOf(id),
  title: titleOf(job?.data),
  state,
  progress: progressOf(job?.progress),
  runs: job?.attemptsStarted ?? 0,
  reason: state === 'failed' ? (job?.failedReason ?? null) : null,
});

async function workersOf(machine: string, redis: Redis): Promise<Announcement[]> {
  const keys: string[] = [];
  let cursor = '0';
  do {
    const [next, found] = await redis.scan(cursor, 'MATCH', workerKey(machine, '*'), 'COUNT', 1000);
    keys.push(...found);
    cursor = next;
  } while (cursor !== '0');
  const texts = keys.length === 0 ? [] : await redis.mget(keys);
  return texts
    .flatMap((text) => (text === null ? [] : [announcementOf(text)]))
    .filter((one) => one !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Says so if jobs of queues wait and nobody is there to take them; `here` is this machine's microarchitecture. */
export function noteMissingWorkers(queues: readonly QueueStatus[], here: string, note: (text: string) => void): void {
  for (const { machine, counts, workers } of queues)
    if (workers.length === 0 && counts.waiting + counts.delayed + counts.active > 0)
      note(
        `no worker takes jobs for ${machine} at the moment: ${PROGRAM} fleet worker, on a machine of that kind` +
          (machine === here ? ' such as this one' : ` (this one is ${here})`),
      );
}

/** Lines for a person. */
export function statusText(queues: readonly QueueStatus[]): string {
  if (queues.length === 0) return 'nothing was submitted yet';
  return queues.map((queue) => linesOf(queue).map(printableLine).join('\n')).join('\n\n');
}

function linesOf({ machine, isPaused, counts, workers, jobs }: QueueStatus): string[] {
  const waits = counts.waiting + counts.delayed;
  const isUnknown = !isPaused && workers.length === 0 && Object.values(counts).every((count) => count === 0);
  if (isUnknown) return [`${machine}: no job was submitted for it, and no worker is of that kind`];
  return [
    `${machine}: ${isPaused ? 'PAUSED, ' : ''}${counts.completed} finished, ${counts.active} running, ` +
      `${waits} waiting, ${counts.failed} failed, ${workers.length} worker${workers.length === 1 ? '' : 's'}`,
    ...workers.map((one) => `  worker ${one.name} ${one.version}: ${stateOf(one)}`),
    ...jobs.map((job) => `  ${shortly(job.hash)} ${job.title}: ${jobText(job)}`),
  ];
}

const stateOf = ({ job, trouble }: Announcement): string =>
  trouble === null ? (job === null ? 'idle' : shortly(job)) : `takes no jobs: ${trouble}`;

function jobText({ progress, reason, runs }: JobStatus): string {
  if (reason !== null) return `FAILED after ${runs} run${runs === 1 ? '' : 's'}: ${reason}`;
  if (progress === null) return 'begins';
  const { used, speedup, evaluations, rate, adopted } = progress;
  const best = speedup === null ? '' : `, best ${speedup.toFixed(3)}x the compiler's code`;
  const again = runs > 1 ? `, run ${runs}` : '';
  const from = adopted === undefined ? '' : `, ${adopted} times from other islands`;
  return `${Math.round(100 * Math.min(1, used))} %${best}, ${evaluations} evaluations, ${rate}/s${from}${again}`;
}
