/**
 * Guesses conditional jumps that do not depend on data, such as those of loops with a fixed count. It follows
 * registers, words of vectors and stack slots as far as they are numbers, or unknowns plus a number. Nothing is
 * believed of it: the jump becomes part of the listing, and the proof demands that its condition is what was guessed.
 */
import { Failure } from '../../base/errors.ts';
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../ir/function.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from '../../ir/scalar.ts';
import { Domain, type Carried } from '../../x86/domain.ts';
import type { InstructionForm } from '../../x86/form.ts';
import { conditionBit, runMeaning, type AmountKind, type Executor, type FlagValue } from '../../x86/meaning.ts';
import type { Flag, RegisterName } from '../../x86/notation.ts';
import { conditionMeaning, scalarMeanings } from '../../x86/scalar.ts';
import type { AsmInstruction, AsmMemory, AsmOperand, EntryNumbers } from '../listing/listing.ts';
import { registerOperand, RSP } from '../listing/registers.ts';

/** An unknown by its number, plus `offset` modulo 2^64; without unknown, it is a number. */
interface Known {
  readonly unknown: number | null;
  readonly offset: bigint;
}

const number = (value: bigint): Known => ({ unknown: null, offset: value });
const isNumber = (value: Known | null): value is Known & { readonly unknown: null } => value?.unknown === null;

/** Words, lowest first; null of what is not known. */
type KnownWords = readonly (Known | null)[];

const NUMBERS = 16;

export class KnownValues {
  private readonly registers: Known[] = Array.from({ length: NUMBERS }, (_, unknown) => ({ unknown, offset: 0n }));
  private unknowns = NUMBERS;
  private readonly flags = new Map<Flag, FlagValue<Known | null>>();
  /** Addresses of constants, by their labels. */
  private readonly constants = new Map<string, number>();
  /** Words of vector registers, by their indices. */
  private readonly vectors = new Map<number, KnownWords>();
  /** By distance from rsp on entry, with their bytes. */
  private readonly slots = new Map<bigint, { readonly bytes: number; readonly value: Known }>();
  private readonly executor = this.asExecutor();

  constructor(entry?: EntryNumbers) {
    for (const [register, value] of entry?.registers ?? []) this.registers[register] = number(value);
    for (const [at, value] of entry?.stack ?? []) this.slots.set(at, { bytes: 8, value: number(value) });
  }

  /** Whether a condition holds, such as `ne`; null if that is not known. */
  condition(name: string): boolean | null {
    const meaning = conditionMeaning(name);
    const bit = meaning === undefined ? null : conditionBit(meaning, this.executor);
    return bit === null ? null : bit.offset === 1n;
  }

  /** The label of constants that a memory operand seems to be among, and the distance from there, or null. */
  constantAt(operand: AsmMemory): { readonly label: string; readonly offset: number } | null {
    const address = this.address(operand);
    for (const [label, unknown] of this.constants)
      if (address?.unknown === unknown) return { label, offset: Number(BigInt.asIntN(64, address.offset)) };
    return null;
  }

  /** A return address is pushed or popped. */
  moveStack(by: bigint): void {
    const { unknown, offset } = this.registers[RSP];
    this.registers[RSP] = { unknown, offset: BigInt.asUintN(64, offset + by) };
    if (by < 0n) this.store(this.registers[RSP], 64, null);
  }

  step(instruction: AsmInstruction, form: InstructionForm): void {
    const { mnemonic, operands } = instruction;
    const meaning = scalarMeanings(mnemonic).find(({ operandCount }) => operandCount === operands.length);
    if (mnemonic === 'vzeroupper') this.clearUppers();
    else if (operands.some(isVector)) this.stepVectors(instruction, form);
    else if (meaning === undefined) this.forgetWritten(instruction, form);
    else
      try {
        runMeaning(meaning, this.executor, operands);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        this.forgetWritten(instruction, form);
      }
  }

  private stepVectors(instruction: AsmInstruction, form: InstructionForm): void {
    const { mnemonic, operands } = instruction;
    const words = movedWords(instruction, form, (operand) => this.words(operands[operand]));
    if (words === null) return this.forgetWritten(instruction, form);
    this.forgetWritten({ ...instruction, operands: [] }, form);
    this.writeWords(operands[0], words, !mnemonic.startsWith('v'));
  }

