/** Upper bounds in the form of the checker, and how they are searched for. */
import type { Interval } from '../../ir/interval.ts';
import { floorDivide } from '../../prover/algebra/interval.ts';
import { combine, rangeOf, scale, settle, ZERO, type Monomial, type Poly, type Unknown } from './poly.ts';

/** weight·p + Σ factor·fact is at most `upper`·weight by interval arithmetic; weight > 0, factors > 0. */
export interface Bound {
  readonly kind: 'bound';
  readonly upper: bigint;
  readonly weight: bigint;
  readonly facts: Combination;
}

/** Σ factor·fact, factors > 0. */
export type Combination = readonly { readonly factor: bigint; readonly fact: number }[];

/** Facts whose combination is below 0 by interval arithmetic. */
export interface Contradiction {
  readonly kind: 'contradiction';
  readonly facts: Combination;
}

/** The case at hand cannot occur: these facts contradict each other. */
export class Absurd extends Error {
  readonly facts: Combination;
  constructor(facts: Combination) {
    super('a case that cannot occur');
    this.facts = facts;
  }
}

export interface Program {
  /** By number; behind the facts themselves, their products. */
  readonly facts: readonly ReadonlyMap<number, Poly>[];
  /** Of the facts themselves, those that a linear program may take up; substitution knows all. */
  readonly near: ReadonlyMap<number, Poly>;
  readonly rangeOf: (m: Monomial) => Interval;
  /** By floor: the fact that the remainder is at least 0, before the one that it is at most its maximum. */
  readonly remainderOf: ReadonlyMap<Unknown, number>;
  /** By the newest unknown: facts that numbers of several words are at least and, the next fact, at most something. */
  readonly numbers: ReadonlyMap<Unknown, number>;
  /** Floors that the case at hand is about. */
  readonly decided: readonly Unknown[];
  /** Whether some floors are names, whose facts are equalities. */
  readonly areNamed: boolean;
  readonly effort: Effort;
}

/** What is left for all questions together; each step of a linear program takes one, and so does each instruction. */
export interface Effort {
  steps: number;
  /** What to try where it does not do. */
  readonly hint?: string;
  /** The farthest instruction that the code was followed to, counted from 0. */
  reached?: number;
}

/** Nothing is left. */
export class OutOfSteps extends Error {}

/** Throws `OutOfSteps` when nothing is left. */
export function spend(effort: Effort): void {
  if (effort.steps-- <= 0) throw new OutOfSteps();
}

/** The bound of p as the checker takes it, which replaces unknowns that can have only one value. */
export function checkedBound(
  p: Poly,
  { kind, weight, facts }: Bound,
  known: Program['facts'],
  bounds: ReadonlyMap<Unknown, Interval>,
): Bound {
  const polyOf = (fact: number): Poly => known.map((some) => some.get(fact)).find((f) => f !== undefined) ?? ZERO;
  const sum = facts.reduce((s, { factor, fact }) => combine(s, polyOf(fact), factor), scale(p, weight));
  return { kind, weight, facts, upper: floorDivide(rangeOf(settle(sum, bounds), bounds).upper, weight) };
}
