/** The names and files of the X25519 library. */
import { lanesOfWidths, ALL_WIDTHS, type BatchWidth } from '../curve/batchWays.ts';
import { curveFiles, type LinkedLibrary, linkFronts } from '../curve/batchLibrary.ts';
import { join } from 'node:path';
import type { Loadable } from '../../base/machineCode.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { X25519Build } from './x25519Builds.ts';

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
export interface X25519Library extends LinkedLibrary {
  readonly header: string;
  /** Header of the functions of several at once; null without them. */
  readonly batchHeader: string | null;
  /** How many are computed at once; none without lanes. */
  readonly widths: readonly BatchWidth[];
  /** Header of those with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
  /** Whether one is computed with four numbers side by side where the processor can. */
  readonly hasAcross: boolean;
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
  const linked = await linkFronts(
    {
      name: 'x25519',
      fronts: [...(isPublic ? [] : ['public.c']), ...(lanes === null ? [] : ['batch.c']), ...(isMbx ? ['mbx.c'] : [])],
      objects: [...objects, ...(across?.objects ?? []), ...(lanes?.objects ?? [])],
      symbols: [SYMBOL, ...(lanes === null ? [] : BATCH_SYMBOLS), ...(isMbx ? MBX_SYMBOLS : [])],
      widths: lanes?.widths ?? [],
      ways: lanes?.ways,
      flags: across === null ? [] : ['-DWITH_ACROSS'],
    },
    toolchain,
  );
  const call = [{ kind: 'out' } as const, ...[0, 1].map((index) => ({ kind: 'operand' as const, index }))];
  const code = await linkContestant(
    { files: [linked.archive], symbol: SYMBOL, call },
    { root: toolchain.root, cc: toolchain.tools.byName.cc },
  );
  const headerOf = (end: string): string => join(toolchain.root, 'templates', 'x25519', `${SYMBOL}${end}.h`);
  return {
    ...linked,
    header: headerOf(''),
    batchHeader: lanes === null ? null : headerOf('_batch'),
    widths: lanes?.widths ?? [],
    mbxHeader: isMbx ? headerOf('_mbx') : null,
    hasAcross: across !== null,
    code,
  };
}

/** Contents of all files, by their place below the folder of the library; `theorem` is the text for Coq, if any. */
export const x25519Files = (library: X25519Library, version: string, theorem: string | null): NewFile[] => [
  ...(theorem === null ? [] : [{ file: 'x25519.v', content: theorem }]),
  ...curveFiles(
    library,
    { name: 'x25519', description: DESCRIPTION },
    [library.header, library.batchHeader, library.mbxHeader],
    version,
  ),
];
