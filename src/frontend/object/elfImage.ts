/** Reads linked programs and shared objects (ELF) as the loader sees them. */
import { readFileSync } from 'node:fs';
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type {
  CodeImage,
  CodePiece,
  CodePlacement,
  CodeReference,
  CodeSegment,
  CodeSymbol,
  OtherProgram,
} from '../../base/machineCode.ts';
import type { SymbolTable } from './definitions.ts';
import { ET, PT, SHF, SHN, SHT, STB, STT, readElf, rows } from './elf.ts';
import type { ElfFile, ElfRelocation, ElfSection, ElfSymbol } from './elf.ts';
import { requireFound, requireLoaded } from './loadedTables.ts';
import { bothDoubts, doubtsOf } from './objectForm.ts';

const PF_X = 1;
const PF_W = 2;
/** Relocations that change more than a word (psABI, table 4.9): as many bytes as a symbol has, and two words. */
const R_X86_64_COPY = 5;
const R_X86_64_TLSDESC = 36;

/**
 * A linked program or shared object as the loader sees it. Throws `input` for files that are none, or are damaged, and
 * `unsupported` for those without section headers.
 */
export const readElfImage = (path: string): CodeImage => read(path, () => null);

/** The same of a shared object in which the loader is to find `name` at `address`. Throws `input` if it does not. */
export const readSharedImage = (path: string, symbol: { readonly name: string; readonly address: number }): CodeImage =>
  read(path, (file, segments) => {
    requireFound(file, segments, symbol);
    return null;
  });

/** The same of a program that was linked section by section of files that define these names. */
export const readPlacedImage = (path: string, defined: SymbolTable, other: OtherProgram): CodeImage =>
  read(path, (file) => ({ ...readPlacement(file, defined), other }));

function read(
  path: string,
  placementOf: (file: ElfFile, segments: readonly CodeSegment[]) => CodeImage['placement'],
): CodeImage {
  return readElf(readFileSync(path), (file) => {
    const { type, sections } = file;
    if (type !== ET.EXEC && type !== ET.DYN) throw new Failure('input', 'not a linked file', { where: path });
    if (sections.length === 0)
      throw new Failure('unsupported', 'the file has no section headers, so nobody knows what the loader changes', {
        where: path,
      });
    const segments = readSegments(file);
    requireLoaded(file, segments);
    const tables = sections.filter((s) => s.type === SHT.SYMTAB || s.type === SHT.DYNSYM);
    return {
      path,
      segments,
      isMovable: type === ET.DYN,
      relocated: sections.filter((s) => (s.flags & SHF.ALLOC) !== 0).flatMap((s) => relocatedBy(file, s)),
      placement: placementOf(file, segments),
      symbols: distinct(tables.flatMap((table) => file.symbols(table)).flatMap(codeSymbol)),
    };
  });
}

const readSegments = (file: ElfFile): CodeSegment[] =>
  file
    .segments()
    .filter(({ type }) => type === PT.LOAD)
    .map(({ flags, offset, address, bytesInFile }) => {
      if (offset + bytesInFile > file.data.length) throw new RangeError('a segment is cut off');
      return {
        address,
        offset,
        bytes: file.data.subarray(offset, offset + bytesInFile),
        isWritable: (flags & PF_W) !== 0,
        isExecutable: (flags & PF_X) !== 0,
      };
    });

/** Addresses of the words that a table of dynamic relocations names. */
function relocatedBy(file: ElfFile, table: ElfSection): number[] {
  if (table.type === SHT.RELA || table.type === SHT.REL) return file.relocations(table).flatMap(relocatedWords);
  return table.type === SHT.RELR ? packedRelocations(rows(table, 8).map((at) => file.long(at))) : [];
}

function relocatedWords({ offset: at, type }: ElfRelocation): number[] {
  if (type === R_X86_64_COPY)
    throw new Failure('unsupported', 'the loader copies data of another file into this one', {
      found: `at ${hex(at)}`,
    });
  return type === R_X86_64_TLSDESC ? [at, at + 8] : [at];
}

/** SHT.RELR: an address, then bitmaps of the 63 words behind it (generic ABI, "Relative relocation table"). */
function packedRelocations(entries: readonly bigint[]): number[] {
  const found: number[] = [];
  let next = 0;
  for (const entry of entries) {
    if (entry % 2n === 0n) {
      found.push(Number(entry));
      next = Number(entry) + 8;
      continue;
    }
    for (let bit = 1n; bit < 64n; bit++) if (((entry >> bit) & 1n) === 1n) found.push(next + 8 * Number(bit - 1n));
    next += 63 * 8;
  }
  return found;
}

