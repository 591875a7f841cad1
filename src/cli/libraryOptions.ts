/** The options of `library`. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import {
  cpu,
  fieldOptions,
  flag,
  flagOf,
  oneOf,
  seed,
  storeShape,
  text,
  unless,
  place,
} from '../base/options/option.ts';
import { productFolder } from '../engine/environment/places.ts';
import { requireBuildFolder } from '../engine/optimize/requirePlaces.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { subjectShape } from '../engine/subject/request.ts';
import { DISPATCH_KINDS } from '../library/field/dispatchSource.ts';

/** What the user asks `library` for. */
export const librarySchema = z.object({
  ...fieldOptions('field, e.g. 25519; `list` shows all'),
  prime: subjectShape.prime,
  form: subjectShape.form,
  strict: flag('elements are always below p (default: loose, any value that fits)'),
  interface: oneOf(
    ['plain', 'fiat', 'mbx'],
    'name',
    "plain (default); fiat: the names, limbs and bounds of Fiat-Crypto's C, for programs that use it; mbx, of " +
      "x25519, ed25519 and p256 with --lanes: also the names and conventions of Intel's crypto_mb",
  ),
  constants: z.string().default('').meta({
    metavar: 'numbers',
    description: 'constants that elements are multiplied by, e.g. 3,121666, beside those of the field',
  }),
  budget: text(
    'amount',
    'for all searches together, of functions that nothing is stored for on such a machine (default 10m; of x25519, ' +
      'ed25519 and p256 60s)',
  ),
  search: unless('take stored code, and what searches begin with for the rest'),
  dispatch: z
    .union([z.enum(DISPATCH_KINDS), z.literal(true)], `one of ${DISPATCH_KINDS.join(', ')}`)
    .optional()
    .transform((kind) => (kind === true ? 'ifunc' : kind))
    .meta({
      metavar: '[kind]',
      description:
        'code for every x86-64 in one library, chosen by CPUID when a program starts: by ifunc (default; ELF with ' +
        'glibc), or branch (anywhere)',
    }),
  prefix: text('name', 'begins all symbols and names the files (default fe_FIELD)'),
  seed: seed('searches and checks'),
  cpu,
  out: place('folder', 'where it is written (default build/library/PREFIX)'),
  ...storeShape,
  million: flag('x25519: also iterate a million times as RFC 7748, section 5.2, does'),
  lanes: z
    .enum(['4', '8', '4,8', '8,16', '4,8,16'])
    .optional()
    .meta({
      metavar: 'n',
      description:
        'also vector functions of a field, or batches of X25519, Ed25519 and P-256, that compute 8 at once with ' +
        'AVX-512 IFMA; batches also 4 with AVX2, or both: 4,8; X25519 also 8,16 and 4,8,16, for 16 at once as well',
    }),
  theorem: flag(
    'x25519: the program with a theorem about its bytes instead of the fastest one, and x25519.v, which Coq checks',
  ),
  peers: flag('x25519: also compare with the libraries of peers/, which are fetched and compiled for that'),
});

export type LibraryOptions = z.output<typeof librarySchema>;

/** Throws `input` for an option that was given and is not meant for `what`. */
export function requireMeant(options: LibraryOptions, isMeant: (key: string) => boolean, what: string): void {
  const usual = librarySchema.parse({});
  const odd = librarySchema.keyof().options.find((key) => !isMeant(key) && (options[key] ?? usual[key]) !== usual[key]);
  if (odd === undefined) return;
  const where = options[odd] === false ? flagOf(`no-${odd}`) : flagOf(odd);
  throw new Failure('input', `the option does not apply to ${what}`, { where, hint: 'leave it out' });
}

/** The folder of a library, `--out` or that of its name, if it can be written. Throws as `requireFolder`. */
export function demandedFolder(prefix: string, { out }: Pick<LibraryOptions, 'out'>, io: Io): string {
  const folder = out === undefined ? join(productFolder(io), 'library', prefix) : resolve(io.cwd, out);
  requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
  requireBuildFolder(io);
  return folder;
}
