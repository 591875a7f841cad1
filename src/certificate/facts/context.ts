/**
 * What the checker knows on a path through the cases: bounds of unknowns, and facts. The quotient and the remainder of
 * sums by powers of two are found here, with the hints that let the checker find the same.
 */
import type { Hint, Vanishing } from './certificate.ts';
import type { Interval } from '../../ir/interval.ts';
import { Absurd, checkedBound, type Bound, type Contradiction } from '../bounds/bound.ts';
import { maximise, MAX_STEPS } from '../bounds/maximise.ts';
import {
  combine,
  constant,
  evaluate,
  rangeOf,
  rangeOfMonomial,
  residueKey,
  scale,
  subtract,
  unknown,
  type Monomial,
  type Poly,
  type Unknown,
  add,
  ZERO,
  MAX_UNKNOWN,
  settle,
  unknownsOf,
  replaced,
  UNIT,
} from '../bounds/poly.ts';
import { cancel, lowKey, upperKey, type Unknowns } from './unknowns.ts';
import { magnitude } from '../../base/integers.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import { unfoldings } from './names.ts';

/** A number from 0 to `max`. */
export interface Word {
  readonly poly: Poly;
  readonly max: bigint;
}

export const constantWord = (value: bigint): Word => ({ poly: constant(value), max: value });

export const NO_HINT: Hint = { upper: null, lower: null, quotient: null };

export interface Cut {
  readonly quotient: Word;
  readonly remainder: Word;
  readonly hint: Hint;
}

/** At least so many samples must agree on what is worth to be proved. */
const ENOUGH_SAMPLES = 4;

interface KnownWord {
  readonly fact: number;
  readonly word: Word;
  /** Of remainders: by which power of two they are greater than that of the same floor with the smallest divisor. */
  readonly shifted: number;
}

export class Context {
  readonly unknowns: Unknowns;
  readonly bounds: Map<Unknown, Interval>;
  readonly facts: Map<number, Poly>;
  /** Samples that belong to this case. */
  samples: readonly bigint[][];
  /** Words by their coefficients modulo 2^64. */
  private readonly words: Map<string, KnownWord>;
  /** Fact that the remainder of the sum whose floor an unknown is, is at least 0. */
  readonly remainderOf: Map<Unknown, number>;
  /** What this case is about, newest first. */
  private readonly decided: readonly Unknown[];
  /** Sums that have one value, and their names, which are congruent to them, in the order in which that was stated. */
  readonly sums: { readonly sum: Poly; readonly name: Unknown }[] = [];
  /** What was stated to be congruent on the way through the cases, besides sums. */
  congruences = 0;
  /** Sums of carries that are 0, in the order in which that was stated. */
  readonly vanishing: Vanishing[] = [];
  /** By the newest unknown: facts that numbers of several words are at least and, the next fact, at most something. */
  readonly numbers = new Map<Unknown, number>();
  /** Unknowns that were asked for their only value in vain. */
  readonly inVain = new Set<Unknown>();

  constructor(
    unknowns: Unknowns,
    bounds: Map<Unknown, Interval>,
    facts: Map<number, Poly>,
    samples: readonly bigint[][] = unknowns.samples,
    words = new Map<string, KnownWord>(),
    remainderOf = new Map<Unknown, number>(),
    decided: readonly Unknown[] = [],
  ) {
    this.decided = decided;
    this.unknowns = unknowns;
    this.bounds = bounds;
    this.facts = facts;
    this.samples = samples;
    this.words = words;
    this.remainderOf = remainderOf;
  }

  /** The case in which n is within these bounds. */
  inCase(n: Unknown, lower: bigint, upper: bigint): Context {
    const bounds = new Map(this.bounds).set(n, { lower, upper });
    const context = new Context(
      this.unknowns,
      bounds,
      factsInCase(this.facts, n, bounds),
      this.samples.filter((values) => values[n] >= lower && values[n] <= upper),
      new Map(this.words),
      new Map(this.remainderOf),
      [n, ...this.decided],
    );
    context.sums.push(...this.sums);
    context.vanishing.push(...this.vanishing);
    context.congruences = this.congruences;
    for (const [m, fact] of this.numbers) context.numbers.set(m, fact);
    return context;
  }

