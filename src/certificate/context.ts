/**
 * What is known on one way through the cases, as the checker knows it: bounds of unknowns, and facts. The quotient and
 * the remainder of sums by powers of two are found here, with the hints that let the checker find the same.
 */
import type { Interval } from '../ir/interval.ts';
import { Absurd, type Bound, type Contradiction } from './bound.ts';
import { factsAbout } from './factsAbout.ts';
import { maximise } from './maximise.ts';
import {
  add,
  combine,
  constant,
  evaluate,
  rangeOf,
  rangeOfMonomial,
  residueKey,
  scale,
  subtract,
  unknown,
  unknownsOf,
  ZERO,
  type Monomial,
  type Poly,
  type Unknown,
} from './poly.ts';
import { cancel, type Unknowns } from './unknowns.ts';

/** A number from 0 to `max`. */
export interface Word {
  readonly poly: Poly;
  readonly max: bigint;
}

export const constantWord = (value: bigint): Word => ({ poly: constant(value), max: value });

/** What the checker cannot see by intervals. */
export interface Hint {
  /** Bounds of the sum and of its negative; with a quotient, of the remainder. */
  readonly upper: Bound | null;
  readonly lower: Bound | null;
  readonly quotient: Poly | null;
}

export const NO_HINT: Hint = { upper: null, lower: null, quotient: null };

export interface Cut {
  readonly quotient: Word;
  readonly remainder: Word;
  readonly hint: Hint;
}

const BY_INTERVAL: Bound = { kind: 'bound', upper: 0n, weight: 1n, facts: [] };

/** At least so many samples must agree on what is worth to be proved. */
const ENOUGH_SAMPLES = 4;

interface KnownWord {
  readonly fact: number;
  readonly word: Word;
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
  private readonly remainderOf: Map<Unknown, number>;

  constructor(
    unknowns: Unknowns,
    bounds: Map<Unknown, Interval>,
    facts: Map<number, Poly>,
    samples: readonly bigint[][] = unknowns.samples,
    words = new Map<string, KnownWord>(),
    remainderOf = new Map<Unknown, number>(),
  ) {
    this.unknowns = unknowns;
    this.bounds = bounds;
    this.facts = facts;
    this.samples = samples;
    this.words = words;
    this.remainderOf = remainderOf;
  }

  /** The case in which n is within these bounds. */
  inCase(n: Unknown, lower: bigint, upper: bigint): Context {
    return new Context(
      this.unknowns,
      new Map(this.bounds).set(n, { lower, upper }),
      new Map(this.facts),
      this.samples.filter((values) => values[n] >= lower && values[n] <= upper),
      new Map(this.words),
      new Map(this.remainderOf),
    );
  }

  range(p: Poly): Interval {
    return rangeOf(p, this.bounds);
  }

  /** The only value that p can have by intervals, else null. */
  known({ poly }: Word): bigint | null {
    const { lower, upper } = this.range(poly);
    return lower === upper ? lower : null;
  }

  /** An upper bound of p by intervals and facts; the search ends at `goal`. Throws `Absurd` where the facts cannot be. */
  upperBound(p: Poly, goal: bigint): Bound {
    const bound = this.maximise(p, goal);
    if (bound.kind === 'contradiction') throw new Absurd(bound.facts);
    return bound;
  }

  private maximise(p: Poly, goal: bigint): Bound | Contradiction {
    const { products, effort } = this.unknowns;
    const rangeOf = (m: Monomial): Interval => rangeOfMonomial(m, this.bounds);
    return maximise(
      p,
      { facts: [factsAbout(p, this.facts, this.unknowns, this.remainderOf), products], rangeOf, effort },
      goal,
    );
  }

  /** p/2^shift, where 0 <= p <= max. */
  cut(shift: number, p: Poly, max: bigint): Cut {
    const m = 1n << BigInt(shift);
    const range = this.range(p);
    let lower = range.lower > 0n ? range.lower : 0n;
    let upper = range.upper < max ? range.upper : max;
    let hint = NO_HINT;
    if (lower / m !== upper / m) {
      const given = this.unknowns.isPlain ? null : this.givenQuotient(shift, p, max);
      if (given !== null) return given;
      ({ lower, upper, hint } = this.sharpened(m, p, lower, upper));
      const equal = lower / m === upper / m ? null : this.quotientBySamples(shift, p, max);
      if (equal !== null) return equal;
    }
    return this.cutWithin(shift, p, { lower, upper }, hint);
  }

