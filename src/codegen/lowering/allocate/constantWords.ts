/** A growing list of 64-bit constants as signed 32-bit halves, so that no BigInt is used per instruction. */
export class ConstantWords {
  low = new Int32Array(64);
  high = new Int32Array(64);
  private count = 0;

  /** Takes in what has been appended to `constants` since the last call; it must always be the same list. */
  read(constants: readonly bigint[]): void {
    if (constants.length > this.low.length) this.grow(2 * constants.length);
    for (; this.count < constants.length; this.count++) {
      const c = constants[this.count];
      this.low[this.count] = Number(BigInt.asIntN(32, c));
      this.high[this.count] = Number(BigInt.asIntN(32, c >> 32n));
    }
  }

  private grow(length: number): void {
    const { low, high } = this;
    this.low = new Int32Array(length);
    this.high = new Int32Array(length);
    this.low.set(low);
    this.high.set(high);
  }
}
