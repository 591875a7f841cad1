/** What the loader, which reads no section headers, takes from a linked file. */
import { Failure } from '../../base/errors.ts';
import type { CodeSegment } from '../../base/machineCode.ts';
import { PT, SHF, SHN, SHT, STB, STT, STV, rowCount, type ElfFile, type ElfSection, type ElfSymbol } from './elf.ts';

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
export function requireLoaded(file: ElfFile, segments: readonly CodeSegment[]): void {
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
export function requireFound(
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
