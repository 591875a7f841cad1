/**
 * Sample points of the inputs, which refute false bounds at once: a search for a proof takes longest where there is
 * none. Nothing is proved by points.
 */
import { greater, lesser } from '../../base/integers.ts';
import { seeded } from '../../base/rng.ts';
import type { Algebra } from './algebra.ts';
import type { Addend } from './combination.ts';
import { evaluatorAt } from './evaluate.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Poly } from './poly.ts';

/** Few carries are not both 0 and 1 at some of so many. */
const COUNT = 8;

/**
 * Draws numbers within a range; for most points, ends of the range are as likely as anything between: rare carries come
 * from there.
 */
function drawer(index: number): Point['draw'] {
  const rng = seeded(index, 'witness');
  const ends = index % 3 === 0 ? 0 : 4;
  return ({ lower, upper }) => {
    const near = [upper, upper, upper - 1n, lower][rng.below(ends * 2)] ?? null;
    return near !== null && near >= lower ? near : lower + (rng.big(bitsOf(upper - lower) + 64) % (upper - lower + 1n));
  };
}

const bitsOf = (x: bigint): number => x.toString(2).length;

interface Point {
  /** Values of the unknowns, drawn when first asked for. */
  readonly known: Map<string, bigint>;
  readonly draw: (range: Interval) => bigint;
  valueOf: (p: Poly) => bigint;
  /** Of the algebra when `valueOf` was made. */
  generation: number;
}

const NOWHERE = (): bigint => 0n;

export class Witnesses {
  private readonly algebra: Algebra;
  private points: readonly Point[];

  constructor(algebra: Algebra) {
    this.algebra = algebra;
    this.points = Array.from({ length: COUNT }, (_, i) => ({
      known: new Map(),
      draw: drawer(i),
      valueOf: NOWHERE,
      generation: -1,
    }));
  }

  /** Leaves the points at which p is within the range: for what is stated or assumed about inputs. */
  keep(p: Poly, { lower, upper }: Interval): void {
    this.points = this.points.filter((point) => {
      const value = this.valueAt(point, p);
      return lower <= value && value <= upper;
    });
  }

  /** The answer to `question`; the points that it drops come back. */
  restored<T>(question: () => T): T {
    const { points } = this;
    try {
      return question();
    } finally {
      this.points = points;
    }
  }

  /** The least and the greatest value of the sum at a point; null without points. */
  rangeOf(addends: readonly Addend[]): Interval | null {
    const values = this.points.map((point) =>
      addends.reduce((sum, { poly, factor }) => sum + factor * this.valueAt(point, poly), 0n),
    );
    return values.length === 0 ? null : { lower: values.reduce(lesser), upper: values.reduce(greater) };
  }

  /** The greatest one. */
  largest(addends: readonly Addend[]): bigint | null {
    return this.rangeOf(addends)?.upper ?? null;
  }

  private valueAt(point: Point, p: Poly): bigint {
    if (point.generation !== this.algebra.generation) this.renew(point);
    return point.valueOf(p);
  }

  private renew(point: Point): void {
    point.generation = this.algebra.generation;
    point.valueOf = evaluatorAt(this.algebra, (name, range) => {
      const value = point.known.get(name) ?? point.draw(range);
      point.known.set(name, value);
      return value;
    });
  }
}
