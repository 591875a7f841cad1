/**
 * Bounds of sums of words and carries, found by tracing them back to the numbers they were cut out of; the best bound
 * found on the way counts.
 *
 * Uses nothing but X = low + 2^k·high with 0 <= low < 2^k (rules `relax`, `group` and `fold` of algebra/rules.ts), as
 * the ledger remembers it.
 */
import { greater, lesser } from '../../base/integers.ts';
import type { Algebra } from './algebra.ts';
import { WordCombination, largest, type Addend } from './combination.ts';
import { scaleInterval } from './interval.ts';
import type { CarryChain, Ledger, Origin } from './ledger.ts';
import { isConstant, type Poly } from './poly.ts';
import type { Witnesses } from './witnesses.ts';

interface Trace {
  readonly bound: bigint;
  /** Positions of the origins whose low word could be opened, and of those that could be folded. */
  readonly toOpen: readonly number[];
  readonly toFold: readonly number[];
}

/** Which way a trace goes where it has the choice. */
interface Way {
  /** Whether a low word without its carry is bounded by the sum it was cut out of, instead of by 2^k - 1. */
  readonly isOpened: (at: number) => boolean;
  /**
   * Whether a carry always becomes the sum it was cut out of, even if that seems to be worse: what it is needed for may
   * come later.
   */
  readonly isWhole: boolean;
  /** Position of the origin whose two parts are bounded together (rule `fold`), or -1. */
  readonly folded: number;
}

const CLOSED: Way = { isOpened: () => false, isWhole: false, folded: -1 };
const OPEN: Way = { ...CLOSED, isOpened: () => true };
const WHOLE: Way = { ...CLOSED, isWhole: true };

/** Where a trace has arrived: (Σ words + constant) / 2^scale. */
interface Traced {
  readonly words: WordCombination;
  constant: bigint;
  scale: bigint;
  /** The choices met, as in `Trace`. */
  readonly toOpen: number[];
  readonly toFold: number[];
}

/** How far beyond the goal a bound may be to be worth more traces. */
const NEAR = 1n << 32n;

/** What a carry of a column can differ by to be kept apart from what is traced. */
const MAX_APART = 3n;

export class Tracer {
  private readonly algebra: Algebra;
  private readonly ledger: Ledger;
  private readonly witnesses: Witnesses;

  constructor(algebra: Algebra, ledger: Ledger, witnesses: Witnesses) {
    this.algebra = algebra;
    this.ledger = ledger;
    this.witnesses = witnesses;
  }

  /** An upper bound of Σ addends; no more is tried once it is at most `goal`. */
  upper(addends: readonly Addend[], goal: bigint | null = null): bigint {
    const traces: Trace[] = [];
    const isReached = (bound: bigint): boolean => goal !== null && bound <= goal;
    for (const way of [CLOSED, OPEN, WHOLE]) {
      const trace = this.traced(addends, way);
      if (isReached(trace.bound)) return trace.bound;
      traces.push(trace);
    }
    const [closed, open] = traces;
    const bound = traces.map((t) => t.bound).reduce(lesser);
    if (goal === null || (this.witnesses.largest(addends) ?? goal) > goal) return bound;
    const apart = this.apart(addends, goal, bound);
    if (apart <= goal) return apart;
    const folded = this.folded(addends, goal, closed.toFold, apart);
    return folded <= goal || folded > goal + NEAR ? folded : lesser(folded, this.mixed(addends, goal, closed, open));
  }

  /**
   * The best of `bound` and of the bounds with one carry by its interval and the others traced (rule `parts`): carries
   * that are traced together are fractions of numbers, whose sum may reach one more than the carries do.
   */
  private apart(addends: readonly Addend[], goal: bigint, bound: bigint): bigint {
    let best = bound;
    for (const carry of addends) {
      const { lower, upper } = this.algebra.rangeOf(carry.poly);
      if (lower === upper || upper - lower > MAX_APART) continue;
      const others = addends.filter((a) => a !== carry);
      best = lesser(best, this.traced(others, CLOSED).bound + largest(this.algebra, carry, 1n));
      if (best <= goal) break;
    }
    return best;
  }

