import { readFileSync } from 'node:fs';
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSegment, CodeSymbol, OtherProgram } from '../../base/machineCode.ts';
import type { SymbolTable } from './definitions.ts';
import {
  programHeaders,
  PT_LOAD,
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
} from './elfObject.ts';
import { readPlacement } from './elfPlacement.ts';

/** Numbers of the ELF specification and the x86-64 psABI. */
const ET_EXEC = 2;
const ET_DYN = 3;
const PF_X = 1;
const PF_W = 2;
const SHT_REL = 9;
const SHT_DYNSYM = 11;
const SHT_RELR = 19;
const STT_FILE = 4;
const STT_TLS = 6;
const STT_GNU_IFUNC = 10;
const STB_GNU_UNIQUE = 10;
/** Relocations that change more than a word (psABI, table 4.9): as many bytes as a symbol has, and two words. */
const R_X86_64_COPY = 5;
const R_X86_64_TLSDESC = 36;

/**
 * A linked program or shared object as the loader sees it. Throws `input` for files that are none, or are damaged, and
 * `unsupported` for those without section headers.
 */
export const readElfImage = (path: string): CodeImage => read(path, () => null);

/** The same of a program that was linked section by section of files that define these names. */
export function readPlacedImage(path: string, defined: SymbolTable, other: OtherProgram): CodeImage {
  return read(path, (view, headers) => ({ ...readPlacement(view, headers, defined), other }));
}

function read(
  path: string,
  placementOf: (view: DataView, headers: readonly ElfHeader[]) => CodeImage['placement'],
): CodeImage {
  const data = readFileSync(path);
  return readElf(data, (view) => {
    const type = view.getUint16(16, true);
    const headers = readHeaders(view);
    if (type !== ET_EXEC && type !== ET_DYN) throw new Failure('input', 'not a linked file', { where: path });
    if (headers.length === 0)
      throw new Failure('unsupported', 'the file has no section headers, so nobody knows what the loader changes', {
        where: path,
      });
    const segments = readSegments(view, data);
    requireLoaded(view, segments, headers);
    return {
      path,
      segments,
      isMovable: type === ET_DYN,
      relocated: headers.filter((h) => (h.flags & SHF_ALLOC) !== 0).flatMap((h) => relocatedBy(view, h)),
      placement: placementOf(view, headers),
      symbols: distinct(
        headers
          .filter((h) => h.type === SHT_SYMTAB || h.type === SHT_DYNSYM)
          .flatMap((h) => readSymbols(view, h, headers[h.link])),
      ),
    };
  });
}

function readSegments(view: DataView, data: Uint8Array): CodeSegment[] {
  const number = (at: number): number => Number(view.getBigUint64(at, true));
  return programHeaders(view)
    .filter((at) => view.getUint32(at, true) === PT_LOAD)
    .map((at) => {
      const flags = view.getUint32(at + 4, true);
      const offset = number(at + 8);
      const size = number(at + 32);
      if (offset + size > data.length) throw new RangeError('a segment is cut off');
      return {
        address: number(at + 16),
        offset,
        bytes: data.subarray(offset, offset + size),
        isWritable: (flags & PF_W) !== 0,
        isExecutable: (flags & PF_X) !== 0,
      };
    });
}

/** Addresses of the words that a table of dynamic relocations names. */
function relocatedBy(view: DataView, header: ElfHeader): number[] {
  if (header.type === SHT_RELA) return rows(header, 24).flatMap((at) => relocatedWords(view, at));
  if (header.type === SHT_REL) return rows(header, 16).flatMap((at) => relocatedWords(view, at));
  return header.type === SHT_RELR ? packedRelocations(rows(header, 8).map((at) => view.getBigUint64(at, true))) : [];
}

function relocatedWords(view: DataView, row: number): number[] {
  const at = Number(view.getBigUint64(row, true));
  const type = view.getUint32(row + 8, true);
  if (type === R_X86_64_COPY)
    throw new Failure('unsupported', 'the loader copies data of another file into this one', {
      found: `at ${hex(at)}`,
    });
  return type === R_X86_64_TLSDESC ? [at, at + 8] : [at];
}

/** SHT_RELR: an address, then bitmaps of the 63 words behind it (generic ABI, "Relative relocation table"). */
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

/** Names of places in memory; of numbers not, even if they happen to be addresses here. */
function readSymbols(view: DataView, table: ElfHeader, strings: ElfHeader): CodeSymbol[] {
  return rows(table, 24).flatMap((at) => {
    const info = view.getUint8(at + 4);
    const type = info & 15;
    const name = readString(view, strings.offset + view.getUint32(at, true));
    if (
      [SHN_UNDEF, SHN_ABS].includes(view.getUint16(at + 6, true)) ||
      type === STT_FILE ||
      type === STT_TLS ||
      name === ''
    )
      return [];
    return [
      {
        name,
        address: Number(view.getBigUint64(at + 8, true)),
        size: Number(view.getBigUint64(at + 16, true)),
        doubt: doubtOf(type, info >> 4),
      },
    ];
  });
}

