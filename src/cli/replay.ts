import { dirname, join, resolve } from 'node:path';
import { nasmLines, nasmPool } from '../codegen/encoder/nasm.ts';
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import { templateLibrary } from '../search/templateLibrary.ts';
import { verdictLine } from '../engine/report/verdictText.ts';
import { prepareFiles } from '../base/files/preparedFiles.ts';
import { workerSignature } from '../bench/testing/workerVectors.ts';
import { buildWorker } from '../bench/worker/buildWorker.ts';
import { Worker } from '../bench/worker/client.ts';
import { checkStage } from '../engine/optimize/checkStage.ts';
import { codeFiles } from '../engine/optimize/codeFiles.ts';
import type { CommandSpec } from '../base/options/commandSpec.ts';
import type { Io } from '../base/io.ts';
import { readReplayable } from '../engine/optimize/replayable.ts';
import { explainChampion } from '../search/tuning/explainChampion.ts';
import { testVectors } from '../search/tuning/testVectors.ts';

const PER_MODE = 48;

/** Lowers a stored candidate again: the same bytes, or the lowering has changed; then checks what comes out. */
export const replayCommand: CommandSpec = {
  name: 'replay',
  summary: 'lower a stored candidate again, compare its bytes, check and print it',
  operands: [{ name: '<file>', description: 'a record (best.json) or a candidate that a search saved' }],
  options: [
    { flags: '--quiet', description: 'do not print the code' },
    {
      flags: '--write',
      description: 'write best.asm, best.S and best.h beside the record anew, if the bytes are the same',
    },
  ],
  run: async ({ quiet, write }, io, [file]) => {
    const known = readReplayable(String(file), io);
    await replay(known, String(file), quiet === true, io);
    if (write === true) writeFiles(known, String(file), io);
  },
};

type Replayable = ReturnType<typeof readReplayable>;

const isSame = ({ bytes, recorded }: Replayable): boolean => Buffer.from(bytes).toString('hex') === recorded;

async function replay(known: Replayable, file: string, quiet: boolean, io: Io): Promise<void> {
  const { fn, program, bytes, recorded } = known;
  if (!quiet) io.out([...nasmLines(program), ...nasmPool(program)].join('\n'));
  io.out(
    isSame(known)
      ? `the ${bytes.length} recorded bytes`
      : `${bytes.length} bytes that differ from the ${recorded.length / 2} recorded ones: the lowering has changed`,
  );
  const worker = await Worker.start({ binary: await buildWorker(io.root) });
  try {
    await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, seeded(1, 'replay')));
    const { verdict, reason, vector } = await worker.test(bytes);
    if (verdict !== 'ok')
      throw new Failure('wrong', 'the code is wrong', { where: file, found: `${reason} at vector ${vector}` });
    const context = { root: io.root, worker, rng: seeded(1, 'replay/check'), program };
    for (const known of await checkStage(fn, bytes, context)) io.out(verdictLine(known, true));
  } finally {
    await worker.close();
  }
}

/** The files that ship, as they are written of the record now. Throws `input` unless its code can still be made. */
function writeFiles(known: Replayable, file: string, io: Io): void {
  const { fn, program, record } = known;
  if (record === null || !isSame(known))
    throw new Failure('input', 'no files are written', {
      where: file,
      expected: 'the record of a result, of which the same bytes are made now',
      found: record === null ? 'a saved candidate' : 'other bytes',
    });
  const explanation = explainChampion({ ...known, templates: templateLibrary(io.root) }, (text) => io.note(text));
  const folder = dirname(resolve(io.cwd, file));
  const files = Object.entries(codeFiles(fn, program, record, explanation));
  prepareFiles(files.map(([name, content]) => ({ file: join(folder, name), content }))).commit();
}
