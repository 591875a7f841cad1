import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compareContestants } from '../../engine/contest/compareContestants.ts';
import { linkContestant } from '../../engine/contest/linkContestant.ts';
import type { Io } from '../../base/io.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { inverseFunction } from '../../bench/reference/peerInverse.ts';
import { checkWhole } from '../../bench/reference/wholeFunction.ts';
import { workerRunner } from '../../bench/testing/workerRunner.ts';
import { buildWorker } from '../../bench/worker/buildWorker.ts';
import { Worker } from '../../bench/worker/client.ts';
import type { InverseKind } from './glueSource.ts';
import type { LibraryPlan } from './libraryPlan.ts';

interface InverseRace {
  /** Objects that have the function, by the way it is made. */
  readonly objects: Readonly<Record<Exclude<InverseKind, 'none'>, readonly string[]>>;
  readonly symbol: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

const TIMING_CASES = 64;

/**
 * Races the ways of inverting, the result of one call the operand of the next, and returns the faster one with a line
 * that says by how much. Throws `wrong` if one computes something else.
 */
export async function fasterInverse(
  { field, limbs, isMontgomery }: LibraryPlan,
  { objects, symbol, seed, cpu }: InverseRace,
  { root, tools }: Toolchain,
  io: Io,
): Promise<{ readonly kind: InverseKind; readonly line: string }> {
  const radix = isMontgomery ? 1n << BigInt(64 * limbs) : 1n;
  const whole = inverseFunction(field.modulus, limbs, { radix, isLoose: true });
  const call = [{ kind: 'out' } as const, { kind: 'operand', index: 0 } as const];
  const entries = await Promise.all(
    (['chain', 'division steps'] as const).map(async (name) => ({
      name,
      code: await linkContestant({ files: objects[name], symbol, call, modulus: 0n }, { root, cc: tools.byName.cc }),
    })),
  );
  const worker = await Worker.start({ binary: await buildWorker(root), ...(cpu === undefined ? {} : { cpu }) });
  try {
    for (const { name, code } of entries) {
      const outcome = await checkWhole(workerRunner(worker), code, whole, whole.cases(seeded(seed, 'library/inverse')));
      if (outcome.kind === 'failed')
        throw new Failure('wrong', `the inversion by ${name} is wrong`, {
          where: `seed ${seed}, ${outcome.failure.inputs.map((x) => x.toString(16)).join(' ')}`,
          expected: outcome.failure.expected,
          found: outcome.failure.found,
        });
    }
    const cases = whole.timingCases(TIMING_CASES, seeded(seed, 'library/timing'));
    const { contestants } = await compareContestants(whole.contract, entries, {
      worker,
      vectors: cases.map((one) => ({ ...one, alias: 0 })),
      rng: seeded(seed, 'library/race'),
      modes: ['throughput'],
      clock: io.clock,
      onMessage: (text) => io.note(text),
    });
    const times = contestants.map(({ throughput }) => throughput.cycles);
    const kind = times[1] <= times[0] ? 'division steps' : 'chain';
    return {
      kind,
      line:
        `inversion: chain ${times[0].toFixed(0)} cycles, division steps ${times[1].toFixed(0)} cycles; ` +
        `taken: ${kind}`,
    };
  } finally {
    await worker.close();
  }
}
