import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/budget.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import { checkEd25519 } from './checkEd25519.ts';
import { checkMbxEd25519 } from './checkMbxEd25519.ts';
import { batchFiles, linkBatches } from '../x25519/batchLibrary.ts';
import { buildEd25519 } from './ed25519Build.ts';
import { ED25519 } from './ed25519Library.ts';

interface Ed25519Request {
  /** Of the searches of functions of lanes, together; null leaves them out. */
  readonly budget: Budget | null;
  /** Also functions with the names and conventions of crypto_mb. */
  readonly mbx: boolean;
  readonly seed: number;
  readonly cpu: number | undefined;
  readonly folder: string;
}

/**
 * Ed25519 in batches from plain C as a library, proved in its parts and checked; returns the paths of its files.
 * Nothing is written before everything has been checked, and then all files or none.
 */
export async function makeEd25519({ budget, mbx, seed, cpu, folder }: Ed25519Request, io: Io): Promise<string[]> {
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    const build = await buildEd25519(toolchain, { budget, rng: seeded(seed, 'ed25519/lanes'), worker, io });
    build.lines.forEach((line) => io.out(line));
    const library = await linkBatches(ED25519, [...build.objects, build.laneCode], toolchain, mbx);
    io.note('ed25519: checking the library');
    (await checkEd25519(library, toolchain, seed)).forEach((line) => io.out(line));
    if (mbx) io.out(await checkMbxEd25519(library, toolchain, seed));
    return writeLibrary(folder, async () => batchFiles(library, programVersion(io.root)), io);
  });
}
