/** A network that lets nothing through and tells nobody: connections stay open, and no answer comes. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, describe } from 'vitest';
import { prepareFleet } from './prepareFleet.ts';
import { silentNetwork, type SilentNetwork } from './silentNetwork.ts';

const missing = await prepareFleet();
if (missing !== null) console.warn(missing);

describe.skipIf(missing !== null)('a network that falls silent', async () => {
  if (missing !== null) return;
  const { FleetFolder, jobOf } = await import('./fleetFolder.ts');
  const { expectAllOnce } = await import('./expectAllOnce.ts');
  type Fleet = Awaited<ReturnType<typeof FleetFolder.open>>;

  /** Workers that start in the test reach Redis through the network, the test itself does not. */
  const networkTest = (name: string, work: (fleet: Fleet, network: SilentNetwork) => Promise<void>): void =>
    test.concurrent(name, async () => {
      const fleet = await FleetFolder.open();
      const network = await silentNetwork(fleet.redis.port);
      const { connection } = fleet.redis;
      try {
        fleet.use({ ...connection, port: network.port });
        await work(fleet, network);
      } finally {
        network.recover();
        fleet.use(connection);
        await fleet.close();
        network.close();
      }
    });

  const isSearching = ({ jobs }: Awaited<ReturnType<Fleet['status']>>): boolean =>
    jobs.some(({ progress }) => progress !== null);

  networkTest(
    'a worker with a job, and an idle one, end all the same when they are asked to',
    async (fleet, network) => {
      const job = jobOf(40);
      fleet.hold();
      await fleet.submit(job);
      const workers = [fleet.worker(), fleet.worker()];
      await fleet.until((status) => status.workers.length === 2 && isSearching(status));
      network.fallSilent();
      const ended = Promise.all(workers.map((worker) => once(worker, 'exit')));
      for (const worker of workers) worker.kill('SIGTERM');
      expect(await ended).toEqual([
        [0, null],
        [0, null],
      ]);
      expect(fleet.notes.join('').match(/ends although Redis is away/g)).toHaveLength(2);
      network.recover();
      fleet.release();
      fleet.workerInside();
      await fleet.until(({ counts }) => counts.completed === 1);
      await expectAllOnce(fleet, [job]);
    },
  );

  networkTest('a worker ends although the silence begins after it was asked to', async (fleet, network) => {
    const job = jobOf(40);
    fleet.hold();
    await fleet.submit(job);
    const worker = fleet.worker();
    await fleet.until(isSearching);
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    while (!fleet.notes.join('').includes('kept a checkpoint')) await sleep(5);
    network.fallSilent();
    expect(await ended).toEqual([0, null]);
    network.recover();
    fleet.release();
    fleet.workerInside();
    await fleet.until(({ counts }) => counts.completed === 1);
    await expectAllOnce(fleet, [job]);
  });

  networkTest(
    'a job goes to another worker, and is finished once, whenever the silence ends',
    async (fleet, network) => {
      const jobs = [jobOf(40, 1), jobOf(40, 2)];
      fleet.hold();
      await fleet.submit(jobs[0]);
      fleet.worker();
      await fleet.until(isSearching);
      network.fallSilent();
      fleet.release();
      fleet.use(fleet.redis.connection);
      fleet.worker();
      await fleet.until(({ counts }) => counts.completed === 1);
      network.recover();
      await fleet.submit(jobs[1]);
      await fleet.until(({ counts }) => counts.completed === 2);
      await sleep(300);
      await expectAllOnce(fleet, jobs);
    },
  );
});
