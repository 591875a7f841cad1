/** Sums of words with coefficients, in which equal words are combined. */
import type { Algebra } from './algebra.ts';
import type { PolyCore, Poly } from './poly.ts';

/** factor · poly, one summand. */
export interface Addend {
  readonly poly: Poly;
  readonly factor: bigint;
}

/** Equal for equal polynomials only. */
export const keyOf = (p: Poly): string => `${p.core.id}+${p.constant}`;

/** As `keyOf`, without a string to be made for what has no constant. */
export type WordKey = PolyCore | string;
export const wordKeyOf = (p: Poly): WordKey => (p.constant === 0n ? p.core : keyOf(p));

interface Word {
  readonly poly: Poly;
  readonly lower: bigint;
  readonly upper: bigint;
  coefficient: bigint;
}

const most = ({ lower, upper }: Word, coefficient: bigint): bigint => coefficient * (coefficient > 0n ? upper : lower);

export class WordCombination {
  private readonly algebra: Algebra;
  private readonly words = new Map<WordKey, Word>();
  /** The largest that the sum can be as far as the intervals of its words tell. */
  bound = 0n;

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  get size(): number {
    return this.words.size;
  }

  keys(): IterableIterator<WordKey> {
    return this.words.keys();
  }

  has(poly: Poly): boolean {
    return this.words.has(wordKeyOf(poly));
  }

  /** How often the word is there. */
  coefficientOf(poly: Poly): bigint {
    return this.words.get(wordKeyOf(poly))?.coefficient ?? 0n;
  }

  /** Adds coefficient·factor·poly. */
  put({ poly, factor }: Addend, coefficient: bigint): void {
    const key = wordKeyOf(poly);
    const times = factor * coefficient;
    const known = this.words.get(key);
    if (known !== undefined) this.change(key, known, known.coefficient + times);
    else if (times !== 0n) {
      const word = { poly, ...this.algebra.rangeOf(poly), coefficient: times };
      this.words.set(key, word);
      this.bound += most(word, times);
    }
  }

  private change(key: WordKey, word: Word, coefficient: bigint): void {
    this.bound += most(word, coefficient) - most(word, word.coefficient);
    word.coefficient = coefficient;
    if (coefficient === 0n) this.words.delete(key);
  }

  /** Takes the word out; how often `part`, which is the word or its opposite, was there. */
  take({ poly, factor }: Addend): bigint {
    const key = wordKeyOf(poly);
    const word = this.words.get(key);
    if (word === undefined) return 0n;
    const { coefficient } = word;
    this.change(key, word, 0n);
    return coefficient * factor;
  }

  /** By how much `times` more of the word raises the bound. */
  increase(poly: Poly, times: bigint): bigint {
    const there = this.coefficientOf(poly);
    const word = { poly, factor: 1n };
    return largest(this.algebra, word, there + times) - largest(this.algebra, word, there);
  }

  /** Multiplies the sum by 2^shift. */
  scale(shift: bigint): void {
    this.words.forEach((word) => {
      word.coefficient <<= shift;
    });
    this.bound <<= shift;
  }

  copy(): WordCombination {
    const other = new WordCombination(this.algebra);
    this.words.forEach((word, key) => other.words.set(key, { ...word }));
    other.bound = this.bound;
    return other;
  }

  /** The sum in normal form. */
  whole(): Poly {
    const terms = new Map<number, bigint>();
    const { algebra } = this;
    for (const { poly, coefficient } of this.words.values()) {
      algebra.work.spend(poly.core.monomials.length);
      algebra.eachTerm(poly, (m, c) => terms.set(m, (terms.get(m) ?? 0n) + coefficient * c));
    }
    return algebra.fromTerms(terms);
  }
}

/** The largest that coefficient·factor·poly can be. */
export function largest(algebra: Algebra, { poly, factor }: Addend, coefficient: bigint): bigint {
  const times = coefficient * factor;
  if (times === 0n) return 0n;
  const { lower, upper } = algebra.rangeOf(poly);
  return times * (times > 0n ? upper : lower);
}
