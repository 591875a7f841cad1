import { join } from 'node:path';
import { askedWidths } from '../../src/library/curve/batchWays.ts';
import { invariant } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { parseBudget } from '../../src/search/task.ts';
import { formulaLibrary } from '../suite/formulaLibrary.ts';
import { library as fieldLibrary } from '../../src/cli/library.ts';
import { librarySchema } from '../../src/cli/libraryOptions.ts';
import { BATCH_LIBRARIES } from '../../src/cli/keyLibraries.ts';
import { makeBatches } from '../../src/library/curve/batchLibrary.ts';
import { makeX25519 } from '../../src/library/x25519/makeX25519.ts';
import { libraryPrefix, type HostLibrary } from './hostManifest.ts';

interface LibraryOptions {
  /** Of the search of each library, and of each formula; `none` takes what compilers make. */
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

/**
 * Makes a library of ours for a host library below `folder`, as `library` and `builds` do: proved, checked and searched
 * for leaks before it is written. Returns its archive. What is printed are notes here.
 */
export async function hostLibrary(
  library: HostLibrary,
  { budget, seed, cpu }: LibraryOptions,
  folder: string,
  io: Io,
): Promise<string> {
  const quiet: Io = { ...io, out: (text) => io.note(text) };
  const searched = { budget: budget === 'none' ? null : parseBudget(budget), seed, cpu };
  const prefix = libraryPrefix(library);
  const out = join(folder, prefix);
  if (library.kind === 'formulas') {
    const { field, names } = library;
    return formulaLibrary({ field, names, ...searched }, out, quiet);
  }
  const plain = { ...searched, mbx: false, folder: out };
  if (library.kind === 'x25519') {
    const widths = askedWidths(library.lanes);
    await makeX25519({ ...plain, million: false, theorem: false, peers: false, widths }, quiet);
  } else if (library.kind === 'keys') {
    const maker = BATCH_LIBRARIES.find(({ kind }) => kind.name === library.curve);
    invariant(maker !== undefined, () => `there is no library of ${library.curve}`);
    await makeBatches(maker, { ...plain, lanes: [] }, quiet);
  } else {
    const { field, strict, lanes } = library;
    const search = lanes !== undefined && searched.budget !== null;
    const usual = librarySchema.parse({ field, strict, lanes, search, ...(search && { budget }), prefix, out });
    await fieldLibrary({ ...usual, seed, cpu }, quiet);
  }
  return join(out, 'lib', `lib${prefix}.a`);
}
