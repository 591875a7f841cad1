import type { Clock } from '../base/clock.ts';
import type { Rng } from '../base/rng.ts';
import type { Candidate } from '../codegen/candidate/candidate.ts';
import type { Problem } from '../codegen/candidate/problem.ts';
import type { Budget } from './budget.ts';
import type { Evaluator, Generator, Race } from './evaluator.ts';
import type { Mutation } from './mutations/mutation.ts';
import type { Progress } from './progress.ts';
import type { Solution, Strategy } from './strategies/strategy.ts';

/** What is searched, from where, and how long. */
export interface SearchTask {
  readonly problem: Problem;
  /** Where to begin: the initial candidate, or the champion of an earlier run. */
  readonly start: Candidate;
  /**
   * Candidates to begin with instead if one of them is faster; those that cannot be lowered or are wrong are left out.
   */
  readonly alternatives?: readonly Candidate[];
  readonly rng: Rng;
  readonly budget: Budget;
  readonly strategy?: Strategy;
}

/** What makes code of candidates, and what tests and times it. */
interface SearchTools {
  readonly generator: Generator;
  readonly evaluator: Evaluator;
  readonly clock: Clock;
  /** How many champions are kept for the final tournament; 12 by default. */
  readonly champions?: number;
  /** What may be changed; all mutations when absent. */
  readonly mutations?: readonly Mutation[];
}

/** Whom a search asks and tells while it goes on. */
interface SearchCompany {
  /** Candidates from elsewhere that join the final tournament; those that cannot be lowered are left out. */
  readonly contestants?: () => Promise<readonly Candidate[]>;
  /**
   * Candidates that other searches have found since it was asked last; asked at the start, and later every few
   * seconds. They are tested as alternatives are, and what is better than the best is gone on from.
   */
  readonly immigrants?: () => Promise<readonly Candidate[]>;
  /** Share of the budget from which on immigrants are asked for again; 0 if absent. */
  readonly exchangeFrom?: number;
  /** Called about ten times a second and at every new best; awaited, so that it may let signals in. */
  readonly onProgress?: (p: Progress, best: Solution) => Promise<void> | void;
  /** Called for every candidate that was wrong or crashed: the lowering has a bug. */
  readonly onWrong?: (s: Solution, race: Race) => void;
  /** Called for every candidate that a climb accepts. */
  readonly onAccepted?: (s: Solution) => void;
  /** Asked before a solution becomes the best one or a champion, unless it says no to the start already. */
  readonly admits?: (s: Solution) => Promise<boolean>;
  /** True ends the search soon, with the best so far. */
  readonly stopped?: () => boolean;
}

export type SearchOptions = SearchTask & SearchTools & SearchCompany;
