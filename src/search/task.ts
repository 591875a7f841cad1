/** The interface of a search: its problem, evaluator and budget, and what it reports. */
import type { Clock } from '../base/io.ts';
import type { Rng } from '../base/rng.ts';
import type { Candidate, Problem } from '../codegen/candidate/candidate.ts';
import type { Mutation } from './mutations.ts';
import { Failure } from '../base/errors.ts';

const MIN_REST_MS = 500;

/** How long a search may run: by time, or by evaluations (then it is reproducible from the seed up to measurements). */
export type Budget =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'evaluations'; readonly count: number };

/** Reads `60s`, `5m`, `2h`, `1500ms` or a number of evaluations. Throws `input`, which names the option. */
export function parseBudget(text: string, option = '--budget'): Budget {
  const m = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim());
  const amount = m === null ? 0 : Number(m[1]);
  const unit = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
  const ms = amount * (unit[m?.[2] as keyof typeof unit] ?? 1);
  if (m === null || ms <= 0 || ms > MAX_BUDGET)
    throw new Failure('input', 'cannot read the search budget', {
      where: option,
      expected: `a time (60s, 5m, 2h) or a number of evaluations (20000)${m === null ? '' : BUDGETS}`,
      found: `'${text}'`,
    });
  return m[2] === undefined ? { kind: 'evaluations', count: Math.round(amount) } : { kind: 'time', ms };
}

/** Milliseconds or evaluations, in which there are no other numbers between two of them. */
const MAX_BUDGET = 3.6e12;
const BUDGETS = ', above 0 and up to 1000000h or 3600000000000 evaluations';

/** Milliseconds, or evaluations. */
export const amountOf = (budget: Budget): number => (budget.kind === 'time' ? budget.ms : budget.count);

/** The text of a budget ten times as large as that of `text`, e.g. `10m` for `60s`. Throws as `parseBudget` does. */
export function tenfold(text: string): string {
  const budget = parseBudget(text);
  if (budget.kind === 'evaluations') return String(10 * budget.count);
  const ms = Math.ceil(10 * budget.ms);
  const [unit, size] = (
    [
      ['m', 60_000],
      ['s', 1000],
    ] as const
  ).find(([, whole]) => ms % whole === 0) ?? ['ms', 1];
  return `${ms / size}${unit}`;
}

/** A part of a budget. */
export function scaled(budget: Budget, share: number): Budget {
  return budget.kind === 'time'
    ? { kind: 'time', ms: budget.ms * share }
    : { kind: 'evaluations', count: Math.max(1, Math.round(budget.count * share)) };
}

/** What is left of a budget; always a little, so that a search can end in order. */
export function remaining(budget: Budget, spent: { readonly evaluations: number; readonly seconds: number }): Budget {
  return budget.kind === 'time'
    ? { kind: 'time', ms: Math.max(Math.min(budget.ms, MIN_REST_MS), budget.ms - 1000 * spent.seconds) }
    : { kind: 'evaluations', count: Math.max(1, budget.count - spent.evaluations) };
}

/** A budget of time, cut to `leftMs` where that is less; half of it stays. */
export function within(budget: Budget, leftMs: number): Budget {
  return budget.kind === 'time' ? { kind: 'time', ms: Math.max(budget.ms / 2, Math.min(budget.ms, leftMs)) } : budget;
}

/** How much of a budget is used up. */
export class Meter {
  readonly budget: Budget;
  private readonly clock: Clock;
  private readonly startMs: number;
  evaluations = 0;

  constructor(budget: Budget, clock: Clock) {
    this.budget = budget;
    this.clock = clock;
    this.startMs = clock.nowMs();
  }

  get elapsedMs(): number {
    return this.clock.nowMs() - this.startMs;
  }

  /** Share of the budget used, from 0; 1 or more when it is spent. */
  get used(): number {
    return this.budget.kind === 'time' ? this.elapsedMs / this.budget.ms : this.evaluations / this.budget.count;
  }
}

/** A candidate together with the code it was lowered to. Immutable. */
export interface Solution {
  readonly candidate: Candidate;
  readonly code: Uint8Array;
  readonly hash: number;
  readonly instructions: number;
  /** Static bound in cycles. */
  readonly bound: number;
  /** Choice bits that influenced the code, per event. */
  readonly asked: Uint16Array;
}

