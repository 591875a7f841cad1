/**
 * Numbers of several words, by the word that is finished last: a carry into a word leads to the word below. What facts
 * about words say of whole numbers is stated as one fact, which substitution takes up where the whole number occurs.
 */
import { magnitude } from '../../base/integers.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import type { Combination } from '../bounds/bound.ts';
import { combine, MAX_UNKNOWN, replaced, scale, unknown, ZERO, type Poly, type Unknown } from '../bounds/poly.ts';
import type { Context } from './context.ts';
import { stateBound } from './parts.ts';

const WORD_BITS = 64;
const WORD = 1n << BigInt(WORD_BITS);
const MAX_WORDS = 9;
/** Names that are replaced in one polynomial. */
const MAX_NAMES = 40;

export interface Whole {
  readonly poly: Poly;
  /** It is below this. */
  readonly modulus: bigint;
  /** The highest word first. `fact` says that it is at least 0, and the next fact that it is at most its maximum. */
  readonly words: readonly { readonly word: Poly; readonly factor: bigint; readonly fact: number }[];
}

/** A fact that something is at most, or, about its negative, at least a value. */
export interface Stated {
  readonly fact: number;
  readonly value: bigint;
}

/** What vanishes: carries, and words above those that are computed. */
export interface Vanishing {
  /** It is 0, by these facts: at least 0, and at most 0. */
  readonly sum: Poly;
  readonly least: number;
  readonly most: number;
  /** The newest carry in it, with the factor 1. */
  readonly carry: Unknown;
}

/**
 * The number whose highest word is `word`, a remainder whose quotient is `carry`; null if nothing is carried into it.
 * Of carries into a word the last one is that of the finished word below.
 */
export function wholeNumber(context: Context, word: Poly, carry: Unknown): Whole | null {
  const top = -(word.get(carry) ?? 0n);
  if (top <= 0n) return null;
  const { meaning, selecting } = context.unknowns;
  const carries = [carry];
  let poly = word;
  while (carries.length < MAX_WORDS) {
    // Such carries are of the number that a bit stands above, not of one that the bit is added to.
    const into = [...poly]
      .filter(([m, c]) => c === 1n && isCarry(context, m) && (poly === word || !selecting.has(m)))
      .map(([m]) => m);
    if (into.length === 0) break;
    const last = Math.max(...into);
    poly = combine(combine(scale(poly, WORD), unknown(last), -WORD), meaning(last));
    poly = withoutNames(context, poly);
    carries.push(last);
  }
  if (carries.length === 1) return null;
  const words = carries.map((n, i) => ({
    word: i === 0 ? word : combine(meaning(n), unknown(n), -WORD),
    factor: 1n << BigInt(WORD_BITS * (carries.length - 1 - i)),
    fact: context.remainderOf.get(n) ?? 0,
  }));
  return { poly, modulus: top << BigInt(WORD_BITS * (carries.length - 1)), words };
}

export const isCarry = (context: Context, n: number): boolean =>
  n <= MAX_UNKNOWN && context.unknowns.definition(n)?.shift === WORD_BITS && context.boundsOf(n).upper <= 1n;

/** With what words stand for whose carries cancel out. */
function withoutNames(context: Context, p: Poly): Poly {
  const { meaning } = context.unknowns;
  let poly = p;
  for (let names = 0; names < MAX_NAMES; names++) {
    const isCancelling = (n: Unknown): boolean =>
      [...meaning(n)].some(([m, d]) => d % WORD === 0n && (poly.get(n) ?? 0n) * d === -(poly.get(m) ?? 0n));
    const newest = Math.max(0, ...namesIn(context, poly).filter(isCancelling));
    if (newest === 0) break;
    poly = replaced(poly, newest, meaning(newest));
  }
  return poly;
}

/** Names that are terms of p. */
export const namesIn = ({ unknowns }: Context, p: Poly): Unknown[] =>
  [...p.keys()].filter((n) => unknowns.definition(n)?.shift === 0);

/** States that weight·p is at most what facts, added with these factors, and the meaning of names say, rounded down. */
export function stateBy(context: Context, p: Poly, weight: bigint, used: Combination): Stated {
  const factors = new Map<number, bigint>();
  let rest = scale(p, weight);
  const add = (fact: number, factor: bigint): void => {
    factors.set(fact, (factors.get(fact) ?? 0n) + factor);
    rest = combine(rest, context.facts.get(fact) ?? ZERO, factor);
  };
  for (const { fact, factor } of used) add(fact, factor);
  for (let names = 0; names < MAX_NAMES; names++) {
    const newest = Math.max(0, ...namesIn(context, rest));
    const c = rest.get(newest);
    const fact = context.remainderOf.get(newest);
    if (newest === 0 || c === undefined || fact === undefined) break;
    add(fact + (c > 0n ? 0 : 1), magnitude(c));
  }
  const value = floorDivide(context.range(rest).upper, weight);
  const facts = [...factors].map(([fact, factor]) => ({ fact, factor })).sort((a, b) => a.fact - b.fact);
  return { fact: stateBound(context, p, { kind: 'bound', upper: value, weight, facts }), value };
}

/** What is known of all words, as facts about the whole: that they are at least 0, or at most their maxima. */
export const byWords = ({ words }: Whole, isMost: boolean): Combination =>
  words.map(({ fact, factor }) => ({ fact: fact + (isMost ? 1 : 0), factor }));

/** States from what to what the number is that a carry is left out of, or a name of a sum of carries, by its words. */
export function learnNumber(context: Context, carry: Unknown): void {
  const definition = context.unknowns.definition(carry);
  if (definition === undefined || context.numbers.has(carry)) return;
  const { shift, of } = definition;
  if (shift !== 0 && shift !== WORD_BITS) return;
  const number = wholeNumber(context, combine(of, unknown(carry), -(1n << BigInt(shift))), carry);
  if (number === null) return;
  const least = stateBy(context, scale(number.poly, -1n), 1n, byWords(number, false));
  const most = stateBy(context, number.poly, 1n, byWords(number, true));
  if (least.value <= 0n && most.value < number.modulus) context.numbers.set(carry, least.fact);
}

/** States what is known of a number by these facts in terms of the names that its words have by now. */
export function learnRange(context: Context, { words }: Whole, least: Combination, most: Combination): void {
  const sum = words.reduce((all, { word, factor }) => {
    const name = context.unknowns.nameOf(word);
    return combine(all, name === undefined ? word : unknown(name), factor);
  }, ZERO);
  const first = stateBy(context, scale(sum, -1n), 1n, least).fact;
  stateBy(context, sum, 1n, most);
  context.numbers.set(Math.max(0, ...[...sum.keys()].filter((m) => context.remainderOf.has(m))), first);
}
