import { Failure } from '../base/errors.ts';
import {
  parseElfObject, R_X86_64_PC32, R_X86_64_PLT32, SHN_UNDEF, type ElfObject, type ElfRelocation, type ElfSymbol,
} from './elfObject.ts';

/** Machine code that runs wherever it is copied to; the entry is its first byte. */
export interface MachineCode {
  readonly bytes: Uint8Array;
  /** The address it is copied to must be a multiple of this, for the sake of the constants behind it. */
  readonly alignment: number;
}

/** A piece of a section that goes into the code. */
interface Chunk {
  readonly section: number;
  readonly start: number;
  readonly end: number;
  /** Where it is placed. */
  readonly at: number;
}

/**
 * The code of one function of a relocatable object, with the functions and constants that it refers to
 * placed behind it and all references resolved. Throws `input` if the object does not define `symbol`,
 * `unsupported` if the code depends on something outside of the object or on its own address.
 */
export function extractFunction(object: Uint8Array, symbol: string): MachineCode {
  const elf = parseElfObject(object);
  const entry = elf.symbols.find(s => s.name === symbol && s.isFunction && s.section !== SHN_UNDEF);
  if (entry === undefined) {
    throw new Failure('input', `the object does not define the function ${symbol}`, {
      found: elf.symbols.filter(s => s.isFunction).map(s => s.name).join(' '),
    });
  }
  const chunks = [chunkOf(elf, entry, 0, 0)];
  // References of a chunk may add chunks behind it; the list is read while it grows.
  for (let k = 0; k < chunks.length; k++) {
    for (const r of relocationsOf(elf, chunks[k])) place(elf, chunks, r, symbol);
  }
  return { bytes: link(elf, chunks), alignment: Math.max(...chunks.map(c => elf.sections[c.section].alignment)) };
}

/** The function that `target` + `delta` lies in, or the whole section if it is data. */
function chunkOf(elf: ElfObject, target: ElfSymbol, delta: number, at: number): Chunk {
  const { section } = target, offset = target.offset + delta;
  const inside = elf.symbols.find(s =>
    s.isFunction && s.section === section && s.offset <= offset && offset < s.offset + s.size);
  return inside === undefined
    ? { section, start: 0, end: elf.sections[section].bytes.length, at }
    : { section, start: inside.offset, end: inside.offset + inside.size, at };
}

function relocationsOf(elf: ElfObject, { section, start, end }: Chunk): ElfRelocation[] {
  return elf.sections[section].relocations.filter(r => start <= r.offset && r.offset < end);
}

/** Offset of the target in its section. The field of a PC-relative reference lies 4 bytes before what it counts from. */
function targetOffset(r: ElfRelocation): number {
  return r.symbol.offset + r.addend + 4;
}

function find(chunks: readonly Chunk[], r: ElfRelocation): Chunk | undefined {
  const offset = targetOffset(r);
  return chunks.find(c => c.section === r.symbol.section && c.start <= offset && offset < Math.max(c.end, c.start + 1));
}

/** Adds the chunk that `r` refers to unless it is there. */
function place(elf: ElfObject, chunks: Chunk[], r: ElfRelocation, symbol: string): void {
  if (r.type !== R_X86_64_PC32 && r.type !== R_X86_64_PLT32) refuse(symbol, `relocation type ${r.type}`);
  if (r.symbol.section === SHN_UNDEF) refuse(symbol, `a reference to ${r.symbol.name}`);
  if (r.symbol.section >= elf.sections.length) refuse(symbol, `a reference to the special section ${r.symbol.section}`);
  if (find(chunks, r) !== undefined) return;
  const last = chunks[chunks.length - 1], alignment = elf.sections[r.symbol.section].alignment;
  const end = last.at + last.end - last.start;
  chunks.push(chunkOf(elf, r.symbol, r.addend + 4, Math.ceil(end / alignment) * alignment));
}

function refuse(symbol: string, found: string): never {
  throw new Failure('unsupported', `the code of ${symbol} cannot be moved`, {
    expected: 'references to functions and constants of the same object, relative to the code', found,
  });
}

/** Copies the chunks to their places and resolves the references: S + A − P. */
function link(elf: ElfObject, chunks: readonly Chunk[]): Uint8Array {
  const last = chunks[chunks.length - 1];
  const bytes = new Uint8Array(last.at + last.end - last.start);
  const view = new DataView(bytes.buffer);
  for (const chunk of chunks) {
    bytes.set(elf.sections[chunk.section].bytes.subarray(chunk.start, chunk.end), chunk.at);
    for (const r of relocationsOf(elf, chunk)) {
      const target = find(chunks, r);
      if (target === undefined) continue; // `place` has seen every relocation of every chunk.
      const to = target.at + targetOffset(r) - target.start;
      const from = chunk.at + r.offset - chunk.start + 4;
      view.setInt32(from - 4, to - from, true);
    }
  }
  return bytes;
}
