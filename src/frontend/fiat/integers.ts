/**
 * Integers of Fiat-Crypto's types as words: every operation is computed on integers, and its result is then cut to a
 * type as Fiat-Crypto's casts do (modulo 2^bits into the range of the type). Signed integers are two's complement.
 */
import type { ValueId } from '../../base/ids.ts';
import type { Draft } from '../../ir/draft.ts';
import { type BinaryKind, type Op, type Operand, type Width, constOperand, valueOperand } from '../../ir/function.ts';
import { contains, hull, meet, minus, plus, scale, times, unsigned, type Interval } from '../../ir/interval.ts';

/** An integer and the word that is congruent to it modulo 2^width, and equal to it unless it may be negative. */
export interface FiatInteger {
  readonly word: Operand;
  readonly width: Width;
  readonly range: Interval;
}

/** Shifts of word IR are by fewer places. */
const MAX_PLACES = 128;

/** A constant; it takes the width that is asked for. */
export function fiatConstant(value: bigint): FiatInteger {
  return { word: constOperand(BigInt.asUintN(128, value)), width: 128, range: { lower: value, upper: value } };
}

const ZERO = fiatConstant(0n);

type MakeOp = (out: ValueId) => Op;

/** Writes operations on integers to a draft. The name, where one is given, is that of the operation's result. */
export class Integers {
  readonly #draft: Draft;
  #unnamed = 0;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** A name for a result without one. */
  fresh(): string {
    return `_${++this.#unnamed}`;
  }