  /** Whatever it makes is not followed. */
  private forgetWritten({ operands }: AsmInstruction, form: InstructionForm): void {
    const { writes, undefined: lost } = form.flags;
    for (const [letter, flag] of FLAGS) if ((writes + lost).includes(letter)) this.flags.delete(flag);
    for (const name of form.implicitWrites) this.forget(registerOperand(name.toLowerCase()));
    operands.forEach((operand, i) => {
      const shape = form.operands[form.spelt === 'first' ? i - 1 : i];
      if (shape !== undefined && 'access' in shape && shape.access?.includes('w') === true) this.forget(operand);
    });
  }

  private words(operand: AsmOperand): KnownWords {
    const width = widthOf(operand);
    if (isVector(operand)) return this.vectorWords(operand.index, width);
    const address = operand.kind === 'memory' && width > 64 ? this.address(operand) : null;
    if (address === null) return [width > 64 ? null : this.read(operand, width)];
    return Array.from({ length: width / 64 }, (_, k) => this.load(behind(address, k), 64));
  }

  private vectorWords(index: number, width: number): KnownWords {
    return Array.from({ length: width / 64 }, (_, k) => this.vectors.get(index)?.[k] ?? null);
  }

  private writeWords(operand: AsmOperand, words: KnownWords, isLegacy: boolean): void {
    const width = widthOf(operand);
    if (isVector(operand)) {
      this.vectors.set(operand.index, writtenWords(this.vectorWords(operand.index, 512), width, words, isLegacy));
    } else if (operand.kind === 'memory' && width > 64) {
      const address = this.address(operand);
      if (address === null) return;
      for (let k = 0; k < width / 64; k++) this.store(behind(address, k), 64, words[k] ?? null);
    } else this.write(operand, width, cut(words[0] ?? null, width));
  }

  private clearUppers(): void {
    for (let index = 0; index < 16; index++)
      this.vectors.set(index, writtenWords([], 128, this.vectorWords(index, 128), false));
  }

  /** This as what executes meanings. */
  private asExecutor(): Executor<Known | null, AsmOperand> {
    const general = (name: RegisterName, width: number): AsmOperand => ({
      ...(registerOperand(name) as AsmOperand & { kind: 'register' }),
      width,
    });
    return {
      domain: new KnownDomain(),
      widthOf: (operands) => widthOf(operands.find(({ kind }) => kind !== 'immediate') ?? general('rax', 64)),
      register: general,
      isSame,
      read: (operand, width) => this.read(operand, width),
      write: (operand, width, value) => this.write(operand, width, value),
      flag: (flag) => {
        const value = this.flags.get(flag);
        return typeof value === 'function' ? value() : null;
      },
      setFlag: (flag, value) => void this.flags.set(flag, value),
      amount: (operand, _: AmountKind, modulus) => {
        const value = this.read(operand, 8);
        if (isNumber(value)) return Number(value.offset % BigInt(modulus));
        throw new Failure('unsupported', 'a count that is not followed');
      },
      address: (operand, width) => cut(operand.kind === 'memory' ? this.address(operand) : null, width),
      push: (value) => {
        this.moveStack(-8n);
        this.store(this.registers[RSP], 64, value);
      },
      pop: () => {
        const value = this.load(this.registers[RSP], 64);
        this.moveStack(8n);
        return value;
      },
    };
  }

  private read(operand: AsmOperand, width: number): Known | null {
    if (operand.kind === 'immediate') return number(BigInt.asUintN(width, operand.value));
    if (operand.kind === 'memory') return this.load(this.address(operand), width);
    if (operand.file !== 'general') return null;
    return cut(this.registers[operand.index], width);
  }

  private write(operand: AsmOperand, width: number, value: Known | null): void {
    if (operand.kind === 'memory') return this.store(this.address(operand), width, value);
    if (isVector(operand)) this.vectors.delete(operand.index);
    if (operand.kind !== 'register' || operand.file !== 'general') return;
    const old = this.registers[operand.index];
    const low = isNumber(value) ? BigInt.asUintN(width, value.offset) : null;
    const merged =
      width === 64
        ? value
        : low === null || (width < 32 && !isNumber(old))
          ? null
          : number(width < 32 ? ((old.offset >> BigInt(width)) << BigInt(width)) | low : low);
    this.registers[operand.index] = merged ?? { unknown: this.unknowns++, offset: 0n };
  }

  private forget(operand: AsmOperand | undefined): void {
    if (operand !== undefined) this.write(operand, widthOf(operand), null);
  }

