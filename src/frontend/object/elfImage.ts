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
import {
  ET,
  PT,
  SHF,
  SHN,
  SHT,
  STB,
  STT,
  readElf,
  rows,
  type ElfFile,
  type ElfRelocation,
  type ElfSection,
  type ElfSymbol,
  STV,
  rowCount,
} from './elf.ts';
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
    const isOfSection = symbol.type === STT.SECTION && symbol.name === '';
    const name = isOfSection ? file.nameOf(file.sections[symbol.section]) : symbol.name;
    return [{ name, at, bytes, form, to: definedAt(symbol, pieces, definitions) }];
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

/* What the loader, which reads no section headers, takes from a linked file. */

/** Numbers of the ELF specification. */
const DT_NULL = 0;
const DT_PLTRELSZ = 2;
const DT_HASH = 4;
const DT_STRTAB = 5;
const DT_SYMTAB = 6;
const DT_RELA = 7;
const DT_RELASZ = 8;
const DT_REL = 17;
const DT_RELSZ = 18;
const DT_JMPREL = 23;
const DT_RELRSZ = 35;
const DT_RELR = 36;
const DT_GNU_HASH = 0x6ffffef5;
/** Where the loader looks for the names of this file, too, or whom it asks about them. */
const ELSEWHERE: ReadonlyMap<number, string> = new Map([
  [0x7ffffffd, 'DT_AUXILIARY'],
  [0x7fffffff, 'DT_FILTER'],
  [0x6ffffefb, 'DT_DEPAUDIT'],
  [0x6ffffefc, 'DT_AUDIT'],
]);
const PAGE = 4096;
const PF_R = 4;

/**
 * Demands that the loader, which reads no section headers, takes from the file what the section headers say: segments
 * one after the other on pages of their own, and the same tables of symbols and relocations; that it can read all it
 * loads, and takes the functions of this file from nowhere else. Throws `input`, and `unsupported` for the latter two.
 */
function requireLoaded(file: ElfFile, segments: readonly CodeSegment[]): void {
  if (!areApart(file)) throw contradiction('segments that are not on pages of their own, or larger than in memory');
  if (file.segments().some(({ type, flags }) => type === PT.LOAD && (flags & PF_R) === 0))
    throw new Failure('unsupported', 'a segment of the file cannot be read when it is loaded', { found: 'no flag R' });
  const tags = dynamicTags(file, segments);
  for (const [tag, name] of ELSEWHERE)
    if (tags.has(tag))
      throw new Failure('unsupported', 'the loader may take the function from another file', { found: name });
  const alloc = file.sections.filter((s) => (s.flags & SHF.ALLOC) !== 0);
  const symbols = file.sections.filter((s) => s.type === SHT.DYNSYM);
  const isAt = ({ address, offset }: ElfSection, tag: number): boolean =>
    address === tags.get(tag) && placeOf(segments, address) === offset;
  if (symbols.some((s) => !isAt(s, DT_SYMTAB) || !isAt(file.sections[s.link], DT_STRTAB)))
    throw contradiction('another table of symbols');
  for (const [tag, size] of [
    [DT_RELA, DT_RELASZ],
    [DT_REL, DT_RELSZ],
    [DT_RELR, DT_RELRSZ],
    [DT_JMPREL, DT_PLTRELSZ],
  ]) {
    const address = tags.get(tag);
    const end = (address ?? 0) + (tags.get(size) ?? 0);
    if (address !== undefined && end > address && !isCovered(address, end, alloc, segments))
      throw contradiction('another table of relocations');
  }
}

const contradiction = (found: string): Failure =>
  new Failure('input', 'the section headers do not say what the loader does', { found });

/** Whether segments in memory follow one another without a page that two of them share. */
function areApart(file: ElfFile): boolean {
  let free = 0;
  return file
    .segments()
    .filter(({ type }) => type === PT.LOAD)
    .every(({ offset, address, bytesInFile, bytesInMemory }) => {
      if (bytesInFile > bytesInMemory) return false;
      if (bytesInMemory === 0) return true;
      const isFree = Math.floor(address / PAGE) >= free && address % PAGE === offset % PAGE;
      free = Math.ceil((address + bytesInMemory) / PAGE);
      return isFree;
    });
}

/**
 * Whether sections that are tables of relocations follow each other from the first to the last byte of what the loader
 * reads as such.
 */
function isCovered(
  address: number,
  end: number,
  alloc: readonly ElfSection[],
  segments: readonly CodeSegment[],
): boolean {
  let at = address;
  while (at < end) {
    const table = alloc.find(
      (s) => s.address === at && s.size > 0 && RELOCATIONS.includes(s.type) && placeOf(segments, at) === s.offset,
    );
    if (table === undefined) return false;
    at += table.size;
  }
  return at === end;
}

const RELOCATIONS: readonly number[] = [SHT.RELA, SHT.REL, SHT.RELR];

const placeOf = (segments: readonly CodeSegment[], address: number): number | null => {
  const segment = segments.find((s) => address >= s.address && address < s.address + s.bytes.length);
  return segment === undefined ? null : segment.offset + address - segment.address;
};

