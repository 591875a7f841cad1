/** Instructions on general registers as polynomials; their meanings are programs of word IR (src/x86). */
import { Failure } from '../../../base/errors.ts';
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../../ir/function.ts';
import { Domain, type Carried } from '../../../x86/domain.ts';
import { conditionBit, runMeaning, type AmountKind, type FlagValue, type Executor } from '../../../x86/meaning.ts';
import type { Flag, RegisterName } from '../../../x86/notation.ts';
import { conditionMeaning, scalarMeanings } from '../../../x86/scalar.ts';
import { isConstant, samePoly, type Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import { RAX, RBP, RCX, RDI, RDX, RSP } from '../../listing/registers.ts';
import type { Machine } from '../machine.ts';
import { NothingStored } from '../violation.ts';
import { bothOf, differ, either } from './order.ts';
import { isSameRegister } from './semantics.ts';

export class PolyDomain extends Domain<Poly> {
  protected readonly words: Words;
  /** The last one of the instruction, as it was cut. */
  private difference: { readonly word: Poly; readonly high: Poly; readonly number: Poly } | null = null;

  constructor(words: Words) {
    super();
    this.words = words;
  }

  constant(value: bigint): Poly {
    return this.words.constant(value);
  }

  binary(kind: BinaryKind, width: number, a: Poly, b: Poly): Poly {
    const { words } = this;
    if (width === 1 && kind === 'and') return bothOf(words, a, b);
    if (width === 1 && kind === 'or') return either(words, a, b);
    if (width === 1 && kind === 'xor' && !isConstant(b)) return differ(words, a, b);
    switch (kind) {
      case 'and':
        return words.and(a, b);
      case 'or':
        return words.or(a, b);
      case 'xor':
        return words.xor(width, a, b);
      case 'mul':
        return this.mulx(width, a, b)[0];
      case 'add':
      case 'sub':
        return this.cut(width, [a, b], kind === 'add' ? 1n : -1n).low;
    }
  }

  /** The first plus, or minus, all others. */
  private cut(width: number, [first, ...others]: readonly Poly[], sign: 1n | -1n): { low: Poly; high: Poly } {
    return this.words.cut(width, [{ poly: first, factor: 1n }, ...others.map((poly) => ({ poly, factor: sign }))]);
  }

  not(width: number, a: Poly): Poly {
    return this.words.not(width, a);
  }

  eqz(width: number, a: Poly): Poly {
    const { difference } = this;
    return difference !== null && samePoly(difference.word, a)
      ? this.words.isZeroDifference(width, difference)
      : this.words.isZero(a);
  }

  bswap(width: number, a: Poly): Poly {
    return this.words.byteSwapped(width, a);
  }

  shift(kind: ShiftKind, width: number, a: Poly, k: number): Poly {
    const { words } = this;
    if (k === 0) return a;
    switch (kind) {
      case 'shl':
        return words.cut(width, [{ poly: a, factor: 1n << BigInt(k) }]).low;
      case 'shr':
        return words.high(k, a);
      case 'sar':
        return words.rightSigned(width, k, a);
      case 'ror':
        return words.funnel(width, k, a, a);
    }
  }

  doubleShift(kind: DoubleShiftKind, width: number, lo: Poly, hi: Poly, k: number): Poly {
    return this.words.funnel(width, kind === 'shld' ? width - k : k, lo, hi);
  }

  mulx(width: number, a: Poly, b: Poly): readonly [Poly, Poly] {
    const { low, high } = this.words.cut(width, [{ poly: this.words.multiply(a, b), factor: 1n }]);
    return [low, high];
  }

  addcarryx(width: number, carry: Poly, a: Poly, b: Poly): Carried<Poly> {
    const { low, high } = this.cut(width, [a, b, carry], 1n);
    return { word: low, carry: () => high };
  }

  subborrowx(width: number, borrow: Poly, a: Poly, b: Poly): Carried<Poly> {
    const { low, high } = this.cut(width, [a, b, borrow], -1n);
    this.difference = { word: low, high, number: this.words.algebra.sub(this.words.algebra.sub(a, b), borrow) };
    return { word: low, carry: () => this.words.algebra.scale(high, -1n) };
  }

  cmovznz(_: number, c: Poly, ifZero: Poly, ifNonzero: Poly): Poly {
    return this.words.choose(c, ifNonzero, ifZero);
  }

  override bit(_: number, a: Poly, k: number): Poly {
    return this.words.low(1, this.words.high(k, a));
  }

  override sign(width: number, a: Poly): Poly {
    return this.words.high(width - 1, a);
  }

  override low(_: number, a: Poly, k: number): Poly {
    return this.words.low(k, a);
  }

  override withBit(width: number, a: Poly, k: number, bit: Poly): Poly {
    const { algebra } = this.words;
    const change = algebra.sub(bit, this.bit(width, a, k));
    return algebra.learn(algebra.combine(a, change, 1n << BigInt(k)), 0n, (1n << BigInt(width)) - 1n);
  }

  override signExtended(width: number, narrow: number, a: Poly): Poly {
    return this.words.low(width, this.words.signed(narrow, a));
  }

  /**
   * With exact = word + 2^width·high and m = top bit, the signed word is off by 2^width·o, o = high - (m(a) ± m(b)) +
   * m(word) in {-1, 0, 1}; OF = |o|.
   */
  override overflow(isSum: boolean, width: number, a: Poly, b: Poly, { word, carry }: Carried<Poly>): Poly {
    const { algebra } = this.words;
    const sign = isSum ? 1n : -1n;
    const top = (x: Poly): Poly => this.sign(width, x);
    const operands = algebra.combine(top(a), top(b), sign);
    const high = algebra.scale(carry(), sign);
    const off = algebra.learn(algebra.add(algebra.sub(high, operands), top(word)), -1n, 1n);
    const { lower, upper } = algebra.rangeOf(off);
    if (lower >= 0n) return off;
    if (upper <= 0n) return algebra.scale(off, -1n);
    return algebra.learn(algebra.multiply(off, off), 0n, 1n);
  }
}

const IMPLIED: Readonly<Record<RegisterName, number>> = { rax: RAX, rdx: RDX, rsp: RSP, rbp: RBP };

/** The machine as the programs see it. */
class ScalarTarget implements Executor<Poly, AsmOperand> {
  readonly domain: PolyDomain;
  private readonly machine: Machine;
  private readonly takesWideImmediates: boolean;

  constructor(machine: Machine, mnemonic: string) {
    this.domain = new PolyDomain(machine.words);
    this.machine = machine;
    this.takesWideImmediates = mnemonic === 'mov';
  }

  widthOf(operands: readonly AsmOperand[]): number {
    return this.machine.widthOf(operands);
  }

  register(name: RegisterName, width: number): AsmOperand {
    return { kind: 'register', file: 'general', index: IMPLIED[name], width };
  }

  isSame(a: AsmOperand, b: AsmOperand): boolean {
    return isSameRegister(a, b);
  }

  read(operand: AsmOperand, width: number): Poly {
    const isWide = this.takesWideImmediates && operand.kind === 'immediate' && width === 64;
    return isWide ? this.domain.constant(wideImmediate(operand.value)) : this.machine.read(operand, width);
  }

  write(operand: AsmOperand, width: number, value: Poly): void {
    this.machine.write(operand, width, value);
  }

  flag(flag: Flag): Poly {
    return this.machine.flag(flag);
  }

  setFlag(flag: Flag, value: FlagValue<Poly>): void {
    this.machine.flags[flag] = value;
  }

  amount(operand: AsmOperand, kind: AmountKind, modulus: number): number {
    if (operand.kind === 'immediate') return Number(operand.value & BigInt(modulus - 1));
    if (operand.kind !== 'register' || kind === 'place')
      throw new Failure('unsupported', 'a place that is no constant');
    const value = this.domain.low(operand.width, this.machine.registers[operand.index], Math.log2(modulus));
    if (!isConstant(value)) throw new Failure('unsupported', 'a shift by an unknown count');
    return Number(value.constant);
  }

  address(operand: AsmOperand, width: number): Poly {
    if (operand.kind !== 'memory') throw new Failure('input', 'lea without an address');
    // Sums of numbers are often made so, hence what the sum conserves is remembered as of any other addition.
    return this.machine.words.cut(width, this.machine.addressTerms(operand)).low;
  }

  push(value: Poly): void {
    this.machine.moveStackPointer(-8n);
    this.machine.memory.store(this.machine.registers[RSP], 64, value);
  }

  pop(): Poly {
    const value = this.machine.memory.load(this.machine.registers[RSP], 64);
    this.machine.moveStackPointer(8n);
    return value;
  }
}

/** mov r64, imm64 takes any constant of 64 bits. */
function wideImmediate(value: bigint): bigint {
  if (value < -(1n << 63n) || value >= 1n << 64n) throw new Failure('input', `immediate ${value} does not fit 64 bits`);
  return BigInt.asUintN(64, value);
}

/** Executes an instruction on general registers, flags and the stack; false if it is none. */
export function executeScalar(machine: Machine, mnemonic: string, operands: readonly AsmOperand[]): boolean {
  const meanings = scalarMeanings(mnemonic);
  if (meanings.length === 0) return false;
  const found = meanings.find((m) => m.operandCount === operands.length);
  if (found === undefined) throw new Failure('input', `${operands.length} operands`, { where: mnemonic });
  if (mnemonic === 'xchg' && operands.some((o) => o.kind === 'memory'))
    throw new Failure('unsupported', 'xchg with memory, which locks the bus');
  const run = (): void => runMeaning(found, new ScalarTarget(machine, mnemonic), operands);
  if (mnemonic === 'and' && realign(machine, operands)) return true;
  try {
    run();
  } catch (e) {
    if (!(e instanceof NothingStored) || !touch(machine, mnemonic, operands, e)) throw e;
  }
  return true;
}

/**
 * Demands that the condition of a jump such as `jne` is the same for all inputs, and holds or not as the code was
 * followed. Throws `unsupported`.
 */
export function requireJump(machine: Machine, mnemonic: string, holds: boolean): void {
  const condition = conditionMeaning(mnemonic.slice(1));
  if (condition === undefined) throw new Failure('unsupported', `the condition of ${mnemonic} is not modelled`);
  const value = conditionBit(condition, new ScalarTarget(machine, mnemonic));
  if (!isConstant(value) || value.constant !== (holds ? 1n : 0n))
    throw new Failure('unsupported', `branch: it is not shown that ${mnemonic} goes the same way for all inputs`);
}

/**
 * `and rsp, -32` makes an address on the stack a multiple of a power of two, as compilers do for vectors in memory;
 * false by all other operands.
 */
function realign(m: Machine, [to, from]: readonly AsmOperand[]): boolean {
  if (to?.kind !== 'register' || to.file !== 'general' || to.width !== 64 || from?.kind !== 'immediate') return false;
  const size = -BigInt.asIntN(64, from.value);
  const isPower = size > 0n && (size & (size - 1n)) === 0n;
  const address = m.registers[to.index];
  const offset = isPower ? m.memory.stackOffset(address) : null;
  if (offset === null) return false;
  const { words } = m;
  const below = words.constant(-m.memory.aboveMultiple(offset, size));
  m.write(to, to.width, words.low(to.width, words.algebra.add(address, below)));
  m.setFlags('unmodelled', 'unmodelled', 'unmodelled', 'unmodelled');
  return true;
}

/**
 * `mov rax, [rsp]` and `or qword ptr [rsp + 8], 0`, before anything is stored there, touch a page of the stack: what is
 * loaded must not be read.
 */
function touch(m: Machine, mnemonic: string, [to, from]: readonly AsmOperand[], violation: NothingStored): boolean {
  if (mnemonic === 'mov' && to?.kind === 'register' && to.width === 64 && to.index !== RSP && isTop(from))
    m.forbid(to.index, violation);
  else if ((mnemonic === 'or' || mnemonic === 'xor') && to?.kind === 'memory' && isZero(from))
    m.setFlags('unmodelled', 'unmodelled', 'unmodelled', 'unmodelled');
  else return false;
  return true;
}

const isTop = (operand: AsmOperand | undefined): boolean =>
  operand?.kind === 'memory' && operand.base === RSP && operand.index === null && operand.displacement === 0n;
const isZero = (operand: AsmOperand | undefined): boolean => operand?.kind === 'immediate' && operand.value === 0n;

/** Copies of more are not followed. */
const MAX_COPIES = 4096n;

/**
 * `rep stos`, by which compilers set arrays to 0: copies of a register, upwards, for nothing that is modelled sets the
 * direction flag, and callers leave it clear. Source: SDM vol. 2, STOS; System V ABI §3.2.1. Throws `unsupported` where
 * the number of copies is not known.
 */
export function fill(machine: Machine, operands: readonly AsmOperand[]): void {
  const { words, memory, registers } = machine;
  const count = words.algebra.resolve(registers[RCX]);
  const width = operands.find((operand) => operand.kind === 'memory')?.width;
  if (!isConstant(count) || count.constant > MAX_COPIES)
    throw new Failure('unsupported', 'string: how often rep stos stores, data say, or it is too often');
  if (width !== 8 && width !== 32 && width !== 64)
    throw new Failure('unsupported', `string: rep stos of ${width ?? 'unknown'} bits`);
  const value = words.low(width, registers[RAX]);
  const behind = (copies: bigint) =>
    words.low(64, words.algebra.add(registers[RDI], words.constant((copies * BigInt(width)) / 8n)));
  for (let copy = 0n; copy < count.constant; copy++) memory.store(behind(copy), width, value);
  registers[RDI] = behind(count.constant);
  registers[RCX] = words.constant(0n);
}
