/** The registers, flags and memory of machine code that is read as word IR. */
import { Failure } from '../../base/errors.ts';
import { type Operand, constOperand, isZeroOperand, ZERO } from '../../ir/function.ts';
import type { Builder } from '../../ir/build.ts';
import type { AsmInstruction, AsmMemory, AsmOperand } from '../../prover/listing/listing.ts';
import { RSP, registerName } from '../../prover/listing/registers.ts';
import type { Flag } from '../../x86/notation.ts';
import type { WrittenAddition } from '../../codegen/candidate/writtenOrder.ts';

/** Words of an array of the call: those of a parameter, or what was stored to a result so far. */
export interface LiftedArray {
  readonly name: string;
  readonly cells: (Operand | null)[];
  readonly isResult: boolean;
}

/** The arrays of the call and the stack, word by word. */
export class LiftMemory {
  readonly arrays: readonly LiftedArray[];
  /** By offset from the stack pointer on entry. */
  private readonly slots = new Map<number, { readonly held: Held; readonly bytes: number }>();

  constructor(arrays: readonly LiftedArray[]) {
    this.arrays = arrays;
  }

  load(object: number, offset: number, bytes: number): Held {
    if (object === ON_STACK) {
      const slot = this.slots.get(offset);
      if (slot === undefined || slot.bytes < bytes) throw refused(`a read of the stack that no one store made`);
      return slot.held;
    }
    const { name, cells } = this.arrays[object];
    const cell = cells[this.limb(object, offset)];
    if (cell === null) throw refused(`a read of ${name}[${offset / 8}] before it is stored`);
    return word(cell);
  }

  store(object: number, offset: number, bytes: number, value: Held): void {
    if (object === ON_STACK) {
      for (const [at, slot] of this.slots) if (at < offset + bytes && offset < at + slot.bytes) this.slots.delete(at);
      this.slots.set(offset, { held: value, bytes });
      return;
    }
    const { name, cells, isResult } = this.arrays[object];
    if (!isResult) throw refused(`a store to ${name}`);
    if (value.kind !== 'word' || bytes !== 8) throw refused(`a store to ${name} of what is no word`);
    cells[this.limb(object, offset)] = value.of;
  }

  private limb(object: number, offset: number): number {
    const { name, cells } = this.arrays[object];
    if (offset % 8 !== 0 || offset < 0 || offset / 8 >= cells.length) throw refused(`${name} at byte ${offset}`);
    return offset / 8;
  }
}

/** Code that is not read as word IR; where it stands is added by who steps through it. */
export const refused = (what: string): Failure => new Failure('unsupported', `the word IR has no words for ${what}`);

/* What registers, flags and memory hold while machine code is read as word IR. */

/**
 * A word of 64 bits; a byte with the word whose upper bits stand above it, if that is known; an address within an array
 * of the call or the stack, which only names memory; or something that may be moved and not looked at, such as a
 * callee-saved register on entry.
 */
export type Held =
  | { readonly kind: 'word'; readonly of: Operand }
  | { readonly kind: 'byte'; readonly of: Operand; readonly above: Operand | null }
  | { readonly kind: 'address'; readonly object: number; readonly offset: number }
  | { readonly kind: 'unknown'; readonly name: string };

/** The object of addresses on the stack; others are numbers of results, then parameters. */
export const ON_STACK = -1;

export const word = (of: Operand): Held => ({ kind: 'word', of });

/**
 * The bit that a flag holds, made when it is first read; null where word IR has no name for it, such as the overflow of
 * a signed addition.
 */
type HeldFlag = (() => Operand) | null;

const ALL = (1n << 64n) - 1n;

/**
 * A processor whose words are operands of a word-IR function under construction: every instruction appends what it
 * computes. Moves, spills and reloads leave no trace.
 */
export class LiftMachine {
  readonly b: Builder;
  readonly memory: LiftMemory;
  readonly registers: Held[];
  /** Halves of the vector registers, which hold words that are moved and nothing else. */
  readonly vectors: (readonly [Held, Held])[];
  readonly flags: Record<Flag, HeldFlag> = {
    carry: null,
    overflow: null,
    zero: null,
    sign: null,
  };
  readonly constants: ReadonlyMap<string, readonly bigint[]>;
  /** By the name of the word that an addition makes. */
  readonly written = new Map<string, WrittenAddition>();
  /** By the name of a product's low word: that of the factor in rdx. */
  readonly inRdx = new Map<string, Operand>();
  /** Names of words whose instruction leaves the flags alone. */
  readonly besideFlags = new Set<string>();
  /** An `xor` has made both flags zero, and no chain has begun on them. */
  areFlagsNew = false;

  constructor(b: Builder, memory: LiftMemory, constants: ReadonlyMap<string, readonly bigint[]>) {
    this.b = b;
    this.memory = memory;
    this.constants = constants;
    const unknown = (name: string): Held => ({ kind: 'unknown', name });
    this.registers = Array.from({ length: 16 }, (_, i) =>
      i === RSP ? { kind: 'address', object: ON_STACK, offset: 0 } : unknown(registerName(i)),
    );
    this.vectors = Array.from({ length: 16 }, (_, i) => [unknown(`xmm${i}`), unknown(`xmm${i}`)]);
  }

  flag(name: Flag): Operand {
    const value = this.flags[name];
    if (value === null) throw refused(`the ${name} flag, which no operation of word IR gives here`);
    const known = value();
    this.flags[name] = () => known;
    return known;
  }

