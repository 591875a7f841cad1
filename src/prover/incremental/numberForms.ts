/**
 * Words and carries as sums of unknowns (linearForms.ts), and what such a sum is in the algebra. A word is known by a
 * sum E that it equals modulo 2^64, so w(E) = E - 2^64·floor(E/2^64), whichever way it was added up; that floor is an
 * unknown of its own where it is not known to be one number.
 */
import type { Addend } from '../algebra/combination.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { ColumnBounds } from './columnBounds.ts';
import { floorOfBound, LinearForms, STEP, type Bound, type Bounds } from './linearForms.ts';
import type { FloorGroup } from './column.ts';

/** Least and greatest word. */
export const WORD: Bounds = { least: { high: 0, low: 0 }, most: { high: 1, low: -1 } };
const SIZE = 1n << 64n;
const UNIT = 1n << 56n;

export class NumberForms {
  readonly linear = new LinearForms();
  readonly zero = 0;
  /** How often an unknown was found to be something else: forms that were made before may be written in two ways. */
  replaced = 0;
  private readonly words: Words;
  /** By form: floor(form / 2^64) as a form, where it is known. */
  private readonly floors: (number | undefined)[] = [];
  private readonly sums: (WordSum | undefined)[] = [];
  private readonly cuts: (Cut | undefined)[] = [];
  /** By unknown: what it is, or the form whose floor it is; the first is the number 1. */
  private readonly unknowns: (Poly | number)[];

  private readonly columns = new ColumnBounds(this.linear, (unknown) => {
    const meaning = this.unknowns[unknown];
    return typeof meaning === 'number' ? meaning : -1;
  });
  private readonly groups = new GroupBounds(this.linear, this.columns);

  constructor(words: Words) {
    this.words = words;
    this.unknowns = [words.constant(1n)];
  }

  /** The form of a word or bit; -1 for any other number. */
  ofPoly(p: Poly): number {
    const { lower, upper } = this.words.algebra.rangeOf(p);
    const signed = BigInt.asIntN(64, lower);
    if (lower < 0n || upper >= SIZE) return -1;
    if (isConstant(p) && BigInt.asIntN(31, signed) === signed) return this.linear.constant(Number(signed));
    const form = this.unknown(p, { least: boundOf(lower, false), most: boundOf(upper, true) });
    this.floors[form] = this.zero;
    return form;
  }

  /** floor(form / 2^64). */
  floorOf(form: number): number {
    const known = (this.floors[form] ??= this.newFloor(form));
    return this.replaced === 0 ? known : this.linear.combine(known, this.zero, 0);
  }

  /**
   * Says what floor(form / 2^64) is; if something else stood for it, the newest unknown of both is replaced where that
   * can be done.
   */
  setFloor(form: number, floor: number): void {
    const known = this.floors[form];
    if (floor < 0) return;
    this.floors[form] = floor;
    if (known !== undefined && known !== floor) this.learnZero(this.linear.combine(known, floor, -1));
  }

  /** Remembers how a form was first added up from older ones: bounds of its carry are traced along this sum. */
  setSum(form: number, sum: WordSum): void {
    if (form > Math.max(sum.a, sum.b, sum.c) && this.cuts[form] === undefined) this.sums[form] ??= sum;
  }

  /** The floors of the words that a form was added up from. */
  private floorsIn(form: number): number {
    const sum = this.sums[form];
    return sum === undefined
      ? this.zero
      : this.linear.combine(this.floorOf(sum.a), this.floorOf(sum.b), sum.sign, this.floorOf(sum.c), sum.sign);
  }

  /** The form is 0: n·x + rest = 0 with n = 1 or -1 says what its newest unknown x is. */
  private learnZero(form: number): void {
    let newest = 0;
    let factor = 0;
    if (form < 0) return;
    this.linear.eachTerm(form, (x, n) => {
      [newest, factor] = [x, n];
    });
    if (newest === 0 || (factor !== 1 && factor !== -1)) return;
    const rest = this.linear.combine(this.linear.only(newest), form, -factor);
    if (rest < 0) return;
    this.linear.replace(newest, rest);
    this.replaced++;
  }

