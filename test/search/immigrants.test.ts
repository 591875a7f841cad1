/** Candidates of other searches: tested as everything is, gone on from where they are better, and no more. */
import { expect, test } from 'vitest';
import type { Candidate } from '../../src/codegen/candidate/candidate.ts';
import type { Generator } from '../../src/search/task.ts';
import { EXCHANGE_MS } from '../../src/search/islandFolder.ts';
import type { SearchResult } from '../../src/search/search.ts';
import { CodeGenerator } from '../../src/search/tuning/codeGenerator.ts';
import { fakeEvaluator, type Fake } from './fakeEvaluator.ts';
import { fakeSearch, problem, templates } from './fakeSearch.ts';

const EVALUATIONS = 1200;
/** Of the clock, at each look: a search of that many evaluations asks a few times. */
const STEP_MS = 10;

const run = (seed: number, evaluator: Fake, more: Parameters<typeof fakeSearch>[2] = {}): Promise<SearchResult> =>
  fakeSearch(seed, evaluator, { stepMs: STEP_MS, budget: { kind: 'evaluations', count: EVALUATIONS }, ...more });

/** What a search finds that nobody joins, and one that had five times as long. */
const alone = run(2, fakeEvaluator());
const ahead = run(1, fakeEvaluator(), { budget: { kind: 'evaluations', count: 5 * EVALUATIONS } });

/** Offers these candidates when it is asked for the `n`th time, and nothing before and after. */
function offeredAt(n: number, ...candidates: readonly Candidate[]) {
  let asked = 0;
  return { immigrants: async () => (++asked === n ? candidates : []), asked: () => asked };
}

test('what is better is gone on from, becomes a champion, and is no worse in the end', async () => {
  const evaluator = fakeEvaluator();
  const other = await ahead;
  expect(evaluator.cost(other.best.code)).toBeLessThan(evaluator.cost((await alone).best.code));
  const seen: number[] = [];
  const offer = offeredAt(3, other.best.candidate);
  const r = await run(2, evaluator, {
    immigrants: offer.immigrants,
    onProgress: ({ isNewBest }, s) => {
      if (isNewBest) seen.push(s.hash);
    },
  });
  expect(r.progress.counters).toMatchObject({ immigrants: 1, adopted: 1, turnedAway: 0 });
  expect(seen).toContain(other.best.hash);
  expect(r.archive.map(({ hash }) => hash)).toContain(other.best.hash);
  expect(evaluator.cost(r.best.code)).toBeLessThanOrEqual(evaluator.cost(other.best.code));
  expect(r.best.code).not.toEqual((await alone).best.code);
});

test('islands are as good as the best of them was when they met', async () => {
  const evaluator = fakeEvaluator();
  const sent: Candidate[] = [];
  const first = await run(3, evaluator, {
    onProgress: ({ isNewBest }, { candidate }) => {
      if (isNewBest) sent.push(candidate);
    },
  });
  expect(sent.length).toBeGreaterThan(1);
  const budget = { kind: 'evaluations', count: 50 } as const;
  const late = await run(4, evaluator, { ...offeredAt(1, sent.at(-1)!), budget });
  expect(late.progress.counters.adopted).toBe(1);
  const generator = new CodeGenerator(problem, templates);
  expect(evaluator.cost(late.best.code)).toBeLessThanOrEqual(evaluator.cost(generator.codeOf(sent.at(-1)!)!));
  expect(evaluator.cost(late.best.code)).toBeLessThan(evaluator.cost(first.start.code));
});

test('what is not better changes nothing', async () => {
  const evaluator = fakeEvaluator();
  const worse = await run(6, evaluator, { budget: { kind: 'evaluations', count: 40 } });
  const r = await run(2, evaluator, offeredAt(4, worse.best.candidate, worse.best.candidate));
  expect(r.progress.counters).toMatchObject({ immigrants: 1, adopted: 0, turnedAway: 0 });
  expect(r.best.code).toEqual((await alone).best.code);
});

test('what is wrong or cannot be lowered is turned away, at the start and later, and wrong code reported', async () => {
  const plain = fakeEvaluator();
  const [good, other, third] = [await run(1, plain), await run(3, plain), await run(8, plain)];
  const evaluator = fakeEvaluator((code) => Buffer.compare(code, good.best.code) === 0);
  const inner = new CodeGenerator(problem, templates);
  const isUnlowerable = ({ order }: Candidate): boolean => order.join() === other.best.candidate.order.join();
  const generator: Generator = { generate: (c) => (isUnlowerable(c) ? null : inner.generate(c)) };
  for (const at of [1, 3]) {
    const wrong: number[] = [];
    const r = await run(2, evaluator, {
      ...offeredAt(at, good.best.candidate, other.best.candidate, third.best.candidate),
      generator,
      onWrong: ({ hash }) => wrong.push(hash),
    });
    expect(r.progress.counters, `offered at ${at}`).toMatchObject({ immigrants: 3, turnedAway: 2, adopted: 1 });
    expect(wrong).toContain(good.best.hash);
    expect(r.archive.some(({ hash }) => hash === good.best.hash)).toBe(false);
  }
});

test('what is not admitted is not gone on from', async () => {
  const evaluator = fakeEvaluator();
  const other = await ahead;
  const r = await run(2, evaluator, {
    ...offeredAt(3, other.best.candidate),
    admits: async ({ hash }) => hash !== other.best.hash,
  });
  expect(r.progress.counters).toMatchObject({ immigrants: 1, adopted: 0 });
  expect(r.progress.counters.refused).toBeGreaterThan(0);
  expect(r.archive.some(({ hash }) => hash === other.best.hash)).toBe(false);
});

test('others are asked every few seconds', async () => {
  let asked = 0;
  const { progress } = await run(5, fakeEvaluator(), {
    immigrants: async () => {
      asked++;
      return [];
    },
  });
  expect(asked).toBeLessThanOrEqual(progress.elapsedMs / EXCHANGE_MS + 1);
  expect(asked).toBeGreaterThan(1);
});
