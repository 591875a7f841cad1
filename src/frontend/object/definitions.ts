/** Which symbols the given objects, archives and shared objects define. */
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import { ET, readElf, rowCount, SHF, SHN, SHT, STB, STT } from './elf.ts';
import type { ElfSection, ElfSymbol } from './elf.ts';
import { noteDoubts, requirePlainForm, requireQuietStart, type SectionDoubts } from './objectForm.ts';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** An archive of objects, as `ar` makes it or rustc, whose metadata are one more member. */
export const isLibrary = (file: string): boolean => /\.(a|lib|rlib)$/.test(file);

/** Three times what the largest library has that was ever read. */
const MAX_SYMBOLS = 200_000;

/** A name that a file defines, in whatever way. */
export interface SymbolDefinition {
  readonly name: string;
  /** Whether other objects see it: as a strong, weak, unique or common name or as an indirect function. */
  readonly isGlobal: boolean;
  readonly isCode: boolean;
  /** Not a number, which is an address nowhere. */
  readonly isPlace: boolean;
  /** File or member of a library, the address there, and both: what tells definitions apart. */
  readonly member: string;
  readonly address: number;
  readonly place: string;
}

/** What files define, and what is odd about them, by name. */
export interface SymbolTable extends Oddities {
  readonly symbols: readonly SymbolDefinition[];
}

interface Oddities {
  readonly sections: ReadonlyMap<string, SectionDoubts>;
  /** Names that a file can do without: no library is searched for them, and what is not found is at address 0. */
  readonly dispensable: ReadonlySet<string>;
}

/**
 * All that objects, libraries (every member of them) or shared objects define. Throws `input` for what is none, and
 * `unsupported` for objects that a linker may compile anew.
 */
export function symbolTableOf(files: readonly string[]): SymbolTable {
  const symbols: SymbolDefinition[] = [];
  const odd = { sections: new Map<string, SectionDoubts>(), dispensable: new Set<string>() };
  for (const file of files) {
    const { members, index: known } = objectMembers(file);
    const names = new Map<number, ReadonlySet<string>>();
    members.forEach((member, index) => {
      const where = member.data.length > 0 && isLibrary(file) ? `${file}(${member.name})` : file;
      const own = inMember(where, () => readMember(member, where, index, isSharedObject(file), odd));
      names.set(member.head, new Set(own.map(({ name }) => name)));
      for (const symbol of own) symbols.push(symbol);
      requireFewSymbols(symbols.length, file);
    });
    requireTrueIndex(file, known, names);
  }
  return { symbols: symbols.toSorted(byAddress), ...odd };
}

/** `names` are those that members define, by their heads. */
function requireTrueIndex(
  file: string,
  index: readonly IndexEntry[],
  names: ReadonlyMap<number, ReadonlySet<string>>,
): void {
  const odd = index.find(({ name, head }) => names.get(head)?.has(name) !== true);
  if (odd === undefined) return;
  throw new Failure('input', 'the index of the library leads to no object of it that defines the name', {
    where: file,
    found: odd.name,
    hint: shellLine(['ranlib', file]),
  });
}

function requireFewSymbols(count: number, where?: string): void {
  if (count <= MAX_SYMBOLS) return;
  throw new Failure('unsupported', 'too many symbols', {
    ...(where === undefined ? {} : { where }),
    expected: `at most ${MAX_SYMBOLS}`,
    found: String(count),
  });
}

const byAddress = (a: SymbolDefinition, b: SymbolDefinition): number =>
  a.address - b.address || (a.name < b.name ? -1 : 1);

/** Runs `read` with the name in the message of a failure. */
function inMember<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Failure) throw new Failure(error.kind, error.message, { where, ...error.detail });
    throw error;
  }
}

function readMember(
  { data, head }: ObjectMember,
  member: string,
  index: number,
  isShared: boolean,
  { sections, dispensable }: { sections: Map<string, SectionDoubts>; dispensable: Set<string> },
): SymbolDefinition[] {
  return readElf(data, (file) => {
    if (!isShared) {
      if (file.type !== ET.REL)
        throw new Failure('input', 'not an object', { expected: 'what an assembler or compiler makes with -c' });
      requirePlainForm(file);
      if (head === 0) requireQuietStart(file);
      noteDoubts(file, sections);
    }
    const tables = file.sections.filter((s) => s.type === (isShared ? SHT.DYNSYM : SHT.SYMTAB));
    for (const table of tables) requireFewSymbols(rowCount(table));
    const symbols = tables.flatMap((table) => file.symbols(table));
    for (const { binding, section, name } of symbols)
      if (binding === STB.WEAK && section === SHN.UNDEF) dispensable.add(withoutVersion(name));
    return symbols.flatMap((symbol) => definitionOf(symbol, file.sections[symbol.section], member, index));
  });
}

/** What a symbol defines, if anything, where it stands in `home`. */
function definitionOf(
  { name: versioned, binding, type, section, value: address }: ElfSymbol,
  home: ElfSection | undefined,
  member: string,
  index: number,
): SymbolDefinition[] {
  const name = withoutVersion(versioned);
  if (section === SHN.UNDEF || type === STT.SECTION || type === STT.FILE || name === '') return [];
  const isCode = type !== STT.OBJECT && type !== STT.TLS && ((home?.flags ?? 0) & SHF.EXECINSTR) !== 0;
  const place = `${index} ${member} ${section} ${address}`;
  return [{ name, isGlobal: binding !== STB.LOCAL, isCode, isPlace: section !== SHN.ABS, member, address, place }];
}