const doubtOf = (type: number, binding: number): CodeSymbol['doubt'] =>
  type === STT_GNU_IFUNC
    ? 'indirect function'
    : binding === STB_WEAK
      ? 'weak'
      : binding === STB_GNU_UNIQUE
        ? 'unique'
        : null;

/** Shared objects often name a function in both tables. */
function distinct(symbols: readonly CodeSymbol[]): CodeSymbol[] {
  return [...new Map(symbols.map((symbol) => [`${symbol.name}@${symbol.address}/${symbol.doubt}`, symbol])).values()];
}

/** Numbers of the ELF specification. */
const PT_DYNAMIC = 2;
const DT_NULL = 0;
const DT_PLTRELSZ = 2;
const DT_STRTAB = 5;
const DT_SYMTAB = 6;
const DT_RELA = 7;
const DT_RELASZ = 8;
const DT_REL = 17;
const DT_RELSZ = 18;
const DT_JMPREL = 23;
const DT_RELRSZ = 35;
const DT_RELR = 36;
/** Where the loader looks for the names of this file, too, or whom it asks about them. */
const ELSEWHERE: ReadonlyMap<number, string> = new Map([
  [0x7ffffffd, 'DT_AUXILIARY'],
  [0x7fffffff, 'DT_FILTER'],
  [0x6ffffefb, 'DT_DEPAUDIT'],
  [0x6ffffefc, 'DT_AUDIT'],
]);
const PAGE = 4096;

/**
 * Demands that the loader, which reads no section headers, takes from the file what the section headers say: segments
 * one after the other on pages of their own, and the same tables of symbols and relocations; and that it takes the
 * functions of this file from nowhere else. Throws `input`, and `unsupported` for the latter.
 */
function requireLoaded(view: DataView, segments: readonly CodeSegment[], headers: readonly ElfHeader[]): void {
  if (!areApart(view)) throw contradiction('segments that are not on pages of their own');
  const tags = dynamicTags(view);
  for (const [tag, name] of ELSEWHERE)
    if (tags.has(tag))
      throw new Failure('unsupported', 'the loader may take the function from another file', { found: name });
  const alloc = headers.filter((h) => (h.flags & SHF_ALLOC) !== 0);
  const symbols = headers.filter((h) => h.type === SHT_DYNSYM);
  const isAt = (h: ElfHeader, tag: number): boolean =>
    h.address === tags.get(tag) && placeOf(segments, h.address) === h.offset;
  if (symbols.some((h) => !isAt(h, DT_SYMTAB) || !isAt(headers[h.link], DT_STRTAB)))
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
function areApart(view: DataView): boolean {
  let free = 0;
  return programHeaders(view)
    .filter((at) => view.getUint32(at, true) === PT_LOAD)
    .every((at) => {
      const [offset, address, size] = [8, 16, 40].map((field) => Number(view.getBigUint64(at + field, true)));
      const first = Math.floor(address / PAGE);
      if (size === 0) return true;
      const isFree = first >= free && address % PAGE === offset % PAGE;
      free = Math.ceil((address + size) / PAGE);
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
  alloc: readonly ElfHeader[],
  segments: readonly CodeSegment[],
): boolean {
  let at = address;
  while (at < end) {
    const table = alloc.find(
      (h) => h.address === at && h.size > 0 && RELOCATIONS.includes(h.type) && placeOf(segments, at) === h.offset,
    );
    if (table === undefined) return false;
    at += table.size;
  }
  return at === end;
}

const RELOCATIONS: readonly number[] = [4, 9, 19];

const placeOf = (segments: readonly CodeSegment[], address: number): number | null => {
  const segment = segments.find((s) => address >= s.address && address < s.address + s.bytes.length);
  return segment === undefined ? null : segment.offset + address - segment.address;
};

/** The dynamic section as the loader finds it; of a tag that occurs twice, the last, as loaders do. */
function dynamicTags(view: DataView): Map<number, number> {
  const number = (at: number): number => Number(view.getBigUint64(at, true));
  const header = programHeaders(view).findLast((at) => view.getUint32(at, true) === PT_DYNAMIC);
  const tags = new Map<number, number>();
  if (header === undefined) return tags;
  for (let at = number(header + 8), end = at + number(header + 32); at < end && number(at) !== DT_NULL; at += 16)
    tags.set(number(at), number(at + 8));
  return tags;
}
