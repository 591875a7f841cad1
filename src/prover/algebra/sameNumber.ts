/** Shows that numbers given as words are equal, by the rule `wrap` (algebra/rules.ts). */
import type { Algebra } from './algebra.ts';
import type { Poly } from './poly.ts';

/**
 * Whether two lists of words of `width` bits are shown to be equal: the numbers they stand for differ by a polynomial
 * whose coefficients are all multiples of 2^(width·words). Within that number the carries from word to word cancel,
 * however each side cuts its words; a carry out of the top word need not be understood at all.
 */
export function sameNumber(algebra: Algebra, width: number, left: readonly Poly[], right: readonly Poly[]): boolean {
  if (left.length !== right.length || ![...left, ...right].every((word) => isWord(algebra, width, word))) return false;
  let difference = algebra.constant(0n);
  left.forEach((word, i) => {
    difference = algebra.combine(difference, algebra.sub(word, right[i]), 1n << BigInt(width * i));
  });
  return isMultiple(difference, 1n << BigInt(width * left.length));
}

function isWord(algebra: Algebra, width: number, p: Poly): boolean {
  const { lower, upper } = algebra.rangeOf(p);
  return lower >= 0n && upper < 1n << BigInt(width);
}

const isMultiple = ({ core, constant }: Poly, factor: bigint): boolean =>
  constant % factor === 0n && core.coefficients.every((c) => c % factor === 0n);
