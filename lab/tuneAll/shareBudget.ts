import { Failure } from '../../src/base/errors.ts';
import type { Budget } from '../../src/search/task.ts';

/** A budget without its unit: milliseconds or evaluations. */
interface Amounts {
  readonly total: number;
  /** Of one job: at least and at most; the last one of a run may get up to twice the least. */
  readonly least: number;
  readonly slice: number;
  readonly unit: Budget['kind'];
}

/** A search of less is not worth what its compilers, proofs and comparison take. */
const LEAST = { time: 5000, evaluations: 10 } as const;
/** So long that what comes on top is little, so short that the next job can go where it is needed more. */
const MAX_SLICE = { time: 600_000, evaluations: 100_000 } as const;

/**
 * How much each job gets: half of an equal share, so that a second half can follow the gaps. Throws `input` if the
 * budget is too small for a single job.
 */
export function amountsOf(budget: Budget, rows: number): Amounts {
  const unit = budget.kind;
  const total = budget.kind === 'time' ? Math.floor(budget.ms) : budget.count;
  const least = LEAST[unit];
  if (total < least)
    throw new Failure('input', 'the budget is too small for a single job', {
      where: '--budget',
      expected: `at least ${budgetText(least, unit)}, and ${budgetText(least * rows, unit)} to reach all ${rows} rows`,
      found: budgetText(total, unit),
    });
  const slice = Math.min(MAX_SLICE[unit], Math.max(least, rounded(total / (2 * rows), unit)));
  return { total, least, slice, unit };
}

const rounded = (amount: number, unit: Budget['kind']): number =>
  unit === 'time' ? 1000 * Math.floor(amount / 1000) : Math.floor(amount);

/** What the next job gets when so much is spent; 0 if nothing is left that is worth a job. */
export function nextAmount({ total, least, slice }: Amounts, spent: number): number {
  const left = total - spent;
  if (left < least) return 0;
  return left - slice < least ? left : slice;
}

/** As `optimize --budget` reads it. */
export const budgetText = (amount: number, unit: Budget['kind']): string =>
  unit === 'evaluations' ? String(amount) : amount % 1000 === 0 ? `${amount / 1000}s` : `${amount}ms`;

/** A row as far as it matters for what comes next. */
export interface RowState {
  /** Jobs of this run. */
  readonly jobs: number;
  readonly isSearched: boolean;
  /** Time of the fastest known alternative over ours; null if nothing is known. */
  readonly ratio: number | null;
  /** A job of it failed: it gets no other one. */
  readonly isOut: boolean;
}

/** A row that takes 1.19 times as long as its contender gets twice the time of one that is level. */
const STEEPNESS = 4;

/**
 * The row that comes next: first, in order, those without a result; then shares of the time by the gap to the
 * fastest alternative, given out one by one (D'Hondt's method), so that a gap that does not close does not take it all.
 * Null if no row is left.
 */
export function nextRow(rows: readonly RowState[]): number | null {
  const first = rows.findIndex((row) => !row.isSearched && row.jobs === 0 && !row.isOut);
  if (first >= 0) return first;
  const claims = rows.map(({ isOut, ratio, jobs }) => (isOut ? 0 : (ratio ?? 1) ** -STEEPNESS / (jobs + 1)));
  const most = Math.max(...claims);
  return most > 0 ? claims.indexOf(most) : null;
}

/** One job of a plan. */
export interface PlannedJob {
  readonly row: number;
  readonly amount: number;
}

/** All jobs that are left if the gaps stay as they are. */
export function planJobs(rows: readonly RowState[], amounts: Amounts, spent: number): PlannedJob[] {
  const jobs: PlannedJob[] = [];
  let states = rows;
  for (let used = spent; ; ) {
    const row = nextRow(states);
    const amount = nextAmount(amounts, used);
    if (row === null || amount === 0) return jobs;
    jobs.push({ row, amount });
    used += amount;
    states = states.map((state, i) => (i === row ? { ...state, jobs: state.jobs + 1 } : state));
  }
}
