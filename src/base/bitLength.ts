/** Bits of a number that is not negative; 1 of zero. */
export const bitLength = (x: bigint): number => x.toString(2).length;
