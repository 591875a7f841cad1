/**
 * The state of the symbolic processor: general and vector registers, four flags, memory.
 *
 * A register that the caller did not set holds an unknown of its own, so that results which depend on it differ
 * from the specification. Flags that an instruction leaves undefined may not be read.
 */
import { Failure } from '../../base/errors.ts';
import type { Lanes } from '../../ir/function.ts';
import type { FlagValue } from '../../x86/meaning.ts';
import type { Flag } from '../../x86/notation.ts';
import type { Addend } from '../algebra/combination.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { AsmMemory, AsmOperand } from '../listing/listing.ts';
import { RSP, registerName } from '../listing/registers.ts';
import { constantAddressOf, CONVENTIONS, type Convention, entryOf, returnAddressOf } from './convention.ts';
import { Memory } from './memory.ts';
import { type NothingStored, Violation } from './violation.ts';
import { WideRegisters, type Pair } from './wideRegisters.ts';

/** User-space addresses with room on both sides, so that pointer + constant never wraps. */
const POINTER_RANGE = { lower: 1n << 20n, upper: (1n << 47n) - (1n << 20n) };

export class Machine {
  readonly words: Words;
  readonly memory: Memory;
  readonly registers: Poly[];
  /** Vector registers and masks: one lane of each, or all words. */
  readonly wide: WideRegisters;
  readonly flags: Record<Flag, FlagValue<Poly>> = { carry: null, overflow: null, zero: null, sign: null };
  private readonly constants: ReadonlyMap<string, readonly bigint[]>;
  /** Addresses of constants of the file by their labels: unknowns, for a linker may put them anywhere. */
  private readonly constantPointers = new Map<string, Poly>();
  /** What calls pushed: each address is an unknown of its own, for a linker may put any code between two calls. */
  private readonly returnAddresses = new Map<number, Poly>();
  /** Values of registers that must not be read. */
  private readonly forbidden = new Map<Poly, Violation>();

  constructor(
    words: Words,
    constants: ReadonlyMap<string, readonly bigint[]>,
    convention: Convention = CONVENTIONS.sysv,
    lanes?: Lanes,
  ) {
    const unknown = (name: string): Poly => words.algebra.input(name, { lower: 0n, upper: (1n << 64n) - 1n });
    this.words = words;
    this.constants = constants;
    this.registers = Array.from({ length: 16 }, (_, i) =>
      i === RSP ? this.pointer(entryOf('rsp')) : unknown(entryOf(registerName(i))),
    );
    this.wide = new WideRegisters(words, lanes);
    this.memory = new Memory(words, this.registers[RSP], convention, this.wide.bits);
  }

  /** Puts something unknown into a register which must not be read, for where it was loaded from nothing was stored. */
  forbid(register: number, { rule, message }: NothingStored): void {
    const value = this.words.algebra.input(`what a ${message} gives`, { lower: 0n, upper: (1n << 64n) - 1n });
    this.registers[register] = value;
    this.forbidden.set(value, new Violation(rule, message));
  }

  /** Low and high half of each vector register; `wide` writes them. */
  get vectors(): readonly Pair[] {
    return this.wide.vectors;
  }

  /** An unknown address. */
  pointer(name: string): Poly {
    return this.words.algebra.input(name, POINTER_RANGE);
  }

  flag(name: Flag): Poly {
    const value = this.flags[name];
    if (value === null) throw new Violation('undefinedFlag', `the ${name} flag is read while undefined`);
    if (value === 'unmodelled')
      throw new Failure('unsupported', `the ${name} flag of this instruction is not modelled`);
    const known = value();
    this.flags[name] = () => known;
    return known;
  }

  setFlag(name: Flag, value: Poly): void {
    this.flags[name] = () => value;
  }

  /** Sets all four flags. */
  setFlags(carry: FlagValue<Poly>, overflow: FlagValue<Poly>, zero: FlagValue<Poly>, sign: FlagValue<Poly>): void {
    Object.assign(this.flags, { carry, overflow, zero, sign });
  }

