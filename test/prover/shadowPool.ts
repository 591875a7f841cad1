import type { Rng } from '../../src/base/rng.ts';
import type { Algebra } from '../../src/prover/algebra/algebra.ts';
import type { Poly } from '../../src/prover/algebra/poly.ts';
import type { Words } from '../../src/prover/algebra/words.ts';

/** The algebra as loaded from somewhere: the real one, or one whose rules were altered. */
export interface AlgebraModules {
  readonly algebra: typeof import('../../src/prover/algebra/algebra.ts');
  readonly words: typeof import('../../src/prover/algebra/words.ts');
  readonly rules: typeof import('../../src/prover/algebra/ruleSets.ts');
  readonly bound: typeof import('../../src/prover/algebra/bound.ts');
  readonly assume: typeof import('../../src/prover/algebra/assume.ts');
  readonly modular: typeof import('../../src/prover/algebra/modular.ts');
  readonly evaluate: typeof import('../../src/prover/algebra/evaluate.ts');
  readonly sameNumber: typeof import('../../src/prover/algebra/sameNumber.ts');
}

const RANGES: readonly (readonly [bigint, bigint])[] = [
  [0n, 1n],
  [0n, 1n],
  [0n, 255n],
  [0n, 2n ** 64n - 1n],
  [0n, 2n ** 64n - 1n],
  [-1n, 0n],
  [5n, 9n],
  [-7n, 9n],
];
const FACTORS = [1n, 1n, -1n, 2n, 38n, -19n, 2n ** 64n, -(2n ** 64n), 2n ** 64n - 1n, 2n ** 32n + 977n];
const MASKS = [0n, 1n, 0xffn, 0xff00n, 2n ** 51n - 1n, 2n ** 64n - 1n, 0x5555n];
const MAX_MONOMIALS = 5;

/** A polynomial and the number it must be. */
export interface Shadowed {
  readonly poly: Poly;
  readonly value: bigint;
}

/** Polynomials with their numbers, and what may be drawn from them to compute with. */
export class ShadowPool {
  protected readonly m: AlgebraModules;
  protected readonly rng: Rng;
  protected readonly algebra: Algebra;
  protected readonly words: Words;
  protected readonly valueOf: (p: Poly) => bigint;
  protected readonly pool: Shadowed[];
  protected readonly selections: Shadowed[] = [];

  constructor(m: AlgebraModules, rng: Rng, round: number) {
    this.m = m;
    this.rng = rng;
    this.algebra = new m.algebra.Algebra();
    this.words = new m.words.Words(this.algebra, everyRuleSet(m)[round % everyRuleSet(m).length]);
    const point = new Map<string, bigint>();
    this.valueOf = m.evaluate.evaluatorAt(this.algebra, (name) => point.get(name) ?? 0n);
    this.pool = Array.from({ length: 8 }, (_, i) => {
      const [lower, upper] = RANGES[i];
      const edge = rng.below(3);
      const value = edge === 0 ? lower : edge === 1 ? upper : lower + (rng.big(70) % (upper - lower + 1n));
      point.set(`x${i}`, value);
      return { poly: this.algebra.input(`x${i}`, { lower, upper }), value };
    });
  }

  /** Long polynomials are checked but not built upon. */
  protected keep({ poly, value }: Shadowed): void {
    const resolved = this.algebra.resolve(poly);
    if (resolved.core.monomials.length <= MAX_MONOMIALS && this.degree(resolved) <= 2)
      this.pool.push({ poly: resolved, value });
  }

  protected degree(p: Poly): number {
    return Math.max(0, ...p.core.monomials.map((m) => this.algebra.monomials.atomsOf(m).length));
  }

  protected any(): Shadowed {
    return this.pool[
      this.rng.below(2) === 0 ? this.rng.below(this.pool.length) : Math.max(0, this.pool.length - 1 - this.rng.below(6))
    ];
  }

  protected factor(): bigint {
    return FACTORS[this.rng.below(FACTORS.length)];
  }

  /** A sum of a few products. */
  protected sum(): Shadowed {
    let poly = this.algebra.constant(0n);
    let value = 0n;
    for (let i = 0; i <= this.rng.below(4); i++) {
      const a = this.any();
      const other = this.rng.below(4) === 0 ? this.any() : null;
      const b = other !== null && this.degree(a.poly) + this.degree(other.poly) <= 2 ? other : null;
      const factor = this.factor();
      poly = this.algebra.combine(poly, b === null ? a.poly : this.words.multiply(a.poly, b.poly), factor);
      value += factor * a.value * (b?.value ?? 1n);
    }
    const constant = this.rng.below(3) === 0 ? this.factor() : 0n;
    return { poly: this.algebra.add(poly, this.algebra.constant(constant)), value: value + constant };
  }

  protected word(width: number): Shadowed {
    const s = this.any();
    return { poly: this.words.low(width, s.poly), value: BigInt.asUintN(width, s.value) };
  }

  protected mask(): bigint {
    return MASKS[this.rng.below(MASKS.length)];
  }

  /** A word, a bit, a mask made of one bit, a constant, or a selection with nothing on one side. */
  protected operand(): Shadowed {
    const bit = this.word(1);
    const constant = this.mask();
    switch (this.rng.below(6)) {
      case 0:
        return bit;
      case 1:
        return { poly: this.words.low(64, this.algebra.scale(bit.poly, -1n)), value: BigInt.asUintN(64, -bit.value) };
      case 2:
        return { poly: this.algebra.constant(constant), value: constant };
      case 3:
        return this.selections[this.rng.below(Math.max(1, this.selections.length))] ?? bit;
      default:
        return this.word(64);
    }
  }
}

const everyRuleSet = ({ rules }: AlgebraModules) => [
  ...new Set([...rules.PORTFOLIO, ...rules.NAMING_PORTFOLIO, ...rules.QUESTION_PORTFOLIO]),
];
