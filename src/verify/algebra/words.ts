/**
 * Word operations as exact identities over the integers, e.g. (a + b) mod 2^64 = a + b - 2^64·F(64, a + b).
 * Operands are polynomials whose interval lies within the word, unless stated otherwise.
 */
import type { Algebra } from './algebra.ts';
import { boundTightly, tighten } from './bound.ts';
import { chainsOf } from './chain.ts';
import { keyOf, type Addend } from './combination.ts';
import { floorOf } from './floor.ts';
import { FoldedNumbers } from './foldedNumbers.ts';
import { Ledger } from './ledger.ts';
import { floorDivide, isBit, maximum, minimum, shiftInterval, type Interval } from './interval.ts';
import { isConstant, samePoly, type Poly } from './poly.ts';
import type { RuleSet } from './rules.ts';
import { Tracer } from './tracer.ts';
import { joinedIn } from './union.ts';
import { Witnesses } from './witnesses.ts';

export class Words {
  readonly algebra: Algebra;
  readonly rules: RuleSet;
  readonly witnesses: Witnesses;
  private readonly ledger: Ledger;
  private readonly tracer: Tracer;

  /** Follows whole numbers, too, where bounds are traced and that is wanted: for specifications, which hang on them. */
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
    if (this.isTraced && width > 0 && !isConstant(carry))
      this.ledger.recordCut(width, p, this.rest(width, p, carry), carry);
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
  private rest(width: number, p: Poly, carry: Poly): Poly {
    const result = this.algebra.combine(p, carry, -(1n << BigInt(width)));
    const word = this.algebra.learn(result, 0n, (1n << BigInt(width)) - 1n);
    if (this.isTraced) this.ledger.recordWord(word);
    return word;
  }

