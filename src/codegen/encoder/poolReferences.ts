/** Where encoded code refers to its constant pool, relative to rip: offsets of the 32-bit displacements, in order. */
export class PoolReferences {
  private at = new Int32Array(64);
  private count = 0;

  /** The offset that was added last; -1 if there is none. */
  get last(): number {
    return this.count === 0 ? -1 : this.at[this.count - 1];
  }

  clear(): void {
    this.count = 0;
  }

  /** Forgets those from offset `end` on. */
  cut(end: number): void {
    while (this.count > 0 && this.at[this.count - 1] >= end) this.count--;
  }

  add(at: number): void {
    if (this.count === this.at.length) this.grow();
    this.at[this.count++] = at;
  }

  /** Adds `distance` to all displacements in `code`. */
  move(code: Uint8Array, distance: number): void {
    for (let i = 0; i < this.count; i++) addWord(code, this.at[i], distance);
  }

  /**
   * Takes over the references of `other` before offset `end`, whose code was copied `distance` further on, to `code`.
   */
  takeMoved(other: PoolReferences, end: number, distance: number, code: Uint8Array): void {
    for (let i = 0; i < other.count && other.at[i] < end; i++) {
      this.add(other.at[i] + distance);
      addWord(code, other.at[i] + distance, -distance);
    }
  }

  private grow(): void {
    const { at } = this;
    this.at = new Int32Array(2 * at.length);
    this.at.set(at);
  }
}

function addWord(code: Uint8Array, at: number, x: number): void {
  const word = (code[at] | (code[at + 1] << 8) | (code[at + 2] << 16) | (code[at + 3] << 24)) + x;
  code[at] = word;
  code[at + 1] = word >> 8;
  code[at + 2] = word >> 16;
  code[at + 3] = word >> 24;
}
