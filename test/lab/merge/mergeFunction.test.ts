/** Who is unbeaten in a race, from made-up times. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { unbeatenOf } from '../../../lab/merge/mergeFunction.ts';
import type { RecordedComparison } from '../../../src/bench/record.ts';

const timing = (cycles: number) => ({
  cycles,
  ratio: { value: cycles / 100, low: cycles / 100, high: cycles / 100 },
  layoutCycles: [cycles, cycles, cycles],
});

type Times = readonly (readonly [throughput: number, latency: number | null])[];

/** Of codes with these cycles in independent and in chained calls; null: not timed. */
const comparison = (times: Times): RecordedComparison => ({
  contestants: times.map(([throughput, latency], i) => ({
    name: `${i}`,
    bytes: 1,
    throughput: timing(throughput),
    latency: latency === null ? null : timing(latency),
  })),
  layouts: 3,
  quietShare: 1,
  contended: false,
  noise: 0,
});

const unbeaten = (...times: Times) => {
  const codes = times.map((_, i) => `code${i}`);
  return unbeatenOf(comparison(times), codes, seeded(1, 'test'));
};

test('the winners first, then what nothing beats in both modes, with times over theirs', () => {
  const front = unbeaten([105, 95], [110, 100], [100, 120], [130, 60], [104, 121]);
  expect(front.map(({ at }) => at)).toEqual([2, 3, 0]);
  const [fastest, shortest, between] = front;
  expect(fastest.race.throughput?.map(({ code, ratio }) => [code, ratio.value])).toEqual([
    ['code0', 1.05],
    ['code1', 1.1],
    ['code3', 1.3],
    ['code4', 1.04],
  ]);
  expect(fastest.race.latency).toBeUndefined();
  expect(shortest.race.latency?.map(({ code }) => code)).toEqual(['code0', 'code1', 'code2', 'code4']);
  expect(between.race).not.toHaveProperty('throughput');
  for (const { at, race } of front) {
    expect(race.front?.map(({ code }) => code)).toEqual(['code0', 'code2', 'code3']);
    const own = race.front?.find(({ code }) => code === `code${at}`);
    expect(own).toMatchObject({ throughput: { value: 1 }, latency: { value: 1 } });
  }
  expect(fastest.race.front?.[2]).toMatchObject({ throughput: { value: 1.3 }, latency: { value: 0.5 } });
});

test('one that is fastest in both modes is alone, and calls that cannot be chained have no front', () => {
  const [only, ...others] = unbeaten([100, 50], [101, 60], [102, 55]);
  expect(others).toEqual([]);
  expect(only.race.front).toHaveLength(1);
  const unchained = unbeaten([110, null], [100, null]);
  expect(unchained.map(({ at }) => at)).toEqual([1]);
  expect(unchained[0].race).not.toHaveProperty('front');
});
