import { setImmediate as letSignalsIn } from 'node:timers/promises';
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import type { Io } from '../../src/base/io.ts';
import { templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import { parse } from '../../src/ir/parse.ts';
import { median, quantile } from '../../src/bench/measure/statistics.ts';
import type { Candidate, Problem } from '../../src/codegen/candidate/candidate.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { parseBudget } from '../../src/search/task.ts';
import { search } from '../../src/search/search.ts';
import { type ResultRecord, functionSlug } from '../../src/bench/record.ts';
import type { TemplateSet } from '../../src/codegen/x86/templateSet.ts';
import { ModelProcessor } from './modelProcessor.ts';

/** A search is taken to last so long, whatever its budget: it exchanges as often as one of a minute does. */
const SEARCH_MS = 60_000;
/** Share of the budget from which on those exchange that do so late. */
const LATE = 0.5;

interface ModelledIslands {
  /** A stored result of the function to be searched anew. */
  readonly record: ResultRecord;
  /** 2, 4, … up to so many. */
  readonly workers: number;
  readonly rounds: number;
  /** Of each search, in evaluations, as `--budget` takes it. */
  readonly budget: string;
}

/** What the searches of one way found in each round: cost of the best. */
interface Row {
  readonly workers: number;
  readonly one: readonly number[];
  readonly apart: readonly number[];
  readonly islands: readonly number[];
  /** With exchange in the second half of the budget only. */
  readonly late: readonly number[];
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
  const { record, workers, rounds } = asked;
  const evaluations = evaluationsOf(asked);
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
  for (let n = 2; n <= workers; n *= 2) {
    rows.push({
      workers: n,
      one: await found(1, n * evaluations, 1),
      apart: await found(n, evaluations, 1),
      islands: await found(n, evaluations, 0),
      late: await found(n, evaluations, LATE),
    });
    io.note(`${n} workers`);
  }
  return modelText(asked, rows);
}

function evaluationsOf({ budget }: ModelledIslands): number {
  const parsed = parseBudget(budget);
  if (parsed.kind === 'evaluations') return parsed.count;
  throw new Failure('input', 'a model has no time', {
    where: '--budget',
    expected: 'a number of evaluations',
    found: budget,
  });
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
function modelText({ record, rounds, budget }: ModelledIslands, rows: readonly Row[]): string {
  const best = Math.min(...rows.flatMap(({ one, apart, islands, late }) => [...one, ...apart, ...islands, ...late]));
  const behind = (costs: readonly number[]): string => {
    const percent = costs.map((cost) => 100 * (cost / best - 1));
    const [low, high] = [0.25, 0.75].map((q) => quantile(percent, q).toFixed(1));
    return `${median(percent).toFixed(1)} % (${low}–${high})`;
  };
  const titles = ['workers', 'one, all evaluations', 'apart', 'islands', 'exchange in the second half'];
  return [
    `${functionSlug(record)}, ${rounds} rounds, ${budget} evaluations a worker: how much slower the best that was ` +
      'found is than the best of all, median (quartiles).',
    '',
    markdownTable(
      titles.map((title) => ({ title, align: 'right' }) as const),
      rows.map((row) => [`${row.workers}`, ...[row.one, row.apart, row.islands, row.late].map(behind)]),
    ),
  ].join('\n');
}
