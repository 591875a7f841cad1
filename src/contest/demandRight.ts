import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { CompareEntry } from '../measure/compare.ts';
import { againstSpec } from '../verify/testing/againstSpec.ts';
import { workerRunner } from '../verify/testing/workerRunner.ts';
import type { Worker } from '../worker/client.ts';

const CALLS = 2000;

/**
 * Tests contestants against the specification: a wrong answer is an error, not a fast time. The word IR is not asked,
 * because other code may return another number that is congruent to the same result.
 */
export async function demandRight(
  fn: IrFunction,
  entries: readonly CompareEntry[],
  worker: Worker,
  rng: Rng,
): Promise<void> {
  for (const { name, code } of entries) {
    const outcome = await againstSpec(workerRunner(worker), code, fn, { calls: CALLS, rng: rng.fork(name) });
    if (outcome.kind === 'passed') continue;
    const { mode, inputs, expected, found } = outcome.failure;
    throw new Failure('wrong', 'the code computes something else than the specification', {
      where: `${name}, buffers ${mode}, inputs ${inputs.map((x) => `0x${x.toString(16)}`).join(' ')}`,
      expected,
      found,
    });
  }
}
