import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { parseBudget } from '../search/budget.ts';
import { namedField, primeField } from '../engine/subject/fieldSubject.ts';
import { subjectShape } from '../engine/subject/request.ts';
import type { FieldDescription } from '../frontend/field/fieldDescription.ts';
import { TARGETS } from '../codegen/x86/target.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import { commandOf } from '../base/options/command.ts';
import { cpu, fieldOptions, flag, flagOf, oneOf, seed, text, unless } from '../base/options/option.ts';
import type { AskedOptions } from '../engine/optimize/optimizeLine.ts';
import { requireBuildFolder } from '../engine/optimize/requirePlaces.ts';
import { dispatchFiles } from '../library/field/dispatchLibrary.ts';
import { DISPATCH_KINDS } from '../library/field/dispatchSource.ts';
import { fiatDispatchFiles } from '../library/field/fiatDispatch.ts';
import { fiatFiles, planFiat, readFiat } from '../library/field/fiatLibrary.ts';
import {
  functionLine,
  libraryFunctions,
  readFunctions,
  type LibraryFunction,
  type ReadFunction,
} from '../library/field/libraryFunctions.ts';
import { planLibrary, MAX_TWOS } from '../library/field/libraryPlan.ts';
import { libraryFiles, writeLibrary } from '../library/field/makeLibrary.ts';
import { searchMissing } from '../library/field/missingCode.ts';
import { requireVectors } from '../library/field/makeVectors.ts';
import { ED25519_PREFIX } from '../library/ed25519/ed25519Library.ts';
import { makeEd25519 } from '../library/ed25519/makeEd25519.ts';
import { makeX25519 } from '../library/x25519/makeX25519.ts';
import { productFolder } from '../engine/environment/places.ts';
import { PROGRAM } from '../base/files/installation.ts';