  /**
   * A carry that is dropped, or a part that a mask takes off: each of its floors is read as the carry out of one whole
   * number, which may be small although its words were cut modulo 2^64. What is found is learnt.
   */
  settle(dropped: Poly): Poly {
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

  /** a·b. */
  multiply(a: Poly, b: Poly): Poly {
    if (isConstant(a) || isConstant(b) || this.rules.names !== true) return this.algebra.multiply(a, b);
    return this.algebra.multiply(this.named(a), this.named(b));
  }

  /** An unknown in place of a sum of several terms. */
  private named(p: Poly): Poly {
    const { algebra } = this;
    return algebra.soleAtom(p) !== null ? p : algebra.atom({ kind: 'name', of: p }, `n${keyOf(p)}`, algebra.rangeOf(p));
  }

  /** condition = 1 ? ifOne : ifZero. */
  choose(condition: Poly, ifOne: Poly, ifZero: Poly): Poly {
    const { algebra } = this;
    if (isConstant(condition)) return condition.constant === 1n ? ifOne : ifZero;
    if (samePoly(ifOne, ifZero)) return ifOne;
    const difference = algebra.sub(ifOne, ifZero);
    const a = algebra.rangeOf(ifOne);
    const b = algebra.rangeOf(ifZero);
    const lower = minimum(a.lower, b.lower);
    const upper = maximum(a.upper, b.upper);
    if (isConstant(difference))
      return algebra.learn(algebra.combine(ifZero, condition, difference.constant), lower, upper);
    if (condition.core.coefficients[0] < 0n) return this.choose(this.complement(condition), ifZero, ifOne);
    const key = `c${keyOf(condition)}|${keyOf(ifOne)}|${keyOf(ifZero)}`;
    return algebra.atom({ kind: 'choose', condition, ifOne, ifZero }, key, { lower, upper });
  }

  /** 1 if p = 0, else 0. */
  isZero(p: Poly): Poly {
    const { lower, upper } = this.algebra.rangeOf(p);
    if (lower > 0n || upper < 0n) return this.constant(0n);
    if (lower === 0n && upper === 0n) return this.constant(1n);
    if (isBit({ lower, upper })) return this.complement(p);
    const mask = this.maskedBit(p);
    if (mask !== null) return this.complement(mask);
    return this.algebra.atom({ kind: 'isZero', of: p }, `z${keyOf(p)}`, { lower: 0n, upper: 1n });
  }

  /** 1 - p. */
  complement(p: Poly): Poly {
    return this.algebra.sub(this.constant(1n), p);
  }

  not(width: number, p: Poly): Poly {
    return this.algebra.sub(this.constant((1n << BigInt(width)) - 1n), p);
  }

  and(a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return a;
    if (isConstant(a)) return this.andConstant(b, a.constant);
    if (isConstant(b)) return this.andConstant(a, b.constant);
    return this.andMask(a, b) ?? this.andMask(b, a) ?? this.bitwise('and', a, b);
  }

  or(a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return a;
    if (isConstant(a) && isConstant(b)) return this.constant(a.constant | b.constant);
    if (this.areDisjoint(a, b) || this.areDisjoint(b, a)) return this.algebra.add(a, b);
    return this.orSelected(a, b) ?? joinedIn(this.algebra, a, b).reduce((union, p) => this.bitwise('or', union, p));
  }

  xor(width: number, a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return this.constant(0n);
    if (isConstant(a)) return this.xorConstant(width, b, a.constant) ?? this.bitwise('xor', a, b);
    if (isConstant(b)) return this.xorConstant(width, a, b.constant) ?? this.bitwise('xor', a, b);
    const mask = this.fullMask(width, a) ?? null;
    if (mask !== null) return this.choose(mask, this.not(width, b), b);
    const other = this.fullMask(width, b);
    return other === null ? this.bitwise('xor', a, b) : this.choose(other, this.not(width, a), a);
  }

  /** (x as a signed number of `width` bits): x - 2^width·(top bit). */
  signed(width: number, x: Poly): Poly {
    return this.algebra.combine(x, this.topBit(width, x), -(1n << BigInt(width)));
  }

  /** The word x shifted right by k < width as a signed number, modulo 2^width: copies of the top bit come in. */
  rightSigned(width: number, k: number, x: Poly): Poly {
    return this.algebra.combine(
      this.high(k, x),
      this.topBit(width, x),
      (1n << BigInt(width)) - (1n << BigInt(width - k)),
    );
  }

  private topBit(width: number, x: Poly): Poly {
    return this.algebra.learn(this.high(width - 1, x), 0n, 1n);
  }

  /**
   * floor(p / divisor) and the rest, for a divisor that is no power of two: an unknown with what its definition says.
   */
  divide(p: Poly, divisor: bigint): { readonly quotient: Poly; readonly remainder: Poly } {
    const { algebra } = this;
    const { lower, upper } = algebra.rangeOf(p);
    const range = { lower: floorDivide(lower, divisor), upper: floorDivide(upper, divisor) };
    const quotient = algebra.atom({ kind: 'quotient', of: p, divisor }, `q${divisor}|${keyOf(p)}`, range);
    return { quotient, remainder: algebra.learn(algebra.combine(p, quotient, -divisor), 0n, divisor - 1n) };
  }

  /** Conjunction with a constant: contiguous runs of ones are cut out of the number, others stay opaque. */
  private andConstant(p: Poly, mask: bigint): Poly {
    if (isConstant(p)) return this.constant(p.constant & mask);
    if (mask === 0n) return this.constant(0n);
    const bit = this.maskedBit(p);
    if (bit !== null) return this.algebra.scale(bit, this.maskOf(p) & mask);
    const low = mask & -mask;
    const run = mask / low;
    if ((run & (run + 1n)) !== 0n) return this.bitwise('and', p, this.constant(mask));
    const width = run.toString(2).length;
    const above = this.high(low.toString(2).length - 1, p);
    return this.algebra.scale(this.rest(width, above, this.settle(this.high(width, above))), low);
  }

  /** mask & p where mask = (2^w-1)·b covers p. */
  private andMask(mask: Poly, p: Poly): Poly | null {
    const bit = this.maskedBit(mask);
    if (bit === null) return null;
    const ones = this.maskOf(mask);
    if (isBit(this.algebra.rangeOf(p)) && ones === 1n) return this.algebra.learn(this.algebra.multiply(bit, p), 0n, 1n);
    return this.choose(bit, this.andConstantIfNeeded(p, ones), this.constant(0n));
  }

  private andConstantIfNeeded(p: Poly, ones: bigint): Poly {
    const covers = (ones & (ones + 1n)) === 0n && this.algebra.rangeOf(p).upper <= ones;
    return covers ? p : this.andConstant(p, ones);
  }

  /** b if p = m·b for a bit b and a constant m > 0, else null. */
  protected maskedBit(p: Poly): Poly | null {
    const factor = this.maskOf(p);
    if (factor === 0n || p.constant % factor !== 0n || p.core.coefficients.some((c) => c % factor !== 0n)) return null;
    const { algebra } = this;
    const { monomials, coefficients } = p.core;
    return algebra.learn(
      algebra.fromSorted(
        monomials,
        coefficients.map((c) => c / factor),
        p.constant / factor,
      ),
      0n,
      1n,
    );
  }

  /** m if the interval of p is 0..m, as it is for m·b, else 0. */
  private maskOf(p: Poly): bigint {
    const { lower, upper } = this.algebra.rangeOf(p);
    return lower === 0n ? upper : 0n;
  }

  /** b if p = (2^width-1)·b, else null. */
  private fullMask(width: number, p: Poly): Poly | null {
    const bit = this.maskedBit(p);
    return bit !== null && this.maskOf(p) === (1n << BigInt(width)) - 1n && isBit(this.algebra.rangeOf(bit))
      ? bit
      : null;
  }

  /** Every number p can be is a multiple of a power of two above every number q can be. */
  private areDisjoint(p: Poly, q: Poly): boolean {
    const size = 1n << BigInt(this.algebra.rangeOf(q).upper.toString(2).length);
    return p.constant % size === 0n && p.core.coefficients.every((c) => c % size === 0n);
  }

  /** (c ? x : 0) | (c ? 0 : y). */
  private orSelected(a: Poly, b: Poly): Poly | null {
    const x = this.algebra.soleAtom(a)?.form;
    const y = this.algebra.soleAtom(b)?.form;
    if (x?.kind !== 'choose' || y?.kind !== 'choose' || !samePoly(x.condition, y.condition)) return null;
    const isNothing = (p: Poly): boolean => isConstant(p) && p.constant === 0n;
    if (isNothing(x.ifZero) && isNothing(y.ifOne)) return this.choose(x.condition, x.ifOne, y.ifZero);
    return isNothing(x.ifOne) && isNothing(y.ifZero) ? this.choose(x.condition, y.ifOne, x.ifZero) : null;
  }

  private xorConstant(width: number, p: Poly, constant: bigint): Poly | null {
    if (isConstant(p)) return this.constant(p.constant ^ constant);
    if (constant === 0n) return p;
    if (constant === (1n << BigInt(width)) - 1n) return this.not(width, p);
    return constant === 1n && isBit(this.algebra.rangeOf(p)) ? this.complement(p) : null;
  }

  private bitwise(kind: 'and' | 'or' | 'xor', a: Poly, b: Poly): Poly {
    const [left, right] = keyOf(a) < keyOf(b) ? [a, b] : [b, a];
    const x = this.algebra.rangeOf(a).upper;
    const y = this.algebra.rangeOf(b).upper;
    const cover = (1n << BigInt(maximum(x, y).toString(2).length)) - 1n;
    const range = { lower: 0n, upper: kind === 'and' ? minimum(x, y) : cover };
    return this.algebra.atom({ kind, left, right }, `${kind}${keyOf(left)}|${keyOf(right)}`, range);
  }
}

const negated = (addends: readonly Addend[]): Addend[] => addends.map((a) => ({ ...a, factor: -a.factor }));
