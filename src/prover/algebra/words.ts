/**
 * Word operations as exact identities over the integers. Operands are polynomials whose interval lies within the word,
 * unless stated otherwise.
 */
import { greater, lesser } from '../../base/integers.ts';
import { keyOf } from './combination.ts';
import { contentWithConstant, withoutContent } from './content.ts';
import { drop } from './floor.ts';
import { floorDivide, isBit } from './interval.ts';
import { eachOnce, joinedIn, operandsOf } from './joined.ts';
import { abovePart, PARTS } from './parts.ts';
import { isConstant, isNothing, isOneTerm, samePoly, type Poly } from './poly.ts';
import { WordSums } from './wordSums.ts';

/** Values of a word. */
const WORD = 1n << 64n;

const BIT = { lower: 0n, upper: 1n };

/** Sums of words, and all else that instructions do to words. */
export class Words extends WordSums {
  /** a·b. */
  multiply(a: Poly, b: Poly): Poly {
    if (isConstant(a) || isConstant(b) || this.rules.names !== true) return this.algebra.multiply(a, b);
    return this.algebra.multiply(this.named(a), this.named(b));
  }

  /** An unknown in place of a sum of several terms, times what all of them have: twice a limb has the limb's. */
  private named(p: Poly): Poly {
    const { algebra } = this;
    const of = withoutContent(algebra, p);
    if (algebra.soleAtom(of) !== null) return p;
    const name = algebra.atom({ kind: 'name', of }, `n${keyOf(of)}`, algebra.rangeOf(of));
    return algebra.scale(name, contentWithConstant(p));
  }

  /** condition = 1 ? ifOne : ifZero. */
  choose(condition: Poly, ifOne: Poly, ifZero: Poly): Poly {
    const { algebra } = this;
    if (isConstant(condition)) return condition.constant === 1n ? ifOne : ifZero;
    if (samePoly(ifOne, ifZero)) return ifOne;
    const difference = algebra.sub(ifOne, ifZero);
    const a = algebra.rangeOf(ifOne);
    const b = algebra.rangeOf(ifZero);
    const lower = lesser(a.lower, b.lower);
    const upper = greater(a.upper, b.upper);
    if (isConstant(difference))
      return algebra.learn(algebra.combine(ifZero, condition, difference.constant), lower, upper);
    if (condition.core.coefficients[0] < 0n) return this.choose(this.complement(condition), ifZero, ifOne);
    const carry = this.comparedCarry(condition, ifOne, ifZero);
    if (carry !== null) return carry;
    const key = `c${keyOf(condition)}|${keyOf(ifOne)}|${keyOf(ifZero)}`;
    return algebra.atom({ kind: 'choose', condition, ifOne, ifZero }, key, { lower, upper });
  }

  /**
   * The carry (or borrow) H of s = a + b + c (or a - b - c) modulo 2^64, found as s = a ? c : s < a (or s > a); null if
   * that is not what is chosen. In a column without a carry in, c stands for what is 0 if nothing is added.
   */
  private comparedCarry(condition: Poly, ifOne: Poly, ifZero: Poly): Poly | null {
    const { algebra } = this;
    const compared = algebra.soleAtom(condition)?.form;
    if (compared?.kind !== 'isZero' || algebra.rangeOf(ifOne).lower < 0n) return null;
    const { monomials, coefficients } = compared.of.core;
    const at = coefficients.findIndex((c) => c === WORD || c === -WORD);
    const atom = at < 0 ? undefined : algebra.atoms[algebra.monomials.soleAtom(monomials[at])];
    if (atom === undefined) return null;
    const carry = algebra.scale(algebra.polyOfAtom(atom), atom.lower < 0n ? -1n : 1n);
    const sign = coefficients[at] < 0n === atom.lower >= 0n ? 1n : -1n;
    const difference = algebra.scale(compared.of, sign);
    if (!isBit(algebra.rangeOf(carry)) || algebra.rangeOf(difference).upper >= WORD) return null;
    const added = algebra.combine(difference, carry, WORD);
    if (!isBit(algebra.rangeOf(ifOne)) && algebra.rangeOf(added).upper >= WORD) return null;
    const { lower, upper } = algebra.rangeOf(algebra.sub(added, ifOne));
    const isFound = lower >= 0n && upper < WORD && samePoly(ifZero, algebra.sub(carry, this.high(64, added)));
    return isFound ? carry : null;
  }