/**
 * The dynamic section as the loader finds it, which goes by the address and reads up to DT_NULL; of a tag that occurs
 * twice, the last, as loaders do. Throws `input` if the file has it elsewhere than the address says.
 */
function dynamicTags(file: ElfFile, segments: readonly CodeSegment[]): Map<number, number> {
  const dynamic = file.segments().findLast(({ type }) => type === PT.DYNAMIC);
  const tags = new Map<number, number>();
  if (dynamic === undefined) return tags;
  if (placeOf(segments, dynamic.address) !== dynamic.offset) throw contradiction('another dynamic section');
  for (let at = dynamic.offset; file.number(at) !== DT_NULL; at += 16) tags.set(file.number(at), file.number(at + 8));
  return tags;
}

/** Symbols that loaders pass over (glibc: dl-lookup.c), or whose values are no addresses in this file. */
const NO_PLACES: readonly number[] = [STT.SECTION, STT.FILE, STT.TLS];
const HIDDEN: readonly number[] = [STV.INTERNAL, STV.HIDDEN];
const isPlace = ({ binding, type, visibility, section }: ElfSymbol): boolean =>
  binding !== STB.LOCAL &&
  !HIDDEN.includes(visibility) &&
  section !== SHN.UNDEF &&
  section !== SHN.ABS &&
  !NO_PLACES.includes(type);

/**
 * Demands that the loader, which finds names by tables of their hashes, finds `name` at `address` and nothing else by
 * that name. Throws `input`.
 */
function requireFound(
  file: ElfFile,
  segments: readonly CodeSegment[],
  { name, address }: { readonly name: string; readonly address: number },
): void {
  const tags = dynamicTags(file, segments);
  const symbols = file.sections.find((s) => s.type === SHT.DYNSYM);
  const tables = [
    { at: tableAt(segments, tags.get(DT_GNU_HASH)), candidates: gnuCandidates },
    { at: tableAt(segments, tags.get(DT_HASH)), candidates: hashCandidates },
  ].filter(({ at }) => at !== null);
  const isFound = ({ at, candidates }: (typeof tables)[number]): boolean => {
    if (at === null || symbols === undefined) return false;
    const found = candidates(file, at, name)
      .filter((row) => row > 0)
      .map((row) => ({ row, ...file.symbol(symbols, row) }))
      .filter((symbol) => symbol.name === name);
    const isRight = (symbol: (typeof found)[number]): boolean =>
      symbol.row < rowCount(symbols) && isPlace(symbol) && symbol.value === address;
    return found.length > 0 && found.every(isRight);
  };
  if (tables.length === 0 || !tables.every(isFound))
    throw contradiction(`by its hash, ${name} is somewhere else, or nothing that other files see`);
}

const tableAt = (segments: readonly CodeSegment[], address: number | undefined): number | null =>
  address === undefined ? null : placeOf(segments, address);

/** Rows of the symbols that the loader compares with a name, by the table at an offset of the file. */
type Candidates = (file: ElfFile, table: number, name: string) => number[];

/**
 * DT_GNU_HASH: numbers of buckets, of the first symbol, and of words of a filter; the filter, a first symbol for each
 * bucket, and for each symbol its hash, whose last bit ends a bucket.
 */
const gnuCandidates: Candidates = (file, table, name) => {
  const number = (k: number): number => file.word(table + 4 * k);
  const hash = hashOf(name, 5381, (h, c) => h * 33 + c);
  const [buckets, first, words, shift] = [0, 1, 2, 3].map(number);
  if (buckets === 0) throw new RangeError('no buckets');
  const bit = (of: number): number => number(4 + 2 * ((hash >>> 6) & (words - 1)) + ((of & 32) >>> 5)) >>> (of & 31);
  if ((bit(hash) & bit(hash >>> shift) & 1) === 0) return [];
  const heads = 4 + 2 * words;
  const chain = heads + buckets - first;
  const found: number[] = [];
  let row = number(heads + (hash % buckets));
  if (row < first) return [];
  for (; ; row++) {
    if (number(chain + row) >>> 1 === hash >>> 1) found.push(row);
    if (number(chain + row) % 2 === 1) return found;
  }
};

/** DT_HASH (generic ABI, "Hash Table"): how many buckets and symbols, a first symbol of each bucket, a next of each. */
const hashCandidates: Candidates = (file, table, name) => {
  const number = (k: number): number => file.word(table + 4 * k);
  const hash = hashOf(name, 0, (h, c) => {
    const next = (h << 4) + c;
    const high = next & 0xf0000000;
    return (next ^ (high >>> 24)) & ~high;
  });
  const found: number[] = [];
  if (number(0) === 0) throw new RangeError('no buckets');
  for (let row = number(2 + (hash % number(0))); row !== 0; row = number(2 + number(0) + row)) {
    if (found.length > number(1)) throw new RangeError('a chain without an end');
    found.push(row);
  }
  return found;
};

const hashOf = (name: string, start: number, step: (hash: number, character: number) => number): number =>
  [...Buffer.from(name, 'latin1')].reduce((hash, c) => step(hash, c) >>> 0, start);
