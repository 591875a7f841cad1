import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { seeded } from '../../src/base/rng.ts';
import { reportedResults } from '../report/reportedResults.ts';
import type { Io } from '../../src/base/io.ts';
import { median, quantile } from '../../src/bench/measure/statistics.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { EXCHANGE_MS } from '../../src/search/immigration.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { MIN_SEARCHES, PARTS, searchSeries, stepsOf, type SearchSeries } from './islandTraces.ts';
import { simulateIslands, StepTable } from './simulateIslands.ts';

const WORKERS = [1, 2, 4, 8, 16, 32, 64];
const RUNS = 1000;
/** A search that is simulated has this time. */
const BUDGET_S = 60;
const PART_S = BUDGET_S / PARTS;
/** 1 % slower than the best. */
const TARGET = Math.log(1.01);
const MAX_BUDGETS = 500;
/** Between two exchanges: never, rarely, as searches do. */
const INTERVALS_S = [Infinity, 20, EXCHANGE_MS / 1000];
const BLOCK = 'islands';
const PAGE_COLUMNS = 120;

/**
 * Simulates searches that exchange their best from recorded single searches, and prints how long so many of them take
 * to the best; with `update` into the block of that document. Throws `input` if too few searches are recorded.
 */
export async function studyIslands(
  { all, update }: { readonly all: boolean; readonly update: string | undefined },
  io: Io,
): Promise<void> {
  const series = searchSeries((await reportedResults(all, io)).records);
  if (series.length === 0)
    throw new Failure('input', 'no series of searches is recorded that differ in their seeds alone', {
      expected: 'five seeds of one function, by one revision, with one budget of time',
    });
  printOrUpdate(islandsText(series), BLOCK, update, io);
}

/** Prints a text, or puts it into a block of a document if there is one. */
export function printOrUpdate(text: string, block: string, update: string | undefined, io: Io): void {
  if (update === undefined) return io.out(text);
  const file = resolve(io.cwd, update);
  const document = orSystemFailure(file, () => readFileSync(file, 'utf8'));
  writeAtomically(file, replaceGeneratedBlock(document, block, text, update));
  io.out(update);
}

/** The table, and how far the simulation is from what was recorded. */
export function islandsText(series: readonly SearchSeries[]): string {
  const table = new StepTable(stepsOf(series));
  const starts = series.flatMap(({ gaps }) => gaps.map(([first]) => first));
  const times = (islands: number, everyS: number): number[] => {
    const rng = seeded(1, `study/islands ${islands} ${everyS}`);
    const archipelago = { islands, exchangeEvery: everyS / PART_S, parts: PARTS, target: TARGET };
    const mostParts = MAX_BUDGETS * PARTS;
    return Array.from(
      { length: RUNS },
      () => PART_S * simulateIslands({ ...archipelago, mostParts }, starts, table, rng),
    );
  };
  const single = times(1, Infinity);
  const rows = WORKERS.map((n) => [
    `${n}`,
    ...INTERVALS_S.map((everyS) => {
      const found = times(n, everyS);
      return `${spread(found)} ${(median(single) / median(found)).toFixed(1)}×`;
    }),
  ]);
  const titles = INTERVALS_S.map((everyS) => (everyS === Infinity ? 'alone' : `exchange every ${everyS} s`));
  const columns = ['workers', ...titles].map((title) => ({ title, align: 'right' }) as const);
  const searches = series.reduce((sum, { gaps }) => sum + gaps.length, 0);
  return [
    folded(
      `Simulated seconds until one of so many searches of ${BUDGET_S} s is within 1 % of the best: median ` +
        `(quartiles) of ${RUNS} runs, and how many times as fast as one search.`,
    ),
    markdownTable(columns, rows),
    folded(
      `From ${searches} recorded searches: ${countedNames(series)}. ` +
        checkText(series, single, times(MIN_SEARCHES, Infinity)),
    ),
  ].join('\n\n');
}

/** In lines of a page. */
function folded(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length <= PAGE_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

function countedNames(series: readonly SearchSeries[]): string {
  const names = series.map(({ name }) => name);
  const count = (name: string): number => names.filter((other) => other === name).length;
  return [...new Set(names)].map((name) => `${count(name)} series of ${name}`).join('; ');
}

const spread = (x: readonly number[]): string =>
  `${seconds(median(x))} (${seconds(quantile(x, 0.25))}–${seconds(quantile(x, 0.75))})`;

const seconds = (s: number): string => s.toFixed(s < 10 ? 1 : 0);

/** What the recorded searches did, and the simulated ones that know nothing of each other. */
function checkText(series: readonly SearchSeries[], single: readonly number[], five: readonly number[]): string {
  const reached = (gaps: readonly number[]): number => {
    const part = gaps.findIndex((gap) => gap <= TARGET);
    return part < 0 ? Infinity : part * PART_S;
  };
  const recorded = series.flatMap(({ gaps }) => gaps.map(reached));
  const within = (x: readonly number[]): string =>
    `${Math.round((100 * x.filter((s) => s <= BUDGET_S).length) / x.length)} %`;
  const bests = series.map(({ gaps }) => Math.min(...gaps.slice(0, MIN_SEARCHES).map(reached)));
  return (
    `Of the recorded ones ${within(recorded)} got there in their budget, of the simulated ones ${within(single)}; ` +
    `the first of ${MIN_SEARCHES} recorded ones after ${seconds(median(bests))} s (median), the first of ` +
    `${MIN_SEARCHES} simulated ones after ${seconds(median(five))} s.`
  );
}
