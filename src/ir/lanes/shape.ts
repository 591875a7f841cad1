/** How a number is held in one SIMD lane: limbs that fit the factors of its multiplier. */
import { bitLength } from '../../base/integers.ts';
import type { Lanes } from '../function.ts';
import { unsigned } from '../interval.ts';

/** Bits that a factor of a product may have with AVX-512 IFMA. */
export const FACTOR_BITS = 52;

/** What multiplies in a lane. */
export interface LaneUnit {
  readonly lanes: Lanes;
  /** Bits that a factor of a product may have. */
  readonly factorBits: number;
  /** Largest radix of a plan. */
  readonly maxRadix: number;
  /** Products come in two halves of `factorBits` bits, which are added to columns of their own; else whole. */
  readonly isHalved: boolean;
}

/**
 * AVX-512 IFMA: `vpmadd52` adds the low or the high 52 bits of a product to a word. AVX2: `vpmuludq` gives all 64 bits
 * of a product of 32-bit factors; radices are smaller, so that a word has room for the sum of a column.
 */
export const IFMA: LaneUnit = { lanes: 8, factorBits: FACTOR_BITS, maxRadix: FACTOR_BITS, isHalved: true };
const AVX2: LaneUnit = { lanes: 4, factorBits: 32, maxRadix: 29, isHalved: false };

export const unitOf = (lanes: Lanes): LaneUnit => (lanes === AVX2.lanes ? AVX2 : IFMA);

export interface LaneShape {
  readonly unit: LaneUnit;
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
 * The shapes that may be tried for a modulus: with the fewest limbs there can be, and of every radix with so many.
 * Radix 2^52 comes first if its fold is small, as that of 2^255 - 19 is: halves of products are then digits of two
 * columns beside each other, and products mask their factors. The next ones have the smallest fold.
 */
export function laneShapes(modulus: bigint, unit: LaneUnit): LaneShape[] {
  const bits = bitLength(modulus);
  const limbs = Math.ceil(bits / unit.maxRadix);
  const shapes: LaneShape[] = [];
  for (let radix = unit.maxRadix; radix * limbs >= bits; radix--) {
    const fold = (1n << BigInt(radix * limbs)) % modulus;
    if (bitLength(fold) > MAX_FOLD_BITS) continue;
    const bounds = unit.isHalved ? boundsOf(bits, radix, limbs) : wholeBounds(bits, radix, limbs);
    shapes.push({ unit, modulus, radix, limbs, fold, bounds });
  }
  const isFirst = (shape: LaneShape): boolean => shape.radix === FACTOR_BITS && foldsWords(shape);
  const folded = ({ fold }: LaneShape, other: LaneShape): number =>
    fold < other.fold ? -1 : Number(fold > other.fold);
  return shapes.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || folded(a, b));
}

/** Bits that the multiple of a digit by the fold may have, so that several can be added in a word. */
const MAX_MULTIPLE_BITS = 62;

/** Whether digits above the number are multiplied by the fold in a word, not in halves of a product. */
export const foldsWords = ({ radix, fold }: LaneShape): boolean =>
  radix < FACTOR_BITS || radix + bitLength(fold) <= MAX_MULTIPLE_BITS;

const MAX_FOLD_BITS = 52;

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

/** What is added is so many bits shorter than a digit: sums of products stay within two factors for the fold. */
const ADDED_BITS = 3;

/** Of whole products: digits, but for the two lowest limbs, to which what was above the modulus is added last. */
function wholeBounds(bits: number, radix: number, limbs: number): bigint[] {
  const top = Math.max(1, bits - radix * (limbs - 1));
  const added = 1n << BigInt(radix - ADDED_BITS);
  return Array.from({ length: limbs }, (_, i) => unsigned(i === limbs - 1 ? top : radix).upper + (i < 2 ? added : 0n));
}