/** What the user asks `library` for. */
export const librarySchema = z.object({
  ...fieldOptions('field, e.g. 25519; `list` shows all'),
  prime: subjectShape.prime,
  form: subjectShape.form,
  strict: flag('elements are always below p (default: loose, any value that fits)'),
  interface: oneOf(
    ['plain', 'fiat', 'mbx'],
    'name',
    "plain (default); fiat: the names, limbs and bounds of Fiat-Crypto's C, for programs that use it; mbx, of x25519 " +
      "and ed25519 with --lanes: also the names and conventions of Intel's crypto_mb",
  ),
  constants: z.string().default('').meta({
    metavar: 'numbers',
    description: 'constants that elements are multiplied by, e.g. 3,121666, beside those of the field',
  }),
  budget: text(
    'amount',
    'for all searches together, of functions that nothing is stored for on such a machine (default 10m; of x25519 ' +
      'and ed25519 60s)',
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
  out: text('folder', 'where it is written (default build/library/PREFIX)'),
  million: flag('x25519: also iterate a million times as RFC 7748, section 5.2, does'),
  lanes: z.enum(['8']).optional().meta({
    metavar: 'n',
    description:
      'also functions of vectors, and of batches of X25519 and Ed25519, that compute 8 at once with AVX-512 IFMA',
  }),
  theorem: flag(
    'x25519: the program with a theorem about its bytes instead of the fastest one, and x25519.v, which Coq checks',
  ),
  peers: unless('x25519: leave out the comparison with other libraries'),
});

export type LibraryOptions = z.output<typeof librarySchema>;
type SearchedOptions = LibraryOptions & { readonly budget: string };

/** A whole field as a library, X25519 or Ed25519: searched where nothing is stored, proved, checked, packed. */
export const libraryCommand = commandOf(
  librarySchema,
  async (options, io, [whole]) => {
    if (whole === undefined) await library(options, io);
    else if (whole === 'x25519') await x25519Library(options, io);
    else if (whole === 'ed25519') await ed25519Library(options, io);
    else
      throw new Failure('input', `there is no library of "${String(whole)}"`, {
        expected: 'x25519, ed25519, or --field and --prime for a field',
      });
  },
  [{ name: '[function]', description: 'x25519 or ed25519, instead of the arithmetic of a field' }],
);

/** A library that was made. */
export interface MadeLibrary {
  /** Begins all symbols, and names the files. */
  readonly prefix: string;
  /** All files, as absolute paths. */
  readonly files: readonly string[];
}

/** Makes a library, and tells `io` what is in it. */
export async function library(given: LibraryOptions, io: Io): Promise<MadeLibrary> {
  const { budget = '10m' } = given;
  parseBudget(budget);
  const options = { ...given, budget };
  if (options.interface === 'mbx')
    throw new Failure('input', 'the interface mbx is of X25519 and Ed25519 alone', {
      where: '--interface mbx',
      expected: 'library x25519 --lanes 8 --interface mbx, or ed25519',
    });
  requireMeant(options, (key) => !OF_X25519_ALONE.includes(key), 'a field');
  requirePlainLanes(options);
  const { field, asked } = await wantedField(options, io);
  return options.interface === 'fiat' ? fiatLibrary(field, options, io) : plainLibrary(field, asked, options, io);
}

/** Functions of vectors are in libraries of the plain interface and for processors like this one. */
function requirePlainLanes({ lanes, interface: names, dispatch }: LibraryOptions): void {
  if (lanes === undefined) return;
  if (names === 'fiat')
    throw new Failure('input', 'the interface of Fiat-Crypto has no functions of vectors', {
      where: '--interface fiat --lanes',
      expected: '--interface plain',
    });
  if (dispatch !== undefined)
    throw new Failure('unsupported', 'a library that chooses among processors has no functions of vectors', {
      where: '--dispatch --lanes',
      hint: 'two libraries: one with --dispatch, and one with --lanes and another --prefix',
    });
}

/** Options that say something of X25519. */
const OF_X25519 = ['interface', 'budget', 'search', 'seed', 'cpu', 'out', 'million', 'lanes', 'theorem', 'peers'];
/** Those that say nothing of a field. */
const OF_X25519_ALONE = ['million', 'theorem', 'peers'];

/** Throws `input` for an option that was given and is not meant for `what`. */
function requireMeant(options: LibraryOptions, isMeant: (key: string) => boolean, what: string): void {
  const usual = librarySchema.parse({});
  const odd = librarySchema.keyof().options.find((key) => !isMeant(key) && (options[key] ?? usual[key]) !== usual[key]);
  if (odd === undefined) return;
  const where = options[odd] === false ? flagOf(`no-${odd}`) : flagOf(odd);
  throw new Failure('input', `the option says nothing of ${what}`, { where, hint: 'leave it out' });
}

async function x25519Library(options: LibraryOptions, io: Io): Promise<void> {
  requireMeant(options, (key) => OF_X25519.includes(key), 'X25519');
  const { search, budget = '60s', seed: first, cpu: processor, million, theorem, peers } = options;
  const limit = parseBudget(budget);
  const folder = demandedFolder('fieldwright_x25519', options, io);
  const lanes = options.lanes !== undefined;
  const mbx = options.interface === 'mbx';
  if (options.interface === 'fiat' || (mbx && !lanes))
    throw new Failure('input', 'X25519 has no such interface', {
      where: `--interface ${options.interface}`,
      expected: 'plain, or with --lanes 8 mbx',
    });
  if (theorem && lanes)
    throw new Failure('input', 'functions of lanes have no theorem', { where: '--theorem', hint: 'leave out --lanes' });
  await makeX25519(
    { budget: search ? limit : null, seed: first, cpu: processor, million, lanes, mbx, theorem, peers, folder },
    io,
  );
}

async function ed25519Library(options: LibraryOptions, io: Io): Promise<void> {
  requireMeant(options, (key) => OF_X25519.includes(key) && !OF_X25519_ALONE.includes(key), 'Ed25519');
  const { search, budget = '60s', seed, cpu, lanes } = options;
  const limit = parseBudget(budget);
  if (lanes === undefined)
    throw new Failure('input', 'Ed25519 is computed in batches', {
      where: 'library ed25519',
      expected: '--lanes 8',
      hint: 'processors without AVX-512 IFMA compute the same one by one',
    });
  if (options.interface === 'fiat')
    throw new Failure('input', 'Ed25519 has no such interface', {
      where: '--interface fiat',
      expected: 'plain or mbx',
    });
  const folder = demandedFolder(ED25519_PREFIX, options, io);
  const mbx = options.interface === 'mbx';
  await makeEd25519({ budget: search ? limit : null, mbx, seed, cpu, folder }, io);
}

async function plainLibrary(
  field: FieldDescription,
  asked: AskedOptions,
  options: SearchedOptions,
  io: Io,
): Promise<MadeLibrary> {
  const { strict, prefix, constants, seed, cpu } = options;
  const listed = constants.split(',').map((text) => text.trim());
  const plan = await planLibrary({ field, strict, prefix, constants: listed.filter((text) => text !== '') }, io.root);
  if (options.lanes !== undefined) requireVectors(plan);
  const folder = demandedFolder(plan.prefix, options, io);
  const toolchain = await openToolchain(io.root);
  const read = await readFunctions(plan, asked, toolchain);
  if (plan.inverse === null) io.note(`${field.modulusText} is composite: no inversion, no square roots`);
  else if (plan.root === null) io.note(`p - 1 has more than ${MAX_TWOS} factors of 2: no square roots`);
  const { dispatch } = options;
  if (dispatch !== undefined) {
    if (options.search) await searchMissing(read, { budget: options.budget, seed, cpu, targets: TARGETS }, io);
    const request = { plan, read, kind: dispatch, seed, cpu };
    const files = await writeLibrary(folder, (work) => dispatchFiles(request, toolchain, io, work), io);
    return { prefix: plan.prefix, files };
  }
  const functions = await codeOf(read, plan.prefix, options, io);
  const vectors = options.lanes === undefined ? null : { budget: options.search ? parseBudget(options.budget) : null };
  const means = { seed, cpu, vectors };
  const files = await writeLibrary(folder, (work) => libraryFiles(plan, functions, means, toolchain, io, work), io);
  return { prefix: plan.prefix, files };
}

async function fiatLibrary(field: FieldDescription, options: SearchedOptions, io: Io): Promise<MadeLibrary> {
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
    const files = await writeLibrary(
      folder,
      (work) => fiatDispatchFiles({ plan, read, kind }, toolchain, io, work),
      io,
    );
    return { prefix: plan.fiat.prefix, files };
  }
  const functions = await codeOf(read, plan.fiat.prefix, options, io);
  const files = await writeLibrary(folder, (work) => fiatFiles(plan, functions, toolchain, io, work), io);
  return { prefix: plan.fiat.prefix, files };
}

function demandedFolder(prefix: string, { out }: Pick<LibraryOptions, 'out'>, io: Io): string {
  const folder = out === undefined ? join(productFolder(io), 'library', prefix) : resolve(io.cwd, out);
  requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
  requireBuildFolder(io);
  return folder;
}

/** Proved code of all functions, searched first where that is wanted. */
async function codeOf(
  read: readonly ReadFunction[],
  prefix: string,
  { search, budget, seed, cpu }: SearchedOptions,
  io: Io,
): Promise<LibraryFunction[]> {
  if (search) await searchMissing(read, { budget, seed, cpu }, io);
  const functions = await libraryFunctions(read, { prefix }, io);
  functions.forEach((fn) => io.out(functionLine(fn)));
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
