/** Fiat-Crypto's operations with two results: products, sums and differences that are split at any bit. */
import type { ValueId } from '../../base/ids.ts';
import type { Draft } from '../../ir/draft.ts';
import { type Op, type Width, valueOperand } from '../../ir/function.ts';
import { contains, minus, plus, unsigned } from '../../ir/interval.ts';
import { fiatConstant, typeRange, unsignedType, widthFor } from './integers.ts';
import type { FiatInteger, Integers, FiatType } from './integers.ts';

/** Low and high part. */
type Parts = readonly [low: FiatInteger, high: FiatInteger];
type Names = readonly [low: string, high: string];
type Triple = readonly [c: FiatInteger, x: FiatInteger, y: FiatInteger];

const SIGNED_WORD: FiatType = { signed: true, bits: 64 };

/** All arguments are natural numbers of at most 64 bits, and so is the size. Carries are bits. */
export class Carries {
  readonly #draft: Draft;
  readonly #integers: Integers;

  constructor(draft: Draft, integers: Integers) {
    this.#draft = draft;
    this.#integers = integers;
  }

  /** (x·y mod 2^size, floor(x·y / 2^size)). */
  product(size: number, x: FiatInteger, y: FiatInteger, names: Names): Parts {
    const [a, b] = [this.#integers.at(x, 64), this.#integers.at(y, 64)];
    const make = ([low, high]: readonly ValueId[]): Op => ({ kind: 'mulx', ins: [a, b], outs: [low, high] });
    if (size === 64) return this.#pair(64, 64, names, make);
    return this.#split(size, this.#integers.binary('mul', unsignedType(128), x, y), unsignedType(size), names);
  }

  /** (x + y + c mod 2^size, floor((x + y + c) / 2^size)). */
  sum(size: number, ins: Triple, names: Names): Parts {
    const [c, x, y] = ins;
    const width = wholeWidth(size, ins);
    const range = plus(c.range, plus(x.range, y.range));
    if (width !== null) return this.#whole('addcarryx', width, ins, names);
    const type = unsignedType(contains(unsigned(64), range) ? 64 : 128);
    const sum = this.#integers.binary('add', type, this.#integers.binary('add', type, c, x), y);
    return this.#split(size, sum, unsignedType(1), names);
  }

  /** (x - y - c mod 2^size, -floor((x - y - c) / 2^size)). */
  difference(size: number, ins: Triple, names: Names): Parts {
    const [c, x, y] = ins;
    const width = wholeWidth(size, ins);
    const range = minus(minus(x.range, y.range), c.range);
    if (width !== null) return this.#whole('subborrowx', width, ins, names);
    const ones = unsigned(size).upper;
    if (c.range.upper <= 1n && contains({ lower: -1n - ones, upper: ones }, range)) {
      const [word, borrow] = this.#whole('subborrowx', 64, ins, [this.#integers.fresh(), names[1]]);
      return [this.#low(size, word, names[0]), borrow];
    }
    const type = contains(typeRange(SIGNED_WORD), range) ? SIGNED_WORD : { signed: true, bits: 128 };
    const difference = this.#integers.binary('sub', type, this.#integers.binary('sub', type, x, c), y);
    // A bit is its own negative modulo 2.
    return this.#split(size, difference, unsignedType(1), names);
  }

  #whole(kind: 'addcarryx' | 'subborrowx', width: Width, [c, x, y]: Triple, names: Names): Parts {
    const bit = this.#integers.at(c, 1);
    const a = this.#integers.at(x, width);
    const b = this.#integers.at(y, width);
    return this.#pair(width, 1, names, ([word, carry]) => ({ kind, ins: [bit, a, b], outs: [word, carry] }));
  }

  #split(size: number, x: FiatInteger, high: FiatType, [low, above]: Names): Parts {
    return [this.#low(size, x, low), this.#integers.shiftRight(high, x, size, above)];
  }

  #low(size: number, x: FiatInteger, name: string): FiatInteger {
    return this.#integers.binary('and', unsignedType(size), x, fiatConstant(unsigned(size).upper), name);
  }

  #pair(low: Width, high: Width, names: Names, make: (ids: readonly ValueId[]) => Op): Parts {
    const [first, second] = this.#draft.append([low, high], make, names).map(valueOperand);
    return [this.#integers.ofWord(first, low), this.#integers.ofWord(second, high)];
  }
}

/** The width of word IR that the operation has itself, or null. */
function wholeWidth(size: number, [c, x, y]: Triple): Width | null {
  const width = widthFor(size);
  const fits = (z: FiatInteger, bits: number): boolean => contains(unsigned(bits), z.range);
  return width === size && width > 1 && fits(c, 1) && fits(x, size) && fits(y, size) ? width : null;
}
