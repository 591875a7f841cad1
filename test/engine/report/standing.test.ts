/** The fastest alternative counts, in each mode for itself; what is within the noise is neither won nor lost. */
import { expect, test } from 'vitest';
import { AIMS } from '../../../src/base/aims.ts';
import { lossesOf, standingLines, standingsOf } from '../../../src/engine/report/standing.ts';

const timing = (value: number) => ({
  cycles: 40 * value,
  ratio: { value, low: value - 0.01, high: value + 0.01 },
  layoutCycles: [40 * value],
});
const contestant = (name: string, throughput: number, latency: number | null) => ({
  name,
  bytes: 1,
  throughput: timing(throughput),
  latency: latency === null ? null : timing(latency),
});
const comparison = (...others: ReturnType<typeof contestant>[]) => ({
  contestants: [contestant('ours', 1, 1), ...others],
  layouts: 1,
  quietShare: 1,
  contended: false,
  noise: 0.02,
});

test('a compiler with our pass counts as much as one without', () => {
  const standings = standingsOf(
    comparison(contestant('llc', 1.4, 1.2), contestant('clang + reduction pass', 0.9, 1.005)),
  );
  expect(standings.map(({ mode, opponent, kind }) => [mode, opponent, kind])).toEqual([
    ['throughput', 'clang + reduction pass', 'behind'],
    ['latency', 'clang + reduction pass', 'level'],
  ]);
  expect(standingLines(standings, 'throughput')).toEqual([
    'throughput: SLOWER, 0.900× as fast as the fastest alternative (clang + our pass)',
    '            a longer search may find better code',
    'latency:    level, 1.005× as fast as the fastest alternative (clang + our pass)',
    '            --for latency or --for both searches for it',
  ]);
});

test('more time is not promised against vector code', () => {
  const standings = standingsOf(comparison(contestant('clang -O3', 0.6, 1.2)));
  expect(standingLines(standings, 'throughput', ['clang -O3'])).toEqual([
    'throughput: SLOWER, 0.600× as fast as the fastest alternative (clang)',
    '            it uses vector registers, which searches here do not',
    'latency:    1.200× as fast as the fastest alternative (clang)',
  ]);
});

test('each mode has a fastest alternative of its own; what cannot be chained has none in latency', () => {
  expect(
    standingsOf(comparison(contestant('a', 1.4, 1.1), contestant('b', 1.3, 1.2))).map(({ opponent, kind }) => [
      opponent,
      kind,
    ]),
  ).toEqual([
    ['b', 'ahead'],
    ['a', 'ahead'],
  ]);
  expect(standingsOf(comparison(contestant('a', 1.4, null))).map(({ mode }) => mode)).toEqual(['throughput']);
});

test('the noise of the comparison is no loss and no gain', () => {
  const kinds = [0.95, 0.975, 1.0, 1.025, 1.05].map(
    (value) => standingsOf(comparison(contestant('a', value, null)))[0].kind,
  );
  expect(kinds).toEqual(['behind', 'level', 'level', 'level', 'ahead']);
});

test('a loss counts in the modes that were searched for', () => {
  const standings = standingsOf(comparison(contestant('a', 1.4, 0.9)));
  expect(AIMS.map((aim) => lossesOf(standings, aim).length)).toEqual([0, 1, 1]);
});
