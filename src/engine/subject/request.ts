/** The options that say which function is meant. */
import { z } from 'zod';
import { choice, flag, oneOf, text } from '../../base/options/option.ts';
import { Failure } from '../../base/errors.ts';
import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { shellPath, shellWord } from '../../base/printable.ts';
import type { Io } from '../../base/io.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** `--set`, which every command has that reads a source. */
const setOption = z
  .array(z.string())
  .default([])
  .meta({
    metavar: 'name=value',
    description:
      'a parameter of the source that is passed by value is this constant, e.g. ndigits=4; a.len=4 is the length of ' +
      'a Rust slice; repeatable, or with commas',
  });

/**
 * What is to be optimised and what is stated about it: a field and an operation, integers modulo a number, or a
 * function of a source. Exactly one of field, prime, source, crate and input is given; `subjectOf` says which other
 * parts go with which.
 */
export const subjectShape = {
  curve: text('name', 'field to work in, e.g. 25519; `list` shows all'),
  field: text('name', 'the same'),
  prime: text('expression', 'instead of a field: integers modulo any number of 64 to 1024 bits, e.g. "2^221 - 3"'),
  form: oneOf(
    ['auto', 'plain', 'montgomery'],
    'kind',
    'with --prime: plain, montgomery, or auto (default), the one whose product costs less',
  ),
  op: text('name', 'operation, e.g. mul'),
  source: text(
    'file',
    'instead of a field: a file of your own, C (.c), LLVM IR (.ll, .bc) or Fiat-Crypto JSON (.json)',
  ),
  crate: text(
    'crate',
    'a Rust library crate: its folder, or name@version of the Cargo workspace around the current folder',
  ),
  input: text('name', 'a pinned third-party implementation of bridge/inputs, e.g. fiat-c/p256'),
  function: text('name', 'which function of the source'),
  set: setOption,
  aliasing: choice(
    ['none', 'equal', 'any'],
    'kind',
    'which arrays may overlap: none, equal (an output is an input or apart) or any; if not given any, or equal ' +
      'where only that is safe',
  ),
  cflags: text('flags', 'further flags for the compilers of a C source'),
  spec: text(
    'statement',
    'what a C or LLVM function computes, e.g. "out = a*b mod 2^255-19", in the names of the source or of the ' +
      'word IR (out1, arg1); without it only the translation is checked',
  ),
  limbs: text('limbs', 'with --spec or --bounds: 4x64 (default: words), 5x51 or rising bit weights such as 0/44/87'),
  bounds: text('bounds', 'what callers promise, e.g. "a[]<2^54, b<p"; out<p promises a canonical result'),
  lanes: z
    .enum(['4', '8', '16'])
    .transform((n) => (n === '4' ? 4 : n === '8' ? 8 : 16))
    .optional()
    .meta({
      metavar: 'n',
      description:
        'compute 8 or 16 at once with AVX-512 IFMA, or 4 with AVX2: a relation or formula modulo p, of a field, ' +
        '--prime, --spec, or a source that takes remainders (%)',
    }),
  strict: flag('canonical inputs and outputs (default: loose, any value that fits)'),
};

export type SubjectRequest = z.output<z.ZodObject<typeof subjectShape>>;

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
      throw new Failure('input', `the option does not apply to ${CALLED[origin]}`, {
        where: `--${name}`,
        expected: `--${name} with ${meant.map((kind) => CALLED[kind]).join(', ')}`,
        hint: `leave it out${ELSEWHERE[name] === undefined ? '' : `; ${ELSEWHERE[name]}`}`,
      });
  if (options.limbs !== undefined && options.spec === undefined && options.bounds === undefined)
    throw new Failure('input', '--limbs needs a statement or bounds', {
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
  throw new Failure('input', 'unknown kind of source', {
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
