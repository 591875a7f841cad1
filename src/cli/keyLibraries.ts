/** Makes the libraries of X25519, Ed25519 and P-256, for `library`. */
import { askedWidths, lanesOfWidths } from '../library/curve/batchWays.ts';
import { P256_SOURCE, P256_BATCHES } from '../library/p256/p256Build.ts';
import { ED25519_SOURCE, ED25519_BATCHES } from '../library/ed25519/ed25519Build.ts';
import { p256Secrets, P256_CHECKS } from '../library/p256/checkP256.ts';
import { ed25519Secrets, ED25519_CHECKS } from '../library/ed25519/checkEd25519.ts';
import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { makeBatches, type BatchMaker } from '../library/curve/batchLibrary.ts';
import { makeX25519 } from '../library/x25519/makeX25519.ts';
import { parseBudget } from '../search/task.ts';
import { demandedFolder, requireMeant, type LibraryOptions } from './libraryOptions.ts';

/** The library that an argument names. Throws `input` if there is none, or for options that say nothing of it. */
export async function keyLibrary(argument: string, options: LibraryOptions, io: Io): Promise<void> {
  if (argument === 'x25519') return x25519Library(options, io);
  const found = BATCH_LIBRARIES.find(({ kind }) => kind.name === argument);
  if (found !== undefined) return batchLibrary(found, options, io);
  throw new Failure('input', `there is no library of "${argument}"`, {
    expected: 'x25519, ed25519, p256, or --field and --prime for a field',
  });
}

/** Options that say something of X25519. */
const OF_X25519 = [
  'interface',
  'budget',
  'search',
  'seed',
  'cpu',
  'out',
  'store',
  'million',
  'lanes',
  'theorem',
  'peers',
];
/** Those that say nothing of a field. */
export const OF_X25519_ALONE = ['million', 'theorem', 'peers'];

async function x25519Library(options: LibraryOptions, io: Io): Promise<void> {
  requireMeant(options, (key) => OF_X25519.includes(key), 'X25519');
  const { search, budget = '60s', seed: first, cpu: processor, million, theorem, peers } = options;
  const limit = parseBudget(budget);
  const folder = demandedFolder('fieldwright_x25519', options, io);
  const widths = askedWidths(options.lanes);
  const lanes = widths.length > 0;
  const mbx = options.interface === 'mbx';
  if (options.interface === 'fiat' || (mbx && !lanes))
    throw new Failure('input', 'X25519 has no such interface', {
      where: `--interface ${options.interface}`,
      expected: 'plain, or with --lanes also mbx',
    });
  if (theorem && lanes)
    throw new Failure('input', 'a library with --lanes has no theorem', {
      where: '--theorem',
      hint: 'leave out --lanes',
    });
  await makeX25519(
    {
      budget: search ? limit : null,
      seed: first,
      cpu: processor,
      million,
      widths,
      mbx,
      theorem,
      peers,
      folder,
    },
    io,
  );
}

/** A library of keys in batches. */
interface BatchCommand extends BatchMaker {
  /** In sentences; that of its kind is the argument. */
  readonly name: string;
}

export const BATCH_LIBRARIES: readonly BatchCommand[] = [
  { name: 'Ed25519', kind: ED25519_BATCHES, source: ED25519_SOURCE, checks: ED25519_CHECKS, secrets: ed25519Secrets },
  { name: 'P-256', kind: P256_BATCHES, source: P256_SOURCE, checks: P256_CHECKS, secrets: p256Secrets },
];

async function batchLibrary(made: BatchCommand, options: LibraryOptions, io: Io): Promise<void> {
  const { kind, name } = made;
  requireMeant(options, (key) => OF_X25519.includes(key) && !OF_X25519_ALONE.includes(key), name);
  const { search, budget = '60s', seed, cpu } = options;
  const limit = parseBudget(budget);
  const widths = askedWidths(options.lanes);
  if (widths.length === 0)
    throw new Failure('input', `${name} is computed in batches`, {
      where: `library ${kind.name}`,
      expected: '--lanes 4, 8 or 4,8',
      hint: 'processors without AVX2 or AVX-512 IFMA compute the same one by one',
    });
  if (widths.includes(16))
    throw new Failure('input', `${name} only has functions of four and of eight at once`, {
      where: `--lanes ${options.lanes}`,
      expected: '--lanes 4, 8 or 4,8; X25519 has 16, too',
    });
  if (options.interface === 'fiat')
    throw new Failure('input', `${name} has no such interface`, {
      where: '--interface fiat',
      expected: 'plain or mbx',
    });
  const folder = demandedFolder(`fieldwright_${kind.name}`, options, io);
  const mbx = options.interface === 'mbx';
  const lanes = lanesOfWidths(widths);
  await makeBatches(made, { budget: search ? limit : null, lanes, mbx, seed, cpu, folder }, io);
}
