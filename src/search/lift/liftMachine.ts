import type { Builder } from '../../ir/build.ts';
import type { Operand } from '../../ir/function.ts';
import { constOperand, isZeroOperand, ZERO } from '../../ir/operand.ts';
import type { AsmInstruction, AsmMemory, AsmOperand } from '../../prover/listing/listing.ts';
import { RSP, registerName } from '../../prover/listing/registers.ts';
import { ON_STACK, word, type Held, type HeldFlag, refused, type LiftMemory } from './liftMemory.ts';
import type { WrittenAddition } from '../../codegen/candidate/writtenOrder.ts';

export type FlagName = 'carry' | 'overflow' | 'zero' | 'sign';

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
  readonly flags: Record<FlagName, HeldFlag> = {
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

  /** Says that the word was made without touching the flags. */
  leftFlags(made: Operand): Operand {
    if (made.kind === 'value') this.besideFlags.add(this.b.value(made.id).name);
    return made;
  }

  flag(name: FlagName): Operand {
    const value = this.flags[name];
    if (value === null) throw refused(`the ${name} flag, which no operation of word IR gives here`);
    const known = value();
    this.flags[name] = () => known;
    return known;
  }

  /** Carry and overflow, and what the result says of itself; without it that is not known. */
  setFlags(carry: HeldFlag, overflow: HeldFlag, result: Operand | null, width = 64): void {
    const { flags, b } = this;
    flags.carry = carry;
    flags.overflow = overflow;
    flags.zero = result === null ? null : () => b.unary('eqz', result);
    flags.sign = result === null ? null : () => b.shift('shr', result, width - 1);
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

  private joined(byte: Operand, above: Operand): Operand {
    return this.b.binary('or', this.b.binary('and', above, constOperand(ALL - 0xffn)), byte);
  }

  private narrowed(held: Held, width: number): Operand {
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
