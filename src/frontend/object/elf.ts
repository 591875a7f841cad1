/** ELF for x86-64 as a value: the contents of a file's tables, under the names of the generic ABI and the psABI. */
import { Failure } from '../../base/errors.ts';

/** Kinds of files. */
export const ET = { REL: 1, EXEC: 2, DYN: 3 } as const;
/** Types of sections. */
export const SHT = {
  ...{ PROGBITS: 1, SYMTAB: 2, RELA: 4, DYNAMIC: 6, NOBITS: 8, REL: 9, DYNSYM: 11, INIT_ARRAY: 14, PREINIT_ARRAY: 16 },
  ...{ GROUP: 17, SYMTAB_SHNDX: 18, RELR: 19, CREL: 0x40000014 },
} as const;
/** Flags of sections. GNU_RETAIN only says that one is not to be left out. */
export const SHF = {
  ...{ WRITE: 0x1, ALLOC: 0x2, EXECINSTR: 0x4, MERGE: 0x10, STRINGS: 0x20, INFO_LINK: 0x40, GROUP: 0x200 },
  GNU_RETAIN: 0x200000,
} as const;
/** Section of a symbol that the file does not define, and of one that is a number. */
export const SHN = { UNDEF: 0, ABS: 0xfff1 } as const;
/** Bindings, types and visibilities of symbols. */
export const STB = { LOCAL: 0, GLOBAL: 1, WEAK: 2, GNU_UNIQUE: 10 } as const;
export const STT = { NOTYPE: 0, OBJECT: 1, FUNC: 2, SECTION: 3, FILE: 4, TLS: 6, GNU_IFUNC: 10 } as const;
export const STV = { INTERNAL: 1, HIDDEN: 2 } as const;
/** Types of segments. */
export const PT = { LOAD: 1, DYNAMIC: 2 } as const;

const ELF64_LITTLE_ENDIAN = [0x7f, 0x45, 0x4c, 0x46, 2, 1];
const EM_X86_64 = 62;
const HEADER_BYTES = 64;
const PROGRAM_HEADER_BYTES = 56;
const SYMBOL_BYTES = 24;
const RELA_BYTES = 24;
const REL_BYTES = 16;
/** SHN.LORESERVE - 1: with more, numbers of sections stand in tables of their own. */
const MAX_SECTIONS = 0xfeff;

/** One row of the section header table. */
export interface ElfSection {
  /** Where the name begins in the section of names; see `nameOf`. */
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

export interface ElfSymbol {
  readonly name: string;
  readonly binding: number;
  readonly type: number;
  /** One of STV: whether other files see the name. */
  readonly visibility: number;
  /** Index into the sections, or one of SHN. */
  readonly section: number;
  /** An address; in objects, bytes from the start of the section. */
  readonly value: number;
  readonly size: number;
}

export interface ElfRelocation {
  /** An address; in objects, bytes from the start of the section that is patched. */
  readonly offset: number;
  readonly type: number;
  /** Row of the table of symbols. */
  readonly symbol: number;
  readonly addend: number;
}

/** One row of the program header table. */
interface ElfSegment {
  readonly type: number;
  readonly flags: number;
  readonly offset: number;
  readonly address: number;
  readonly bytesInFile: number;
  readonly bytesInMemory: number;
}

/**
 * Reads a file for x86-64. Throws `input` if it is none, or if `read` goes beyond its end, and `unsupported` if it has
 * so many sections that their number is not where it is otherwise.
 */
export function readElf<T>(data: Uint8Array, read: (file: ElfFile) => T): T {
  const isElf = data.length >= 64 && ELF64_LITTLE_ENDIAN.every((byte, k) => data[k] === byte);
  if (!isElf || data[18] + 256 * data[19] !== EM_X86_64) throw new Failure('input', 'not a 64-bit ELF file for x86-64');
  try {
    return read(new ElfFile(data));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError)
      throw new Failure('input', 'the ELF file is damaged or cut off', { found: `${data.length} bytes` });
    throw error;
  }
}

/** Its methods throw a RangeError or TypeError for what is not in the file. */
export class ElfFile {
  readonly data: Uint8Array;
  readonly type: number;
  readonly sections: readonly ElfSection[];
  private readonly view: DataView;

  constructor(data: Uint8Array) {
    this.data = data;
    this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    this.type = this.half(16);
    this.sections = this.readSections();
  }

  half(at: number): number {
    return this.view.getUint16(at, true);
  }

  word(at: number): number {
    return this.view.getUint32(at, true);
  }

  long(at: number): bigint {
    return this.view.getBigUint64(at, true);
  }

  /** A long that is an address, an offset or a number of bytes. */
  number(at: number): number {
    return Number(this.long(at));
  }

