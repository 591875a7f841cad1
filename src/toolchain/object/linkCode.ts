import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSymbol } from '../../base/machineCode.ts';
import { readElfImage } from './elfImage.ts';
import { parseElfObject } from './elfObject.ts';
import { exportSymbol, isSharedObject, NO_PLUGINS } from './exportSymbol.ts';
import { runLimited } from '../runLimited.ts';

/** One function as a program would run it. */
export interface LinkedFunction {
  readonly image: CodeImage;
  readonly symbol: CodeSymbol;
  /** Names that the files define more than once. */
  readonly doubles: ReadonlySet<string>;
}

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
 * Links a function with all that it needs, as a program would, and reads the result; shared objects are taken as they
 * are. `folder` holds the linked file. Throws `input` if the symbol is not defined, or not just once, and `unsupported`
 * if the linker refuses.
 */
export async function linkCode(
  { files, symbol, isText = false, isClosed: isComplete }: CodeFiles,
  folder: string,
): Promise<LinkedFunction> {
  const defined = await definitions(files);
  const name = symbol ?? onlyFunction(defined, files, isText);
  const own = defined.filter((d) => d.name === name);
  if (new Set(own.map((d) => d.place)).size > 1) {
    throw new Failure('input', `${name} is defined more than once`, {
      where: files.join(' '),
      found: own.map((d) => d.member).join(', '),
      hint: 'name one object',
    });
  }
  const [file] = files;
  const shared = isSharedObject(file);
  const image = shared ? readElfImage(file, null) : await linked(files, name, defined, isComplete, folder);
  const isOwn = (at: number): boolean => !shared || own.some((d) => d.isPlace && Number.parseInt(d.address, 16) === at);
  const named = image.symbols.find(
    (s) =>
      s.name === name &&
      isOwn(s.address) &&
      image.segments.some((segment) => segment.isExecutable && isIn(segment, s.address)),
  );
  if (named === undefined)
    throw new Failure('input', `${name} is no function`, {
      where: files.join(' '),
      expected: `one of ${listed(defined)}`,
    });
  const global = new Map<string, number>();
  for (const d of defined) if (d.isGlobal) global.set(d.name, (global.get(d.name) ?? 0) + 1);
  const doubles = shared ? [] : [...global].filter(([, count]) => count > 1).map(([double]) => double);
  return { image, symbol: named, doubles: new Set(doubles) };
}

const isIn = (segment: { readonly address: number; readonly bytes: Uint8Array }, at: number): boolean =>
  at >= segment.address && at < segment.address + segment.bytes.length;

/** A symbol that `nm` found. */
interface Definition {
  readonly name: string;
  readonly isGlobal: boolean;
  readonly isCode: boolean;
  /** Not a number, which is an address nowhere. */
  readonly isPlace: boolean;
  /** File or member of a library, the hexadecimal address there, and both: what tells definitions apart. */
  readonly member: string;
  readonly address: string;
  readonly place: string;
}

async function definitions(files: readonly string[]): Promise<Definition[]> {
  files.filter((file) => file.endsWith('.o')).forEach((file) => named(file, () => parseElfObject(readFileSync(file))));
  const shared = files.some(isSharedObject);
  const { status, stdout, stderr } = await runLimited(
    'nm',
    [NO_PLUGINS, '-A', '-n', '--defined-only', ...(shared ? ['-D'] : []), ...files],
    files.join(' '),
  );
  if (status !== 0)
    throw new Failure('input', 'nm does not understand the file', {
      where: files.join(' '),
      found: stderr.trimEnd().slice(0, 400),
    });
  return stdout.split('\n').flatMap((line) => {
    const [, member, address, kind, name] = /^(.*?):([0-9a-f]+) (\S) (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    return [
      {
        name: name.replace(/@.*$/, ''),
        isGlobal: kind === kind.toUpperCase() && kind !== 'W' && kind !== 'V',
        isCode: /[TtWi]/.test(kind),
        isPlace: !/[Aa]/.test(kind),
        member,
        address,
        place: `${member} ${address}`,
      },
    ];
  });
}

/** Runs `read` with the file's name in the message of a failure. */
function named<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Failure) throw new Failure(error.kind, error.message, { where: file, ...error.detail });
    throw error;
  }
}

/** The only global function, or the only one at all; of text, the one that comes first. */
function onlyFunction(defined: readonly Definition[], files: readonly string[], isText: boolean): string {
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

/** Some functions that could have been meant. */
function listed(defined: readonly Definition[]): string {
  const names = [...new Set(defined.filter((d) => d.isCode).map((d) => d.name))];
  return names.length === 0
    ? 'no functions at all'
    : `${names.slice(0, 12).join(', ')}${names.length > 12 ? `, … (${names.length} functions)` : ''}`;
}

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
  defined: readonly Definition[],
  isComplete: boolean,
  folder: string,
): Promise<CodeImage> {
  const names = new Set(defined.map((d) => d.name));
  const exported = await exportSymbol({ files, symbol }, folder);
  const out = join(folder, 'linked.elf');
  const args = [
    ...COMMON,
    '-e',
    symbol,
    `--require-defined=${symbol}`,
    ...(isComplete ? [] : ['--unresolved-symbols=ignore-all']),
    '-o',
    out,
    ...exported,
  ];
  const movable = await runLimited('ld', [...MOVABLE, ...args], files.join(' '));
  if (movable.status === 0) return readElfImage(out, names);
  const fixed = /when making a PIE object/.test(movable.stderr)
    ? await runLimited('ld', [...FIXED, ...args], files.join(' '))
    : movable;
  if (fixed.status === 0) return readElfImage(out, names);
  throw new Failure(
    isComplete ? 'unsupported' : 'input',
    isComplete ? 'the function needs more than these files' : 'the object cannot be linked',
    {
      where: files.map((file) => basename(file)).join(' '),
      found: fixed.stderr.trimEnd().slice(0, 400),
      ...(isComplete ? { hint: 'name the other objects, too' } : {}),
    },
  );
}
