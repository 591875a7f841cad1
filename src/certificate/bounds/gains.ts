/** Estimates by how much a violated fact lowers a bound; rounded, because only the order of facts depends on it. */
import { roundedRow, ROUNDING } from './rows.ts';
import type { Vertex } from './vertex.ts';

/** What a step of the linear program lowers. */
export interface Gain {
  readonly first: number;
  readonly second: number;
}

export const isGreater = (a: Gain, b: Gain): boolean =>
  Math.abs(a.first - b.first) > ROUNDING * (a.first + b.first) ? a.first > b.first : a.second > b.second;

interface Point extends Gain {
  readonly v: number;
  readonly size: number;
  readonly ratio: number;
}

type Terms = readonly (readonly [number, number])[];

/**
 * The gain of a fact that is violated by `left` > 0, where `costOf` is what a variable costs; both parts are infinite
 * where facts seem to contradict each other.
 */
export function gainOf(fact: Terms, left: number, vertex: Vertex, costOf: (v: number) => Gain): Gain {
  let [first, second, open] = [0, 0, left];
  for (const { v, size, first: cost, second: other } of points(fact, vertex, costOf)) {
    const reach = v < 0 ? Infinity : size * Number(vertex.widthOf(v));
    const part = Math.min(open, reach) / size;
    first += part * cost;
    second += part * other;
    open -= reach;
    if (open <= 0) return { first, second };
  }
  return { first: Infinity, second: Infinity };
}

/** The variables that can make the fact greater, the cheapest first. */
function points(fact: Terms, { basis, atUpper }: Vertex, costOf: (v: number) => Gain): Point[] {
  const found: Point[] = [];
  for (const [v, c] of inBasis(fact, basis)) {
    if (c > 0 === (v > 0 && atUpper.has(v))) continue;
    const size = Math.abs(c);
    const cost = costOf(v);
    found.push({ v, size, ratio: cost.first / size, ...cost });
  }
  return found.sort((a, b) => a.ratio - b.ratio || a.second * b.size - b.second * a.size);
}

/** The fact in variables outside of the basis, without what is left of those that cancel. */
function inBasis(fact: Terms, basis: Vertex['basis']): Terms {
  const sums = new Map<number, { sum: number; size: number }>();
  const add = (v: number, c: number): void => {
    const known = sums.get(v);
    if (known === undefined) sums.set(v, { sum: c, size: Math.abs(c) });
    else {
      known.sum += c;
      known.size += Math.abs(c);
    }
  };
  for (const [m, c] of fact) {
    const row = basis.get(m);
    if (row === undefined) add(m, c);
    else for (const [v, d] of roundedRow(row)) add(v, c * d);
  }
  return [...sums].flatMap(([v, { sum, size }]) => (Math.abs(sum) > size * ROUNDING ? [[v, sum] as const] : []));
}
