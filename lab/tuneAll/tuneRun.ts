import { join } from 'node:path';
import { durationText } from '../../src/base/numberText.ts';
import { EXIT_CODE, Failure, type FailureKind } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import type { Io } from '../../src/base/io.ts';
import { reportedResults } from '../report/reportedResults.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { jsonLine } from '../../src/base/json.ts';
import { knownResults, type KnownResults } from '../report/knownStanding.ts';
import { parseBudget } from '../../src/search/task.ts';
import { functionSlug } from '../../src/bench/record.ts';
import { amountsOf, budgetText, nextAmount, nextRow, planJobs, type PlannedJob, type RowState } from './shareBudget.ts';
import type { RaceRunner } from './raceStored.ts';
import type { JobEnd, JobRunner } from './tuneJob.ts';
import type { TuneOptions } from './tuneOptions.ts';
import { tuneRows, type TuneRow } from './tuneRows.ts';
import { readState, spentOf, writeState, type TuneState } from './tuneState.ts';
import { changeText, tuneTable, type TunedRow } from './tuneTable.ts';
import { productFolder } from '../../src/engine/environment/places.ts';

/** Seeds of one budget are apart from those of the next by this. */
const SEEDS_APART = 100_000;

type Amounts = ReturnType<typeof amountsOf>;

/** What does the work. */
export interface TuneRunners {
  readonly optimize: JobRunner;
  readonly race: RaceRunner;
}

/** One call of `tune-all`: where it stands, and what it does until the budget is spent. */
export class TuneRun {
  readonly rows: readonly TuneRow[];
  readonly amounts: Amounts;
  state: TuneState;
  known: readonly KnownResults[];
  private readonly options: TuneOptions;
  private readonly io: Io;
  private readonly runners: TuneRunners;
  private readonly before: readonly KnownResults[];
  private readonly file: string;
  private isKept: boolean;
  private readonly failed = new Map<number, JobEnd>();

  private constructor(
    options: TuneOptions,
    io: Io,
    runners: TuneRunners,
    rows: readonly TuneRow[],
    known: readonly KnownResults[],
  ) {
    [this.options, this.io, this.runners, this.rows, this.known, this.before] = [
      options,
      io,
      runners,
      rows,
      known,
      known,
    ];
    const budget = parseBudget(options.budget);
    this.amounts = amountsOf(budget, rows.length);
    const { total, unit } = this.amounts;
    const titles = rows.map(({ title }) => title);
    const key = sha256(JSON.stringify([thisMachine().slug, titles, total, unit, options.seed]));
    const folder = options.out === undefined ? join(productFolder(io), 'tune-all') : io.results;
    this.file = join(folder, `tune-all-${key.slice(0, 12)}.json`);
    const { state, isKept } = readState(this.file, key, (text) => io.note(text));
    this.isKept = isKept;
    const isSpent = nextAmount(this.amounts, spentOf(state)) === 0;
    const isNew = state.jobs.length > 0 && (isSpent || options.again);
    this.state = isNew ? { ...state, rounds: state.rounds + 1, jobs: [] } : state;
  }

  /** Throws `input` for options that name nothing known, and for a budget that is too small. */
  static async begin(options: TuneOptions, io: Io, runners: TuneRunners): Promise<TuneRun> {
    requireOwnMachine('results of searches');
    const note = (text: string): void => io.note(text);
    parseBudget(options.budget);
    const rows = tuneRows(options, { root: io.root, slug: thisMachine().slug, note });
    return new TuneRun(options, io, runners, rows, await knownOf(rows, io));
  }

  /** The jobs that are left, as far as can be said now. */
  plan(): PlannedJob[] {
    return planJobs(this.states(), this.amounts, spentOf(this.state));
  }

  seedOf(job: number): number {
    return this.options.seed + SEEDS_APART * this.state.rounds + job;
  }

  /** Does one job after the other until nothing is left or it is interrupted, and prints what came of it. */
  async toEnd(): Promise<void> {
    const { io, options } = this;
    const done = this.state.jobs.length;
    if (done > 0) io.note(`tune-all: goes on after ${done} jobs; --again begins anew`);
    for (;;) {
      const row = nextRow(this.states());
      const amount = nextAmount(this.amounts, spentOf(this.state));
      if (row === null || amount === 0 || io.interrupted.aborted) break;
      await this.job(row, amount);
    }
    await this.raceStored();
    const rows = this.rows.map((_, i) => this.tuned(i));
    io.out(
      options.json
        ? jsonLine('tuned', { rows, interrupted: io.interrupted.aborted })
        : `\n${tuneTable(rows, io.width)}`,
    );
    if (io.interrupted.aborted) io.note('tune-all: interrupted; what was found is stored, and the same line goes on');
    this.requireNoneFailed();
  }

