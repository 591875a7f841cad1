/** What `fleet status --json` prints of one queue: an island in work, a job that begins, one that failed. */
export function sampleStatus() {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const worker = { machine: 'amd-zen4', brand: 'AMD EPYC', version: '1.2.3', since: '2026-01-02T03:04:05.000Z' };
  const progress = { used: 0.42, evaluations: 123_456, rate: 7890, speedup: 1.437, adopted: 3, worker: 'busy' };
  const job = { title: '25519 mul throughput', runs: 1, reason: null, progress: null };
  return {
    type: 'status',
    queues: [
      {
        machine: 'amd-zen4',
        counts: { waiting: 2, active: 2, delayed: 1, completed: 4, failed: 1 },
        workers: [
          { ...worker, name: 'busy', job: a, trouble: null },
          { ...worker, name: 'full', job: null, trouble: 'the disk is full' },
        ],
        jobs: [
          { ...job, hash: a, state: 'active', progress },
          { ...job, hash: b, state: 'active' },
          { ...job, hash: c, state: 'failed', runs: 3, reason: 'exit code 70: <b>wrong</b>' },
        ],
      },
    ],
  };
}
