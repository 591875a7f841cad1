/** What happens to machines. After each: every job is finished once, and what is collected is what was found. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareFleet } from './prepareFleet.ts';

const missing = await prepareFleet();
if (missing !== null) console.warn(missing);

describe.skipIf(missing !== null)('a fleet', async () => {
  if (missing !== null) return;
  const { FleetFolder, jobOf, MACHINE } = await import('./fleetFolder.ts');
  const { evaluationsOf, expectAllOnce } = await import('./expectAllOnce.ts');
  const { jobHash } = await import('../../src/engine/store/job.ts');
  const { jobId, checkpointKey, PREFIX, queueName, workerKey } = await import('../src/names.ts');
  const { statusText } = await import('../src/status.ts');
  type Fleet = Awaited<ReturnType<typeof FleetFolder.open>>;
  const { smallDisk } = await import('../../test/smallDisk.ts');
  const disk = smallDisk(4096);
  afterAll(() => disk?.remove());

  /** A lock that no busy processor costs a worker. */
  const CALM_MS = 60_000;

  const fleetTest = (name: string, work: (fleet: Fleet) => Promise<void>): void =>
    test.concurrent(name, async () => {
      const fleet = await FleetFolder.open();
      try {
        await work(fleet);
      } finally {
        await fleet.close();
      }
    });

  /** The same, and all runs of a job together did what its budget says. */
  async function expectDone(fleet: Fleet, jobs: readonly ReturnType<typeof jobOf>[]) {
    const records = await expectAllOnce(fleet, jobs);
    expect(records.map(evaluationsOf)).toEqual(jobs.map(({ budget }) => Number(budget)));
    return records;
  }

  const hasCheckpoint = async (fleet: Fleet, job: ReturnType<typeof jobOf>): Promise<boolean> =>
    (await fleet.redis.client.exists(checkpointKey(MACHINE, jobHash(job)))) === 1;

  fleetTest('goes on from the checkpoint of a worker that was killed', async (fleet) => {
    const job = jobOf(40);
    fleet.hold();
    await fleet.submit(job);
    const worker = fleet.worker();
    await fleet.until(() => hasCheckpoint(fleet, job));
    worker.kill('SIGKILL');
    fleet.release();
    fleet.workerInside();
    await fleet.until(({ counts }) => counts.completed === 1);
    const [record] = await expectDone(fleet, [job]);
    expect(record.effort.evaluations).toBeLessThan(40);
    expect(await hasCheckpoint(fleet, job)).toBe(false);
  });

  fleetTest('puts its job back when it is asked to end, and that is no failed attempt', async (fleet) => {
    const job = jobOf(40);
    fleet.hold();
    await fleet.submit(job);
    const worker = fleet.worker({ lockMs: CALM_MS });
    await fleet.until(({ jobs }) => jobs.some(({ progress }) => (progress?.evaluations ?? 0) > 3));
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    const { counts, workers } = await fleet.status();
    expect(counts).toMatchObject({ waiting: 1, active: 0, failed: 0 });
    expect(workers).toEqual([]);
    expect((await fleet.queue.getJob(jobId(jobHash(job))))?.attemptsMade).toBe(0);
    fleet.release();
    fleet.workerInside({ lockMs: CALM_MS });
    await fleet.until(({ counts: now }) => now.completed === 1);
    await expectDone(fleet, [job]);
    expect(fleet.searched()).toHaveLength(1);
  });

  fleetTest('goes on where a search was killed, and that is no failed attempt', async (fleet) => {
    const job = jobOf(40);
    fleet.hold();
    await fleet.submit(job);
    const worker = fleet.worker({ lockMs: CALM_MS });
    const searches = (): number[] => FleetFolder.searchesOf(worker);
    for (const kill of [1, 2, 3]) {
      await fleet.until(
        async ({ jobs: [running] }) =>
          running?.runs === kill && searches().length > 0 && (await hasCheckpoint(fleet, job)),
      );
      for (const pid of searches()) process.kill(pid, 'SIGKILL');
    }
    fleet.release();
    await fleet.until(({ counts }) => counts.completed + counts.failed === 1);
    const [record] = await expectDone(fleet, [job]);
    expect(record.effort.evaluations).toBeLessThan(40);
    expect((await fleet.queue.getJob(jobId(jobHash(job))))?.attemptsMade).toBe(1);
  });

  fleetTest('does a job once that is submitted often, with workers to spare', async (fleet) => {
    const jobs = [jobOf(10, 1), jobOf(10, 2)];
    fleet.workerInside({ lockMs: CALM_MS });
    fleet.workerInside({ lockMs: CALM_MS });
    fleet.workerInside({ lockMs: CALM_MS });
    const all = (await Promise.all([1, 2, 3].map(() => fleet.submit(...jobs)))).flat();
    expect(all).toHaveLength(6);
    await fleet.until(({ counts }) => counts.completed === 2);
    expect((await fleet.submit(...jobs)).map(({ state }) => state)).toEqual(['known', 'known']);
    await sleep(300);
    await expectDone(fleet, jobs);
    expect(fleet.searched().sort()).toEqual(jobs.map(jobHash).sort());
  });

  fleetTest('survives a Redis that is killed, with its append-only file', async (fleet) => {
    const jobs = [1, 2, 3].map((seed) => jobOf(40, seed));
    fleet.hold();
    await fleet.submit(...jobs);
    fleet.workerInside();
    fleet.workerInside();
    await fleet.until(({ counts }) => counts.active === 2);
    await fleet.redis.killAndRestart(500);
    fleet.release();
    await fleet.until(({ counts }) => counts.completed === 3);
    await expectDone(fleet, jobs);
  });

  fleetTest('a worker that is asked to end does so although Redis is away, and its job is finished', async (fleet) => {
    const job = jobOf(40);
    fleet.hold();
    await fleet.submit(job);
    const [worker, idle] = [fleet.worker(), fleet.worker()];
    await fleet.until(({ jobs, workers }) => workers.length === 2 && jobs.some((one) => one.progress !== null));
    await fleet.redis.kill();
    const both = Promise.all([once(worker, 'exit'), once(idle, 'exit')]);
    worker.kill('SIGTERM');
    idle.kill('SIGTERM');
    expect(await both).toEqual([
      [0, null],
      [0, null],
    ]);
    await fleet.redis.restart();
    fleet.release();
    fleet.workerInside();
    await fleet.until(({ counts }) => counts.completed === 1);
    await expectAllOnce(fleet, [job]);
  });

  fleetTest('finishes a job once although its worker was cut off for longer than its lock', async (fleet) => {
    const jobs = [1, 2].map((seed) => jobOf(40, seed));
    fleet.hold();
    const cutOff = fleet.worker();
    fleet.workerInside();
    await fleet.until(({ workers }) => workers.length === 2);
    await fleet.submit(...jobs);
    await fleet.until(({ counts }) => counts.active === 2);
    // First all clients together, then one worker alone: a stopped process is a network that lets nothing through.
    await fleet.redis.client.client('PAUSE', 1500);
    cutOff.kill('SIGSTOP');
    await sleep(2500);
    cutOff.kill('SIGCONT');
    fleet.release();
    await fleet.until(({ counts }) => counts.completed === 2);
    await sleep(300);
    await expectDone(fleet, jobs);
  });

  fleetTest('refuses what is no job, gives up what always fails, and goes on', async (fleet) => {
    const good = jobOf(5, 2);
    const failing = jobOf(5, 13);
    const add = (id: string, data: unknown): Promise<unknown> => fleet.queue.add('optimize', data, { jobId: id });
    await add('garbage', { anything: '$(touch pwned)' });
    await add('no-data', null);
    await add('another-hash', { version: '1.0.0', job: good });
    const stranger = { ...good, seed: 3, checkpoint: '../../../etc/passwd' };
    await add(jobId(jobHash(stranger)), { version: '1.0.0', job: stranger });
    const elsewhere = { ...good, machine: 'another-machine' };
    await add(jobId(jobHash(elsewhere)), { version: '1.0.0', job: elsewhere });
    const request = { source: 'mul.c', function: 'f', strict: false };
    const ownSource = { ...good, function: { ...good.function, request } };
    await add(jobId(jobHash(ownSource)), { version: '1.0.0', job: ownSource });
    await fleet.submit(failing);
    fleet.workerInside();
    await fleet.submit(good);
    const { jobs } = await fleet.until(({ counts }) => counts.failed === 7 && counts.completed === 1);
    const reasons = jobs.map(({ reason }) => reason ?? '').join('\n');
    expect(reasons.match(/not a queued job of this version/g)).toHaveLength(2);
    for (const why of [
      'a job of this version',
      'is for another-machine',
      'has the data of',
      'a function of a field or of a prime',
    ])
      expect(reasons).toContain(why);
    expect(await fleet.completions()).toEqual({ [jobId(jobHash(good))]: 1 });
    expect((await fleet.submit(failing)).map(({ state }) => state)).toEqual(['again']);
  });

  fleetTest('shows and goes on beside data that are not even JSON, or nested deep', async (fleet) => {
    const good = jobOf(5);
    const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
    for (const [id, data] of [
      ['broken', '{"version'],
      ['deep', deep],
      ['deep-inside', `{"version":"1.0.0","job":${deep}}`],
    ]) {
      await fleet.queue.add('optimize', {}, { jobId: id });
      await fleet.redis.client.hset(`${PREFIX}:${queueName(MACHINE)}:${id}`, 'data', data);
    }
    await fleet.submit(good);
    const name = 'worker\u001b[31m\n';
    const version = '1.0.0';
    const said = {
      name,
      machine: MACHINE,
      brand: 'x',
      version,
      since: '2026-01-01T00:00:00Z',
      job: null,
      trouble: null,
    };
    await fleet.redis.client.set(workerKey(MACHINE, 'hostile'), JSON.stringify(said));
    expect((await fleet.status()).workers).toEqual([]);
    fleet.workerInside();
    const status = await fleet.until(({ counts }) => counts.failed >= 2 && counts.completed === 1);
    expect(status.jobs.map(({ title }) => title)).toEqual(expect.arrayContaining(['no job']));
    expect(statusText([status])).toContain('nested too deep');
    expect(await fleet.collect()).toMatchObject({ fresh: 1, refused: [] });
    expect(status.jobs.some(({ hash, reason }) => hash === 'broken' && reason?.includes('\n'))).toBe(false);
  });

  fleetTest('says that a queue is paused, and what waits in it', async (fleet) => {
    await fleet.submit(jobOf(5));
    await fleet.queue.pause();
    const status = await fleet.status();
    expect(status).toMatchObject({ isPaused: true, counts: { waiting: 1 } });
    expect(statusText([status])).toMatch(/^\S+: PAUSED, 0 finished, 0 running, 1 waiting/);
    expect(await fleet.collect()).toMatchObject({ open: 1 });
    await fleet.queue.resume();
    expect(statusText([await fleet.status()])).not.toContain('PAUSED');
  });

  fleetTest('what no worker could do, and a queue that is not there, are refused at once', async (fleet) => {
    const job = jobOf(5);
    const odd = { ...job, function: { ...job.function, request: { field: '25591', op: 'mul', strict: false } } };
    await expect(fleet.submit({ ...job, budget: 'soon' })).rejects.toThrow('cannot read the search budget');
    await expect(fleet.submit(odd)).rejects.toThrow('unknown field "25591"');
    await expect(fleet.collect('amd-zen9')).rejects.toMatchObject({
      detail: { expected: 'none: nothing was submitted yet' },
    });
    await fleet.submit(job);
    await expect(fleet.collect('amd-zen9')).rejects.toMatchObject({ detail: { expected: `one of ${MACHINE}` } });
    expect(await fleet.collect(MACHINE)).toMatchObject({ open: 1 });
  });

  fleetTest('leaves jobs of a newer version to newer workers', async (fleet) => {
    const job = jobOf(5);
    fleet.workerInside({ version: '1.2.2' });
    await fleet.submit(job);
    await fleet.until(({ counts }) => counts.delayed === 1);
    const file = join(fleet.folder, 'worker-new');
    fleet.workerInside({ folder: file });
    await fleet.until(({ counts }) => counts.completed === 1);
    await expectDone(fleet, [job]);
    expect((await fleet.queue.getJob(jobId(jobHash(job))))?.returnvalue).toMatchObject({ version: '1.2.3' });
  });

  describe.skipIf(disk === null)('with a disk that can be filled', () => {
    fleetTest('takes no jobs while its disk is full, and none of them fails', async (fleet) => {
      const job = jobOf(20);
      const folder = join(disk?.folder ?? '', 'worker');
      fleet.workerInside({ folder });
      await fleet.until(({ workers }) => workers.length === 1);
      disk?.fillUpTo(0);
      await fleet.submit(job);
      const { counts } = await fleet.until(({ workers }) => workers.some(({ trouble }) => trouble !== null));
      expect(counts).toMatchObject({ failed: 0, completed: 0 });
      disk?.empty();
      await fleet.until(({ counts: now }) => now.completed === 1);
      await expectDone(fleet, [job]);
      rmSync(folder, { recursive: true });
    });
  });
});
