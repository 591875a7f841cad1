/**
 * Sharper bounds than interval arithmetic, by the rules `relax`, `group` and `split` (algebra/rules.ts).
 *
 * The newest floor atom f = F(k,E) of P is eliminated: f = (E - w)/2^k with a word w in 0..2^k-1. Words that were cut
 * out of one number thus come together again, carries are replaced by what they carry, and what is left are older
 * atoms. Elimination is exact up to w, so every step is sound; the budget only limits how far it goes.
 */
import { greater, lesser } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { chainsOf, type Floor } from './floor.ts';
import { contentOf, shareOf, type Atom, type Carry, type Poly } from './poly.ts';

/** Steps per question. */
const BUDGET = 400;

/** The smallest interval of p found; it is learnt. */
export function boundTightly(algebra: Algebra, p: Poly): { lower: bigint; upper: bigint } {
  const upper = new Bounder(algebra).upper(p);
  const lower = -new Bounder(algebra).upper(algebra.scale(p, -1n));
  algebra.learn(p, lower, upper);
  return { lower, upper };
}

/** How far beyond a block an interval may reach for a tighter bound to be worth the search. */
const NEAR = 64n;
const CARRY_BUDGET = 100;

/**
 * What else is tried for carries: parts of the sum one by one, with floors alone or with whole carries replaced first.
 */
type Bounding = 'floors' | 'carries';

/** Called before floor(p / 2^width) is taken: decides carries that are 0 for a reason that spans several words. */
export function tighten(algebra: Algebra, width: number, p: Poly, bounding: Bounding): void {
  const { lower, upper } = algebra.rangeOf(p);
  const k = BigInt(width);
  const block = 1n << k;
  if (p.core.relaxed || width < 32 || lower >> k === upper >> k || lower < -NEAR || upper >= block + NEAR) return;
  p.core.relaxed = true;
  const bounder = (): Bounder => new Bounder(algebra, CARRY_BUDGET, bounding);
  if (upper >= block) algebra.learn(p, lower, bounder().upper(p, lower < 0n ? null : block - 1n));
  if (lower < 0n) algebra.learn(p, -bounder().upper(algebra.scale(p, -1n), 0n), upper);
}

interface Occurrence {
  readonly atom: Atom;
  readonly shift: number;
  readonly of: Poly;
  readonly coefficient: bigint;
}

class Bounder {
  private readonly algebra: Algebra;
  private readonly known = new Map<number, bigint>();
  private readonly chains = new Map<Atom, Floor>();
  private budget: number;
  private readonly bounding: Bounding | null;

  constructor(algebra: Algebra, budget = BUDGET, bounding: Bounding | null = null) {
    this.algebra = algebra;
    this.budget = budget;
    this.bounding = bounding;
  }

  /** An upper bound of p; the search ends when `goal` is reached. */
  upper(p: Poly, goal: bigint | null = null): bigint {
    const known = this.known.get(p.core.id);
    if (known !== undefined) return known + p.constant;
    let best = lesser(this.algebra.rangeOf(p).upper, this.upperOfMultiple(p));
    const isReached = (): boolean => goal !== null && best <= goal;
    const newest = isReached() ? null : this.newestFloor(p);
    if (newest !== null && this.budget-- > 0) {
      for (const option of this.options(p, newest)) {
        best = lesser(best, option(goal));
        if (isReached()) break;
      }
    }
    this.known.set(p.core.id, best - p.constant);
    return best;
  }

  /** The ways to get rid of an atom that apply, the most promising first. */
  private *options(p: Poly, f: Occurrence): Generator<(goal: bigint | null) => bigint> {
    const chain = this.chainOf(f);
    const rest = this.without(p, f);
    const quotient = nearestQuotient(-f.coefficient, f.shift);
    const shares = [...new Set([nearestQuotient(-f.coefficient, chain.shift), shareOf(rest, chain.of)])].filter(
      (s) => s !== 0n,
    );
    const isExact = f.coefficient === -(quotient << BigInt(f.shift));
    const isSplit = f.atom.upper - f.atom.lower === 1n && !isExact;
    const { carry } = f.atom;
    if (this.bounding === 'carries' && carry !== null) yield (goal) => this.replaceCarry(p, f, carry, goal);
    if (isSplit) yield () => this.split(rest, f, chain, shares);
    for (const share of shares) yield (goal) => this.group(rest, f, chain, share, goal);
    if (!isSplit && quotient !== 0n) yield (goal) => this.group(rest, f, f, quotient, goal);
    if (!isSplit && quotient === 0n) yield (goal) => this.relax(rest, f, goal);
    const parts = this.bounding === null ? [] : this.independentParts(p);
    if (parts.length > 1) yield () => parts.reduce((sum, part) => sum + this.upper(part), p.constant);
  }

  /** The whole number that the atom is the floor of. */
  private chainOf({ atom, shift, of }: Occurrence): Floor {
    const chain = this.chains.get(atom) ??
      chainsOf(this.algebra, this.algebra.polyOfAtom(atom)).at(-1) ?? { shift, of };
    this.chains.set(atom, chain);
    return chain;
  }

