/**
 * What additions conserve: every sum X that was cut into low + 2^k·high is remembered with its addends (rule `group`).
 * Normal forms forget this: the carries of a column telescope, and what one of them is part of cannot be seen any more.
 */
import { magnitude } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { wordKeyOf, type Addend, type WordCombination, type WordKey } from './combination.ts';
import { ceilDivide, floorDivide } from './interval.ts';
import { contentOf, isConstant, samePoly, type Poly } from './poly.ts';

/** Σ addends = low + 2^shift·high; both parts are given up to their sign, as `unsigned` has it. */
export interface Origin {
  readonly shift: bigint;
  readonly addends: readonly Addend[];
  readonly low: Addend;
  readonly high: Addend;
  /**
   * Whether the high part is one of the addends, as that of a borrow alone: without the low part the sum says nothing
   * of it.
   */
  readonly isRepeated: boolean;
}

/**
 * Σ addends = low + ... + 2^shift·carry, with words at least 0 between the lowest and what is carried out of the
 * highest.
 */
export interface CarryChain {
  readonly low: Addend;
  readonly addends: readonly Addend[];
  readonly shift: bigint;
}

/** A carry chain of more words is not followed. */
const MAX_CHAIN_LENGTH = 10;

/** A polynomial of more words than this is left as it is. */
const MAX_WORDS = 64;

export class Ledger {
  private readonly algebra: Algebra;
  /** Oldest first. */
  readonly origins: Origin[] = [];
  /** Positions of the origins that a word is the low or high part of, ascending. */
  private readonly byWord = new Map<WordKey, number[]>();
  /** Positions of the origins of more than one addend that a word is the high part of, ascending. */
  private readonly byCarry = new Map<WordKey, number[]>();
  /** By position of an origin: see `isChain`. */
  private readonly chainLows = new Map<number, ReadonlySet<WordKey>>();
  /** By number of a core: its polynomial with the opposite sign, for those whose newest coefficient is negative. */
  private readonly opposites: (Poly | undefined)[] = [];
  /** Words, and carries, that a floor, as a monomial, is the newest of; `factor` is the floor's coefficient in them. */
  private readonly wordsByFloor = new Map<number, Addend[]>();
  private readonly carriesByFloor = new Map<number, Addend[]>();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  /**
   * Remembers that the sum of `addends` was cut; a part that is constant says nothing new, and neither does a number
   * that is its own low part, which is to be known by the words that it is made of.
   */
  record(shift: number, addends: readonly Addend[], lowPart: Poly, highPart: Poly): void {
    if (addends.length === 1 && addends[0].factor === 1n && samePoly(addends[0].poly, lowPart)) return;
    const at = this.origins.length;
    const low = this.unsigned(lowPart);
    const high = this.unsigned(highPart);
    if (this.isRecorded(addends, low, high)) return;
    this.origins.push({
      shift: BigInt(shift),
      addends,
      low,
      high,
      isRepeated:
        addends.some(({ poly }) => samePoly(this.unsigned(poly).poly, high.poly)) ||
        this.isSign(shift, lowPart, highPart),
    });
    this.index(this.carriesByFloor, highPart);
    for (const key of new Set([wordKeyOf(low.poly), wordKeyOf(high.poly)])) remember(this.byWord, key, at);
    if (addends.length > 1) remember(this.byCarry, wordKeyOf(high.poly), at);
  }

  /** Whether the same sum was cut likewise before, as a difference is that was compared, too. */
  private isRecorded(addends: readonly Addend[], low: Addend, high: Addend): boolean {
    const isSame = (a: Addend, b: Addend): boolean => a.factor === b.factor && samePoly(a.poly, b.poly);
    return (this.byCarry.get(wordKeyOf(high.poly)) ?? []).some((at) => {
      const other = this.origins[at];
      return (
        isSame(other.low, low) &&
        isSame(other.high, high) &&
        other.addends.length === addends.length &&
        addends.every((addend, i) => isSame(addend, other.addends[i]))
      );
    });
  }

  /** Whether what was cut is its own high part: -1 or 0. */
  private isSign(shift: number, low: Poly, high: Poly): boolean {
    const { lower, upper } = this.algebra.rangeOf(high);
    if (shift === 0 || lower < -1n || upper > 0n) return false;
    return samePoly(this.algebra.combine(low, high, 1n << BigInt(shift)), high);
  }

