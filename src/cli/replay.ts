/** The command `replay`: lowers a stored candidate again, compares the bytes and checks them. */
import { z } from 'zod';
import { nasmLines, nasmPool } from '../codegen/encoder/assemblyText.ts';
import { seeded } from '../base/rng.ts';
import { verdictLine } from '../engine/report/verdictText.ts';
import { workerSignature } from '../bench/testing/workerVectors.ts';
import { withWorker } from '../bench/worker/buildWorker.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import { checkStage } from '../engine/optimize/checkStage.ts';
import { commandOf, flag } from '../base/options/option.ts';
import type { Io } from '../base/io.ts';
import { hasRecordedBytes, readReplayable, type Replayable, renewFiles } from '../engine/optimize/replayable.ts';
import { testVectors } from '../search/tuning/workerEvaluator.ts';

const PER_MODE = 48;

/** Lowers a stored candidate again: the same bytes, or the lowering has changed; then checks what comes out. */
export const replayCommand = commandOf(
  z.object({
    quiet: flag('do not print the code'),
    write: flag('write best.asm, best.S, best.h and best.json beside it anew, if the bytes are the same'),
  }),
  async ({ quiet, write }, io, [file]) => {
    const known = readReplayable(String(file), io);
    await replay(known, quiet, io);
    if (write) renewFiles(known, String(file), io);
  },
  [{ name: '<file>', description: 'records of a result (record.jsonl, best.json) or a candidate that a search saved' }],
);

async function replay(known: Replayable, quiet: boolean, io: Io): Promise<void> {
  const { fn, program, bytes, recorded } = known;
  if (!quiet) io.out([...nasmLines(program), ...nasmPool(program)].join('\n'));
  io.out(
    hasRecordedBytes(known)
      ? `the ${bytes.length} recorded bytes`
      : `${bytes.length} bytes that differ from the ${recorded.length / 2} recorded ones: the lowering has changed`,
  );
  const toolchain = await openToolchain(io.root);
  return withWorker(io.root, undefined, async (worker) => {
    await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, seeded(1, 'replay')));
    const context = { toolchain, worker, rng: seeded(1, 'replay/check'), program };
    for (const known of await checkStage(fn, bytes, context)) io.out(verdictLine(known, true));
  });
}
