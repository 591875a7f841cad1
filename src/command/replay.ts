import { nasmLines, nasmPool } from '../asm/nasm.ts';
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import { verdictText } from '../report/verdictText.ts';
import { workerSignature } from '../verify/testing/workerVectors.ts';
import { buildWorker } from '../worker/buildWorker.ts';
import { Worker } from '../worker/client.ts';
import { checkStage } from './optimize/checkStage.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import type { Io } from '../host/io.ts';
import { readReplayable } from './stored/replayable.ts';
import { testVectors } from '../tuning/testVectors.ts';

const PER_MODE = 48;

/** Lowers a stored candidate again: the same bytes, or the lowering has changed; then checks what comes out. */
export const replayCommand: CommandSpec = {
  name: 'replay',
  summary: 'lower a stored candidate again, compare its bytes, check and print it',
  operands: ['<file>'],
  options: [{ flags: '--quiet', description: 'do not print the code' }],
  run: async ({ quiet }, io, [file]) => replay(String(file), quiet === true, io),
};

async function replay(file: string, quiet: boolean, io: Io): Promise<void> {
  const { fn, program, bytes, recorded } = readReplayable(file, io);
  if (!quiet) io.out([...nasmLines(program), ...nasmPool(program)].join('\n'));
  const same = Buffer.from(bytes).toString('hex') === recorded;
  io.out(
    same
      ? `the ${bytes.length} recorded bytes`
      : `${bytes.length} bytes that differ from the ${recorded.length / 2} recorded ones: the lowering has changed`,
  );
  const worker = await Worker.start({ binary: await buildWorker(io.root) });
  try {
    await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, seeded(1, 'replay')));
    const { verdict, reason, vector } = await worker.test(bytes);
    if (verdict !== 'ok')
      throw new Failure('wrong', 'the code is wrong', { where: file, found: `${reason} at vector ${vector}` });
    for (const known of await checkStage(fn, bytes, { root: io.root, worker, rng: seeded(1, 'replay/check') }))
      io.out(`${known.claim}: ${verdictText(known)}`);
  } finally {
    await worker.close();
  }
}