  /** What the number w(form) lies between. */
  boundsOfWord(form: number): Bounds {
    return this.floorOf(form) === this.zero ? this.linear.boundsOf(form) : WORD;
  }

  /** The word that is this form modulo 2^64, as a polynomial. */
  wordOf(form: number): Poly {
    if (this.floorOf(form) !== this.zero) return this.cut(form).low;
    const { algebra } = this.words;
    const { least, most } = this.linear.boundsOf(form);
    return algebra.learn(this.words.sum(this.addends(form)), valueOf(least), valueOf(most));
  }

  private newFloor(form: number): number {
    const { least, most } = this.linear.boundsOf(form);
    const lower = floorOfBound(least);
    const upper = floorOfBound(most);
    return lower === upper && this.linear.constant(lower) >= 0 ? this.linear.constant(lower) : this.tracedFloor(form);
  }

  /** As `newFloor`, for a form whose floors say more about its bounds; floor(E / 2^64) is E where -1 <= E <= 0. */
  private tracedFloor(form: number): number {
    const { linear } = this;
    const { least, most } = this.tracedBounds(form);
    const lower = floorOfBound(least);
    const upper = floorOfBound(most);
    if (lower === upper && linear.constant(lower) >= 0) return linear.constant(lower);
    if (least.high === 0 && least.low >= -1 && most.high === 0 && most.low <= 0) return form;
    return this.unknown(form, { least: { high: 0, low: lower }, most: { high: 0, low: upper } });
  }

  private tracedBounds(form: number): Bounds {
    const { columns, groups, linear } = this;
    const known = linear.boundsOf(form);
    const most = groups.upper(form, known.least);
    const opposite = floorOfBound(known.least) < 0 ? columns.upper(form, -1) : null;
    const least = opposite === null ? known.least : { high: -opposite.high, low: -opposite.low };
    linear.learn(form, { least, most: most ?? known.most });
    return linear.boundsOf(form);
  }

  /**
   * Remembers what low + 2^64·high is at most, for words that are one unknown each, if that says more than their own
   * bounds.
   */
  pair(low: number, high: number): void {
    const { algebra } = this.words;
    const [l, h] = [low, high].map((form) => this.linear.soleUnknown(form));
    const [p, q] = [l, h].map((x) => (x < 0 ? 0 : this.unknowns[x]));
    if (typeof p === 'number' || typeof q === 'number') return;
    const { upper } = algebra.rangeOf(algebra.combine(p, q, SIZE));
    if (upper >= algebra.rangeOf(p).upper + SIZE * algebra.rangeOf(q).upper) return;
    this.columns.pair(h, { low: l, mostHigh: boundOf(upper / SIZE, true), mostLow: boundOf(upper % SIZE, true) });
  }

  private unknown(meaning: Poly | number, bounds: Bounds): number {
    this.unknowns.push(meaning);
    return this.linear.unknown(bounds);
  }

  private cut(form: number): Cut {
    return (this.cuts[form] ??= this.newCut(form));
  }

  private newCut(form: number): Cut {
    const sum = this.sums[form];
    const { words } = this;
    const sign = BigInt(sum?.sign ?? 1);
    if (sum === undefined) return words.cut(64, this.addends(form));
    return words.cut(
      64,
      [sum.a, sum.b, sum.c].map((word, i) => ({ poly: this.wordOf(word), factor: i === 0 ? 1n : sign })),
    );
  }

  private addends(form: number): Addend[] {
    const addends: Addend[] = [];
    this.linear.eachTerm(form, (unknown, coefficient) =>
      addends.push({ poly: this.polyOf(unknown), factor: BigInt(coefficient) }),
    );
    return addends;
  }

