/**
 * Remainders x - q·p of which only the lowest words are computed, because all higher words are zero. What is above
 * these words is made of the carries out of them, of words of x, and of parts of q·p.
 */
import { bitLength, inverseOrNull, magnitude, mod } from '../../base/integers.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import { combine, constant, evaluate, replaced, subtract, UNIT, unknown, ZERO } from '../bounds/poly.ts';
import type { Poly, Unknown } from '../bounds/poly.ts';
import type { Context } from './context.ts';
import { isCarry, namesIn, type Whole } from './wholeNumbers.ts';

const WORD_BITS = 64;
const WORD = 1n << BigInt(WORD_BITS);
/** Of a product. */
const MAX_BITS = 1024n;
/** Names of words that are replaced. */
const MAX_UNFOLDED = 2;

/** A number, and what may be 0 above it: poly - modulus·sum is the number that was meant. */
interface Above {
  readonly poly: Poly;
  readonly sum: Poly;
}

/** What may be above a number that is computed modulo p. */
export function* partsAbove(context: Context, number: Whole, p: bigint): Generator<Above> {
  const { poly } = number;
  const carries = [...carriesAbove(context, number)];
  for (const sum of carries) yield { poly, sum };
  if (carries.length > 0) return;
  for (const form of unfolded(context, poly))
    for (const isTie of [false, true]) {
      const sum = wordsAbove(context, form, number.modulus, p, isTie);
      if (sum !== null) yield { poly: form, sum };
    }
}

/**
 * Only carries, and borrows, if what is left of the number without them is always as much above; or those of them that
 * no bit is made of by which something was selected.
 */
function* carriesAbove(context: Context, { poly, modulus }: Whole): Generator<Poly> {
  const all = [...poly]
    .map(([t, c]) => [t, (c - symmetric(c, modulus)) / modulus] as const)
    .filter(([, c]) => c !== 0n);
  const others = all.filter(([t]) => !context.unknowns.selecting.has(t));
  for (const terms of others.length < all.length ? [all, others] : [all]) {
    const above = new Map(terms);
    const rest = combine(poly, above, -modulus);
    const left = context.sampled((values) => floorDivide(evaluate(rest, values), modulus));
    if (left !== null) yield combine(above, constant(left));
  }
}

/** The polynomial, and what it is when the newest names are replaced one after the other. */
function* unfolded(context: Context, p: Poly): Generator<Poly> {
  let poly = p;
  for (let names = 0; ; names++) {
    yield poly;
    const newest = Math.max(0, ...namesIn(context, poly));
    if (newest === 0 || names === MAX_UNFOLDED - 1) return;
    poly = replaced(poly, newest, context.unknowns.meaning(newest));
  }
}

/**
 * What is above x - q·p where `poly` is that modulo m: each term is one of x or, if that is simpler, a multiple of p;
 * where both are as simple, `isTie` says so. The words of x that were left out are found by their values in samples.
 */
function wordsAbove(context: Context, poly: Poly, m: bigint, p: bigint, isTie: boolean): Poly | null {
  const inverse = inverseOrNull(mod(p, m), m);
  if (inverse === null) return null;
  let above: Poly = ZERO;
  for (const [t, c] of poly) {
    const [times, plain] = [symmetric(c * inverse, m), symmetric(c, m)];
    const more = digitsOf(plain) - digitsOf(times);
    const own = more > 0 || (more === 0 && isTie && c !== plain) ? times * p : plain;
    above = combine(above, t === UNIT ? constant(1n) : new Map([[t, 1n]]), (c - own) / m);
  }
  // The word below may stand for itself without its carry, which then belongs to the words above.
  const next = nextWord(m);
  const carries = [...above].filter(([n, c]) => c === -next && isCarry(context, n));
  const candidates = [above, ...carries.map(([n]) => combine(above, unknown(n), next))];
  return candidates.map((sum) => withoutWords(context, sum, m)).find((sum) => sum !== null) ?? null;
}

/** Digits of the non-adjacent form that are not 0: few for powers of two and their differences. */
export const digitsOf = (c: bigint): number => {
  const a = magnitude(c);
  return (a ^ (3n * a)).toString(2).replaceAll('0', '').length;
};

const symmetric = (c: bigint, m: bigint): bigint => {
  const rest = mod(c, m);
  return rest * 2n > m ? rest - m : rest;
};

/** How many times m, a power of two, the next word begins at. */
const nextWord = (m: bigint): bigint => 1n << BigInt(-(bitLength(m) - 1) & (WORD_BITS - 1));

/** The polynomial without the words that are above m, a power of two, whose number it is in all samples. */
function withoutWords(context: Context, above: Poly, m: bigint): Poly | null {
  if (!context.hasSamples) return null;
  let left = context.samples.map((values) => evaluate(above, values));
  if (left.every((value) => value === left[0])) return subtract(above, constant(left[0]));
  const first = nextWord(m);
  if (left.some((value) => value % first !== 0n)) return null;
  left = left.map((value) => value / first);
  let sum = above;
  let carries: readonly Unknown[] = [];
  for (let weight = first; weight >> MAX_BITS === 0n && left.every((value) => value >= 0n); weight *= WORD) {
    const values = left.map((value) => value % WORD);
    const words = wordsWith(context, values);
    // Small words have the values of others, such as of a carry alone; it is the one that most is carried into.
    const next = words
      .filter((word) => carries.some((n) => meaningOf(context, word).get(n) === 1n))
      .reduce<Poly>((a, b) => (meaningOf(context, b).size > meaningOf(context, a).size ? b : a), ZERO);
    if (next === ZERO && left.every((value) => value === 0n)) return sum;
    const word = next !== ZERO ? next : values.every((value) => value === 0n) ? ZERO : words[0];
    if (word === undefined) return null;
    sum = combine(sum, word, -weight);
    carries = [...meaningOf(context, word)].filter(([, c]) => c === -WORD).map(([n]) => n);
    left = left.map((value) => value / WORD);
  }
  return null;
}

/** What a word stands for if it is a name. */
function meaningOf({ unknowns }: Context, word: Poly): Poly {
  const [n] = word.keys();
  return word.size === 1 && unknowns.definition(n)?.shift === 0 ? unknowns.meaning(n) : word;
}

/** What has these values in all samples: unknowns, then words that are known. */
function wordsWith({ samples, unknowns, knownWords }: Context, wanted: readonly bigint[]): readonly Poly[] {
  const found = [...unknowns.all()].filter((n) => samples.every((values, i) => values[n] === wanted[i]));
  const words = knownWords.filter((word) => samples.every((values, i) => evaluate(word, values) === wanted[i]));
  return [...found.map(unknown), ...words];
}
