import { basename, dirname } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { pathArgument } from '../../base/shellWord.ts';
import type { RunOptions } from '../toolchain/run.ts';

/** A C file, with what it needs besides. */
export interface CSource {
  readonly path: string;
  /** Further flags, such as `-DNAME` or `-I folder`. */
  readonly flags?: readonly string[];
  /** C that is appended to the file. */
  readonly tail?: string;
}

/**
 * How a compiler is given the source: in the directory of the file, so that no output holds its absolute path. Throws
 * `unsupported` for a name that C cannot include.
 */
export function compilerInput({ path, flags = [], tail }: CSource): {
  readonly args: readonly string[];
  readonly options: RunOptions;
} {
  const cwd = dirname(path);
  const file = basename(path);
  if (tail === undefined) return { args: [...flags, pathArgument(file)], options: { cwd } };
  if (/["\r\n]/.test(file))
    throw new Failure('unsupported', 'no #include can name the file', {
      where: path,
      found: 'a quotation mark or the end of a line in its name',
      hint: 'rename it',
    });
  return { args: [...flags, '-I.', '-x', 'c', '-'], options: { cwd, input: `#include "${file}"\n${tail}\n` } };
}
