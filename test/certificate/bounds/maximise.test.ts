import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bound } from '../../../src/certificate/bounds/bound.ts';
import { maximise } from '../../../src/certificate/bounds/maximise.ts';
import {
  add,
  combine,
  constant,
  evaluate,
  rangeOf,
  rangeOfMonomial,
  scale,
  subtract,
  unknown,
  ZERO,
  type Poly,
} from '../../../src/certificate/bounds/poly.ts';

const [X, Y, Z] = [2, 3, 4];
const bounds = new Map([X, Y, Z].map((n) => [n, { lower: 0n, upper: 10n }]));
function program(facts: readonly Poly[]) {
  const near = new Map(facts.map((fact, i) => [i + 1, fact] as const));
  return {
    facts: [near],
    near,
    rangeOf: (m: number) => rangeOfMonomial(m, bounds),
    remainderOf: new Map(),
    numbers: new Map<number, number>(),
    decided: [],
    areNamed: false,
    effort: { steps: 1000 },
  };
}

/** What the checker makes of a hint. */
function checked(p: Poly, { weight, facts }: Bound, known: readonly Poly[]): bigint {
  const sum = facts.reduce((q, { factor, fact }) => combine(q, known[fact - 1], factor), scale(p, weight));
  const { upper } = rangeOf(sum, bounds);
  return upper >= 0n ? upper / weight : -((-upper + weight - 1n) / weight);
}

describe('substitution of floors', () => {
  const [P, D, Q] = [3, 4, 5];
  const [y, p, d, q] = [2, P, D, Q].map(unknown);
  const rest = subtract(y, scale(p, 4n));
  /** What remains by p = floor(y/4), d = floor((y + p)/8) and q = floor((rest + 2 + 2d)/4), and that it is not more. */
  const remainders = [
    [rest, 3n],
    [subtract(add(y, p), scale(d, 8n)), 7n],
    [subtract(add(add(rest, constant(2n)), scale(d, 2n)), scale(q, 4n)), 3n],
  ] as const;
  const facts = remainders.flatMap(([r, most]) => [r, subtract(constant(most), r)]);
  const known = new Map([2, P, D, Q].map((n) => [n, { lower: n === D ? 1n : 0n, upper: n === D ? 1n : 10n }]));
  const inCase = (decided: readonly number[]) => ({
    ...program(facts),
    rangeOf: (m: number) => rangeOfMonomial(m, known),
    remainderOf: new Map([P, D, Q].map((n, i) => [n, 2 * i + 1])),
    decided,
  });

  it('leaves those alone that a case has decided', () => {
    expect(maximise(scale(q, -1n), inCase([D]), -1n, 0)).toMatchObject({ kind: 'bound', upper: -1n });
    expect(maximise(scale(q, -1n), inCase([]), -1n, 0)).toMatchObject({ kind: 'bound', upper: 0n });
  });
});

describe('facts about numbers of several words', () => {
  const [x, y] = [X, Y].map(unknown);
  /** y = floor(x/2), and x + 2y is at most 7. */
  const whole = add(x, scale(y, 2n));
  const facts = [
    whole,
    subtract(constant(7n), whole),
    subtract(x, scale(y, 2n)),
    add(constant(1n), subtract(scale(y, 2n), x)),
  ];
  const about = (numbers: Map<number, number>) => ({ ...program(facts), remainderOf: new Map([[Y, 3]]), numbers });

  it('are taken where all of the number is there', () => {
    const bound = { kind: 'bound', upper: 14n, facts: [{ factor: 2n, fact: 2 }] };
    expect(maximise(scale(whole, 2n), about(new Map([[Y, 1]])), 14n, 0)).toMatchObject(bound);
    expect(maximise(scale(whole, 2n), about(new Map()), 14n, 0)).not.toMatchObject(bound);
    expect(maximise(add(whole, y), about(new Map([[Y, 1]])), 7n, 0)).toMatchObject({ facts: [{ fact: 3 }] });
  });
});

describe('an upper bound from facts', () => {
  it('is that of intervals where no fact helps', () => {
    expect(maximise(unknown(X), program([]), 0n)).toEqual({ kind: 'bound', upper: 10n, weight: 1n, facts: [] });
  });

  it('combines facts with rational factors, and rounds down', () => {
    // 2x + y <= 12 and x + 3y <= 15 give x + y <= 8.4.
    const facts = [
      subtract(constant(12n), add(scale(unknown(X), 2n), unknown(Y))),
      subtract(constant(15n), add(unknown(X), scale(unknown(Y), 3n))),
    ];
    expect(maximise(add(unknown(X), unknown(Y)), program(facts), 0n)).toEqual({
      kind: 'bound',
      upper: 7n,
      weight: 5n,
      facts: [
        { factor: 2n, fact: 1 },
        { factor: 1n, fact: 2 },
      ],
    });
  });

  it('says which facts contradict each other', () => {
    const facts = [subtract(unknown(X), add(unknown(Y), constant(1n))), subtract(unknown(Y), unknown(X))];
    const found = maximise(unknown(X), program(facts), -1n);
    expect(found.kind).toBe('contradiction');
    const sum = found.facts.reduce((q, { factor, fact }) => combine(q, facts[fact - 1], factor), ZERO);
    expect(rangeOf(sum, bounds).upper).toBeLessThan(0n);
  });

  it('is what the checker computes from the hint, and holds wherever the facts do', () => {
    const coefficient = fc.bigInt({ min: -5n, max: 5n });
    const poly = fc
      .tuple(coefficient, coefficient, coefficient, fc.bigInt({ min: -20n, max: 20n }))
      .map(([x, y, z, c]) =>
        [scale(unknown(X), x), scale(unknown(Y), y), scale(unknown(Z), z)].reduce(add, constant(c)),
      );
    const value = fc.bigInt({ min: 0n, max: 10n });
    fc.assert(
      fc.property(
        poly,
        fc.array(poly, { maxLength: 6 }),
        fc.array(fc.tuple(value, value, value), { maxLength: 40 }),
        (p, facts, points) => {
          const found = maximise(p, program(facts), -1000n);
          for (const [x, y, z] of points) {
            const values = [0n, 0n, x, y, z];
            if (!facts.every((fact) => evaluate(fact, values) >= 0n)) continue;
            expect(found.kind).toBe('bound');
            if (found.kind === 'bound') expect(evaluate(p, values)).toBeLessThanOrEqual(found.upper);
          }
          if (found.kind === 'bound') expect(checked(p, found, facts)).toBe(found.upper);
        },
      ),
    );
  });

  it('needs no steps where floors are replaced by what they stand for', () => {
    // z is the floor of (x + 5y)/8, with the remainder as fact 1, and what it leaves to 7 as fact 2: z is at most 7.
    const remainder = subtract(add(unknown(X), scale(unknown(Y), 5n)), scale(unknown(Z), 8n));
    const facts = [remainder, subtract(constant(7n), remainder)];
    const known = { ...program(facts), remainderOf: new Map([[Z, 1]]), effort: { steps: 0 } };
    expect(maximise(unknown(Z), known, 7n)).toEqual({
      kind: 'bound',
      upper: 7n,
      weight: 8n,
      facts: [{ factor: 1n, fact: 1 }],
    });
  });
});
