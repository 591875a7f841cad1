import { ShadowPool, type Shadowed } from './shadowPool.ts';

/** A value, and how it came about. */
interface Step {
  readonly what: string;
  readonly result: Shadowed;
}

/** Steps with bits, with what is made of them, and with words of which parts stand side by side. */
export class ShadowParts extends ShadowPool {
  /** Bits of which it is known how they go together. */
  protected ofBits(): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [a, b] = [this.word(1), this.word(1)];
    const sum = a.value + b.value;
    if (rng.below(2) === 0) algebra.learn(algebra.add(a.poly, b.poly), sum / 2n, (sum + 3n) / 2n);
    else if (a.value <= b.value) algebra.learn(algebra.sub(a.poly, b.poly), -1n, 0n);
    const x = algebra.resolve(a.poly);
    const y = algebra.resolve(b.poly);
    switch (rng.below(5)) {
      case 4:
        return this.ofMasks();
      case 3: {
        const [m, n] = [this.mask(), this.mask()];
        return {
          what: 'or of multiples of a bit',
          result: { poly: words.or(algebra.scale(x, m), algebra.scale(x, n)), value: (m | n) * a.value },
        };
      }
      case 0:
        return { what: 'and of bits', result: { poly: words.and(x, y), value: a.value & b.value } };
      case 1:
        return { what: 'or of bits', result: { poly: words.or(x, y), value: a.value | b.value } };
      default:
        return { what: 'xor of bits', result: { poly: words.xor(64, x, y), value: a.value ^ b.value } };
    }
  }

  /** The top bit of a part of a word, or of bits that fill parts. */
  protected topOfPart(a: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [width, filled] = [8 << rng.below(3), 16 << rng.below(2)];
    const ones = 2n ** BigInt(filled) - 1n;
    const [b, c] = [this.word(1), this.word(1)];
    const masks = {
      poly: algebra.combine(algebra.scale(b.poly, ones), c.poly, ones << BigInt(filled)),
      value: ones * b.value + (ones << BigInt(filled)) * c.value,
    };
    const word = rng.below(2) === 0 ? a : masks;
    const at = width * rng.below(64 / width);
    const value = (word.value >> BigInt(at + width - 1)) & 1n;
    return { what: 'top of a part', result: { poly: words.topOfPart(width, at, word.poly), value } };
  }

  protected orOfBytes(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    return { what: 'or of bytes', result: { poly: this.words.or(a.poly, b.poly), value: a.value | b.value } };
  }

  /** A word whose lowest byte is its lowest bit. */
  protected withBit({ poly, value }: Shadowed): Shadowed {
    const { words, algebra } = this;
    const above = algebra.sub(poly, words.low(8, poly));
    return { poly: algebra.add(above, words.low(1, poly)), value: value - (value % 256n) + (value % 2n) };
  }

  /** A bit of the start or its opposite, as one unknown, or what is left to 1 of it. */
  private oneBit(): Shadowed {
    const { algebra, words, rng } = this;
    const [bit, negative] = [this.pool[rng.below(2)], this.pool[5]];
    const { poly, value } =
      rng.below(3) === 0 ? { poly: algebra.scale(negative.poly, -1n), value: -negative.value } : bit;
    return rng.below(2) === 0 ? { poly, value } : { poly: words.complement(poly), value: 1n - value };
  }

  /** Words full of copies of a bit, of the same length or not. */
  private ofMasks(): Step {
    const { words, algebra, rng } = this;
    const [b, c] = [this.oneBit(), this.oneBit()];
    const m = 2n ** BigInt(8 << rng.below(3)) - 1n;
    const n = rng.below(3) === 0 ? this.mask() : m;
    const [x, y] = [algebra.scale(b.poly, m), algebra.scale(c.poly, n)];
    if (rng.below(4) === 0) return this.orOfTwoBits();
    return rng.below(2) === 0
      ? { what: 'and of masks', result: { poly: words.and(x, y), value: (m * b.value) & (n * c.value) } }
      : { what: 'or of masks', result: { poly: words.or(x, y), value: (m * b.value) | (n * c.value) } };
  }

  /** 4·b + c, which is at most 5, or 5 less a bit. */
  private orOfTwoBits(): Step {
    const { words, algebra } = this;
    const [b, c, d] = [this.oneBit(), this.oneBit(), this.oneBit()];
    const poly = words.or(algebra.combine(c.poly, b.poly, 4n), algebra.sub(algebra.constant(5n), d.poly));
    return { what: 'or of two bits', result: { poly, value: (4n * b.value + c.value) | (5n - d.value) } };
  }

  /** A factor, once their product is known. */
  protected assumedOfProduct(): Step {
    const { algebra, rng } = this;
    const [x, y] = [this.pool[rng.below(8)], this.pool[rng.below(8)]];
    const value = x.value * y.value;
    algebra.learn(algebra.multiply(x.poly, y.poly), value, value);
    return { what: 'assumed of a product', result: { poly: algebra.resolve(x.poly), value: x.value } };
  }

  /** Words of two differences of short words each, joined bit by bit. */
  protected ofHalves(): Step {
    const { words, algebra, rng } = this;
    const width = 8 << rng.below(3);
    const size = 1n << BigInt(width);
    const half = (): Shadowed => {
      const [a, b] = [this.word(width), this.word(width)];
      return {
        poly: words.low(width, algebra.sub(a.poly, b.poly)),
        value: BigInt.asUintN(width, a.value - b.value),
      };
    };
    const whole = (): Shadowed => {
      const [low, high] = rng.below(3) === 0 ? [this.word(width), this.word(width)] : [half(), half()];
      return { poly: algebra.combine(low.poly, high.poly, size), value: low.value + size * high.value };
    };
    const [x, y] = [whole(), rng.below(4) === 0 ? this.constantWord() : whole()];
    return [
      () => ({ what: 'and of halves', result: { poly: words.and(x.poly, y.poly), value: x.value & y.value } }),
      () => ({ what: 'or of halves', result: { poly: words.or(x.poly, y.poly), value: x.value | y.value } }),
      () => ({ what: 'xor of halves', result: { poly: words.xor(64, x.poly, y.poly), value: x.value ^ y.value } }),
    ][rng.below(3)]();
  }

  private constantWord(): Shadowed {
    const value = this.mask();
    return { poly: this.algebra.constant(value), value };
  }
}
