/** Derives, from the value of a carry, what is known of the number that it was carried out of. */
import { lesser } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { boundTightly } from './bound.ts';
import { chainsOf, type Chain } from './floor.ts';
import { scaleInterval } from './interval.ts';
import type { Interval } from '../../ir/interval.ts';
import { operandsOf } from './joined.ts';
import { isConstant, type Poly } from './poly.ts';
import type { Words } from './words.ts';

/** How far a bit is followed into the numbers it was carried out of, and how these are bounded. */
interface Reach {
  /** Bits of the longest number; by default as long as chains may be. */
  readonly longest?: number;
  readonly boundsOf: (p: Poly) => Interval;
}

/**
 * bit = value, and what follows for every number that the bit was carried out of. Returns what follows for the words of
 * these numbers: to be called when all results are known, since words that turn into constants hide the identities that
 * the results satisfy. The words are taken as they are then, by `renew`.
 */
export function assumeBit(
  words: Words,
  bit: Poly,
  value: bigint,
  { longest, boundsOf }: Reach = { boundsOf: (p) => boundTightly(words.algebra, p) },
): (renew?: (p: Poly) => Poly) => void {
  const { algebra } = words;
  // A bit that is known by now is still what it was carried out of.
  const sides = [
    { chains: chainsOf(algebra, bit, longest), value },
    { chains: chainsOf(algebra, algebra.negated(bit), longest), value: -value },
  ];
  for (const { chains } of sides) for (const whole of chains.slice(-1)) words.boundsOf(whole.of);
  for (const side of sides) for (const chain of side.chains) learnNumber(words, chain, side.value);
  algebra.learn(bit, value, value);
  learnZero(words, bit, value);
  words.restrict(bit, { lower: value, upper: value });
  return (renew = (p) => p) => {
    learnZero(words, bit, value);
    for (const { chains, value: carried } of sides) {
      const whole = chains.at(-1);
      if (whole === undefined) continue;
      algebra.resolve(whole.of);
      learnWords(algebra, chains, boundsOf(whole.of).upper - (carried << BigInt(whole.shift)), renew);
    }
  };
}

/** How often what bits say is asked of them: one may decide another. */
const ROUNDS = 3;

/**
 * What follows from bits and joined words that are known by now, though nobody assumed them: for the numbers that the
 * bits were carried out of, and for what is joined.
 */
export function assumeKnown(words: Words, bits: readonly Poly[]): void {
  const { algebra } = words;
  for (let round = 0; round < ROUNDS; round++) {
    for (const bit of bits) {
      const { lower, upper } = algebra.rangeOf(bit);
      if (lower === upper) assumeBit(words, bit, lower);
    }
    algebra.propagateZeros();
    for (const atom of [...algebra.atoms])
      if (atom.lower === atom.upper) learnJoined(algebra, algebra.polyOfAtom(atom));
  }
}

/** floor(of / 2^shift) = value says that `of` lies in one block (rule `group`); its terms are narrowed with it. */
function learnNumber({ algebra, rules }: Words, { shift, of }: Chain, value: bigint): void {
  const k = BigInt(shift);
  algebra.learn(of, value << k, ((value + 1n) << k) - 1n);
  if (rules.splits === true) learnMultiples(algebra, of);
  algebra.propagate(of);
  learnJoined(algebra, of);
}

/** What the interval of p says of the numbers met so far that are multiples of what p has beside its constant. */
function learnMultiples(algebra: Algebra, p: Poly): void {
  const { core } = p;
  for (const multiple of algebra.sumsOf(new Set(core.monomials))) {
    const [factor, least] = [multiple.core.coefficients[0], core.coefficients[0]];
    const isMultiple = multiple.core.coefficients.every((c, i) => c * least === core.coefficients[i] * factor);
    if (!isMultiple || factor % least !== 0n) continue;
    const { lower, upper } = scaleInterval(algebra.rangeOf({ core, constant: 0n }), factor / least);
    algebra.learn(multiple, lower, upper);
  }
}

