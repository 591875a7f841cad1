/** COFF for x86-64, as NASM makes it for Windows (Microsoft, PE Format), and the same object as ELF. */
import { readFileSync, writeFileSync } from 'node:fs';
import { about, Failure } from '../../base/errors.ts';
import { run } from '../toolchain/run.ts';

const MACHINE_AMD64 = 0x8664;
const HEADER_BYTES = 20;
const SECTION_BYTES = 40;
const SYMBOL_BYTES = 18;
const RELOCATION_BYTES = 10;
/** Flags of sections. */
const SCN = {
  CODE: 0x20,
  ZEROS: 0x80,
  INFO: 0x200,
  REMOVE: 0x800,
  OVERFLOW: 0x1000000,
  DISCARDABLE: 0x2000000,
} as const;
const SCN_EXECUTE = 0x20000000;
const SCN_WRITE = 0x80000000;
/** Classes of symbols. */
const CLASS = { EXTERNAL: 2, STATIC: 3 } as const;
/** Kinds of relocations that have the same meaning in ELF; REL32_1 to REL32_5 follow REL32. */
const REL = { ABSOLUTE: 0, ADDR64: 1, REL32: 4, REL32_5: 9 } as const;
/** What tells Windows how to unwind the stack; no part of what a function computes. */
const UNWINDING = /^\.[px]data(\$|$)/;

/** Where ELF has constants. */
const CONSTANTS = /^\.rodata(\.|$)/;

interface CoffSection {
  readonly number: number;
  readonly name: string;
  readonly flags: number;
  readonly size: number;
  readonly bytes: Buffer;
  readonly relocations: readonly CoffRelocation[];
}

interface CoffRelocation {
  readonly offset: number;
  readonly symbol: number;
  readonly type: number;
}

interface CoffSymbol {
  readonly name: string;
  readonly value: number;
  /** From 1 on; 0 for what is elsewhere, negative for what is no place. */
  readonly section: number;
  readonly isGlobal: boolean;
  /** It stands for a whole section and has its name, which is no label. */
  readonly isSection: boolean;
}

/**
 * Writes an object for Windows, made of the file `where`, as one of ELF, by the GNU assembler: the same sections with
 * the same bytes, symbols and references. What only serves unwinding and debugging is left out. Throws `unsupported`
 * for what ELF says otherwise, such as addresses relative to the image, and for references to what is left out.
 */
export async function elfOfCoff(path: string, out: string, where: string): Promise<string> {
  const text = `${out}.s`;
  writeFileSync(
    text,
    about(where, () => elfSource(readFileSync(path))),
  );
  const { status, stderr } = await run('as', ['--64', '-o', out, text]);
  if (status === 0) return out;
  throw otherMeaning(stderr.trimEnd().slice(0, 400));
}

/** GNU assembler text of the ELF object. */
function elfSource(file: Buffer): string {
  const { sections, symbols } = readCoff(file);
  const kept = new Map(sections.filter(isKept).map((section) => [section.number, section]));
  const placeOf = (symbol: CoffSymbol): string => {
    if (symbol.section === 0 && symbol.value === 0) return quoted(symbol.name);
    if (kept.has(symbol.section)) return `.Lsection${symbol.section} + ${symbol.value}`;
    throw otherMeaning(`a reference to ${symbol.name}, which is in no section of code or data`);
  };
  return [
    ...[...kept.values()].flatMap((section) => sectionLines(section, symbols, placeOf)),
    ...[...symbols.values()].flatMap((symbol) =>
      kept.has(symbol.section) && !symbol.isSection ? symbolLines(symbol, placeOf) : [],
    ),
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');
}

const isKept = ({ name, flags }: CoffSection): boolean =>
  !UNWINDING.test(name) && (flags & (SCN.INFO | SCN.REMOVE | SCN.DISCARDABLE)) === 0;

function sectionLines(
  { number, name, flags, size, bytes, relocations }: CoffSection,
  symbols: ReadonlyMap<number, CoffSymbol>,
  placeOf: (symbol: CoffSymbol) => string,
): string[] {
  const own = name.replace(/^\.rdata(?=\$|$)/, '.rodata').replace('$', '.');
  // Of a name that it does not know, NASM takes it to be code.
  const isCode = (flags & (SCN.CODE | SCN_EXECUTE)) !== 0 && !CONSTANTS.test(own);
  const letters = `a${(flags & SCN_WRITE) === 0 ? '' : 'w'}${isCode ? 'x' : ''}`;
  const isZero = (flags & SCN.ZEROS) !== 0;
  const plain = Buffer.from(bytes);
  const references = relocations.flatMap((relocation) => {
    const symbol = symbols.get(relocation.symbol);
    if (symbol === undefined) throw malformed('a relocation without a symbol');
    return relocationLines(relocation, number, placeOf(symbol), plain);
  });
  return [
    `.section ${quoted(own)},"${letters}",@${isZero ? 'nobits' : 'progbits'},unique,${number}`,
    `.balign ${alignmentOf(flags)}`,
    `.Lsection${number}:`,
    ...(isZero ? [`.skip ${size}`] : plain.length === 0 ? [] : [`.byte ${[...plain].join(',')}`]),
    ...references,
  ];
}

/** In COFF what is added stands in the field, which ELF ignores; it is made zero in `bytes`. */
function relocationLines({ offset, type }: CoffRelocation, section: number, place: string, bytes: Buffer): string[] {
  if (type === REL.ABSOLUTE) return [];
  const isLong = type === REL.ADDR64;
  if (!isLong && (type < REL.REL32 || type > REL.REL32_5)) throw otherMeaning(`a relocation of kind ${type}`);
  const length = isLong ? 8 : 4;
  if (offset + length > bytes.length) throw malformed('a relocation behind its section');
  const added = isLong ? bytes.readBigInt64LE(offset) : BigInt(bytes.readInt32LE(offset) - 4 - (type - REL.REL32));
  bytes.fill(0, offset, offset + length);
  return [`.reloc .Lsection${section} + ${offset}, ${isLong ? 'R_X86_64_64' : 'R_X86_64_PC32'}, ${place} + ${added}`];
}

function symbolLines(symbol: CoffSymbol, placeOf: (symbol: CoffSymbol) => string): string[] {
  const name = quoted(symbol.name);
  return [...(symbol.isGlobal ? [`.globl ${name}`] : []), `.set ${name}, ${placeOf(symbol)}`];
}

/** Names that text can hold, those without quotes, backslashes and control characters. */
function quoted(name: string): string {
  if (/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name)) return `"${name}"`;
  throw otherMeaning(`the name ${JSON.stringify(name)}`);
}