  /** The best of `bound` and of the bounds with one origin folded. */
  private folded(addends: readonly Addend[], goal: bigint, toFold: readonly number[], bound: bigint): bigint {
    let best = bound;
    for (const folded of toFold) {
      for (const way of [OPEN, CLOSED]) {
        best = lesser(best, this.traced(addends, { ...way, folded }).bound);
        if (best <= goal) return best;
      }
    }
    return best;
  }

  /**
   * Opens some of the low words only: beginning with the better of both traces, every choice that lowers the bound is
   * kept.
   */
  private mixed(addends: readonly Addend[], goal: bigint, closed: Trace, open: Trace): bigint {
    const opened = new Set(open.bound < closed.bound ? open.toOpen : []);
    let best = lesser(open.bound, closed.bound);
    for (const choice of open.toOpen) {
      if (!opened.delete(choice)) opened.add(choice);
      const { bound } = this.traced(addends, { ...CLOSED, isOpened: (at) => opened.has(at) });
      if (bound <= goal) return bound;
      if (bound < best) best = bound;
      else if (!opened.delete(choice)) opened.add(choice);
    }
    return best;
  }

  private traced(addends: readonly Addend[], way: Way): Trace {
    const words = new WordCombination(this.algebra);
    const found = { toOpen: [], toFold: [] };
    return {
      bound: this.follow(
        { words, constant: this.add(words, addends, 1n), scale: 0n, ...found },
        this.ledger.origins.length,
        way,
      ),
      ...found,
    };
  }

  /** Puts sums in place of what was cut out of them, the newest of those before `limit` first. */
  private follow(sum: Traced, limit: number, way: Way): bigint {
    const { words } = sum;
    const byWord = (): bigint => (sum.constant + words.bound) >> sum.scale;
    let best = byWord();
    for (let at = this.ledger.newest(words, limit); at >= 0; at = this.ledger.newest(words, at)) {
      this.algebra.work.spend(words.size);
      if (this.ledger.isBetterLater(words, at)) continue;
      const origin = this.ledger.origins[at];
      const { shift, low } = origin;
      const high = takeWhole(sum, origin.high, shift);
      const word = words.coefficientOf(low.poly) * low.factor;
      const isOpen = !this.isKnown(origin.high.poly);
      const foldable = isOpen && high !== 0n ? this.foldable(words, at, high) : null;
      if (foldable !== null) {
        sum.toFold.push(at);
        if (way.folded === at) return lesser(best, this.fold(sum, foldable, at, high, way));
      }
      const isChoice = isOpen && high === 0n && word > 0n && origin.addends.length > 1;
      if (isChoice) sum.toOpen.push(at);
      sum.constant += this.replace(words, origin, high, way, isChoice && way.isOpened(at));
      best = lesser(best, byWord());
    }
    return lesser(best, (sum.constant + this.boundOfWhole(words)) >> sum.scale);
  }

  /**
   * What ends in `h` times the high part of this origin and begins with a word that occurs with the same sign, and not
   * so rarely that the whole is better: its own low part, or a chain, which is looked for where nothing but
   * words of it are left, for it takes too long elsewhere.
   */
  private foldable(words: WordCombination, at: number, h: bigint): CarryChain | null {
    const origin = this.ledger.origins[at];
    const isChain = !words.has(origin.low.poly);
    const chain = !isChain ? origin : h > 0n && this.ledger.isChain(words, at) ? this.ledger.chainTo(words, at) : null;
    if (chain === null) return null;
    const l = words.coefficientOf(chain.low.poly) * chain.low.factor;
    return l * h > 0n && h / l < 1n << chain.shift ? chain : null;
  }

