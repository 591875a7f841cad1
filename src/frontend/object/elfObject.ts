import { Failure } from '../../base/errors.ts';

/** Relocation types that we know by name (System V AMD64 psABI, table 4.9). */
export const R_X86_64_PC32 = 2,
  R_X86_64_PLT32 = 4;

/** Section index of a symbol that the object does not define, and of one that is a number. */
export const SHN_UNDEF = 0,
  SHN_ABS = 0xfff1;

export interface ElfSection {
  readonly name: string;
  readonly alignment: number;
  readonly flags: number;
  /** Bytes in memory. */
  readonly size: number;
  /** Contents; empty for sections without any, such as .bss. */
  readonly bytes: Uint8Array;
  readonly relocations: readonly ElfRelocation[];
}

export interface ElfSymbol {
  readonly name: string;
  /** Type and binding. */
  readonly info: number;
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

export const SHT_PROGBITS = 1,
  SHT_SYMTAB = 2,
  SHT_RELA = 4,
  SHT_NOBITS = 8,
  SHF_ALLOC = 2,
  STB_WEAK = 2,
  STT_FUNC = 2,
  PT_LOAD = 1;
const ELF64_LITTLE_ENDIAN = [0x7f, 0x45, 0x4c, 0x46, 2, 1];
const EM_X86_64 = 62;

/** One row of the section header table. */
export interface ElfHeader {
  readonly name: number;
  readonly type: number;
  readonly flags: number;
  readonly address: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
  readonly info: number;
  readonly alignment: number;
  /** Bytes of the rows of a table; 0 for what is none. */
  readonly entry: number;
}

/** Parses a relocatable 64-bit little-endian ELF object of x86-64. Throws `input` if `data` is none, or was cut off. */
export function parseElfObject(data: Uint8Array): ElfObject {
  return readElf(data, (view) => {
    const headers = readHeaders(view);
    const names = headers[view.getUint16(62, true)];
    const symbols = headers.filter((h) => h.type === SHT_SYMTAB).flatMap((h) => readSymbols(view, h, headers[h.link]));
    const sections = headers.map((h, index) => ({
      name: readString(view, names.offset + h.name),
      alignment: Math.max(1, h.alignment),
      flags: h.flags,
      size: h.size,
      bytes: h.type === SHT_NOBITS ? new Uint8Array(0) : data.subarray(h.offset, h.offset + h.size),
      relocations: headers
        .filter((r) => r.type === SHT_RELA && r.info === index)
        .flatMap((r) => readRelocations(view, r, symbols)),
    }));
    return { sections, symbols };
  });
}

/** Reads a file for x86-64. Throws `input` if it is none, or if `read` goes beyond its end. */
export function readElf<T>(data: Uint8Array, read: (view: DataView) => T): T {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (
    data.length < 64 ||
    ELF64_LITTLE_ENDIAN.some((byte, k) => data[k] !== byte) ||
    view.getUint16(18, true) !== EM_X86_64
  ) {
    throw new Failure('input', 'not a 64-bit ELF file for x86-64');
  }
  try {
    return read(view);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError)
      throw new Failure('input', 'the ELF file is damaged or cut off', { found: `${data.length} bytes` });
    throw error;
  }
}

/**
 * The section headers. Throws a RangeError if a section is not all in the file, and `unsupported` if there are so many
 * that their number is not where it is otherwise.
 */
export function readHeaders(view: DataView): ElfHeader[] {
  const table = Number(view.getBigUint64(40, true));
  const count = view.getUint16(60, true);
  if (table !== 0 && (count === 0 || view.getUint16(62, true) >= count))
    throw new Failure('unsupported', 'too many sections', { expected: `at most ${MAX_SECTIONS}` });
  if (count > 0 && view.getUint16(58, true) !== HEADER_BYTES) throw new RangeError('headers of another size');
  return Array.from({ length: count }, (_, k) => {
    const at = table + k * HEADER_BYTES;
    const type = view.getUint32(at + 4, true);
    const offset = Number(view.getBigUint64(at + 24, true));
    const size = Number(view.getBigUint64(at + 32, true));
    if (type !== SHT_NOBITS && offset + size > view.byteLength) throw new RangeError('a section is cut off');
    return {
      name: view.getUint32(at, true),
      type,
      offset,
      size,
      flags: Number(view.getBigUint64(at + 8, true)),
      address: Number(view.getBigUint64(at + 16, true)),
      link: view.getUint32(at + 40, true),
      info: view.getUint32(at + 44, true),
      alignment: Number(view.getBigUint64(at + 48, true)),
      entry: Number(view.getBigUint64(at + 56, true)),
    };
  });
}

