import { expect, test } from 'vitest';
import { ThinnedTrace } from '../../../src/search/tuning/searchStage.ts';

test('however long a search, no more than 200 points, start and end among them, about equally far apart', () => {
  for (const count of [1, 2, 150, 199, 200, 201, 5000, 40_000]) {
    const trace = new ThinnedTrace();
    for (let i = 0; i < count; i++) trace.add(i * 10, i / 10, 1 - i / (2 * count));
    const points = trace.points();
    expect(points.length, `${count} points`).toBeLessThanOrEqual(200);
    expect(points.length, `${count} points`).toBeGreaterThanOrEqual(Math.min(count, 99));
    expect(points[0]).toEqual([0, 0, 1]);
    expect(points.at(-1)?.[0]).toBe((count - 1) * 10);
    const distances = points.slice(1, -1).map(([, seconds], i) => seconds - points[i][1]);
    expect(Math.max(0, ...distances)).toBeLessThanOrEqual(2 * Math.min(...distances, 1e9) + 1e-6);
  }
});

test('points that come faster than they are wanted are left out, but not the last', () => {
  const trace = new ThinnedTrace(1);
  for (const seconds of [0, 0.4, 0.9, 1, 1.5]) trace.add(Math.round(seconds * 100), seconds, 0.123456789);
  expect(trace.points()).toEqual([
    [0, 0, 0.12346],
    [100, 1, 0.12346],
    [150, 1.5, 0.12346],
  ]);
  expect(new ThinnedTrace().points()).toEqual([]);
});
