import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DelayedError, UnrecoverableError, WaitingError, type Job as QueueJob } from 'bullmq';
import { EXIT_CODE, Failure } from '../../src/base/errors.ts';
import { requireFolder } from '../../src/engine/store/requireWritable.ts';
import { finishedJob, JOB_RECORD, jobFolder } from '../../src/engine/store/job.ts';
import type { Checkpoints } from './checkpoints.ts';
import { startChild, type Child, type ChildEnd, type ChildProgress } from './child.ts';
import { IslandRelay } from './islandRelay.ts';
import type { Islands } from './islands.ts';
import { packedResult, queuedJob, type JobProgress, type QueuedJob, type QueuedResult } from './messages.ts';
import { jobId } from './names.ts';
import type { Surroundings } from './surroundings.ts';
import { isNewer } from './versions.ts';

/** A job that came to so many ends that were not its own is given up; killed searches then are failed attempts. */
export const MAX_LOST_RUNS = 20;
const PROGRESS_MS = 1000;
/** For what this worker leaves to a newer one. */
const LEFT_TO_OTHERS_MS = 3000;

/** What one worker works with. */
export interface JobMeans {
  readonly around: Surroundings;
  readonly machine: string;
  readonly name: string;
  readonly cpu?: number | undefined;
  /** Folders of this worker for jobs in work, and for results. */
  readonly work: string;
  readonly out: string;
  /** Between two checkpoints in Redis. */
  readonly checkpointMs: number;
  /** Between two looks at what other islands have found. */
  readonly exchangeMs: number;
  readonly checkpoints: Checkpoints;
  readonly islands: Islands;
  /** Told when this machine cannot work, e.g. its disk is full. */
  onTrouble(failure: Failure): void;
}

/** One run of one job: from its checkpoint in Redis to its result, or back into the queue. */
export class JobRun {
  readonly hash: string;
  private readonly queued: QueuedJob;
  private readonly job: QueueJob;
  private readonly token: string;
  private readonly means: JobMeans;
  private child: Child | null = null;
  private isStopping = false;
  private isLost = false;
  private progressAt = 0;
  private keptMs = 0;
  private keeping: Promise<void> = Promise.resolve();

  /** Throws what BullMQ never tries again for data that are no job. */
  constructor(job: QueueJob, token: string, means: JobMeans) {
    [this.job, this.token, this.means] = [job, token, means];
    this.queued = orUnrecoverable(() => queuedJob(job.data, `job ${job.id}`));
    this.hash = this.queued.hash;
    const { machine } = this.queued.job;
    if (job.id !== jobId(this.hash)) throw new UnrecoverableError(`job ${job.id} has the data of ${this.hash}`);
    if (machine !== means.machine)
      throw new UnrecoverableError(`job ${job.id} is for ${machine}, not ${means.machine}`);
  }

