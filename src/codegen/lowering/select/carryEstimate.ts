/** Estimates whether a carry can occur, in floating point, before exact arithmetic is needed. */
import type { Problem } from '../../candidate/candidate.ts';

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
