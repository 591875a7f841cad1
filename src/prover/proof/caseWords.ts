/**
 * Word operations that distinguish cases: the n-th selection bit gets the n-th decision. Programs are executed the same
 * way each time, so the n-th bit of one run is that of every other with the same earlier decisions.
 */
import type { Algebra } from '../algebra/algebra.ts';
import { assumeBit, assumeKnown } from '../algebra/assume.ts';
import { keyOf, type Addend } from '../algebra/combination.ts';
import { isBit } from '../algebra/interval.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import { asConstant, renewed } from './residual.ts';

export class CaseWords extends Words {
  /** The bits met so far, whether decided or not. */
  readonly bits: Poly[] = [];
  private readonly decisions: readonly bigint[];
  private readonly consequences: (() => void)[] = [];
  /** Whether something is 0, for all that was asked. */
  private readonly zeros: Poly[] = [];
  /** Bits by what is their sum. */
  private readonly counts = new Map<string, readonly Poly[]>();

  constructor(algebra: Algebra, rules: RuleSet, decisions: readonly bigint[]) {
    super(algebra, rules);
    this.decisions = decisions;
  }

  override choose(condition: Poly, ifOne: Poly, ifZero: Poly): Poly {
    return super.choose(this.decided(condition), ifOne, ifZero);
  }

  override multiply(a: Poly, b: Poly): Poly {
    this.decideScaled(a, b);
    this.decideScaled(b, a);
    return super.multiply(this.algebra.resolve(a), this.algebra.resolve(b));
  }

  /** A bit that says whether a constant is added, as a mask does; or a few that say how often. */
  private decideScaled(bit: Poly, constant: Poly): void {
    if (!isConstant(constant) || constant.constant <= 1n || isConstant(bit)) return;
    if (isBit(this.algebra.rangeOf(bit))) this.decided(bit);
    else for (const part of this.counts.get(keyOf(bit)) ?? []) this.decided(part);
  }

  /** What counts bits is remembered; bits that say whether a multiple is added, as by `lea`, are distinguished. */
  override cut(
    width: number,
    addends: readonly Addend[],
    isKnown = false,
  ): { readonly low: Poly; readonly high: Poly } {
    if (this.rules.splits === true && addends.some((addend) => this.decideMultiple(addend)))
      return this.cut(
        width,
        addends.map(({ poly, factor }) => ({ poly: this.algebra.resolve(poly), factor })),
        isKnown,
      );
    const parts = super.cut(width, addends, isKnown);
    const bits = addends.flatMap(({ poly, factor }) => (factor === 1n && !isConstant(poly) ? [poly] : []));
    const isCount = this.rules.splits === true && bits.every((bit) => isBit(this.algebra.rangeOf(bit)));
    if (isCount) this.counts.set(keyOf(parts.low), bits);
    return parts;
  }

  /** Whether a bit of which more than one is added was decided now. */
  private decideMultiple({ poly, factor }: Addend): boolean {
    if (factor <= 1n || isConstant(poly) || !isBit(this.algebra.rangeOf(poly))) return false;
    return isConstant(this.decided(poly));
  }

  override or(a: Poly, b: Poly): Poly {
    const known = this.orProduct(a, b);
    if (known !== null) return known;
    this.decideJoined(a, b);
    return super.or(this.algebra.resolve(a), this.algebra.resolve(b));
  }

  override xor(width: number, a: Poly, b: Poly): Poly {
    this.decideJoined(a, b);
    return super.xor(width, this.algebra.resolve(a), this.algebra.resolve(b));
  }

  /** Bits that are joined, and of which that says something. */
  private decideJoined(...bits: readonly Poly[]): void {
    if (this.rules.splits !== true || !bits.every((bit) => isBit(this.algebra.rangeOf(bit)))) return;
    if (bits.some(isConstant)) return;
    for (const bit of bits) if (isConstant(this.decided(bit))) return;
  }

  override and(a: Poly, b: Poly): Poly {
    const known = this.andTops(a, b) ?? this.andProduct(a, b);
    if (known !== null) return known;
    this.decideJoined(a, b);
    for (const [mask, other] of [
      [a, b],
      [b, a],
    ]) {
      const bit = isConstant(mask) || isOne(other) ? null : this.maskedBit(mask);
      if (bit !== null) this.decided(bit);
    }
    return super.and(this.algebra.resolve(a), this.algebra.resolve(b));
  }

  /** What a sum of bits says of each is seen where each is one unknown; others are distinguished. */
  override topOfPart(width: number, at: number, word: Poly): Poly {
    const bit = super.topOfPart(width, at, word);
    return bit.core.monomials.length > 1 && isBit(this.algebra.rangeOf(bit)) ? this.decided(bit) : bit;
  }

