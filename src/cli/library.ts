import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { parseBudget } from '../search/budget.ts';
import { namedField } from '../engine/subject/fieldSubject.ts';
import { primeField } from '../engine/subject/primeField.ts';
import { REPRESENTATIONS } from '../engine/subject/request.ts';
import type { FieldDescription } from '../frontend/field/fieldDescription.ts';
import { TARGETS } from '../codegen/x86/target.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import type { CommandSpec, RawOptions } from '../base/options/commandSpec.ts';
import { parseOptions } from '../base/options/parseOptions.ts';
import type { AskedOptions } from '../engine/optimize/optimizeLine.ts';
import { wholeNumber } from '../base/options/wholeNumber.ts';
import { requireBuildFolder } from '../engine/optimize/requirePlaces.ts';
import { dispatchFiles } from '../library/field/dispatchLibrary.ts';
import { DISPATCH_KINDS } from '../library/field/dispatchSource.ts';
import { fiatDispatchFiles } from '../library/field/fiatDispatch.ts';
import { fiatFiles, planFiat, readFiat } from '../library/field/fiatLibrary.ts';
import {
  libraryFunctions,
  readFunctions,
  type LibraryFunction,
  type ReadFunction,
} from '../library/field/libraryFunctions.ts';
import { planLibrary, MAX_TWOS } from '../library/field/libraryPlan.ts';
import { libraryFiles, writeTogether } from '../library/field/makeLibrary.ts';
import { searchMissing } from '../library/field/missingCode.ts';
import { productFolder } from '../engine/environment/places.ts';
import { PROGRAM } from '../base/files/installation.ts';

const INTERFACES = ['plain', 'fiat'] as const;

const schema = z.object({
  curve: z.string().optional(),
  field: z.string().optional(),
  prime: z.string().optional(),
  form: z.enum(REPRESENTATIONS, `one of ${REPRESENTATIONS.join(', ')}`).default('auto'),
  strict: z.boolean().default(false),
  interface: z.enum(INTERFACES, `one of ${INTERFACES.join(', ')}`).default('plain'),
  constants: z.string().default(''),
  budget: z.string().default('10m'),
  search: z.boolean().default(true),
  dispatch: z
    .union([z.enum(DISPATCH_KINDS), z.literal(true)], `one of ${DISPATCH_KINDS.join(', ')}`)
    .optional()
    .transform((kind) => (kind === true ? 'ifunc' : kind)),
  prefix: z.string().optional(),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
  out: z.string().optional(),
});

export type LibraryOptions = z.infer<typeof schema>;

