import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { packageFiles } from '../field/packageFiles.ts';
import { linkFronts } from '../x25519/library.ts';

/** Begins all symbols, and names the files. */
export const P256_PREFIX = 'fieldwright_p256';
export const P256_SYMBOLS = ['public_key', 'ecdh', 'sign', 'verify'].map((name) => `${P256_PREFIX}_${name}_batch`);
/** Those with the names of Intel's crypto_mb. */
export const MBX_P256_SYMBOLS = ['ecpublic_key', 'ecdh', 'ecdsa_sign', 'ecdsa_verify'].map(
  (name) => `mbx_nistp256_${name}_mb8`,
);

/** The library, somewhere below `build`, and its headers. */
export interface P256Library {
  /** One object, whose only global symbols are the public ones. */
  readonly archive: string;
  readonly shared: string;
  readonly header: string;
  /** Header of the functions with the names of crypto_mb; null without them. */
  readonly mbxHeader: string | null;
  /** What it was linked from. */
  readonly objects: readonly string[];
}

/** Links objects (p256Build.ts) with the public functions, and with `isMbx` those of crypto_mb's names. */
export async function linkP256(objects: readonly string[], toolchain: Toolchain, isMbx: boolean): Promise<P256Library> {
  const sources = join(toolchain.root, 'templates', 'p256');
  const fronts = ['batch.c', ...(isMbx ? ['mbx.c'] : [])].map((c) => join(sources, c));
  const symbols = [...P256_SYMBOLS, ...(isMbx ? MBX_P256_SYMBOLS : [])];
  return {
    ...(await linkFronts({ name: P256_PREFIX, fronts, objects, symbols }, toolchain)),
    header: join(sources, `${P256_PREFIX}_batch.h`),
    mbxHeader: isMbx ? join(sources, `${P256_PREFIX}_mbx.h`) : null,
  };
}

/** Contents of all files, by their place below the folder of the library. */
export const p256Files = ({ archive, shared, header, mbxHeader }: P256Library, version: string): NewFile[] => [
  { file: `include/${P256_PREFIX}_batch.h`, content: readFileSync(header) },
  ...(mbxHeader === null ? [] : [{ file: `include/${P256_PREFIX}_mbx.h`, content: readFileSync(mbxHeader) }]),
  { file: `lib/lib${P256_PREFIX}.a`, content: readFileSync(archive) },
  { file: `lib/lib${P256_PREFIX}.so`, content: readFileSync(shared) },
  ...packageFiles({ prefix: P256_PREFIX, description: 'ECDH and ECDSA on P-256' }, version),
];
