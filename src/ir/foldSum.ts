/** Simplification of multi-word sums before they are built. */
import type { Builder, SumRequest, SumResult } from './build.ts';
import { type Operand, type Term, constOperand, ZERO } from './function.ts';
import { contains, meet, unsigned, type Interval } from './interval.ts';
import { normalizeTerms } from './normalizeSum.ts';

/** Normalises the terms, drops words that are provably zero, and cuts the sum wherever no carry or borrow can pass. */
export function foldSum(b: Builder, request: SumRequest): SumResult {
  const borrow = request.borrow ?? false;
  const all = normalizeTerms(request.terms);
  const terms = borrow ? all : all.filter((t) => t.column < request.words);
  const implied = b.termsInterval(terms);
  const total =
    request.within !== undefined && terms.length === all.length ? (meet(implied, request.within) ?? implied) : implied;
  return cut(b, { terms, implied }, request.words, borrow, total);
}

/** Terms with the interval that follows from them, which takes long to find. */
interface Bounded {
  readonly terms: readonly Term[];
  readonly implied: Interval;
}

const bounded = (terms: readonly Term[], b: Builder): Bounded => ({ terms, implied: b.termsInterval(terms) });

/**
 * Cuts off the lowest columns whose terms alone stay within them, then the next ones, and so on; above the words, what
 * is left may be the borrow itself.
 */
function cut(b: Builder, sum: Bounded, words: number, borrow: boolean, total: Interval): SumResult {
  const { terms } = sum;
  for (let column = 1; column < words || (borrow && column === words); column++) {
    const low = terms.filter((t) => t.column < column);
    const { implied } = low.length === terms.length ? sum : bounded(low, b);
    if (!contains(unsigned(64 * column), implied)) continue;
    const high = terms.filter((t) => t.column >= column).map((t) => ({ ...t, column: t.column - column }));
    if (column === words && signOnly(b, high, 0) === null) continue;
    const lowest = whole(b, { terms: low, implied }, column, false, implied);
    const upper = bounded(high, b);
    const rest = cut(b, upper, words - column, borrow, narrowed(total, column, upper.implied));
    return { words: [...lowest.words, ...rest.words], borrow: rest.borrow };
  }
  return whole(b, sum, words, borrow, total);
}

/** What is known of the total without its lowest columns: its shifted interval and that of the remaining terms. */
function narrowed(total: Interval, columns: number, implied: Interval): Interval {
  const shift = BigInt(64 * columns);
  return meet({ lower: total.lower >> shift, upper: total.upper >> shift }, implied) ?? implied;
}

/**
 * A sum that is not cut any further. Knowledge beyond what the terms imply is stated only where it saves a word or the
 * borrow.
 */
function whole(b: Builder, sum: Bounded, words: number, borrow: boolean, total: Interval): SumResult {
  const { terms, implied } = sum;
  const { needed, wanted } = shape(words, borrow, total);
  const stated = sameShape(shape(words, borrow, implied), shape(words, borrow, total)) ? implied : total;
  const built =
    (wanted ? signOnly(b, terms, words) : simple(b, terms, needed)) ?? b.rawSum(terms, needed, wanted, stated);
  return { words: [...built.words, ...Array<Operand>(words - built.words.length).fill(ZERO)], borrow: built.borrow };
}

interface Shape {
  /** Words that can be other than zero. */
  readonly needed: number;
  /** A borrow must be computed. */
  readonly wanted: boolean;
  /** ⌊total / 2^(64·words)⌋ at both ends: whether, and how, the total leaves its words. */
  readonly outside: Interval;
}

function shape(words: number, borrow: boolean, total: Interval): Shape {
  const fits = contains(unsigned(64 * words), total);
  const size = BigInt(64 * words);
  const outside = { lower: total.lower >> size, upper: total.upper >> size };
  return { needed: fits ? wordsOf(total.upper) : words, wanted: borrow && !fits, outside };
}

const sameShape = (x: Shape, y: Shape): boolean =>
  x.needed === y.needed && x.wanted === y.wanted && contains(x.outside, y.outside) && contains(y.outside, x.outside);

/** Number of 64-bit words that hold `x`. */
const wordsOf = (x: bigint): number => (x === 0n ? 0 : Math.ceil(x.toString(16).length / 16));

function simple(b: Builder, terms: readonly Term[], words: number): SumResult | null {
  if (words === 0) return { words: [], borrow: ZERO };
  if (terms.every((t) => t.operand.kind === 'const')) return constantSum(terms, words);
  return terms.some((t) => t.column > 0) ? null : oneColumn(b, terms, words);
}

function constantSum(terms: readonly Term[], words: number): SumResult {
  const total = terms.reduce(
    (s, { sign, column, operand }) =>
      operand.kind === 'const' ? s + ((BigInt(sign) * operand.value) << BigInt(64 * column)) : s,
    0n,
  );
  return {
    words: Array.from({ length: words }, (_, k) => constOperand(BigInt.asUintN(64, total >> BigInt(64 * k)))),
    borrow: ZERO,
  };
}

/** Sums in the lowest column only that are a single word, a mask, or one ordinary addition. */
function oneColumn(b: Builder, terms: readonly Term[], words: number): SumResult | null {
  const [x, y] = terms;
  if (terms.length === 1 && x.sign > 0) return { words: [x.operand], borrow: ZERO };
  const sign = signOnly(b, terms, words);
  if (sign !== null) return { words: sign.words, borrow: ZERO };
  if (terms.length !== 2 || words !== 1) return null;
  const [p, n] = x.sign >= y.sign ? [x, y] : [y, x];
  if (p.sign < 0) return null;
  return { words: [b.binary(n.sign > 0 ? 'add' : 'sub', p.operand, n.operand)], borrow: ZERO };
}

/** The total is −bit: every word is the mask of the bit, which is also the borrow. */
function signOnly(b: Builder, terms: readonly Term[], words: number): SumResult | null {
  const [x] = terms;
  if (terms.length !== 1 || x.sign > 0 || x.column > 0 || b.range(x.operand).upper > 1n) return null;
  return { words: Array<Operand>(words).fill(b.unary('mask', x.operand)), borrow: x.operand };
}
