/** Links and packs the batch libraries of X25519, Ed25519 and P-256. */
import type { SearchRequest } from '../kernels/searchFunction.ts';
import { buildCurve, type CurveSource } from './curveBuild.ts';
import { checkSecrets, checkMbx, checkCalls, type SecretFunctions, type CurveChecks } from './checkCurve.ts';
import { symbolsOfWays, forcedFlags, wayFlags, waysHere, type BatchWidth, widthFlags } from './batchWays.ts';
import { packageFiles } from '../field/languageFiles.ts';
import { buildFlags } from './curveSources.ts';
import { sha256 } from '../../base/hash.ts';
import { runTool, linkedFiles } from '../field/binaries.ts';
import { makeOnce, cacheDir } from '../../frontend/toolchain/cache.ts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Lanes } from '../../ir/function.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { type Toolchain, openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { writeLibrary } from '../field/makeLibrary.ts';

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

/** A library, somewhere below `build`. */
export interface LinkedLibrary {
  /** Its only global symbols are the public ones. */
  readonly object: string;
  /** Of this object alone. */
  readonly archive: string;
  readonly shared: string;
  /** What it was linked from. */
  readonly objects: readonly string[];
}

/** One of batches, and its headers. */
export interface BatchLibrary extends LinkedLibrary {
  readonly kind: BatchKind;
  /** Of its functions, beside those of one. */
  readonly lanes: readonly Lanes[];
  readonly header: string;
  /** Header of the functions with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
}

/** Functions of one, those in these lanes, and those of `across` with four numbers side by side. */
export const inEachWay = (of: SecretFunctions, lanes: readonly Lanes[], across: readonly string[]): SecretFunctions =>
  new Map(
    [...of].flatMap(([name, args]) => {
      const ends = ['', ...lanes.map((n) => `_x${n}`), ...(across.includes(name) ? ['_across'] : [])];
      return ends.map((end) => [`${name}${end}`, args] as const);
    }),
  );

/**
 * Links objects of so many lanes with the public functions, and with `isMbx` those of crypto_mb's names; `ways` say how
 * many are computed at once where (batchWays.ts).
 */
export async function linkBatches(
  kind: BatchKind,
  { objects, lanes }: Pick<BatchLibrary, 'objects' | 'lanes'>,
  toolchain: Toolchain,
  isMbx: boolean,
  ways?: readonly string[],
): Promise<BatchLibrary> {
  const { name, symbols, mbxSymbols, flags } = kind;
  const fronts = ['batch.c', ...(isMbx ? ['mbx.c'] : [])];
  const all = [...symbols, ...(isMbx ? mbxSymbols : [])];
  const linked = await linkFronts({ name, fronts, objects, symbols: all, widths: lanes, flags, ways }, toolchain);
  const headerOf = (end: string): string => join(toolchain.root, 'templates', name, `fieldwright_${name}_${end}.h`);
  return { ...linked, kind, lanes, header: headerOf('batch'), mbxHeader: isMbx ? headerOf('mbx') : null };
}

interface Fronts {
  /** Folder in `templates` of `fronts`, the C of the public functions. */
  readonly name: string;
  readonly fronts: readonly string[];
  /** What they call. */
  readonly objects: readonly string[];
  /** The public functions. */
  readonly symbols: readonly string[];
  /** How many are computed at once, and flags that say where (batchWays.ts); by default as usual. */
  readonly widths: readonly BatchWidth[];
  readonly ways?: readonly string[] | undefined;
  /** Further flags of the fronts. */
  readonly flags?: readonly string[] | undefined;
}

/** Archive and shared object of one object, whose only global symbols are the public ones; `objects`: its parts. */
export async function linkFronts(
  { name, fronts, objects, symbols, widths, flags: more = [], ...asked }: Fronts,
  toolchain: Toolchain,
): Promise<LinkedLibrary> {
  const ways = asked.ways ?? (widths.length === 0 ? [] : wayFlags({ name, widths }));
  const flags = [...buildFlags(toolchain, 'none'), '-fno-builtin', ...widthFlags(widths), ...more, ...ways];
  const compiled = fronts.map((c) => compileC(toolchain, join(toolchain.root, 'templates', name, c), flags, '.o'));
  const parts = [...(await Promise.all(compiled)), ...objects];
  const shown = [...symbols, ...symbolsOfWays(ways)];
  const dir = cacheDir(
    toolchain.root,
    name,
    parts.map((file) => sha256(readFileSync(file).toString('latin1'))),
  );
  const prefix = `fieldwright_${name}`;
  const object = await makeOnce(join(dir, `${prefix}.o`), async (draft) => {
    await runTool('ld', ['-r', '-z', 'noexecstack', '-o', draft, ...parts]);
    await runTool('objcopy', [...shown.map((symbol) => `--keep-global-symbol=${symbol}`), '--strip-debug', draft]);
  });
  return { object, ...(await linkedFiles(prefix, [object], dir)), objects: parts };
}

/** Contents of the files of a library with these headers, by their place below its folder. */
export function curveFiles(
  { archive, shared }: Pick<LinkedLibrary, 'archive' | 'shared'>,
  { name, description }: Pick<BatchKind, 'name' | 'description'>,
  headers: readonly (string | null)[],
  version: string,
): NewFile[] {
  const prefix = `fieldwright_${name}`;
  return [
    ...headers.flatMap((file) =>
      file === null ? [] : [{ file: `include/${basename(file)}`, content: readFileSync(file) }],
    ),
    { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
    ...packageFiles({ prefix, description }, version),
  ];
}

export const batchFiles = (library: BatchLibrary, version: string): NewFile[] =>
  curveFiles(library, library.kind, [library.header, library.mbxHeader], version);

/** How a library of batches is made; what checks return is to be said. */
export interface BatchMaker {
  readonly kind: BatchKind;
  readonly source: CurveSource;
  readonly checks: CurveChecks;
  /** Functions with so many lanes that read secrets. */
  readonly secrets: (lanes: readonly Lanes[]) => SecretFunctions;
}

interface BatchRequest extends SearchRequest {
  readonly lanes: readonly Lanes[];
  /** Also functions with the names and conventions of crypto_mb. */
  readonly mbx: boolean;
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
  { kind, source, checks, secrets }: BatchMaker,
  { budget, lanes, mbx, seed, cpu, folder, pack }: BatchRequest,
  io: Io,
): Promise<string[]> {
  return withWorker(io.root, cpu, async (worker) => {
    const toolchain = await openToolchain(io.root);
    const means = { budget, rng: seeded(seed, `${kind.name}/lanes`), worker, io };
    const { objects, laneCode, lines } = await buildCurve(source, toolchain, means, lanes);
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
    (await checkCalls(library, checks, toolchain, seed)).forEach((line) => io.out(line));
    (await checkSecrets(library.objects, secrets(lanes), checks, toolchain)).forEach((line) => io.out(line));
    if (mbx) io.out(await checkMbx(library, checks, toolchain, seed));
    return writeLibrary(folder, async () => pack?.(library) ?? batchFiles(library, programVersion(io.root)), io);
  });
}
