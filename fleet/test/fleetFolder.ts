import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { collect, type Collected } from '../src/collect.ts';
import { PREFIX, queueName } from '../src/names.ts';
import { submit, type Submitted } from '../src/submit.ts';
import { queueStatus, type QueueStatus } from '../src/status.ts';
import { work } from '../src/worker.ts';
import type { Surroundings } from '../src/surroundings.ts';
import { sha256 } from '../../src/base/hash.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import type { Job } from '../../src/engine/store/job.ts';
import { sampleRecord } from '../../test/engine/store/sampleRecord.ts';
import { startRedis, type RedisServer } from './redisServer.ts';

export const VERSION = '1.2.3';
/** Of the stand-in; searches that are real run on this machine. */
export const MACHINE = 'test-machine';
const project = join(import.meta.dirname, '..', '..');

/** A job of so many evaluations. */
export const jobOf = (budget: number, seed = 1): Job => ({
  schemaVersion: 1,
  function: { sourceSha256: sampleRecord().sourceSha256, request: { field: '25519', op: 'mul', strict: false } },
  machine: MACHINE,
  goal: 'throughput',
  budget: String(budget),
  seed,
  target: 'native',
  start: [],
});

/** A real search of the smallest function there is. */
export function realJob(budget: number, seed: number): Job {
  const source = readFileSync(join(project, 'bridge/fields/poly1305/poly1305.bitint.c'));
  const request = { field: 'poly1305', op: 'add', strict: false };
  return { ...jobOf(budget, seed), machine: thisMachine().slug, function: { sourceSha256: sha256(source), request } };
}

interface WorkerChoices {
  readonly version?: string;
  /** For jobs in work and results; a folder of its own by default. */
  readonly folder?: string;
  readonly lockMs?: number;
}

/** A Redis, workers whose searches take no compilers, and a folder for all of it. */
export class FleetFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'fieldwright-fleet-'));
  readonly redis: RedisServer;
  around: Surroundings;
  readonly queue: Queue;
  private readonly workers: ChildProcess[] = [];
  private readonly folders: string[] = [];
  private readonly inside: Promise<void>[] = [];
  private readonly ending = new AbortController();
  readonly notes: string[] = [];
  readonly machine: string;

  private constructor(redis: RedisServer, isReal: boolean) {
    this.redis = redis;
    this.machine = isReal ? thisMachine().slug : MACHINE;
    this.around = {
      root: isReal ? project : this.folder,
      cwd: this.folder,
      redis: redis.connection,
      version: VERSION,
      interrupted: new AbortController().signal,
      out: () => {},
      note: (text) => this.notes.push(text),
    };
    mkdirSync(join(this.folder, 'dist/src'), { recursive: true });
    symlinkSync(join(project, 'fleet/test/standInSearch.mjs'), join(this.folder, 'dist/src/cli.js'));
    symlinkSync(join(project, 'bridge'), join(this.folder, 'bridge'));
    writeFileSync(join(this.folder, 'sample.json'), JSON.stringify(sampleRecord()));
    this.queue = new Queue(queueName(this.machine), { connection: { ...this.around.redis }, prefix: PREFIX });
    this.queue.on('error', () => {}); // It connects again.
  }

  static async open(isReal = false, server?: RedisServer): Promise<FleetFolder> {
    return new FleetFolder(server ?? (await startRedis()), isReal);
  }

  async close(): Promise<void> {
    for (const worker of this.workers) worker.kill('SIGKILL');
    this.ending.abort();
    await Promise.all(this.inside);
    await this.queue.close();
    await this.redis.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What is submitted and taken from now on goes by this connection. */
  use(redis: Surroundings['redis']): void {
    this.around = { ...this.around, redis };
  }

  /** No search gets further than half of its budget until `release`: what a test waits for does not pass by. */
  hold(): void {
    writeFileSync(join(this.folder, 'hold'), '');
  }

  release(): void {
    rmSync(join(this.folder, 'hold'));
  }

  submit(...jobs: readonly Job[]): Promise<Submitted[]> {
    const files = jobs.map((job, i) => {
      const file = join(this.folder, `job${i}.json`);
      writeFileSync(file, JSON.stringify(job));
      return file;
    });
    return submit({ files, machine: this.machine, seeds: 1, areIslands: false, attempts: 2 }, this.around);
  }

  collect(machine?: string): Promise<Collected> {
    return collect({ machine, out: join(this.folder, 'collected'), wait: false }, this.around);
  }

  /** A worker in this process, which takes less time to start than one that can be killed. */
  workerInside(choices: WorkerChoices = {}): void {
    const { slug, options, around } = this.choices(choices);
    const interrupted = this.ending.signal;
    const machine = { ...thisMachine(), slug };
    this.inside.push(work({ machine, ...options }, { ...this.around, ...around, interrupted }));
  }

  /** A worker as a process of its own. */
  worker(choices: WorkerChoices = {}): ChildProcess {
    const said = JSON.stringify(this.choices(choices));
    const worker = spawn(process.execPath, [join(project, 'fleet/test/workerProcess.mjs'), said], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    worker.stderr?.on('data', (text) => this.notes.push(String(text)));
    this.workers.push(worker);
    return worker;
  }

  /** Processes that a worker has started, its search among them. */
  static searchesOf({ pid }: ChildProcess): number[] {
    const file = `/proc/${pid}/task/${pid}/children`;
    return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  }

  private choices({ version = VERSION, folder, lockMs = 1000 }: WorkerChoices) {
    const home = folder ?? mkdtempSync(join(this.folder, 'worker-'));
    this.folders.push(home);
    const options = { lockMs, checkpointMs: 200, exchangeMs: 100, work: join(home, 'work'), out: join(home, 'out') };
    const { root, cwd, redis } = this.around;
    return { slug: this.machine, options, around: { root, cwd, redis, version } };
  }

  status(): Promise<QueueStatus> {
    return queueStatus(this.machine, this.queue, this.redis.client);
  }

  /** Waits until a state is reached; whoever runs the suite ends what never gets there. */
  async until(isReached: (status: QueueStatus) => boolean | Promise<boolean>): Promise<QueueStatus> {
    for (;;) {
      const status = await this.status();
      if (await isReached(status)) return status;
      await sleep(200);
    }
  }

  /** How often Redis has seen each job finish. */
  async completions(): Promise<Record<string, number>> {
    const events = await this.redis.client.xrange(`${PREFIX}:${queueName(this.machine)}:events`, '-', '+');
    const counts: Record<string, number> = {};
    for (const [, fields] of events)
      if (fields[fields.indexOf('event') + 1] === 'completed') {
        const id = fields[fields.indexOf('jobId') + 1];
        counts[id] = (counts[id] ?? 0) + 1;
      }
    return counts;
  }

  /** What workers have written of a job: more than one if one of them died before it could say so. */
  writtenRecords(hash: string): string[] {
    return this.folders
      .map((folder) => join(folder, 'out', hash, 'best.json'))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
  }

  /** Hashes of searches that came to their end, one for each. */
  searched(): string[] {
    const log = join(this.folder, 'log');
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  }
}
