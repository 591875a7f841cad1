import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { equalRuns } from '../../../lab/selfcheck/equalRuns.ts';
import { fakeBench } from '../../bench/measure/fakeBench.ts';

const code = Uint8Array.of(0xc3);
const clock = { nowMs: () => 0 };

test('the deviation grows with the noise of the machine, and intervals hold 1 about as often as they say', async () => {
  const deviations: number[] = [];
  for (const layoutNoise of [0.002, 0.02]) {
    const bench = fakeBench({ cycles: [30, 30], rng: seeded(3, String(layoutNoise)), layoutNoise, roundNoise: 0.005 });
    const done: number[] = [];
    const [throughput, latency] = await equalRuns(
      bench,
      code,
      25,
      { rng: seeded(3), clock, layouts: 16, rounds: 8 },
      (n) => done.push(n),
    );
    expect([throughput.mode, latency.mode, throughput.ratios.length, done.at(-1)]).toEqual([
      'throughput',
      'latency',
      25,
      25,
    ]);
    expect(throughput.covered, 'seed 3').toBeGreaterThan(0.7);
    expect(throughput.contended).toBe(0);
    deviations.push(throughput.deviation);
  }
  expect(deviations[0], 'seed 3').toBeLessThan(0.003);
  expect(deviations[1], 'seed 3').toBeGreaterThan(3 * deviations[0]);
});