  /** Remembers that p was cut, unless a sum that is p was cut likewise before. */
  recordCut(shift: number, p: Poly, low: Poly, high: Poly): void {
    const lows = this.byWord.get(wordKeyOf(this.unsigned(low).poly)) ?? [];
    const isKnown = lows.some((at) => samePoly(this.origins[at].high.poly, this.unsigned(high).poly));
    if (!isKnown) this.record(shift, [{ poly: p, factor: 1n }], low, high);
  }

  /** Remembers that `word` is what a word that was cut is known to be by now. */
  recordEqual(cut: Poly, word: Poly): void {
    if (this.isPart(cut) && !this.isPart(word))
      this.record(0, [{ poly: cut, factor: 1n }], this.algebra.constant(0n), word);
  }

  /** Remembers that a word is `factor` times `low`, if what that is was cut off another number as a word before. */
  recordMultiple(low: Poly, factor: bigint): void {
    const word = this.algebra.scale(low, factor);
    if (this.isPart(word)) this.record(0, [{ poly: low, factor }], this.algebra.constant(0n), word);
  }

  /** Remembers a word by its newest floor. */
  recordWord(word: Poly): void {
    this.index(this.wordsByFloor, word);
  }

  private index(byFloor: Map<number, Addend[]>, poly: Poly): void {
    const floor = this.newestFloor(poly);
    if (floor === null) return;
    const known = byFloor.get(floor.monomial);
    const part = { poly, factor: floor.coefficient };
    if (known === undefined) byFloor.set(floor.monomial, [part]);
    else if (!known.some((other) => samePoly(other.poly, poly))) known.push(part);
  }

  /** p as words and carries that were cut off numbers and a rest, the newest floors first; exact. */
  inWords(p: Poly): Addend[] {
    const addends: Addend[] = [];
    let rest = p;
    for (let steps = 0; steps < MAX_WORDS; steps++) {
      const floor = this.newestFloor(rest);
      const word = floor === null ? null : this.wordWith(floor);
      if (floor === null || word === null) break;
      const factor = floor.coefficient / word.factor;
      addends.push({ poly: word.poly, factor });
      rest = this.algebra.combine(rest, word.poly, -factor);
    }
    return [...addends, { poly: rest, factor: 1n }];
  }

  /**
   * Of the words with this newest floor that may occur as a whole, the one that has most of it, the last of several;
   * else such a carry.
   */
  private wordWith({ monomial, coefficient }: { monomial: number; coefficient: bigint }): Addend | null {
    const best = (parts: readonly Addend[] = []): Addend | null =>
      parts
        .filter((part) => coefficient % part.factor === 0n)
        .reduce<Addend | null>(
          (most, part) => (most === null || magnitude(part.factor) >= magnitude(most.factor) ? part : most),
          null,
        );
    return best(this.wordsByFloor.get(monomial)) ?? best(this.carriesByFloor.get(monomial));
  }

  private newestFloor({ core }: Poly): { monomial: number; coefficient: bigint } | null {
    const { monomials, coefficients } = core;
    const { algebra } = this;
    const atoms = monomials.map((m) => algebra.atoms[algebra.monomials.soleAtom(m)]);
    let newest = -1;
    atoms.forEach((atom, i) => {
      if (atom?.form.kind === 'floor' && (newest < 0 || atom.id > atoms[newest].id)) newest = i;
    });
    return newest < 0 ? null : { monomial: monomials[newest], coefficient: coefficients[newest] };
  }

  /** Position of the newest origin before `limit` that has a part in `words`, or -1. */
  newest(words: WordCombination, limit: number): number {
    let best = -1;
    for (const key of words.keys()) {
      const positions = this.byWord.get(key);
      if (positions === undefined) continue;
      let i = positions.length - 1;
      while (i >= 0 && positions[i] >= limit) i--;
      if (i >= 0 && positions[i] > best) best = positions[i];
    }
    return best;
  }

  /**
   * Whether only the high part of a cut is there, and it says nothing of that, or an earlier cut with the same high
   * part has its low part there, too; or only the low part, which is a carry that a byte was copied with.
   */
  isBetterLater(words: WordCombination, at: number): boolean {
    const { addends, low, high, isRepeated } = this.origins[at];
    if (words.has(low.poly)) return addends.length === 1 && !words.has(high.poly) && this.isCarryBefore(low.poly, at);
    if (isConstant(high.poly)) return false;
    return (
      isRepeated ||
      (this.byWord.get(wordKeyOf(high.poly)) ?? []).some(
        (other) =>
          other < at && samePoly(this.origins[other].high.poly, high.poly) && words.has(this.origins[other].low.poly),
      )
    );
  }

