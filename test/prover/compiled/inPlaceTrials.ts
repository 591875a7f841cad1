import { callableImage } from '../../../src/engine/claim/confirmRefutation.ts';
import type { VerifyTarget } from '../../../src/engine/claim/verifyTarget.ts';
import { seeded } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { CallArgument } from '../../../src/frontend/peers/peersInterface.ts';
import { testAgainst, workerRunner } from '../../../src/bench/testing/differential.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';

const SEED = 6;
const CALLS = 300;

/**
 * What the processor says of code in every aliasing mode, beside a verdict; null if the code
 * cannot be loaded.
 */
export async function inPlaceOnProcessor(
  fn: IrFunction,
  code: VerifyTarget,
  verdict: Verdict,
  worker: Worker,
): Promise<{ isMistake: boolean; text: string } | null> {
  const call = [...fn.results, ...fn.params].map(
    (_, i): CallArgument => (i === 0 ? { kind: 'out' } : { kind: 'operand', index: i - 1 }),
  );
  const bytes = verdict.kind === 'undecided' ? null : await callableImage(code, call);
  if (bytes === null) return null;
  const outcome = await testAgainst(
    workerRunner(worker),
    bytes,
    fn,
    buildVectors(fn, compile(fn), { perMode: CALLS, rng: seeded(SEED, fn.name) }),
  );
  const isRight = outcome.kind === 'passed';
  return {
    isMistake: isRight !== (verdict.kind === 'proved'),
    text: isRight
      ? `right on the processor (${outcome.calls} inputs)`
      : `wrong on the processor with ${outcome.failure.mode}`,
  };
}