  /** The quotient is an unknown that stands for p, where 0 <= p <= max. */
  named(p: Poly, max: bigint): Cut {
    const { lower, upper } = this.range(p);
    const within = { lower: lower > 0n ? lower : 0n, upper: upper < max ? upper : max };
    return this.cutWithin(0, p, within, NO_HINT);
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
    if (!this.remainderOf.has(n)) this.remainderOf.set(n, fact);
    return { quotient: { poly: unknown(n), max: bounds.upper }, remainder, hint };
  }

  /** Adds 0 <= word <= max to the facts. */
  private learn(word: Word): number {
    const fact = this.learnFact(word.poly);
    this.learnFact(subtract(constant(word.max), word.poly));
    if (word.max < WORD && word.poly.size > 0) {
      const key = residueKey(word.poly);
      if (!this.words.has(key)) this.words.set(key, { fact, word });
    }
    return fact;
  }

  /** The quotient is the same in all samples: it is proved to be constant, where that is possible. */
  private sharpened(m: bigint, p: Poly, lower: bigint, upper: bigint): Interval & { hint: Hint } {
    const quotient = this.sampled((values) => evaluate(p, values) / m);
    if (quotient === null) return { lower, upper, hint: NO_HINT };
    let hint = NO_HINT;
    if (upper / m > quotient) {
      const bound = this.upperBound(p, (quotient + 1n) * m - 1n);
      if (bound.upper < (quotient + 1n) * m) {
        hint = { ...hint, upper: bound };
        if (bound.upper < upper) upper = bound.upper;
      }
    }
    if (lower / m < quotient) {
      const bound = this.upperBound(scale(p, -1n), -quotient * m);
      if (-bound.upper >= quotient * m) {
        hint = { ...hint, lower: bound };
        if (-bound.upper > lower) lower = -bound.upper;
      }
    }
    return { lower, upper, hint };
  }

  /** The value of an unknown that all samples have in common, else null. */
  readonly commonValue = (n: Unknown): bigint | null => this.sampled((values) => values[n]);

  /** Adds a polynomial that is not negative to the facts; its number. */
  learnFact(p: Poly): number {
    this.facts.set(this.facts.size + 1, p);
    return this.facts.size;
  }

  /** The value that all samples have in common, else null. */
  private sampled(value: (values: readonly bigint[]) => bigint): bigint | null {
    if (this.samples.length < ENOUGH_SAMPLES) return null;
    const first = value(this.samples[0]);
    return this.samples.every((values) => value(values) === first) ? first : null;
  }

  /** A quotient that is a polynomial in what is known already, if one is found. */
  private givenQuotient(shift: number, p: Poly, max: bigint): Cut | null {
    return this.quotientByCoefficients(shift, p, max) ?? (shift === 64 ? this.quotientByWord(p, max) : null);
  }

  /** The coefficients' own remainders stay within one block. */
  private quotientByCoefficients(shift: number, p: Poly, max: bigint): Cut | null {
    const m = 1n << BigInt(shift);
    const quotient = new Map([...p].flatMap(([t, c]) => (floorOf(c, m) === 0n ? [] : [[t, floorOf(c, m)] as const])));
    const rest = combine(p, quotient, -m);
    const { lower, upper } = this.range(rest);
    if (floorOf(lower, m) !== floorOf(upper, m)) return null;
    const block = floorOf(lower, m);
    return this.given(
      add(quotient, constant(block)),
      { poly: subtract(rest, constant(m * block)), max: upper - m * block },
      m,
      max,
      { upper: BY_INTERVAL, lower: BY_INTERVAL },
    );
  }

  /** The remainder is a word that is known. */
  private quotientByWord(p: Poly, max: bigint): Cut | null {
    const key = residueKey(p);
    const known = this.words.get(key);
    if (known === undefined || key === '') return null;
    const { fact, word } = known;
    const difference = subtract(p, word.poly);
    const quotient = new Map([...difference].map(([t, c]) => [t, c / WORD]));
    return this.given(quotient, word, WORD, max, {
      upper: { kind: 'bound', upper: word.max, weight: 1n, facts: [{ factor: 1n, fact: fact + 1 }] },
      lower: { kind: 'bound', upper: 0n, weight: 1n, facts: [{ factor: 1n, fact }] },
    });
  }