  range(p: Poly): Interval {
    return rangeOf(p, this.bounds);
  }

  /** The only value that p can have by intervals, else null. */
  known({ poly }: Word): bigint | null {
    const { lower, upper } = this.range(poly);
    return lower === upper ? lower : null;
  }

  /** An upper bound of p by intervals and facts; the search ends at `goal`. Throws `Absurd` if the facts cannot be. */
  upperBound(p: Poly, goal: bigint, steps = MAX_STEPS): Bound {
    const bound = this.maximise(p, goal, steps);
    if (bound.kind === 'contradiction') throw new Absurd(bound.facts);
    return bound;
  }

  /** The same, or facts that cannot be. */
  maximise(p: Poly, goal: bigint, steps = MAX_STEPS): Bound | Contradiction {
    const { products, areNamed, areWhole, effort } = this.unknowns;
    const rangeOf = (m: Monomial): Interval => rangeOfMonomial(m, this.bounds);
    const { decided, remainderOf, numbers } = this;
    const near = factsAbout(p, this.facts, this.unknowns, remainderOf);
    const facts = areWhole ? [this.facts] : [this.facts, products];
    const program = { facts, near, rangeOf, remainderOf, numbers, decided, areNamed, effort };
    const found = maximise(p, program, goal, steps);
    return found.kind === 'bound' ? checkedBound(p, found, program.facts, this.bounds) : found;
  }

  /** p/2^shift, where 0 <= p <= max; p may be the sum of parts. */
  cut(shift: number, p: Poly, max: bigint, parts: readonly Poly[] = []): Cut {
    const m = 1n << BigInt(shift);
    const range = this.range(p);
    let lower = range.lower > 0n ? range.lower : 0n;
    let upper = range.upper < max ? range.upper : max;
    let hint = NO_HINT;
    if (lower / m !== upper / m) {
      const given = this.unknowns.isPlain ? null : this.givenQuotient(shift, p, max);
      if (given !== null) return given;
      const sharp = sharpened(this, m, p, { lower, upper }, parts);
      ({ lower, upper } = sharp);
      hint = sharp.hint ?? NO_HINT;
      const equal = lower / m === upper / m ? null : this.quotientBySamples(shift, p, max);
      if (equal !== null) return equal;
    }
    return this.cutWithin(shift, p, { lower, upper }, hint);
  }

  /** The quotient is an unknown that stands for p, where 0 <= p <= max; a bound may say more. */
  named(p: Poly, max: bigint, bound: Bound | null = null): Cut {
    const { lower, upper } = this.range(p);
    const most = bound === null || bound.upper > max ? max : bound.upper;
    const within = { lower: lower > 0n ? lower : 0n, upper: upper < most ? upper : most };
    return this.cutWithin(0, p, within, bound === null ? NO_HINT : { ...NO_HINT, upper: bound });
  }

  private cutWithin(shift: number, p: Poly, { lower, upper }: Interval, hint: Hint): Cut {
    const m = 1n << BigInt(shift);
    const [least, most] = [lower / m, upper / m];
    if (least === most) {
      const remainder = { poly: subtract(p, constant(m * least)), max: upper - m * least };
      this.learn(remainder);
      return { quotient: constantWord(least), remainder, hint };
    }
    const floor = cancel(shift, p);
    const n = this.unknowns.floor(floor);
    this.unknowns.made.push(n);
    const old = this.bounds.get(n) ?? { lower: least, upper: most };
    const bounds = { lower: old.lower > least ? old.lower : least, upper: old.upper < most ? old.upper : most };
    this.bounds.set(n, bounds);
    const remainder = { poly: combine(p, unknown(n), -m), max: m - (1n << BigInt(shift - floor.shift)) };
    const fact = this.learn(remainder);
    const low = lowKey(floor);
    if (!this.words.has(low)) this.words.set(low, { fact, word: remainder, shifted: shift - floor.shift });
    if (!this.remainderOf.has(n)) this.remainderOf.set(n, fact);
    return { quotient: { poly: unknown(n), max: bounds.upper }, remainder, hint };
  }

