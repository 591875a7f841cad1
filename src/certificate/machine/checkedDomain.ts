/**
 * Instructions on words of 64 bits, as coq/Symbolic.v has them (`symbolic_step`): the same cuts in the same order, and
 * only the flags stated there. Their meanings are programs of word IR (src/x86).
 */
import { Failure } from '../../base/errors.ts';
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../ir/function.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import { RAX, RBP, RDX, RSP } from '../../prover/listing/registers.ts';
import { Domain, type Carried } from '../../x86/domain.ts';
import { conditionBit, type AmountKind, type FlagValue, type Executor } from '../../x86/meaning.ts';
import type { Flag, Meaning, RegisterName } from '../../x86/notation.ts';
import { add, constant, constantIn, multiply, scale, UNIT } from '../bounds/poly.ts';
import { constantWord, type Word } from '../facts/context.ts';
import { codeAddress, type Machine } from './machine.ts';
import { wordOf, type Content } from './contents.ts';
import { registerIndex } from './entryUnknowns.ts';
import {
  and,
  bitOf,
  chosen,
  complement,
  difference,
  joined,
  ONE_WORD,
  opposite,
  or,
  reversedBytes,
  rotated,
  shiftedLeft,
  shiftedRight,
  shiftedSigned,
  WORD_BITS,
  xor,
  ZERO_WORD,
  NeedsValue,
} from './words.ts';

const HALF_BITS = 32;
const HALF_MAX = (1n << 32n) - 1n;
const SIGN = 1n << 63n;

/** What a register holds, or whether a word is 0, which is only asked if a flag is read. */
type Value = Content | { readonly kind: 'zeroOf'; readonly word: Word };

const valueOf = (word: Word): Value => ({ kind: 'word', word });

/** A flag is not stated. */
class NotStated extends Error {}

const notStated = (): never => {
  throw new NotStated();
};

const sizeMissing = (): never => {
  throw new Failure('unsupported', 'an operand that is no register of 64 bits');
};

class CheckedDomain extends Domain<Value> {
  private readonly machine: Machine;
  private readonly mnemonic: string;
  /** Whether the last sum was below 2^63. */
  private isExact = false;
  /** Of a bit test. */
  private tested: ReturnType<typeof bitOf> | null = null;

  constructor(machine: Machine, mnemonic: string) {
    super();
    this.machine = machine;
    this.mnemonic = mnemonic;
  }

  private word(value: Value): Word {
    return value.kind === 'zeroOf' ? notStated() : wordOf(value);
  }

  constant(value: bigint): Value {
    return valueOf(constantWord(value));
  }

  binary(kind: BinaryKind, width: number, x: Value, y: Value): Value {
    const { machine } = this;
    const [a, b] = [this.word(x), this.word(y)];
    if (width === 1) return this.flipped(kind, a, b);
    if (width !== WORD_BITS) return sizeMissing();
    switch (kind) {
      case 'and':
        return valueOf(and(machine.cut, machine, a, b));
      case 'or':
        return valueOf(or(machine.context, a, b));
      case 'xor':
        return valueOf(xor(machine.context, a, b));
      case 'mul':
        return valueOf(this.product(a, b).low);
      case 'add':
        return valueOf(machine.cut(WORD_BITS, add(a.poly, b.poly), a.max + b.max).remainder);
      case 'sub':
        return this.binary('add', width, x, this.constant(BigInt.asUintN(WORD_BITS, -known(machine, b))));
    }
  }

  /** Of bits, only the opposite. */
  private flipped(kind: BinaryKind, a: Word, b: Word): Value {
    if (kind === 'xor' && this.machine.context.known(b) === 1n) return valueOf(opposite(a));
    throw new Failure('unsupported', 'a condition of several flags');
  }

  private product(left: Word, right: Word): { readonly low: Word; readonly high: Word } {
    const [a, b] = this.machine.factors(left, right);
    const { quotient, remainder } = this.machine.cut(WORD_BITS, multiply(a.poly, b.poly), a.max * b.max);
    return { low: remainder, high: quotient };
  }