/** A name of a place in memory; those of numbers are none, even if they happen to be addresses here. */
function codeSymbol({ name, binding, type, section, value, size }: ElfSymbol): CodeSymbol[] {
  const isNoPlace = section === SHN.UNDEF || section === SHN.ABS || type === STT.FILE || type === STT.TLS;
  if (isNoPlace || name === '') return [];
  return [{ name, address: value, size, doubt: doubtOf(type, binding) }];
}

const doubtOf = (type: number, binding: number): CodeSymbol['doubt'] =>
  type === STT.GNU_IFUNC
    ? 'indirect function'
    : binding === STB.WEAK
      ? 'weak'
      : binding === STB.GNU_UNIQUE
        ? 'unique'
        : null;

/** Shared objects often name a function in both tables. */
function distinct(symbols: readonly CodeSymbol[]): CodeSymbol[] {
  return [...new Map(symbols.map((symbol) => [`${symbol.name}@${symbol.address}/${symbol.doubt}`, symbol])).values()];
}

/** Local and global names without a type, of data, of functions and of sections: all others have rules of their own. */
const PLAIN_BINDINGS: readonly number[] = [STB.LOCAL, STB.GLOBAL];
const PLAIN_TYPES: readonly number[] = [STT.NOTYPE, STT.OBJECT, STT.FUNC, STT.SECTION];

/**
 * Relocation types (System V AMD64 psABI, table 4.9) that stand for a distance from the place (PC32, PLT32) or for an
 * address (64, 32, 32S, 16, 8), with their bytes. What other types write depends on tables that the linker makes.
 */
const TYPES: ReadonlyMap<number, readonly [form: CodeReference['form'], bytes: number]> = new Map([
  [2, ['distance', 4]],
  [4, ['distance', 4]],
  [1, ['address', 8]],
  [10, ['address', 4]],
  [11, ['address', 4]],
  [12, ['address', 2]],
  [14, ['address', 1]],
]);
const R_X86_64_NONE = 0;

/**
 * Sections of a program that was linked with `--unique=*` and `--emit-relocs`, and what its code refers to.
 * `defined` is what its files define.
 */
function readPlacement(file: ElfFile, defined: SymbolTable): Omit<CodePlacement, 'other'> {
  const { sections } = file;
  const definitions = new Set(defined.symbols.map(({ name }) => name).filter((name) => !defined.dispensable.has(name)));
  const pieces = new Map<number, CodePiece>();
  sections.forEach((section, i) => {
    const { type, flags, address, size } = section;
    const name = file.nameOf(section);
    // The linker puts the records of .eh_frame together anew.
    const isOwn = (type === SHT.PROGBITS || type === SHT.NOBITS) && (flags & SHF.ALLOC) !== 0 && name !== '.eh_frame';
    const doubts = bothDoubts(defined.sections.get(name), doubtsOf({ type, flags, name }));
    const alignment = Math.max(1, section.alignment);
    if (isOwn) pieces.set(i, { address, size, element: elementOf(section), alignment, doubts });
  });
  // What is never loaded, such as what debuggers read, has addresses of its own, from 0 on.
  const tables = sections.filter(
    (s) => s.type === SHT.RELA && (s.flags & SHF.ALLOC) === 0 && (sections[s.info].flags & SHF.ALLOC) !== 0,
  );
  return {
    pieces: [...pieces.values()],
    references: tables.flatMap((table) => readReferences(file, table, pieces, definitions)),
  };
}

/** Strings are merged with the ends of others, so that no byte of them is sure to be followed by the next. */
const elementOf = ({ flags, entry }: ElfSection): number =>
  (flags & SHF.MERGE) === 0 ? 0 : (flags & SHF.STRINGS) === 0 ? Math.max(1, entry) : 1;

function readReferences(
  file: ElfFile,
  table: ElfSection,
  pieces: ReadonlyMap<number, CodePiece>,
  definitions: ReadonlySet<string>,
): CodeReference[] {
  const symbols = file.sections[table.link];
  return file.relocations(table).flatMap(({ type, offset: at, symbol: row }) => {
    const [form, bytes] = TYPES.get(type) ?? ['other', 8];
    if (type === R_X86_64_NONE) return [];
    const symbol = file.symbol(symbols, row);
    return [{ name: symbol.name, at, bytes, form, to: definedAt(symbol, pieces, definitions) }];
  });
}

/** Names that no file defines are the linker's own, such as `etext`, or missing; others may be, see `dispensable`. */
function definedAt(
  { name, binding, type, section, value: address }: ElfSymbol,
  pieces: ReadonlyMap<number, CodePiece>,
  definitions: ReadonlySet<string>,
): CodeReference['to'] {
  const isPlain = PLAIN_BINDINGS.includes(binding) && PLAIN_TYPES.includes(type);
  if (!isPlain || section === SHN.UNDEF || (type !== STT.SECTION && !definitions.has(name))) return null;
  if (section === SHN.ABS) return 'number';
  const piece = pieces.get(section);
  return piece === undefined ? null : { piece, address };
}