  /**
   * P = (P - c·carry) + c·carry. A carry that is subtracted is left out by its interval, one that is added becomes the
   * number it was carried out of: 2^k·c·carry <= c·X. So sums that were taken apart into words and carries come
   * together again.
   */
  private replaceCarry(p: Poly, f: Occurrence, { value, shift, of }: Carry, goal: bigint | null): bigint {
    const others = this.algebra.combine(p, value, -f.coefficient);
    if (f.coefficient < 0n) {
      const taken = f.coefficient * this.algebra.rangeOf(value).lower;
      return this.upper(others, goal === null ? null : goal - taken) + taken;
    }
    const k = BigInt(shift);
    const number = this.algebra.combine(this.algebra.scale(others, 1n << k), of, f.coefficient);
    return this.upper(number, goal === null ? null : ((goal + 1n) << k) - 1n) >> k;
  }

  /**
   * P = share·(X - 2^K·f) + ((c + share·2^K)·f + others); what is left of f stays with the terms it may cancel against.
   */
  private group(rest: Poly, f: Occurrence, chain: Floor, share: bigint, goal: bigint | null): bigint {
    const k = BigInt(chain.shift);
    const others = this.algebra.combine(rest, chain.of, -share);
    const word = share > 0n ? share * ((1n << k) - 1n) : 0n;
    const left = this.algebra.combine(others, this.algebra.polyOfAtom(f.atom), f.coefficient + (share << k));
    return this.upper(left, goal === null ? null : goal - word) + word;
  }

  /** 2^k·P = 2^k·rest + c·E - c·w. */
  private relax(rest: Poly, f: Occurrence, goal: bigint | null): bigint {
    const k = BigInt(f.shift);
    const scaled = this.algebra.scale(rest, 1n << k);
    const word = f.coefficient < 0n ? -f.coefficient * ((1n << k) - 1n) : 0n;
    const left = this.algebra.combine(scaled, f.of, f.coefficient);
    return (this.upper(left, goal === null ? null : ((goal + 1n) << k) - 1n - word) + word) >> k;
  }

  /** Both values of a carry, each with what it says about the number it was carried out of. */
  private split(rest: Poly, f: Occurrence, chain: Floor, shares: readonly bigint[]): bigint {
    const k = BigInt(chain.shift);
    const numberAt = (share: bigint, value: bigint): bigint =>
      share * (share > 0n ? ((value + 1n) << k) - 1n : value << k);
    const at = (value: bigint): bigint =>
      shares
        .map((share) => this.upper(this.algebra.combine(rest, chain.of, -share)) + numberAt(share, value))
        .reduce(lesser, this.upper(rest)) +
      f.coefficient * value;
    return greater(at(f.atom.lower), at(f.atom.upper));
  }

  /**
   * p cut into parts whose floors have no term in common, without the constant. Each part is an integer of its own,
   * which relaxing them together would forget: a high half and a carry that has nothing to do with it.
   */
  private independentParts(p: Poly): Poly[] {
    const { monomials, coefficients } = p.core;
    const { algebra } = this;
    const ownerOf = new Map<number, number>();
    const group = monomials.map((_, i) => i);
    const leader = (i: number): number => {
      while (group[i] !== i) i = group[i] = group[group[i]];
      return i;
    };
    monomials.forEach((m, i) => {
      const form = algebra.atoms[algebra.monomials.soleAtom(m)]?.form;
      for (const part of [m, ...(form?.kind === 'floor' ? form.of.core.monomials : [])]) {
        const owner = ownerOf.get(part);
        if (owner === undefined) ownerOf.set(part, i);
        else group[leader(i)] = leader(owner);
      }
    });
    const parts = new Map<number, number[]>();
    for (let i = 0; i < group.length; i++) {
      const part = parts.get(leader(i));
      if (part === undefined) parts.set(leader(i), [i]);
      else part.push(i);
    }
    return [...parts.values()].map((list) =>
      algebra.fromSorted(
        list.map((i) => monomials[i]),
        list.map((i) => coefficients[i]),
        0n,
      ),
    );
  }

  /** What is known about p divided by the common factor of its coefficients. */
  private upperOfMultiple(p: Poly): bigint {
    const factor = contentOf(p.core);
    if (factor === 1n) return this.algebra.rangeOf(p).upper;
    const part = this.algebra.fromSorted(
      p.core.monomials,
      p.core.coefficients.map((c) => c / factor),
      0n,
    );
    return factor * this.algebra.rangeOf(part).upper + p.constant;
  }

  private newestFloor(p: Poly): Occurrence | null {
    const { monomials, coefficients } = p.core;
    const { algebra } = this;
    let newest: Occurrence | null = null;
    for (let i = 0; i < monomials.length; i++) {
      const atom = algebra.atoms[algebra.monomials.soleAtom(monomials[i])];
      if (atom?.form.kind !== 'floor' || (newest !== null && atom.id < newest.atom.id)) continue;
      newest = { atom, shift: atom.form.shift, of: atom.form.of, coefficient: coefficients[i] };
    }
    return newest;
  }

  private without(p: Poly, f: Occurrence): Poly {
    return this.algebra.combine(p, this.algebra.polyOfAtom(f.atom), -f.coefficient);
  }
}

/** The integer nearest to x / 2^shift. */
function nearestQuotient(x: bigint, shift: number): bigint {
  return (x + (1n << BigInt(shift - 1))) >> BigInt(shift);
}
