/**
 * Bounds by what additions conserve: every sum X that was cut into low + 2^k·high is remembered with its addends, so that a
 * later sum of words and carries can be traced back to the numbers they were cut out of. Normal forms forget this: the carries
 * of a column telescope, and what one of them is part of cannot be seen any more.
 *
 * Uses nothing but X = low + 2^k·high with 0 <= low < 2^k (rules `relax` and `group` of algebra/rules.ts).
 */
import type { Algebra } from './algebra.ts';
import { minimum } from './interval.ts';
import { contentOf, isConstant, type Poly } from './poly.ts';

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
  /** Positions of the origins whose low word could be opened. */
  readonly choices: readonly number[];
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
  /** The word that a floor, as a monomial, is the newest of; `factor` is the floor's coefficient in it. */
  private readonly byFloor = new Map<number, Addend>();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  /** Remembers that the sum of `addends` was cut; a part that is constant says nothing new. */
  record(shift: number, addends: readonly Addend[], low: Poly, high: Poly): void {
    const at = this.origins.length;
    this.origins.push({ shift: BigInt(shift), addends, low, high });
    for (const key of new Set([keyOf(low), keyOf(high)])) {
      const known = this.byWord.get(key);
      if (known === undefined) this.byWord.set(key, [at]);
      else known.push(at);
    }
  }

  /** Remembers a word by the floor that was taken off it: its newest atom. */
  recordWord(word: Poly): void {
    const floor = this.newestFloor(word);
    if (floor !== null) this.byFloor.set(floor.monomial, { poly: word, factor: floor.coefficient });
  }

  /** p as words that were cut off numbers and a rest, the newest floors first; exact. */
  inWords(p: Poly): Addend[] {
    const addends: Addend[] = [];
    let rest = p;
    for (let steps = 0; steps < MOST_WORDS; steps++) {
      const floor = this.newestFloor(rest), word = floor === null ? undefined : this.byFloor.get(floor.monomial);
      if (floor === null || word === undefined || floor.coefficient % word.factor !== 0n) break;
      const factor = floor.coefficient / word.factor;
      addends.push({ poly: word.poly, factor });
      rest = this.algebra.combine(rest, word.poly, -factor);
    }
    return [...addends, { poly: rest, factor: 1n }];
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
    const closed = this.traced(addends, () => false);
    if (goal !== null && closed.bound <= goal) return closed.bound;
    const open = this.traced(addends, () => true), bound = minimum(closed.bound, open.bound);
    if (goal === null || bound <= goal || bound > goal + NEAR) return bound;
    return this.mixed(addends, goal, closed, open);
  }

  /** Opens some of the low words only: beginning with the better of both traces, every choice that lowers the bound is kept. */
  private mixed(addends: readonly Addend[], goal: bigint, closed: Trace, open: Trace): bigint {
    const opened = new Set(open.bound < closed.bound ? open.choices : []);
    let best = minimum(open.bound, closed.bound);
    for (const choice of open.choices) {
      if (!opened.delete(choice)) opened.add(choice);
      const { bound } = this.traced(addends, at => opened.has(at));
      if (bound <= goal) return bound;
      if (bound < best) best = bound;
      else if (!opened.delete(choice)) opened.add(choice);
    }
    return best;
  }

  /** One trace: a low word without its carry is at most 2^k - 1 or, when it is opened, at most the sum it was cut out of. */
  private traced(addends: readonly Addend[], isOpened: (at: number) => boolean): Trace {
    const words: Combination = new Map(), choices: number[] = [];
    let scale = 0n, constant = this.add(words, addends, 1n);
    for (let at = this.newest(words, this.origins.length); at >= 0; at = this.newest(words, at)) {
      const origin = this.origins[at], { shift, low } = origin;
      let high = take(words, origin.high);
      if (high % (1n << shift) !== 0n) {
        words.forEach(word => { word.coefficient <<= shift; });
        constant <<= shift;
        scale += shift;
        high <<= shift;
      }
      const isChoice = high === 0n && coefficientOf(words, low) > 0n && origin.addends.length > 1 && !isConstant(origin.high);
      if (isChoice) choices.push(at);
      constant += this.replace(words, origin, high, isChoice && isOpened(at));
    }
    return { bound: (constant + this.boundOf(words)) >> scale, choices };
  }

  /** `coefficient` times the high part (already taken out) and the low part become addends; returns a bound of what cannot be said so. */
  private replace(words: Combination, origin: Origin, coefficient: bigint, isOpened: boolean): bigint {
    const { shift, addends, low, high } = origin, word = take(words, low), { algebra } = this;
    const restOf = (share: bigint): bigint => largest(algebra, low, word - share) + largest(algebra, high, coefficient - (share << shift));
    const share = isConstant(high) || isOpened ? word : this.shareOf(words, origin, word, coefficient, restOf);
    return restOf(share) + (share === 0n ? 0n : this.add(words, addends, share));
  }

  /** How often the sum is put in place of its parts: as often as the high part occurs, unless the low part or nothing gives the better bound. */
  private shareOf(words: Combination, { shift, addends, high }: Origin, word: bigint, coefficient: bigint, restOf: (share: bigint) => bigint): bigint {
    const carried = coefficient >> shift;
    if (carried === word) return word;
    if (addends.length === 1) return smallest([carried, word, 0n], share => this.increase(words, addends[0], share) + restOf(share));
    return coefficient > 0n || this.algebra.rangeOf(high).lower < 0n ? carried : 0n;
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
    return minimum(byWord, this.algebra.rangeOf(whole).upper);
  }
}

const keyOf = (p: Poly): string => `${p.core.id}+${p.constant}`;

function put(words: Combination, { poly, factor }: Addend, coefficient: bigint): void {
  const key = keyOf(poly), known = words.get(key);
  if (known === undefined) words.set(key, { poly, coefficient: factor * coefficient });
  else if (known.coefficient + factor * coefficient === 0n) words.delete(key);
  else known.coefficient += factor * coefficient;
}

const coefficientOf = (words: Combination, poly: Poly): bigint => words.get(keyOf(poly))?.coefficient ?? 0n;

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
