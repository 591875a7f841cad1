/** The `count` low limbs of 64 bits of x, the lowest first; those of a negative number are in two's complement. */
export const limbsOf = (x: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, k) => BigInt.asUintN(64, x >> BigInt(64 * k)));

/** The number that limbs of 64 bits stand for, the lowest first. */
export const fromLimbs = (limbs: BigUint64Array): bigint => limbs.reduceRight((sum, limb) => (sum << 64n) | limb, 0n);