  widthOf(operands: readonly AsmOperand[]): number {
    const sized = operands.find((o) => o.kind === 'register') ?? operands.find((o) => o.kind === 'memory');
    const width = sized?.width;
    if (width !== 8 && width !== 32 && width !== 64) throw refused(`operands of ${width ?? 'unknown'} bits`);
    return width;
  }

  /** The operand as a word, whose upper bits are 0 where it is narrower. */
  read(operand: AsmOperand, width: number): Operand {
    if (operand.kind === 'immediate') return constOperand(BigInt.asUintN(width, operand.value));
    return this.narrowed(this.held(operand, width), width);
  }

  /** What stands in a register or in memory, not looked at. */
  held(operand: AsmOperand, width = 64): Held {
    if (operand.kind === 'immediate') return word(constOperand(BigInt.asUintN(64, operand.value)));
    if (operand.kind === 'register') {
      if (operand.file !== 'general') throw refused('a vector register');
      return this.registers[operand.index];
    }
    if (operand.symbol !== null) return word(this.constantAt(operand, operand.symbol));
    const { object, offset } = this.place(operand);
    return this.memory.load(object, offset, width / 8);
  }

  write(operand: AsmOperand, width: number, value: Operand): void {
    if (operand.kind === 'register' && width === 8) this.writeByte(operand.index, value);
    else this.put(operand, word(value), width);
  }

  put(operand: AsmOperand, value: Held, width = 64): void {
    if (operand.kind === 'immediate') throw refused('a write to an immediate');
    if (operand.kind === 'register') {
      if (operand.file !== 'general') throw refused('a vector register');
      this.registers[operand.index] = value;
      return;
    }
    const { object, offset } = this.place(operand);
    this.memory.store(object, offset, width / 8, value);
  }

  /** A byte that is written leaves the bits above it; few look at them. */
  private writeByte(index: number, value: Operand): void {
    const old = this.registers[index];
    const above = old.kind === 'word' ? old.of : old.kind === 'byte' ? old.above : null;
    this.registers[index] = above !== null && isZeroOperand(above) ? word(value) : { kind: 'byte', of: value, above };
  }

  /** Moves the stack pointer, and says where it was. */
  moveStack(by: number): number {
    const top = this.registers[RSP];
    if (top.kind !== 'address') throw refused('a stack pointer that is computed');
    this.registers[RSP] = { ...top, offset: top.offset + by };
    return top.offset;
  }

  private joined(byte: Operand, above: Operand): Operand {
    return this.b.binary('or', this.b.binary('and', above, constOperand(ALL - 0xffn)), byte);
  }

  /** What is held as a word, whose upper bits are 0. */
  narrowed(held: Held, width: number): Operand {
    if (held.kind === 'byte' && width === 8) return held.of;
    if (held.kind === 'byte' && held.above !== null) return this.low(this.joined(held.of, held.above), width);
    if (held.kind !== 'word') throw refused(held.kind === 'unknown' ? `${held.name} as it was on entry` : held.kind);
    return this.low(held.of, width);
  }

  /** The low bits of a word. */
  low(a: Operand, width: number): Operand {
    const ones = (1n << BigInt(width)) - 1n;
    return width === 64 || this.b.range(a).upper <= ones ? a : this.b.binary('and', a, constOperand(ones));
  }

  /** Which memory an operand names: the sum of one address and constants. */
  place(operand: AsmMemory): { readonly object: number; readonly offset: number } {
    const address = this.address(operand);
    if (address.kind !== 'address') throw refused('memory at an address that is computed');
    return address;
  }

  /** What `lea` gives. */
  address({ base, index, scale, displacement, symbol }: AsmMemory): Held {
    if (symbol !== null) throw refused('the address of a constant');
    const parts = [base, index].map((i) => (i === null ? word(ZERO) : this.registers[i]));
    const by = constOperand(BigInt.asUintN(64, displacement));
    if (parts.every((part) => part.kind === 'word')) {
      const [x, y] = parts.map((part) => (part.kind === 'word' ? part.of : ZERO));
      if (base !== null && base === index) return word(this.sum(this.multiple(x, scale + 1), by));
      return word(this.sum(this.sum(x, this.scaled(y, scale)), by));
    }
    const address = parts.find((part) => part.kind === 'address');
    const rest = parts.filter((part) => part !== address);
    const isPlain = rest.every((part) => part.kind === 'word' && isZeroOperand(part.of));
    if (address?.kind !== 'address' || !isPlain) throw refused('an address that is no pointer plus a constant');
    return { ...address, offset: address.offset + Number(displacement) };
  }

  private scaled(a: Operand, scale: number): Operand {
    return scale === 1 ? a : this.b.shift('shl', a, Math.log2(scale));
  }

  private multiple(a: Operand, by: number): Operand {
    return this.b.binary('mul', a, constOperand(BigInt(by)));
  }

  private sum(a: Operand, b: Operand): Operand {
    if (isZeroOperand(a) || isZeroOperand(b)) return isZeroOperand(a) ? b : a;
    return this.b.binary('add', a, b);
  }

  private constantAt({ base, index, displacement }: AsmMemory, symbol: string): Operand {
    const value = this.constants.get(symbol)?.[Number(displacement / 8n)];
    if (base !== null || index !== null || value === undefined || displacement % 8n !== 0n)
      throw refused(`the constant ${symbol} in parts`);
    return constOperand(value & ALL);
  }
}

/** How one kind of instruction is read. */
export type Lift = (m: LiftMachine, operands: AsmInstruction['operands']) => void;
