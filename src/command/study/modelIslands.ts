import { setImmediate as letSignalsIn } from 'node:timers/promises';
import { seeded } from '../../base/rng.ts';
import type { Io } from '../../host/io.ts';
import { templateLibrary } from '../../host/templateLibrary.ts';
import { parse } from '../../ir/parse.ts';
import { median, quantile } from '../../measure/statistics.ts';
import type { Candidate } from '../../model/candidate.ts';
import { buildProblem } from '../../model/build.ts';
import { initialCandidate } from '../../model/initial.ts';
import type { Problem } from '../../model/problem.ts';
import { markdownTable } from '../../report/textTable.ts';
import { EXCHANGE_FROM } from '../../search/immigration.ts';
import { search } from '../../search/search.ts';
import type { ResultRecord } from '../../store/record.ts';
import { functionSlug } from '../../store/resultFolder.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { ModelProcessor } from './modelProcessor.ts';

/** A search is taken to last so long, whatever its budget: it exchanges as often as one of a minute does. */
const SEARCH_MS = 60_000;

interface ModelledIslands {
  /** A stored result of the function to be searched anew. */
  readonly record: ResultRecord;
  /** Numbers of workers, from 2. */
  readonly workers: readonly number[];
  readonly rounds: number;
  /** Of each search, in evaluations. */
  readonly evaluations: number;
}

/** What the searches of one way found in each round: cost of the best. */
interface Row {
  readonly workers: number;
  readonly one: readonly number[];
  readonly apart: readonly number[];
  /** With exchange all the time. */
  readonly early: readonly number[];
  readonly islands: readonly number[];
}

/** What several searches side by side share. */
interface Sea {
  readonly problem: Problem;
  readonly templates: TemplateSet;
  readonly evaluations: number;
  readonly seed: number;
  /** Share of the budget from which on they exchange; 1 if they know nothing of each other. */
  readonly exchangeFrom: number;
}

/**
 * Runs searches on a model of the processor, where measuring has no noise and costs nothing: so many side by side with
 * exchange and without, and one that has all of their evaluations. Nothing but the seeds decides what comes out.
 * Returns a Markdown table.
 */
export async function modelIslands(asked: ModelledIslands, io: Io): Promise<string> {
  const { record, workers, rounds, evaluations } = asked;
  const [problem, templates] = [buildProblem(parse(record.ir)), templateLibrary(io.root)];
  const found = async (n: number, amount: number, exchangeFrom: number): Promise<number[]> => {
    const costs: number[] = [];
    for (let seed = 1; seed <= rounds && !io.interrupted.aborted; seed++) {
      costs.push(await leastCost(n, { problem, templates, evaluations: amount, seed, exchangeFrom }));
      await letSignalsIn();
    }
    return costs;
  };
  const rows: Row[] = [];
  for (const n of workers) {
    rows.push({
      workers: n,
      one: await found(1, n * evaluations, 1),
      apart: await found(n, evaluations, 1),
      early: await found(n, evaluations, 0),
      islands: await found(n, evaluations, EXCHANGE_FROM),
    });
    io.note(`${n} workers`);
  }
  return modelText(asked, rows);
}

/** Of the best that so many searches side by side find, each with its own random numbers. */
async function leastCost(n: number, sea: Sea): Promise<number> {
  const shore = new Array<Candidate | null>(n).fill(null);
  const costs = await Promise.all(shore.map((_, i) => searched(i, shore, sea)));
  return Math.min(...costs);
}

/** Cost of what one of them finds; `shore` has the latest best of each. */
async function searched(i: number, shore: (Candidate | null)[], sea: Sea): Promise<number> {
  const { problem, evaluations, seed, exchangeFrom } = sea;
  const processor = new ModelProcessor(problem, sea.templates);
  const taken = new Set<Candidate>();
  const arrivals = async (): Promise<readonly Candidate[]> => {
    const fresh = shore.flatMap((c, at) => (at === i || c === null || taken.has(c) ? [] : [c]));
    for (const candidate of fresh) taken.add(candidate);
    return fresh;
  };
  const { best } = await search({
    ...{ problem, start: initialCandidate(problem), generator: processor, evaluator: processor },
    rng: seeded(seed, `study/model ${i} of ${shore.length}`),
    clock: { nowMs: () => (processor.races * SEARCH_MS) / evaluations },
    budget: { kind: 'evaluations', count: evaluations },
    onProgress: ({ isNewBest }, { candidate }) => {
      if (isNewBest) shore[i] = candidate;
    },
    ...(exchangeFrom < 1 ? { immigrants: arrivals, exchangeFrom } : {}),
  });
  return processor.costOf(best.code);
}

/** The table: how far what was found is behind the best of all, in the middle. */
export function modelText({ record, rounds, evaluations }: ModelledIslands, rows: readonly Row[]): string {
  const best = Math.min(...rows.flatMap(({ one, apart, early, islands }) => [...one, ...apart, ...early, ...islands]));
  const behind = (costs: readonly number[]): string => {
    const percent = costs.map((cost) => 100 * (cost / best - 1));
    const [low, high] = [0.25, 0.75].map((q) => quantile(percent, q).toFixed(1));
    return `${median(percent).toFixed(1)} % (${low}–${high})`;
  };
  const wins = ({ one, islands }: Row): number => islands.filter((cost, i) => cost < one[i]).length;
  const titles = ['workers', 'one, all evaluations', 'apart', 'exchange from the start', 'islands', 'better than one'];
  return [
    `${functionSlug(record)} on a model of the processor, ${rounds} rounds, ${evaluations} evaluations a worker: how far ` +
      'the best that was found is behind the best of all, median (quartiles).',
    '',
    markdownTable(
      titles.map((title) => ({ title, align: 'right' }) as const),
      rows.map((row) => [
        `${row.workers}`,
        ...[row.one, row.apart, row.early, row.islands].map(behind),
        `${wins(row)} of ${row.one.length}`,
      ]),
    ),
  ].join('\n');
}
