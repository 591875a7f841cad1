/** The names and files of the X25519 library. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import type { Loadable } from '../../base/machineCode.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { linkedFiles, runTool } from '../field/binaries.ts';
import { packageFiles } from '../field/languageFiles.ts';
import { ALL_WIDTHS, lanesOfWidths, widthFlags, type BatchWidth } from './batchWidth.ts';
import { symbolsOfWays, wayFlags } from './batchWays.ts';
import { buildFlags, type X25519Build } from './x25519Builds.ts';

/** The function of one scalar and point; it names the files. */
export const SYMBOL = 'fieldwright_x25519';
export const DESCRIPTION = 'X25519 (RFC 7748)';
/** Functions of several at once, and of the base point; the public ones call them. */
export const laneSymbols = (widths: readonly BatchWidth[]): string[] => [
  ...widths.map((width) => `x25519_x${width}`),
  'x25519_base',
  'x25519_base_across',
  ...lanesOfWidths(widths).map((lanes) => `x25519_base_x${lanes}`),
];
/** The public ones, where lanes are asked for: of so many at once, and of any number. */
export const symbolOf = (width: BatchWidth): string => `${SYMBOL}_x${width}`;
export const BATCH_SYMBOL = `${SYMBOL}_batch`;
export const BASE_BATCH_SYMBOL = `${SYMBOL}_base_batch`;
const BATCH_SYMBOLS = [...ALL_WIDTHS.map(symbolOf), BATCH_SYMBOL, BASE_BATCH_SYMBOL];

/** Those with the names of Intel's crypto_mb, which call the one of batches. */
export const MBX_SYMBOLS = ['mbx_x25519_mb8', 'mbx_x25519_public_key_mb8'];

/** The library, somewhere below `build`, and its header. */
export interface X25519Library {
  /** Its only global symbols are the public ones. */
  readonly object: string;
  /** Of this object alone. */
  readonly archive: string;
  readonly shared: string;
  readonly header: string;
  /** Header of the functions of several at once; null without them. */
  readonly batchHeader: string | null;
  /** How many are computed at once; none without lanes. */
  readonly widths: readonly BatchWidth[];
  /** Header of those with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
  /** Whether one is computed with four numbers side by side where the processor can. */
  readonly hasAcross: boolean;
  /** What it was linked from. */
  readonly objects: readonly string[];
  /** As it is linked. */
  readonly code: Loadable;
}

interface LinkedBuild extends Pick<X25519Build, 'objects'> {
  /** It has its public function itself. */
  readonly isPublic?: boolean;
  readonly across?: LinkedAcross | null;
}

/** One with four numbers side by side (acrossBuild.ts). */
export interface LinkedAcross {
  readonly objects: readonly string[];
}

/** Objects of several at once, and flags that say how many are computed at once where (batchWays.ts). */
interface LinkedLanes {
  readonly objects: readonly string[];
  readonly widths: readonly BatchWidth[];
  readonly ways?: readonly string[] | undefined;
}

/**
 * Links a build with its public function into an archive and a shared object, of one object; `lanes` are the objects of
 * several at once (laneBuild.ts), which get public functions, too, with `isMbx` those of crypto_mb's names.
 */
export async function linkLibrary(
  { objects, isPublic = false, across = null }: LinkedBuild,
  toolchain: Toolchain,
  lanes: LinkedLanes | null = null,
  isMbx = false,
): Promise<X25519Library> {
  const sources = join(toolchain.root, 'templates', 'x25519');
  const fronts = [
    ...(isPublic ? [] : ['public.c']),
    ...(lanes === null ? [] : ['batch.c']),
    ...(isMbx ? ['mbx.c'] : []),
  ];
  const symbols = [
    SYMBOL,
    ...(lanes === null ? [] : BATCH_SYMBOLS),
    ...(isMbx ? MBX_SYMBOLS : []),
    ...symbolsOfWays(lanes?.ways ?? []),
  ];
  const linked = await linkFronts(
    {
      name: SYMBOL,
      fronts: fronts.map((c) => join(sources, c)),
      objects: [...objects, ...(across?.objects ?? []), ...(lanes?.objects ?? [])],
      symbols,
      flags: [...(lanes === null ? [] : laneFlags(lanes)), ...(across === null ? [] : ['-DWITH_ACROSS'])],
    },
    toolchain,
  );
  const call = [{ kind: 'out' } as const, ...[0, 1].map((index) => ({ kind: 'operand' as const, index }))];
  const code = await linkContestant(
    { files: [linked.archive], symbol: SYMBOL, call },
    { root: toolchain.root, cc: toolchain.tools.byName.cc },
  );
  const batchHeader = lanes === null ? null : join(sources, `${SYMBOL}_batch.h`);
  const mbxHeader = isMbx ? join(sources, `${SYMBOL}_mbx.h`) : null;
  return {
    ...linked,
    header: join(sources, `${SYMBOL}.h`),
    batchHeader,
    widths: lanes?.widths ?? [],
    mbxHeader,
    hasAcross: across !== null,
    code,
  };
}

const laneFlags = ({ widths, ways }: LinkedLanes): string[] => [
  ...widthFlags(widths),
  ...(ways ?? wayFlags({ name: 'x25519', widths })),
];

interface Fronts {
  /** Of the files. */
  readonly name: string;
  /** C of the public functions. */
  readonly fronts: readonly string[];
  /** What they call. */
  readonly objects: readonly string[];
  /** The public functions. */
  readonly symbols: readonly string[];
  /** Further flags of the fronts. */
  readonly flags?: readonly string[];
}

/** Archive and shared object of one object, whose only global symbols are the public ones; `objects`: its parts. */
export async function linkFronts(
  { name, fronts, objects, symbols, flags: more = [] }: Fronts,
  toolchain: Toolchain,
): Promise<Pick<X25519Library, 'object' | 'archive' | 'shared' | 'objects'>> {
  const flags = [...buildFlags(toolchain, 'none'), '-fno-builtin', ...more];
  const compiled = fronts.map((c) => compileC(toolchain, c, flags, '.o'));
  const parts = [...(await Promise.all(compiled)), ...objects];
  const dir = cacheDir(
    toolchain.root,
    'x25519',
    parts.map((file) => sha256(readFileSync(file).toString('latin1'))),
  );
  const object = await makeOnce(join(dir, `${name}.o`), async (draft) => {
    await runTool('ld', ['-r', '-z', 'noexecstack', '-o', draft, ...parts]);
    await runTool('objcopy', [...symbols.map((symbol) => `--keep-global-symbol=${symbol}`), '--strip-debug', draft]);
  });
  return { object, ...(await linkedFiles(name, [object], dir)), objects: parts };
}

/** Contents of all files, by their place below the folder of the library; `theorem` is the text for Coq, if any. */
export const x25519Files = (
  { archive, shared, header, batchHeader, mbxHeader }: X25519Library,
  version: string,
  theorem: string | null,
): NewFile[] => [
  ...(theorem === null ? [] : [{ file: 'x25519.v', content: theorem }]),
  { file: `include/${SYMBOL}.h`, content: readFileSync(header) },
  ...(batchHeader === null ? [] : [{ file: `include/${SYMBOL}_batch.h`, content: readFileSync(batchHeader) }]),
  ...(mbxHeader === null ? [] : [{ file: `include/${SYMBOL}_mbx.h`, content: readFileSync(mbxHeader) }]),
  { file: `lib/lib${SYMBOL}.a`, content: readFileSync(archive) },
  { file: `lib/lib${SYMBOL}.so`, content: readFileSync(shared) },
  ...packageFiles({ prefix: SYMBOL, description: DESCRIPTION }, version),
];