  /** Adds 0 <= word <= max to the facts. */
  private learn(word: Word): number {
    const fact = this.learnFact(word.poly);
    this.learnFact(subtract(constant(word.max), word.poly));
    if (word.max < WORD && word.poly.size > 0) {
      const key = residueKey(word.poly);
      if (!this.words.has(key)) this.words.set(key, { fact, word, shifted: 0 });
    }
    return fact;
  }

  /** The value of an unknown that all samples have in common, else null. */
  readonly commonValue = (n: Unknown): bigint | null => this.sampled((values) => values[n]);

  /** Adds a polynomial that is not negative to the facts; its number. */
  learnFact(p: Poly): number {
    this.facts.set(this.facts.size + 1, p);
    return this.facts.size;
  }

  /** The value that all samples have in common, else null. */
  sampled(value: (values: readonly bigint[], sample: number) => bigint): bigint | null {
    if (!this.hasSamples) return null;
    const first = value(this.samples[0], 0);
    return this.samples.every((values, i) => value(values, i) === first) ? first : null;
  }

  /** Words that are known. */
  get knownWords(): readonly Poly[] {
    return [...this.words.values()].map(({ word }) => word.poly);
  }

  /** A quotient that is a polynomial in what is known already, if one is found. */
  private givenQuotient(shift: number, p: Poly, max: bigint): Cut | null {
    return (
      this.quotientByCoefficients(shift, p, max) ?? (shift <= WORD_BITS ? this.quotientByWord(shift, p, max) : null)
    );
  }

  private quotientByCoefficients(shift: number, p: Poly, max: bigint): Cut | null {
    const m = 1n << BigInt(shift);
    const found = quotientByCoefficients(this, m, p);
    return found === null ? null : this.given(found.quotient, found.remainder, m, max, found);
  }

  /** The remainder is that of an earlier sum; or, shifted to the upper end of a word, a word that is known. */
  private quotientByWord(shift: number, p: Poly, max: bigint): Cut | null {
    const m = 1n << BigInt(shift);
    const key = upperKey(shift, p);
    if (key === '') return null;
    const floor = cancel(shift, p);
    const low = this.words.get(lowKey(floor));
    const known = low ?? this.words.get(key);
    if (known === undefined) return null;
    // The word is this power of two times the remainder, or less.
    const above = low === undefined ? WORD_BITS - shift : low.shifted - (shift - floor.shift);
    const [factor, times] = [1n << BigInt(Math.max(above, 0)), 1n << BigInt(Math.max(-above, 0))];
    const { fact, word } = known;
    if ([...word.poly.values()].some((c) => c % factor !== 0n)) return null;
    const poly = new Map([...word.poly].map(([t, c]) => [t, (c * times) / factor]));
    const remainder = { poly, max: (word.max / factor) * times };
    const quotient = new Map([...subtract(p, poly)].map(([t, c]) => [t, c / m]));
    return this.given(quotient, remainder, m, max, {
      upper: { kind: 'bound', upper: remainder.max, weight: factor, facts: [{ factor: times, fact: fact + 1 }] },
      lower: { kind: 'bound', upper: 0n, weight: factor, facts: [{ factor: times, fact }] },
    });
  }

  /**
   * The quotient is, in all samples, another unknown, or 1 without it; or what earlier carries and borrows of the same
   * word left out of it, apart from a constant.
   */
  private quotientBySamples(shift: number, p: Poly, max: bigint): Cut | null {
    if (!this.hasSamples || this.unknowns.knows(cancel(shift, p))) return null;
    const m = 1n << BigInt(shift);
    const wanted = this.samples.map((values) => evaluate(p, values) >> BigInt(shift));
    const steps = this.unknowns.isFinished ? SHARPEN_STEPS : 0;
    for (const quotient of likelyQuotients(this, m, p, wanted)) {
      const rest = combine(p, quotient, -m);
      const upper = this.upperBound(rest, m - 1n, steps);
      if (upper.upper >= m) continue;
      const lower = this.upperBound(scale(rest, -1n), 0n, steps);
      if (lower.upper > 0n) continue;
      return this.given(quotient, { poly: rest, max: upper.upper }, m, max, { upper, lower });
    }
    // Of bytes only: of words it loses certificates that are found without it.
    const restored = shift === BYTE_BITS ? restoredCarry(this, m, p, wanted) : null;
    return restored && this.given(restored.quotient, restored.remainder, m, max, restored);
  }