  not(_: number, a: Value): Value {
    return valueOf(complement(this.word(a)));
  }

  eqz(width: number, a: Value): Value {
    return a.kind === 'word' && width === WORD_BITS ? { kind: 'zeroOf', word: a.word } : notStated();
  }

  bswap(_: number, a: Value): Value {
    return valueOf(reversedBytes(this.machine.cut, this.word(a)));
  }

  shift(kind: ShiftKind, _: number, a: Value, k: number): Value {
    const run = { shl: shiftedLeft, shr: shiftedRight, sar: shiftedSigned, ror: rotated }[kind];
    return valueOf(run(this.machine.cut, this.word(a), k));
  }

  doubleShift(kind: DoubleShiftKind, _: number, lo: Value, hi: Value, k: number): Value {
    return valueOf(joined(this.machine.cut, this.word(hi), this.word(lo), kind === 'shld' ? k : WORD_BITS - k));
  }

  mulx(_: number, a: Value, b: Value): readonly [Value, Value] {
    const [x, y] = this.mnemonic === 'mul' ? [b, a] : [a, b];
    const { low, high } = this.product(this.word(x), this.word(y));
    return [valueOf(low), valueOf(high)];
  }

  addcarryx(width: number, carry: Value, x: Value, y: Value): Carried<Value> {
    const moved = this.moved(x, y, 1);
    if (moved !== null) return moved;
    const [c, a, b] = [carry, x, y].map((value) => this.word(value));
    const max = a.max + b.max + c.max;
    const parts = [a.poly, b.poly, c.poly];
    const { quotient, remainder } = this.machine.cut(width, parts.reduce(add), max, parts);
    this.isExact = width === WORD_BITS && max < SIGN;
    return { word: valueOf(remainder), carry: () => valueOf(quotient) };
  }

  subborrowx(width: number, borrow: Value, x: Value, y: Value): Carried<Value> {
    const moved = this.moved(x, y, -1);
    if (moved !== null) return moved;
    const [c, a, b] = [borrow, x, y].map((value) => this.word(value));
    if (width === HALF_BITS)
      return { word: valueOf({ poly: scale(c.poly, HALF_MAX), max: HALF_MAX }), carry: () => borrow };
    const { word, borrow: taken } = difference(this.machine.cut, a, b, c);
    return { word: valueOf(word), carry: () => valueOf(taken) };
  }

  /** A pointer and a constant distance, where what comes of it points to the same. */
  private moved(a: Value, b: Value, sign: 1 | -1): Carried<Value> | null {
    if (!/^(add|sub)$/.test(this.mnemonic) || a.kind !== 'pointer' || b.kind !== 'word') return null;
    const by = constantIn(b.word.poly);
    const pointer = by === null ? null : this.machine.moved(a, sign * Number(BigInt.asIntN(WORD_BITS, by)));
    return pointer === null ? null : { word: pointer, carry: notStated };
  }

  cmovznz(_: number, c: Value, ifZero: Value, ifNonzero: Value): Value {
    const bit = this.word(c);
    const { context } = this.machine;
    if (context.unknowns.areWhole && context.known(bit) === null)
      return valueOf(chosen(bit, this.word(ifZero), this.word(ifNonzero)));
    return known(this.machine, bit) === 1n ? ifNonzero : ifZero;
  }

  override bit(_: number, a: Value, k: number): Value {
    if (!this.mnemonic.startsWith('bt')) return notStated();
    this.tested = bitOf(this.machine.cut, this.word(a), k);
    return valueOf(this.tested.bit);
  }

  override withBit(): Value {
    return this.tested === null ? notStated() : valueOf(this.tested.rest);
  }

  override low(_: number, value: Value, k: number): Value {
    const a = this.word(value);
    return valueOf(this.machine.cut(k, a.poly, a.max).remainder);
  }

  override sign(): Value {
    return notStated();
  }

  override overflow(): Value {
    return this.isExact ? valueOf(ZERO_WORD) : notStated();
  }
}

