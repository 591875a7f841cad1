import type { Clock } from '../../src/base/io.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { quantile } from '../../src/bench/measure/statistics.ts';

/** How long one kind of request takes, in microseconds, from the call to the answer. */
interface RequestSpeed {
  readonly name: string;
  /** Best decile, median and 90th percentile. */
  readonly best: number;
  readonly median: number;
  readonly slow: number;
}

const WARM_UP = 500;
const REQUESTS = 2000;
const PIPELINED = 4;

/**
 * Times requests one after the other: an empty one; the same, four open at a time; loading two functions, testing both
 * on all vectors and racing them to the end of the default plan. The function and its vectors must be set; slots 0 and
 * 1 are overwritten.
 */
export async function workerSpeed(worker: Worker, code: Uint8Array, clock: Clock): Promise<RequestSpeed[]> {
  const both = async (): Promise<unknown> => {
    const answers = [
      worker.load(0, code),
      worker.load(1, code),
      worker.test(0),
      worker.race({ code, incumbent: 0, limit: Infinity }),
    ];
    return Promise.all(answers);
  };
  const four = (): Promise<unknown> => Promise.all(Array.from({ length: PIPELINED }, () => worker.ping()));
  return [
    await speedOf(clock, 'empty request', 1, () => worker.ping()),
    await speedOf(clock, `empty request, ${PIPELINED} open at a time`, PIPELINED, four),
    await speedOf(clock, 'load, test and race two functions', 1, both),
  ];
}

async function speedOf(
  clock: Clock,
  name: string,
  perCall: number,
  request: () => Promise<unknown>,
): Promise<RequestSpeed> {
  const times: number[] = [];
  for (let i = -WARM_UP; i < REQUESTS; i++) {
    const start = clock.nowMs();
    await request();
    if (i >= 0) times.push(((clock.nowMs() - start) * 1000) / perCall);
  }
  return { name, best: quantile(times, 0.1), median: quantile(times, 0.5), slow: quantile(times, 0.9) };
}
