import type { Clock } from '../base/clock.ts';
import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import { abTest } from '../measure/abTest.ts';
import { compare, type CompareEntry, type Comparison as Measured } from '../measure/compare.ts';
import type { Comparison } from '../store/record.ts';
import { workerSignature } from '../verify/workerVectors.ts';
import type { Worker } from '../worker/client.ts';
import type { TestVector } from '../worker/signature.ts';

export interface CompareSurroundings {
  readonly worker: Worker;
  /** Their inputs are the operands while timing; some must have distinct buffers. */
  readonly vectors: readonly TestVector[];
  readonly rng: Rng;
  readonly clock: Clock;
  onMessage(text: string): void;
}

/** Layouts of the comparison that is recorded, and of the self-comparison that tells its noise. */
const LAYOUTS = 32, NOISE_LAYOUTS = 16;

/** Times implementations of `fn` against each other, ours first; all of them must have been tested. */
export async function compareContestants(fn: IrFunction, entries: readonly CompareEntry[], around: CompareSurroundings): Promise<Comparison> {
  const { worker, vectors, rng } = around;
  await worker.setFunction(workerSignature(fn), vectors);
  const noise = await abTest(worker, entries[0].code, { ...around, rng: rng.fork('noise'), layouts: NOISE_LAYOUTS });
  const [throughput, latency] = await compare(worker, entries, { ...around, rng: rng.fork('compare'), layouts: LAYOUTS, modes: modesOf(fn) });
  const runs = latency === undefined ? [throughput] : [throughput, latency];
  return {
    contestants: entries.map(({ name, code }, i) => ({
      name, bytes: code.length, throughput: timingOf(throughput, i), latency: latency === undefined ? null : timingOf(latency, i),
    })),
    layouts: throughput.layouts,
    quietShare: Math.min(...runs.map(run => run.quietShare)),
    contended: runs.some(run => run.contended),
    noise: noise.noiseFloor,
  };
}

/** Latency needs an input that the result can be fed to. */
function modesOf({ params, results }: IrFunction): ('throughput' | 'latency')[] {
  const chains = params.some(p => p.shape === 'array' && p.width === results[0].width && p.bounds.length === results[0].bounds.length);
  return chains ? ['throughput', 'latency'] : ['throughput'];
}

function timingOf(run: Measured, i: number): Comparison['contestants'][number]['throughput'] {
  const { cycles, ratio, layoutCycles } = run.entries[i];
  return { cycles, ratio: { ...ratio }, layoutCycles: [...layoutCycles] };
}