  private polyOf(unknown: number): Poly {
    const meaning = this.unknowns[unknown];
    if (typeof meaning !== 'number') return meaning;
    return this.words.sum([{ poly: this.cut(meaning).high, factor: 1n }, ...this.addends(this.floorsIn(meaning))]);
  }
}

const valueOf = ({ high, low }: Bound): bigint => BigInt(high / STEP) * UNIT + BigInt(low);

/** The word a ± (b + c), for words a, b and c. */
interface WordSum {
  readonly sign: 1 | -1;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Low word and carry (or borrow, negative) of the words that a form was added up from. */
interface Cut {
  readonly low: Poly;
  readonly high: Poly;
}

/** A number as a bound, further out where its distance to a multiple of 2^64 is large. */
function boundOf(x: bigint, isUpper: boolean): Bound {
  const low = BigInt.asIntN(64, x);
  if (BigInt.asIntN(38, low) === low) return { high: Number((x - low) / SIZE), low: Number(low) };
  return { high: Number((x >> 56n) + (isUpper ? 1n : 0n)) * STEP, low: 0 };
}

/*
 * Bounds of columns that are one too high. Floors are integers: what a group of them is at most is rounded down, which
 * is less than the sums they are cut out of are together with the rest of their column. So p + q - r is at most 0 if
 * what p and q are cut out of is at most what r is cut out of, and a carry at most 1. A group is bounded by columns of
 * its own; then the rest is, with this bound in its place.
 */

export class GroupBounds {
  private readonly linear: LinearForms;
  private readonly columns: ColumnBounds;
  /** By form: its bound by columns. */
  private readonly known: (Bound | null | undefined)[] = [];

  constructor(linear: LinearForms, columns: ColumnBounds) {
    this.linear = linear;
    this.columns = columns;
  }

  /**
   * An upper bound of a form that has not more than `least` as a lower one, or null if none is found; groups are tried
   * where that may decide floor(form / 2^64).
   */
  upper(form: number, least: Bound): Bound | null {
    const { columns } = this;
    const most = columns.upper(form, 1);
    if (most === null || most.low < 0 || most.high !== floorOfBound(least) + 1 || !this.hasHigherWord(form))
      return most;
    for (const group of this.groups()) {
      const less = columns.upper(form, 1, group);
      if (less !== null && floorOfBound(less) < most.high) return less;
    }
    return most;
  }

  /** Without the higher word of a product there are words that may all be as large as words get. */
  private hasHigherWord(form: number): boolean {
    let isThere = false;
    this.linear.eachTerm(form, (unknown) => {
      isThere ||= this.columns.isHigher(unknown);
    });
    return isThere;
  }

  /** Groups among the floors that were expanded last: one that is added, or one or two less one that is taken away. */
  private *groups(): Generator<FloorGroup> {
    const expanded = this.columns.columns.map(({ added, subtracted }) => ({
      added: added.slice(),
      subtracted: [null, ...subtracted],
    }));
    for (const { added, subtracted } of expanded) {
      for (const s of subtracted) {
        for (const chosen of ones(added)) yield* this.bounded(chosen, s);
        if (s !== null) for (const chosen of twos(added)) yield* this.bounded(chosen, s);
      }
    }
  }

  /** The group, if a bound of it is found. */
  private bounded(added: readonly number[], subtracted: number | null): readonly FloorGroup[] {
    const { linear } = this;
    const nothing = linear.constant(0);
    const less = subtracted === null ? nothing : linear.combine(nothing, linear.only(subtracted), -1);
    const form = added.reduce((sum, x) => linear.combine(sum, linear.only(x), 1), less);
    const most = form < 0 ? null : (this.known[form] ??= this.columns.upper(form, 1));
    return most === null ? [] : [{ added, subtracted, most }];
  }
}

const ones = (all: readonly number[]): number[][] => all.map((x) => [x]);

const twos = (all: readonly number[]): number[][] => all.flatMap((x, i) => all.slice(i + 1).map((y) => [x, y]));
