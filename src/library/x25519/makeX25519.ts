/** Makes the X25519 library from plain C. */
import type { SearchRequest } from '../kernels/searchFunction.ts';
import { buildCurve } from '../curve/curveBuild.ts';
import { X25519_LANES } from './laneBuild.ts';
import { checkMbx } from '../curve/checkCurve.ts';
import { X25519_CHECKS, checkBatch, checkLibrary } from './checkLibrary.ts';
import type { Io } from '../../base/io.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import { seeded } from '../../base/rng.ts';
import { forcedFlags, waysHere, type BatchWidth } from '../curve/batchWays.ts';
import { compareLibrary } from './x25519Contest.ts';
import { fastestAcross } from './acrossBuild.ts';
import { fastestX25519 } from './fastestX25519.ts';
import { linkLibrary, SYMBOL, type X25519Library, x25519Files } from './library.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { proveStep } from './x25519Builds.ts';
import { theoremBuild } from './theoremBuild.ts';

/** The budget is that of the search of ladder step and multiplication; one and several in lanes get as much each. */
interface X25519Request extends SearchRequest {
  /** The program with a theorem about its bytes instead of the fastest one; without lanes. */
  readonly theorem: boolean;
  /** Also functions that compute so many at once. */
  readonly widths: readonly BatchWidth[];
  /** Also functions with the names and conventions of crypto_mb, which need those of lanes. */
  readonly mbx: boolean;
  readonly cpu: number | undefined;
  /** Also iterate a million times. */
  readonly million: boolean;
  /** Compare with the libraries of peers/. */
  readonly peers: boolean;
  readonly folder: string;
  /** What is written of the library: by default what C needs. */
  readonly pack?: (library: X25519Library) => Promise<readonly NewFile[]>;
}

/**
 * X25519 from plain C as a library, tuned for this machine, proved in its parts, checked and compared; returns the
 * paths of its files. Nothing is written before everything has been checked, and then all files or none.
 */
export async function makeX25519(request: X25519Request, io: Io): Promise<string[]> {
  const { seed, cpu, million, folder } = request;
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    (await proveStep(toolchain)).forEach((line) => io.out(line));
    const theorem = request.theorem ? await theoremBuild(SYMBOL, toolchain, request, worker, io) : null;
    const made = theorem ?? (await fastestX25519(toolchain, request, worker, io));
    made.lines.forEach((line) => io.out(line));
    const { widths, budget } = request;
    const means = { budget, rng: seeded(seed, 'x25519/lanes'), worker, io };
    const lanes = widths.length === 0 ? null : await buildCurve(X25519_LANES, toolchain, means, widths);
    lanes?.lines.forEach((line) => io.out(line));
    const one = theorem === null ? await fastestAcross(made.objects, toolchain, request, worker, io) : null;
    one?.lines.forEach((line) => io.out(line));
    const build = { objects: made.objects, isPublic: theorem !== null, across: one?.across ?? null };
    const parts = lanes && { objects: [...lanes.objects, lanes.laneCode], widths };
    const timed = async (): Promise<string> =>
      (await linkLibrary(build, toolchain, parts && { ...parts, ways: forcedFlags('x25519', widths) })).archive;
    const ways = parts && (await waysHere({ name: 'x25519', widths }, timed, toolchain, worker.hello));
    ways?.lines.forEach((line) => io.out(line));
    const library = await linkLibrary(build, toolchain, parts && { ...parts, ways: ways?.flags }, request.mbx);
    io.note('x25519: checking the library');
    (await checkLibrary(library, toolchain, { seed, million })).forEach((line) => io.out(line));
    if (lanes !== null) (await checkBatch(library, toolchain, { seed, million })).forEach((line) => io.out(line));
    if (request.mbx) io.out(await checkMbx(library, X25519_CHECKS, toolchain, seed));
    const files = await writeLibrary(
      folder,
      async () => request.pack?.(library) ?? x25519Files(library, programVersion(io.root), theorem?.text ?? null),
      io,
    );
    if (request.peers) io.out(`\n${await compareLibrary(library, toolchain, { seed, worker, io })}`);
    return files;
  });
}