  /**
   * l·low + h·high for l, h of one sign (rule `fold`): where the high part is as far out as it can be, low is the rest
   * of the sum, less words between them that are at least 0; else the high part is one less far out, and low is any
   * word.
   */
  private fold(sum: Traced, { low, addends, shift }: CarryChain, at: number, h: bigint, way: Way): bigint {
    const { high } = this.ledger.origins[at];
    const l = sum.words.take(low);
    const { lower, upper } = scaleInterval(this.algebra.rangeOf(high.poly), high.factor);
    const [farthest, next] = l > 0n ? [upper, upper - 1n] : [lower, lower + 1n];
    const inner = sum.constant + largest(this.algebra, low, l) + h * next;
    const outerWords = sum.words.copy();
    const outer = sum.constant + this.add(outerWords, addends, l) + (h - (l << shift)) * farthest;
    return greater(
      this.follow({ ...sum, constant: inner }, at, way),
      this.follow({ ...sum, words: outerWords, constant: outer }, at, way),
    );
  }

  /**
   * `coefficient` times the high part (already taken out) and the low part become addends; returns a bound of what
   * cannot be said so.
   */
  private replace(
    words: WordCombination,
    origin: Origin,
    coefficient: bigint,
    way: Pick<Way, 'isWhole'>,
    isOpened: boolean,
  ): bigint {
    const { shift, addends, low, high } = origin;
    const word = words.take(low);
    const { algebra } = this;
    const restOf = (share: bigint): bigint =>
      largest(algebra, low, word - share) + largest(algebra, high, coefficient - (share << shift));
    const carried = coefficient >> shift;
    const isPlain = isOpened || this.isKnown(high.poly);
    const share = isPlain ? word : way.isWhole ? carried : this.shareOf(words, origin, word, carried, restOf);
    return restOf(share) + (share === 0n ? 0n : this.add(words, addends, share));
  }

  /**
   * How often the sum is put in place of its parts: as often as the high part occurs, unless the low part or nothing
   * gives the better bound.
   */
  private shareOf(
    words: WordCombination,
    { addends, high }: Origin,
    word: bigint,
    carried: bigint,
    restOf: (share: bigint) => bigint,
  ): bigint {
    if (carried === word) return word;
    if (addends.length === 1)
      return smallest([carried, word, 0n], (share) => this.increase(words, addends[0], share) + restOf(share));
    return carried > 0n || scaleInterval(this.algebra.rangeOf(high.poly), high.factor).lower < 0n ? carried : 0n;
  }

  /** Whether p can be only one number. */
  private isKnown(p: Poly): boolean {
    const { lower, upper } = this.algebra.rangeOf(p);
    return lower === upper;
  }

  /** By how much share·addend raises the bound word by word. */
  private increase(words: WordCombination, addend: Addend, share: bigint): bigint {
    const { poly, factor } = this.ledger.partOf(addend.poly);
    return words.increase(poly, share * factor * addend.factor);
  }

  /** Adds factor·addends to `words`; returns what is constant among them. */
  private add(words: WordCombination, addends: readonly Addend[], factor: bigint): bigint {
    let constant = 0n;
    for (const { poly, factor: own } of addends) {
      const coefficient = own * factor;
      if (isConstant(poly)) constant += coefficient * poly.constant;
      else words.put(this.ledger.partOf(poly), coefficient);
    }
    return constant;
  }

  /** By the normal form of the whole. */
  private boundOfWhole(words: WordCombination): bigint {
    return largest(this.algebra, this.ledger.primitive(words.whole()), 1n);
  }
}

/** Takes the high part of a cut out; its coefficient, which `sum` is scaled to make a multiple of 2^shift. */
function takeWhole(sum: Traced, high: Addend, shift: bigint): bigint {
  const coefficient = sum.words.take(high);
  if (coefficient % (1n << shift) === 0n) return coefficient;
  sum.words.scale(shift);
  sum.constant <<= shift;
  sum.scale += shift;
  return coefficient << shift;
}

/** The one of `options` with the smallest value; the first of several. */
function smallest(options: readonly bigint[], valueOf: (option: bigint) => bigint): bigint {
  return options.reduce((best, option) => (valueOf(option) < valueOf(best) ? option : best));
}