const IMPLIED: Readonly<Record<RegisterName, number>> = { rax: RAX, rdx: RDX, rsp: RSP, rbp: RBP };
/** Instructions of which no flag is stated, or, of half words, the carry only. */
const NO_FLAGS = /^(i?mul|sh[lr]d?|sar|ror)$/;
/** Those that leave other flags as they were. */
const LEAVES_OTHERS = /^(adcx|adox|inc|dec|clc|stc|cmc)$/;

export class CheckedTarget implements Executor<Value, AsmOperand> {
  readonly domain: CheckedDomain;
  private readonly machine: Machine;
  private readonly mnemonic: string;
  /** What was found somewhere and is only moved. */
  private readonly found = new Set<Value>();

  constructor(machine: Machine, mnemonic: string) {
    this.domain = new CheckedDomain(machine, mnemonic);
    this.machine = machine;
    this.mnemonic = mnemonic;
  }

  /** Half words are moved, added with a carry, made of one, and cleared, which clears the whole. */
  widthOf(operands: readonly AsmOperand[]): number {
    const [to, from] = operands;
    const isWhole = operands.every((o) => o.kind !== 'register' || o.file !== 'general' || o.width === WORD_BITS);
    if (isWhole || this.mnemonic === 'bt') return WORD_BITS;
    const isHalf = operands.every((o) => o.kind === 'immediate' || (o.kind === 'register' && o.width === HALF_BITS));
    const isSame = isHalf && from !== undefined && this.isSame(to, from);
    if (this.mnemonic === 'xor' && isSame) return WORD_BITS;
    const isSum = this.mnemonic === 'adc' && from?.kind === 'register';
    return isHalf && (this.mnemonic === 'mov' || isSum || (this.mnemonic === 'sbb' && isSame))
      ? HALF_BITS
      : sizeMissing();
  }

  register(name: RegisterName): AsmOperand {
    return { kind: 'register', file: 'general', index: IMPLIED[name], width: WORD_BITS };
  }

  isSame(a: AsmOperand, b: AsmOperand): boolean {
    return a.kind === 'register' && b.kind === 'register' && a.index === b.index && a.file === 'general';
  }

  read(operand: AsmOperand, width: number): Value {
    if (width === WORD_BITS) return this.kept(this.machine.read(operand));
    if (operand.kind === 'immediate') return valueOf(constantWord(BigInt.asUintN(width, operand.value)));
    const { poly, max } = this.machine.wordIn(register(operand, width));
    return valueOf(this.machine.cut(width, poly, max).remainder);
  }

  private kept(value: Content): Value {
    this.found.add(value);
    return value;
  }

  write(operand: AsmOperand, _: number, value: Value): void {
    if (value.kind === 'zeroOf') return notStated();
    if (operand.kind === 'memory') return this.machine.store(operand, value);
    if (operand.kind === 'immediate') return sizeMissing();
    if (value.kind === 'word' && !this.found.has(value)) this.machine.setWord(registerIndex(operand), value.word);
    else this.machine.setContent(registerIndex(operand), value);
  }

  flag(flag: Flag): Value {
    if (flag === 'sign') throw new Failure('unsupported', 'the sign flag is read where the model does not state it');
    return valueOf(this.machine.flag(flag));
  }

  setFlag(flag: Flag, value: FlagValue<Value>): void {
    if (flag !== 'sign' && !isStepping(this.mnemonic, flag)) this.machine.setFlag(flag, this.stated(value));
  }

  private stated(value: FlagValue<Value>): Word | null {
    if (typeof value !== 'function' || NO_FLAGS.test(this.mnemonic)) return null;
    try {
      const made = value();
      return made.kind === 'zeroOf' ? made.word : wordOf(made);
    } catch (error) {
      if (error instanceof NotStated) return null;
      throw error;
    }
  }

  /** Of what the instruction does not write it says nothing, either. */
  forgetOthers(written: string): void {
    if (written === '' || LEAVES_OTHERS.test(this.mnemonic)) return;
    for (const [letter, flag] of [
      ['C', 'carry'],
      ['O', 'overflow'],
      ['Z', 'zero'],
    ] as const)
      if (!written.includes(letter)) this.machine.setFlag(flag, null);
  }