/** A whole field as a library: searched where nothing is stored, proved, checked, packed. */
export const libraryCommand: CommandSpec = {
  name: 'library',
  summary: 'make a library of a whole field for this processor: header, static and shared, for pkg-config and CMake',
  options: [
    { flags: '--field <name>', description: 'field, e.g. 25519; `list` shows all' },
    { flags: '--curve <name>', description: 'the same' },
    {
      flags: '--prime <expression>',
      description: 'instead of a field: integers modulo any number of 64 to 521 bits, e.g. "2^221 - 3"',
    },
    {
      flags: '--form <kind>',
      description: 'with --prime: plain, montgomery, or auto (default), the one whose product costs less',
    },
    { flags: '--strict', description: 'elements are always below p (default: loose, any value that fits)' },
    {
      flags: '--interface <name>',
      description: "plain (default), or fiat: the names, limbs and bounds of Fiat-Crypto's C, for programs that use it",
    },
    {
      flags: '--constants <numbers>',
      description: 'constants that elements are multiplied by, e.g. 3,121666, beside those of the field',
    },
    {
      flags: '--budget <amount>',
      description: 'for all searches together, of functions that nothing is stored for on such a machine (default 10m)',
    },
    { flags: '--no-search', description: 'take stored code, and what searches begin with for the rest' },
    {
      flags: '--dispatch [kind]',
      description:
        'code for every x86-64 in one library, chosen by CPUID when a program starts: by ifunc (default; ELF with ' +
        'glibc), or branch (anywhere)',
    },
    { flags: '--prefix <name>', description: 'begins all symbols and names the files (default fe_FIELD)' },
    { flags: '--seed <n>', description: 'seed of searches and checks (default 1)' },
    { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
    { flags: '--out <folder>', description: 'where it is written (default build/library/PREFIX)' },
  ],
  run: async (raw, io) => void (await library(raw, io)),
};

/** A library that was made. */
export interface MadeLibrary {
  /** Begins all symbols, and names the files. */
  readonly prefix: string;
  /** All files, as absolute paths. */
  readonly files: readonly string[];
}

/** Makes a library, with options of the command line, and tells `io` what is in it. */
export async function library(raw: RawOptions, io: Io): Promise<MadeLibrary> {
  const options = parseOptions(schema, raw);
  parseBudget(options.budget);
  const { field, asked } = await wantedField(options, io);
  return options.interface === 'fiat' ? fiatLibrary(field, options, io) : plainLibrary(field, asked, options, io);
}

async function plainLibrary(
  field: FieldDescription,
  asked: AskedOptions,
  options: LibraryOptions,
  io: Io,
): Promise<MadeLibrary> {
  const { strict, prefix, constants, seed, cpu } = options;
  const listed = constants.split(',').map((text) => text.trim());
  const plan = await planLibrary({ field, strict, prefix, constants: listed.filter((text) => text !== '') }, io.root);
  const folder = demandedFolder(plan.prefix, options, io);
  const toolchain = await openToolchain(io.root);
  const read = await readFunctions(plan, asked, toolchain);
  if (plan.inverse === null) io.note(`${field.modulusText} is composite: no inversion, no square roots`);
  else if (plan.root === null) io.note(`p - 1 has more than ${MAX_TWOS} factors of 2: no square roots`);
  const { dispatch } = options;
  if (dispatch !== undefined) {
    if (options.search) await searchMissing(read, { budget: options.budget, seed, cpu, targets: TARGETS }, io);
    const request = { plan, read, kind: dispatch, seed, cpu };
    const files = await writeTogether(folder, (work) => dispatchFiles(request, toolchain, io, work), io);
    return { prefix: plan.prefix, files };
  }
  const functions = await codeOf(read, plan.prefix, options, io);
  const means = { seed, cpu };
  const files = await writeTogether(folder, (work) => libraryFiles(plan, functions, means, toolchain, io, work), io);
  return { prefix: plan.prefix, files };
}

async function fiatLibrary(field: FieldDescription, options: LibraryOptions, io: Io): Promise<MadeLibrary> {
  for (const name of ['strict', 'constants', 'prefix'] as const)
    if (options[name] !== undefined && options[name] !== false && options[name] !== '')
      throw new Failure('input', 'the interface of Fiat-Crypto fixes names, bounds and constants', {
        where: `--${name}`,
        expected: '--interface plain',
      });
  const plan = await planFiat(field, io.root);
  const folder = demandedFolder(plan.fiat.prefix, options, io);
  const toolchain = await openToolchain(io.root);
  const read = await readFiat(plan, toolchain, io);
  const { dispatch: kind, search, budget, seed, cpu } = options;
  if (kind !== undefined) {
    if (search) await searchMissing(read, { budget, seed, cpu, targets: TARGETS }, io);
    const files = await writeTogether(
      folder,
      (work) => fiatDispatchFiles({ plan, read, kind }, toolchain, io, work),
      io,
    );
    return { prefix: plan.fiat.prefix, files };
  }
  const functions = await codeOf(read, plan.fiat.prefix, options, io);
  const files = await writeTogether(folder, (work) => fiatFiles(plan, functions, toolchain, io, work), io);
  return { prefix: plan.fiat.prefix, files };
}

function demandedFolder(prefix: string, { out }: LibraryOptions, io: Io): string {
  const folder = out === undefined ? join(productFolder(io), 'library', prefix) : resolve(io.cwd, out);
  requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
  requireBuildFolder(io);
  return folder;
}

/** Proved code of all functions, searched first where that is wanted. */
async function codeOf(
  read: readonly ReadFunction[],
  prefix: string,
  { search, budget, seed, cpu }: LibraryOptions,
  io: Io,
): Promise<LibraryFunction[]> {
  if (search) await searchMissing(read, { budget, seed, cpu }, io);
  const functions = await libraryFunctions(read, { prefix }, io);
  functions.forEach(({ symbol, bytes, origin, verdicts }) => {
    const open = verdicts.filter(({ kind }) => kind !== 'proved').map(({ claim }) => claim);
    io.out(
      `${symbol}: ${bytes.length} bytes, proved${open.length > 0 ? ` but for ${open.join(', ')}` : ''}; ${origin}`,
    );
  });
  return functions;
}

/** The field, and how `optimize` is told of it. */
async function wantedField(
  { curve, field, prime, form }: LibraryOptions,
  io: Io,
): Promise<{ readonly field: FieldDescription; readonly asked: AskedOptions }> {
  const isNamed = curve !== undefined || field !== undefined;
  if (isNamed && prime !== undefined)
    throw new Failure('input', 'both a field and a prime are given', { expected: '--field or --prime' });
  if (prime === undefined && form !== 'auto')
    throw new Failure('input', 'a form needs a modulus', { where: '--form', expected: '--prime <modulus>' });
  if (prime !== undefined) {
    const made = await primeField(prime, form, io);
    const known = made.operations.some(({ name }) => name === 'to_montgomery') ? 'montgomery' : 'plain';
    return { field: made, asked: { prime, form: known } };
  }
  const named = namedField({ curve, field }, io.root);
  if (named !== null) return { field: named, asked: { field: named.name } };
  throw new Failure('input', 'no field is given', {
    expected: '--field <name> or --prime <modulus>',
    hint: `${PROGRAM} list shows the known ones`,
  });
}
