import { Failure } from '../base/errors.ts';

/** Relocation types that we know by name (System V AMD64 psABI, table 4.9). */
export const R_X86_64_PC32 = 2, R_X86_64_PLT32 = 4;

/** Section index of a symbol that the object does not define. */
export const SHN_UNDEF = 0;

export interface ElfSection {
  readonly name: string;
  readonly alignment: number;
  /** Bytes in memory. */
  readonly size: number;
  /** Contents; empty for sections without any, such as .bss. */
  readonly bytes: Uint8Array;
  readonly relocations: readonly ElfRelocation[];
}

export interface ElfSymbol {
  readonly name: string;
  readonly isFunction: boolean;
  /** Index into the sections; SHN_UNDEF if undefined. */
  readonly section: number;
  /** Bytes from the start of the section. */
  readonly offset: number;
  readonly size: number;
}

export interface ElfRelocation {
  /** Bytes from the start of the section that is patched. */
  readonly offset: number;
  readonly type: number;
  readonly symbol: ElfSymbol;
  readonly addend: number;
}

export interface ElfObject {
  readonly sections: readonly ElfSection[];
  readonly symbols: readonly ElfSymbol[];
}

const SHT_SYMTAB = 2, SHT_RELA = 4, SHT_NOBITS = 8, STT_FUNC = 2;
const ELF64_LITTLE_ENDIAN = [0x7f, 0x45, 0x4c, 0x46, 2, 1];

/** One row of the section header table. */
interface Header {
  readonly name: number;
  readonly type: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
  readonly info: number;
  readonly alignment: number;
}

/** Parses a relocatable 64-bit little-endian ELF object. Throws `input` if `data` is none. */
export function parseElfObject(data: Uint8Array): ElfObject {
  if (data.length < 64 || ELF64_LITTLE_ENDIAN.some((byte, k) => data[k] !== byte)) {
    throw new Failure('input', 'not a 64-bit little-endian ELF object');
  }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const headers = readHeaders(view);
  const names = headers[view.getUint16(62, true)];
  const symbols = headers.filter(h => h.type === SHT_SYMTAB).flatMap(h => readSymbols(view, h, headers[h.link]));
  const sections = headers.map((h, index) => ({
    name: readString(view, names.offset + h.name),
    alignment: Math.max(1, h.alignment),
    size: h.size,
    bytes: h.type === SHT_NOBITS ? new Uint8Array(0) : data.subarray(h.offset, h.offset + h.size),
    relocations: headers.filter(r => r.type === SHT_RELA && r.info === index).flatMap(r => readRelocations(view, r, symbols)),
  }));
  return { sections, symbols };
}

function readHeaders(view: DataView): Header[] {
  const table = Number(view.getBigUint64(40, true)), stride = view.getUint16(58, true);
  return Array.from({ length: view.getUint16(60, true) }, (_, k) => {
    const at = table + k * stride;
    return {
      name: view.getUint32(at, true),
      type: view.getUint32(at + 4, true),
      offset: Number(view.getBigUint64(at + 24, true)),
      size: Number(view.getBigUint64(at + 32, true)),
      link: view.getUint32(at + 40, true),
      info: view.getUint32(at + 44, true),
      alignment: Number(view.getBigUint64(at + 48, true)),
    };
  });
}

function readSymbols(view: DataView, table: Header, strings: Header): ElfSymbol[] {
  return rows(table, 24).map(at => ({
    name: readString(view, strings.offset + view.getUint32(at, true)),
    isFunction: (view.getUint8(at + 4) & 15) === STT_FUNC,
    section: view.getUint16(at + 6, true),
    offset: Number(view.getBigUint64(at + 8, true)),
    size: Number(view.getBigUint64(at + 16, true)),
  }));
}

function readRelocations(view: DataView, table: Header, symbols: readonly ElfSymbol[]): ElfRelocation[] {
  return rows(table, 24).map(at => ({
    offset: Number(view.getBigUint64(at, true)),
    type: view.getUint32(at + 8, true),
    symbol: symbols[view.getUint32(at + 12, true)],
    addend: Number(view.getBigInt64(at + 16, true)),
  }));
}

/** Offsets of the rows of a table. */
function rows(table: Header, stride: number): number[] {
  return Array.from({ length: Math.floor(table.size / stride) }, (_, k) => table.offset + k * stride);
}

function readString(view: DataView, start: number): string {
  let text = '';
  for (let at = start; view.getUint8(at) !== 0; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}
