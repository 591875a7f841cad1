import { Failure } from '../base/errors.ts';
import type { Clock } from '../base/io.ts';

const MIN_REST_MS = 500;

/** How long a search may run: by time, or by evaluations (then it is reproducible from the seed up to measurements). */
export type Budget =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'evaluations'; readonly count: number };

/** Reads `60s`, `5m`, `2h`, `1500ms` or a number of evaluations. Throws `input`, which names the option. */
export function parseBudget(text: string, option = '--budget'): Budget {
  const m = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim());
  const amount = m === null ? 0 : Number(m[1]);
  if (m === null || amount <= 0 || amount > Number.MAX_SAFE_INTEGER) {
    throw new Failure('input', 'cannot read the search budget', {
      where: option,
      expected: 'a time (60s, 5m, 2h) or a number of evaluations (20000)',
      found: `'${text}'`,
    });
  }
  const unit = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
  return m[2] === undefined
    ? { kind: 'evaluations', count: Math.round(amount) }
    : { kind: 'time', ms: amount * unit[m[2] as keyof typeof unit] };
}

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