  private address({ base, index, scale, displacement, symbol }: AsmMemory): Known | null {
    const at = symbol !== null ? this.labelled(symbol) : base === null ? number(0n) : this.registers[base];
    const by = index === null ? number(0n) : this.registers[index];
    if (!isNumber(by) && (scale !== 1 || !isNumber(at))) return null;
    const offset = BigInt.asUintN(64, at.offset + by.offset * BigInt(scale) + displacement);
    return { unknown: at.unknown ?? by.unknown, offset };
  }

  private labelled(label: string): Known {
    const unknown = this.constants.get(label) ?? this.unknowns++;
    this.constants.set(label, unknown);
    return { unknown, offset: 0n };
  }

  /** What is known of the stack; `address` is null for what may be anywhere. */
  private load(address: Known | null, width: number): Known | null {
    const slot = address?.unknown === RSP ? this.slots.get(address.offset) : undefined;
    if (slot === undefined || 8 * slot.bytes < width) return null;
    return 8 * slot.bytes === width ? slot.value : cut(slot.value, width);
  }

  private store(address: Known | null, width: number, value: Known | null): void {
    if (address?.unknown !== RSP) return;
    const bytes = width / 8;
    for (const [at, slot] of this.slots)
      if (at < address.offset + BigInt(bytes) && address.offset < at + BigInt(slot.bytes)) this.slots.delete(at);
    if (value !== null) this.slots.set(address.offset, { bytes, value });
  }
}

const FLAGS: readonly (readonly [letter: string, flag: Flag])[] = [
  ['C', 'carry'],
  ['O', 'overflow'],
  ['Z', 'zero'],
  ['S', 'sign'],
];

const widthOf = (operand: AsmOperand): number => ('width' in operand ? (operand.width ?? 64) : 64);

const isVector = (operand: AsmOperand): operand is AsmOperand & { readonly kind: 'register' } =>
  operand.kind === 'register' && (operand.file === 'vector' || operand.file === 'lanes');

const isSame = (a: AsmOperand | undefined, b: AsmOperand | undefined): boolean =>
  a?.kind === 'register' && b?.kind === 'register' && a.file === b.file && a.index === b.index;

/** The low bits of a value. */
const cut = (value: Known | null, width: number): Known | null =>
  width === 64 ? value : isNumber(value) ? number(BigInt.asUintN(width, value.offset)) : null;

/** The address of a word behind another. */
const behind = ({ unknown, offset }: Known, words: number): Known => ({
  unknown,
  offset: BigInt.asUintN(64, offset + 8n * BigInt(words)),
});

/** What rsp may be taken to be on entry modulo all that frames are aligned to. */
const ENTRY = 8n;
/** Where an unknown may be taken to be, if it is an address that two are compared of. */
const SOMEWHERE = 1n << 46n;

/** What is made of numbers; null if one of them is none. */
function made(words: readonly (Known | null)[], of: (...values: readonly bigint[]) => bigint): Known | null {
  return words.every(isNumber) ? number(of(...words.map(({ offset }) => offset))) : null;
}

/** Numbers, and sums and differences of unknowns and numbers. */
class KnownDomain extends Domain<Known | null> {
  constant(value: bigint): Known {
    return number(value);
  }

  binary(kind: BinaryKind, width: number, a: Known | null, b: Known | null): Known | null {
    const isSum = kind === 'add';
    if (width === 64 && a !== null && b !== null && (isSum || kind === 'sub')) {
      const [x, y] = isSum && isNumber(a) ? [b, a] : [a, b];
      const offset = evaluateBinary(kind, a.offset, b.offset, width);
      if (isNumber(y)) return { unknown: x.unknown, offset };
      return !isSum && x.unknown === y.unknown ? number(offset) : null;
    }
    if (kind === 'and' && a?.unknown === RSP && isNumber(b)) return alignedStack(a.offset, b.offset);
    return made([a, b], (x, y) => evaluateBinary(kind, x, y, width));
  }

  not(width: number, a: Known | null): Known | null {
    return made([a], (x) => evaluateUnary('not', x, width));
  }

  eqz(_: number, a: Known | null): Known | null {
    return made([a], (x) => (x === 0n ? 1n : 0n));
  }

  bswap(width: number, a: Known | null): Known | null {
    return made([a], (x) => evaluateUnary('bswap', x, 64) >> BigInt(64 - width));
  }

  shift(kind: ShiftKind, width: number, a: Known | null, k: number): Known | null {
    return made([a], (x) => evaluateShift(kind, x, k, width));
  }

