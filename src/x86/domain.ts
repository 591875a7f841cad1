/** The operations that meanings of instructions use, as each analysis of code provides them. */
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../ir/function.ts';

/** A word and the carry or borrow out of it, which few ask for. */
export interface Carried<W> {
  readonly word: W;
  carry(): W;
}

/**
 * The operations of word IR (src/ir/function.ts) on words of any kind: polynomials in proofs, operands of a function
 * under construction, texts of C. Widths are in bits, words below 2^width, shifts by 0 <= k < width. What is not
 * abstract follows from the others; a domain may know it better. Whoever cannot do one throws `unsupported`.
 */
export abstract class Domain<W> {
  abstract constant(value: bigint): W;
  abstract binary(kind: BinaryKind, width: number, a: W, b: W): W;
  abstract not(width: number, a: W): W;
  /** 1 if a = 0, else 0. */
  abstract eqz(width: number, a: W): W;
  /** The bytes in reverse order. */
  abstract bswap(width: number, a: W): W;
  abstract shift(kind: ShiftKind, width: number, a: W, k: number): W;
  /** shrd: the low word of (2^width·hi + lo) >> k; shld: the high word of (2^width·hi + lo) << k; 0 < k. */
  abstract doubleShift(kind: DoubleShiftKind, width: number, lo: W, hi: W, k: number): W;
  abstract mulx(width: number, a: W, b: W): readonly [low: W, high: W];
  abstract addcarryx(width: number, carry: W, a: W, b: W): Carried<W>;
  abstract subborrowx(width: number, borrow: W, a: W, b: W): Carried<W>;
  /** c = 0 ? ifZero : ifNonzero, for a bit c. */
  abstract cmovznz(width: number, c: W, ifZero: W, ifNonzero: W): W;

  /** The product of the low 52 bits of both, in words of 52 bits. */
  mul52(width: number, a: W, b: W): readonly [low: W, high: W] {
    const [low, high] = this.mulx(width, this.low(width, a, 52), this.low(width, b, 52));
    return [this.low(width, low, 52), this.doubleShift('shrd', width, low, high, 52)];
  }

  /** Whether a < b. */
  below(width: number, a: W, b: W): W {
    return this.subborrowx(width, this.constant(0n), a, b).carry();
  }

  /** Whether a < b as signed numbers. */
  less(width: number, a: W, b: W): W {
    const top = this.constant(1n << BigInt(width - 1));
    return this.below(width, this.binary('xor', width, a, top), this.binary('xor', width, b, top));
  }

  /** Bit k. */
  bit(width: number, a: W, k: number): W {
    return this.binary('and', width, this.shift('shr', width, a, k), this.constant(1n));
  }

  /** The top bit. */
  sign(width: number, a: W): W {
    return this.shift('shr', width, a, width - 1);
  }

  /** The k low bits. */
  low(width: number, a: W, k: number): W {
    return this.binary('and', width, a, this.constant((1n << BigInt(k)) - 1n));
  }

  /** a with another bit k. */
  withBit(width: number, a: W, k: number, bit: W): W {
    const others = this.constant(((1n << BigInt(width)) - 1n) ^ (1n << BigInt(k)));
    return this.binary('or', width, this.binary('and', width, a, others), this.shift('shl', width, bit, k));
  }

  /** `a` of `narrow` bits, of which copies of the top bit come before it. */
  signExtended(width: number, narrow: number, a: W): W {
    return this.shift('sar', width, this.shift('shl', width, a, width - narrow), width - narrow);
  }

  /** Whether a ± b as signed numbers is not the result: its sign is not what those of a and b say. */
  overflow(isSum: boolean, width: number, a: W, b: W, { word }: Carried<W>): W {
    const changed = this.binary('xor', width, a, word);
    const other = this.binary('xor', width, b, isSum ? word : a);
    return this.sign(width, this.binary('and', width, changed, other));
  }
}
