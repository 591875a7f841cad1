import { basename, dirname } from 'node:path';
import type { RunOptions } from '../run.ts';

/** A C file, with what it needs besides. */
export interface CSource {
  readonly path: string;
  /** Further flags, such as `-DNAME` or `-I folder`. */
  readonly flags?: readonly string[];
  /** C that is appended to the file. */
  readonly tail?: string;
}

/** How a compiler is given the source: in the directory of the file, so that no output holds its absolute path. */
export function compilerInput({ path, flags = [], tail }: CSource): {
  readonly args: readonly string[];
  readonly options: RunOptions;
} {
  const cwd = dirname(path);
  const file = basename(path);
  if (tail === undefined) return { args: [...flags, file], options: { cwd } };
  return { args: [...flags, '-I.', '-x', 'c', '-'], options: { cwd, input: `#include "${file}"\n${tail}\n` } };
}
