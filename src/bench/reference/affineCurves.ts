/** The affine group laws of elliptic curves on big integers, against which formulas in other coordinates are tested. */
import { Failure } from '../../base/errors.ts';
import { inverse } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import type { Aliasing } from '../../ir/function.ts';

/** A point in affine coordinates. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

/** Edges of words and of the field that coordinates are drawn from now and then. */
const edges = (p: bigint): readonly bigint[] => [
  1n,
  2n,
  p - 1n,
  p - 2n,
  p >> 1n,
  2n ** 64n - 1n,
  2n ** 64n,
  2n ** 128n - 1n,
  2n ** 192n,
];
/** One coordinate in so many is an edge. */
const EDGE_EVERY = 6;

/**
 * The affine group laws of elliptic curves modulo a prime, by slopes and quotients: what formulas in other coordinates
 * must agree with. A curve constant that a formula does not use follows from the point that is drawn. Throws `input`
 * where a law has no answer (a quotient by zero).
 */
export class AffineCurves {
  readonly p: bigint;
  private readonly rng: Rng;

  constructor(p: bigint, rng: Rng) {
    this.p = p;
    this.rng = rng;
  }

  /** A coordinate, never zero. */
  draw(): bigint {
    const list = edges(this.p);
    return this.rng.below(EDGE_EVERY) === 0
      ? list[this.rng.below(list.length)]
      : 1n + (this.rng.big(640) % (this.p - 1n));
  }

  /** A random number below `limit`. */
  below(limit: number): number {
    return this.rng.below(limit);
  }

  point(): Point {
    return { x: this.draw(), y: this.draw() };
  }

  /** Any number below `limit` that is congruent to x. */
  anyForm(x: bigint, limit: bigint): bigint {
    const forms = (limit - 1n - x) / this.p + 1n;
    return x + BigInt(this.rng.below(Number(forms))) * this.p;
  }

  mod(x: bigint): bigint {
    return ((x % this.p) + this.p) % this.p;
  }

  divide(a: bigint, b: bigint): bigint {
    return this.mod(a * inverse(b, this.p));
  }

  /** a + b on y² = x³ + …, for different points. */
  chord(a: Point, b: Point): Point {
    const s = this.divide(b.y - a.y, b.x - a.x);
    return this.third(a, b, s, s * s);
  }

  /** 2q on y² = x³ + a x + b. */
  tangent(q: Point, a: bigint): Point {
    const s = this.divide(3n * q.x * q.x + a, 2n * q.y);
    return this.third(q, q, s, s * s);
  }

  /** 2q and 3q on B y² = x³ + A x² + x, B from q. */
  montgomery(q: Point, A: bigint): readonly [Point, Point] {
    const B = this.divide(q.x * q.x * q.x + A * q.x * q.x + q.x, q.y * q.y);
    const s = this.divide(3n * q.x * q.x + 2n * A * q.x + 1n, 2n * B * q.y);
    const double = this.third(q, q, s, B * s * s - A);
    const t = this.divide(double.y - q.y, double.x - q.x);
    return [double, this.third(q, double, t, B * t * t - A)];
  }

  /** The addition law of a x² + y² = 1 + d x² y². */
  edwards(q: Point, r: Point, a: bigint, d: bigint): Point {
    const e = d * q.x * r.x * q.y * r.y;
    return { x: this.divide(q.x * r.y + r.x * q.y, 1n + e), y: this.divide(q.y * r.y - a * q.x * r.x, 1n - e) };
  }

  /** The third point on the line through a and b of slope s, reflected. */
  private third(a: Point, b: Point, s: bigint, shift: bigint): Point {
    const x = this.mod(shift - a.x - b.x);
    return { x, y: this.mod(s * (a.x - x) - a.y) };
  }
}

/** What `draw` gives for the first points for which the affine law divides by nothing that is zero. */
export function untilAnswered<T>(draw: () => T): T {
  for (;;) {
    try {
      return draw();
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'input') throw error;
    }
  }
}

/**
 * Elements that go in, below the modulus, and a test of those that come out, which may be any that are congruent.
 */
interface FormulaTrial {
  readonly input: readonly bigint[];
  readonly agrees: (out: readonly bigint[]) => boolean;
}

/** What a formula computes, whatever its field. */
export interface FormulaShape {
  readonly name: string;
  /** In words, for tables. */
  readonly title: string;
  /** Elements that each array of operands has: points as a whole, factors one by one. */
  readonly inputs: readonly [number, ...number[]];
  readonly outputs: number;
  /**
   * What the results are congruent to, for operands below the modulus, in the names of word IR (ir/formula.ts); absent
   * where nothing is stated.
   */
  readonly relation?: string;
  /** Whether the result may take the place of operands: anywhere, only of a whole array, or not at all. */
  readonly aliasing: Aliasing;
  /** Draws one call. Throws `input` if the affine law has no answer for what was drawn: draw again. */
  readonly trial: (curves: AffineCurves) => FormulaTrial;
}
