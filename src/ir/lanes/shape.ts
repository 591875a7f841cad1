/**
 * How a number is held in one lane of AVX-512 IFMA: limbs of at most 52 bits, of which `vpmadd52` multiplies two and
 * adds the low or the high 52 bits of the product to a word.
 */
import { bitLength } from '../../base/integers.ts';
import { unsigned } from '../interval.ts';

/** Bits that a factor of a product may have. */
export const FACTOR_BITS = 52;

export interface LaneShape {
  readonly modulus: bigint;
  /** Bits from one limb to the next. */
  readonly radix: number;
  readonly limbs: number;
  /** 2^(radix·limbs) mod p: what the columns above the number are multiplied by. */
  readonly fold: bigint;
  /** Inclusive bound of each limb of an argument; results are within it, too. */
  readonly bounds: readonly bigint[];
}

/**
 * The shapes that may be tried for a modulus: with the fewest limbs there can be, and of every radix with so many. The
 * first ones have the smallest multiplier, as the radix of 51 bits has for 2^255 - 19.
 */
export function laneShapes(modulus: bigint): LaneShape[] {
  const bits = bitLength(modulus);
  const limbs = Math.ceil(bits / FACTOR_BITS);
  const shapes: LaneShape[] = [];
  for (let radix = FACTOR_BITS; radix * limbs >= bits; radix--) {
    const fold = (1n << BigInt(radix * limbs)) % modulus;
    if (bitLength(fold) <= FACTOR_BITS)
      shapes.push({ modulus, radix, limbs, fold, bounds: boundsOf(bits, radix, limbs) });
  }
  return shapes.sort((a, b) => (a.fold < b.fold ? -1 : Number(a.fold > b.fold)));
}

export const laneWeights = ({ radix, limbs }: Pick<LaneShape, 'radix' | 'limbs'>): number[] =>
  Array.from({ length: limbs }, (_, i) => radix * i);

/**
 * One bit more than a limb needs, which is what a sum of two has. In radix 2^52 only the last limb has room for it: it
 * ends where the modulus does.
 */
function boundsOf(bits: number, radix: number, limbs: number): bigint[] {
  if (radix < FACTOR_BITS) return Array.from({ length: limbs }, () => unsigned(radix + 1).upper);
  const top = Math.min(FACTOR_BITS, bits - radix * (limbs - 1) + 1);
  return Array.from({ length: limbs }, (_, i) => unsigned(i === limbs - 1 ? top : FACTOR_BITS).upper);
}