  /** Returns the result; throws when the job failed, or was put back for another worker or another time. */
  async run(): Promise<QueuedResult> {
    const { around } = this.means;
    if (isNewer(this.queued.version, around.version)) return this.leaveToOthers();
    const trouble = this.trouble();
    if (trouble !== null || this.isStopping) return this.putBack(trouble);
    const folder = mkdtempSync(join(this.means.work, 'job-'));
    try {
      return await this.runIn(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Asks the search to keep a checkpoint and end; the job then goes back into the queue. */
  stop(): void {
    this.isStopping = true;
    this.child?.stop();
  }

  /** The job is another worker's now: nothing that this run finds counts. */
  lose(): void {
    this.isLost = true;
    this.child?.kill();
  }

  private async runIn(folder: string): Promise<QueuedResult> {
    const { checkpoints, around, out, cpu, checkpointMs } = this.means;
    const kept = await checkpoints.read(this.hash);
    const file = join(folder, 'checkpoint.json');
    try {
      writeFileSync(join(folder, 'job.json'), JSON.stringify({ ...this.queued.job, checkpoint: 'checkpoint.json' }));
      if (kept !== null) writeFileSync(file, kept);
    } catch (error) {
      return this.putBack(this.trouble() ?? error);
    }
    const relay = this.relay(folder);
    await relay?.begin(this.means.exchangeMs);
    this.child = startChild({
      ...{ root: around.root, jobFile: join(folder, 'job.json'), out, cpu, exchange: relay?.exchange },
      onProgress: (p) => this.progress(p),
    });
    if (this.isStopping) this.child.stop();
    if (this.isLost) this.child.kill();
    const timer = setInterval(() => {
      this.keeping = this.keeping.then(() => this.keep(file));
    }, checkpointMs);
    const end = await this.child.ended;
    clearInterval(timer);
    await relay?.end();
    if (this.isLost) throw new Error('the lock was lost: another worker has the job');
    await this.keeping;
    return this.afterEnd(end, file, kept !== null);
  }

  /** To the other islands of its group; null for a job that is none. */
  private relay(folder: string): IslandRelay | null {
    const { machine, islands, around } = this.means;
    const { job } = this.queued;
    return job.islands === true ? new IslandRelay(job, machine, folder, islands, around.note) : null;
  }

  private async afterEnd(
    { exitCode, message, wasKilled }: ChildEnd,
    file: string,
    wasResumed: boolean,
  ): Promise<QueuedResult> {
    const { out, name, around, checkpoints } = this.means;
    const record = finishedJob(out, this.hash);
    if (record !== null) {
      if (exitCode !== 0) around.note(`${this.hash}: finished, with exit code ${exitCode}: ${message}`);
      const text = readFileSync(join(jobFolder(out, this.hash), JOB_RECORD), 'utf8');
      return packedResult(text, name, around.version);
    }
    const isMishap = wasKilled && this.job.attemptsStarted <= MAX_LOST_RUNS;
    if (this.isStopping || exitCode === EXIT_CODE.interrupted || isMishap) {
      if (isMishap) around.note(`${this.hash}: ${message}, and goes back into the queue`);
      await this.keep(file);
      return this.putBack(null);
    }
    const trouble = this.trouble();
    if (trouble !== null) return this.putBack(trouble);
    const text = `exit code ${exitCode}: ${message}`;
    // The checkpoint may be to blame; the next attempt begins anew.
    if (wasResumed) await checkpoints.remove(this.hash);
    else if (exitCode === EXIT_CODE.input || exitCode === EXIT_CODE.unsupported) throw new UnrecoverableError(text);
    throw new Error(text);
  }

  private progress({ used, evaluations, elapsedMs, speedup, counters }: ChildProgress): void {
    const now = performance.now();
    if (now - this.progressAt < PROGRESS_MS) return;
    this.progressAt = now;
    const rate = elapsedMs > 0 ? Math.round((1000 * evaluations) / elapsedMs) : 0;
    const { adopted = 0 } = counters ?? {};
    const exchange = this.queued.job.islands === true ? { adopted } : {};
    const known: JobProgress = { used, evaluations, rate, speedup, ...exchange, worker: this.means.name };
    this.job.updateProgress(known).catch((error) => this.means.around.note(`${this.hash}: ${String(error)}`));
  }

  /** Stores the checkpoint if there is a new one; the search does without if Redis does not take it. */
  private async keep(file: string): Promise<void> {
    try {
      const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs <= this.keptMs) return;
      this.keptMs = mtimeMs;
      await this.means.checkpoints.write(this.hash, readFileSync(file, 'utf8'));
    } catch (error) {
      this.means.around.note(`${this.hash}: the checkpoint is not stored: ${String(error)}`);
    }
  }

  /** Why this machine can do no job; null if it can. */
  private trouble(): Failure | null {
    return troubleWith([this.means.work, this.means.out]);
  }

  private async putBack(trouble: unknown): Promise<never> {
    if (trouble instanceof Failure) this.means.onTrouble(trouble);
    else if (trouble !== null) throw trouble;
    await this.job.moveToWait(this.token);
    throw new WaitingError();
  }

  private async leaveToOthers(): Promise<never> {
    this.means.around.note(
      `${this.hash} was made by version ${this.queued.version} and is left to a worker that is as new`,
    );
    await this.job.moveToDelayed(Date.now() + LEFT_TO_OTHERS_MS, this.token);
    throw new DelayedError();
  }
}

/** Why nothing can be written to the folders; null if it can. */
export function troubleWith(folders: readonly string[]): Failure | null {
  try {
    for (const path of folders) requireFolder({ name: 'folder of the worker', path });
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function orUnrecoverable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new UnrecoverableError(`${error.message}: ${error.detail.found ?? error.detail.expected ?? ''}`);
  }
}
