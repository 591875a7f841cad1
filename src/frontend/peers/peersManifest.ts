/** Reads the manifest of contenders in peers/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { NamedField } from '../toolchain/fieldNames.ts';
import { peerInterfaceSchema } from './peersInterface.ts';

/** A file of a fetched crate, `aws-lc-sys:aws-lc/include`, or of our own folder, `peers:native/x.c`. */
const location = z.string().regex(/^[\w-]+:[\w./+-]+$/, 'expected <crate>:<path> or peers:<path>');

/** How objects with the symbols of some contestants come to be. */
const buildSchema = z.discriminatedUnion('kind', [
  /**
   * C or assembly sources, with every one of the compilers; assembly wants one only. Libraries are those of a Debian
   * package, archives are files of a package of PyPI, `<package>:<path>`.
   */
  z.strictObject({
    kind: z.literal('compile'),
    sources: z.array(location).min(1),
    includes: z.array(location).default([]),
    flags: z.array(z.string()).default([]),
    libraries: z.array(z.string()).default([]),
    archives: z.array(location).default([]),
    package: z.string().optional(),
    compilers: z
      .array(z.enum(['cc', 'clang']))
      .min(1)
      .default(['cc']),
  }),
  /** A script of OpenSSL's that prints assembly, and sources that it must be linked with. */
  z.strictObject({
    kind: z.literal('perlasm'),
    crate: z.string(),
    script: location,
    with: z.array(location).default([]),
  }),
  /**
   * The static library of wrappers in peers/src, around Rust code of this crate; `lanes`: the one that is compiled for
   * AVX-512 with IFMA alone.
   */
  z.strictObject({ kind: z.literal('rust'), crate: z.string(), lanes: z.boolean().default(false) }),
  /** The static library of a Go module in peers/go, which pins a package of the Go proxy as `name-version`. */
  z.strictObject({ kind: z.literal('go'), module: z.string() }),
  /** A static library of a Debian package. */
  z.strictObject({ kind: z.literal('debian'), package: z.string(), file: z.string() }),
]);

const peerSchema = peerInterfaceSchema.extend({
  name: z.string(),
  field: z.string(),
  op: z.string(),
  build: z.string(),
  symbol: z.string(),
  /** It computes many at once: behind the operands stands how many; each argument is an array of what one has. */
  many: z.boolean().default(false),
  /** Of `many`: the number counts blocks of so many, and others than whole blocks cannot be computed. */
  block: z.int().positive().default(1),
  /** What it computes otherwise than all others, in words; of `many`, it is checked without calls of that kind. */
  deviates: z.string().optional(),
  /** What the processor must have. */
  requires: z.array(z.enum(['bmi2', 'adx', 'avx512ifma'])).default([]),
});

/**
 * Fields in which contestants have other names or relations than we, or in which nothing of ours works yet. `own` is
 * our name; the relations are those of the elements, where our own field may have one of Montgomery forms.
 */
const fieldSchema = z.strictObject({
  aliases: z.array(z.string()).default([]),
  own: z.string().optional(),
  modulus: z.string(),
  limbs: z.int().positive(),
  operations: z.record(z.string(), z.strictObject({ arguments: z.int().min(1).max(2), relation: z.string() })),
});

const manifestSchema = z.strictObject({
  schemaVersion: z.literal(1),
  fields: z.record(z.string(), fieldSchema),
  builds: z.record(z.string(), buildSchema),
  peers: z.array(peerSchema),
});

export type PeersManifest = z.infer<typeof manifestSchema>;
export type PeerBuild = z.infer<typeof buildSchema>;
export type PeerCompiler = 'cc' | 'clang';
export type Peer = z.infer<typeof peerSchema>;

/** The fields of the manifest with all their names; `own` is our name for one of ours. */
export const peersFields = ({ fields }: PeersManifest): readonly (NamedField & { readonly own: string | null })[] =>
  Object.entries(fields).map(([key, { aliases, own, modulus }]) => ({
    names: [key, ...aliases],
    modulusText: modulus,
    own: own ?? null,
  }));

/** The contestants of `root`/peers/manifest.json. Throws `input` naming what is malformed. */
export function readPeersManifest(root: string): PeersManifest {
  const path = join(root, 'peers', 'manifest.json');
  return parsePeersManifest(readFileSync(path, 'utf8'), path);
}

/** Throws `input` for text that is no manifest, or that refers to a build it does not have. */
export function parsePeersManifest(text: string, where: string): PeersManifest {
  const parsed = manifestSchema.safeParse(parseJson(text, where));
  if (!parsed.success)
    throw new Failure('input', 'malformed manifest of contestants', { where, found: z.prettifyError(parsed.error) });
  const stray = parsed.data.peers.find((peer) => parsed.data.builds[peer.build] === undefined);
  if (stray === undefined) return parsed.data;
  throw new Failure('input', `${stray.name} refers to an unknown build`, {
    where,
    expected: `one of ${Object.keys(parsed.data.builds).join(', ')}`,
    found: stray.build,
  });
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('input', `not JSON: ${String(error)}`, { where });
  }
}
