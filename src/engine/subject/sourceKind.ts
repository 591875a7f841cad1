import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellWord } from '../../base/shellWord.ts';
import type { Io } from '../../base/io.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** How a source is read; it follows from the ending of its name. */
export type SourceKind = 'c' | 'llvm' | 'fiat';

const KINDS: Readonly<Record<string, SourceKind>> = { '.c': 'c', '.ll': 'llvm', '.bc': 'llvm', '.json': 'fiat' };
const CPP: readonly string[] = ['.cpp', '.cc', '.cxx', '.C', '.c++', '.hpp', '.hh'];

/** Throws `input` for a folder and for files of other kinds, with what to do instead. */
export function sourceKind(file: string, { cwd }: Pick<Io, 'cwd'>): SourceKind {
  const ending = extname(file);
  const kind = KINDS[ending];
  const expected = 'a file that ends in .c, .ll or .bc (LLVM IR) or .json (Fiat-Crypto)';
  if (statSync(resolve(cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Failure('input', 'this is a folder, not a file', {
      where: file,
      expected,
      hint: `--crate ${shellWord(file)} if it is a Rust crate, or a file in it`,
    });
  }
  if (kind !== undefined) return kind;
  throw new Failure('input', 'this kind of source is not known', {
    where: file,
    expected,
    hint: adviceFor(file, ending),
  });
}

function adviceFor(file: string, ending: string): string {
  if (CPP.includes(ending))
    return (
      `clang++ -O1 -S -emit-llvm ${shellWord(file)} makes LLVM IR of it, in which --function takes the mangled ` +
      'name; or write the function as C'
    );
  if (ending === '.rs') return '--crate takes the crate that the file belongs to';
  if (['.s', '.S', '.asm', '.o', '.a', '.so'].includes(ending))
    return `${PROGRAM} verify and ${PROGRAM} bench take machine code; a search begins with a source`;
  return 'give the file the ending of what it is';
}
