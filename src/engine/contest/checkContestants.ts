import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { againstSpec } from '../../prover/inputs/againstSpec.ts';
import { checkWhole } from '../../bench/reference/wholeFunction.ts';
import { hexWords, type TestOutcome } from '../../prover/inputs/runner.ts';
import { workerRunner } from '../../bench/testing/workerRunner.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Contestant } from './contestant.ts';
import type { BenchSubject } from './contestSubject.ts';

/** Calls of a field operation per contestant, divided among its aliasing modes. */
const FIELD_CALLS = 20_000;

/**
 * Tests every contestant against big-integer arithmetic. Throws `wrong` with the first counterexample of each that
 * fails: what computes something else has no time.
 */
export async function checkContestants(
  contestants: readonly Contestant[],
  subject: BenchSubject,
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
    `${wrong.length === 1 ? 'a contestant computes' : `${wrong.length} contestants compute`} something else, so ` +
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
