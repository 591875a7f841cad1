import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import {
  readElf,
  readHeaders,
  readString,
  rows,
  SHF_ALLOC,
  SHN_ABS,
  SHN_UNDEF,
  SHT_RELA,
  SHT_SYMTAB,
  STB_WEAK,
  type ElfHeader,
  bothDoubts,
  doubtsOf,
  type SectionDoubts,
} from './elfObject.ts';
import { objectMembers, withoutVersion, type IndexEntry, type ObjectMember } from './archive.ts';
import { isSharedObject } from './exportSymbol.ts';
import { requirePlainForm, requireQuietStart } from './objectForm.ts';

/** Numbers of the ELF specification. */
const ET_REL = 1;
const SHT_REL = 9;
const SHT_GROUP = 17;
const SHT_DYNSYM = 11;
const SHT_CREL = 0x40000014;
const SHF_EXECINSTR = 4;
const STB_LOCAL = 0;
const STT_OBJECT = 1;
const STT_SECTION = 3;
const STT_FILE = 4;
const STT_TLS = 6;

/** Three times what the largest library has that was ever read. */
const MAX_SYMBOLS = 200_000;
const SYMBOL_BYTES = 24;

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
      const where = member.data.length > 0 && file.endsWith('.a') ? `${file}(${member.name})` : file;
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
  return readElf(data, (view) => {
    const headers = readHeaders(view);
    if (!isShared) {
      if (view.getUint16(16, true) !== ET_REL)
        throw new Failure('input', 'not an object', { expected: 'what an assembler or compiler makes with -c' });
      requirePlainForm(view, headers);
      if (head === 0) requireQuietStart(view, headers);
      readSections(view, headers, sections);
    }
    const tables = headers.filter((h) => h.type === (isShared ? SHT_DYNSYM : SHT_SYMTAB));
    for (const table of tables) for (const name of dispensableNames(view, table, headers)) dispensable.add(name);
    return tables.flatMap((h) => readSymbols(view, h, headers, member, index));
  });
}

/**
 * What linkers find beside the code, and take instead of it: GCC's and LLVM's intermediate code, and a whole object
 * (newer GNU ld).
 */
const INTERMEDIATE = /^\.(gnu\.lto_|llvm\.lto$|gnu_object_only$)/;

/**
 * Relocations of instructions that linkers may write anew, opcode and all: through the table of addresses, and to what
 * each thread has (System V AMD64 psABI, table 4.9 and "Optimize GOTPCRELX relocations"). They do the same then, but
 * have other bytes.
 */
const WRITTEN_ANEW: readonly number[] = [9, 19, 20, 22, 34, 35, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51];

function readSections(view: DataView, headers: readonly ElfHeader[], sections: Map<string, SectionDoubts>): void {
  const names = headers[view.getUint16(62, true)];
  const nameOf = (h: ElfHeader): string => readString(view, names.offset + h.name);
  const doubt = (h: ElfHeader | undefined, doubts: SectionDoubts): void => {
    if (h !== undefined) sections.set(nameOf(h), bothDoubts(sections.get(nameOf(h)), doubts));
  };
  for (const header of headers) {
    const name = nameOf(header);
    if (INTERMEDIATE.test(name))
      throw new Failure('unsupported', 'the linker may compile the object anew, and the code be another one', {
        found: `intermediate code in ${name}`,
        hint: 'compile without -flto',
      });
    if ((header.flags & SHF_ALLOC) !== 0) doubt(header, doubtsOf({ ...header, name }));
    if (header.type === SHT_GROUP)
      for (const member of rows(header, 4).slice(1)) doubt(headers[view.getUint32(member, true)], certainly(IN_GROUP));
    if (header.type === SHT_REL || header.type === SHT_CREL)
      doubt(headers[header.info], certainly(`relocations of type ${header.type}`));
    if (header.type === SHT_RELA && rows(header, 24).some((at) => WRITTEN_ANEW.includes(view.getUint32(at + 8, true))))
      doubt(headers[header.info], { code: null, constant: 'linkers may write instructions of the section anew' });
  }
}

/** Some linkers go by the list of the group, others by the flags of sections. */
const IN_GROUP = 'a group names it, which another object may replace';
const certainly = (doubt: string): SectionDoubts => ({ code: doubt, constant: doubt });

function readSymbols(
  view: DataView,
  table: ElfHeader,
  headers: readonly ElfHeader[],
  member: string,
  index: number,
): SymbolDefinition[] {
  requireFewSymbols(table.size / SYMBOL_BYTES);
  return rows(table, SYMBOL_BYTES).flatMap((at) => {
    const info = view.getUint8(at + 4);
    const type = info & 15;
    const section = view.getUint16(at + 6, true);
    if (section === SHN_UNDEF || type === STT_SECTION || type === STT_FILE) return [];
    const name = symbolName(view, at, headers[table.link]);
    const address = Number(view.getBigUint64(at + 8, true));
    const isCode = type !== STT_OBJECT && type !== STT_TLS && ((headers[section]?.flags ?? 0) & SHF_EXECINSTR) !== 0;
    if (name === '') return [];
    const isGlobal = info >> 4 !== STB_LOCAL;
    const place = `${index} ${member} ${section} ${address}`;
    return [{ name, isGlobal, isCode, isPlace: section !== SHN_ABS, member, address, place }];
  });
}

const symbolName = (view: DataView, at: number, strings: ElfHeader): string =>
  withoutVersion(readString(view, strings.offset + view.getUint32(at, true)));

/** What is not defined, and need not be. */
const dispensableNames = (view: DataView, table: ElfHeader, headers: readonly ElfHeader[]): string[] =>
  rows(table, SYMBOL_BYTES)
    .filter((at) => view.getUint8(at + 4) >> 4 === STB_WEAK && view.getUint16(at + 6, true) === SHN_UNDEF)
    .map((at) => symbolName(view, at, headers[table.link]));
