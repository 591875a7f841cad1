import { Failure } from '../../base/errors.ts';
import type { SubjectRequest } from './request.ts';
import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { shellPath, shellWord } from '../../base/printable.ts';
import type { Io } from '../../base/io.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** Where functions come from, as far as options differ in what they say of them. */
export type SourceOrigin = SourceKind | 'field' | 'crate' | 'input';

const CALLED: Readonly<Record<SourceOrigin, string>> = {
  field: 'a field',
  c: 'C',
  llvm: 'LLVM IR',
  fiat: 'Fiat-Crypto JSON',
  crate: 'a crate',
  input: 'a pinned input',
};

type Stated = Partial<Pick<SubjectRequest, keyof typeof MEANT>>;

const OWN: readonly SourceOrigin[] = ['c', 'llvm', 'crate'];
const SOURCES: readonly SourceOrigin[] = [...OWN, 'fiat', 'input'];

/** What each option is for. */
const MEANT = {
  op: ['field'],
  strict: ['field'],
  function: SOURCES,
  aliasing: SOURCES,
  cflags: ['c'],
  set: OWN,
  spec: OWN,
  limbs: OWN,
  bounds: OWN,
} as const satisfies Readonly<Record<string, readonly SourceOrigin[]>>;

/** Throws `input` for an option that would say nothing of such a function: it is refused, not passed over. */
export function requireMeaning(options: Stated, origin: SourceOrigin): void {
  for (const [name, meant] of Object.entries(MEANT) as [keyof typeof MEANT, readonly SourceOrigin[]][])
    if (isGiven(options[name]) && !meant.includes(origin))
      throw new Failure('input', `the option says nothing of ${CALLED[origin]}`, {
        where: `--${name}`,
        expected: `--${name} with ${meant.map((kind) => CALLED[kind]).join(', ')}`,
        hint: `leave it out${ELSEWHERE[name] === undefined ? '' : `; ${ELSEWHERE[name]}`}`,
      });
  if (options.limbs !== undefined && options.spec === undefined && options.bounds === undefined)
    throw new Failure('input', 'limbs are those of a statement or of bounds', {
      where: '--limbs',
      expected: '--spec or --bounds with it',
      hint: '--spec "out = a*b mod 2^255-19", or leave it out',
    });
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** Where the same is stated otherwise. */
const ELSEWHERE: Partial<Record<keyof typeof MEANT, string>> = {
  spec: 'pinned inputs and JSON are translated as they are, and a field has its own statement',
  bounds: 'pinned inputs and JSON have their own bounds, and --strict asks for canonical elements of a field',
  op: '--function names a function of a source',
  function: '--op names an operation of a field',
};

/** What is noted of a function that is left out: its name, where and why. */
export function leftOut(name: string, { message, detail }: Failure, source: string): string {
  const { where = source, expected = 'something else', found = '' } = detail;
  return `left out: ${name}: ${where}: ${message}: ${found}; expected: ${expected}`;
}

/** How a source is read; it follows from the ending of its name. */
type SourceKind = 'c' | 'llvm' | 'fiat';

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
      `clang++ -O1 -S -emit-llvm ${shellPath(file)} makes LLVM IR of it, in which --function takes the mangled ` +
      'name; or write the function as C'
    );
  if (ending === '.rs') return '--crate takes the crate that the file belongs to';
  if (['.s', '.S', '.asm', '.o', '.a', '.so'].includes(ending))
    return `${PROGRAM} verify and ${PROGRAM} bench take machine code; a search begins with a source`;
  return 'give the file the ending of what it is';
}
