import { join } from 'node:path';
import { askedWidths } from '../../src/library/curve/batchWays.ts';
import type { Io } from '../../src/base/io.ts';
import { parseBudget } from '../../src/search/task.ts';
import { formulaLibrary } from '../suite/formulaLibrary.ts';
import { library as fieldLibrary } from '../../src/cli/library.ts';
import { librarySchema } from '../../src/cli/libraryOptions.ts';
import { makeX25519 } from '../../src/library/x25519/makeX25519.ts';
import { libraryPrefix, type HostLibrary } from './hostManifest.ts';

interface LibraryOptions {
  /** Of the search of X25519 and of each formula; `none` takes what compilers make. */
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

/**
 * Makes a library of ours for a host library below `folder`, as `library --no-search`, `library x25519` and `builds`
 * do: proved, checked and searched for leaks before it is written. Returns its archive. What is printed are notes here.
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
  if (library.kind === 'x25519') {
    const plain = { million: false, mbx: false, theorem: false, peers: false };
    await makeX25519({ ...searched, ...plain, widths: askedWidths(library.lanes), folder: out }, quiet);
  } else {
    const { field, strict, lanes } = library;
    const search = lanes !== undefined && searched.budget !== null;
    const usual = librarySchema.parse({ field, strict, lanes, search, ...(search && { budget }), prefix, out });
    await fieldLibrary({ ...usual, seed, cpu }, quiet);
  }
  return join(out, 'lib', `lib${prefix}.a`);
}
