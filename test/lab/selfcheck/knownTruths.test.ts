import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownTruths } from '../../../lab/selfcheck/knownTruths.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';

test('every known truth is measured; whether it holds depends on the machine', async () => {
  const worker = await Worker.start({ binary: await buildWorker(join(import.meta.dirname, '../../..')) });
  const results = await knownTruths(worker);
  await worker.close();
  expect(results.length).toBeGreaterThanOrEqual(4);
  for (const {
    name,
    cycles,
    expected: [low, high],
    ok,
  } of results) {
    expect(Number.isFinite(cycles), name).toBe(true);
    expect(ok, name).toBe(low <= cycles && cycles <= high);
  }
});
