import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { compile } from '../../ir/compile.ts';
import type { IrFunction } from '../../ir/function.ts';
import { asStated } from '../../ir/contract/asStated.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import { testAgainst } from '../../bench/testing/differential.ts';
import { callText } from '../../prover/inputs/runner.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { workerRunner } from '../../bench/testing/workerRunner.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { againstSpec } from '../../prover/inputs/againstSpec.ts';

const PER_MODE = 500;
const DISTINCT = 'distinct';

/**
 * Tests contestants that compute exactly the word IR against it, bit by bit: a wrong answer is an error, not a fast
 * time. Arrays are apart: whatever we promise beyond that, compilers may have been told that they are.
 */
export async function requireEqual(
  fn: IrFunction,
  entries: readonly CompareEntry[],
  worker: Worker,
  rng: Rng,
): Promise<void> {
  const batches = buildVectors(fn, compile(fn), { perMode: PER_MODE, rng, modes: [DISTINCT] });
  for (const { name, code } of entries) {
    const outcome = await testAgainst(workerRunner(worker), code, fn, batches);
    if (outcome.kind === 'passed') continue;
    const { expected, found } = outcome.failure;
    throw new Failure('wrong', 'the original computes something else than its word IR', {
      where: `${name}, ${callText(outcome.failure)}`,
      expected,
      found,
      hint: 'behaviour that C leaves undefined lets compilers differ: -fsanitize=undefined shows it',
    });
  }
}

const CALLS = 2000;

/**
 * Tests contestants against the specification: a wrong answer is an error, not a fast time. The word IR is not asked,
 * because other code may return another number that is congruent to the same result; nor are the bounds that our own
 * body happens to have, only those that are stated.
 */
export async function requireRight(
  fn: IrFunction,
  entries: readonly CompareEntry[],
  worker: Worker,
  rng: Rng,
): Promise<void> {
  for (const { name, code } of entries) {
    const outcome = await againstSpec(workerRunner(worker), code, asStated(fn), {
      calls: CALLS,
      rng: rng.fork(name),
      modes: [DISTINCT],
    });
    if (outcome.kind === 'passed') continue;
    const { expected, found } = outcome.failure;
    throw new Failure('wrong', 'the code computes something else than the specification', {
      where: `${name}, ${callText(outcome.failure)}`,
      expected,
      found,
    });
  }
}
