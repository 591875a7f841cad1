import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { compile } from '../ir/compile.ts';
import type { IrFunction } from '../ir/function.ts';
import type { Verdict } from '../store/record.ts';
import { againstSpec } from '../verify/againstSpec.ts';
import { testAgainst } from '../verify/differential.ts';
import type { TestOutcome } from '../verify/runner.ts';
import { buildVectors } from '../verify/vectors.ts';
import { workerRunner } from '../verify/workerRunner.ts';
import type { Worker } from '../worker/client.ts';

/** Vectors per way in which buffers may coincide, and calls checked against the specification. */
const PER_MODE = 2000, SPECIFICATION_CALLS = 100_000;

/**
 * Tests the code that is about to ship far beyond what the search did: against the word IR, and independently of it
 * against the mathematics. Throws `wrong` with the first input that fails.
 */
export async function checkStage(fn: IrFunction, code: Uint8Array, worker: Worker, rng: Rng): Promise<Verdict[]> {
  const runner = workerRunner(worker);
  const batches = buildVectors(fn, compile(fn), { perMode: PER_MODE, rng: rng.fork('vectors') });
  return [
    verdictOf('machine code = word IR', await testAgainst(runner, code, fn, batches), fn),
    verdictOf('machine code = specification', await againstSpec(runner, code, fn, { calls: SPECIFICATION_CALLS, rng: rng.fork('specification') }), fn),
  ];
}

function verdictOf(claim: string, outcome: TestOutcome, fn: IrFunction): Verdict {
  if (outcome.kind === 'passed') return { claim, kind: 'tested', inputs: outcome.calls };
  const { mode, inputs, expected, found } = outcome.failure;
  throw new Failure('wrong', `the code found for ${fn.name} is wrong`, {
    where: `${claim}, buffers ${mode}, inputs ${inputs.map(x => `0x${x.toString(16)}`).join(' ')}`, expected, found,
    hint: 'please report it: the search must never keep such code',
  });
}
