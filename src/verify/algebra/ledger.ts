/**
 * Bounds by what additions conserve: every sum X that was cut into low + 2^k·high is remembered with its addends, so that a
 * later sum of words and carries can be traced back to the numbers they were cut out of. Normal forms forget this: the carries
 * of a column telescope, and what one of them is part of cannot be seen any more.
 *
 * Uses nothing but X = low + 2^k·high with 0 <= low < 2^k (rules `relax` and `group` of algebra/rules.ts).
 */
import type { Algebra } from './algebra.ts';
import { maximum, minimum } from './interval.ts';
import { contentOf, isConstant, samePoly, type Poly } from './poly.ts';

/** factor · poly, one summand. */
export interface Addend {
  readonly poly: Poly;
  readonly factor: bigint;
}

/** Σ addends = low + 2^shift·high. */
interface Origin {
  readonly shift: bigint;
  readonly addends: readonly Addend[];
  readonly low: Poly;
  readonly high: Poly;
}

/** Words with their coefficients, by key. */
type Combination = Map<string, { readonly poly: Poly; coefficient: bigint }>;

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
  /** Whether a carry always becomes the sum it was cut out of, even if that seems to be worse: what it is needed for may come later. */
  readonly isWhole: boolean;
  /** Position of the origin whose two parts are bounded together (rule `fold`), or -1. */
  readonly folded: number;
}

const CLOSED: Way = { isOpened: () => false, isWhole: false, folded: -1 };
const OPEN: Way = { ...CLOSED, isOpened: () => true };
const WHOLE: Way = { ...CLOSED, isWhole: true };

/** Where a trace has arrived: (Σ words + constant) / 2^scale. */
interface Traced {
  readonly words: Combination;
  constant: bigint;
  scale: bigint;
  /** The choices met, as in `Trace`. */
  readonly toOpen: number[];
  readonly toFold: number[];
}

/** How far beyond the goal a bound may be to be worth more traces. */
const NEAR = 1n << 32n;
/** A polynomial of more words than this is bounded as it is. */
const MOST_WORDS = 64;

export class Ledger {
  private readonly algebra: Algebra;
  private readonly origins: Origin[] = [];
  /** Positions of the origins that a word is the low or high part of, ascending. */
  private readonly byWord = new Map<string, number[]>();
  /** Words, and carries, that a floor, as a monomial, is the newest of; `factor` is the floor's coefficient in them. */
  private readonly wordsByFloor = new Map<number, Addend[]>();
  private readonly carriesByFloor = new Map<number, Addend[]>();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  /** Remembers that the sum of `addends` was cut; a part that is constant says nothing new. */
  record(shift: number, addends: readonly Addend[], low: Poly, high: Poly): void {
    const at = this.origins.length;
    this.origins.push({ shift: BigInt(shift), addends, low, high });
    this.index(this.carriesByFloor, high);
    for (const key of new Set([keyOf(low), keyOf(high)])) {
      const known = this.byWord.get(key);
      if (known === undefined) this.byWord.set(key, [at]);
      else known.push(at);
    }
  }

  /** Remembers that p was cut, unless a sum that is p was cut likewise before. */
  recordCut(shift: number, p: Poly, low: Poly, high: Poly): void {
    const lows = this.byWord.get(keyOf(low)) ?? [], isKnown = lows.some(at => samePoly(this.origins[at].high, high));
    if (!isKnown) this.record(shift, [{ poly: p, factor: 1n }], low, high);
  }

  /** Remembers that `word` is what a word that was cut is known to be by now. */
  recordEqual(cut: Poly, word: Poly): void {
    if (this.byWord.has(keyOf(cut)) && !this.byWord.has(keyOf(word))) this.record(0, [{ poly: cut, factor: 1n }], this.algebra.constant(0n), word);
  }

  /** Remembers a word by its newest floor. */
  recordWord(word: Poly): void {
    this.index(this.wordsByFloor, word);
  }

