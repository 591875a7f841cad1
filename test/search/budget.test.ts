import { describe, expect, test } from 'vitest';
import { Meter, parseBudget, within } from '../../src/search/task.ts';

describe('parseBudget', () => {
  test.each([
    ['60s', { kind: 'time', ms: 60_000 }],
    ['1500ms', { kind: 'time', ms: 1500 }],
    ['2.5m', { kind: 'time', ms: 150_000 }],
    ['1h', { kind: 'time', ms: 3_600_000 }],
    ['20000', { kind: 'evaluations', count: 20_000 }],
  ])('%s', (text, expected) => expect(parseBudget(text)).toEqual(expected));

  test.each(['', '0', '-5s', '10 parsecs', 's', '1e9'])('refuses %j', (text) => {
    expect(() => parseBudget(text)).toThrow(
      expect.objectContaining({ kind: 'input', detail: expect.objectContaining({ where: '--budget' }) }),
    );
  });
});

test('what is left of a deadline cuts a time, to half of it at most, and no number of evaluations', () => {
  const budget = { kind: 'time', ms: 1000 } as const;
  const count = { kind: 'evaluations', count: 8 } as const;
  expect([2000, 700, 100, -500].map((leftMs) => within(budget, leftMs))).toEqual(
    [1000, 700, 500, 500].map((ms) => ({ kind: 'time', ms })),
  );
  expect(within(count, 0)).toBe(count);
});

test('Meter: share of the budget', () => {
  let now = 100;
  const time = new Meter({ kind: 'time', ms: 1000 }, { nowMs: () => now });
  now += 250;
  expect(time.used).toBe(0.25);
  const count = new Meter({ kind: 'evaluations', count: 8 }, { nowMs: () => now });
  count.evaluations = 2;
  expect(count.used).toBe(0.25);
});
