/** Proves that carries are zero, from the maxima of what is added. */
import type { LeafGroup, Problem } from '../../candidate/candidate.ts';

/** A group of leaves compiled for speed: maxima as pairs of 32-bit halves, by case and member. */
interface FastGroup {
  readonly bits: Int32Array;
  /** Position of a member's low half in a number of 32-bit digits: twice its weight. */
  readonly at: Int32Array;
  /** Digits that sums of members can reach: first .. end-1. */
  readonly first: number;
  readonly end: number;
  readonly low: readonly Float64Array[];
  readonly high: readonly Float64Array[];
}

/**
 * Proves carries zero.
 *
 * A value at weight w has been formed from a set of leaves. Setting all other leaves to zero changes
 * neither the value nor the carry it produces, and the sum of leaves is conserved by every addition:
 * so if the leaves of the set can sum to less than 2^(64(w+1)) at most, the addition has no carry.
 * Sets are bit masks (`words` 32-bit words each); answers are remembered, since a search asks the same
 * questions again and again. Sums are exact where it matters: digits of 32 bits in doubles, far below 2^53.
 */
export class ZeroCarry {
  /** 32-bit words per mask, the same for every system of the problem. */
  readonly words: number;
  private readonly p: Problem;
  private readonly estimate: CarryEstimate;
  /** Per column, a set of leaves of its weight, each of another group and with a maximum of at least 2^63. */
  private readonly large: Int32Array;
  /** Per system, its negative leaves. */
  private readonly negative: Int32Array;
  /** As many answers as stay in a second-level cache. */
  private readonly slots = 1 << 14;
  private readonly keys: Int32Array;
  private readonly answers: Int8Array;
  private readonly groups: readonly (readonly FastGroup[])[];
  private readonly total: Float64Array;
  private readonly one: Float64Array;
  private readonly most: Float64Array;

  constructor(p: Problem) {
    this.p = p;
    this.estimate = new CarryEstimate(p);
    this.words = Math.max(1, ...Array.from(p.systems.leafCount, (n) => (n + 31) >> 5));
    this.large = largeLeaves(p, this.words);
    this.negative = negativeLeaves(p, this.words);
    this.keys = new Int32Array(this.slots * (this.words + 1));
    this.answers = new Int8Array(this.slots).fill(-1);
    this.groups = p.systems.groups.map((list) => list.map((g) => compile(p, g)));
    const digits = 2 * (Math.max(0, ...p.columns.weight) + 3);
    this.total = new Float64Array(digits);
    this.one = new Float64Array(digits);
    this.most = new Float64Array(digits);
  }

  /**
   * True if an addition in `column` that forms a value from the leaves in masks[at .. at+words-1] has no carry. Where
   * negative leaves can reach the column, only if `beside` and there are none in the set: values made of positive
   * leaves alone are no more in all than these leaves, whatever went on into others.
   */
  holds(masks: Int32Array, at: number, column: number, beside: boolean): boolean {
    if (this.p.columns.positive[column] === 0 && (!beside || this.hasNegative(masks, at, column))) return false;
    if (this.hasTwoLarge(masks, at, column)) return false;
    const slot = this.slotOf(masks, at, column);
    const base = slot * (this.words + 1);
    if (this.answers[slot] < 0 || !this.matches(base, masks, at, column)) {
      this.keys[base] = column;
      for (let i = 0; i < this.words; i++) this.keys[base + 1 + i] = masks[at + i];
      this.answers[slot] = this.prove(masks, at, column) ? 1 : 0;
    }
    return this.answers[slot] === 1;
  }

  /** Negative leaves of the system of `column` are in the set. */
  hasNegative(masks: Int32Array, at: number, column: number): boolean {
    const { negative, words } = this;
    const of = this.p.columns.system[column] * words;
    for (let i = 0; i < words; i++) if ((masks[at + i] & negative[of + i]) !== 0) return true;
    return false;
  }

  /** Two leaves in the set alone can sum to 2^64 in this column: the answer to most questions. */
  private hasTwoLarge(masks: Int32Array, at: number, column: number): boolean {
    const { large, words } = this;
    let one = false;
    for (let i = 0; i < words; i++) {
      const m = masks[at + i] & large[column * words + i];
      if (m === 0) continue;
      if (one || (m & (m - 1)) !== 0) return true;
      one = true;
    }
    return false;
  }

  private slotOf(masks: Int32Array, at: number, column: number): number {
    let h = Math.imul(column + 1, 0x9e3779b1);
    for (let i = 0; i < this.words; i++) h = Math.imul(h ^ masks[at + i] ^ (h >>> 15), 0x85ebca6b);
    h ^= h >>> 13;
    return (h >>> 0) & (this.slots - 1);
  }

  private matches(base: number, masks: Int32Array, at: number, column: number): boolean {
    if (this.keys[base] !== column) return false;
    for (let i = 0; i < this.words; i++) if (this.keys[base + 1 + i] !== masks[at + i]) return false;
    return true;
  }

