/**
 * Sums of words cut into words and carries, as exact identities over the integers, e.g. (a + b) mod 2^64 = a + b -
 * 2^64·F(64, a + b), with the bounds that follow.
 */
import type { Algebra } from './algebra.ts';
import { boundTightly, tighten } from './bound.ts';
import { chainsOf, floorOf, pullOut } from './floor.ts';
import type { Addend } from './combination.ts';
import { FoldedNumbers } from './foldedNumbers.ts';
import { Ledger } from './ledger.ts';
import type { Interval } from '../../ir/interval.ts';
import { scaleInterval, shiftInterval } from './interval.ts';
import { contentOf, isConstant, isNothing, type Poly } from './poly.ts';
import type { RuleSet } from './ruleSets.ts';
import { Tracer } from './tracer.ts';
import { Witnesses } from './witnesses.ts';

const WORD = 64;
const HALF = 32;

/** Everything that adds words up and takes sums apart. */
export class WordSums {
  readonly algebra: Algebra;
  readonly rules: RuleSet;
  readonly witnesses: Witnesses;
  private readonly ledger: Ledger;
  private readonly tracer: Tracer;

  /** Follows whole numbers, too, where bounds are traced and that is wanted: for specifications that depend on them. */
  readonly folded: FoldedNumbers | null;

  constructor(algebra: Algebra, rules: RuleSet, withNumbers = false) {
    this.algebra = algebra;
    this.rules = rules;
    this.ledger = new Ledger(algebra);
    this.witnesses = new Witnesses(algebra);
    this.tracer = new Tracer(algebra, this.ledger, this.witnesses);
    this.folded = withNumbers && this.isTraced ? new FoldedNumbers(algebra) : null;
  }

  constant(value: bigint): Poly {
    return this.algebra.constant(value);
  }

  /** p by what was found about its atoms since it was computed (algebra.resolve). */
  resolve(p: Poly): Poly {
    const known = this.algebra.resolve(p);
    if (this.isTraced && !isConstant(known)) this.ledger.recordEqual(p, known);
    return known;
  }

  /** floor(p / 2^width). */
  high(width: number, p: Poly): Poly {
    const carry = this.floor(width, p);
    if (this.isTraced && width > 0 && !isConstant(carry)) {
      const low = this.rest(width, p, carry);
      this.ledger.recordCut(width, p, low, carry);
      // The other half of a word that is shifted, if that is the same half of another word.
      if (width < WORD) this.ledger.recordMultiple(low, 1n << BigInt(WORD - width));
    }
    return carry;
  }

  /** p mod 2^width, for any integer p. */
  low(width: number, p: Poly): Poly {
    return this.rest(width, p, this.high(width, p));
  }

  /**
   * The word that lies `amount` bits above the end of 2^width·high + low, for words low and high and amount <= width.
   */
  funnel(width: number, amount: number, low: Poly, high: Poly): Poly {
    return this.cut(width, [
      { poly: this.high(amount, low), factor: 1n },
      { poly: this.low(amount, high), factor: 1n << BigInt(width - amount) },
    ]).low;
  }

  /**
   * Low word and carry (or borrow, negative) of a sum. What the sum conserves is remembered where bounds are traced;
   * its own are traced unless enough is known.
   */
  cut(width: number, addends: readonly Addend[], isKnown = false): { readonly low: Poly; readonly high: Poly } {
    const parts = this.rules.addsWords === true ? [] : addends.map(({ poly }) => this.cutFrom(width, poly));
    if (parts.every((part) => part === null)) return this.cutSum(width, addends, isKnown);
    const numbers = addends.map(({ poly, factor }, i) => ({ poly: parts[i]?.number ?? poly, factor }));
    const dropped = addends.map(({ factor }, i) => ({ poly: parts[i]?.multiple ?? this.constant(0n), factor }));
    const { low, high } = this.cutSum(width, numbers, isKnown);
    return { low, high: this.carryOfWords(width, this.sum(addends), [{ poly: high, factor: 1n }, ...dropped]) };
  }

