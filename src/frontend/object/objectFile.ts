/** Makes an object of a file in any form that is read: C, assembly of any assembler, objects of other systems. */
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { remembered } from '../../base/remembered.ts';
import { printableLine } from '../../base/printable.ts';
import { isLibrary, isSharedObject } from './definitions.ts';
import { STT, parseElfObject, type ElfSymbol, type ObjectSection } from './elf.ts';
import { elfOf, otherFormat } from './otherObject.ts';
import { passingSource } from './sourceLimits.ts';
import { nearFile, requireText } from '../../base/readInput.ts';
import { givenSource, type SourceReader } from '../toolchain/givenSource.ts';
import { firstError, runLimited, run, type RunOptions } from '../toolchain/run.ts';
import { requireTool, type Tools } from '../toolchain/tools.ts';

/** Code that can be moved, without the additions of a distribution's compiler that cost time. */
export const MOVABLE: readonly string[] = [
  '-c',
  '-fPIC',
  '-ffunction-sections',
  '-fno-stack-protector',
  '-fcf-protection=none',
  '-fno-asynchronous-unwind-tables',
];

/** How assembly text is to be read where the file does not say so itself. */
export type TextSyntax = 'nasm' | 'gas-intel' | 'gas-att';

/** How a file is to be read. */
export interface FileForm {
  readonly syntax?: TextSyntax | undefined;
  /** For files that are compiled or preprocessed: further options. */
  readonly compilerFlags?: readonly string[];
  /** Of a C file, which of the ways to compile it (`JUDGED`); the first unless given. */
  readonly judged?: readonly string[];
  /** Text of NASM is for Windows, if NASM takes it as that. */
  readonly isForWindows?: boolean;
}

/** What files are read with. */
export interface ObjectTools {
  readonly tools: Tools;
  /** Path of the decoder (`buildBridge`), which reads objects for Windows and macOS; null where these are refused. */
  readonly decoder: string | null;
}

/** What an assembler, a compiler or nobody made of a file. */
export interface ObjectFile {
  readonly path: string;
  /** Whether lines of the file belong to its instructions. */
  readonly isText: boolean;
  /** Which assembler, and which version of it, made the code of a text; another one may make other code. */
  readonly assembler?: string;
  /** What compiled or preprocessed the file, with version and options; null where its code does not depend on that. */
  readonly build: string | null;
}

const OBJECT = /\.(o|obj|a|lib|rlib)$/;
const TEXT = /\.(asm|s|S|c)$/;
const KINDS = '.asm (NASM), .s or .S (GNU assembler), .c, .o, .obj, .a, .lib, .rlib or .so';

/**
 * An object, library or shared object with the code of a file: text is assembled and C compiled anew by the real tools,
 * into `folder`, because what they include may have changed. Throws `input` for what is no ordinary file, of no known
 * kind, or refused by the tool.
 */
export async function objectFile(
  path: string,
  { syntax, compilerFlags = [], judged = JUDGED[0], isForWindows = false }: FileForm,
  folder: string,
  { tools, decoder }: ObjectTools,
): Promise<ObjectFile> {
  requireObjectFile(path);
  if (syntax !== undefined || TEXT.test(path)) requireText(path);
  const suffix = extname(path);
  if (syntax === undefined && suffix === '.c')
    return forFirstThatHas(compilerFlags, (architecture) =>
      byCompiler(path, [...MOVABLE, ...judged, architecture, ...compilerFlags], folder, tools),
    );
  if (syntax === undefined && suffix === '.S')
    return byCompiler(path, ['-c', '-x', 'assembler-with-cpp', ...compilerFlags], folder, tools);
  if (compilerFlags.length > 0)
    throw new Failure('input', 'no compiler reads this file', {
      where: path,
      expected: '.c or .S with --cflags or --include',
    });
  if (syntax === 'nasm' || (syntax === undefined && suffix === '.asm'))
    return nasmText(path, folder, isForWindows, { tool: requireTool(tools.byName.nasm), decoder });
  if (syntax !== undefined || suffix === '.s') return gnuText(path, folder, syntax === 'gas-intel' ? INTEL : [], tools);
  if (OBJECT.test(path))
    return { path: await asElf(path, join(folder, 'object.o'), path, decoder), isText: false, build: null };
  if (isSharedObject(path)) return { path, isText: false, build: null };
  throw new Failure('input', 'unknown kind of file', {
    where: path,
    expected: KINDS,
    hint: 'compile it to an object, or say --syntax for assembly text',
  });
}