  private index(byFloor: Map<number, Addend[]>, poly: Poly): void {
    const floor = this.newestFloor(poly);
    if (floor === null) return;
    const known = byFloor.get(floor.monomial), part = { poly, factor: floor.coefficient };
    if (known === undefined) byFloor.set(floor.monomial, [part]);
    else if (!known.some(other => samePoly(other.poly, poly))) known.push(part);
  }

  /** p as words and carries that were cut off numbers and a rest, the newest floors first; exact. */
  inWords(p: Poly): Addend[] {
    const addends: Addend[] = [];
    let rest = p;
    for (let steps = 0; steps < MOST_WORDS; steps++) {
      const floor = this.newestFloor(rest), word = floor === null ? null : this.wordWith(floor);
      if (floor === null || word === null) break;
      const factor = floor.coefficient / word.factor;
      addends.push({ poly: word.poly, factor });
      rest = this.algebra.combine(rest, word.poly, -factor);
    }
    return [...addends, { poly: rest, factor: 1n }];
  }

  /** Of the words with this newest floor that may occur as a whole, the one that has most of it, the last of several; else such a carry. */
  private wordWith({ monomial, coefficient }: { monomial: number; coefficient: bigint }): Addend | null {
    const best = (parts: readonly Addend[] = []): Addend | null => parts
      .filter(part => coefficient % part.factor === 0n)
      .reduce<Addend | null>((most, part) => (most === null || size(part.factor) >= size(most.factor) ? part : most), null);
    return best(this.wordsByFloor.get(monomial)) ?? best(this.carriesByFloor.get(monomial));
  }

  private newestFloor({ core }: Poly): { monomial: number; coefficient: bigint } | null {
    const { monomials, coefficients } = core, { algebra } = this;
    const atoms = monomials.map(m => algebra.atoms[algebra.monomials.soleAtom(m)]);
    let newest = -1;
    atoms.forEach((atom, i) => { if (atom?.form.kind === 'floor' && (newest < 0 || atom.id > atoms[newest].id)) newest = i; });
    return newest < 0 ? null : { monomial: monomials[newest], coefficient: coefficients[newest] };
  }

  /** An upper bound of Σ addends; no more is tried once it is at most `goal`. */
  upper(addends: readonly Addend[], goal: bigint | null = null): bigint {
    const traces: Trace[] = [], isReached = (bound: bigint): boolean => goal !== null && bound <= goal;
    for (const way of [CLOSED, OPEN, WHOLE]) {
      const trace = this.traced(addends, way);
      if (isReached(trace.bound)) return trace.bound;
      traces.push(trace);
    }
    const [closed, open] = traces, bound = traces.map(t => t.bound).reduce(minimum);
    if (goal === null) return bound;
    const folded = this.folded(addends, goal, closed.toFold, bound);
    return folded <= goal || folded > goal + NEAR ? folded : minimum(folded, this.mixed(addends, goal, closed, open));
  }

  /** The best of `bound` and of the bounds with one origin folded. */
  private folded(addends: readonly Addend[], goal: bigint, toFold: readonly number[], bound: bigint): bigint {
    let best = bound;
    for (const folded of toFold) {
      for (const way of [OPEN, CLOSED]) {
        best = minimum(best, this.traced(addends, { ...way, folded }).bound);
        if (best <= goal) return best;
      }
    }
    return best;
  }

  /** Opens some of the low words only: beginning with the better of both traces, every choice that lowers the bound is kept. */
  private mixed(addends: readonly Addend[], goal: bigint, closed: Trace, open: Trace): bigint {
    const opened = new Set(open.bound < closed.bound ? open.toOpen : []);
    let best = minimum(open.bound, closed.bound);
    for (const choice of open.toOpen) {
      if (!opened.delete(choice)) opened.add(choice);
      const { bound } = this.traced(addends, { ...CLOSED, isOpened: at => opened.has(at) });
      if (bound <= goal) return bound;
      if (bound < best) best = bound;
      else if (!opened.delete(choice)) opened.add(choice);
    }
    return best;
  }

