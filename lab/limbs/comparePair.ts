import { sha256 } from '../../src/base/hash.ts';
import { seeded } from '../../src/base/rng.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import type { Io } from '../../src/base/io.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import type { LimbsEntry, LimbsForm } from './limbsStore.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { timingContract, timingVectors } from '../../src/bench/reference/wholeFunction.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { codeCounts } from './codeCounts.ts';
import type { LimbsPair } from './limbsPairs.ts';
import type { TunedForm, FormOptions } from './tunedForm.ts';

/** Operand sets that the timing draws from. */
const TIMED_CALLS = 64;

/** Times both forms, the saturated one first, in one interleaved run, and counts their instructions. */
export async function comparePair(
  { name, field, use, saturated, unsaturated }: LimbsPair,
  [full, loose]: readonly [TunedForm, TunedForm],
  { aim, seed, cpu }: Omit<FormOptions, 'budget'>,
  io: Io,
): Promise<LimbsEntry> {
  const contract = timingContract([full.fn, loose.fn]);
  const rng = seeded(seed, `limbs/${name}`);
  return withWorker(io.root, cpu, async (worker) => {
    const comparison = await compareContestants(
      contract,
      [
        { name: saturated.limbs, code: full.bytes },
        { name: unsaturated.limbs, code: loose.bytes },
      ],
      {
        worker,
        vectors: timingVectors(contract, TIMED_CALLS, rng.fork('vectors')),
        rng,
        clock: io.clock,
        onMessage: (text) => io.note(text),
      },
    );
    const about = { time: io.now(), seed, ruler: MEASUREMENT_VERSION, field, use, aim };
    const forms = { saturated: await formOf(saturated, full, io), unsaturated: await formOf(unsaturated, loose, io) };
    return { ...about, ...forms, comparison };
  });
}

async function formOf(
  { limbs, place }: LimbsPair['saturated'],
  { fn, bytes, searched, proved }: TunedForm,
  { root }: Io,
): Promise<LimbsForm> {
  const { bridge } = await openToolchain(root);
  return {
    limbs,
    source: place,
    searched,
    proved: [...proved],
    code: { hex: Buffer.from(bytes).toString('hex'), sha256: sha256(bytes) },
    counts: await codeCounts(fn.name, bytes, bridge.decoder),
  };
}
