/**
 * Sums of words cut into words and carries, as exact identities over the integers, e.g. (a + b) mod 2^64 = a + b -
 * 2^64·F(64, a + b), with the bounds that follow.
 */
import type { Algebra } from './algebra.ts';
import { boundTightly, tighten } from './bound.ts';
import { chainsOf } from './chain.ts';
import { type Addend, keyOf } from './combination.ts';
import { floorOf } from './floor.ts';
import { Ledger } from './ledger.ts';
import type { Interval } from '../../ir/interval.ts';
import { shiftInterval, greater, lesser } from './interval.ts';
import { isConstant, type Poly, shareOf } from './poly.ts';
import type { RuleSet } from './rules.ts';
import { Tracer } from './tracer.ts';
import { Witnesses } from './witnesses.ts';

const WORD = 64;

/** Everything that adds words up and takes sums apart. */
export class WordSums {
  readonly algebra: Algebra;
  readonly rules: RuleSet;
  readonly witnesses: Witnesses;
  private readonly ledger: Ledger;
  private readonly tracer: Tracer;

  /** Follows whole numbers, too, where bounds are traced and that is wanted: for specifications, which depend on them. */
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
    const sum = this.sum(addends);
    if (this.isTraced && !isKnown) this.trace(width, sum, addends);
    const high = this.floor(width, sum);
    const low = this.rest(width, sum, high);
    if (this.isTraced) this.ledger.record(width, addends, low, high);
    return { low, high };
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

  private get isTraced(): boolean {
    return this.rules.bounding === 'ledger';
  }

  private floor(width: number, p: Poly): Poly {
    if (this.rules.bounding === 'floors' || this.rules.bounding === 'carries')
      tighten(this.algebra, width, p, this.rules.bounding);
    return floorOf(this.algebra, this.rules, width, p);
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

/*
 * Bounds of whole numbers that are folded: X is cut into words, and the words above one of them come back with a
 * factor, as modulo 2^k - n, where low + 2^k·high becomes low + n·high (rule `fold`). That both parts cannot be as
 * large as they get is seen of the numbers only, not of the words that they are cut into.
 */

/** total = Σ 2^(64i)·words[i], each at least 0 and below 2^64. */
interface Cut {
  readonly total: Poly;
  readonly words: readonly Poly[];
}

const RADIX = 1n << 64n;

export class FoldedNumbers {
  private readonly algebra: Algebra;
  private readonly cuts: Cut[] = [];
  /** Low words of products by the key of their high words. */
  private readonly lowOf = new Map<string, Poly>();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  /** Remembers the two words of a product. */
  recordProduct(low: Poly, high: Poly): void {
    this.lowOf.set(keyOf(high), low);
  }

  /**
   * Remembers that `total` was cut into all its words. Where `lowest`, what was added to its lowest word, has the high
   * word of a product, the low one may go on below it.
   */
  recordNumber(total: Poly, words: readonly Poly[], lowest: readonly Poly[] = []): void {
    this.cuts.push({ total, words });
    for (const word of lowest) {
      const below = this.lowOf.get(keyOf(word));
      if (below !== undefined)
        this.cuts.push({ total: this.algebra.combine(below, total, RADIX), words: [below, ...words] });
    }
  }

  /**
   * Learns an upper bound of `sum` from every way to read it as such a number folded once, plus a rest; whether that is
   * better than what was known.
   */
  boundFold(sum: Poly): boolean {
    const before = this.algebra.rangeOf(sum).upper;
    for (const { total, words } of this.cuts) {
      for (let split = 1; split < words.length; split++) this.boundFoldAt(sum, total, words, split);
    }
    return this.algebra.rangeOf(sum).upper < before;
  }

  /** sum = low + n·high + rest with total = low + 2^k·high, and `low` the lowest `split` words. */
  private boundFoldAt(sum: Poly, total: Poly, words: readonly Poly[], split: number): void {
    const { algebra } = this;
    const low = this.numberOf(words.slice(0, split));
    const high = this.numberOf(words.slice(split));
    const others = algebra.sub(sum, low);
    const n = shareOf(others, high);
    const block = 1n << BigInt(64 * split);
    if (n <= 0n) return;
    const rest = algebra.rangeOf(algebra.combine(others, high, -n)).upper;
    const { lower, upper } = algebra.rangeOf(sum);
    const largest = algebra.rangeOf(total).upper;
    const most = lesser(algebra.rangeOf(high).upper, largest / block);
    const folded = rest + greater(largest + (n - block) * most, block - 1n + n * (most - 1n));
    if (folded < upper) algebra.learn(sum, lower, folded);
  }

  private numberOf(words: readonly Poly[]): Poly {
    return words.reduce(
      (number, word, i) => this.algebra.combine(number, word, 1n << BigInt(64 * i)),
      this.algebra.constant(0n),
    );
  }
}
