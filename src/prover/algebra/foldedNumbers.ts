/**
 * Bounds of whole numbers that are folded (rule `fold`): X is cut into words, and all words above some position are
 * multiplied by a factor and added to the lower ones; modulo 2^k - n, for example, low + 2^k·high becomes low + n·high.
 * That both parts cannot be as large as they get is seen of the numbers only, not of the words that they are cut into.
 */
import { greater, lesser } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { keyOf } from './combination.ts';
import { shareOf, type Poly } from './poly.ts';

/** total = Σ 2^(64i)·words[i], each at least 0 and below 2^64. */
interface Cut {
  readonly total: Poly;
  readonly words: readonly Poly[];
}

const WORD = 1n << 64n;

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
        this.cuts.push({ total: this.algebra.combine(below, total, WORD), words: [below, ...words] });
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