  private prove(masks: Int32Array, at: number, column: number): boolean {
    const { columns } = this.p;
    const system = columns.system[column];
    const weight = columns.weight[column];
    const below = this.estimate.below(system, masks, at, this.words, weight);
    return below === 0 ? this.proveByDigits(system, masks, at, weight) : below > 0;
  }

  private proveByDigits(system: number, masks: Int32Array, at: number, weight: number): boolean {
    this.total.fill(0);
    for (const g of this.groups[system]) this.addMaximum(g, masks, at);
    normalise(this.total, 0, this.total.length);
    for (let i = 2 * (weight + 1); i < this.total.length; i++) if (this.total[i] !== 0) return false;
    return true;
  }

  /** Adds to `total` the largest sum that the leaves of `g` in the set can reach, over the cases of the group. */
  private addMaximum(g: FastGroup, masks: Int32Array, at: number): void {
    if (g.low.length === 1) {
      addCase(g, 0, masks, at, this.total);
      return;
    }
    const { one, most, total } = this;
    const { first, end } = g;
    most.fill(0, first, end);
    for (let c = 0; c < g.low.length; c++) {
      one.fill(0, first, end);
      if (!addCase(g, c, masks, at, one)) return;
      normalise(one, first, end);
      if (isGreater(one, most, first, end)) for (let i = first; i < end; i++) most[i] = one[i];
    }
    for (let i = first; i < end; i++) total[i] += most[i];
  }
}

function largeLeaves(p: Problem, words: number): Int32Array {
  const { columns, leaves, systems } = p;
  const out = new Int32Array(columns.count * words);
  for (let k = 0; k < columns.count; k++) {
    for (const g of systems.groups[columns.system[k]]) {
      const i = g.leaves.findIndex(
        (l, j) => columns.weight[leaves.column[l]] === columns.weight[k] && g.cases.some((c) => c[j] >= 1n << 63n),
      );
      if (i < 0) continue;
      const bit = leaves.bit[g.leaves[i]];
      out[k * words + (bit >> 5)] |= 1 << (bit & 31);
    }
  }
  return out;
}

function negativeLeaves({ columns, leaves, systems }: Problem, words: number): Int32Array {
  const out = new Int32Array(systems.count * words);
  for (let l = 0; l < leaves.count; l++) {
    const at = columns.system[leaves.column[l]] * words + (leaves.bit[l] >> 5);
    if (leaves.sign[l] < 0) out[at] |= 1 << (leaves.bit[l] & 31);
  }
  return out;
}

/** Adds the maxima of the members in the set; false if there are none. */
function addCase(g: FastGroup, c: number, masks: Int32Array, at: number, into: Float64Array): boolean {
  const low = g.low[c];
  const high = g.high[c];
  let any = false;
  for (let i = 0; i < g.bits.length; i++) {
    const bit = g.bits[i];
    if (((masks[at + (bit >> 5)] >> (bit & 31)) & 1) === 0) continue;
    into[g.at[i]] += low[i];
    into[g.at[i] + 1] += high[i];
    any = true;
  }
  return any;
}

/** Carries between the digits first .. end-1; the last one takes what is over. */
function normalise(x: Float64Array, first: number, end: number): void {
  let carry = 0;
  for (let i = first; i < end; i++) {
    const digit = x[i] + carry;
    carry = Math.floor(digit * 2 ** -32);
    x[i] = digit - carry * 2 ** 32;
  }
}

function isGreater(x: Float64Array, y: Float64Array, first: number, end: number): boolean {
  for (let i = end - 1; i >= first; i--) if (x[i] !== y[i]) return x[i] > y[i];
  return false;
}

/** Digits above the lowest of the highest member: its two, and two for what many members add up to. */
const GROUP_DIGITS = 4;

function compile(p: Problem, g: LeafGroup): FastGroup {
  const at = Int32Array.from(g.leaves, (l) => 2 * p.columns.weight[p.leaves.column[l]]);
  return {
    bits: Int32Array.from(g.leaves, (l) => p.leaves.bit[l]),
    at,
    first: Math.min(...at),
    end: Math.max(...at) + GROUP_DIGITS,
    low: g.cases.map((c) => Float64Array.from(c, (x) => Number(x & 0xffffffffn))),
    high: g.cases.map((c) => Float64Array.from(c, (x) => Number(x >> 32n))),
  };
}

/* Estimates whether a carry can occur, in floating point, before exact arithmetic is needed. */

/**
 * Leaves of one system by their bits: group, weight, and maximum in the two cases of the group (the same when there is
 * only one).
 */
interface Maxima {
  readonly group: Int32Array;
  readonly weight: Int32Array;
  readonly cases: readonly [Pairs, Pairs];
}

