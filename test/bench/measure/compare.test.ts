import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from '../../../src/base/io.ts';
import { seeded } from '../../../src/base/rng.ts';
import { compareWithItself, compare, Patience } from '../../../src/bench/measure/compare.ts';
import { fakeBench } from './fakeBench.ts';

const code = Uint8Array.of(0xc3);
const entries = ['ours', 'theirs', 'compiler'].map((name) => ({ name, code }));

/** A clock that advances by `step` milliseconds each time it is read. */
function steppingClock(step: number): Clock {
  let now = 0;
  return { nowMs: () => (now += step) };
}

const options = (seed: number, step = 0.01) => ({
  rng: seeded(seed),
  clock: steppingClock(step),
  modes: ['throughput'] as const,
});

// Here it is asked how long is waited.
beforeEach(() => {
  vi.stubEnv('FIELDWRIGHT_MAX_WAIT', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('compare', () => {
  test('exact samples give exact cycles and ratios', async () => {
    const bench = fakeBench({ cycles: [25, 30, 50], rng: seeded(1) });
    const [{ entries: results, layouts, quietShare, contended }] = await compare(bench, entries, options(1));
    expect({ layouts, quietShare, contended }).toEqual({ layouts: 64, quietShare: 1, contended: false });
    [25, 30, 50].forEach((cycles, i) => {
      expect(results[i].cycles).toBeCloseTo(cycles, 1);
      expect(results[i].ratio.value).toBeCloseTo(cycles / 25, 2);
      expect(results[i].layoutCycles.length).toBe(64);
    });
  });

  test('contended rounds do not count', async () => {
    const bench = fakeBench({ cycles: [25, 30], rng: seeded(2), contended: 0.3, roundNoise: 0.001 });
    const [
      {
        entries: [a, b],
        quietShare,
        contended,
      },
    ] = await compare(bench, entries.slice(0, 2), options(2));
    expect(a.cycles, 'seed 2').toBeCloseTo(25, 1);
    expect(b.ratio.value, 'seed 2').toBeCloseTo(1.2, 2);
    expect(quietShare).toBeGreaterThan(0.6);
    expect(quietShare).toBeLessThan(0.8);
    expect(contended).toBe(false);
  });

  test('a core that is never quiet: waits, says so, and marks the result', async () => {
    const messages: string[] = [];
    const bench = fakeBench({ cycles: [25, 30], rng: seeded(3), contended: 1 });
    const [result] = await compare(bench, entries.slice(0, 2), {
      ...options(3, 2500),
      onMessage: (m) => messages.push(m),
      waitMs: 20_000,
      layouts: 8,
    });
    expect(result).toMatchObject({ contended: true, quietShare: 0 });
    expect(result.entries[1].ratio.value).toBeCloseTo(1.2, 2);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages[0]).toContain('0 of 8 layouts');
  });

  test(
    'without patience a core that is never quiet is measured as often as a quiet one, at once, and the result ' +
      'says so',
    async () => {
      const counted = (contended: number) => {
        const bench = fakeBench({ cycles: [25, 30], rng: seeded(5), contended });
        let requests = 0;
        return {
          bench: {
            ...bench,
            measure: (...args: Parameters<typeof bench.measure>) => {
              requests++;
              return bench.measure(...args);
            },
          },
          requests: () => requests,
        };
      };
      const [quiet, never] = [counted(0), counted(1)];
      const patience = new Patience(0);
      for (const { bench } of [quiet, never])
        await compare(bench, entries.slice(0, 2), { ...options(5), layouts: 16, patience });
      expect(never.requests()).toBe(quiet.requests());
      const [result] = await compare(never.bench, entries.slice(0, 2), { ...options(5), layouts: 16, patience });
      expect(result).toMatchObject({ contended: true, layouts: 16 });
    },
  );

  test('no patience is longer than FIELDWRIGHT_MAX_WAIT, which is in seconds', () => {
    const after = (ms: number, env: NodeJS.ProcessEnv): boolean => {
      const patience = new Patience(10_000, env);
      patience.spend(ms);
      return patience.isOver;
    };
    for (const env of [{}, { FIELDWRIGHT_MAX_WAIT: '' }, { FIELDWRIGHT_MAX_WAIT: '60' }])
      expect([after(9_999, env), after(10_000, env)]).toEqual([false, true]);
    expect([after(2_499, { FIELDWRIGHT_MAX_WAIT: '2.5' }), after(2_500, { FIELDWRIGHT_MAX_WAIT: '2.5' })]).toEqual([
      false,
      true,
    ]);
    expect(after(0, { FIELDWRIGHT_MAX_WAIT: '0' })).toBe(true);
    for (const text of ['-1', '5s', 'long'])
      expect(() => new Patience(1, { FIELDWRIGHT_MAX_WAIT: text })).toThrow('not a time to wait for a quiet core');
  });

  test('comparisons that share their patience wait so long together, and quiet layouts are no waiting', async () => {
    const patience = new Patience(10_000, {});
    const contended = fakeBench({ cycles: [25, 30], rng: seeded(6), contended: 1 });
    await compare(fakeBench({ cycles: [25, 30], rng: seeded(6) }), entries.slice(0, 2), {
      ...options(6, 2500),
      layouts: 16,
      patience,
    });
    expect(patience.isOver).toBe(false);
    await compare(contended, entries.slice(0, 2), { ...options(6, 2500), layouts: 8, patience });
    expect(patience.isOver).toBe(true);
  });

  test('the interval holds the true ratio in most runs', async () => {
    let held = 0;
    for (let seed = 0; seed < 40; seed++) {
      const bench = fakeBench({ cycles: [25, 25.5], rng: seeded(seed, 'bench'), layoutNoise: 0.01, roundNoise: 0.02 });
      const [
        {
          entries: [, b],
        },
      ] = await compare(bench, entries.slice(0, 2), { ...options(seed), layouts: 24 });
      held += b.ratio.low <= 1.02 && 1.02 <= b.ratio.high ? 1 : 0;
    }
    expect(held, 'seeds 0 to 39').toBeGreaterThanOrEqual(34);
  });

  test('both modes by default, same seed, same result', async () => {
    const run = () =>
      compare(fakeBench({ cycles: [25, 26], rng: seeded(4), layoutNoise: 0.01 }), entries.slice(0, 2), {
        rng: seeded(4),
        clock: steppingClock(0.01),
      });
    const results = await run();
    expect(results.map((r) => r.mode)).toEqual(['throughput', 'latency']);
    expect(await run()).toEqual(results);
  });
});

test('code compared with itself: finds equal what is equal and gives the noise floor', async () => {
  const bench = fakeBench({ cycles: [25, 25], rng: seeded(6), layoutNoise: 0.01 });
  const { ratio, noiseFloor, layoutSpread } = await compareWithItself(bench, code, {
    rng: seeded(6),
    clock: steppingClock(0.01),
  });
  expect(ratio.low).toBeLessThan(1);
  expect(ratio.high).toBeGreaterThan(1);
  expect(noiseFloor).toBeLessThan(0.015);
  expect(layoutSpread).toBeGreaterThan(0.01);
});