  private given(quotient: Poly, remainder: Word, m: bigint, max: bigint, bounds: { upper: Bound; lower: Bound }): Cut {
    this.learn(remainder);
    this.unknowns.remember(quotient);
    return { quotient: { poly: quotient, max: max / m }, remainder, hint: { ...bounds, quotient } };
  }

  isUndecided = (n: Unknown): boolean => this.boundsOf(n).lower < this.boundsOf(n).upper;

  boundsOf(n: Unknown): Interval {
    return this.bounds.get(n) ?? { lower: 0n, upper: 0n };
  }

  /** Whether an unknown may still be one of two numbers. */
  isBit(n: Unknown): boolean {
    const { lower, upper } = this.boundsOf(n);
    return upper - lower === 1n;
  }

  get hasSamples(): boolean {
    return this.samples.length >= ENOUGH_SAMPLES;
  }

  /** Whether samples have different values of an unknown, or are too few to know. */
  isVaried(n: Unknown): boolean {
    return !this.hasSamples || this.commonValue(n) === null;
  }
}

const WORD_BITS = 64;
const BYTE_BITS = 8;
const WORD = 1n << 64n;

/* Bounds a sum by the rounded bounds of its parts, which can be sharper than a bound of the whole. */

/** Of the linear program, for one part. */
const PART_STEPS = 100;

/** A bound of the sum of parts that is at most `goal`, from stated bounds of one of them and of the others. */
export function boundByParts(context: Context, parts: readonly Poly[], goal: bigint): Bound | null {
  for (const [i, one] of parts.entries()) {
    const others = parts.filter((_, k) => k !== i).reduce(add, ZERO);
    const first = context.upperBound(one, greatest(context, one), PART_STEPS);
    const second = context.upperBound(others, goal - first.upper, PART_STEPS);
    const upper = first.upper + second.upper;
    if (upper > goal) continue;
    const facts = [stateBound(context, one, first), stateBound(context, others, second)];
    return { kind: 'bound', upper, weight: 1n, facts: facts.map((fact) => ({ factor: 1n, fact })) };
  }
  return null;
}

/** In all samples. */
const greatest = ({ samples }: Context, p: Poly): bigint =>
  samples.map((values) => evaluate(p, values)).reduce((a, b) => (a > b ? a : b), 0n);

/** States a bound of p before the instruction at hand; the number of the fact. */
export function stateBound(context: Context, p: Poly, bound: Bound): number {
  const poly = subtract(constant(bound.upper), p);
  context.unknowns.stated.push({ kind: 'fact', poly, reason: { kind: 'bounded', bound } });
  return context.learnFact(poly);
}

/* Quotients that are equal in all samples: tries to prove that they are constant. */

/**
 * What it may cost to see at once that a quotient that nothing reads has one value; where it matters for others that is
 * asked later, see `narrow`.
 */
const SHARPEN_STEPS = 100;

/** Bounds of p, which may be the sum of parts, that say what p/m is; null for what they cannot say. */
function sharpened(
  context: Context,
  m: bigint,
  p: Poly,
  { lower, upper }: Interval,
  parts: readonly Poly[],
): Interval & { readonly hint: Hint | null } {
  const quotient = context.sampled((values) => evaluate(p, values) / m);
  if (quotient === null) return { lower, upper, hint: null };
  const { isFinished } = context.unknowns;
  const steps = isFinished ? SHARPEN_STEPS : 0;
  let hint: Hint | null = null;
  let [least, most] = [lower, upper];
  if (upper / m > quotient) {
    const goal = (quotient + 1n) * m - 1n;
    const whole = context.upperBound(p, goal, steps);
    const bound = whole.upper > goal && isFinished ? (boundByParts(context, parts, goal) ?? whole) : whole;
    if (bound.upper <= goal) {
      hint = { upper: bound, lower: null, quotient: null };
      if (bound.upper < most) most = bound.upper;
    }
  }
  if (lower / m < quotient) {
    const bound = context.upperBound(scale(p, -1n), -quotient * m, steps);
    if (-bound.upper >= quotient * m) {
      hint = { upper: hint?.upper ?? null, lower: bound, quotient: null };
      if (-bound.upper > least) least = -bound.upper;
    }
  }
  return { lower: least, upper: most, hint };
}

