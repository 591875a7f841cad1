import type { ResultRecord } from '../../src/bench/record.ts';
import type { PageRun } from './pageData.ts';

/** Runs that are shown beside that of the champion: the latest. */
const MAX_OTHERS = 7;
const MAX_POINTS = 80;

/** Courses of the searches for one function on one machine, that of the champion among them, oldest first. */
export function searchRuns(records: readonly ResultRecord[], champion: ResultRecord): PageRun[] {
  const others = records
    .filter((record) => record !== champion)
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
    .slice(-MAX_OTHERS);
  return [...others, champion]
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
    .map((record) => ({
      time: record.time,
      seed: record.seed,
      isChampion: record === champion,
      seconds: rounded(record.effort.seconds),
      evaluations: record.effort.evaluations,
      points: thinned(courseOf(record)).map(([evaluation, seconds, ratio]) => [
        evaluation,
        rounded(seconds),
        rounded(1 / ratio),
      ]),
    }));
}

type Point = readonly [evaluations: number, seconds: number, ratio: number];

/** The trace; of older records every new best. */
const courseOf = ({ trace, history }: ResultRecord): readonly Point[] =>
  trace ?? history.map(({ evaluation, seconds, ratio }) => [evaluation, seconds, ratio] as const);

/** Points that differ visibly on an axis of the logarithm of time, the first and the last among them. */
function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MAX_POINTS) return points;
  const place = ([, seconds]: Point): number => Math.log(Math.max(seconds, 1e-3));
  const first = place(points[0]);
  const step = (place(points[points.length - 1]) - first) / (MAX_POINTS - 2);
  const cells = new Map(points.map((point) => [Math.floor((place(point) - first) / step), point]));
  return [...new Set([points[0], ...cells.values(), points[points.length - 1]])];
}

const rounded = (value: number): number => Number(value.toPrecision(5));
