import { join } from 'node:path';
import type { Io } from '../../src/base/io.ts';
import { parseBudget } from '../../src/search/budget.ts';
import { formulaLibrary } from '../suite/formulaLibrary.ts';
import { libraryCommand } from '../../src/cli/library.ts';
import { x25519Command } from '../../src/cli/x25519.ts';
import { libraryPrefix, type HostLibrary } from './hostManifest.ts';

interface LibraryOptions {
  /** Of the search of X25519 and of each formula; `none` takes what compilers make. */
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

/**
 * Makes our libraries of a host below `folder`, as `library --no-search`, `x25519` and `builds` do: proved, checked and
 * searched for leaks before they are written. Returns their archives. What is printed are notes here.
 */
export async function hostLibraries(
  libraries: readonly HostLibrary[],
  { budget, seed, cpu }: LibraryOptions,
  folder: string,
  io: Io,
): Promise<string[]> {
  const quiet: Io = { ...io, out: (text) => io.note(text) };
  // Options as a command line has them.
  const common = { seed: String(seed), ...(cpu === undefined ? {} : { cpu: String(cpu) }) };
  const archives: string[] = [];
  for (const library of libraries) {
    if (library.kind === 'x25519') {
      const out = join(folder, 'x25519');
      await x25519Command.run({ ...common, budget, out, peers: false }, quiet, []);
      archives.push(join(out, `lib${libraryPrefix(library)}.a`));
    } else if (library.kind === 'formulas') {
      const { field, names } = library;
      const wanted = { field, names, budget: budget === 'none' ? null : parseBudget(budget), seed, cpu };
      archives.push(await formulaLibrary(wanted, join(folder, libraryPrefix(library)), quiet));
    } else {
      const { field, strict } = library;
      const prefix = libraryPrefix(library);
      const out = join(folder, prefix);
      await libraryCommand.run({ field, strict, search: false, prefix, out, ...common }, quiet, []);
      archives.push(join(out, 'lib', `lib${prefix}.a`));
    }
  }
  return archives;
}