/** By the C compiler, which also assembles text with the preprocessor's lines. */
async function byCompiler(
  path: string,
  flags: readonly string[],
  folder: string,
  { byName: { cc } }: Tools,
): Promise<ObjectFile> {
  const compiler = requireTool(cc);
  const isC = extname(path) === '.c';
  const build = await namedBuild(compiler, flags);
  const how = {
    ...(build.includes('clang') ? BY_CLANG : BY_GCC),
    tool: compiler,
    args: [...flags, ...(isC ? TIMELESS_C : TIMELESS_S)],
  };
  if (!isC) return { ...(await assembled(path, folder, how)), build };
  return { path: await compiled(path, folder, how), isText: false, build };
}

/** With the lines of the source for messages, unless asking for them changes the code. */
async function compiled(path: string, folder: string, how: Translator): Promise<string> {
  const other = mkdtempSync(join(folder, 'lines-'));
  const lines = { ...how, args: [...how.args, '-g'] };
  const [plain, lined] = await Promise.all([
    made(path, join(folder, 'compiled.o'), how),
    made(path, join(other, 'compiled.o'), lines).catch(() => null),
  ]);
  return lined !== null && contentsOf(plain) === contentsOf(lined) ? lined : plain;
}

async function byAssembler(path: string, folder: string, how: Translator): Promise<ObjectFile> {
  const name = (await versionOf(how.tool)).replaceAll(/ \(.*?\)/g, '');
  return { ...(await assembled(path, folder, how)), assembler: printableLine(name) };
}

/**
 * For Windows, as NASM makes it for Windows: what depends on the kind of object is read so. Where ELF is the same, that
 * has lines for messages; what only makes sense as ELF is that with another convention.
 */
async function nasmText(
  path: string,
  folder: string,
  isForWindows: boolean,
  means: Pick<Translator, 'tool' | 'decoder'>,
): Promise<ObjectFile> {
  const forLinux = (): Promise<ObjectFile> => byAssembler(path, folder, { ...NASM, ...means });
  if (!isForWindows) return forLinux();
  const place = mkdtempSync(join(folder, 'windows-'));
  const [own, elf] = await Promise.allSettled([
    byAssembler(path, place, { ...NASM_FOR_WINDOWS, ...means }),
    forLinux(),
  ]);
  if (own.status === 'fulfilled') {
    const isSame = elf.status === 'fulfilled' && contentsOf(elf.value.path) === contentsOf(own.value.path);
    return { ...(isSame ? elf.value : own.value), assembler: `${own.value.assembler} for win64` };
  }
  const isRefused = own.reason instanceof Failure && own.reason.kind === 'input';
  if (isRefused && elf.status === 'fulfilled')
    return { ...elf.value, assembler: `${elf.value.assembler} for elf64 (it does not take the file for win64)` };
  throw own.reason;
}

/** By the GNU assembler; what only clang's takes (its own output has directives of its own) by that. */
async function gnuText(
  path: string,
  folder: string,
  flags: readonly string[],
  { byName: { as, clang } }: Tools,
): Promise<ObjectFile> {
  try {
    return await byAssembler(path, folder, { ...GNU, tool: requireTool(as), args: ['--64', ...flags] });
  } catch (error) {
    if (clang.path === null || flags.length > 0 || !(error instanceof Failure) || error.kind !== 'input') throw error;
    const other = await byAssembler(path, folder, { ...CLANG, tool: clang.path }).catch(() => {
      throw error;
    });
    return { ...other, assembler: `${other.assembler} (GNU as does not take the file)` };
  }
}

