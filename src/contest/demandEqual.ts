import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { compile } from '../ir/compile.ts';
import type { IrFunction } from '../ir/function.ts';
import type { CompareEntry } from '../measure/compare.ts';
import { testAgainst } from '../verify/testing/differential.ts';
import { buildVectors } from '../verify/testing/vectors.ts';
import { workerRunner } from '../verify/testing/workerRunner.ts';
import type { Worker } from '../worker/client.ts';

/** Vectors per way in which buffers may coincide. */
const PER_MODE = 500;

/**
 * Tests contestants that compute exactly the word IR against it, bit by bit: a wrong answer is an error, not a fast
 * time.
 */
export async function demandEqual(
  fn: IrFunction,
  entries: readonly CompareEntry[],
  worker: Worker,
  rng: Rng,
): Promise<void> {
  const batches = buildVectors(fn, compile(fn), { perMode: PER_MODE, rng });
  for (const { name, code } of entries) {
    const outcome = await testAgainst(workerRunner(worker), code, fn, batches);
    if (outcome.kind === 'passed') continue;
    const { mode, inputs, expected, found } = outcome.failure;
    throw new Failure('wrong', 'the original computes something else than its word IR', {
      where: `${name}, buffers ${mode}, inputs ${inputs.map((x) => `0x${x.toString(16)}`).join(' ')}`,
      expected,
      found,
    });
  }
}
