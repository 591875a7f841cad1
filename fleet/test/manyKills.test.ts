/**
 * `make test-fleet`: 30 jobs and three workers, of which one is killed every few seconds, 20 times, ten times a search
 * as well, and Redis once; with searches that take no compilers, and with real ones; every other job is an island. SEED
 * repeats a run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { prepareFleet } from './prepareFleet.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const seed = Number(process.env['SEED'] ?? 1);
const [JOBS, KILLS, WORKERS] = [30, 20, 3];

const missing = isLong ? await prepareFleet() : null;
if (missing !== null) console.warn(missing);

const FORMS = [
  { form: 'searches without compilers', isReal: false, pauseMs: 1000, lockMs: 1000 },
  { form: 'real searches', isReal: true, pauseMs: 4000, lockMs: 3000 },
];

describe.skipIf(missing !== null || !isLong).each(FORMS)('$form', ({ isReal, pauseMs, lockMs }) => {
  test(`${JOBS} jobs survive ${KILLS} killed workers, seed ${seed}`, async () => {
    const { FleetFolder, jobOf, realJob } = await import('./fleetFolder.ts');
    const { evaluationsOf, expectAllOnce } = await import('./expectAllOnce.ts');
    const rng = seeded(seed, 'kills');
    const fleet = await FleetFolder.open(isReal);
    try {
      const jobs = Array.from({ length: JOBS }, (_, i) => {
        const job = isReal ? realJob(40, 100 + i) : jobOf(40, 100 + i);
        return i % 2 === 0 ? job : { ...job, islands: true as const };
      });
      await fleet.submit(...jobs);
      const workers = Array.from({ length: WORKERS }, () => fleet.worker({ lockMs }));
      for (let kill = 0; kill < KILLS; kill++) {
        await sleep(pauseMs / 2 + rng.below(pauseMs));
        const victim = rng.below(WORKERS);
        workers[victim].kill('SIGKILL');
        workers[victim] = fleet.worker({ lockMs });
        const bereaved = workers[rng.below(WORKERS)];
        if (kill % 2 === 0) for (const pid of FleetFolder.searchesOf(bereaved)) process.kill(pid, 'SIGKILL');
        if (kill === KILLS >> 1) await fleet.redis.killAndRestart(300);
      }
      await fleet.until(({ counts }) => counts.completed + counts.failed === JOBS);
      const records = await expectAllOnce(fleet, jobs);
      if (!isReal) expect(records.map(evaluationsOf)).toEqual(jobs.map(({ budget }) => Number(budget)));
    } catch (error) {
      console.error(`seed ${seed}\n${fleet.notes.join('\n')}`);
      throw error;
    } finally {
      await fleet.close();
    }
  });
});