/** Text in Intel syntax may begin with `.intel_syntax noprefix` itself; this is for text that does not. */
const INTEL: readonly string[] = ['-msyntax=intel', '-mnaked-reg'];

/** Bytes of one object or text, and of a library. */
const MAX_BYTES = 1 << 25;
const MAX_LIBRARY_BYTES = 1 << 28;

/**
 * Throws `input` unless this is an ordinary file that can be read: no directory, no pipe, no device; and `unsupported`
 * if it is too large.
 */
function requireObjectFile(path: string): void {
  const found = kindOf(path);
  if (found !== null)
    throw new Failure('input', found, { where: path, expected: 'an ordinary file', ...nearFile(path) });
  requireSize(path, path, isLibrary(path) || isSharedObject(path) ? MAX_LIBRARY_BYTES : MAX_BYTES);
}

function requireSize(path: string, where: string, most = MAX_BYTES): void {
  const { size } = statSync(path);
  if (size <= most) return;
  throw new Failure('unsupported', 'too large an object', {
    where,
    expected: `at most ${most} bytes`,
    found: `${size} bytes`,
    hint: 'leave out what the function does not need',
  });
}

function kindOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'the file does not exist';
  return stats.isFile() ? null : stats.isDirectory() ? 'this is a directory' : 'this is a pipe or device';
}

async function made(
  path: string,
  out: string,
  { tool, args, reader, listing }: Omit<Translator, 'lines'>,
  options: RunOptions = {},
): Promise<string> {
  // As its author calls it, for text can ask for the name of its file.
  const { cwd, told, ...given } = givenSource(path, reader);
  const list = join(dirname(out), 'sources');
  const { status, stderr } = await runLimited(tool, [...args, ...listing(list), '-o', out, ...given.args], path, {
    ...options,
    ...(given.input === undefined ? {} : { input: given.input }),
    cwd,
  });
  if (status === 0) {
    const found = passingSource(list, cwd);
    if (found !== undefined)
      throw new Failure('unsupported', 'the file includes what is another text each time', { where: path, found });
    requireSize(out, path);
    return out;
  }
  throw new Failure('input', `${basename(tool)} does not take the file`, {
    where: path,
    found: firstError(told(stderr)).split('\n').slice(0, 6).join('\n'),
    ...hintFor(path, stderr),
  });
}

/** The same as ELF, whatever kind of object the tool makes. */
async function madeElf(path: string, out: string, how: Translator, options: RunOptions = {}): Promise<string> {
  return asElf(await made(path, out, how, options), `${out}.elf`, path, how.decoder ?? null);
}

/** An object or library that is no ELF, as such. */
async function asElf(path: string, out: string, where: string, decoder: string | null): Promise<string> {
  if (otherFormat(path) === null) return path;
  if (decoder !== null) return elfOf(path, out, where, decoder);
  throw new Failure('unsupported', 'an object for Windows or macOS', { where, expected: 'one of ELF' });
}

/** What a file of C may lack, and what text for Windows needs. */
function hintFor(path: string, stderr: string): { readonly hint?: string } {
  if (stderr.includes('..imagebase')) return { hint: 'text for Windows is read as such by: verify --convention win64' };
  if (!/^\.[cS]$/.test(extname(path))) return {};
  const hint = stderr.includes('_BitInt')
    ? '_BitInt needs clang, or GCC 14: compile it with `clang -O2 -c`, and give the object'
    : 'folders and names it needs: -I FOLDER, -DNAME=1';
  return { hint };
}

/**
 * With the lines of the file for messages. Text that is another program whenever it is assembled, when lines are
 * asked for, or without the environment of this process, is refused.
 */