  /** 1 if p = 0, else 0. */
  isZero(p: Poly): Poly {
    const { lower, upper } = this.algebra.rangeOf(p);
    if (lower > 0n || upper < 0n) return this.constant(0n);
    if (lower === 0n && upper === 0n) return this.constant(1n);
    if (isBit({ lower, upper })) return this.complement(p);
    const mask = this.maskedBit(p);
    if (mask !== null) return this.complement(mask);
    const all = this.rules.splits === true ? this.zerosOf(p) : null;
    if (all !== null) return all;
    const sum = this.sumOfJoined(p);
    if (sum !== null) return this.isZero(sum);
    const borrow = lower === 0n && upper < WORD ? this.borrowOf(p) : null;
    if (borrow !== null && (this.rules.products !== true || isOneTerm(borrow))) return borrow;
    return this.algebra.atom({ kind: 'isZero', of: p }, `z${keyOf(p)}`, { lower: 0n, upper: 1n });
  }

  /** The same of the word of a difference above -2^width: it is not 0 where the difference is negative. */
  isZeroDifference(width: number, { word, high, number }: { word: Poly; high: Poly; number: Poly }): Poly {
    const { algebra } = this;
    const { lower, upper } = algebra.rangeOf(number);
    const size = 1n << BigInt(width);
    const isNear = lower > -size && upper < size;
    const ofNumber = isNear && this.rules.zerosOfNumbers === true;
    if (ofNumber && upper <= 0n) return this.isZero(algebra.scale(number, -1n));
    const zero = this.isZero(ofNumber ? number : word);
    if (isNear) algebra.learn(algebra.sub(zero, high), 0n, 1n);
    return zero;
  }

  /** X + Y + … of p = X | Y | …, if that is a word, which is 0 where p is; else null. */
  private sumOfJoined(p: Poly): Poly | null {
    const { algebra } = this;
    if (algebra.soleAtom(p)?.form.kind !== 'or') return null;
    const joined = operandsOf(algebra, p);
    if (this.rules.products === true && !joined.every(isOneTerm)) return null;
    const sum = joined.reduce((total, word) => algebra.add(total, word));
    return algebra.rangeOf(sum).upper < WORD ? sum : null;
  }

  /** Whether p = 0 by what must be the same for it: the words of X ^ Y, or all of what is joined; else null. */
  private zerosOf(p: Poly): Poly | null {
    const { algebra } = this;
    const form = algebra.soleAtom(p)?.form;
    if (form?.kind === 'xor') return this.isZero(algebra.sub(form.left, form.right));
    const joined = form?.kind === 'or' ? operandsOf(algebra, p) : this.complementsIn(p);
    if (joined.length < 2) return null;
    return joined.map((word) => this.isZero(word)).reduce((both, zero) => this.and(both, zero));
  }

  /** 2^n-1 - X, 2^n-1 - Y, … of p = 2^n-1 - (X & Y & …) for n bits of each, all 0 where p is; else nothing. */
  private complementsIn(p: Poly): readonly Poly[] {
    const { algebra } = this;
    const ones = this.constant(p.constant);
    const joined = operandsOf(algebra, algebra.sub(ones, p), 'and');
    if (!joined.some((word) => this.covers(ones, word))) return [];
    return joined.map((word) => algebra.sub(ones, this.andConstantIfNeeded(word, ones.constant)));
  }

  /** The borrow of p - 1, for a word p: what compilers and our own templates ask whether p = 0 by. */
  private borrowOf(p: Poly): Poly {
    const { algebra } = this;
    const borrow = algebra.learn(algebra.scale(this.high(64, algebra.sub(p, this.constant(1n))), -1n), 0n, 1n);
    algebra.learn(algebra.sub(p, this.complement(borrow)), 0n, algebra.rangeOf(p).upper);
    return borrow;
  }

  override high(width: number, p: Poly): Poly {
    const top = this.topOfZero(width, p) ?? this.topOfInverted(width, p) ?? this.topOfCut(width, p);
    return top ?? this.highOfParts(width, p) ?? super.high(width, p);
  }