  private cutSum(width: number, addends: readonly Addend[], isKnown: boolean): { low: Poly; high: Poly } {
    const sum = this.boundedByPart(this.sum(addends));
    if (this.isTraced && !isKnown) {
      this.trace(width, sum, addends);
      this.boundCarries(sum, addends);
    }
    const high = this.floor(width, sum);
    const low = this.rest(width, sum, high);
    if (this.isTraced) this.ledger.record(width, addends, low, high);
    return { low, high };
  }

  /** A sum that is a multiple of a number, such as m·2^32 - m, is as large as that allows (rule `multiple`). */
  private boundedByPart(sum: Poly): Poly {
    const factor = contentOf(sum.core);
    if (factor === 1n || sum.core.monomials.length < 2) return sum;
    const { algebra } = this;
    const { monomials, coefficients } = sum.core;
    const part = algebra.fromSorted(
      monomials,
      coefficients.map((c) => c / factor),
      0n,
    );
    const { lower, upper } = scaleInterval(algebra.rangeOf(part), factor);
    return algebra.learn(sum, lower + sum.constant, upper + sum.constant);
  }

  /**
   * What is carried out of a sum of words of which some are negative numbers modulo 2^width, such as a borrow of -1
   * that was made a word: what is carried out of the sum of these numbers, and what the words have beside them.
   */
  private carryOfWords(width: number, sum: Poly, carried: readonly Addend[]): Poly {
    const { lower, upper } = shiftInterval(this.algebra.rangeOf(sum), width);
    const carry = this.algebra.learn(this.sum(carried), lower, upper);
    const parts = carried.filter(({ poly }) => !isNothing(poly));
    if (this.isTraced) this.ledger.record(0, parts, this.constant(0n), carry);
    return carry;
  }

  sum(addends: readonly Addend[]): Poly {
    return addends.reduce(
      (sum, { poly, factor }) => this.algebra.combine(sum, poly, factor),
      this.algebra.constant(0n),
    );
  }

  /**
   * The interval of a sum, from what its addends were cut out of where bounds are traced; an interval within `goal` is
   * good enough.
   */
  rangeOfSum(addends: readonly Addend[], goal: Interval | null = null): Interval {
    const sum = this.sum(addends);
    const { algebra } = this;
    const { lower, upper } = algebra.rangeOf(sum);
    if (!this.isTraced) return { lower, upper };
    if (goal === null || lower < goal.lower)
      algebra.learn(sum, -this.tracer.upper(negated(addends), goal && -goal.lower), upper);
    if (goal === null || upper > goal.upper) algebra.learn(sum, lower, this.tracer.upper(addends, goal?.upper));
    return algebra.rangeOf(sum);
  }

  /** The smallest interval of p that is found; it is learnt. */
  boundsOf(p: Poly): Interval {
    return this.isTraced ? this.rangeOfSum(this.ledger.inWords(p)) : boundTightly(this.algebra, p);
  }

  /** Whether lower <= p <= upper is found; what is found is learnt. */
  isWithin(p: Poly, goal: Interval): boolean {
    const isShown = ({ lower, upper }: Interval): boolean => lower >= goal.lower && upper <= goal.upper;
    return (
      isShown(this.algebra.rangeOf(p)) ||
      isShown(this.isTraced ? this.rangeOfSum(this.ledger.inWords(p), goal) : boundTightly(this.algebra, p))
    );
  }

  /**
   * Says that p is within the range for a reason that is none of arithmetic: it is stated or assumed about the inputs.
   */
  restrict(p: Poly, range: Interval): void {
    if (this.isTraced) this.witnesses.keep(p, range);
  }

  /** The answer to `question` under assumptions about the inputs that it makes (algebra.hypothetically). */
  hypothetically<T>(question: () => T): T | null {
    return this.witnesses.restored(() => this.algebra.hypothetically(question));
  }

  protected get isTraced(): boolean {
    return this.rules.bounding === 'ledger';
  }

  private floor(width: number, p: Poly): Poly {
    if (this.rules.bounding === 'floors' || this.rules.bounding === 'carries')
      tighten(this.algebra, width, p, this.rules.bounding);
    // Also if it is asked of the word in which the difference was computed, a borrow of half words is one of these.
    const isOfHalves = width > HALF && this.algebra.rangeOf(p).lower < 0n && this.leastExponent(width, p) <= HALF;
    return floorOf(this.algebra, this.rules, isOfHalves ? HALF : width, p);
  }

