/**
 * Hands a source of the user to a program. Compilers hand the base name of a file on to their next stage, which reads
 * options from the file `x.c` if it is `@x.c`, whatever stands in front of it in the path. Such a file is read by way
 * of standard input.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { pathArgument } from '../../base/printable.ts';

/** What reads it: a compiler with its preprocessor, clang's assembler alone, or an assembler that hands nothing on. */
export type SourceReader = 'compiler' | 'clang assembler' | 'assembler';

interface GivenSource {
  readonly args: readonly string[];
  /** The folder of the file, so that no output holds its absolute path. */
  readonly cwd: string;
  readonly input?: string | Uint8Array;
  /** Messages about it, with its name. */
  told(stderr: string): string;
}

/** Throws `unsupported` for a name that C cannot include and that cannot be given otherwise. */
export function givenSource(path: string, reader: SourceReader): GivenSource {
  const [name, cwd] = [basename(path), dirname(path)];
  if (reader === 'assembler' || !name.startsWith('@')) return { args: [pathArgument(name)], cwd, told: (text) => text };
  if (reader === 'compiler') return includedSource(path, extname(name) === '.c' ? ['-x', 'c'] : []);
  return {
    args: [`-fdebug-prefix-map=-=${name}`, '-'],
    cwd,
    input: readFileSync(path),
    told: (text) => text.replaceAll('<stdin>', name),
  };
}

/**
 * A file that the preprocessor includes, with `tail` behind it; `language` says what it is. Throws as `givenSource`.
 */
export function includedSource(path: string, language: readonly string[], tail = ''): GivenSource {
  const name = basename(path);
  if (/["\r\n]/.test(name))
    throw new Failure('unsupported', 'no #include can name the file', {
      where: path,
      found: 'a quotation mark or the end of a line in its name',
      hint: 'rename it',
    });
  const input = `#include "${name}"\n${tail === '' ? '' : `${tail}\n`}`;
  return { args: ['-I.', ...language, '-'], cwd: dirname(path), input, told: (text) => text };
}