  nameOf({ name }: ElfSection): string {
    return this.string(this.sections[this.half(62)].offset + name);
  }

  bytesOf({ type, offset, size }: ElfSection): Uint8Array {
    return type === SHT.NOBITS ? new Uint8Array(0) : this.data.subarray(offset, offset + size);
  }

  segments(): ElfSegment[] {
    return places(this.number(32), this.half(56), PROGRAM_HEADER_BYTES).map((at) => ({
      type: this.word(at),
      flags: this.word(at + 4),
      offset: this.number(at + 8),
      address: this.number(at + 16),
      bytesInFile: this.number(at + 32),
      bytesInMemory: this.number(at + 40),
    }));
  }

  symbols(table: ElfSection): ElfSymbol[] {
    return Array.from({ length: rowCount(table) }, (_, k) => this.symbol(table, k));
  }

  symbol(table: ElfSection, row: number): ElfSymbol {
    const at = table.offset + SYMBOL_BYTES * row;
    const info = this.view.getUint8(at + 4);
    return {
      name: this.string(this.sections[table.link].offset + this.word(at)),
      binding: info >> 4,
      type: info & 15,
      visibility: this.view.getUint8(at + 5) & 3,
      section: this.half(at + 6),
      value: this.number(at + 8),
      size: this.number(at + 16),
    };
  }

  /** Those of a table of type RELA or REL. */
  relocations(table: ElfSection): ElfRelocation[] {
    const hasAddend = table.type === SHT.RELA;
    return rows(table, hasAddend ? RELA_BYTES : REL_BYTES).map((at) => ({
      offset: this.number(at),
      type: this.word(at + 8),
      symbol: this.word(at + 12),
      addend: hasAddend ? Number(this.view.getBigInt64(at + 16, true)) : 0,
    }));
  }

  private string(start: number): string {
    const end = this.data.indexOf(0, start);
    if (end < 0) throw new RangeError('a name without an end');
    return Buffer.from(this.data.subarray(start, end)).toString('latin1');
  }

  private readSections(): ElfSection[] {
    const table = this.number(40);
    const count = this.half(60);
    if (table !== 0 && (count === 0 || this.half(62) >= count))
      throw new Failure('unsupported', 'too many sections', { expected: `at most ${MAX_SECTIONS}` });
    if (count > 0 && this.half(58) !== HEADER_BYTES) throw new RangeError('headers of another size');
    return places(table, count, HEADER_BYTES).map((at) => {
      const section = {
        name: this.word(at),
        type: this.word(at + 4),
        flags: this.number(at + 8),
        address: this.number(at + 16),
        offset: this.number(at + 24),
        size: this.number(at + 32),
        link: this.word(at + 40),
        info: this.word(at + 44),
        alignment: this.number(at + 48),
        entry: this.number(at + 56),
      };
      if (section.type !== SHT.NOBITS && section.offset + section.size > this.data.length)
        throw new RangeError('a section is cut off');
      return section;
    });
  }
}

const places = (start: number, count: number, stride: number): number[] =>
  Array.from({ length: count }, (_, k) => start + k * stride);

/** Offsets of the rows of a table. */
export const rows = ({ offset, size }: ElfSection, stride: number): number[] =>
  places(offset, Math.floor(size / stride), stride);

/** Of a table of symbols. */
export const rowCount = ({ size }: ElfSection): number => Math.floor(size / SYMBOL_BYTES);

/** An object as a whole. */
export interface ElfObject {
  readonly sections: readonly ObjectSection[];
  readonly symbols: readonly ElfSymbol[];
}

export interface ObjectSection {
  readonly name: string;
  readonly alignment: number;
  readonly flags: number;
  /** Bytes in memory. */
  readonly size: number;
  /** Contents; empty for sections without any, such as .bss. */
  readonly bytes: Uint8Array;
  readonly relocations: readonly (Omit<ElfRelocation, 'symbol'> & { readonly symbol: ElfSymbol })[];
}

/** Sections and symbols of an object or a linked file. Throws `input` if `data` is none, or was cut off. */
export const parseElfObject = (data: Uint8Array): ElfObject =>
  readElf(data, (file) => {
    const symbols = file.sections.filter((s) => s.type === SHT.SYMTAB).flatMap((s) => file.symbols(s));
    const sections = file.sections.map((section, index) => ({
      name: file.nameOf(section),
      alignment: Math.max(1, section.alignment),
      flags: section.flags,
      size: section.size,
      bytes: file.bytesOf(section),
      relocations: file.sections
        .filter((table) => table.type === SHT.RELA && table.info === index)
        .flatMap((table) => file.relocations(table).map((r) => ({ ...r, symbol: symbols[r.symbol] }))),
    }));
    return { sections, symbols };
  });