  /** The least j for which F(j, p) = F(k, p) by the interval of p; k if there is no less. */
  protected leastExponent(k: number, p: Poly): number {
    const { lower, upper } = this.algebra.rangeOf(p);
    const most = upper < -1n - lower ? -1n - lower : upper;
    return Math.min(k, most.toString(2).length);
  }

  /** p - 2^width·carry for carry = floor(p / 2^width). */
  protected rest(width: number, p: Poly, carry: Poly): Poly {
    const result = this.algebra.combine(p, carry, -(1n << BigInt(width)));
    const word = this.algebra.learn(result, 0n, (1n << BigInt(width)) - 1n);
    if (this.isTraced) this.ledger.recordWord(word);
    return word;
  }

  /**
   * A carry that is dropped, or a part that a mask takes off: each of its floors is read as the carry out of one whole
   * number, which may be small although its words were cut modulo 2^64. What is found is learnt.
   */
  resolveDropped(dropped: Poly): Poly {
    const { algebra } = this;
    if (!this.isTraced || isConstant(dropped)) return dropped;
    for (const monomial of dropped.core.monomials) {
      const whole = chainsOf(algebra, algebra.fromSorted([monomial], [1n], 0n)).at(-1);
      if (whole === undefined) continue;
      const { lower, upper } = shiftInterval(this.boundsOf(whole.of), whole.shift);
      algebra.learn(algebra.fromSorted([monomial], [1n], 0n), lower, upper);
    }
    return algebra.resolve(dropped);
  }

  /** Of x = E + 2^width·M with E between -2^(width-1) and 2^(width-1), E and M, if E may be negative and M is not 0. */
  protected cutFrom(width: number, x: Poly): { readonly number: Poly; readonly multiple: Poly } | null {
    const { quotient, rest } = pullOut(this.algebra, width, x);
    const { lower, upper } = this.algebra.rangeOf(rest);
    const half = 1n << BigInt(width - 1);
    if (isNothing(quotient) || lower >= 0n || lower < -half || upper >= half) return null;
    return { number: rest, multiple: quotient };
  }

  /** The number above -2^64 and below 2^64 that the word x is cut out of, which is 0 where x is; else x. */
  wordOf(x: Poly): Poly {
    const { algebra } = this;
    const size = 1n << BigInt(WORD);
    const isBetween = (p: Poly, least: bigint): boolean => {
      const { lower, upper } = algebra.rangeOf(p);
      return lower > least && upper < size;
    };
    const { rest } = pullOut(algebra, WORD, x);
    return isBetween(x, -1n) && isBetween(rest, -size) ? rest : x;
  }

  /**
   * Bounds a sum of two carries (or borrows): those of one number, or the carry and the borrow of its last subtraction,
   * are hardly ever independent, and what is made a mask has to be a bit.
   */
  private boundCarries(sum: Poly, addends: readonly Addend[]): void {
    const { lower, upper } = this.algebra.rangeOf(sum);
    if (isConstant(sum) || upper - lower > 2n || addends.filter(({ poly }) => !isNothing(poly)).length < 2) return;
    if (upper - lower === 2n) {
      this.rangeOfSum(addends, { lower, upper: upper - 1n });
      this.rangeOfSum(addends, { lower: lower + 1n, upper });
    }
    this.ledger.record(0, addends, this.constant(0n), sum);
  }

  /**
   * Bounds a sum likewise where that may tell its carry, which cannot be where it reaches the highest or the lowest one
   * at a point.
   */
  private trace(width: number, sum: Poly, addends: readonly Addend[]): void {
    const { algebra, tracer } = this;
    const { lower, upper } = algebra.rangeOf(sum);
    const k = BigInt(width);
    if (lower >> k === upper >> k) return;
    const seen = this.witnesses.rangeOf(addends);
    if (seen === null || seen.upper >> k < upper >> k)
      algebra.learn(sum, lower, tracer.upper(addends, lower < 0n ? null : (1n << k) - 1n));
    if (lower < 0n && (seen === null || seen.lower >> k > lower >> k))
      algebra.learn(sum, -tracer.upper(negated(addends)), upper);
  }
}

const negated = (addends: readonly Addend[]): Addend[] => addends.map((a) => ({ ...a, factor: -a.factor }));