const HEADER_BYTES = 64;
/** SHN_LORESERVE - 1: with more, numbers of sections stand in tables of their own. */
const MAX_SECTIONS = 0xfeff;

/** Offsets of the program headers. */
export function programHeaders(view: DataView): number[] {
  const table = Number(view.getBigUint64(32, true));
  return Array.from({ length: view.getUint16(56, true) }, (_, k) => table + k * PROGRAM_HEADER_BYTES);
}

const PROGRAM_HEADER_BYTES = 56;

function readSymbols(view: DataView, table: ElfHeader, strings: ElfHeader): ElfSymbol[] {
  return rows(table, 24).map((at) => ({
    name: readString(view, strings.offset + view.getUint32(at, true)),
    info: view.getUint8(at + 4),
    isFunction: (view.getUint8(at + 4) & 15) === STT_FUNC,
    section: view.getUint16(at + 6, true),
    offset: Number(view.getBigUint64(at + 8, true)),
    size: Number(view.getBigUint64(at + 16, true)),
  }));
}

function readRelocations(view: DataView, table: ElfHeader, symbols: readonly ElfSymbol[]): ElfRelocation[] {
  return rows(table, 24).map((at) => ({
    offset: Number(view.getBigUint64(at, true)),
    type: view.getUint32(at + 8, true),
    symbol: symbols[view.getUint32(at + 12, true)],
    addend: Number(view.getBigInt64(at + 16, true)),
  }));
}

/** Offsets of the rows of a table. */
export function rows(table: ElfHeader, stride: number): number[] {
  return Array.from({ length: Math.floor(table.size / stride) }, (_, k) => table.offset + k * stride);
}

export function readString(view: DataView, start: number): string {
  let text = '';
  for (let at = start; view.getUint8(at) !== 0; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}

/*
 * Which sections of an object may hold what is proved: those of which every linker makes the same in every program,
 * with the bytes that stand in the object. All others have a meaning of their own to linkers: they drop them for those
 * of another object, sort or reverse them, put them where a program writes, or compile them anew.
 */

/** Flags of the generic ABI; RETAIN is GNU's and only says that the section is not to be left out. */
const SHF_WRITE = 0x1;
const SHF_EXECINSTR = 0x4;
const SHF_MERGE = 0x10;
const SHF_STRINGS = 0x20;
const SHF_GROUP = 0x200;
const SHF_GNU_RETAIN = 0x200000;

/** There are none above these bits. */
const MAX_FLAGS = 0xffffffff;

/** What the rules look at. */
interface Section {
  readonly name: string;
  readonly type: number;
  readonly flags: number;
}

/** Why what stands in a section is not sure to be in every program as code and as a constant; null if it is. */
export interface SectionDoubts {
  readonly code: string | null;
  readonly constant: string | null;
}

/** The doubts about a section of an object or of what was linked of it. */
export const doubtsOf = (section: Section): SectionDoubts => ({
  code: doubtOf(section, /^\.text(\.|$)/, SHF_ALLOC | SHF_EXECINSTR, 0),
  constant:
    doubtOf(section, /^\.text(\.|$)/, SHF_ALLOC | SHF_EXECINSTR, 0) === null
      ? null
      : doubtOf(section, /^\.rodata1?(\.|$)/, SHF_ALLOC, SHF_MERGE | SHF_STRINGS),
});

/** The first doubt of either, as for a name that several sections have. */
export const bothDoubts = (a: SectionDoubts | undefined, b: SectionDoubts): SectionDoubts => ({
  code: a?.code ?? b.code,
  constant: a?.constant ?? b.constant,
});

/** The flags must be `needed`, and may be `allowed`. */
function doubtOf({ name, type, flags }: Section, names: RegExp, needed: number, allowed: number): string | null {
  if ((flags & SHF_GROUP) !== 0) return `${name} is of a group, which another object may replace`;
  if ((flags & SHF_WRITE) !== 0) return `${name} can be written`;
  if (!names.test(name)) return `${name} is not a section of which every linker makes the same`;
  if (type !== SHT_PROGBITS) return `${name} is of type ${type}`;
  return flags <= MAX_FLAGS && (flags & ~(allowed | SHF_GNU_RETAIN)) === needed
    ? null
    : `${name} has the flags 0x${flags.toString(16)}`;
}