  amount(operand: AsmOperand, kind: AmountKind, modulus: number): number {
    if (kind === 'count' && !/^s[ha][lr]x$/.test(this.mnemonic)) return count(operand);
    if (kind === 'place') {
      if (operand.kind !== 'immediate' || operand.value < 0n || operand.value > 63n)
        throw new Failure('unsupported', 'a bit at no constant position');
      return Number(operand.value);
    }
    const k = knownModulo(this.machine, this.machine.wordIn(register(operand)), BigInt(modulus));
    if (k >= WORD_BITS) throw new Failure('unsupported', 'bzhi that leaves all bits');
    return k;
  }

  address(from: AsmOperand): Value {
    const { machine } = this;
    if (from.kind !== 'memory') throw new Failure('unsupported', 'lea of what is no address');
    if (from.symbol !== null) return this.kept(codeAddress(machine, from));
    const { base, index, scale: factor, displacement } = from;
    const pointer =
      base !== null && index === null ? machine.moved(machine.contentOf(base), Number(displacement)) : null;
    if (pointer !== null) return pointer;
    const [a, b] = [base, index].map((r) => (r === null ? ZERO_WORD : machine.wordIn(r)));
    const [n, distance] = [BigInt(factor), BigInt.asUintN(WORD_BITS, displacement)];
    const p = add(add(a.poly, scale(b.poly, n)), constant(distance));
    return valueOf(machine.cut(WORD_BITS, p, a.max + n * b.max + distance).remainder);
  }

  push(value: Value): void {
    if (value.kind === 'zeroOf') return notStated();
    this.machine.push(value);
  }

  pop(): Value {
    return this.kept(this.machine.popped());
  }
}

const isStepping = (mnemonic: string, flag: Flag): boolean =>
  flag === 'overflow' && (mnemonic === 'inc' || mnemonic === 'dec');

/** OF of `inc` and `dec`, of a word before it. */
export function steppedOverflow(machine: Machine, mnemonic: string, before: Word): Word | null {
  const value = machine.context.known(before);
  const last = mnemonic === 'inc' ? SIGN - 1n : SIGN;
  return value === null ? null : value === last ? ONE_WORD : ZERO_WORD;
}

/** The bit of a condition. */
export function conditionWord(machine: Machine, mnemonic: string, condition: Meaning): Word {
  const bit = conditionBit(condition, new CheckedTarget(machine, mnemonic));
  return bit.kind === 'zeroOf' ? notStated() : wordOf(bit);
}

/* Operands of instructions, as the checker's machine has them; for other operands all functions throw `unsupported`. */

export type Step = (machine: Machine, operands: readonly AsmOperand[]) => void;

/** The number of a register. */
export function register(operand: AsmOperand, width = WORD_BITS): number {
  if (operand.kind === 'register' && (operand.width === width || operand.file === 'vector'))
    return registerIndex(operand);
  throw new Failure('unsupported', `an operand that is no register of ${width} bits`);
}

export const isByte = (operand: AsmOperand): operand is AsmOperand & { kind: 'register' } =>
  operand.kind === 'register' && operand.file === 'general' && operand.width === 8;

/** The value of a word; throws `NeedsValue`. */
function known(machine: Machine, word: Word): bigint {
  const value = machine.context.known(word);
  if (value === null) throw new NeedsValue(word);
  return value;
}

/** The same modulo n, of which all but a constant may be a multiple. */
function knownModulo(machine: Machine, word: Word, n: bigint): number {
  const term = word.poly.get(UNIT) ?? 0n;
  const isKnown = [...word.poly].every(([m, c]) => m === UNIT || c % n === 0n);
  const value = machine.context.known(word) ?? (isKnown ? term : known(machine, word));
  return Number(((value % n) + n) % n);
}

/** Of a shift. */
function count(operand: AsmOperand | undefined): number {
  if (operand?.kind === 'immediate' && operand.value > 0n && operand.value < 64n) return Number(operand.value);
  throw new Failure('unsupported', 'a shift by no constant from 1 to 63');
}