  override isZero(p: Poly): Poly {
    const zero = super.isZero(p);
    if (!isConstant(zero)) this.zeros.push(zero);
    return zero;
  }

  /** That a number is 0 is a case, too. */
  distinguish(p: Poly): void {
    const zero = super.isZero(this.algebra.resolve(p));
    const decided = isConstant(zero) ? zero : this.decided(zero);
    const { lower, upper } = this.algebra.rangeOf(p);
    if (isConstant(decided) && lower === 0n && decided.constant === 0n) this.algebra.learn(p, 1n, upper);
  }

  /**
   * Learns what the decisions say about the words of the numbers that were carried out of; call it when all results are
   * known.
   */
  learnConsequences(): void {
    for (const learn of this.consequences.splice(0)) learn();
  }

  /** Learns what follows from what is known by now of all that was asked whether it is 0. */
  learnKnown(): void {
    assumeKnown(this, this.zeros);
  }

  /** A bit that is known from the earlier ones, because it is carried out of a number of which they say enough. */
  private followed(bit: Poly): Poly {
    const value = isConstant(bit) || this.decisions.length === 0 ? null : asConstant(this, bit);
    return value === null ? bit : this.algebra.learn(bit, value, value);
  }

  private decided(condition: Poly): Poly {
    const known = this.followed(this.algebra.resolve(condition));
    if (isConstant(known)) return known;
    const bit = known.core.coefficients[0] < 0n ? this.complement(known) : known;
    if (this.bits.some((b) => b.core === bit.core)) return known;
    const decision = this.decisions[this.bits.push(bit) - 1];
    if (decision !== undefined) this.consequences.push(assumeBit(this, bit, decision));
    return this.algebra.resolve(known);
  }
}

/** A mask is no more than its bit there. */
const isOne = (p: Poly): boolean => isConstant(p) && p.constant === 1n;

/*
 * A carry that is constant for a reason that depends on one or two bits: each of their values is assumed, what follows
 * is learnt, and everything is forgotten again. Unlike a case of the whole proof this costs no execution, so a function
 * of many operations may need many.
 */

/** What a decided bit says about the words of the number it was carried out of, once they are taken anew. */
type Consequence = (renew: (p: Poly) => Poly) => void;

/** Bits that are distinguished at a time. */
const DEPTH = 2;
/** Carries are read as those of numbers up to this length; longer chains lead into the operations before. */
const MAX_BITS = 640;

/** The constant that p is in every case of some of the bits, or null. */
export function constantByCases(
  words: Words,
  p: Poly,
  bits: readonly Poly[],
  depth = DEPTH,
  assumed: readonly Consequence[] = [],
): bigint | null {
  for (const bit of relevantBits(words.algebra, p, bits)) {
    const cases = [0n, 1n].map((value) => inCase(words, p, bits, depth, assumed, bit, value));
    const possible = cases.filter((c) => c !== null);
    const [first] = possible;
    if (first !== undefined && possible.every((c) => c.constant !== null && c.constant === first.constant))
      return first.constant;
  }
  return null;
}

/** Null if the case cannot occur. */
function inCase(
  words: Words,
  p: Poly,
  bits: readonly Poly[],
  depth: number,
  assumed: readonly Consequence[],
  bit: Poly,
  value: bigint,
): { constant: bigint | null } | null {
  return words.hypothetically(() => {
    const consequences = [
      ...assumed,
      assumeBit(words, bit, value, { longest: MAX_BITS, boundsOf: (x) => words.boundsOf(x) }),
    ];
    const done = new Map<number, Poly>();
    const renew = (x: Poly): Poly => renewed(words, x, done);
    const own = renew(p);
    for (const learn of consequences) learn(renew);
    return {
      constant: asConstant(words, own) ?? (depth > 1 ? constantByCases(words, p, bits, depth - 1, consequences) : null),
    };
  });
}

/** Bits that p depends on: their newest atom is in p, or below a floor of p. The newest first. */
function relevantBits(algebra: Algebra, p: Poly, bits: readonly Poly[]): Poly[] {
  const atomsOf = (q: Poly): number[] => q.core.monomials.flatMap((m) => algebra.monomials.atomsOf(m));
  const within = new Set(
    atomsOf(p).flatMap((id) => {
      const { form } = algebra.atoms[id];
      return form.kind === 'floor' ? [id, ...atomsOf(form.of)] : [id];
    }),
  );
  return bits
    .filter((bit) => {
      const { lower, upper } = algebra.rangeOf(bit);
      return lower !== upper && within.has(Math.max(...atomsOf(bit)));
    })
    .reverse();
}
