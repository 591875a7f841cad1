import { functionSlug, type ResultRecord } from '../../src/bench/record.ts';
import type { IslandStep } from './simulateIslands.ts';

/** Into so many equal parts the course of every search is cut. */
export const PARTS = 60;
/** Searches that differ in nothing but their seed: fewer do not tell how much seeds scatter. */
export const MIN_SEARCHES = 5;

/** Single searches for one function by one program on one machine, with one budget. */
export interface SearchSeries {
  readonly name: string;
  /**
   * Of each search, after 0 to PARTS parts of its time: logarithm of the time of its best code so far over that of the
   * best code of the whole series.
   */
  readonly gaps: readonly (readonly number[])[];
}

/** The recorded series of enough searches that began anew and used their time. */
export function searchSeries(records: readonly ResultRecord[]): SearchSeries[] {
  const groups = new Map<string, ResultRecord[]>();
  for (const record of records) {
    const { options, effort, machine, revision, target } = record;
    const isWhole = options['resume'] === false && options['job'] === undefined && effort.stopped === 'time';
    if (!isWhole || record.history.length === 0) continue;
    const { budget, for: aim = 'throughput' } = options;
    const key = JSON.stringify([functionSlug(record), machine.slug, target, aim, revision, budget]);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()]
    .map(distinctSeeds)
    .filter((all) => all.length >= MIN_SEARCHES)
    .map(seriesOf);
}

const distinctSeeds = (all: readonly ResultRecord[]): ResultRecord[] =>
  all.filter(({ seed }, i) => all.findIndex((other) => other.seed === seed) === i);

function seriesOf(all: readonly ResultRecord[]): SearchSeries {
  const courses = all.map(courseOf);
  const best = Math.min(...courses.flat());
  const [first] = all;
  return {
    name: `${all.length} seeds, ${functionSlug(first)} on ${first.machine.slug}`,
    gaps: courses.map((course) => course.map((ratio) => Math.log(ratio / best))),
  };
}

/** What a search showed, in time: its trace, or its new bests where that is not recorded. */
export const shownRatios = ({
  trace,
  history,
}: ResultRecord): readonly { readonly seconds: number; readonly ratio: number }[] =>
  trace?.map(([, seconds, ratio]) => ({ seconds, ratio })) ?? history;

/** Best ratio so far after each part of a search. */
function courseOf(record: ResultRecord): number[] {
  const points = shownRatios(record);
  const { seconds } = record.effort;
  let [at, best] = [0, points[0].ratio];
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const until = (part / PARTS) * seconds;
    for (; at < points.length && (points[at].seconds <= until || part === PARTS); at++)
      best = Math.min(best, points[at].ratio);
    return best;
  });
}

/** What happened in each part of each search: by which factor the gap shrank, from where. */
export const stepsOf = (series: readonly SearchSeries[]): IslandStep[] =>
  series
    .flatMap(({ gaps }) => gaps)
    .flatMap((course) =>
      course
        .slice(0, PARTS)
        .map((gap, part) => ({ share: part / PARTS, gap, shrink: gap > 0 ? course[part + 1] / gap : 1 })),
    );