  private traced(addends: readonly Addend[], way: Way): Trace {
    const words: Combination = new Map(), found = { toOpen: [], toFold: [] };
    return { bound: this.follow({ words, constant: this.add(words, addends, 1n), scale: 0n, ...found }, this.origins.length, way), ...found };
  }

  /** Puts sums in place of what was cut out of them, the newest of those before `limit` first. */
  private follow(sum: Traced, limit: number, way: Way): bigint {
    const { words } = sum;
    for (let at = this.newest(words, limit); at >= 0; at = this.newest(words, at)) {
      if (this.isBetterLater(words, at)) continue;
      const origin = this.origins[at], { shift, low } = origin, high = takeWhole(sum, origin.high, shift), word = coefficientOf(words, low);
      const isOpen = !this.isKnown(origin.high);
      if (isOpen && high * word > 0n && high / word < 1n << shift) {
        sum.toFold.push(at);
        if (way.folded === at) return this.fold(sum, at, high, way);
      }
      const isChoice = isOpen && high === 0n && word > 0n && origin.addends.length > 1;
      if (isChoice) sum.toOpen.push(at);
      sum.constant += this.replace(words, origin, high, way, isChoice && way.isOpened(at));
    }
    return (sum.constant + this.boundOf(words)) >> sum.scale;
  }

  /**
   * l·low + h·high for l, h of one sign (rule `fold`): where the high part is as far out as it can be, low is the rest of the
   * sum; else the high part is one less far out, and low is any word.
   */
  private fold(sum: Traced, at: number, h: bigint, way: Way): bigint {
    const { shift, addends, low, high } = this.origins[at], l = take(sum.words, low), { lower, upper } = this.algebra.rangeOf(high);
    const [farthest, next] = l > 0n ? [upper, upper - 1n] : [lower, lower + 1n], inner = sum.constant + largest(this.algebra, low, l) + h * next;
    const outerWords = new Map([...sum.words].map(([key, word]) => [key, { ...word }]));
    const outer = sum.constant + this.add(outerWords, addends, l) + (h - (l << shift)) * farthest;
    return maximum(this.follow({ ...sum, constant: inner }, at, way), this.follow({ ...sum, words: outerWords, constant: outer }, at, way));
  }

  /** `coefficient` times the high part (already taken out) and the low part become addends; returns a bound of what cannot be said so. */
  private replace(words: Combination, origin: Origin, coefficient: bigint, way: Pick<Way, 'isWhole'>, isOpened: boolean): bigint {
    const { shift, addends, low, high } = origin, word = take(words, low), { algebra } = this;
    const restOf = (share: bigint): bigint => largest(algebra, low, word - share) + largest(algebra, high, coefficient - (share << shift));
    const carried = coefficient >> shift, isPlain = isOpened || this.isKnown(high);
    const share = isPlain ? word : way.isWhole ? carried : this.shareOf(words, origin, word, carried, restOf);
    return restOf(share) + (share === 0n ? 0n : this.add(words, addends, share));
  }

  /** How often the sum is put in place of its parts: as often as the high part occurs, unless the low part or nothing gives the better bound. */
  private shareOf(words: Combination, { addends, high }: Origin, word: bigint, carried: bigint, restOf: (share: bigint) => bigint): bigint {
    if (carried === word) return word;
    if (addends.length === 1) return smallest([carried, word, 0n], share => this.increase(words, addends[0], share) + restOf(share));
    return carried > 0n || this.algebra.rangeOf(high).lower < 0n ? carried : 0n;
  }

  /** Whether only the high part of a cut is there, and an earlier cut with the same high part has its low part there, too. */
  private isBetterLater(words: Combination, at: number): boolean {
    const { low, high } = this.origins[at];
    if (words.has(keyOf(low)) || isConstant(high)) return false;
    return (this.byWord.get(keyOf(high)) ?? []).some(other => other < at && samePoly(this.origins[other].high, high) && words.has(keyOf(this.origins[other].low)));
  }

  /** Whether p can be only one number. */
  private isKnown(p: Poly): boolean {
    const { lower, upper } = this.algebra.rangeOf(p);
    return lower === upper;
  }