  private isCarryBefore(poly: Poly, limit: number): boolean {
    return (this.byCarry.get(wordKeyOf(poly)) ?? []).some((at) => at < limit);
  }

  /**
   * The carry chain that ends at this origin and begins at a word that occurs in `words`, or null: the origin's sum has
   * the carry of another sum among its addends, that one's the carry of a third, and so on down to the word.
   */
  chainTo(words: WordCombination, at: number, length = 1): CarryChain | null {
    const { shift, addends, low } = this.origins[at];
    if (words.coefficientOf(low.poly) * low.factor > 0n) return { low, addends, shift };
    if (length === MAX_CHAIN_LENGTH) return null;
    for (const carry of addends) {
      const below = this.carriedOut(carry, at);
      const chain = below < 0 ? null : this.chainTo(words, below, length + 1);
      if (chain === null) continue;
      const others = addends
        .filter((a) => a !== carry)
        .map(({ poly, factor }) => ({ poly, factor: factor << chain.shift }));
      return { low: chain.low, addends: [...chain.addends, ...others], shift: chain.shift + shift };
    }
    return null;
  }

  /** Whether all of `words` are lowest words of sums of carry chains that end at this origin. */
  isChain(words: WordCombination, at: number): boolean {
    const lows = this.lowsOfChains(at);
    return [...words.keys()].every((key) => lows.has(key));
  }

  private lowsOfChains(at: number, length = 1): ReadonlySet<WordKey> {
    const known = this.chainLows.get(at);
    if (known !== undefined) return known;
    const { addends, low } = this.origins[at];
    const lows = new Set([wordKeyOf(low.poly)]);
    const below = length === MAX_CHAIN_LENGTH ? [] : addends.map((carry) => this.carriedOut(carry, at));
    for (const other of below) if (other >= 0) this.lowsOfChains(other, length + 1).forEach((key) => lows.add(key));
    if (length === 1) this.chainLows.set(at, lows);
    return lows;
  }

  /** The newest sum before `limit`, of more than one addend, that this is the carry of, or -1. */
  private carriedOut(carry: Addend, limit: number): number {
    const { poly, factor } = this.unsigned(carry.poly);
    const wanted = factor * carry.factor;
    const positions = this.byCarry.get(wordKeyOf(poly)) ?? [];
    return positions.findLast((at) => at < limit && this.origins[at].high.factor === wanted) ?? -1;
  }

  /**
   * A word that was cut, up to its sign; anything else without the common factor of its coefficients, so that multiples
   * of one number meet.
   */
  partOf(poly: Poly): Addend {
    const part = this.unsigned(poly);
    if (this.byWord.has(wordKeyOf(part.poly))) return part;
    const { poly: root, factor } = this.primitive(part.poly);
    return { poly: root, factor: factor * part.factor };
  }

  private isPart(poly: Poly): boolean {
    return this.byWord.has(wordKeyOf(this.unsigned(poly).poly));
  }

  /**
   * p = factor·poly with factor 1 or -1, where the newest coefficient of poly is positive: a borrow of 0 or -1 and the
   * bit that is added for it are one word.
   */
  private unsigned(p: Poly): Addend {
    const { core } = p;
    const newest = core.coefficients.at(-1);
    if (newest === undefined || newest > 0n) return { poly: p, factor: 1n };
    const { algebra, opposites } = this;
    const opposite = (opposites[core.id] ??= algebra.negated({ core, constant: 0n }));
    const { lower, upper } = algebra.rangeOf({ core, constant: 0n });
    algebra.learn(opposite, -upper, -lower);
    return { poly: { core: opposite.core, constant: -p.constant }, factor: -1n };
  }

  /** p without the common factor of its coefficients, with what is known of p (rule `multiple`). */
  primitive(poly: Poly): Addend {
    const factor = contentOf(poly.core);
    const { monomials, coefficients } = poly.core;
    if (factor === 1n || poly.constant % factor !== 0n) return { poly, factor: 1n };
    const part = this.algebra.fromSorted(
      monomials,
      coefficients.map((c) => c / factor),
      poly.constant / factor,
    );
    const { lower, upper } = this.algebra.rangeOf(poly);
    return { poly: this.algebra.learn(part, ceilDivide(lower, factor), floorDivide(upper, factor)), factor };
  }
}

function remember(positions: Map<WordKey, number[]>, key: WordKey, at: number): void {
  const known = positions.get(key);
  if (known === undefined) positions.set(key, [at]);
  else known.push(at);
}