  /** Bits the instruction works on: those of its first register operand, else of its memory operand. */
  widthOf(operands: readonly AsmOperand[]): number {
    const register = operands.find((o) => o.kind === 'register');
    const memory = operands.find((o) => o.kind === 'memory');
    const width = register?.width ?? memory?.width;
    if (width !== 8 && width !== 32 && width !== 64)
      throw new Failure('unsupported', `operand width ${width ?? 'not given'}`);
    return width;
  }

  read(operand: AsmOperand, width: number): Poly {
    switch (operand.kind) {
      case 'immediate':
        return this.immediate(operand.value, width);
      case 'register':
        return this.readRegister(operand, width);
      case 'memory':
        return this.readMemory(operand, width);
    }
  }

  /** Writes the low `width` bits, which is what `value` has; 32-bit writes to registers clear the upper half. */
  write(operand: AsmOperand, width: number, value: Poly): void {
    if (operand.kind === 'immediate') throw new Failure('input', 'an immediate cannot be written');
    if (operand.kind === 'memory')
      return this.memory.store(this.address(this.checkedWidth(operand, width)), width, value);
    this.checkRegister(operand, width);
    this.registers[operand.index] = width < 32 ? this.merged(this.registers[operand.index], width, value) : value;
    if (operand.index === RSP) this.stackPointerChanged();
  }

  /** `old` with other low bits. */
  private merged(old: Poly, width: number, value: Poly): Poly {
    const { algebra } = this.words;
    return algebra.add(algebra.sub(old, this.words.low(width, old)), value);
  }

  /** The address a memory operand stands for, as the processor computes it. */
  address(operand: AsmMemory): Poly {
    if (operand.symbol !== null) throw new Failure('unsupported', 'a constant is stored to');
    return this.words.low(64, this.words.sum(this.addressTerms(operand)));
  }

  /** What an address is the sum of, modulo 2^64. */
  addressTerms({ base, index, scale, displacement, symbol }: AsmMemory): Addend[] {
    const terms = [{ poly: this.words.constant(displacement), factor: 1n }];
    if (symbol !== null) terms.push({ poly: this.constantPointer(symbol), factor: 1n });
    if (base !== null) terms.push({ poly: this.valueOf(base), factor: 1n });
    if (index !== null) terms.push({ poly: this.valueOf(index), factor: BigInt(scale) });
    return terms;
  }

  private constantPointer(symbol: string): Poly {
    const known = this.constantPointers.get(symbol);
    if (known !== undefined) return known;
    const words = this.constants.get(symbol);
    if (words === undefined) throw new Failure('unsupported', `${symbol} is no constant of the file`);
    const pointer = this.pointer(constantAddressOf(symbol));
    this.constantPointers.set(symbol, pointer);
    this.memory.addConstants(pointer, (offset, width) => {
      // What was not seen to be read may be there, and hold anything.
      if (offset < 0n || words[Number(offset / 8n)] === undefined)
        throw new Failure('unsupported', `what stands at ${symbol}+${offset} is not known`);
      return this.partOf(words, symbol, offset, width);
    });
    return pointer;
  }

  /** Pushes where the code goes on behind a call, which nobody knows but the loader. */
  call(returnTo: number): void {
    this.moveStackPointer(-8n);
    this.memory.store(this.registers[RSP], 64, this.returnAddress(returnTo));
  }

  /**
   * Pops it again. A function that returns to anything but what its call pushed is not followed: code that pops the
   * address does so and may be right.
   */
  return(returnTo: number): void {
    const isOwn = this.registers[RSP].constant < 0n;
    const found = isOwn ? this.memory.load(this.registers[RSP], 64) : null;
    if (found === null || !samePoly(found, this.returnAddress(returnTo)))
      throw new Failure('unsupported', 'ret goes elsewhere than behind its call');
    this.moveStackPointer(8n);
  }

  /** A limb of what a call that is not followed is given by a pointer. */
  loadOperand(register: number, limb: number): Poly {
    const pointer = this.registers[register];
    return this.memory.loadAboveStack(
      this.words.low(64, this.words.algebra.add(pointer, this.words.constant(8n * BigInt(limb)))),
    );
  }