  /** Above a part of which the terms are known, as of words full of copies of bits; the top bit of joined words. */
  private highOfParts(width: number, p: Poly): Poly | null {
    if (this.rules.products !== true) return null;
    const joined = this.topOfJoined(width, p);
    if (joined !== null || p.core.monomials.length < 2) return joined;
    const rest = drop(this.algebra, { shift: width, of: p });
    return rest !== null && rest.shift < width ? this.high(rest.shift, rest.of) : abovePart(this, width, p);
  }

  /** The top bit of X & Y or of X | Y for words of `width` + 1 bits. */
  private topOfJoined(width: number, p: Poly): Poly | null {
    const form = this.algebra.soleAtom(p)?.form;
    if (form?.kind !== 'and' && form?.kind !== 'or') return null;
    if (this.algebra.rangeOf(p).upper >> BigInt(width) !== 1n) return null;
    return this[form.kind](this.high(width, form.left), this.high(width, form.right));
  }

  /** The top bit of what software makes of x to see whether it is 0. */
  private topOfZero(width: number, p: Poly): Poly | null {
    return this.isAnything(width, p) ?? this.isNone(width, p);
  }

  /** The same of such a word inverted. */
  private topOfInverted(width: number, p: Poly): Poly | null {
    const { monomials, coefficients } = p.core;
    if (monomials.length !== 1 || coefficients[0] !== -1n) return null;
    const bit = this.topOfZero(width, this.not(width + 1, p));
    return bit === null ? null : this.complement(bit);
  }

  /** The top bit of a word of `width` + 1 bits that is a negative number below 0: whether it is. */
  private topOfCut(width: number, p: Poly): Poly | null {
    const { lower, upper } = this.algebra.rangeOf(p);
    return lower >= 0n && upper >> BigInt(width) === 1n && this.cutFrom(width + 1, p) !== null
      ? this.topBit(width + 1, p)
      : null;
  }

  /** The top bit of ~x & (x - 1) for words of `width` + 1 bits: whether x is 0. */
  private isNone(width: number, p: Poly): Poly | null {
    const { algebra } = this;
    const form = algebra.soleAtom(p)?.form;
    if (form?.kind !== 'and' || algebra.rangeOf(p).upper >> BigInt(width) !== 1n) return null;
    const { left, right } = form;
    for (const [inverted, below] of [
      [left, right],
      [right, left],
    ]) {
      const x = this.not(width + 1, inverted);
      const bit = this.isZero(x);
      const isBelow = samePoly(below, algebra.combine(algebra.sub(x, this.constant(1n)), bit, 1n << BigInt(width + 1)));
      if (isBelow) return bit;
    }
    return null;
  }

  /** The top bits of x - 1 and of ~x joined, or words full of copies of them: whether x is 0, as often; else null. */
  protected andTops(a: Poly, b: Poly): Poly | null {
    for (const [mask, word] of [
      [a, b],
      [b, a],
    ]) {
      const [below, n] = [this.maskedBit(mask), this.maskOf(mask)];
      if (below === null || word.core.monomials.length !== 1) continue;
      const inverted = n === 1n ? this.andConstantIfNeeded(word, 1n) : this.maskedBit(word);
      if (inverted === null || (n !== 1n && this.maskOf(word) !== n)) continue;
      const none = this.isNoneByTops(below, inverted);
      if (none !== null) return this.algebra.scale(none, n);
    }
    return null;
  }

  /** The same for the bits in this order. */
  private isNoneByTops(below: Poly, inverted: Poly): Poly | null {
    const { algebra } = this;
    const { core, constant } = inverted;
    const form =
      core.monomials.length === 1 ? algebra.atoms[algebra.monomials.soleAtom(core.monomials[0])]?.form : null;
    const isOpposite = constant === 1n && core.coefficients[0] === -1n;
    if (form?.kind !== 'floor' || !(isOpposite || (constant === 2n && core.coefficients[0] === 1n))) return null;
    const [k, x] = [form.shift, isOpposite ? form.of : algebra.sub(this.constant(-1n), form.of)];
    const { lower, upper } = algebra.rangeOf(x);
    if (lower < 0n || upper >> BigInt(k + 1) !== 0n) return null;
    const next = algebra.sub(x, this.constant(1n));
    const borrow = this.high(k + 1, next);
    const isTop = samePoly(below, this.high(k, this.rest(k + 1, next, borrow)));
    return isTop ? algebra.learn(algebra.scale(borrow, -1n), 0n, 1n) : null;
  }

