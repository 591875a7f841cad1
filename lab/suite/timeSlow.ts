import type { Clock } from '../../src/base/io.ts';
import { Failure } from '../../src/base/errors.ts';
import type { Loadable } from '../../src/base/machineCode.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import type { Runner } from '../../src/prover/inputs/runner.ts';
import type { WholeCase, WholeFunction } from '../../src/bench/reference/wholeFunction.ts';

const REPETITIONS = 9;
/** Calls of a function that takes milliseconds, and of one that does not. */
const SLOW_CALLS = 2;
const FAST_CALLS = 500;

/**
 * Time of a function that takes milliseconds over that of a fast one, by the wall clock: too long for batches that
 * share their layouts with others. It is the ratio of the least times, and a few percent too small, because the
 * handling of the calls counts.
 */
export async function timeSlow(
  runner: Runner,
  fn: WholeFunction,
  slow: Loadable,
  fast: Loadable,
  cases: readonly WholeCase[],
  clock: Clock,
): Promise<number> {
  const perCall = async (code: Loadable, calls: number): Promise<number> => {
    const inputs = BigUint64Array.from(
      Array.from({ length: calls }, (_, k) => [...cases[k % cases.length].inputs]).flat(),
    );
    const start = clock.nowMs();
    const { kind } = await runner.run(code, fn.contract, distinctMode(fn.contract), inputs, calls);
    if (kind === 'fault') throw new Failure('wrong', 'the code faulted while it was timed', { where: fn.title });
    return (clock.nowMs() - start) / calls;
  };
  let leastSlow = Infinity;
  let leastFast = Infinity;
  for (let k = 0; k < REPETITIONS; k++) {
    leastSlow = Math.min(leastSlow, await perCall(slow, SLOW_CALLS));
    leastFast = Math.min(leastFast, await perCall(fast, FAST_CALLS));
  }
  return leastSlow / leastFast;
}
