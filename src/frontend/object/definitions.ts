import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import { ET, SHF, SHN, SHT, STB, STT, readElf, rowCount, rows } from './elf.ts';
import type { ElfFile, ElfSection, ElfSymbol } from './elf.ts';
import { isSharedObject, objectMembers, withoutVersion, type IndexEntry, type ObjectMember } from './archive.ts';
import { bothDoubts, doubtsOf, requirePlainForm, requireQuietStart, type SectionDoubts } from './objectForm.ts';

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
  return readElf(data, (file) => {
    if (!isShared) {
      if (file.type !== ET.REL)
        throw new Failure('input', 'not an object', { expected: 'what an assembler or compiler makes with -c' });
      requirePlainForm(file);
      if (head === 0) requireQuietStart(file);
      readSections(file, sections);
    }
    const tables = file.sections.filter((s) => s.type === (isShared ? SHT.DYNSYM : SHT.SYMTAB));
    for (const table of tables) requireFewSymbols(rowCount(table));
    const symbols = tables.flatMap((table) => file.symbols(table));
    for (const { binding, section, name } of symbols)
      if (binding === STB.WEAK && section === SHN.UNDEF) dispensable.add(withoutVersion(name));
    return symbols.flatMap((symbol) => definitionOf(symbol, file.sections[symbol.section], member, index));
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

function readSections(file: ElfFile, sections: Map<string, SectionDoubts>): void {
  const doubt = (section: ElfSection | undefined, doubts: SectionDoubts): void => {
    if (section === undefined) return;
    const name = file.nameOf(section);
    sections.set(name, bothDoubts(sections.get(name), doubts));
  };
  for (const section of file.sections) {
    const name = file.nameOf(section);
    const target = file.sections[section.info];
    if (INTERMEDIATE.test(name))
      throw new Failure('unsupported', 'the linker may compile the object anew, and the code be another one', {
        found: `intermediate code in ${name}`,
        hint: 'compile without -flto',
      });
    if ((section.flags & SHF.ALLOC) !== 0) doubt(section, doubtsOf({ ...section, name }));
    if (section.type === SHT.GROUP)
      for (const member of rows(section, 4).slice(1)) doubt(file.sections[file.word(member)], certainly(IN_GROUP));
    if (section.type === SHT.REL || section.type === SHT.CREL)
      doubt(target, certainly(`relocations of type ${section.type}`));
    if (section.type === SHT.RELA && file.relocations(section).some(({ type }) => WRITTEN_ANEW.includes(type)))
      doubt(target, { code: null, constant: 'linkers may write instructions of the section anew' });
  }
}

/** Some linkers go by the list of the group, others by the flags of sections. */
const IN_GROUP = 'a group names it, which another object may replace';
const certainly = (doubt: string): SectionDoubts => ({ code: doubt, constant: doubt });

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
