import type { Rng } from '../../../src/base/rng.ts';
import { Builder } from '../../../src/ir/build.ts';
import type { Aliasing, IrFunction, Operand, Param, Term } from '../../../src/ir/function.ts';

const WORD = (1n << 64n) - 1n;

/** A random word-IR function of every kind of operation: far from field arithmetic, but legal. */
export function randomFunction(rng: Rng, name: string): IrFunction {
  const b = new Builder(name, { aliasing: (['any', 'equal', 'none'] satisfies Aliasing[])[rng.below(3)] });
  const g = new Growth(b, rng);
  for (const p of parameters(rng)) g.add(b.param(p));
  for (let i = 0, n = 3 + rng.below(10); i < n; i++) g.step();
  for (let r = 0, n = 1 + rng.below(2); r < n; r++)
    b.result(
      `out${r}`,
      Array.from({ length: 1 + rng.below(5) }, () => g.output()),
    );
  return b.finish();
}

function parameters(rng: Rng): Param[] {
  const arrays = Array.from(
    { length: 1 + rng.below(2) },
    (_, i): Param => ({
      name: `arg${i}`,
      shape: 'array',
      width: 64,
      bounds: Array.from({ length: 1 + rng.below(4) }, () => bounds(rng)),
    }),
  );
  return rng.below(3) === 0
    ? [...arrays, { name: 'bit', shape: 'scalar', width: 1, bounds: [{ lower: 0n, upper: 1n }] }]
    : arrays;
}

function bounds(rng: Rng): { lower: bigint; upper: bigint } {
  return {
    lower: rng.below(8) === 0 ? 1n : 0n,
    upper: rng.below(2) === 0 ? WORD : (1n << BigInt(8 + rng.below(56))) - 1n,
  };
}

class Growth {
  private readonly b: Builder;
  private readonly rng: Rng;
  private readonly words: Operand[] = [];
  private readonly bits: Operand[] = [];

  constructor(b: Builder, rng: Rng) {
    this.b = b;
    this.rng = rng;
  }

  /** Makes values available to later operations. */
  add(values: readonly Operand[]): void {
    for (const v of values) {
      this.words.push(v);
      if (this.b.range(v).upper <= 1n) this.bits.push(v);
    }
  }

  /** Prefers what was made last, so that functions are deep. */
  private word(): Operand {
    const { rng, words } = this;
    if (rng.below(8) === 0)
      return { kind: 'const', value: [0n, 1n, 19n, 38n, WORD, rng.big(64), rng.big(31), 1n << 63n][rng.below(8)] };
    return rng.below(2) === 0 ? words[rng.below(words.length)] : words[Math.max(0, words.length - 1 - rng.below(8))];
  }

  private bit(): Operand {
    const { rng, bits } = this;
    return bits.length === 0 || rng.below(6) === 0
      ? { kind: 'const', value: BigInt(rng.below(2)) }
      : bits[bits.length - 1 - rng.below(Math.min(3, bits.length))];
  }

  output(): Operand {
    return this.rng.below(4) === 0 ? this.bit() : this.word();
  }

  step(): void {
    const { b, rng } = this;
    const amount = 1 + rng.below(63);
    switch (rng.below(13)) {
      case 0:
      case 1:
      case 2:
        return this.products();
      case 3:
        return this.chain('addcarryx');
      case 4:
        return this.chain('subborrowx');
      case 5:
      case 6:
      case 7:
        return this.sum();
      case 8:
        return this.add([
          b.binary((['and', 'or', 'xor', 'add', 'sub', 'mul'] as const)[rng.below(6)], this.word(), this.word()),
        ]);
      case 9:
        return this.add([b.shift((['shl', 'shr', 'sar', 'ror'] as const)[rng.below(4)], this.word(), amount)]);
      case 10:
        return this.add([b.doubleShift(rng.below(2) === 0 ? 'shld' : 'shrd', this.word(), this.word(), amount)]);
      case 11:
        return this.add([b.cmovznz(this.bit(), this.word(), this.word()), b.unary('mask', this.bit())]);
      default:
        return this.add([b.unary((['not', 'eqz', 'bswap'] as const)[rng.below(3)], this.word())]);
    }
  }

  private products(): void {
    for (let i = 0, n = 1 + this.rng.below(4); i < n; i++) this.add(this.b.mulx(this.word(), this.word()));
  }

  private chain(kind: 'addcarryx' | 'subborrowx'): void {
    let carry = this.bit();
    for (let i = 0, n = 1 + this.rng.below(4); i < n; i++) {
      const [word, out] = this.b[kind](carry, this.word(), this.word());
      this.add([word]);
      carry = out;
    }
    this.add([carry]);
  }

  private sum(): void {
    const { rng } = this;
    const words = 1 + rng.below(4);
    const negative = rng.below(3) === 0;
    const terms = Array.from(
      { length: 2 + rng.below(8) },
      (): Term => ({
        sign: negative && rng.below(2) === 0 ? -1 : 1,
        column: rng.below(words),
        operand: this.word(),
      }),
    );
    const size = 1n << BigInt(64 * words);
    const total = terms.reduce((s, t) => s + (this.b.range(t.operand).upper << BigInt(64 * t.column)), 0n);
    const { words: out, borrow } = this.b.sum({ terms, words, borrow: negative && total < size && rng.below(2) === 0 });
    this.add([...out, borrow]);
  }
}
