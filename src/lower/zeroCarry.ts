import type { LeafGroup, Problem } from '../model/problem.ts';

/**
 * Proves carries zero.
 *
 * A value at weight w has been formed from a set of leaves. Setting all other leaves to zero changes
 * neither the value nor the carry it produces, and the sum of leaves is conserved by every addition:
 * so if the leaves of the set can sum to less than 2^(64(w+1)) at most, the addition has no carry.
 * Sets are bit masks (`words` 32-bit words each); answers are remembered, since a search asks the same
 * questions again and again.
 */
export class ZeroCarry {
  /** 32-bit words per mask, the same for every system of the problem. */
  readonly words: number;
  private readonly p: Problem;
  private readonly slots = 1 << 14;
  private readonly keys: Int32Array;
  private readonly answers: Int8Array;

  constructor(p: Problem) {
    this.p = p;
    this.words = Math.max(1, ...Array.from(p.systems.leafCount, n => (n + 31) >> 5));
    this.keys = new Int32Array(this.slots * (this.words + 1));
    this.answers = new Int8Array(this.slots).fill(-1);
  }

  /** True if an addition in `column` that forms a value from the leaves in masks[at .. at+words-1] has no carry. */
  holds(masks: Int32Array, at: number, column: number): boolean {
    const slot = this.slotOf(masks, at, column), base = slot * (this.words + 1);
    if (this.answers[slot] < 0 || !this.matches(base, masks, at, column)) {
      this.keys[base] = column;
      for (let i = 0; i < this.words; i++) this.keys[base + 1 + i] = masks[at + i];
      this.answers[slot] = this.prove(masks, at, column) ? 1 : 0;
    }
    return this.answers[slot] === 1;
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
    const { columns, systems } = this.p, system = columns.system[column];
    if (systems.positive[system] === 0) return false;
    let total = 0n;
    for (const g of systems.groups[system]) total += this.groupMaximum(g, masks, at);
    return total >> BigInt(64 * (columns.weight[column] + 1)) === 0n;
  }

  /** Largest sum that the leaves of `g` in the set can reach, over the cases of the group. */
  private groupMaximum(g: LeafGroup, masks: Int32Array, at: number): bigint {
    const { leaves, columns } = this.p;
    let best = 0n;
    for (const max of g.cases) {
      let sum = 0n;
      g.leaves.forEach((l, i) => {
        const bit = leaves.bit[l], k = leaves.column[l];
        if ((masks[at + (bit >> 5)] >> (bit & 31)) & 1) sum += max[i] << BigInt(64 * columns.weight[k]);
      });
      if (sum > best) best = sum;
    }
    return best;
  }
}