  /** By how much share·addend raises the bound word by word. */
  private increase(words: Combination, addend: Addend, share: bigint): bigint {
    const { poly, factor } = this.partOf(addend.poly), there = coefficientOf(words, poly);
    return largest(this.algebra, poly, there + share * factor * addend.factor) - largest(this.algebra, poly, there);
  }

  /** Position of the newest origin before `limit` that has a part in `words`, or -1. */
  private newest(words: Combination, limit: number): number {
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

  /** Adds factor·addends to `words`; returns what is constant among them. */
  private add(words: Combination, addends: readonly Addend[], factor: bigint): bigint {
    let constant = 0n;
    for (const { poly, factor: own } of addends) {
      const coefficient = own * factor;
      if (isConstant(poly)) constant += coefficient * poly.constant;
      else put(words, this.partOf(poly), coefficient);
    }
    return constant;
  }

  /** A word as it was cut, up to its sign; anything else without the common factor of its coefficients, so that multiples of one number meet. */
  private partOf(poly: Poly): Addend {
    if (this.byWord.has(keyOf(poly))) return { poly, factor: 1n };
    const opposite = this.algebra.scale(poly, -1n);
    return this.byWord.has(keyOf(opposite)) ? { poly: opposite, factor: -1n } : this.primitive(poly);
  }

  private primitive(poly: Poly): Addend {
    const factor = contentOf(poly.core), { monomials, coefficients } = poly.core;
    if (factor === 1n || poly.constant % factor !== 0n) return { poly, factor: 1n };
    const part = this.algebra.fromSorted(monomials, coefficients.map(c => c / factor), poly.constant / factor);
    return { poly: part, factor };
  }

  /** The better of the bounds word by word and of the whole in normal form. */
  private boundOf(words: Combination): bigint {
    let byWord = 0n, whole = this.algebra.constant(0n);
    for (const { poly, coefficient } of words.values()) {
      byWord += largest(this.algebra, poly, coefficient);
      whole = this.algebra.combine(whole, poly, coefficient);
    }
    const { poly, factor } = this.primitive(whole);
    return minimum(byWord, largest(this.algebra, poly, factor));
  }
}

const size = (x: bigint): bigint => (x < 0n ? -x : x);

const keyOf = (p: Poly): string => `${p.core.id}+${p.constant}`;

function put(words: Combination, { poly, factor }: Addend, coefficient: bigint): void {
  const key = keyOf(poly), known = words.get(key);
  if (known === undefined) words.set(key, { poly, coefficient: factor * coefficient });
  else if (known.coefficient + factor * coefficient === 0n) words.delete(key);
  else known.coefficient += factor * coefficient;
}

const coefficientOf = (words: Combination, poly: Poly): bigint => words.get(keyOf(poly))?.coefficient ?? 0n;

/** Takes the high part of a cut out; its coefficient, which `sum` is scaled to make a multiple of 2^shift. */
function takeWhole(sum: Traced, high: Poly, shift: bigint): bigint {
  const coefficient = take(sum.words, high);
  if (coefficient % (1n << shift) === 0n) return coefficient;
  sum.words.forEach(word => { word.coefficient <<= shift; });
  sum.constant <<= shift;
  sum.scale += shift;
  return coefficient << shift;
}

/** Takes the word out; its coefficient. */
function take(words: Combination, poly: Poly): bigint {
  const coefficient = coefficientOf(words, poly);
  words.delete(keyOf(poly));
  return coefficient;
}

/** The largest that coefficient·p can be. */
function largest(algebra: Algebra, p: Poly, coefficient: bigint): bigint {
  if (coefficient === 0n) return 0n;
  const { lower, upper } = algebra.rangeOf(p);
  return coefficient * (coefficient > 0n ? upper : lower);
}

/** The one of `options` with the smallest value; the first of several. */
function smallest(options: readonly bigint[], valueOf: (option: bigint) => bigint): bigint {
  return options.reduce((best, option) => (valueOf(option) < valueOf(best) ? option : best));
}