/** How annealing begins; starts are good enough for a search that begins hot to lose what they have. */
export type Strategy = 'anneal-cool' | 'anneal';

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
  /** `anneal-cool` by default. */
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
  /** Called about ten times a second and at every new best; awaited, so that it may let signals in. */
  readonly onProgress?: (p: Progress, best: Solution) => Promise<void> | void;
  /** Called for every candidate that was wrong or crashed: the lowering has a bug. */
  readonly onWrong?: (s: Solution, race: Race) => void;
  /** Asked before a solution becomes the best one or a champion, unless it says no to the start already. */
  readonly admits?: (s: Solution) => Promise<boolean>;
  /** True ends the search soon, with the best so far. */
  readonly stopped?: () => boolean;
}

export type SearchOptions = SearchTask & SearchTools & SearchCompany;

/** Machine code of one candidate. The buffers belong to the generator and are valid until its next call. */
export interface Generated {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly instructions: number;
  /** Cycles that it takes at least, by port pressure alone. */
  readonly bound: number;
  /** Choice bits, per event, that influenced the code. */
  readonly asked: Uint16Array;
}

/** Turns candidates into machine code: a pure function, seen from here. */
export interface Generator {
  /** Null when the candidate cannot be lowered. */
  generate(candidate: Candidate): Generated | null;
  /** Says that the next candidates will be edits of this one, so that they may be made faster; changes none of them. */
  settle?(candidate: Candidate): void;
}

export interface Race {
  readonly verdict: 'ok' | 'wrong' | 'fault';
  /** What was wrong, for the reproducer. */
  readonly detail: string;
  readonly accepted: boolean;
  /** Candidate's time over the incumbent's; below 1 is faster. */
  readonly ratio: number;
}

/** Says whether code is right and how fast it is. Requests are answered in the order they are made. */
export interface Evaluator {
  /** Time spent testing and measuring so far, in milliseconds. */
  readonly busyMs: number;
  /** Later races are against this code. */
  setIncumbent(code: Uint8Array): void;
  /**
   * Tests the first `length` bytes of `code` and, if right, races them; accepted iff ratio <= limit. A hasty race is
   * shorter and less sure.
   */
  race(code: Uint8Array, length: number, limit: number, hasty?: boolean): Promise<Race>;
  /** Time of `a` over that of `b`, over `layouts` placements; null when one of them failed. */
  duel(a: Uint8Array, b: Uint8Array, layouts: number): Promise<number | null>;
  /**
   * Careful comparison of all codes over many placements: times relative to the first. Waits for a quiet core for
   * `waitMs` at most.
   */
  tournament(codes: readonly Uint8Array[], waitMs?: number): Promise<readonly number[]>;
}

/** What a search has done so far; counts. */
interface Counters {
  proposals: number;
  illegal: number;
  duplicates: number;
  /** Not raced because of their static bound. */
  hopeless: number;
  wrong: number;
  accepted: number;
  /** Better than the best, and not admitted. */
  refused: number;
  /** Candidates of other searches that came in, each code once. */
  immigrants: number;
  /** Of those, what cannot be lowered or is wrong. */
  turnedAway: number;
  /** Of those, what was better than the best, and gone on from. */
  adopted: number;
}

export const newCounters = (): Counters => ({
  proposals: 0,
  illegal: 0,
  duplicates: 0,
  hopeless: 0,
  wrong: 0,
  accepted: 0,
  refused: 0,
  immigrants: 0,
  turnedAway: 0,
  adopted: 0,
});

/** Snapshot for the status line, the checkpoint and the record. */
export interface Progress {
  readonly phase: string;
  /** Share of the budget used, 0 to 1. */
  readonly used: number;
  readonly elapsedMs: number;
  readonly evaluations: number;
  /** Time the worker spent testing and measuring. */
  readonly busyMs: number;
  readonly counters: Counters;
  readonly instructions: number;
  /** Time of the best over the time of the start, by a comparison made after it was chosen; NaN before the first. */
  readonly bestRatio: number;
  /** True when the best has just changed. */
  readonly isNewBest: boolean;
}
