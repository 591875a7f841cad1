/** The `count` low limbs of `bits` bits of x, the lowest first; those of a negative number are in two's complement. */
export const limbsOf = (x: bigint, count: number, bits = 64): bigint[] =>
  Array.from({ length: count }, (_, k) => BigInt.asUintN(bits, x >> BigInt(bits * k)));

/** The number that limbs stand for, each with `bits` bits more weight than the one before; they may be larger. */
export const fromLimbs = (limbs: BigUint64Array, bits = 64): bigint =>
  limbs.reduceRight((sum, limb) => (sum << BigInt(bits)) + limb, 0n);

/** Bits of a number that is not negative; 1 of zero. */
export const bitLength = (x: bigint): number => x.toString(2).length;

/** |x|. */
export const magnitude = (x: bigint): bigint => (x < 0n ? -x : x);

/** Whether x >= 0 is a power of two, or 0. */
export const isPowerOfTwo = (x: bigint): boolean => (x & (x - 1n)) === 0n;
