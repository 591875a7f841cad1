import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { againstSpec } from '../verify/againstSpec.ts';
import { checkX25519 } from '../verify/peerX25519.ts';
import type { TestOutcome } from '../verify/runner.ts';
import { workerRunner } from '../verify/workerRunner.ts';
import type { Worker } from '../worker/client.ts';
import { FW } from '../worker/protocol.ts';
import type { Absent, Contestant, Field } from './benchContestant.ts';
import type { BenchSubject } from './benchSubject.ts';

/** Calls per contestant: of a field operation, and random ones of X25519 beside the special ones. */
const FIELD_CALLS = 20_000, X25519_CALLS = 100;

/**
 * Tests every contestant against big-integer arithmetic. Throws `wrong` with the first counterexample of each that fails: what
 * computes something else has no time.
 */
export async function checkContestants(contestants: readonly Contestant[], subject: BenchSubject, worker: Worker, rng: Rng): Promise<void> {
  const runner = workerRunner(worker), wrong: string[] = [];
  for (const contestant of contestants) {
    const own = rng.fork(contestant.name), { code, contract } = contestant;
    const outcome = subject.isX25519 ? await checkX25519(runner, code, X25519_CALLS, own)
      : await againstSpec(runner, code, contract, { calls: FIELD_CALLS, rng: own });
    if (outcome.kind === 'failed') wrong.push(describe(contestant, outcome));
  }
  if (wrong.length === 0) return;
  throw new Failure('wrong', `${wrong.length === 1 ? 'a competitor computes' : `${wrong.length} competitors compute`} something else, so nothing was timed`, {
    where: `${subject.field} ${subject.op}`, expected: `${subject.isX25519 ? 'X25519 of RFC 7748' : subject.relation} (mod ${subject.modulusText})`,
    found: wrong.join('\n            '), hint: 'check symbol, limbs, order, mont, in and out of the competitor; --only leaves it out',
  });
}

function describe({ name, origin, representation }: Contestant, { failure }: Extract<TestOutcome, { kind: 'failed' }>): string {
  const inputs = failure.inputs.map(x => `0x${x.toString(16)}`).join(' ');
  return `${name} (${origin}, ${representation}): ${failure.found} instead of ${failure.expected} for limbs ${inputs}`;
}

/** Sets aside what the worker cannot hold. */
export function withoutTooLarge({ present, absent }: Field): Field {
  const tooLarge = (c: Contestant): boolean => c.code.length > FW.MAX_CODE_BYTES;
  const moved: Absent[] = present.filter(tooLarge).map(({ name, code }) => ({ name, reason: `not available: its ${code.length} bytes exceed the worker's ${FW.MAX_CODE_BYTES}` }));
  return { present: present.filter(c => !tooLarge(c)), absent: [...absent, ...moved] };
}