/* Chooses the facts from which a bound is searched. */

/** Around the fact that an unknown was learnt with, those of what was computed along with it. */
const FACTS_BEFORE = 60;
const FACTS_AFTER = 20;
/** How far definitions are followed, and how far with what is around them. */
const MAX_LEVELS = 6;
const WIDE_LEVELS = 2;

/**
 * In long code the last facts, and those about what p is made of. `remainderOf` has the fact that each unknown was
 * learnt with.
 */
function factsAbout(
  p: Poly,
  facts: ReadonlyMap<number, Poly>,
  unknowns: Unknowns,
  remainderOf: ReadonlyMap<Unknown, number>,
): ReadonlyMap<number, Poly> {
  const first = facts.size - unknowns.window;
  if (first <= 0) return facts;
  const near = new Set<number>();
  const seen = new Set<Unknown>();
  let level = new Set([...p.keys()].flatMap(unknownsOf));
  for (let depth = 0; depth < MAX_LEVELS; depth++) {
    const [before, after] = depth < WIDE_LEVELS ? [FACTS_BEFORE, FACTS_AFTER] : [0, 2];
    for (const n of level) {
      seen.add(n);
      const fact = remainderOf.get(n);
      for (let k = -before; fact !== undefined && k < after; k++) near.add(fact + k);
    }
    const within = [...level].flatMap((n) => [...(unknowns.definition(n)?.of.keys() ?? [])]).flatMap(unknownsOf);
    level = new Set(within.filter((n) => !seen.has(n)));
  }
  return new Map([...facts].filter(([number]) => number >= first || near.has(number)));
}

/** The facts where the bounds of n are others: what a bit selects is known in its cases. */
function factsInCase(
  facts: ReadonlyMap<number, Poly>,
  n: Unknown,
  bounds: ReadonlyMap<Unknown, Interval>,
): Map<number, Poly> {
  const isInProduct = (p: Poly): boolean => [...p.keys()].some((m) => m > MAX_UNKNOWN && unknownsOf(m).includes(n));
  return new Map([...facts].map(([number, p]) => [number, isInProduct(p) ? settle(p, bounds) : p]));
}

/* Quotients of sums that are already polynomials in what is known. */

/** p = m·quotient + remainder, where the coefficients' own remainders stay within one block of m; null elsewhere. */
function byCoefficients(
  m: bigint,
  p: Poly,
  bounds: ReadonlyMap<Unknown, Interval>,
): { readonly quotient: Poly; readonly remainder: { readonly poly: Poly; readonly max: bigint } } | null {
  const quotient = new Map(
    [...p].flatMap(([t, c]) => (floorDivide(c, m) === 0n ? [] : [[t, floorDivide(c, m)] as const])),
  );
  const rest = combine(p, quotient, -m);
  const { lower, upper } = rangeOf(rest, bounds);
  const block = floorDivide(lower, m);
  if (block !== floorDivide(upper, m)) return null;
  const remainder = { poly: subtract(rest, constant(m * block)), max: upper - m * block };
  return { quotient: add(quotient, constant(block)), remainder };
}

interface Quotient {
  readonly quotient: Poly;
  readonly remainder: { readonly poly: Poly; readonly max: bigint };
  /** Of the remainder and of its negative. */
  readonly upper: Bound;
  readonly lower: Bound;
}

