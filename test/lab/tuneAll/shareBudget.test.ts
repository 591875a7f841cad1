import { expect, test } from 'vitest';
import {
  amountsOf,
  budgetText,
  nextAmount,
  nextRow,
  planJobs,
  type RowState,
} from '../../../lab/tuneAll/shareBudget.ts';
import { parseBudget } from '../../../src/search/task.ts';

const row = (changes: Partial<RowState>): RowState => ({
  jobs: 0,
  isSearched: true,
  ratio: 1,
  isOut: false,
  ...changes,
});

test('rows without a result come first, once each, then those with the largest gaps', () => {
  const rows = [row({ ratio: 2 }), row({ isSearched: false, ratio: null }), row({ ratio: 0.5 })];
  expect(nextRow(rows)).toBe(1);
  expect(nextRow([rows[0], row({ isSearched: true, ratio: 1.5, jobs: 1 }), rows[2]])).toBe(2);
  expect(nextRow([row({ isSearched: false, isOut: true })])).toBe(null);
  // One that stores nothing for its aim does not keep the others from their turn.
  expect(nextRow([row({ isSearched: false, ratio: null, jobs: 1 }), row({ ratio: 0.9 })])).toBe(1);
});

test('a gap that does not close gets more, but not all', () => {
  const jobs = planJobs([row({ ratio: 2 ** -0.25 }), row({})], amountsOf(parseBudget('300'), 2), 0);
  const total = (i: number) => jobs.filter((job) => job.row === i).reduce((sum, { amount }) => sum + amount, 0);
  expect([total(0), total(1)]).toEqual([225, 75]);
  const finer = planJobs([row({ ratio: 2 ** -0.25 }), row({})], { ...amountsOf(parseBudget('300'), 2), slice: 10 }, 0);
  expect(finer.filter((job) => job.row === 0)).toHaveLength(20);
});

test.each(['20s', '22s', '8h', '41', '5000ms', '1000000'])(
  'a budget of %s is spent whole, in worthwhile jobs',
  (text) => {
    for (const rows of [1, 2, 4, 52]) {
      const amounts = amountsOf(parseBudget(text), rows);
      const jobs = planJobs(
        Array.from({ length: rows }, () => row({ isSearched: false, ratio: null })),
        amounts,
        0,
      );
      expect(
        jobs.reduce((sum, { amount }) => sum + amount, 0),
        `${rows} rows`,
      ).toBe(amounts.total);
      expect(Math.min(...jobs.map(({ amount }) => amount))).toBeGreaterThanOrEqual(amounts.least);
      if (amounts.total >= rows * amounts.least) expect(new Set(jobs.map((job) => job.row)).size).toBe(rows);
      for (const { amount } of jobs) expect(() => parseBudget(budgetText(amount, amounts.unit))).not.toThrow();
    }
  },
);

test('too little for a single job is refused; what is left over goes to the last one', () => {
  expect(() => amountsOf(parseBudget('4s'), 3)).toThrow('too small for a single job');
  expect(() => amountsOf(parseBudget('9'), 3)).toThrow('too small for a single job');
  const amounts = amountsOf(parseBudget('22s'), 4);
  expect([nextAmount(amounts, 10_000), nextAmount(amounts, 15_000), nextAmount(amounts, 22_000)]).toEqual([
    5000, 7000, 0,
  ]);
});
