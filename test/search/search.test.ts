import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { CodeGenerator } from '../../src/search/tuning/codeGenerator.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { Orderer } from '../../src/codegen/candidate/order.ts';
import { parse } from '../../src/ir/parse.ts';
import type { Solution } from '../../src/search/task.ts';
import { oneIn } from '../oneIn.ts';
import { fakeEvaluator, type Fake } from './fakeEvaluator.ts';
import { fakeSearch, problem, templates } from './fakeSearch.ts';

const startLength = new CodeGenerator(problem, templates).generate(initialCandidate(problem))!.length;

describe('search', () => {
  test('follows from the seed alone', async () => {
    const [a, b, c] = await Promise.all([
      fakeSearch(1, fakeEvaluator()),
      fakeSearch(1, fakeEvaluator()),
      fakeSearch(2, fakeEvaluator()),
    ]);
    expect(b.best.code).toEqual(a.best.code);
    expect(b.best.candidate).toEqual(a.best.candidate);
    expect(c.best.code).not.toEqual(a.best.code);
  });

  test.each(oneIn(3, [1, 2, 3]))('finds something clearly better than the start (seed %i)', async (seed) => {
    const evaluator = fakeEvaluator();
    const r = await fakeSearch(seed, evaluator);
    expect(evaluator.cost(r.best.code), `seed ${seed}`).toBeLessThan(0.97 * evaluator.cost(r.start.code));
    expect(new Orderer(problem).legal(r.best.candidate), `seed ${seed}`).toBe(true);
  });

  test('returns the winner of the tournament, never something worse than the start', async () => {
    const evaluator = fakeEvaluator();
    const r = await fakeSearch(5, evaluator);
    const costs = r.archive.map((s) => evaluator.cost(s.code));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(evaluator.cost(r.best.code)).toBe(costs[0]);
    expect(costs[0]).toBeLessThanOrEqual(evaluator.cost(r.start.code));
  });

  test('a search that is led astray by its comparisons returns to its start', async () => {
    const fake = fakeEvaluator();
    const lying: Fake = {
      ...fake,
      race: async (...args) => ({ ...(await fake.race(...args)), accepted: true, ratio: 0.98 }),
      duel: async () => 0.99,
    };
    const r = await fakeSearch(9, lying, { champions: 2 });
    expect(r.archive.length, 'champions, and the start').toBeGreaterThan(2);
    expect(fake.cost(r.best.code)).toBeLessThanOrEqual(fake.cost(r.start.code));
  });

  test('what is better over few placements only does not become the best', async () => {
    const fake = fakeEvaluator();
    const lucky: Fake = { ...fake, duel: async (_a, _b, layouts) => (layouts < 32 ? 0.9 : 1.1) };
    const promoted: boolean[] = [];
    await fakeSearch(11, lucky, {
      onProgress: ({ isNewBest }) => {
        promoted.push(isNewBest);
      },
    });
    expect(promoted.length).toBeGreaterThan(1);
    expect(promoted).not.toContain(true);
  });

  test('wrong code is reported and never kept', async () => {
    const wrongRest = (startLength + 1) % 4;
    const isWrong = (code: Uint8Array): boolean => code.length % 4 === wrongRest;
    const reported: number[] = [];
    const r = await fakeSearch(7, fakeEvaluator(isWrong), { onWrong: (s) => reported.push(s.code.length) });
    expect(reported.length).toBeGreaterThan(10);
    expect(reported.every((n) => n % 4 === wrongRest)).toBe(true);
    expect(r.archive.some((s) => isWrong(s.code))).toBe(false);
    expect(r.progress.counters.wrong).toBe(reported.length);
  });

  test('what is shown of the best is no lucky comparison: it is as often too good as too bad', async () => {
    const errors: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const fake = fakeEvaluator();
      const noise = seeded(seed, 'noise');
      const noisy: Fake = { ...fake, duel: async (a, b) => (fake.cost(a) / fake.cost(b)) * (0.7 + 0.6 * noise.unit()) };
      let shown = Number.NaN;
      let code: Uint8Array = new Uint8Array();
      const { start } = await fakeSearch(seed, noisy, {
        budget: { kind: 'evaluations', count: 600 },
        onProgress: ({ bestRatio, phase }, best) => {
          if (phase !== 'tournament') [shown, code] = [bestRatio, best.code];
        },
      });
      if (!Number.isNaN(shown)) errors.push((shown * fake.cost(start.code)) / fake.cost(code));
    }
    const tooGood = errors.filter((error) => error < 1).length / errors.length;
    expect(errors.length).toBeGreaterThan(10);
    expect(tooGood).toBeGreaterThan(0.2);
    expect(tooGood).toBeLessThan(0.8);
  });

  test('a wrong start is our bug', async () => {
    await expect(
      fakeSearch(
        1,
        fakeEvaluator(() => true),
      ),
    ).rejects.toMatchObject({ kind: 'invariant' });
  });

  test('ends where there is no other code, whatever is left of its budget', async () => {
    const ir = 'function copy\naliasing any\nparam arg1 u64[1]\nresult out1 u64[1]\n\nreturn out1 = arg1[0]\n';
    const whole = buildProblem(parse(ir));
    const r = await fakeSearch(3, fakeEvaluator(), {
      problem: whole,
      start: initialCandidate(whole),
      generator: new CodeGenerator(whole, templates),
    });
    expect(r.best.code).toEqual(r.start.code);
    expect(r.progress.used).toBeLessThan(1);
  });

  test('stops when asked and still returns its best', async () => {
    const evaluator = fakeEvaluator();
    const r = await fakeSearch(3, evaluator, {
      stopped: () => evaluator.races > 300,
      budget: { kind: 'evaluations', count: 1e9 },
    });
    expect(r.progress.evaluations).toBeLessThan(400);
    expect(evaluator.cost(r.best.code)).toBeLessThanOrEqual(evaluator.cost(r.start.code));
  });

  test('makes no champion of what is not admitted, and still finds something better', async () => {
    const evaluator = fakeEvaluator();
    const parity = (code: Uint8Array): number => code.reduce((sum, byte) => sum + byte, 0) % 2;
    let ofStart = -1;
    const isAdmitted = (code: Uint8Array): boolean => parity(code) === ofStart;
    const admits = async ({ code }: Solution): Promise<boolean> => {
      if (ofStart < 0) ofStart = parity(code);
      return isAdmitted(code);
    };
    const r = await fakeSearch(7, evaluator, { admits });
    expect(r.progress.counters.refused).toBeGreaterThan(0);
    expect(r.archive.every((s) => isAdmitted(s.code))).toBe(true);
    expect(evaluator.cost(r.best.code)).toBeLessThan(0.98 * evaluator.cost(r.start.code));
  });

  test('asks no more if the start is not admitted', async () => {
    let asked = 0;
    const admits = async (): Promise<boolean> => {
      asked++;
      return false;
    };
    const [r, free] = [await fakeSearch(7, fakeEvaluator(), { admits }), await fakeSearch(7, fakeEvaluator())];
    expect(asked).toBe(1);
    expect(r.best.code).toEqual(free.best.code);
  });

  test('continues from a given candidate', async () => {
    const evaluator = fakeEvaluator();
    const first = await fakeSearch(4, evaluator);
    const second = await fakeSearch(9, evaluator, { start: first.best.candidate });
    expect(second.start.code).toEqual(first.best.code);
    expect(evaluator.cost(second.best.code)).toBeLessThanOrEqual(evaluator.cost(first.best.code));
  });
});
