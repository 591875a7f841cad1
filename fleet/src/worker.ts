import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type Job as QueueJob } from 'bullmq';
import { Redis } from 'ioredis';
import { describeFailure, type Failure } from '../../src/base/errors.ts';
import { printableLine } from '../../src/base/printable.ts';
import type { HostMachine } from '../../src/bench/machine.ts';
import { Checkpoints } from './checkpoints.ts';
import { Islands } from './islands.ts';
import { JobRun, MAX_LOST_RUNS, troubleWith, type JobMeans } from './jobRun.ts';
import { titleOf, type Announcement, type QueuedResult } from './messages.ts';
import { hashOf, PREFIX, queueName, shortly, workerKey } from './names.ts';
import type { Surroundings } from './surroundings.ts';

const ANNOUNCE_MS = 3000;
/** How long a machine in trouble waits before it looks again. */
const TROUBLE_MS = 5000;
/** How long one that ends waits for a Redis that is away, and how often it looks. */
const FAREWELL_MS = 5000;
const POLL_MS = 250;

export interface WorkerOptions {
  readonly machine: HostMachine;
  readonly cpu?: number | undefined;
  /** Absolute folders, see `JobMeans`. */
  readonly work: string;
  readonly out: string;
  /** After so long without a sign of life, a worker's job goes to another one. */
  readonly lockMs: number;
  readonly checkpointMs: number;
  readonly exchangeMs: number;
}

/**
 * Takes jobs for this machine's microarchitecture, one at a time, until it is interrupted. It then lets the search keep
 * a checkpoint, puts the job back, and returns. What goes wrong with a job or with Redis is noted, and never ends it.
 */
export async function work(options: WorkerOptions, around: Surroundings): Promise<void> {
  await new FleetWorker(options, around).untilInterrupted();
}

/** Characters of what is announced. */
const MAX_TROUBLE = 1000;

class FleetWorker {
  private readonly options: WorkerOptions;
  private readonly around: Surroundings;
  private readonly redis: Redis;
  private readonly name = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  private readonly since = new Date().toISOString();
  private readonly means: JobMeans;
  private readonly worker: Worker;
  private current: JobRun | null = null;
  private trouble: string | null = null;
  /** What Redis was last heard to say, so that it is said once. */
  private heard: string | null = null;

  constructor(options: WorkerOptions, around: Surroundings) {
    [this.options, this.around] = [options, around];
    const { machine, cpu, work: folder, out, checkpointMs, exchangeMs } = options;
    this.redis = new Redis({ ...around.redis });
    this.redis.on('error', (error) => this.hear(error.message));
    this.redis.on('ready', () => this.hear(null));
    this.means = {
      ...{ around, machine: machine.slug, name: this.name, cpu, work: folder, out, checkpointMs, exchangeMs },
      checkpoints: new Checkpoints(this.redis, machine.slug),
      islands: new Islands(this.redis, machine.slug),
      onTrouble: (failure) => this.rest(failure),
    };
    const { lockMs } = options;
    this.worker = new Worker(queueName(machine.slug), (job, token = '') => this.process(job, token), {
      ...{ connection: { ...around.redis }, prefix: PREFIX, name: this.name, autorun: false, concurrency: 1 },
      ...{ lockDuration: lockMs, stalledInterval: lockMs / 2, maxStalledCount: MAX_LOST_RUNS, runRetryDelay: 1000 },
    });
  }

  async untilInterrupted(): Promise<void> {
    const { around, means } = this;
    mkdirSync(means.work, { recursive: true });
    const { slug } = this.options.machine;
    this.worker.on('error', (error) => this.hear(error.message));
    this.worker.on('failed', (job, error) =>
      around.note(`worker: failed ${shortly(hashOf(job?.id))}: ${error.message}`),
    );
    this.worker.on('completed', (job) => this.completed(hashOf(job.id)));
    this.worker.on('lockRenewalFailed', () => this.current?.lose());
    around.note(`worker ${this.name}: ${slug}, version ${around.version}, waiting for jobs`);
    const stopped = whenAborted(around.interrupted).then(() => this.current?.stop());
    const running = this.worker.run();
    const timer = setInterval(() => this.announce(), ANNOUNCE_MS);
    this.announce();
    await stopped;
    around.note(`worker ${this.name}: ends${this.current === null ? '' : ' when its job has kept a checkpoint'}`);
    const left = this.worker.close().then(async () => {
      await running;
      clearInterval(timer);
      await this.redis.del(workerKey(slug, this.name)).catch(() => {});
    });
    const hasLeft = await Promise.race([left.then(() => true), this.redisIsLost().then(() => false)]);
    clearInterval(timer);
    if (!hasLeft)
      around.note('worker: ends although Redis is away; a job that it had goes to another worker after its lock');
    this.redis.disconnect();
  }

  /** Redis has not answered for as long as this worker waits once it is asked to end; networks may tell nobody. */
  private async redisIsLost(): Promise<void> {
    let answeredMs = performance.now();
    while (performance.now() - answeredMs < FAREWELL_MS) {
      const askedMs = performance.now();
      const answer = this.redis.ping().then(
        () => {
          answeredMs = askedMs;
        },
        () => {},
      );
      await Promise.race([answer, sleep(FAREWELL_MS, undefined, { ref: false })]);
      await sleep(POLL_MS, undefined, { ref: false });
    }
  }

  private async process(job: QueueJob, token: string): Promise<QueuedResult> {
    this.current = new JobRun(job, token, this.means);
    this.announce();
    if (this.around.interrupted.aborted) this.current.stop();
    try {
      this.around.note(`worker: begins ${shortly(this.current.hash)} ${titleOf(job.data)}`);
      return await this.current.run();
    } finally {
      this.current = null;
      this.announce();
    }
  }

  private completed(hash: string): void {
    this.around.note(`worker: finished ${shortly(hash)}`);
    this.means.checkpoints.remove(hash).catch(() => {});
  }

  /** A machine in trouble takes no jobs until that has passed. */
  private rest(failure: Failure): void {
    this.trouble = printableLine(failure.detail.found ?? failure.message).slice(0, MAX_TROUBLE);
    this.around.note(`worker: takes no jobs: ${describeFailure(failure)}`);
    void this.worker.pause(true);
    const timer = setInterval(() => {
      if (troubleWith([this.means.work, this.means.out]) !== null) return;
      clearInterval(timer);
      this.trouble = null;
      this.around.note('worker: takes jobs again');
      this.worker.resume();
    }, TROUBLE_MS);
    timer.unref();
  }

  /** Both connections say the same again and again while Redis is away; null if it is there. */
  private hear(said: string | null): void {
    if (said !== null && said !== this.heard) this.around.note(`worker: Redis: ${said}`);
    if (said === null && this.heard !== null) this.around.note('worker: Redis is there again');
    this.heard = said;
  }

  private announce(): void {
    const { machine } = this.options;
    const said: Announcement = {
      ...{ name: this.name, machine: machine.slug, brand: machine.brand, version: this.around.version },
      ...{ since: this.since, job: this.current?.hash ?? null, trouble: this.trouble },
    };
    this.redis.set(workerKey(machine.slug, this.name), JSON.stringify(said), 'PX', 3 * ANNOUNCE_MS).catch(() => {});
  }
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
