import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/budget.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import { checkMbxP256 } from './checkMbxP256.ts';
import { checkP256 } from './checkP256.ts';
import { batchFiles, linkBatches } from '../x25519/batchLibrary.ts';
import { buildP256 } from './p256Build.ts';
import { P256 } from './p256Library.ts';

interface P256Request {
  /** Of the searches of functions of lanes, together; null leaves them out. */
  readonly budget: Budget | null;
  /** Also functions with the names and conventions of crypto_mb. */
  readonly mbx: boolean;
  readonly seed: number;
  readonly cpu: number | undefined;
  readonly folder: string;
}

/**
 * P-256 in batches from plain C as a library, proved in its parts and checked; returns the paths of its files. Nothing
 * is written before everything has been checked, and then all files or none.
 */
export async function makeP256({ budget, mbx, seed, cpu, folder }: P256Request, io: Io): Promise<string[]> {
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    const build = await buildP256(toolchain, { budget, rng: seeded(seed, 'p256/lanes'), worker, io });
    build.lines.forEach((line) => io.out(line));
    const library = await linkBatches(P256, [...build.objects, build.laneCode], toolchain, mbx);
    io.note('p256: checking the library');
    (await checkP256(library, toolchain, seed)).forEach((line) => io.out(line));
    if (mbx) io.out(await checkMbxP256(library, toolchain, seed));
    return writeLibrary(folder, async () => batchFiles(library, programVersion(io.root)), io);
  });
}
