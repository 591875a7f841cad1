/**
 * Finished sums of several words: whatever lies above their top word, such as a carry that nothing reads, is stated to
 * be zero. What was to be computed is within the words, by facts about it or in each case of a bit that it depends on.
 */
import { bitLength, magnitude, inverseOrNull, mod } from '../../base/integers.ts';
import type { AsmInstruction } from '../../prover/listing/listing.ts';
import type { Bound, Combination } from '../bounds/bound.ts';
import {
  combine,
  constant,
  evaluate,
  MAX_UNKNOWN,
  scale,
  settle,
  subtract,
  UNIT,
  type Poly,
  type Unknown,
  replaced,
  unknown,
  ZERO,
} from '../bounds/poly.ts';
import type { Reason, Statement, Vanishing } from '../facts/certificate.ts';
import type { Claim } from '../facts/claim.ts';
import { type Context, type Word, stateBound } from '../facts/context.ts';
import { registerIndex } from '../machine/entryUnknowns.ts';
import type { Machine } from '../machine/machine.ts';
import { directly } from './byCases.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';

const WORD_BITS = 64;
const WORD = 1n << BigInt(WORD_BITS);

/** Of the linear program, for one bound. */
const STEPS = 60;
/** Below any bound, so that the best one is found. */
const UNREACHABLE = -(1n << 1024n);
/** Bits whose cases are distinguished within each other. */
const MAX_CASES = 3;
/** Of constants that are no powers of two nor differences of two. */
const MIN_DIGITS = 3;

interface Found {
  readonly number: Whole;
  readonly vanishing: Vanishing;
  /** Of what was to be computed. */
  readonly range: Range;
  /** Facts by which the number is at least, and at most, that. */
  readonly equal: { readonly least: number; readonly most: number };
}

/** From what to what something is. */
interface Range {
  readonly least: Stated;
  readonly most: Stated;
}

/**
 * What is stated of the number whose highest word the instruction has finished, where nothing reads its carry, the last
 * of what was `made`, if such numbers are looked for.
 */
export function finishedSum(
  machine: Machine,
  instruction: AsmInstruction,
  made: readonly Unknown[],
  { modulus }: Claim,
): Statement[] {
  const { context } = machine;
  const { unknowns } = context;
  if (!unknowns.areWhole) return [];
  if (instruction.mnemonic === 'bt') return namedBit(machine);
  const [target] = instruction.operands;
  const carry = made.at(-1);
  if (!unknowns.isFinished || target?.kind !== 'register' || carry === undefined) return [];
  const register = registerIndex(target);
  const word = machine.wordIn(register);
  if (!word.poly.has(carry) || unknowns.definition(carry)?.shift === 0) return [];
  const found = foundAbove(context, word.poly, carry, modulus);
  if (found === null) return unknowns.stated.splice(0);
  const { number, vanishing, range, equal } = found;
  context.vanishing.push(vanishing);
  const bound = boundOfWord(context, word, vanishing);
  const before = unknowns.stated.splice(0);
  const name = machine.nameWord(register, bound);
  if (range.least.value > 0n || range.most.value < number.modulus - 1n) {
    const by = (fact: number): Combination[number] => ({ fact, factor: number.modulus });
    learnRange(context, number, [once(range.least), by(equal.least)], [once(range.most), by(equal.most)]);
  }
  return [...before, name, ...unknowns.stated.splice(0)];
}

/** A bit that is tested for something to be selected by it is one unknown, of which there are cases. */
function namedBit(machine: Machine): Statement[] {
  const { poly, max } = machine.flag('carry');
  if (poly.size <= 2) return [];
  for (const n of poly.keys()) machine.context.unknowns.selecting.add(n);
  machine.setFlag('carry', machine.context.named(poly, max).quotient);
  return [{ kind: 'nameFlag', flag: 'carry' }];
}

const once = ({ fact }: Stated): Combination[number] => ({ fact, factor: 1n });

function foundAbove(context: Context, word: Poly, carry: Unknown, p: bigint): Found | null {
  const number = wholeNumber(context, word, carry);
  if (number === null) return null;
  for (const { poly, sum } of partsAbove(context, number, p)) {
    const factor = sum.get(carry) ?? 0n;
    if (magnitude(factor) !== 1n) continue;
    const { modulus } = number;
    const range = rangeWithin(context, combine(poly, sum, -modulus), modulus);
    if (range === null) continue;
    // sum·modulus is the number less what was to be computed.
    const least = stateBy(context, scale(sum, -1n), modulus, [once(range.most), ...byWords(number, false)]);
    const most = stateBy(context, sum, modulus, [once(range.least), ...byWords(number, true)]);
    if (least.value !== 0n || most.value !== 0n) continue;
    const equal = { least: least.fact, most: most.fact };
    const signed = factor > 0n ? equal : { least: equal.most, most: equal.least };
    return { number, vanishing: { sum: scale(sum, factor), carry, ...signed }, range, equal };
  }
  return null;
}