  /** What such a call leaves that keeps rsp and what is no part of vector registers; `name` is of this call alone. */
  forgetBehindCall(name: string): void {
    const unknown = (of: string): Poly =>
      this.words.algebra.input(`${of} behind ${name}`, { lower: 0n, upper: (1n << 64n) - 1n });
    for (let i = 0; i < this.registers.length; i++) if (i !== RSP) this.registers[i] = unknown(registerName(i));
    this.wide.forget((i, half) => unknown(`xmm${i} ${half}`));
    this.setFlags('unmodelled', 'unmodelled', 'unmodelled', 'unmodelled');
    this.memory.forgetBelowStack();
  }

  moveStackPointer(by: bigint): void {
    this.registers[RSP] = this.words.low(64, this.words.algebra.add(this.registers[RSP], this.words.constant(by)));
    this.stackPointerChanged();
  }

  private returnAddress(returnTo: number): Poly {
    const address = this.returnAddresses.get(returnTo) ?? this.pointer(returnAddressOf(returnTo));
    this.returnAddresses.set(returnTo, address);
    return address;
  }

  stackPointerChanged(): void {
    const offset = this.memory.stackOffset(this.registers[RSP]);
    if (offset === null)
      throw new Failure('unsupported', 'stackPointer: rsp is not its value on entry plus a constant');
    this.memory.moveStack(offset);
  }

  private readRegister(operand: AsmOperand & { kind: 'register' }, width: number): Poly {
    this.checkRegister(operand, width);
    const value = this.valueOf(operand.index);
    return width === 64 ? value : this.words.low(width, value);
  }

  private valueOf(register: number): Poly {
    const value = this.registers[register];
    const violation = this.forbidden.get(value);
    if (violation !== undefined) throw violation;
    return value;
  }

  private checkRegister(operand: AsmOperand & { kind: 'register' }, width: number): void {
    const isFit = operand.file === 'general' && operand.width === width && width !== 16;
    if (!isFit)
      throw new Failure('unsupported', `a ${operand.width}-bit ${operand.file} register where ${width} bits are used`);
  }

  private readMemory(operand: AsmMemory, width: number): Poly {
    const sized = this.checkedWidth(operand, width);
    return sized.symbol === null
      ? this.memory.load(this.address(sized), width)
      : this.readConstant(sized, sized.symbol, width);
  }

  private checkedWidth(operand: AsmMemory, width: number): AsmMemory {
    if (operand.width !== null && operand.width !== width)
      throw new Failure('input', `memory of ${operand.width} bits where ${width} bits are used`);
    return operand;
  }

  /** A constant of the file, or an aligned part of one. */
  readConstant({ base, index, displacement: at }: AsmMemory, symbol: string, width: number): Poly {
    if (base !== null || index !== null)
      throw new Failure('unsupported', `a constant at an address that is computed: ${symbol}`);
    const list = this.constants.get(symbol);
    if (list === undefined) throw new Failure('unsupported', `${symbol} is no constant of the file`);
    return this.partOf(list, symbol, at, width);
  }

  private partOf(words: readonly bigint[], symbol: string, at: bigint, width: number): Poly {
    const bytes = BigInt(width / 8);
    const word = at >= 0n ? words[Number(at / 8n)] : undefined;
    if (word === undefined) throw new Violation('bounds', `${symbol}+${at} is outside the constant`);
    if (at % bytes !== 0n) throw new Failure('unsupported', `misaligned access to ${symbol}`);
    return this.words.constant(BigInt.asUintN(width, word >> (8n * (at % 8n))));
  }

  /** Immediates are sign-extended from 32 bits; one that does not survive this cannot be encoded. */
  private immediate(value: bigint, width: number): Poly {
    const bits = Math.min(width, 32);
    const unsigned = BigInt.asUintN(width, value);
    const fits =
      BigInt.asUintN(width, BigInt.asIntN(bits, value)) === unsigned &&
      value >= -(1n << BigInt(width - 1)) &&
      value < 1n << BigInt(width);
    if (!fits) throw new Failure('input', `immediate ${value} does not fit ${bits} bits`);
    return this.words.constant(unsigned);
  }
}