/** Numbers as sums of two doubles, the second one within the rounding error of the first: at 2i and 2i+1. */
type Pairs = Float64Array;

/** Sums of a thousand pairs below 2 are right to 2^-89; a word at its maximum is 2^-64 off the next power. */
const DOUBT = 2 ** -80;

/**
 * Adds up maxima of leaves as pairs of doubles: decides nearly every question of `ZeroCarry`, which asks for digits
 * only when in doubt.
 */
export class CarryEstimate {
  private readonly systems: readonly Maxima[];
  /** Sums of the current set by group, in either case; zero between calls. */
  private readonly sums: readonly [Pairs, Pairs];
  private readonly total: Pairs = new Float64Array(2);
  /** Groups with members in the set; one whose sums are 0 may be there several times. */
  private readonly touched: Int32Array;
  /** 2^(-64·d), by d. */
  private readonly scale: Float64Array;

  constructor(p: Problem) {
    this.systems = p.systems.groups.map((_, s) => maximaOf(p, s));
    const most = Math.max(0, ...p.systems.groups.map((g) => g.length));
    this.sums = [new Float64Array(2 * most), new Float64Array(2 * most)];
    this.touched = new Int32Array(Math.max(0, ...p.systems.leafCount));
    this.scale = Float64Array.from({ length: Math.max(0, ...p.columns.weight) + 2 }, (_, d) => 2 ** (-64 * d));
  }

  /**
   * 1 when leaves in masks[at .. at+words-1] certainly sum to less than 2^(64(weight+1)), -1 when certainly not, else
   * 0.
   */
  below(system: number, masks: Int32Array, at: number, words: number, weight: number): number {
    this.add(this.systems[system], masks, at, words, weight + 1);
    const excess = this.total[0] - 1 + this.total[1];
    return excess < -DOUBT ? 1 : excess > DOUBT ? -1 : 0;
  }

  /** Puts the largest sum in units of 2^(64·unit) into `total`. */
  private add(maxima: Maxima, masks: Int32Array, at: number, words: number, unit: number): void {
    const {
      touched,
      total,
      sums: [one, other],
    } = this;
    const groups = this.addMembers(maxima, masks, at, words, unit);
    total.fill(0);
    for (let i = 0; i < groups; i++) {
      const g = 2 * touched[i];
      const larger = one[g] - other[g] + (one[g + 1] - other[g + 1]) > 0 ? one : other;
      addPair(total, 0, larger[g], larger[g + 1]);
      one[g] = one[g + 1] = other[g] = other[g + 1] = 0;
    }
  }

  /**
   * Adds the members of the set to the sums of their groups and returns the number of groups, which are listed in
   * `touched`.
   */
  private addMembers(
    { group, weight, cases: [first, second] }: Maxima,
    masks: Int32Array,
    at: number,
    words: number,
    unit: number,
  ): number {
    const {
      touched,
      scale,
      sums: [one, other],
    } = this;
    let groups = 0;
    for (let i = 0; i < words; i++) {
      for (let m = masks[at + i]; m !== 0; m &= m - 1) {
        const bit = 32 * i + 31 - Math.clz32(m & -m);
        const g = 2 * group[bit];
        const below = unit - weight[bit];
        const factor = below > 0 ? scale[below] : 2;
        if (one[g] === 0 && other[g] === 0) touched[groups++] = group[bit];
        addPair(one, g, first[2 * bit] * factor, first[2 * bit + 1] * factor);
        addPair(other, g, second[2 * bit] * factor, second[2 * bit + 1] * factor);
      }
    }
    return groups;
  }
}

/**
 * Adds high + low to the pair at `at` and keeps what rounding loses (D. E. Knuth, The Art of Computer Programming 2,
 * section 4.2.2, theorem B).
 */
function addPair(to: Pairs, at: number, high: number, low: number): void {
  const x = to[at];
  const sum = x + high;
  const y = sum - x;
  to[at] = sum;
  to[at + 1] += x - (sum - y) + (high - y) + low;
}

function setPair(to: Pairs, i: number, x: bigint): void {
  to[2 * i] = Number(x);
  to[2 * i + 1] = Number(x - BigInt(to[2 * i]));
}

function maximaOf({ systems, leaves, columns }: Problem, system: number): Maxima {
  const n = systems.leafCount[system];
  const group = new Int32Array(n);
  const weight = new Int32Array(n);
  const cases: Maxima['cases'] = [new Float64Array(2 * n), new Float64Array(2 * n)];
  systems.groups[system].forEach((g, index) =>
    g.leaves.forEach((l, i) => {
      const bit = leaves.bit[l];
      group[bit] = index;
      weight[bit] = columns.weight[leaves.column[l]];
      setPair(cases[0], bit, g.cases[0][i]);
      setPair(cases[1], bit, g.cases[g.cases.length - 1][i]);
    }),
  );
  return { group, weight, cases };
}
