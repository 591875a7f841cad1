/** What the value of a carry says about the number that it was carried out of. */
import type { Algebra } from './algebra.ts';
import { boundTightly } from './bound.ts';
import { chainsOf, type Chain } from './chain.ts';
import type { Poly } from './poly.ts';
import type { Words } from './words.ts';

/**
 * bit = value, and what follows for every number that the bit was carried out of. Returns what follows for the words of
 * these numbers: to be called when all results are known, since words that turn into constants hide the identities that
 * the results satisfy.
 */
export function assumeBit(words: Words, bit: Poly, value: bigint): () => void {
  const { algebra } = words, sides = [1n, -1n].map(sign => ({ chains: chainsOf(algebra, algebra.scale(bit, sign)), value: sign * value }));
  for (const { chains } of sides) for (const whole of chains.slice(-1)) words.boundsOf(whole.of);
  for (const side of sides) for (const chain of side.chains) learnNumber(algebra, chain, side.value);
  algebra.learn(bit, value, value);
  return () => { for (const side of sides) learnWords(algebra, side.chains, side.value); };
}

/** floor(of / 2^shift) = value says that `of` lies in one block (rule `group`); its terms are narrowed with it. */
function learnNumber(algebra: Algebra, { shift, of }: Chain, value: bigint): void {
  const k = BigInt(shift);
  algebra.learn(of, value << k, ((value + 1n) << k) - 1n);
  algebra.propagate(of);
}

/** The words of a number below a bound are below the bound's words: a small remainder has zero high words. */
function learnWords(algebra: Algebra, chains: readonly Chain[], value: bigint): void {
  const whole = chains.at(-1);
  if (whole === undefined) return;
  const remainder = boundTightly(algebra, whole.of).upper - (value << BigInt(whole.shift));
  let offset = 0n;
  for (const { merged } of chains.toReversed()) {
    const word = algebra.combine(merged.of, merged.atom, -(1n << BigInt(merged.shift)));
    algebra.learn(word, 0n, remainder >> offset);
    offset += BigInt(merged.shift);
  }
}
