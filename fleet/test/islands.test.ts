/** Jobs that go on from each other's best: through Redis, by a protocol in which anything may stand. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareFleet } from './prepareFleet.ts';

const missing = await prepareFleet();
if (missing !== null) console.warn(missing);

describe.skipIf(missing !== null)('islands', async () => {
  if (missing !== null) return;
  const { FleetFolder, jobOf, MACHINE } = await import('./fleetFolder.ts');
  const { expectAllOnce } = await import('./expectAllOnce.ts');
  const { statusText } = await import('../src/status.ts');
  const { queuesOfStatus } = await import('../../lab/dashboard/queuesOfStatus.ts');
  const { submit } = await import('../src/submit.ts');
  const { Islands } = await import('../src/islands.ts');
  const { IslandRelay } = await import('../src/islandRelay.ts');
  const { islandKeys } = await import('../src/names.ts');
  const { queuedJob } = await import('../src/messages.ts');
  const { sha256 } = await import('../../src/base/hash.ts');
  const { MAX_EMIGRANT_BYTES } = await import('../../src/search/islandFolder.ts');
  const { groupFolder, islandFile } = await import('../../src/search/islandFolder.ts');
  const { islandGroup, jobHash } = await import('../../src/engine/store/job.ts');
  let fleet: Awaited<ReturnType<typeof FleetFolder.open>>;
  beforeEach(async () => {
    fleet = await FleetFolder.open();
  });
  afterEach(() => fleet.close());

  const islandOf = (budget: number, seed: number) => ({ ...jobOf(budget, seed), islands: true as const });
  const group = islandGroup(jobOf(1), MACHINE);
  const offeredSchema = z.array(z.object({ seed: z.int(), done: z.int() }));

  test('exchange what they find while they work; one that comes late begins with it; others have no part', async () => {
    const [one, two, late] = [islandOf(60, 1), islandOf(60, 2), islandOf(2, 3)];
    const [apart, other] = [jobOf(2, 4), { ...islandOf(2, 5), goal: 'latency' as const }];
    fleet.hold();
    fleet.workerInside();
    fleet.workerInside();
    await fleet.submit(one, two);
    const shown = await fleet.until(({ jobs }) => jobs.some(({ progress }) => (progress?.adopted ?? 0) > 0));
    fleet.release();
    const said = JSON.stringify({ type: 'status', queues: [shown] });
    const [{ machine, jobs: onPage }] = queuesOfStatus(said, 'status');
    expect(machine).toBe(MACHINE);
    expect(onPage.some(({ progress }) => (progress?.adopted ?? 0) > 0)).toBe(true);
    expect(statusText([shown])).toMatch(/, \d+ times from other islands$/m);
    await fleet.until(({ counts }) => counts.completed === 2);
    await fleet.submit(late, apart, other);
    await fleet.until(({ counts }) => counts.completed === 5);
    const records = await expectAllOnce(fleet, [one, two, late, apart, other]);
    const offered = records.map(({ options }) => offeredSchema.parse(options['offered']));
    const seeds = offered.map((all) => [...new Set(all.map(({ seed }) => seed))].sort());
    expect(seeds).toEqual([[2], [1], [1, 2], [], []]);
    expect(offered[0].length, 'more than once').toBeGreaterThan(1);
    expect(
      offered[0].some(({ done }) => done < 60),
      'not only in the end',
    ).toBe(true);
    expect(offered[2]).toContainEqual({ seed: 1, done: 60 });
  });

  test('are made by submit, N of a group', async () => {
    const file = join(fleet.folder, 'job.json');
    writeFileSync(file, JSON.stringify(jobOf(5, 7)));
    const all = await submit(
      { files: [file], machine: MACHINE, seeds: 3, areIslands: true, attempts: 1 },
      fleet.around,
    );
    expect(all.map(({ hash }) => hash)).toEqual([7, 8, 9].map((seed) => jobHash(islandOf(5, seed))));
    const jobs = (await fleet.queue.getWaiting()).map(({ data }) => queuedJob(data, 'test').job);
    expect(jobs.every((job) => job.islands === true && islandGroup(job, MACHINE) === group)).toBe(true);
  });

  test('survive a Redis that is killed', async () => {
    const jobs = [islandOf(40, 1), islandOf(40, 2)];
    fleet.hold();
    await fleet.submit(...jobs);
    fleet.workerInside();
    fleet.workerInside();
    await fleet.until(({ counts }) => counts.active === 2);
    await fleet.redis.killAndRestart(300);
    fleet.release();
    await fleet.until(({ counts }) => counts.completed === 2);
    await expectAllOnce(fleet, jobs);
  });

  test('keep the last message of each, in order, and no more islands than they can read', async () => {
    const islands = new Islands(fleet.redis.client, MACHINE);
    for (const [job, text] of [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ])
      await islands.publish(group, job, text);
    expect(await islands.after(group, 0)).toEqual([
      { job: 'b', number: 2, text: '2' },
      { job: 'a', number: 3, text: '3' },
    ]);
    expect(await islands.after(group, 3)).toEqual([]);
    await islands.publish(group, 'c', 'x'.repeat(MAX_EMIGRANT_BYTES + 1));
    expect(await islands.after(group, 3)).toEqual([]);
    for (let i = 0; i < 300; i++) await islands.publish(group, `island ${i}`, `${i}`);
    const [texts, order] = islandKeys(MACHINE, group);
    expect(await fleet.redis.client.zcard(order)).toBe(256);
    expect(await fleet.redis.client.hlen(texts)).toBe(256);
    expect((await islands.after(group, 0))[0]).toMatchObject({ job: 'island 44', text: '44' });
    expect(await fleet.redis.client.ttl(texts)).toBeGreaterThan(0);
  });

  test('write nothing but emigrants of their group, named by their jobs, whatever stands in Redis', async () => {
    const { client } = fleet.redis;
    const islands = new Islands(client, MACHINE);
    const good = { schemaVersion: 1, group, job: sha256('good'), irSha256: group, ratio: 0.5, candidate: [] };
    const say = (job: string, content: unknown): Promise<void> =>
      islands.publish(group, job, typeof content === 'string' ? content : JSON.stringify(content));
    await say('../../../escape', { ...good, job: '../../../escape' });
    await say(sha256('garbage'), '$(touch pwned)');
    await say(sha256('other group'), { ...good, group: sha256('other'), job: sha256('other group') });
    await say(sha256('not his'), good);
    const [texts, order] = islandKeys(MACHINE, group);
    await client.hset(texts, sha256('long'), 'x'.repeat(2 * MAX_EMIGRANT_BYTES));
    await client.zadd(order, 4.5, sha256('long'), 4.6, sha256('without text'));
    await say(good.job, good);
    const notes: string[] = [];
    const work = join(fleet.folder, 'below/job');
    mkdirSync(work, { recursive: true });
    const relay = new IslandRelay(islandOf(1, 1), MACHINE, work, islands, (text) => notes.push(text));
    await relay.begin(3_600_000);
    const home = groupFolder(relay.exchange, group);
    expect(readdirSync(home)).toEqual([islandFile(good.job)]);
    expect(existsSync(join(fleet.folder, 'escape.json'))).toBe(false);
    // Keys of another type are a trouble that is told; the search goes on without.
    await client.set(order, 'no set');
    writeFileSync(join(home, islandFile(jobHash(islandOf(1, 1)))), '{}');
    await relay.end();
    expect(notes.join('\n')).toContain('nothing is exchanged with other islands');
  });
});
