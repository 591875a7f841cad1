import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { raceErrors, raceOutcomes } from '../../../lab/selfcheck/raceErrors.ts';
import { DEFAULT_PLAN, type RaceResult } from '../../../src/bench/worker/racePlan.ts';
import type { RaceRequest } from '../../../src/bench/worker/requests.ts';

/**
 * A worker whose races see the true ratio of code (its length in tenths of a percent) with an error of up to 1 %, once
 * per race.
 */
function fakeWorker(seed: number) {
  const rng = seeded(seed);
  return {
    race: async ({ code, limit, plan = DEFAULT_PLAN }: RaceRequest): Promise<RaceResult> => {
      if (!(code instanceof Uint8Array)) throw new Error('code is bytes');
      const ratio = (code.length / 1000) * (1 + 0.01 * (2 * rng.unit() - 1));
      const lost = plan.looks.find(({ margin }) => ratio > limit + margin);
      return {
        verdict: 'ok',
        reason: 'none',
        vector: 0,
        signal: 0,
        detail: 0,
        accepted: lost === undefined,
        ratio,
        rounds: lost?.rounds ?? plan.looks.at(-1)!.rounds,
        quietShare: 1,
        busyNs: 50_000,
      };
    },
  };
}

const equal = new Uint8Array(1000);

test('equal code is accepted half of the time, clearly slower code never, clearly faster code always', async () => {
  const shares = await Promise.all(
    [1, 1.02, 0.98].map(async (relative) => (await raceErrors(fakeWorker(1), equal, 0, relative, 400)).accepted),
  );
  expect(shares[0], 'seed 1').toBeGreaterThan(0.4);
  expect(shares[0], 'seed 1').toBeLessThan(0.6);
  expect(shares.slice(1)).toEqual([0, 1]);
});

test('what is predicted from equal code comes true for code that is slower', async () => {
  const predicted = await raceErrors(fakeWorker(2), equal, 0, 1.005, 1000);
  const seen = await raceOutcomes(fakeWorker(3), new Uint8Array(1005), 0, 1, 1000);
  expect(Math.abs(predicted.accepted - seen.accepted), 'seeds 2 and 3').toBeLessThan(0.06);
  expect(seen.rejectedAfter.at(-1)! + seen.accepted).toBeCloseTo(1);
  expect(seen.rejectedAfter).toEqual(seen.rejectedAfter.toSorted((a, b) => a - b));
  expect(seen.meanUs).toBeCloseTo(50);
});