/** Static libraries: their objects, and what linkers find them by. */

/** Whether a file is a shared object, by its name. */
export const isSharedObject = (file: string): boolean => /\.so(\.\d+)*$/.test(file);

/** An object of a library, or an object by itself. */
interface ObjectMember {
  /** For messages; two members may have one name. */
  readonly name: string;
  readonly data: Uint8Array;
  /** Where its head is in the library. */
  readonly head: number;
}

/** What a linker, which looks for a name in the index and for nothing else, takes for it: the member at `head`. */
interface IndexEntry {
  readonly name: string;
  readonly head: number;
}

interface ObjectMembers {
  readonly members: readonly ObjectMember[];
  /** Empty for an object by itself. */
  readonly index: readonly IndexEntry[];
}

/** `ar(5)`: a line in front of all, then for each member a head of 60 characters and its bytes, on even places. */
const MAGIC_BYTES = 8;
const ARCHIVE = '!<arch>\n';
/** Its members are files beside it: only their names and sizes are in it, as meson makes libraries. */
const THIN = '!<thin>\n';
const HEAD_BYTES = 60;
const HEAD_END = '`\n';

/**
 * The objects of a file: those of a static library, in their order and all of them, or the file itself. Throws `input`
 * for a library that is damaged, and `unsupported` for libraries within libraries.
 */
function objectMembers(path: string): ObjectMembers {
  const data = readFileSync(path);
  const magic = data.toString('latin1', 0, MAGIC_BYTES);
  return magic === ARCHIVE || magic === THIN
    ? libraryMembers(path, data, magic === THIN)
    : { members: [{ name: basename(path), data, head: 0 }], index: [] };
}

function libraryMembers(path: string, data: Buffer, isThin: boolean): ObjectMembers {
  const members: ObjectMember[] = [];
  let index: IndexEntry[] = [];
  let longNames = '';
  for (let at = MAGIC_BYTES; at < data.length; ) {
    const head = data.toString('latin1', at, at + HEAD_BYTES);
    const size = /^\d+ *$/.test(head.slice(48, 58)) ? Number(head.slice(48, 58)) : NaN;
    const name = head.slice(0, 16).trimEnd();
    const isIndex = name === '/' || name === '/SYM64/';
    const isTable = isIndex || name === '//';
    const body = at + HEAD_BYTES;
    const isHere = isTable || !isThin;
    if (!head.endsWith(HEAD_END) || Number.isNaN(size) || (isHere && body + size > data.length))
      throw damaged(path, at);
    if (name === '//') longNames = data.toString('latin1', body, body + size);
    else if (isIndex) index = [...index, ...indexEntries(path, data.subarray(body, body + size), name === '/' ? 4 : 8)];
    else members.push({ ...member(path, nameOf(path, name, longNames), isThin ? null : data, body, size), head: at });
    at = body + (isHere ? size + (size % 2) : 0);
  }
  return { members, index };
}

const damaged = (path: string, at: number): Failure =>
  new Failure('input', 'the library is damaged or cut off', { where: path, found: `byte ${at}` });

/** How many there are, where their heads are, high bytes first, and the names, each with a zero behind it. */
function indexEntries(path: string, table: Buffer, bytes: number): IndexEntry[] {
  if (table.length < bytes) throw damaged(path, MAGIC_BYTES);
  const numberAt = (k: number): number =>
    bytes === 4 ? table.readUInt32BE(4 * k) : Number(table.readBigUInt64BE(8 * k));
  const count = numberAt(0);
  if ((count + 1) * bytes > table.length) throw damaged(path, MAGIC_BYTES);
  const names = table.toString('latin1', (count + 1) * bytes).split('\0');
  return Array.from({ length: count }, (_, k) => ({ name: withoutVersion(names[k] ?? ''), head: numberAt(k + 1) }));
}

/** A name, of which a file may have several versions; they stand behind an @. */
const withoutVersion = (name: string): string => name.replace(/@.*$/, '');

/** `name/`, or `/12`: where it begins in the table of long names. */
function nameOf(path: string, name: string, longNames: string): string {
  const place = /^\/(\d+)$/.exec(name)?.[1];
  if (place !== undefined) return (longNames.slice(Number(place)).split('\n')[0] ?? '').replace(/\/$/, '');
  if (/^((#1)?\/|__\.SYMDEF)/.test(name))
    throw new Failure('unsupported', 'a library in a form of its own', {
      where: path,
      found: name,
      hint: 'make one of the same objects with GNU ar',
    });
  return name.replace(/\/$/, '');
}

function member(
  path: string,
  name: string,
  data: Buffer | null,
  body: number,
  size: number,
): Omit<ObjectMember, 'head'> {
  if (data !== null) return { name, data: data.subarray(body, body + size) };
  const file = resolve(dirname(path), name);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return { name, data: readFileSync(file) };
  throw new Failure('input', 'an object is missing that the library names', {
    where: path,
    expected: 'an ordinary file',
    found: name,
    hint: 'a thin library holds names of files only',
  });
}