/** A bound of the word by what vanishes with its carry, if it says more. */
function boundOfWord(context: Context, { poly, max }: Word, { sum, carry, least, most }: Vanishing): Bound | null {
  const factor = poly.get(carry) ?? 0n;
  const greatest = context.samples.map((values) => evaluate(poly, values)).reduce((a, b) => (a > b ? a : b), 0n);
  const goal = (1n << BigInt(bitLength(greatest))) - 1n;
  const bound = context.upperBound(combine(poly, sum, -factor), goal, STEPS);
  if (bound.upper >= max) return null;
  const used = { fact: factor > 0n ? most : least, factor: magnitude(factor) * bound.weight };
  return { ...bound, facts: [...bound.facts, used].sort((a, b) => a.fact - b.fact) };
}

/** States that p is from 0 to below the modulus, and from what to what, if that is seen. */
function rangeWithin(context: Context, p: Poly, modulus: bigint): Range | null {
  const [below, above] = [scale(p, -1n), p].map((q) => context.upperBound(q, UNREACHABLE, 0));
  if (below.upper <= 0n && above.upper < modulus)
    return {
      least: { fact: stateBound(context, scale(p, -1n), below), value: -below.upper },
      most: { fact: stateBound(context, p, above), value: above.upper },
    };
  const bits = bitsOf(context, p);
  if (bits.length === 0) return null;
  for (const bit of bits) learnNumber(context, bit);
  const reasons = [p, subtract(constant(modulus - 1n), p)].map((q) => ({ poly: q, reason: byCases(context, q, bits) }));
  const facts = reasons.flatMap(({ poly, reason }) => {
    if (reason === null) return [];
    context.unknowns.stated.push({ kind: 'fact', poly, reason });
    return [context.learnFact(poly)];
  });
  if (facts.length < reasons.length) return null;
  return { least: { fact: facts[0], value: 0n }, most: { fact: facts[1], value: modulus - 1n } };
}

/** Bits that several words of p depend on, by which something was selected; the newest first. */
const bitsOf = (context: Context, p: Poly): Unknown[] =>
  [...p]
    .filter(([m, c]) => m !== UNIT && m <= MAX_UNKNOWN && digitsOf(c) >= MIN_DIGITS && context.isBit(m))
    .map(([m]) => m)
    .sort((a, b) => b - a)
    .slice(0, MAX_CASES);

/** Why p is not negative, in all cases of these bits that matter. */
function byCases(context: Context, p: Poly, bits: readonly Unknown[]): Reason | null {
  const direct = directly(context, settle(p, context.bounds), STEPS);
  if (direct !== null || bits.length === 0) return direct;
  const [bit, ...others] = bits;
  const { lower, upper } = context.boundsOf(bit);
  const low = byCases(context.inCase(bit, lower, lower), p, others);
  const high = low && byCases(context.inCase(bit, upper, upper), p, others);
  return low && high && { kind: 'either', unknown: bit, most: lower, low, high };
}

/*
 * Remainders x - q·p of which only the lowest words are computed, because all higher words are zero. What is above
 * these words is made of the carries out of them, of words of x, and of parts of q·p.
 */

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
const digitsOf = (c: bigint): number => {
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

/*
 * Numbers of several words, by the word that is finished last: a carry into a word leads to the word below. What facts
 * about words say of whole numbers is stated as one fact, which substitution takes up where the whole number occurs.
 */

const MAX_WORDS = 9;
/** Names that are replaced in one polynomial. */
const MAX_NAMES = 40;

interface Whole {
  readonly poly: Poly;
  /** It is below this. */
  readonly modulus: bigint;
  /** The highest word first. `fact` says that it is at least 0, and the next fact that it is at most its maximum. */
  readonly words: readonly { readonly word: Poly; readonly factor: bigint; readonly fact: number }[];
}

/** A fact that something is at most, or, about its negative, at least a value. */
interface Stated {
  readonly fact: number;
  readonly value: bigint;
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

const isCarry = (context: Context, n: number): boolean =>
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
const namesIn = ({ unknowns }: Context, p: Poly): Unknown[] =>
  [...p.keys()].filter((n) => unknowns.definition(n)?.shift === 0);

/** States that weight·p is at most what facts, added with these factors, and the meaning of names say, rounded down. */
function stateBy(context: Context, p: Poly, weight: bigint, used: Combination): Stated {
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
function learnRange(context: Context, { words }: Whole, least: Combination, most: Combination): void {
  const sum = words.reduce((all, { word, factor }) => {
    const name = context.unknowns.nameOf(word);
    return combine(all, name === undefined ? word : unknown(name), factor);
  }, ZERO);
  const first = stateBy(context, scale(sum, -1n), 1n, least).fact;
  stateBy(context, sum, 1n, most);
  context.numbers.set(Math.max(0, ...[...sum.keys()].filter((m) => context.remainderOf.has(m))), first);
}