  /** A word that stands for itself. */
  ofWord(word: Operand, width: Width): FiatInteger {
    return { word, width, range: this.#draft.range(word) };
  }

  /** The integer of the type that is congruent to x. One that fits is x itself. */
  cast(x: FiatInteger, type: FiatType, name?: string): FiatInteger {
    if (contains(typeRange(type), x.range)) return x;
    const width = widthOf(type);
    const isLast = width === type.bits;
    return this.#typed(type, this.at(x, width, isLast ? name : undefined), x.range, name);
  }

  /** The word of `width` bits that is congruent to x, with an interval that says so. */
  at(x: FiatInteger, width: Width, name?: string): Operand {
    if (x.word.kind === 'const') return constOperand(BigInt.asUintN(width, x.range.lower));
    const isNatural = x.range.lower >= 0n && contains(unsigned(width), this.#draft.range(x.word));
    if (width === x.width || isNatural) return x.word;
    if (width < x.width) return this.#one(width, name, (out) => ({ kind: 'copy', ins: [x.word], outs: [out] }));
    if (x.width === 1) return this.#one(width, name, (out) => ({ kind: 'mask', ins: [x.word], outs: [out] }));
    return this.#extended(x.word, x.width, width, name);
  }

  binary(kind: BinaryKind, type: FiatType, x: FiatInteger, y: FiatInteger, name?: string): FiatInteger {
    const width = widthOf(type);
    const range = integerRange(kind, x.range, y.range);
    const [a, b] = [x, y].map((z) => (kind === 'and' ? this.#lowBits(z, width) : this.at(z, width)));
    // A bit is congruent to its negative; so it is named anew.
    const isOpposite = kind === 'sub' && type.bits === 1 && isZero(x) && (type.signed || y.range.lower < 0n);
    if (isOpposite) return this.#typed(type, b, range, name);
    return this.#operation(type, range, name, (out): Op => ({ kind, ins: [a, b], outs: [out] }));
  }

  /** floor(x / 2^amount). */
  shiftRight(type: FiatType, x: FiatInteger, amount: number, name?: string): FiatInteger {
    if (amount >= MAX_PLACES && x.range.lower >= 0n) return this.cast(ZERO, type);
    const range = shifted(x.range, amount);
    if (x.range.lower >= 0n || amount + widthOf(type) <= x.width) {
      return this.#operation(type, range, name, (out) => ({ kind: 'shr', ins: [x.word], amount, outs: [out] }));
    }
    if (x.width === 1) return this.cast(x, type, name);
    const places = Math.min(amount, x.width - 1);
    const isLast = contains(typeRange(type), range);
    const make: MakeOp = (out) => ({ kind: 'sar', ins: [x.word], amount: places, outs: [out] });
    return this.cast({ word: this.#one(x.width, isLast ? name : undefined, make), width: x.width, range }, type, name);
  }

  /** x·2^amount. */
  shiftLeft(type: FiatType, x: FiatInteger, amount: number, name?: string): FiatInteger {
    const width = widthOf(type);
    if (amount >= width) return this.cast(ZERO, type);
    const word = this.at(x, width);
    const range = scale(x.range, 1n << BigInt(amount));
    return this.#operation(type, range, name, (out) => ({ kind: 'shl', ins: [word], amount, outs: [out] }));
  }

  /** -x - 1. */
  complement(type: FiatType, x: FiatInteger, name?: string): FiatInteger {
    const word = this.at(x, widthOf(type));
    const range = { lower: -1n - x.range.upper, upper: -1n - x.range.lower };
    return this.#operation(type, range, name, (out) => ({ kind: 'not', ins: [word], outs: [out] }));
  }

  /** 1 if x = 0, otherwise 0. */
  isZero(type: FiatType, x: FiatInteger, name?: string): FiatInteger {
    return this.#operation(type, unsigned(1), name, (out) => ({ kind: 'eqz', ins: [x.word], outs: [out] }));
  }

  /** x if c = 0, otherwise y. */
  choose(type: FiatType, c: FiatInteger, x: FiatInteger, y: FiatInteger, name?: string): FiatInteger {
    const width = widthOf(type);
    const a = this.at(x, width);
    const b = this.at(y, width);
    const range = hull(x.range, y.range);
    return this.#operation(type, range, name, (out) => ({ kind: 'cmovznz', ins: [c.word, a, b], outs: [out] }));
  }

  /** Any operation of word IR with one result, which is unsigned. */
  raw(width: Width, name: string | undefined, make: MakeOp): FiatInteger {
    return this.ofWord(this.#one(width, name, make), width);
  }

  /** An operation whose result is congruent to an integer of `range`, modulo 2^width of the type. */
  #operation(type: FiatType, range: Interval, name: string | undefined, make: MakeOp): FiatInteger {
    const width = widthOf(type);
    const isLast = width === type.bits || contains(typeRange(type), range);
    return this.#typed(type, this.#one(width, isLast ? name : undefined, make), range, name);
  }

  /** The integer of the type that is congruent to `word`, which is congruent to an integer of `range`. */
  #typed(type: FiatType, word: Operand, range: Interval, name: string | undefined): FiatInteger {
    if (word.kind === 'const') return fiatConstant(wrapped(type, word.value));
    const width = widthOf(type);
    const all = typeRange(type);
    const fits = contains(all, range);
    const within = fits ? range : all;
    const exact = fits || width === type.bits ? word : this.#cut(type, word, width, name);
    return {
      word: exact,
      width,
      range: within.lower < 0n ? within : (meet(within, this.#draft.range(exact)) ?? within),
    };
  }

  /** Clears what lies above the type, or repeats its highest bit there. */
  #cut({ signed, bits }: FiatType, word: Operand, width: Width, name: string | undefined): Operand {
    if (signed) return this.#extended(word, bits, width, name);
    const ones = constOperand(unsigned(bits).upper);
    return this.#one(width, name, (out) => ({ kind: 'and', ins: [word, ones], outs: [out] }));
  }

  /** The lowest `bits` bits as a two's complement word of `width` bits. */
  #extended(word: Operand, bits: number, width: Width, name: string | undefined): Operand {
    const amount = width - bits;
    const top = this.#one(width, undefined, (out) => ({ kind: 'shl', ins: [word], amount, outs: [out] }));
    return this.#one(width, name, (out) => ({ kind: 'sar', ins: [top], amount, outs: [out] }));
  }

  /** A word with the lowest `width` bits of x: all that `and` looks at. */
  #lowBits(x: FiatInteger, width: Width): Operand {
    return x.word.kind !== 'const' && x.width >= width ? x.word : this.at(x, width);
  }

  #one(width: Width, name: string | undefined, make: MakeOp): Operand {
    const [id] = this.#draft.append([width], ([out]) => make(out), [name ?? this.fresh()]);
    return valueOperand(id);
  }
}

/** The reader refuses types that are wider. */
const widthOf = ({ bits }: FiatType): Width => widthFor(bits) ?? 128;

const wrapped = ({ signed, bits }: FiatType, x: bigint): bigint =>
  signed ? BigInt.asIntN(bits, x) : BigInt.asUintN(bits, x);
const isZero = ({ range }: FiatInteger): boolean => range.lower === 0n && range.upper === 0n;
const shifted = ({ lower, upper }: Interval, amount: number): Interval => ({
  lower: lower >> BigInt(amount),
  upper: upper >> BigInt(amount),
});

/** Interval of x ∘ y over the integers; negative ones have infinitely many leading ones. */
function integerRange(kind: BinaryKind, x: Interval, y: Interval): Interval {
  switch (kind) {
    case 'add':
      return plus(x, y);
    case 'sub':
      return minus(x, y);
    case 'mul':
      return times(x, y);
    case 'and':
      return andRange(x, y);
    case 'or':
    case 'xor':
      return wholeBits(hull(x, y));
  }
}

/** A natural number has no bits above its own. */
function andRange(x: Interval, y: Interval): Interval {
  const bounds = [x, y].filter(({ lower }) => lower >= 0n).map(({ upper }) => upper);
  return bounds.length === 0 ? wholeBits(hull(x, y)) : { lower: 0n, upper: bounds.reduce((a, b) => (a < b ? a : b)) };
}

/** The smallest 0..2^n - 1 or -2^n..2^n - 1 around an interval. */
function wholeBits({ lower, upper }: Interval): Interval {
  const below = -1n - lower;
  const most = below > upper ? below : upper;
  const bits = most <= 0n ? 0 : most.toString(2).length;
  const { upper: ones } = unsigned(bits);
  return { lower: lower < 0n ? -1n - ones : 0n, upper: ones };
}

/* Integer types of Fiat-Crypto, such as `u64`, `i1` and `i128`. */

export interface FiatType {
  readonly signed: boolean;
  readonly bits: number;
}

/** The type that is written so, or null if it is none: `(auto)`, arrays, anything else. */
export function fiatType(text: string): FiatType | null {
  const [, sign, bits] = /^([ui])([1-9]\d*)$/.exec(text) ?? [];
  return bits === undefined ? null : { signed: sign === 'i', bits: Number(bits) };
}

/** The unsigned type of so many bits. */
export const unsignedType = (bits: number): FiatType => ({ signed: false, bits });

/** The integers of a type. Signed ones are those of two's complement: i1 has -1 and 0. */
export function typeRange({ signed, bits }: FiatType): Interval {
  const half = 1n << BigInt(bits - 1);
  return signed ? { lower: -half, upper: half - 1n } : unsigned(bits);
}

const WIDTHS: readonly Width[] = [1, 8, 32, 64, 128];

/** The narrowest width of word IR that has so many bits, or null above 128. */
export const widthFor = (bits: number): Width | null => WIDTHS.find((w) => w >= bits) ?? null;

/** The type as it is written. */
export const typeName = ({ signed, bits }: FiatType): string => `${signed ? 'i' : 'u'}${bits}`;
