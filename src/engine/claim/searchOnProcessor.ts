/** Searches for counterexamples of undecided code by running it. */
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { startWorker } from '../../bench/worker/buildWorker.ts';
import { calledModes, type AliasMode } from '../../ir/contract/domain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { againstSpec, CLEAN_RETURN } from '../../prover/inputs/againstSpec.ts';
import type { FailedCall, Runner } from '../../prover/inputs/runner.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';
import type { Refuted, Undecided } from '../../prover/proof/verdict.ts';
import { lackingSets } from '../../prover/instructions/instructionSets.ts';
import { processorFlags } from '../environment/thisMachine.ts';
import { runnableImage, runnerFor } from './confirmRefutation.ts';
import type { CalledCode, Part } from './proveFile.ts';

/** Calls of code that is not decided. */
const CALLS = 4000;

/**
 * Looks for inputs at which code that is not decided breaks its statement, by running it, for what a proof does not
 * follow; null if none is found, or it cannot be run here. Code that does not return cleanly is not reported as wrong.
 */
export async function searchOnProcessor(
  code: NonNullable<Part['code']>,
  target: CalledCode,
  { millis }: Undecided,
  root: string,
): Promise<Refuted | null> {
  const { fn } = code;
  if (fn.lanes !== undefined || fn.elements !== undefined) return null;
  const failure = await failureOf(code, target, root).catch((error: unknown) => {
    if (error instanceof Failure && error.kind !== 'invariant') return null;
    throw error;
  });
  if (failure === null) return null;
  const { mode, expected, found, inputs } = failure;
  const lengths = fn.params.map(({ bounds }) => bounds.length);
  return {
    kind: 'refuted',
    where: fn.name,
    reason: `expected ${expected}, found ${found}`,
    counterexample: { inputs: inPieces(lengths, inputs), entry: new Map() },
    mode,
    millis,
  };
}

async function failureOf(
  code: NonNullable<Part['code']>,
  target: CalledCode,
  root: string,
): Promise<FailedCall | null> {
  const { fn } = code;
  const image = await runnableImage(code, target);
  const worker = await startWorker(root);
  try {
    const runner = await runnerFor(worker, lackingSets(target.needs, processorFlags()), root);
    const [mode, ...others] = calledModes(fn);
    const modes = [mode, ...others].map(({ name }) => name);
    if (!(await dependsOnInputs(runner, image, fn, mode))) return null;
    const outcome = await againstSpec(runner, image, fn, {
      calls: CALLS,
      rng: seeded(1, fn.name),
      modes,
    });
    return outcome.kind === 'passed' || outcome.failure.expected === CLEAN_RETURN ? null : outcome.failure;
  } finally {
    await worker.close();
  }
}

const SAMPLES = 32;

/** What stores nothing to its result, because it returns it or works in place, leaves the same there for all inputs. */
async function dependsOnInputs(runner: Runner, image: Uint8Array, fn: IrFunction, mode: AliasMode): Promise<boolean> {
  const inputs = drawBatch(fn, mode, seeded(1, 'samples'), SAMPLES, SAMPLES >> 1);
  const result = await runner.run(image, fn, mode, inputs, SAMPLES);
  if (result.kind === 'fault') return false;
  const size = result.words.length / SAMPLES;
  return result.words.some((word, i) => word !== result.words[i % size]);
}

function inPieces(lengths: readonly number[], words: readonly bigint[]): bigint[][] {
  let at = 0;
  return lengths.map((length) => words.slice(at, (at += length)));
}