/** The same for p as it is, or with what the newest names in it stand for, as few of them as possible. */
function quotientByCoefficients(context: Context, m: bigint, p: Poly): Quotient | null {
  const { isName, meaning } = context.unknowns;
  for (const { poly, names } of unfoldings(p, isName, meaning)) {
    const found = byCoefficients(m, poly, context.bounds);
    if (found === null) continue;
    const rest = combine(p, found.quotient, -m);
    const [upper, lower] = [rest, scale(rest, -1n)].map((q) => boundByNames(context, q, names));
    return { quotient: found.quotient, remainder: { ...found.remainder, poly: rest }, upper, lower };
  }
  return null;
}

/** The bound of p by intervals, where names are replaced by means of the facts that they are equal to something. */
function boundByNames({ unknowns, remainderOf }: Context, p: Poly, names: readonly Unknown[]): Bound {
  let rest = p;
  const facts = names.map((n) => {
    const factor = rest.get(n) ?? 0n;
    rest = replaced(rest, n, unknowns.meaning(n));
    return { factor: magnitude(factor), fact: (remainderOf.get(n) ?? 0) + (factor > 0n ? 0 : 1) };
  });
  const used = facts.filter(({ factor }) => factor > 0n).toSorted((a, b) => a.fact - b.fact);
  return { kind: 'bound', upper: 0n, weight: 1n, facts: used };
}

/** What p/m may be, by samples of it. */
function* likelyQuotients(context: Context, m: bigint, p: Poly, wanted: readonly bigint[]): Generator<Poly> {
  const lost = new Map(
    [...p]
      .filter(([n, c]) => c % m === 0n && context.isBit(n) && !context.isVaried(n))
      .map(([n, c]) => [n, c / m] as const),
  );
  const left = context.sampled((values, i) => wanted[i] - evaluate(lost, values));
  if (lost.size > 0 && left !== null) yield add(lost, constant(left));
  // Where it is constant so are many unknowns that have nothing to do with it.
  const isConstant = wanted.every((value) => value === wanted[0]);
  for (const n of isConstant ? restoredIn(context, p) : context.unknowns.all()) {
    if (!context.bounds.has(n)) continue;
    if (context.samples.every((values, i) => values[n] === wanted[i])) yield unknown(n);
    else if (context.samples.every((values, i) => 1n - values[n] === wanted[i]))
      yield subtract(constant(1n), unknown(n));
  }
}

/** The bit that p is a constant and a multiple of, such as one that is made a mask and a bit again. */
const restoredIn = (context: Context, p: Poly): Unknown[] =>
  p.size > 2 ? [] : [...p.keys()].filter((n) => n !== UNIT && context.isBit(n));

/* Carries that code keeps as numbers and restores by adding -1: the carry of b + (m - 1) is b, if b is a bit. */

/** p as b + (m - 1), where b is seen to be a bit; null elsewhere. `wanted` are the quotients in the samples. */
function restoredCarry(context: Context, m: bigint, p: Poly, wanted: readonly bigint[]): Quotient | null {
  const bit = subtract(p, constant(m - 1n));
  if (!context.samples.every((values, i) => evaluate(bit, values) === wanted[i])) return null;
  const rest = combine(p, bit, -m);
  const remainder = { poly: rest, max: m - 1n };
  const bounded = (upper: bigint): Bound => ({ kind: 'bound', upper, weight: 1n, facts: [] });
  const { lower, upper } = context.range(bit);
  if (lower >= 0n && upper <= 1n) return { quotient: bit, remainder, upper: bounded(m - 1n), lower: bounded(0n) };
  const [above, below] = [context.upperBound(rest, m - 1n), context.upperBound(scale(rest, -1n), 0n)];
  return above.upper >= m || below.upper > 0n ? null : { quotient: bit, remainder, upper: above, lower: below };
}

/** States before the instruction at hand that 0 <= p <= 1, where that is seen. */
export function stateBit(context: Context, p: Poly): void {
  const most = context.upperBound(p, 1n);
  const least = context.upperBound(scale(p, -1n), 0n);
  if (most.upper !== 1n || least.upper !== 0n) return;
  stateBound(context, scale(p, -1n), least);
  stateBound(context, p, most);
}
