/** Links a function with everything it needs, as two different programs would, and reads the result. */
import { basename, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import type { CodeImage, CodeSymbol, DecodedFunction } from '../../base/machineCode.ts';
import { symbolTableOf, type SymbolDefinition, type SymbolTable, isSharedObject } from './definitions.ts';
import { readElfImage, readPlacedImage, readSharedImage } from './elfImage.ts';
import { projectRoot } from '../../base/files/installation.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { run, runLimited } from '../toolchain/run.ts';

/** One function as a program would run it. */
export type LinkedFunction = Pick<DecodedFunction, 'image' | 'symbol' | 'doubles'>;

export interface CodeFiles {
  /** Objects and static libraries, or one shared object. */
  readonly files: readonly string[];
  /** Without it, the only function there is; of what was assembled from text, the first. */
  readonly symbol?: string | undefined;
  readonly isText?: boolean;
  /** Whether what the files lack is an error. */
  readonly isClosed: boolean;
}

/**
 * Links a function with all that it needs, as two programs would, and reads the result; shared objects are taken as
 * they are. `folder` holds the linked files. Throws `input` if the symbol is not defined, or not just once, and
 * `unsupported` if the linker refuses.
 */
export async function linkCode(
  { files, symbol, isText = false, isClosed: isComplete }: CodeFiles,
  folder: string,
): Promise<LinkedFunction> {
  const definitions = symbolTableOf(files);
  const { symbols: defined } = definitions;
  const name = symbol ?? onlyFunction(defined, files, isText);
  const own = defined.filter((d) => d.name === name);
  if (new Set(own.map((d) => d.place)).size > 1) {
    throw new Failure('input', `${name} is defined more than once`, {
      where: files.join(' '),
      found: own.map((d) => d.member).join(', '),
      hint: 'name one object',
    });
  }
  const isShared = isSharedObject(files[0]);
  if (isShared && own.length === 0) throw noFunction(name, files, definitions);
  const image = isShared
    ? readSharedImage(files[0], own[0])
    : await linked(files, name, definitions, isComplete, folder);
  const isOwn = (at: number): boolean => !isShared || own.some((d) => d.isPlace && d.address === at);
  const named = functionOf(image, name, isOwn);
  if (named === undefined) throw noFunction(name, files, definitions);
  return { image, symbol: named, doubles: isShared ? new Set() : doublesOf(defined) };
}

const functionOf = (
  { symbols, segments }: CodeImage,
  name: string,
  isOwn: (at: number) => boolean = () => true,
): CodeSymbol | undefined =>
  symbols.find(
    (s) =>
      s.name === name &&
      isOwn(s.address) &&
      segments.some((segment) => segment.isExecutable && isIn(segment, s.address)),
  );

const isIn = (segment: { readonly address: number; readonly bytes: Uint8Array }, at: number): boolean =>
  at >= segment.address && at < segment.address + segment.bytes.length;

/** Names that other objects see and that are defined more than once, be it as weak names or as numbers. */
function doublesOf(defined: readonly SymbolDefinition[]): Set<string> {
  const seen = new Set<string>();
  const doubles = new Set<string>();
  for (const { name, isGlobal } of defined) {
    if (!isGlobal) continue;
    if (seen.has(name)) doubles.add(name);
    seen.add(name);
  }
  return doubles;
}

/** The only global function, or the only one at all; of text, the one that comes first. */
function onlyFunction(defined: readonly SymbolDefinition[], files: readonly string[], isText: boolean): string {
  const code = defined.filter((d) => d.isCode);
  const global = code.filter((d) => d.isGlobal);
  const [one, ...more] = global.length > 0 ? global : code;
  if (one !== undefined && (isText || more.length === 0)) return one.name;
  throw new Failure('input', 'which function is meant?', {
    where: files.join(' '),
    expected: '--symbol <name>',
    found: one === undefined ? 'no functions' : listed(defined),
  });
}

const listed = (defined: readonly SymbolDefinition[]): string =>
  someOf([...new Set(defined.filter((d) => d.isCode).map((d) => d.name))]);

/** Some functions that could have been meant. */
const someOf = (names: readonly string[]): string =>
  names.length === 0
    ? 'no functions at all'
    : `${names.slice(0, 12).join(', ')}${names.length > 12 ? `, … (${names.length} functions)` : ''}`;

/** Each section of each file stays one, and what is filled in for names is told. */
const COMMON: readonly string[] = [
  '-nostdlib',
  '--gc-sections',
  '--unique=*',
  '--emit-relocs',
  '--build-id=none',
  '-z',
  'noexecstack',
  '--no-dynamic-linker',
];
const MOVABLE: readonly string[] = ['-pie'];
const FIXED: readonly string[] = ['-no-pie', '-static'];

/** As a position-independent program; code that cannot be one, at fixed addresses. */
async function linked(
  files: readonly string[],
  symbol: string,
  defined: SymbolTable,
  isComplete: boolean,
  folder: string,
): Promise<CodeImage> {
  const isSeen = defined.symbols.some(({ name, isGlobal }) => name === symbol && isGlobal);
  const exported = isSeen ? files : await exportSymbol({ files, symbol }, folder);
  const out = join(folder, 'linked.elf');
  const args = [
    ...COMMON,
    `--entry=${symbol}`,
    `--require-defined=${symbol}`,
    ...(isComplete ? [] : ['--unresolved-symbols=ignore-all']),
    '-o',
    out,
    ...exported,
  ];
  const movable = await runLimited('ld', [...MOVABLE, ...args], files.join(' '));
  const isFixed = /when making a PIE object/.test(movable.stderr);
  const { status, stderr } = isFixed ? await runLimited('ld', [...FIXED, ...args], files.join(' ')) : movable;
  if (status !== 0) throw notLinked(files, isComplete, stderr);
  const other = await linkOther({ files: exported, symbol, isFixed }, folder);
  const entry = functionOf(readElfImage(out), symbol)?.address;
  const otherEntry = functionOf(other, symbol)?.address;
  if (entry === undefined) throw noFunction(symbol, files, defined);
  if (otherEntry === undefined)
    throw new Failure('unsupported', `in another program, ${symbol} is no function`, { where: files.join(' ') });
  return readPlacedImage(out, defined, { image: other, entry, otherEntry });
}

const noFunction = (symbol: string, files: readonly string[], { symbols }: SymbolTable): Failure =>
  new Failure('input', `${symbol} is no function`, {
    where: files.join(' '),
    expected: `one of ${listed(symbols)}`,
  });

const notLinked = (files: readonly string[], isComplete: boolean, stderr: string): Failure =>
  new Failure(
    isComplete ? 'unsupported' : 'input',
    isComplete ? 'the function needs more than these files' : 'the object cannot be linked',
    {
      where: files.map((file) => basename(file)).join(' '),
      found: stderr.trimEnd().slice(0, 400),
      ...(isComplete ? { hint: 'name the other objects, too' } : {}),
    },
  );

/**
 * Links the files once more as most programs are linked: by the compiler, with the plugins that it brings along and the
 * linker's own script, between code and data of others, and with sections in another order. `isFixed` as the first link
 * had to be. Throws `unsupported` if that fails.
 */
async function linkOther(
  { files, symbol, isFixed }: { readonly files: readonly string[]; readonly symbol: string; readonly isFixed: boolean },
  folder: string,
): Promise<CodeImage> {
  const out = join(folder, 'other.elf');
  const [before, behind] = await Promise.all([neighbour(74_567, 1), neighbour(1_237, 2)]);
  const { status, stderr } = await runLimited(
    'cc',
    [
      ...(isFixed ? ['-no-pie', '-static'] : ['-pie']),
      '-nostdlib',
      ...LINKER.flatMap((option) => ['-Xlinker', option]),
      ...[`--entry=${symbol}`, `--require-defined=${symbol}`].flatMap((option) => ['-Xlinker', option]),
      ...['-o', out, before, ...files, behind],
    ],
    files.join(' '),
  );
  if (status === 0) return readElfImage(out);
  throw new Failure('unsupported', 'the compiler cannot link the object into a program', {
    where: files.join(' '),
    found: stderr.trimEnd().slice(0, 400),
  });
}

const LINKER: readonly string[] = ['--unresolved-symbols=ignore-all', '--sort-section=name', '-z', 'noexecstack'];

/** An object with code and data of somebody else, assembled once. */
function neighbour(bytes: number, value: number): Promise<string> {
  const text = neighbourText(bytes, value);
  const folder = cacheDir(projectRoot(import.meta.dirname), 'neighbour', [text]);
  return makeOnce(join(folder, 'neighbour.o'), async (draft) => {
    const { status, stderr } = await run('as', ['--64', '-o', draft], { input: text });
    if (status !== 0) throw new Failure('tool', 'the assembler does not take a text of data', { found: stderr });
  });
}

/** So many bytes of code; `value` is in the constants that linkers merge. */
function neighbourText(bytes: number, value: number): string {
  const merged = [4, 8, 16, 32].flatMap((size) => [
    `.section .rodata.cst${size},"aM",@progbits,${size}`,
    `.byte ${value}`,
    `.skip ${size - 1}, ${value}`,
  ]);
  return [
    '.text',
    `.skip ${bytes}, 0xcc`,
    '.section .rodata,"a",@progbits',
    `.skip ${2 * bytes + 1}, 0x5a`,
    ...merged,
    '.section .rodata.str1.1,"aMS",@progbits,1',
    `.asciz "${value}"`,
    '.data',
    `.skip ${3 * bytes}, 0xa5`,
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');
}

/**
 * For `nm`, which otherwise loads what compilers have installed for their intermediate code: a tenth of a second for
 * each file.
 */
const NO_PLUGINS = '--plugin=/dev/null';

/**
 * The files of a function, with its symbol made visible (copied to `folder`) if it is local to one of them. Throws
 * `input` if no file defines it, with those that are.
 */
export async function exportSymbol(
  { files, symbol }: { readonly files: readonly string[]; readonly symbol: string },
  folder: string,
): Promise<readonly string[]> {
  const dynamic = files.some(isSharedObject) ? ['-D'] : [];
  const stdout = await binutil('nm', [NO_PLUGINS, ...dynamic, '--defined-only', ...files], files.join(' '));
  const kinds = stdout.split('\n').flatMap((line) => {
    const [, kind, name] = /^\S+ (\w) (\S+?)(?:@.*)?$/.exec(line) ?? [];
    return name === symbol ? [kind] : [];
  });
  if (kinds.some((kind) => kind === kind.toUpperCase())) return files;
  if (kinds.length === 0)
    throw new Failure('input', `no file defines ${symbol}`, {
      where: files.join(' '),
      found: someOf(stdout.split('\n').flatMap((line) => / [TtWi] (\S+)$/.exec(line)?.[1] ?? [])),
      hint: shellLine(['nm', ...files]),
    });
  return Promise.all(
    files.map(async (file, i) => {
      const copy = join(folder, `${i}-${basename(file)}`);
      await binutil('objcopy', [`--globalize-symbol=${symbol}`, file, copy], file);
      return copy;
    }),
  );
}

/** What a program of binutils prints; `where` names the input in the message, which ends with its last line. */
async function binutil(name: string, args: readonly string[], where: string): Promise<string> {
  const { status, stdout, stderr } = await runLimited(name, args, where);
  if (status === 0) return stdout;
  const found = stderr.trimEnd().split('\n').at(-1)?.slice(0, 400);
  throw new Failure('input', `${name} does not understand the file`, { where, found: found ?? '' });
}
