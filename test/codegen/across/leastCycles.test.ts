/** What no order of a program of rows can do without: of small programs, and never more than a schedule takes. */
import { expect, test } from 'vitest';
import { leastCycles, scheduled, timesOf } from '../../../src/codegen/across/schedule.ts';
import { LATENCIES } from '../../../src/ir/across/moves.ts';
import { EVERY, type RowOp } from '../../../src/ir/across/rows.ts';
import { pointSteps } from '../../../src/library/edwards/acrossPoints.ts';

const input: RowOp = { kind: 'input', of: 'state', row: 0, ins: [] };

test('the longest path, and operations by the pipes that can begin them', () => {
  const sums = (count: number, of: (at: number) => number): RowOp[] => [
    input,
    ...Array.from({ length: count }, (_, k): RowOp => ({ kind: 'add', ins: [0, of(k)], mask: EVERY })),
    ...Array.from({ length: count }, (_, k): RowOp => ({ kind: 'output', ins: [k + 1], row: k })),
  ];
  const { alu } = LATENCIES.zen4;
  expect(
    leastCycles(
      sums(8, (k) => k),
      timesOf('zen4'),
    ),
  ).toEqual({ path: 8 * alu, pipes: 2 });
  expect(
    leastCycles(
      sums(8, () => 0),
      timesOf('zen4'),
    ),
  ).toEqual({ path: alu, pipes: 2 });
  expect(
    leastCycles(
      sums(9, () => 0),
      timesOf('goldenCove'),
    ).pipes,
  ).toBe(3);
});

test('what is between a multiplication and a sum, and ports that only moves have', () => {
  const chain: RowOp[] = [
    input,
    { kind: 'low', ins: [0, 0, 0] },
    { kind: 'add', ins: [1, 1], mask: EVERY },
    { kind: 'high', ins: [2, 2, 2] },
    { kind: 'move', ins: [3], order: [1, 0, 3, 2], mask: EVERY },
    { kind: 'low', ins: [4, 4, 4] },
    { kind: 'output', ins: [5], row: 0 },
  ];
  const path = (core: 'zen4' | 'goldenCove'): number => {
    const { madd, alu, pair } = LATENCIES[core];
    return leastCycles(chain, timesOf(core)).path - 3 * madd - alu - pair;
  };
  expect([path('zen4'), path('goldenCove')]).toEqual([0, 2]);
  const moves: RowOp[] = [
    input,
    ...[1, 2, 3].map((): RowOp => ({ kind: 'move', ins: [0], order: [2, 3, 0, 1], mask: EVERY })),
    ...[1, 2, 3].map((k): RowOp => ({ kind: 'output', ins: [k], row: k })),
  ];
  expect([leastCycles(moves, timesOf('zen4')).pipes, leastCycles(moves, timesOf('goldenCove')).pipes]).toEqual([
    1.5, 3,
  ]);
});

test.each(['zen4', 'goldenCove'] as const)('no schedule for %s takes less', (core) => {
  const times = timesOf(core);
  for (const { step } of pointSteps(core === 'zen4' ? 'amd-zen4' : 'intel-emeraldrapids', { root: process.cwd() })) {
    const { path, pipes } = leastCycles(step.ops, times);
    const { cycles } = scheduled(step.ops, { times, extra: new Map(), keep: 0 });
    expect(cycles, step.fn.name).toBeGreaterThanOrEqual(pipes);
    expect(cycles + Math.max(...Object.values(LATENCIES[core]).map(Number)), step.fn.name).toBeGreaterThanOrEqual(path);
  }
});