  doubleShift(kind: DoubleShiftKind, width: number, lo: Known | null, hi: Known | null, k: number): Known | null {
    return width === 64 ? made([lo, hi], (x, y) => evaluateDoubleShift(kind, x, y, k)) : null;
  }

  mulx(width: number, a: Known | null, b: Known | null): readonly [Known | null, Known | null] {
    return [made([a, b], (x, y) => BigInt.asUintN(width, x * y)), made([a, b], (x, y) => (x * y) >> BigInt(width))];
  }

  addcarryx(width: number, carry: Known | null, a: Known | null, b: Known | null): Carried<Known | null> {
    return {
      word: this.binary('add', width, this.binary('add', width, a, b), carry),
      carry: () => made([carry, a, b], (c, x, y) => (x + y + c) >> BigInt(width)),
    };
  }

  subborrowx(width: number, borrow: Known | null, a: Known | null, b: Known | null): Carried<Known | null> {
    return {
      word: this.binary('sub', width, this.binary('sub', width, a, b), borrow),
      carry: () => made([borrow, ...placed(width, a, b)], (c, x, y) => (x < y + c ? 1n : 0n)),
    };
  }

  cmovznz(_: number, c: Known | null, ifZero: Known | null, ifNonzero: Known | null): Known | null {
    return c === null ? null : c.offset === 0n ? ifZero : ifNonzero;
  }

  override overflow(
    isSum: boolean,
    width: number,
    a: Known | null,
    b: Known | null,
    carried: Carried<Known | null>,
  ): Known | null {
    const [x, y] = isSum ? [a, b] : placed(width, a, b);
    return super.overflow(isSum, width, x, y, carried);
  }
}

/** Two addresses that are compared, somewhere; of others, the same. */
function placed(width: number, a: Known | null, b: Known | null): readonly [Known | null, Known | null] {
  if (a === null || b === null || isNumber(a) || a.unknown !== b.unknown) return [a, b];
  const at = ({ offset }: Known): Known => number(BigInt.asUintN(width, offset + SOMEWHERE));
  return [at(a), at(b)];
}

/** rsp as a multiple: where that is does not matter, as long as all that is relative to it is. */
const alignedStack = (offset: bigint, mask: bigint): Known | null =>
  mask >> 63n === 0n ? null : { unknown: RSP, offset: BigInt.asUintN(64, ((offset + ENTRY) & mask) - ENTRY) };

/* Words of vector registers: compilers keep pointers and counts there. Only moves of whole words are followed. */

const ZERO = number(0n);
const ZEROS: KnownWords = Array.from({ length: 8 }, () => ZERO);

/**
 * What an instruction makes of its operands' words, zeros behind them; null where it is not followed. The operands are
 * those that an assembler spells.
 */
function movedWords(
  { mnemonic, operands, mask }: AsmInstruction,
  { isCopy }: InstructionForm,
  wordsOf: (operand: number) => KnownWords,
): KnownWords | null {
  if (mask !== undefined) return null;
  const last = operands.at(-1);
  const word = (operand: number, k: number): Known | null => wordsOf(operand)[k] ?? null;
  const at = last?.kind === 'immediate' ? Number(last.value & 1n) : 0;
  const isLegacy = !mnemonic.startsWith('v');
  const first = isLegacy ? 0 : 1;
  switch (isLegacy ? mnemonic : mnemonic.slice(1)) {
    case 'movq':
      return [word(1, 0)];
    case 'pextrq':
      return [word(1, at)];
    case 'pinsrq':
      return [0, 1].map((k) => (k === at ? word(first + 1, 0) : word(first, k)));
    case 'punpcklqdq':
    case 'punpckhqdq': {
      const k = mnemonic.includes('kl') ? 0 : 1;
      return operands[0]?.kind === 'register' && operands[0].width > 128 ? null : [word(first, k), word(first + 1, k)];
    }
    case 'pxor':
    case 'xorps':
    case 'xorpd':
      return isSame(operands.at(-1), operands.at(-2)) ? [] : null;
    default:
      return isCopy && operands.length === 2 ? wordsOf(1) : null;
  }
}

/**
 * A vector register behind a write of `width` bits; codes by VEX and EVEX clear what lies above, legacy ones do not.
 */
function writtenWords(old: KnownWords, width: number, value: KnownWords, isLegacy: boolean): KnownWords {
  const count = width / 64;
  const low = [...value.slice(0, count), ...ZEROS].slice(0, count);
  return [...low, ...(isLegacy ? old.slice(count) : ZEROS.slice(count))];
}
