/** Takes a function out of an object as bytes that run wherever they are copied to. */
import { Failure } from '../../base/errors.ts';
import { SHN, STT, parseElfObject, type ElfObject, type ElfSymbol, type ObjectSection } from './elf.ts';

type Relocation = ObjectSection['relocations'][number];

/** Relocation types (System V AMD64 psABI, table 4.9). */
const R_X86_64_PC32 = 2;
const R_X86_64_PLT32 = 4;

/** Machine code that runs wherever it is copied to; the entry is its first byte. */
export interface MachineCode {
  readonly bytes: Uint8Array;
}

/**
 * The code of one function of a relocatable object, with the sections that it refers to placed behind it
 * and all references resolved. Within a section the assembler has resolved calls already, so sections are
 * never cut: a function that shares its section (the object was not compiled with -ffunction-sections) is
 * entered through a jump. Throws `input` if the object does not define `symbol`, `unsupported` if the
 * code depends on something outside of the object or on its own address.
 */
export function extractFunction(object: Uint8Array, symbol: string): MachineCode {
  const elf = parseElfObject(object);
  const entry = elf.symbols.find(
    (s) => s.name === symbol && s.section !== SHN.UNDEF && s.section < elf.sections.length,
  );
  if (entry === undefined) {
    throw new Failure('input', `the object does not define the function ${symbol}`, {
      found: elf.symbols
        .filter((s) => s.type === STT.FUNC)
        .map((s) => s.name)
        .join(' '),
    });
  }
  const layout = new Layout(elf, entry.value === 0 ? 0 : JUMP_BYTES);
  layout.add(entry.section, symbol);
  return { bytes: link(layout, entry) };
}

/** Size of `jmp rel32` (SDM vol. 2A, JMP). */
const JUMP_BYTES = 5;
const JUMP_OPCODE = 0xe9;

/** Where the sections go that the code consists of. */
class Layout {
  readonly elf: ElfObject;
  /** Offset of each section, in order of placement. */
  readonly places = new Map<number, number>();
  /** Offset behind the last section. */
  end: number;

  constructor(elf: ElfObject, start: number) {
    this.elf = elf;
    this.end = start;
  }

  /** Places a section and, behind it, everything that it refers to. */
  add(index: number, symbol: string): void {
    if (this.places.has(index)) return;
    const { alignment, bytes, relocations } = this.elf.sections[index];
    const at = Math.ceil(this.end / alignment) * alignment;
    this.places.set(index, at);
    this.end = at + bytes.length;
    for (const r of relocations) this.add(sectionOf(this.elf, r, symbol), symbol);
  }
}

/** The section that `r` refers to; throws `unsupported` if it is none of this object. */
function sectionOf(elf: ElfObject, r: Relocation, symbol: string): number {
  if (r.type !== R_X86_64_PC32 && r.type !== R_X86_64_PLT32) refuse(symbol, `relocation type ${r.type}`);
  if (r.symbol.section === SHN.UNDEF) refuse(symbol, `a reference to ${r.symbol.name}`);
  if (r.symbol.section >= elf.sections.length) refuse(symbol, `a reference to the special section ${r.symbol.section}`);
  return r.symbol.section;
}

function refuse(symbol: string, found: string): never {
  throw new Failure('unsupported', `the code of ${symbol} cannot be moved`, {
    expected: 'references to functions and constants of the same object, relative to the code',
    found,
  });
}

/** Copies the sections to their places and resolves the references. */
function link({ elf, places, end }: Layout, entry: ElfSymbol): Uint8Array {
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  const addressOf = (s: ElfSymbol): number => (places.get(s.section) ?? 0) + s.value;
  if (entry.value !== 0) {
    view.setUint8(0, JUMP_OPCODE);
    view.setInt32(1, addressOf(entry) - JUMP_BYTES, true);
  }
  for (const [index, at] of places) {
    bytes.set(elf.sections[index].bytes, at);
    for (const r of elf.sections[index].relocations) {
      const from = at + r.offset;
      view.setInt32(from, addressOf(r.symbol) + r.addend - from, true); // psABI table 4.9: S + A − P
    }
  }
  return bytes;
}
