/** The evictions of an allocation, and the data by which they are decided. */
const START = 1024;

/**
 * The evictions of an allocation and what decided them: who was in a register, its next use, and its bonus.
 * Whoever allocates code with the same beginning asks whether they would be the same.
 */
export class Evictions {
  private count = 0;
  /**
   * Per eviction: the instruction that needed a register, the value that left one, and the end of its part of the lists
   * below.
   */
  private at = new Int32Array(START);
  private chosen = new Int32Array(START);
  private end = new Int32Array(START);
  private listed = 0;
  private value = new Int32Array(START);
  private use = new Int32Array(START);
  private bonus = new Int32Array(START);

  /** One of the values between which the next eviction decides. */
  consider(value: number, use: number, bonus: number): void {
    if (this.listed === this.value.length) this.growLists();
    this.value[this.listed] = value;
    this.use[this.listed] = use;
    this.bonus[this.listed++] = bonus;
  }

  /** Instruction `at` evicted `chosen`. */
  decide(at: number, chosen: number): void {
    if (this.count === this.at.length) this.grow();
    this.at[this.count] = at;
    this.chosen[this.count] = chosen;
    this.end[this.count++] = this.listed;
  }

  /**
   * First instruction that would evict another value if next uses from instruction `limit` on were those of `nextUse`;
   * `limit` if there is none.
   */
  firstChange(limit: number, nextUse: Int32Array): number {
    for (let e = 0; e < this.count && this.at[e] < limit; e++) {
      if (this.furthest(e, limit, nextUse) !== this.chosen[e]) return this.at[e];
    }
    return limit;
  }

  private furthest(e: number, limit: number, nextUse: Int32Array): number {
    const { value, use, bonus, end } = this;
    let best = -1;
    let bestDistance = -1;
    for (let i = e === 0 ? 0 : end[e - 1]; i < end[e]; i++) {
      const distance = (use[i] < limit ? use[i] : nextUse[value[i]]) + bonus[i];
      if (distance > bestDistance) {
        bestDistance = distance;
        best = value[i];
      }
    }
    return best;
  }

  /** Forgets the evictions from instruction `from` on; next uses from `limit` on become those of `nextUse`. */
  keep(from: number, limit: number, nextUse: Int32Array): void {
    while (this.count > 0 && this.at[this.count - 1] >= from) this.count--;
    this.listed = this.count === 0 ? 0 : this.end[this.count - 1];
    for (let i = 0; i < this.listed; i++) if (this.use[i] >= limit) this.use[i] = nextUse[this.value[i]];
  }

  private grow(): void {
    this.at = widen(this.at);
    this.chosen = widen(this.chosen);
    this.end = widen(this.end);
  }

  private growLists(): void {
    this.value = widen(this.value);
    this.use = widen(this.use);
    this.bonus = widen(this.bonus);
  }
}

function widen(a: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(2 * a.length);
  wide.set(a);
  return wide;
}