  /** The top bit of x | -x for words of `width` + 1 bits: whether x is not 0. */
  private isAnything(width: number, p: Poly): Poly | null {
    const { algebra } = this;
    const joined = operandsOf(algebra, p);
    if (joined.length < 2 || algebra.rangeOf(p).upper >> BigInt(width) !== 1n) return null;
    for (const opposite of joined) {
      const x = eachOnce(joined.filter((q) => q !== opposite)).reduce((union, q) => this.bitwise('or', union, q));
      const bit = this.complement(this.isZero(x));
      if (samePoly(algebra.add(x, opposite), algebra.scale(bit, 1n << BigInt(width + 1)))) return bit;
    }
    return null;
  }

  /** 1 - p. */
  complement(p: Poly): Poly {
    return this.algebra.sub(this.constant(1n), p);
  }

  not(width: number, p: Poly): Poly {
    return this.algebra.sub(this.constant((1n << BigInt(width)) - 1n), p);
  }

  /** The bytes of a word of `width` bits in reverse order. */
  byteSwapped(width: number, p: Poly): Poly {
    const bytes = Array.from({ length: width / 8 }, (_, k) => this.low(8, this.high(8 * k, p)));
    return this.cut(
      width,
      bytes.map((poly, k) => ({ poly, factor: 1n << BigInt(width - 8 * (k + 1)) })),
    ).low;
  }

  and(a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return a;
    if (isConstant(a)) return this.andConstant(b, a.constant);
    if (isConstant(b)) return this.andConstant(a, b.constant);
    if (this.areExclusive(this.complement(a), this.complement(b)))
      return this.algebra.learn(this.algebra.sub(this.algebra.add(a, b), this.constant(1n)), 0n, 1n);
    const masked = this.andTops(a, b) ?? this.andProduct(a, b) ?? this.andMask(a, b) ?? this.andMask(b, a);
    return masked ?? this.ofParts('and', a, b) ?? this.bitwise('and', a, b);
  }

  /** (n·b) & (n·c) = n·(b·c) for bits of which each is one unknown, n·c perhaps below other parts of a word. */
  protected andProduct(a: Poly, b: Poly): Poly | null {
    if (this.rules.products !== true || isConstant(a) || isConstant(b)) return null;
    const [m, n] = [this.maskOf(a), this.maskOf(b)];
    if (n > m) return this.andProduct(b, a);
    const whole = m > n && n > 0n && (n & (n + 1n)) === 0n && this.maskedBit(b) !== null ? this.andConstant(a, n) : a;
    const [x, y] = [this.maskedBit(whole), this.maskedBit(b)];
    if (x === null || y === null || this.maskOf(whole) !== n || ![x, y].every(isOneTerm)) return null;
    return this.algebra.scale(this.algebra.learn(this.algebra.multiply(x, y), 0n, 1n), n);
  }

  /** (n·b) | (n·c) by what is in neither, likewise, for words of ones n. */
  protected orProduct(a: Poly, b: Poly): Poly | null {
    const n = this.maskOf(a);
    if (this.rules.products !== true || n === 0n || (n & (n + 1n)) !== 0n) return null;
    const ones = this.constant(n);
    const neither = this.covers(ones, b) ? this.andProduct(this.algebra.sub(ones, a), this.algebra.sub(ones, b)) : null;
    return neither === null ? null : this.algebra.sub(ones, neither);
  }

  or(a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return a;
    if (isConstant(a) && isConstant(b)) return this.constant(a.constant | b.constant);
    if (this.covers(a, b)) return a;
    if (this.covers(b, a)) return b;
    if (this.areDisjoint(a, b) || this.areDisjoint(b, a)) return this.algebra.add(a, b);
    return (
      this.orTops(a, b) ??
      this.either(a, b) ??
      this.orOfBit(a, b) ??
      this.orProduct(a, b) ??
      this.orSelected(a, b) ??
      this.ofParts('or', a, b) ??
      joinedIn(this.algebra, a, b).reduce((union, p) => this.bitwise('or', union, p))
    );
  }