  /** Races what is stored of every function that was searched; that it cannot be raced takes nothing away. */
  private async raceStored(): Promise<void> {
    const { io, options } = this;
    const functions = [...new Set(this.rows.filter((row) => this.jobsOf(row).length > 0).map(functionSlug))];
    if (functions.length === 0 || io.interrupted.aborted) return;
    const end = await this.runners.race({ functions, cpu: options.cpu, json: options.json }, io);
    if (end.exitCode !== 0) io.note(`tune-all: what is stored could not be raced: ${end.message}`);
    this.known = await knownOf(this.rows, io);
  }

  private async job(row: number, amount: number): Promise<void> {
    const { io, options, rows } = this;
    const at = this.state.jobs.length;
    const { unit } = this.amounts;
    const budget = budgetText(amount, unit);
    const label = `[${at + 1}/${at + this.plan().length}] ${rows[row].title}`;
    io.status(`${label}: ${budget}`);
    const startMs = io.clock.nowMs();
    const resume = this.known[row].isSearched;
    const end = await this.runners.optimize(
      { row: rows[row], budget, seed: this.seedOf(at), cpu: options.cpu, resume, label },
      io,
    );
    const elapsedMs = io.clock.nowMs() - startMs;
    const outcome = io.interrupted.aborted ? 'interrupted' : end.exitCode === 0 ? 'stored' : 'failed';
    if (outcome === 'failed') this.failed.set(row, end);
    const spent = outcome !== 'interrupted' ? amount : unit === 'time' ? Math.min(amount, Math.round(elapsedMs)) : 0;
    this.keep({ ...this.state, jobs: [...this.state.jobs, { row: rows[row].title, amount: spent, outcome }] });
    const before = this.known[row].standing;
    this.known = await knownOf(rows, io);
    const after = this.known[row].standing;
    const what =
      outcome === 'failed' ? `FAILED (exit code ${end.exitCode}): ${end.message}` : changeText(before, after);
    const text = `${label}: ${budget}, ${durationText(elapsedMs)} in all: ${what}`;
    if (!options.json) return io.out(`${text}${outcome === 'interrupted' ? ' (interrupted)' : ''}`);
    const { title } = rows[row];
    io.out(jsonLine('job', { function: title, budget, outcome, before, after, message: end.message }));
  }

  /** A state that cannot be written is no reason to stop: what is stored counts anyway. */
  private keep(state: TuneState): void {
    this.state = state;
    if (!this.isKept) return;
    try {
      writeState(this.file, state);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.isKept = false;
      this.io.note(`tune-all goes on without a state file: ${this.file}: ${error.message}`);
    }
  }

  private states(): RowState[] {
    return this.rows.map((row, i) => ({
      jobs: this.jobsOf(row).length,
      isSearched: this.known[i].isSearched,
      ratio: this.known[i].standing?.ratio ?? null,
      isOut: this.failed.has(i),
    }));
  }

  /** One that was interrupted before it stored anything counts as none. */
  private jobsOf({ title }: TuneRow): TuneState['jobs'] {
    return this.state.jobs.filter(({ row, outcome }) => row === title && outcome === 'stored');
  }

  private tuned(i: number): TunedRow {
    const row = this.rows[i];
    const jobs = this.state.jobs.filter((job) => job.row === row.title);
    return {
      title: row.title,
      jobs: jobs.length,
      spent: budgetText(
        jobs.reduce((sum, { amount }) => sum + amount, 0),
        this.amounts.unit,
      ),
      before: this.before[i].standing,
      after: this.known[i].standing,
      failed: this.failed.get(i)?.message ?? null,
    };
  }

  private requireNoneFailed(): void {
    const [first] = this.failed;
    if (first === undefined) return;
    const [row, { exitCode, message }] = first;
    throw new Failure(kindOf(exitCode), `${this.failed.size} of ${this.rows.length} functions failed`, {
      where: this.rows[row].title,
      found: message,
      hint: 'the others are stored; the same line tries those that failed again',
    });
  }
}

/** Of a job that failed; its own bugs and crashes are no bug of this command. */
const kindOf = (exitCode: number): FailureKind =>
  (['input', 'wrong', 'unsupported'] as const).find((kind) => EXIT_CODE[kind] === exitCode) ?? 'tool';

async function knownOf(rows: readonly TuneRow[], io: Io): Promise<KnownResults[]> {
  const results = await reportedResults(true, io);
  return rows.map((row) => knownResults(results, row, row.aim));
}