async function assembled(path: string, folder: string, how: Translator): Promise<ObjectFile> {
  const name = `${basename(path, extname(path))}.o`;
  const other = mkdtempSync(join(folder, 'lines-'));
  const lines = { ...how, args: [...how.args, ...how.lines] };
  const [plain, lined] = await Promise.all([
    madeElf(path, join(folder, name), how),
    madeElf(path, join(other, name), lines, { env: { PATH: process.env['PATH'] } }).catch(() => null),
  ]);
  if (lined === null) return { path: plain, isText: true, build: null };
  if (contentsOf(plain) === contentsOf(lined)) return { path: lined, isText: true, build: null };
  throw new Failure('unsupported', 'the file is not the same program each time', {
    where: path,
    found: `${basename(how.tool)} makes other code with line numbers, another environment or another version`,
  });
}

/** All that gets into a program, as text. */
function contentsOf(object: string): string {
  const { sections, symbols } = parseElfObject(readFileSync(object));
  const nameOf = (index: number): string => sections[index]?.name ?? String(index);
  const isOwn = ({ name }: ObjectSection): boolean =>
    !/^\.(rela?\.|(rela?\.)?debug_|symtab$|strtab$|shstrtab$)/.test(name);
  const own = sections
    .filter(isOwn)
    .map(({ name, alignment, flags, size, bytes, relocations }) => [
      name,
      alignment,
      flags,
      size,
      Buffer.from(bytes).toString('hex'),
      relocations.map((r) => [r.offset, r.type, r.addend, r.symbol.name, nameOf(r.symbol.section), r.symbol.value]),
    ]);
  return JSON.stringify([
    own,
    symbols
      .filter((s) => s.name !== '' && s.name !== GNU_VERSION)
      .map((s) => [s.name, kindOfSymbol(s), nameOf(s.section), s.value])
      .toSorted(),
  ]);
}

/** Binding and type; with line numbers NASM says of labels in front of data that they are objects, and how large. */
const kindOfSymbol = ({ binding, type }: ElfSymbol): string => `${binding} ${type <= STT.OBJECT ? 'place' : type}`;

/**
 * What makes code of a file, in a line: another compiler, version or option makes other code of it. The processor of
 * `-march=native` is named.
 */
async function namedBuild(compiler: string, flags: readonly string[]): Promise<string> {
  const version = (await versionOf(compiler)).replaceAll(/[^\x20-\x7e]/g, '?');
  const native = flags.includes('-march=native') ? ` (native: ${await nativeProcessor(compiler)})` : '';
  return `${version}: ${flags.join(' ')}${native}`;
}

/** As GCC and clang name it. */
const nativeProcessor = remembered(async (compiler: string): Promise<string> => {
  const { stderr } = await run(compiler, ['-march=native', '-###', '-c', '-x', 'c', '/dev/null']);
  return /"(?:-march=|-target-cpu" ")(?!native)([\w.-]+)"/.exec(stderr)?.[1] ?? 'unknown';
});

/** The first line that a tool says of its version. */
const versionOf = remembered(
  async (tool: string): Promise<string> => (await run(tool, ['--version'])).stdout.split('\n')[0] ?? '',
);

/* How the tools make objects of text, and once more with lines for messages. */

/** The number that a text asks the GNU assembler for its version by. */
const GNU_VERSION = '.gasversion.';

/** How a tool makes an object of a text. */
interface Translator {
  readonly tool: string;
  readonly args: readonly string[];
  readonly reader: SourceReader;
  /** What makes lines for messages, and should change nothing else. */
  readonly lines: readonly string[];
  /** Reads what it makes, if that is no ELF. */
  readonly decoder?: string | null;
  /** Options that have it write what the text includes, for `passingSource`. */
  listing(list: string): readonly string[];
}