  /** The top bits of x and of what x - 1 has not, joined: whether x is not 0; else null. */
  private orTops(a: Poly, b: Poly): Poly | null {
    if (![a, b].every((p) => !isConstant(p) && isBit(this.algebra.rangeOf(p)))) return null;
    const isNone = this.andTops(this.complement(a), this.complement(b));
    return isNone === null ? null : this.complement(isNone);
  }

  xor(width: number, a: Poly, b: Poly): Poly {
    if (samePoly(a, b)) return this.constant(0n);
    if (isConstant(a)) return this.xorConstant(b, a.constant) ?? this.xorParts(width, a, b);
    if (isConstant(b)) return this.xorConstant(a, b.constant) ?? this.xorParts(width, a, b);
    const mask = this.fullMask(width, a) ?? null;
    if (mask !== null) return this.choose(mask, this.not(width, b), b);
    const other = this.fullMask(width, b);
    if (other !== null) return this.choose(other, this.not(width, a), a);
    return (
      this.xorBits(a, b) ??
      this.xorTwice(a, b) ??
      this.xorTwice(b, a) ??
      this.xorSelected(a, b) ??
      this.xorSelected(b, a) ??
      this.xorParts(width, a, b)
    );
  }

  private xorParts(width: number, a: Poly, b: Poly): Poly {
    const parts = this.rules.products === true ? this.ofParts('xor', a, b, width) : null;
    return parts ?? this.bitwise('xor', a, b);
  }

  /** Bits of which it is known how they go together, such as a carry and a borrow that is there if the carry is. */
  private xorBits(a: Poly, b: Poly): Poly | null {
    const { algebra } = this;
    const notB = this.complement(b);
    const bit = (p: Poly): Poly => algebra.learn(p, 0n, 1n);
    if (this.areExclusive(a, b)) return bit(algebra.add(a, b));
    if (this.areExclusive(a, notB)) return bit(algebra.sub(b, a));
    if (this.areExclusive(this.complement(a), b)) return bit(algebra.sub(a, b));
    return this.areExclusive(this.complement(a), notB) ? bit(algebra.sub(this.constant(2n), algebra.add(a, b))) : null;
  }

  /** x ^ (x ^ y) = y. */
  private xorTwice(x: Poly, joined: Poly): Poly | null {
    const { algebra } = this;
    const form = algebra.soleAtom(joined)?.form;
    if (form?.kind !== 'xor') return null;
    const known = algebra.resolve(x);
    const [left, right] = [form.left, form.right].map((p) => algebra.resolve(p));
    return samePoly(left, known) ? right : samePoly(right, known) ? left : null;
  }

  /** x ^ (c ? x ^ y : 0), as software selects by a mask. */
  private xorSelected(x: Poly, selected: Poly): Poly | null {
    const form = this.algebra.soleAtom(selected)?.form;
    if (form?.kind !== 'choose') return null;
    const [ifOne, ifZero] = [form.ifOne, form.ifZero].map((p) => (isNothing(p) ? x : this.xorTwice(x, p)));
    return ifOne === null || ifZero === null ? null : this.choose(form.condition, ifOne, ifZero);
  }

  /** The same number, whose high parts are known as values of the program from now on (`RuleSet.keepsValues`). */
  value(p: Poly): Poly {
    const { atoms, monomials } = this.algebra;
    p.core.monomials.forEach((m, i) => {
      const atom = atoms[monomials.soleAtom(m)];
      if (atom?.form.kind === 'floor' && p.core.coefficients[i] === 1n) atom.isValue = true;
    });
    return p;
  }

  /** The word x of `width` bits as a signed number: the number that it was cut out of, if that is known to be it. */
  signed(width: number, x: Poly): Poly {
    return this.cutFrom(width, x)?.number ?? this.algebra.combine(x, this.topBit(width, x), -(1n << BigInt(width)));
  }

  /** The word x shifted right by k < width as a signed number, modulo 2^width: copies of the top bit come in. */
  rightSigned(width: number, k: number, x: Poly): Poly {
    const signed = this.cutFrom(width, x)?.number ?? null;
    if (signed !== null) return this.low(width, this.beyond(k, signed));
    return this.algebra.combine(
      this.high(k, x),
      this.topBit(width, x),
      (1n << BigInt(width)) - (1n << BigInt(width - k)),
    );
  }