function alignmentOf(flags: number): number {
  const code = (flags >>> 20) & 15;
  return code === 0 ? 16 : 1 << (code - 1);
}

function readCoff(file: Buffer): { sections: readonly CoffSection[]; symbols: ReadonlyMap<number, CoffSymbol> } {
  try {
    if (file.readUInt16LE(0) !== MACHINE_AMD64) throw malformed('another machine');
    const [count, at, rows] = [file.readUInt16LE(2), file.readUInt32LE(8), file.readUInt32LE(12)];
    const strings = file.subarray(at + rows * SYMBOL_BYTES);
    const first = HEADER_BYTES + file.readUInt16LE(16);
    return {
      sections: Array.from({ length: count }, (_, i) => sectionAt(file, first + i * SECTION_BYTES, i + 1, strings)),
      symbols: symbolsOf(file.subarray(at, at + rows * SYMBOL_BYTES), rows, strings),
    };
  } catch (error) {
    if (error instanceof RangeError) throw malformed('a table behind the end of the file');
    throw error;
  }
}

function sectionAt(file: Buffer, at: number, number: number, strings: Buffer): CoffSection {
  const word = (offset: number): number => file.readUInt32LE(at + offset);
  const flags = word(36);
  const [size, start, table, count] = [word(16), word(20), word(24), file.readUInt16LE(at + 32)];
  if ((flags & SCN.OVERFLOW) !== 0) throw otherMeaning('a section of 65535 relocations');
  const isZero = (flags & SCN.ZEROS) !== 0;
  const bytes = isZero ? Buffer.alloc(0) : file.subarray(start, start + size);
  if (!isZero && bytes.length !== size) throw malformed('a section behind the end of the file');
  const short = textAt(file.subarray(at, at + 8));
  const [, place] = /^\/(\d+)$/.exec(short) ?? [];
  return {
    ...{ number, flags, size, bytes },
    name: place === undefined ? short : textAt(strings.subarray(Number(place))),
    relocations: Array.from({ length: count }, (_, i) => {
      const row = table + i * RELOCATION_BYTES;
      return { offset: file.readUInt32LE(row), symbol: file.readUInt32LE(row + 4), type: file.readUInt16LE(row + 8) };
    }),
  };
}

/** By their numbers; rows that add to others are none. */
function symbolsOf(table: Buffer, rows: number, strings: Buffer): Map<number, CoffSymbol> {
  const symbols = new Map<number, CoffSymbol>();
  for (let i = 0; i < rows; i++) {
    const row = table.subarray(i * SYMBOL_BYTES, (i + 1) * SYMBOL_BYTES);
    const isLong = row.readUInt32LE(0) === 0;
    const name = isLong ? textAt(strings.subarray(row.readUInt32LE(4))) : textAt(row.subarray(0, 8));
    const [kind, more] = [row.readUInt8(16), row.readUInt8(17)];
    symbols.set(i, {
      ...{ name, value: row.readUInt32LE(8), section: row.readInt16LE(12), isGlobal: kind === CLASS.EXTERNAL },
      isSection: kind === CLASS.STATIC && more > 0,
    });
    i += more;
  }
  return symbols;
}

/** Up to a zero byte. */
function textAt(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('latin1', 0, end < 0 ? bytes.length : end);
}

const malformed = (found: string): Failure => new Failure('input', 'no object for Windows on x86-64', { found });

const otherMeaning = (found: string): Failure =>
  new Failure('unsupported', 'the object for Windows has what is not understood', { found });
