/** The command `library`: makes a library of a field, of X25519, Ed25519 or P-256. */
import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { parseBudget } from '../search/task.ts';
import { namedField, primeField } from '../engine/subject/fieldSubject.ts';
import type { FieldDescription } from '../frontend/field/fieldDescription.ts';
import { TARGETS } from '../codegen/x86/target.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import { commandOf } from '../base/options/option.ts';
import type { AskedOptions } from '../engine/optimize/optimizeLine.ts';
import { dispatchFiles, fiatDispatchFiles } from '../library/field/dispatchLibrary.ts';
import { fiatFiles, planFiat, readFiat } from '../library/field/fiatLibrary.ts';
import { functionLine, libraryFunctions, readFunctions } from '../library/field/libraryFunctions.ts';
import type { LibraryFunction, ReadFunction } from '../library/field/libraryFunctions.ts';
import { planLibrary, MAX_TWOS } from '../library/field/libraryPlan.ts';
import { libraryFiles, writeLibrary } from '../library/field/makeLibrary.ts';
import { searchMissing } from '../library/field/missingCode.ts';
import { requireVectors } from '../library/field/makeVectors.ts';
import { PROGRAM } from '../base/files/installation.ts';
import { keyLibrary, OF_X25519_ALONE } from './keyLibraries.ts';
import { demandedFolder, librarySchema, requireMeant, type LibraryOptions } from './libraryOptions.ts';

type SearchedOptions = LibraryOptions & { readonly budget: string };

/** A whole field as a library, X25519, Ed25519 or P-256: searched where nothing is stored, proved, checked, packed. */
export const libraryCommand = commandOf(
  librarySchema,
  async (options, io, [whole]) => {
    if (whole === undefined) await library(options, io);
    else await keyLibrary(String(whole), options, io);
  },
  [{ name: '[function]', description: 'x25519, ed25519 or p256, instead of the arithmetic of a field' }],
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
    throw new Failure('input', 'only X25519, Ed25519 and P-256 have the interface mbx', {
      where: '--interface mbx',
      expected: 'library x25519 --lanes 4,8 --interface mbx, or ed25519 or p256',
    });
  requireMeant(options, (key) => !OF_X25519_ALONE.includes(key), 'a field');
  requirePlainLanes(options);
  const { field, asked } = await wantedField(options, io);
  return options.interface === 'fiat' ? fiatLibrary(field, options, io) : plainLibrary(field, asked, options, io);
}

/** Functions of vectors are in libraries of the plain interface and for processors like this one. */
function requirePlainLanes({ lanes, interface: names, dispatch }: LibraryOptions): void {
  if (lanes === undefined) return;
  if (lanes !== '8')
    throw new Failure('input', 'a field only has functions of eight at once', {
      where: `--lanes ${lanes}`,
      expected: '--lanes 8; batches of X25519, Ed25519 and P-256 have others, too',
    });
  if (names === 'fiat')
    throw new Failure('input', 'the interface of Fiat-Crypto has no functions of vectors', {
      where: '--interface fiat --lanes',
      expected: '--interface plain',
    });
  if (dispatch !== undefined)
    throw new Failure('unsupported', 'a library for all processors has no vector functions', {
      where: '--dispatch --lanes',
      hint: 'two libraries: one with --dispatch, and one with --lanes and another --prefix',
    });
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
    requireShort(made.modulus, prime);
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

/** Of longer ones, whether square roots and inverses leak is not decided in the steps that there are for it. */
const MAX_BITS = 521;

function requireShort(modulus: bigint, where: string): void {
  const bits = modulus.toString(2).length;
  if (bits <= MAX_BITS) return;
  throw new Failure('unsupported', 'no library for so long a modulus', {
    ...{ where, expected: `at most ${MAX_BITS} bits`, found: `${bits} bits` },
    hint: '`optimize --prime` searches and proves its functions one by one',
  });
}