  /** The sign of a word of `width` bits, its top bit. */
  topBit(width: number, x: Poly): Poly {
    const signed = this.cutFrom(width, x)?.number ?? null;
    if (signed === null) return this.algebra.learn(this.high(width - 1, x), 0n, 1n);
    return this.algebra.learn(this.algebra.scale(this.beyond(width, signed), -1n), 0n, 1n);
  }

  /** The top bit of the part of `width` bits of a word that begins there; of what was made of one bit it is that. */
  topOfPart(width: number, at: number, word: Poly): Poly {
    const { shift, of } = drop(this.algebra, { shift: at, of: word }) ?? { shift: at, of: word };
    const part = this.low(width, this.high(shift, of));
    return this.high(width - 1, this.andConstant(part, 1n << BigInt(width - 1)));
  }

  /** F(k, number) by the least exponent that gives the same: the one by which limbs of fewer bits are cut, too. */
  private beyond(k: number, number: Poly): Poly {
    return this.high(this.leastExponent(k, number), number);
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

  /** Conjunction with a constant: contiguous runs of ones are cut out of the number; of many it stays opaque. */
  private andConstant(p: Poly, mask: bigint): Poly {
    if (isConstant(p)) return this.constant(p.constant & mask);
    if (mask === 0n) return this.constant(0n);
    const bit = this.maskedBit(p);
    if (bit !== null) return this.algebra.scale(bit, this.maskOf(p) & mask);
    const form = this.rules.splits === true ? this.algebra.soleAtom(p)?.form : undefined;
    if (form?.kind === 'or' || form?.kind === 'and' || form?.kind === 'xor') {
      const [known, other] = isConstant(form.left) ? [form.left, form.right] : [form.right, form.left];
      if (form.kind === 'and' && isConstant(known)) return this.andConstant(other, known.constant & mask);
      const [left, right] = [form.left, form.right].map((word) => this.andConstant(word, mask));
      return form.kind === 'xor' ? this.xor(mask.toString(2).length, left, right) : this[form.kind](left, right);
    }
    const low = mask & -mask;
    const others = mask & (mask + low);
    if (others !== 0n) return this.andRuns(p, mask, others);
    const run = mask / low;
    const width = run.toString(2).length;
    const above = this.high(low.toString(2).length - 1, p);
    return this.algebra.scale(this.rest(width, above, this.resolveDropped(this.high(width, above))), low);
  }

  /** Several runs, as masks of numbers side by side in a word have them; `others` are all but the lowest one. */
  private andRuns(p: Poly, mask: bigint, others: bigint): Poly {
    if (runsOf(mask) > MAX_RUNS) return this.bitwise('and', p, this.constant(mask));
    const { algebra } = this;
    const union = algebra.add(this.andConstant(p, mask ^ others), this.andConstant(p, others));
    return algebra.learn(union, 0n, lesser(mask, algebra.rangeOf(p).upper));
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
    return this.covers(this.constant(ones), p) ? p : this.andConstant(p, ones);
  }

  /** Whether a is 2^n - 1, and b is at most that. */
  private covers(a: Poly, b: Poly): boolean {
    const { constant } = a;
    return isConstant(a) && (constant & (constant + 1n)) === 0n && this.algebra.rangeOf(b).upper <= constant;
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

  /** n and b if p = n·b for a bit b, else null. */
  asMultiple(p: Poly): { readonly bit: Poly; readonly factor: bigint } | null {
    const bit = this.maskedBit(p);
    return bit === null ? null : { bit, factor: this.maskOf(p) };
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

  /** Bits of which one at most is 1, such as the two borrows of a difference of three words, or of a difference below p
   * the carry of a sum and that there is no borrow. */
  areExclusive(a: Poly, b: Poly): boolean {
    const { algebra } = this;
    if (!isBit(algebra.rangeOf(a)) || !isBit(algebra.rangeOf(b))) return false;
    const both = [a, b].map((poly) => ({ poly, factor: 1n }));
    return isBit(this.rangeOfSum(both, BIT)) || (this.isTraced && this.isWithin(algebra.add(a, b), BIT));
  }

  /** a | b for bits that are not both 1, else null. */
  either(a: Poly, b: Poly): Poly | null {
    if (!this.areExclusive(a, b)) return null;
    return this.atMostZero(a, b) ?? this.atMostZero(b, a) ?? this.algebra.learn(this.algebra.add(a, b), 0n, 1n);
  }

  /** (E < 0) | (E = 0), asked as borrow and zero of a difference E: the borrow of E - 1. */
  private atMostZero(borrow: Poly, zero: Poly): Poly | null {
    const { algebra } = this;
    const form = algebra.soleAtom(zero)?.form;
    if (form?.kind !== 'isZero') return null;
    const { lower, upper } = algebra.rangeOf(form.of);
    if (lower <= -WORD || upper >= WORD || !samePoly(borrow, algebra.scale(this.high(64, form.of), -1n))) return null;
    return algebra.learn(algebra.scale(this.high(64, algebra.sub(form.of, this.constant(1n))), -1n), 0n, 1n);
  }

  /** Words of which a byte was written by itself, such as the bit of a comparison, or all parts by comparisons. */
  private ofParts(kind: 'and' | 'or' | 'xor', a: Poly, b: Poly, width = 0): Poly | null {
    const { algebra } = this;
    const joined = (bits: number, x: Poly, y: Poly): Poly => (kind === 'xor' ? this.xor(bits, x, y) : this[kind](x, y));
    for (const bits of this.rules.products === true ? PARTS : PARTS.slice(0, 1)) {
      const size = 1n << BigInt(bits);
      const [x, y] = [a, b].map((p) => abovePart(this, bits, p));
      if (x === null || y === null || (isNothing(x) && isNothing(y))) continue;
      const below = [algebra.combine(a, x, -size), algebra.combine(b, y, -size)];
      const [low, other] = below.map((part) => algebra.learn(part, 0n, size - 1n));
      return algebra.combine(joined(bits, low, other), joined(width - bits, x, y), size);
    }
    return null;
  }

  /** m·bit | n·bit, as software finds whether x is 0 by x | -x. */
  private orOfBit(a: Poly, b: Poly): Poly | null {
    const [x, y] = [this.maskedBit(a), this.maskedBit(b)];
    return x === null || y === null || !samePoly(x, y) ? null : this.algebra.scale(x, this.maskOf(a) | this.maskOf(b));
  }

  /** (c ? x : 0) | (c ? 0 : y). */
  private orSelected(a: Poly, b: Poly): Poly | null {
    const x = this.algebra.soleAtom(a)?.form;
    const y = this.algebra.soleAtom(b)?.form;
    if (x?.kind !== 'choose' || y?.kind !== 'choose' || !samePoly(x.condition, y.condition)) return null;
    if (isNothing(x.ifZero) && isNothing(y.ifOne)) return this.choose(x.condition, x.ifOne, y.ifZero);
    return isNothing(x.ifOne) && isNothing(y.ifZero) ? this.choose(x.condition, y.ifOne, x.ifZero) : null;
  }

  private xorConstant(p: Poly, constant: bigint): Poly | null {
    if (isConstant(p)) return this.constant(p.constant ^ constant);
    if (constant === 0n) return p;
    const ones = this.constant(constant);
    return this.covers(ones, p) ? this.algebra.sub(ones, p) : null;
  }

  private bitwise(kind: 'and' | 'or' | 'xor', a: Poly, b: Poly): Poly {
    const [left, right] = keyOf(a) < keyOf(b) ? [a, b] : [b, a];
    const x = this.algebra.rangeOf(a).upper;
    const y = this.algebra.rangeOf(b).upper;
    const cover = (1n << BigInt(greater(x, y).toString(2).length)) - 1n;
    const range = { lower: 0n, upper: kind === 'and' ? lesser(x, y) : cover };
    return this.algebra.atom({ kind, left, right }, `${kind}${keyOf(left)}|${keyOf(right)}`, range);
  }
}

/** Runs of ones of a mask that are cut out one by one. */
const MAX_RUNS = 4;
const runsOf = (mask: bigint): number => mask.toString(2).match(/1+/g)?.length ?? 0;
