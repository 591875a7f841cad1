/** Comparisons of words, giving bits. */
import { isConstant, samePoly, type Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';

const WORD = 64;

/** a < b: the borrow of a - b. */
export const below = (words: Words, a: Poly, b: Poly): Poly => borrow(words, a, b);

/** a < b as signed numbers, whose difference is below 2^64 in either direction. */
export const belowSigned = (words: Words, a: Poly, b: Poly): Poly =>
  borrow(words, words.signed(WORD, a), words.signed(WORD, b));

/** 1 if a < b, for a - b of which one borrow is enough; of a constant, whether b - a - 1 has none. */
function borrow(words: Words, a: Poly, b: Poly): Poly {
  if (isConstant(a) && !isConstant(b))
    return words.complement(borrow(words, words.algebra.sub(b, a), words.constant(1n)));
  const { high } = words.cut(WORD, [
    { poly: a, factor: 1n },
    { poly: b, factor: -1n },
  ]);
  return words.algebra.learn(words.algebra.scale(high, -1n), 0n, 1n);
}

/** Bits: a and b, a or b, exactly one of them. */
export const bothOf = ({ algebra }: Words, a: Poly, b: Poly): Poly =>
  samePoly(a, b) ? a : algebra.learn(algebra.multiply(a, b), 0n, 1n);
export const either = (words: Words, a: Poly, b: Poly): Poly =>
  words.either(a, b) ?? words.complement(bothOf(words, words.complement(a), words.complement(b)));
export const differ = (words: Words, a: Poly, b: Poly): Poly => {
  const { algebra } = words;
  return algebra.learn(algebra.combine(algebra.add(a, b), bothOf(words, a, b), -2n), 0n, 1n);
};
