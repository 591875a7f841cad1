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
import { requireFound, requireLoaded } from './loadedTables.ts';

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

/** The same of a shared object in which the loader is to find `name` at `address`. Throws `input` if it does not. */
export const readSharedImage = (path: string, symbol: { readonly name: string; readonly address: number }): CodeImage =>
  read(path, (view, headers, segments) => {
    requireFound(view, segments, headers, symbol);
    return null;
  });

/** The same of a program that was linked section by section of files that define these names. */
export function readPlacedImage(path: string, defined: SymbolTable, other: OtherProgram): CodeImage {
  return read(path, (view, headers) => ({ ...readPlacement(view, headers, defined), other }));
}

function read(
  path: string,
  placementOf: (
    view: DataView,
    headers: readonly ElfHeader[],
    segments: readonly CodeSegment[],
  ) => CodeImage['placement'],
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
      placement: placementOf(view, headers, segments),
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