/** What the value of (X = 0), or of 1 - (X = 0), says of X and of the number that the word X is cut out of. */
function learnZero(words: Words, bit: Poly, value: bigint): void {
  const { algebra } = words;
  const isComplement = bit.constant === 1n;
  const form = algebra.soleAtom(isComplement ? words.complement(bit) : bit)?.form;
  if (form?.kind !== 'isZero') return;
  const opposite = algebra.scale(words.wordOf(form.of), -1n);
  const number = algebra.scale(opposite, -1n);
  const { lower, upper } = algebra.rangeOf(number);
  if ((value === 1n) !== isComplement) {
    algebra.learn(number, 0n, 0n);
    learnXor(algebra, { core: number.core, constant: 0n });
  } else if (lower === 0n) algebra.learn(number, 1n, upper);
  else if (upper === 0n) algebra.learn(opposite, 1n, -lower);
  algebra.scale(number, -1n);
  algebra.scale(opposite, -1n);
}

/**
 * What X | Y | ... says of the words that it joins: none is above it, and no number of them is 0 if it is not. The same
 * of X + Y + ..., which takes its place where words are short (words.sumOfJoined).
 */
function learnJoined(algebra: Algebra, { core }: Poly): void {
  const joined = operandsOf(algebra, { core, constant: 0n });
  const { lower, upper } = algebra.rangeOf({ core, constant: 0n });
  if (joined.length > 1) {
    for (const word of joined) algebra.learn(word, 0n, upper);
    for (const word of joined) algebra.propagate(word);
  }
  for (const word of joined) learnXor(algebra, word);
  for (const word of joined) learnBoth(algebra, word);
  if (lower !== 1n || !joined.every((word) => isOfWords(algebra, word))) return;
  for (const number of algebra.sumsOf(new Set(joined.flatMap((word) => word.core.monomials)))) {
    if (!isOfWords(algebra, number)) continue;
    algebra.learn(number, number.core.coefficients.reduce(lesser), algebra.rangeOf(number).upper);
    algebra.scale(number, -1n);
  }
}

/** What X & Y is at least, X and Y are. */
function learnBoth(algebra: Algebra, word: Poly): void {
  const form = algebra.soleAtom(word)?.form;
  if (form?.kind !== 'and') return;
  const { lower } = algebra.rangeOf(word);
  for (const one of [form.left, form.right]) {
    algebra.learn(one, lower, algebra.rangeOf(one).upper);
    algebra.propagate(one);
  }
}

/** What the value of X ^ Y says: of both if it is 0, of X if Y is a constant. */
function learnXor(algebra: Algebra, word: Poly): void {
  const form = algebra.soleAtom(word)?.form;
  const { lower: value, upper } = algebra.rangeOf(word);
  if (form?.kind !== 'xor' || value !== upper) return;
  if (value === 0n) algebra.learn(algebra.sub(form.left, form.right), 0n, 0n);
  for (const [known, other] of [
    [form.left, form.right],
    [form.right, form.left],
  ])
    if (isConstant(known)) algebra.learn(other, known.constant ^ value, known.constant ^ value);
}

/** Whether p is 0 just where all of its terms are: they have positive factors, and none is negative. */
function isOfWords(algebra: Algebra, { core, constant }: Poly): boolean {
  const { monomials, coefficients } = core;
  return (
    constant === 0n && monomials.every((m, i) => coefficients[i] > 0n && algebra.intervalOfMonomial(m).lower >= 0n)
  );
}

/** The words of a number below a bound are below the bound's words: a small remainder has zero high words. */
function learnWords(algebra: Algebra, chains: readonly Chain[], remainder: bigint, renew: (p: Poly) => Poly): void {
  let offset = 0n;
  for (const { merged } of chains.toReversed()) {
    const word = algebra.combine(merged.of, merged.atom, -(1n << BigInt(merged.shift)));
    algebra.learn(renew(word), 0n, remainder >> offset);
    offset += BigInt(merged.shift);
  }
}
