import { mod } from '../../base/modular.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import type { IrFunction } from '../function.ts';
import { elementsIn } from './domain.ts';
import { formulaIn } from './formula.ts';
import type { Ring } from './relation.ts';

/** A pair of random points misses a dependence of degree d with a chance of some d/p; so many hardly do for any p. */
const PAIRS = 100;

/**
 * Parameters that the specification of `fn` does not depend on, as random numbers modulo p show; none without one.
 * Throws `input` if it cannot be evaluated: a name is unknown, or numbers of elements do not fit.
 */
export function idleParams(fn: IrFunction): string[] {
  const { spec } = fn;
  if (spec === undefined) return [];
  const p = spec.modulus;
  const rng = seeded(1, 'idle parameters');
  const formula = formulaIn(spec.relation, p, residuesModulo(p));
  const counts = new Map(fn.params.map(({ name, bounds }) => [name, elementsIn(bounds, spec).length]));
  const idle = new Set(counts.keys());
  for (let pair = 0; pair < PAIRS && (idle.size > 0 || pair === 0); pair++) {
    const point = new Map([...counts].map(([name, count]) => [name, randomResidues(rng, count, p)]));
    const before = formula((name) => point.get(name));
    for (const name of idle) {
      const moved = new Map(point).set(name, randomResidues(rng, counts.get(name) ?? 1, p));
      const after = formula((other) => moved.get(other));
      if (before.some((x, i) => x !== after[i])) idle.delete(name);
    }
  }
  return [...idle];
}

const residuesModulo = (p: bigint): Omit<Ring<bigint>, 'name'> => ({
  constant: (x) => mod(x, p),
  add: (a, b) => mod(a + b, p),
  sub: (a, b) => mod(a - b, p),
  mul: (a, b) => mod(a * b, p),
});

const randomResidues = (rng: Rng, count: number, p: bigint): bigint[] =>
  Array.from({ length: count }, () => rng.big(p.toString(2).length + 64) % p);
