/** The status of a fleet as the page takes it; fleet/test/islands.test.ts has one that a queue has made. */
import { expect, test } from 'vitest';
import { queuesOfStatus } from '../../../lab/dashboard/queuesOfStatus.ts';
import { sampleStatus } from './sampleStatus.ts';

test('queues, workers and jobs', () => {
  const [queue, ...others] = queuesOfStatus(JSON.stringify(sampleStatus()), 'status.json');
  expect(others).toEqual([]);
  expect(queue).toMatchObject({ machine: 'amd-zen4', counts: { finished: 4, running: 2, waiting: 3, failed: 1 } });
  expect(queue?.workers.map(({ name, job }) => [name, job?.slice(0, 4) ?? null])).toEqual([
    ['busy', 'aaaa'],
    ['full', null],
  ]);
  expect(queue?.jobs.map(({ progress, reason }) => [progress?.adopted ?? null, reason])).toEqual([
    [3, null],
    [null, null],
    [null, 'exit code 70: <b>wrong</b>'],
  ]);
});

test.each(['', '{', '[]', '{"type":"result"}', '{"type":"status","queues":[{}]}'])('%j is no status', (text) => {
  expect(() => queuesOfStatus(text, 'status.json')).toThrow('this is no status of a fleet');
});