  /** The quotient is another unknown in all samples, or 1 without it. */
  private quotientBySamples(shift: number, p: Poly, max: bigint): Cut | null {
    if (this.samples.length < ENOUGH_SAMPLES || this.unknowns.knows(cancel(shift, p))) return null;
    const m = 1n << BigInt(shift);
    const wanted = this.samples.map((values) => evaluate(p, values) >> BigInt(shift));
    // Where it is constant so are many unknowns that have nothing to do with it.
    if (wanted.every((value) => value === wanted[0])) return null;
    for (const n of this.unknowns.all()) {
      if (!this.bounds.has(n)) continue;
      const same = this.samples.every((values, i) => values[n] === wanted[i]);
      const opposite = !same && this.samples.every((values, i) => 1n - values[n] === wanted[i]);
      if (!same && !opposite) continue;
      const quotient = same ? unknown(n) : subtract(constant(1n), unknown(n));
      const rest = combine(p, quotient, -m);
      const upper = this.upperBound(rest, m - 1n);
      if (upper.upper >= m) continue;
      const lower = this.upperBound(scale(rest, -1n), 0n);
      if (lower.upper > 0n) continue;
      return this.given(quotient, { poly: rest, max: upper.upper }, m, max, { upper, lower });
    }
    return null;
  }

  private given(quotient: Poly, remainder: Word, m: bigint, max: bigint, bounds: { upper: Bound; lower: Bound }): Cut {
    this.learn(remainder);
    this.unknowns.remember(quotient);
    return { quotient: { poly: quotient, max: max / m }, remainder, hint: { ...bounds, quotient } };
  }

  /** An unknown of p that by now has only one value, which facts show; from here on that is known. Null without one. */
  narrow(p: Poly): { readonly unknown: Unknown; readonly upper: Bound; readonly lower: Bound } | null {
    for (const n of new Set([...p.keys()].flatMap(unknownsOf))) {
      const known = this.bounds.get(n);
      const value = known === undefined || known.lower === known.upper ? null : this.presumed(n);
      if (value === null) continue;
      const upper = this.upperBound(unknown(n), value);
      const lower = this.upperBound(scale(unknown(n), -1n), -value);
      if (upper.upper > value || lower.upper > -value) continue;
      this.bounds.set(n, { lower: value, upper: value });
      return { unknown: n, upper, lower };
    }
    return null;
  }

  /** What the unknown is if it has only one value: by its definition, or in all samples. */
  private presumed(n: Unknown): bigint | null {
    const floor = this.unknowns.definition(n);
    const range = floor === undefined ? null : this.range(floor.of);
    if (floor !== undefined && range?.lower === range?.upper) return (range?.lower ?? 0n) >> BigInt(floor.shift);
    return this.commonValue(n);
  }

  /** Facts that contradict each other, looked for where the last case narrowed something. */
  contradiction(narrowed: Iterable<Unknown>): Contradiction | null {
    for (const n of narrowed) {
      const fact = this.remainderOf.get(n);
      if (fact === undefined) continue;
      for (const number of [fact, fact + 1]) {
        const bound = this.maximise(this.facts.get(number) ?? ZERO, -1n);
        if (bound.kind === 'contradiction') return bound;
        if (bound.upper < 0n)
          return { kind: 'contradiction', facts: [...bound.facts, { factor: bound.weight, fact: number }] };
      }
    }
    return null;
  }

  /** Unknowns that p is made of, directly, and that may still be one of two numbers. */
  bitsIn(p: Poly): Unknown[] {
    const bits = new Set<Unknown>();
    for (const m of p.keys())
      for (const n of unknownsOf(m)) {
        const { lower, upper } = this.bounds.get(n) ?? { lower: 0n, upper: 0n };
        if (upper - lower === 1n) bits.add(n);
      }
    return [...bits].sort((a, b) => b - a);
  }
}

const WORD = 1n << 64n;

const floorOf = (a: bigint, m: bigint): bigint => (a >= 0n ? a / m : -((-a + m - 1n) / m));
