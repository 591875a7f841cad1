/** Tests contestants for correctness before they are timed. */
import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction } from '../../ir/function.ts';
import { asStated } from '../../ir/contract/peerContract.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import { testAgainst, workerRunner } from '../../bench/testing/differential.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { callText, hexWords, type TestOutcome } from '../../prover/inputs/runner.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { againstSpec } from '../../prover/inputs/againstSpec.ts';
import { checkWhole } from '../../bench/reference/wholeFunction.ts';
import type { Contestant } from './contestant.ts';
import type { BenchSubject } from './contestSubject.ts';

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

/** Calls of a field operation per contestant, divided among its aliasing modes. */
const FIELD_CALLS = 20_000;

/**
 * Tests every contestant against big-integer arithmetic. Throws `wrong` with the first counterexample of each that
 * fails: what computes something else has no time.
 */
export async function checkContestants(
  contestants: readonly Contestant[],
  subject: Pick<BenchSubject, 'field' | 'op' | 'relation' | 'modulusText' | 'whole'>,
  worker: Worker,
  rng: Rng,
): Promise<void> {
  const runner = workerRunner(worker);
  const { whole } = subject;
  const cases = whole?.cases(rng.fork('cases')) ?? [];
  const wrong: string[] = [];
  for (const contestant of contestants) {
    const { name, code, contract } = contestant;
    const outcome =
      whole === null
        ? await againstSpec(runner, code, contract, { calls: FIELD_CALLS, rng: rng.fork(name), ...modesOf(contestant) })
        : await checkWhole(runner, code, whole, cases);
    if (outcome.kind === 'failed') wrong.push(describe(contestant, outcome));
  }
  if (wrong.length === 0) return;
  throw new Failure(
    'wrong',
    `${wrong.length === 1 ? 'a contender computes' : `${wrong.length} contestants compute`} something else, so ` +
      'nothing was timed',
    {
      where: `${subject.field} ${subject.op}`,
      expected:
        whole === null ? `${subject.relation} (mod ${subject.modulusText})` : `${whole.title} as ${whole.prototype}`,
      found: wrong.join('\n            '),
      hint: 'check symbol, limbs, order, mont, in, out and aliasing of the contestant; --only leaves it out',
    },
  );
}

/** The alias modes that a contestant allows; ours and the compilers allow all that the contract has. */
function modesOf({ aliases }: Contestant): { modes?: readonly string[] } {
  const named = (alias: string): string => alias.replace('out', 'out1').replace('a', 'arg1').replace('b', 'arg2');
  return aliases === undefined ? {} : { modes: ['distinct', ...aliases.map(named)] };
}

function describe(
  { name, origin, representation }: Contestant,
  { failure }: Extract<TestOutcome, { kind: 'failed' }>,
): string {
  const mode = failure.mode === 'distinct' ? '' : ` with ${failure.mode}`;
  return (
    `${name} (${origin}, ${representation}): ${failure.found} instead of ${failure.expected} for limbs ` +
    `${hexWords(failure.inputs)}${mode}`
  );
}
