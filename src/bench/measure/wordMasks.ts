/** How far the words of an array may go: bounds of its words, and optionally of the number that they are together. */
interface WordsBounded {
  readonly bounds: readonly { readonly lower: bigint; readonly upper: bigint }[];
  /** Bit weights of the words, and what the number is below. */
  readonly number: { readonly weights: readonly number[]; readonly below: bigint } | null;
}

/**
 * Masks for random words, one for each place, such that whatever they let through is within the bounds of every array:
 * all of one length, with words that may be zero. Null if there are none, e.g. of words that are at least one.
 */
export function wordMasks(arrays: readonly WordsBounded[]): bigint[] | null {
  if (arrays.some(({ bounds }) => bounds.some(({ lower }) => lower > 0n))) return null;
  const bits = arrays[0].bounds.map((_, i) => Math.min(...arrays.map(({ bounds }) => wholeBits(bounds[i].upper))));
  for (const { number } of arrays) {
    while (number !== null && largest(bits, number.weights) >= number.below) {
      if (bits[bits.length - 1] === 0) return null;
      bits[bits.length - 1]--;
    }
  }
  return bits.map(maskOf);
}

const maskOf = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

/** The largest number of bits of which every value is at most `upper`. */
const wholeBits = (upper: bigint): number => (upper + 1n).toString(2).length - 1;

const largest = (bits: readonly number[], weights: readonly number[]): bigint =>
  bits.reduce((sum, b, i) => sum + (maskOf(b) << BigInt(weights[i])), 0n);
