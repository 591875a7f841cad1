import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { languageFiles } from '../field/languageFiles.ts';
import { packageFiles } from '../field/packageFiles.ts';
import { linkFronts } from '../x25519/library.ts';

/** Begins all symbols, and names the files. */
export const ED25519_PREFIX = 'fieldwright_ed25519';
const DESCRIPTION = 'Ed25519 (RFC 8032)';
export const ED25519_SYMBOLS = ['keypair', 'sign', 'verify'].map((name) => `${ED25519_PREFIX}_${name}_batch`);
/** Those with the names of Intel's crypto_mb, which call them. */
export const MBX_ED25519_SYMBOLS = ['public_key', 'sign', 'verify'].map((name) => `mbx_ed25519_${name}_mb8`);

/** The library, somewhere below `build`, and its headers. */
export interface Ed25519Library {
  /** One object, whose only global symbols are the public ones. */
  readonly archive: string;
  readonly shared: string;
  readonly header: string;
  /** Header of the functions with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
  /** Folder of its public functions' sources, of C and of other languages. */
  readonly sources: string;
  /** What it was linked from. */
  readonly objects: readonly string[];
}

/** Links objects (ed25519Build.ts) with the public functions, and with `isMbx` those of crypto_mb's names. */
export async function linkEd25519(
  objects: readonly string[],
  toolchain: Toolchain,
  isMbx: boolean,
): Promise<Ed25519Library> {
  const sources = join(toolchain.root, 'templates', 'ed25519');
  const fronts = ['batch.c', ...(isMbx ? ['mbx.c'] : [])].map((c) => join(sources, c));
  const symbols = [...ED25519_SYMBOLS, ...(isMbx ? MBX_ED25519_SYMBOLS : [])];
  return {
    ...(await linkFronts({ name: ED25519_PREFIX, fronts, objects, symbols }, toolchain)),
    sources,
    header: join(sources, `${ED25519_PREFIX}_batch.h`),
    mbxHeader: isMbx ? join(sources, `${ED25519_PREFIX}_mbx.h`) : null,
  };
}

/** Contents of all files, by their place below the folder of the library. */
export const ed25519Files = (
  { archive, shared, header, mbxHeader, sources }: Ed25519Library,
  version: string,
): NewFile[] => [
  { file: `include/${ED25519_PREFIX}_batch.h`, content: readFileSync(header) },
  ...(mbxHeader === null ? [] : [{ file: `include/${ED25519_PREFIX}_mbx.h`, content: readFileSync(mbxHeader) }]),
  { file: `lib/lib${ED25519_PREFIX}.a`, content: readFileSync(archive) },
  { file: `lib/lib${ED25519_PREFIX}.so`, content: readFileSync(shared) },
  ...packageFiles({ prefix: ED25519_PREFIX, description: DESCRIPTION }, version),
  ...languageFiles({ prefix: ED25519_PREFIX, description: DESCRIPTION, sources, parts: ['ed25519'] }, version),
];
