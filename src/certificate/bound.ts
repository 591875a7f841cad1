/** Upper bounds as the checker takes them, and what they are sought from. */
import { Failure } from '../base/errors.ts';
import type { Interval } from '../ir/interval.ts';
import type { Monomial, Poly, Unknown } from './poly.ts';

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
  /** By number. */
  readonly facts: readonly ReadonlyMap<number, Poly>[];
  readonly rangeOf: (m: Monomial) => Interval;
  /** By floor: the fact that the remainder is at least 0, before the one that it is at most its maximum. */
  readonly remainderOf: ReadonlyMap<Unknown, number>;
  /** Floors that the case at hand is about. */
  readonly decided: readonly Unknown[];
  readonly effort: Effort;
}

/** What is left for all questions together; each step of a linear program takes one, and so does each instruction. */
export interface Effort {
  steps: number;
  /** What to try where it does not do. */
  readonly hint?: string;
}

/** Throws `unsupported` when nothing is left. */
export function spend(effort: Effort): void {
  if (effort.steps-- > 0) return;
  const { hint } = effort;
  throw new Failure('unsupported', 'no certificate was found in the steps allowed', hint === undefined ? {} : { hint });
}
