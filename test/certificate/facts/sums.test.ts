/** What is found of sums: by whole bounds of parts, and where parts have no single value but the sum has. */
import { expect, it } from 'vitest';
import { Context, boundByParts } from '../../../src/certificate/facts/context.ts';
import { add, constant, scale, settle, subtract, unknown, type Poly } from '../../../src/certificate/bounds/poly.ts';
import { Residues } from '../../../src/certificate/facts/residues.ts';
import { settledSums, withNamedSums } from '../../../src/certificate/facts/sums.ts';
import { Unknowns } from '../../../src/certificate/facts/unknowns.ts';

const [X, Y, Z] = [2, 3, 4];
const [x, y, z] = [X, Y, Z].map(unknown);
const RESIDUES = new Residues(97n);

/** Of X, Y and Z from 0 to 3, where X + Y is 1 in all samples. */
function contextWith(facts: readonly Poly[]): Context {
  const samples = [0n, 1n, 0n, 1n, 1n].map((value, i) => [0n, 0n, value, 1n - value, BigInt(i % 4)]);
  const unknowns = new Unknowns(5, samples, new Map(), new Set(), [], { steps: 1000 }, Infinity);
  const bounds = new Map([X, Y, Z].map((n) => [n, { lower: 0n, upper: 3n }]));
  return new Context(unknowns, bounds, new Map(facts.map((fact, i) => [i + 1, fact])));
}

it('a sum is bounded by its parts where each is rounded down', () => {
  const context = contextWith([subtract(constant(3n), scale(x, 2n)), subtract(constant(3n), scale(y, 2n))]);
  expect(context.upperBound(add(x, y), 2n).upper).toBe(3n);
  expect(boundByParts(context, [x, y], 2n)).toMatchObject({ upper: 2n, facts: [{ fact: 3 }, { fact: 4 }] });
  expect(context.unknowns.stated.map(({ kind }) => kind)).toEqual(['fact', 'fact']);
  expect(context.facts.get(3)).toEqual(subtract(constant(1n), x));
  expect(boundByParts(context, [x, y], 1n)).toBeNull();
});

const ONE = [subtract(add(x, y), constant(1n)), subtract(constant(1n), add(x, y))];
const OPEN = add(scale(add(x, y), -5n), scale(z, 3n));

it('a sum of open terms with one value gets a name, which takes its place', () => {
  const context = contextWith(ONE);
  expect(settledSums(context, OPEN, RESIDUES).map(({ kind }) => kind)).toEqual(['define', 'narrow', 'congruent']);
  const { rest, multiples } = withNamedSums(context, OPEN, RESIDUES);
  expect(settle(rest, context.bounds)).toEqual(add(scale(z, 3n), constant(-5n)));
  expect(multiples).toEqual([{ of: RESIDUES.constant(5n), congruence: 1 }]);
});

it('a sum that may have two values gets none, nor do opposite terms', () => {
  expect(settledSums(contextWith([ONE[0]]), OPEN, RESIDUES)).toEqual([]);
  expect(settledSums(contextWith(ONE), subtract(scale(x, 5n), scale(y, 5n)), RESIDUES)).toEqual([]);
});
