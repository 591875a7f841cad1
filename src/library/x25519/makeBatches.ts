import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/budget.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import type { LaneOptions } from '../kernels/provedLanes.ts';
import { batchFiles, linkBatches, type BatchKind, type BatchLibrary } from './batchLibrary.ts';
import type { LaneBuild } from './laneBuild.ts';

/** How a library of batches is made; what checks return is to be said. */
export interface BatchMaker {
  readonly kind: BatchKind;
  readonly build: (toolchain: Toolchain, options: Omit<LaneOptions, 'aim'>) => Promise<LaneBuild>;
  readonly check: (library: BatchLibrary, toolchain: Toolchain, seed: number) => Promise<string[]>;
  readonly checkMbx: (library: BatchLibrary, toolchain: Toolchain, seed: number) => Promise<string>;
}

interface BatchRequest {
  /** Of the searches of functions of lanes, together; null leaves them out. */
  readonly budget: Budget | null;
  /** Also functions with the names and conventions of crypto_mb. */
  readonly mbx: boolean;
  readonly seed: number;
  readonly cpu: number | undefined;
  readonly folder: string;
}

/**
 * Batches from plain C as a library, proved in its parts and checked; returns the paths of its files. Nothing is
 * written before everything has been checked, and then all files or none.
 */
export async function makeBatches(
  { kind, build, check, checkMbx }: BatchMaker,
  { budget, mbx, seed, cpu, folder }: BatchRequest,
  io: Io,
): Promise<string[]> {
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    const { objects, laneCode, lines } = await build(toolchain, {
      budget,
      rng: seeded(seed, `${kind.name}/lanes`),
      worker,
      io,
    });
    lines.forEach((line) => io.out(line));
    const library = await linkBatches(kind, [...objects, laneCode], toolchain, mbx);
    io.note(`${kind.name}: checking the library`);
    (await check(library, toolchain, seed)).forEach((line) => io.out(line));
    if (mbx) io.out(await checkMbx(library, toolchain, seed));
    return writeLibrary(folder, async () => batchFiles(library, programVersion(io.root), io.root), io);
  });
}
