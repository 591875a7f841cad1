import { cpus } from 'node:os';
import { expect, test } from 'vitest';
import { requireCpu } from '../../../src/bench/worker/client.ts';

test('a logical CPU that the machine does not have is refused with the numbers there are', () => {
  const refused = (count: number): unknown =>
    expect.objectContaining({
      kind: 'input',
      detail: { where: '--cpu', expected: `0 to ${count - 1}`, found: '9999' },
    });
  expect(() => requireCpu(9999)).toThrow(refused(cpus().length));
  expect(() => requireCpu(9999, 2)).toThrow(refused(2));
  expect(() => requireCpu(1, 2)).not.toThrow();
  expect(() => requireCpu(undefined, 0)).not.toThrow();
});

test('where no CPU is counted, because /proc is not there, none is refused', () => {
  expect(() => requireCpu(9999, 0)).not.toThrow();
});