/** The compiler lists what it includes itself, and the assembler behind it the rest. Clang has no such list of that. */
const BY_GCC: Omit<Translator, 'tool' | 'args'> = {
  reader: 'compiler',
  lines: ['-g', `-Wa,--defsym,${GNU_VERSION}=0`],
  // Unlike in `-Wa,…`, a comma in a path is one.
  listing: (list) => ['-MD', '-MF', `${list}.c.d`, '-Xassembler', '--MD', '-Xassembler', `${list}.d`],
};
const BY_CLANG: Omit<Translator, 'tool' | 'args'> = {
  reader: 'compiler',
  lines: ['-g'],
  listing: (list) => ['-MD', '-MF', `${list}.c.d`],
};

/** A text that asks for the time is another one tomorrow; with these it asks for a name that is not there. */
const timeless = (value: string): readonly string[] => [
  '-Wno-builtin-macro-redefined',
  ...['DATE', 'TIME', 'TIMESTAMP'].map((name) => `-D__${name}__=${value}`),
];
const TIMELESS_C = timeless('it_depends_on_the_time');
/** A name that is not there can be compared with. */
const TIMELESS_S = timeless(';.error "it depends on the time";');
const TIMES = ['DATE', 'TIME', 'UTC_DATE', 'UTC_TIME'].flatMap((name) => [name, `${name}_NUM`]);
const TIMELESS_NASM = [...TIMES, 'POSIX_TIME'].map((name) => `-D__?${name}?__=it_depends_on_the_time`);
const WITHOUT_VERSION = ['MAJOR', 'MINOR', 'SUBMINOR', 'VERSION_ID'].map((name) => `-D__?NASM_${name}?__=0`);
/** Lines are made by an assembler without a version. */
const NASM: Omit<Translator, 'tool'> = {
  reader: 'assembler',
  args: ['-f', 'elf64', ...TIMELESS_NASM],
  lines: ['-g', '-F', 'dwarf', ...WITHOUT_VERSION],
  listing: (list) => ['-MD', `${list}.d`],
};
/** The lines that it could say for Windows are not understood. */
const NASM_FOR_WINDOWS: typeof NASM = {
  ...NASM,
  args: ['-f', 'win64', ...TIMELESS_NASM],
  lines: WITHOUT_VERSION,
};
const GNU: Omit<Translator, 'tool' | 'args'> = {
  reader: 'assembler',
  lines: ['-g', '--defsym', `${GNU_VERSION}=0`],
  listing: (list) => ['--MD', `${list}.d`],
};
const CLANG: Omit<Translator, 'tool'> = {
  reader: 'clang assembler',
  args: ['-c', '-x', 'assembler'],
  lines: ['-g'],
  listing: () => [],
};

/* The compiler options with which C is compiled to be judged. */

/**
 * How C is compiled that is to be judged: for no processor at hand, so that the answer is the same everywhere, and
 * without vectors, which are harder to follow. The later ones are for where what the first one makes is not decided.
 */
export const JUDGED: readonly (readonly string[])[] = ['-O3', '-O2', '-O1'].map((level) => [
  ...[level, '-fno-tree-vectorize', '-fno-tree-slp-vectorize'],
]);

/** For which processors: the second has what the intrinsics of some sources need. */
const ARCHITECTURES: readonly string[] = ['-march=x86-64-v3', '-march=icelake-server'];

/** What `compile` makes for the first processor that has what the source asks for. */
async function forFirstThatHas<T>(
  further: readonly string[],
  compile: (architecture: string) => Promise<T>,
): Promise<T> {
  const [least, most] = ARCHITECTURES;
  if (further.some((flag) => flag.startsWith('-march='))) return compile(least);
  try {
    return await compile(least);
  } catch (error) {
    if (error instanceof Failure && LACKS.test(error.detail.found ?? '')) return compile(most);
    throw error;
  }
}

/** As GCC and clang say it. */
const LACKS = /target specific option mismatch|target feature|needs target/;
