/** Links and packs the batch libraries of X25519, Ed25519 and P-256. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lanes } from '../../ir/function.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { type Toolchain, openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { packageFiles } from '../field/languageFiles.ts';
import { linkFronts } from './library.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import type { Budget } from '../../search/task.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import type { LaneOptions } from '../kernels/provedLanes.ts';
import { widthFlags } from './batchWidth.ts';
import { forcedFlags, symbolsOfWays, wayFlags, waysHere } from './batchWays.ts';
import type { LaneBuild } from './laneBuild.ts';

/** A library of batches: what it is called, and what callers see. */
export interface BatchKind {
  /** Its folder in `templates`, with `batch.c`, `mbx.c` and their headers; `fieldwright_NAME` names the files. */
  readonly name: string;
  readonly description: string;
  readonly symbols: readonly string[];
  /** Those with the names of Intel's crypto_mb, which call them. */
  readonly mbxSymbols: readonly string[];
  /** Further flags of `batch.c` and `mbx.c`. */
  readonly flags?: readonly string[];
}

/** The library, somewhere below `build`, and its headers. */
export interface BatchLibrary {
  readonly kind: BatchKind;
  /** Of its functions, beside those of one. */
  readonly lanes: readonly Lanes[];
  /** Its only global symbols are the public ones. */
  readonly object: string;
  /** Of this object alone. */
  readonly archive: string;
  readonly shared: string;
  readonly header: string;
  /** Header of the functions with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
  /** What it was linked from. */
  readonly objects: readonly string[];
}

/** Names of functions of one, and of those in these lanes. */
export const inEachLane = (names: readonly string[], lanes: readonly Lanes[]): string[] =>
  ['', ...lanes.map((n) => `_x${n}`)].flatMap((end) => names.map((name) => `${name}${end}`));

/**
 * Links objects of so many lanes with the public functions, and with `isMbx` those of crypto_mb's names; `ways` say how
 * many are computed at once where (batchWays.ts).
 */
export async function linkBatches(
  kind: BatchKind,
  { objects, lanes }: Pick<BatchLibrary, 'objects' | 'lanes'>,
  toolchain: Toolchain,
  isMbx: boolean,
  ways: readonly string[] = wayFlags({ name: kind.name, widths: lanes }),
): Promise<BatchLibrary> {
  const sources = join(toolchain.root, 'templates', kind.name);
  const prefix = `fieldwright_${kind.name}`;
  const fronts = ['batch.c', ...(isMbx ? ['mbx.c'] : [])].map((c) => join(sources, c));
  const symbols = [...kind.symbols, ...(isMbx ? kind.mbxSymbols : []), ...symbolsOfWays(ways)];
  const flags = [...widthFlags(lanes), ...(kind.flags ?? []), ...ways];
  return {
    ...(await linkFronts({ name: prefix, fronts, objects, symbols, flags }, toolchain)),
    kind,
    lanes,
    header: join(sources, `${prefix}_batch.h`),
    mbxHeader: isMbx ? join(sources, `${prefix}_mbx.h`) : null,
  };
}

/** Contents of all files, by their place below the folder of the library. */
export function batchFiles(
  { kind: { name, description }, archive, shared, header, mbxHeader }: BatchLibrary,
  version: string,
): NewFile[] {
  const prefix = `fieldwright_${name}`;
  return [
    { file: `include/${prefix}_batch.h`, content: readFileSync(header) },
    ...(mbxHeader === null ? [] : [{ file: `include/${prefix}_mbx.h`, content: readFileSync(mbxHeader) }]),
    { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
    ...packageFiles({ prefix, description }, version),
  ];
}

/** How a library of batches is made; what checks return is to be said. */
export interface BatchMaker {
  readonly kind: BatchKind;
  readonly build: (
    toolchain: Toolchain,
    options: Omit<LaneOptions, 'aim'>,
    lanes: readonly Lanes[],
  ) => Promise<LaneBuild>;
  readonly check: (library: BatchLibrary, toolchain: Toolchain, seed: number) => Promise<string[]>;
  readonly checkMbx: (library: BatchLibrary, toolchain: Toolchain, seed: number) => Promise<string>;
}

interface BatchRequest {
  /** Of the searches of vectorised functions, together; null leaves them out. */
  readonly budget: Budget | null;
  readonly lanes: readonly Lanes[];
  /** Also functions with the names and conventions of crypto_mb. */
  readonly mbx: boolean;
  readonly seed: number;
  readonly cpu: number | undefined;
  readonly folder: string;
  /** What is written of the library: by default what C needs. */
  readonly pack?: (library: BatchLibrary) => Promise<readonly NewFile[]>;
}

/**
 * Batches from plain C as a library, proved in its parts and checked; returns the paths of its files. Nothing is
 * written before everything has been checked, and then all files or none.
 */
export async function makeBatches(
  { kind, build, check, checkMbx }: BatchMaker,
  { budget, lanes, mbx, seed, cpu, folder, pack }: BatchRequest,
  io: Io,
): Promise<string[]> {
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    const means = { budget, rng: seeded(seed, `${kind.name}/lanes`), worker, io };
    const { objects, laneCode, lines } = await build(toolchain, means, lanes);
    lines.forEach((line) => io.out(line));
    const parts = { objects: [...objects, laneCode], lanes };
    const timed = async (): Promise<string> => {
      const { archive } = await linkBatches(kind, parts, toolchain, false, forcedFlags(kind.name, lanes));
      return archive;
    };
    io.note(`${kind.name}: timing calls at once`);
    const ways = await waysHere({ name: kind.name, widths: lanes }, timed, toolchain, worker.hello);
    ways.lines.forEach((line) => io.out(line));
    const library = await linkBatches(kind, parts, toolchain, mbx, ways.flags);
    io.note(`${kind.name}: checking the library`);
    (await check(library, toolchain, seed)).forEach((line) => io.out(line));
    if (mbx) io.out(await checkMbx(library, toolchain, seed));
    return writeLibrary(folder, async () => pack?.(library) ?? batchFiles(library, programVersion(io.root)), io);
  });
}
