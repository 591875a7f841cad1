import { join } from 'node:path';
import { afterAll } from 'vitest';
import { buildWorker } from '../src/bench/worker/buildWorker.ts';
import { Worker } from '../src/bench/worker/client.ts';

/** A worker of this checkout for a file of tests, at whose end it is closed. */
export async function openWorker(): Promise<Worker> {
  const worker = await Worker.start({ binary: await buildWorker(join(import.meta.dirname, '..')) });
  afterAll(() => worker.close());
  return worker;
}
