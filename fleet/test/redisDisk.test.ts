/** A Redis whose disk is full takes nothing any more, and says so to all who write. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { smallDisk } from '../../test/smallDisk.ts';
import { prepareFleet } from './prepareFleet.ts';

const missing = await prepareFleet();
if (missing !== null) console.warn(missing);
const disk = missing === null ? smallDisk(4096) : null;
afterAll(() => disk?.remove());

describe.skipIf(disk === null)('a Redis whose disk is full', async () => {
  if (disk === null) return;
  const { FleetFolder, jobOf } = await import('./fleetFolder.ts');
  const { expectAllOnce } = await import('./expectAllOnce.ts');
  const { redisFailure } = await import('../src/redisFailure.ts');
  const { PLAIN, startRedis } = await import('./redisServer.ts');

  test('loses no job, and all are finished when there is room again', async () => {
    const fleet = await FleetFolder.open(false, await startRedis({ ...PLAIN, disk: disk.folder }));
    try {
      const jobs = [1, 2, 3].map((seed) => jobOf(40, seed));
      fleet.hold();
      await fleet.submit(...jobs);
      fleet.worker();
      fleet.worker();
      await fleet.until(({ jobs: shown }) => shown.some(({ progress }) => progress !== null));
      disk.fillUpTo(0);
      const late = jobOf(5, 4);
      const refusal = (): Promise<unknown> =>
        fleet.submit(late).then(
          () => null,
          (error: unknown) => error,
        );
      let refused = await refusal();
      while (refused === null) refused = await refusal();
      expect(redisFailure(refused, fleet.redis.connection)?.message).toBe('Redis takes nothing new at the moment');
      fleet.release();
      // Searches end meanwhile, and locks are lost.
      await sleep(4000);
      const { completed, failed } = (await fleet.status()).counts;
      expect(completed).toBeLessThan(3);
      expect(failed).toBe(0);
      disk.empty();
      await fleet.until(async () => (await refusal()) === null);
      await fleet.until(({ counts }) => counts.completed + counts.failed === 4);
      await expectAllOnce(fleet, [...jobs, late]);
    } finally {
      await fleet.close();
    }
  });
});
