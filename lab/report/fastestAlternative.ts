import type { TimingMode } from '../../src/base/aims.ts';
import type { ComparisonSummary, ResultRecord, Standing } from '../../src/bench/record.ts';
import { benchOf, type ResultSet } from './resultSet.ts';
import { contenderKind } from '../../src/base/contenderName.ts';
import { standingsOf } from '../../src/engine/report/standing.ts';

/** The run of the search that found this code, and that of `bench` with the very same code if one is stored. */
const comparisonsOf = (record: ResultRecord, results: ResultSet): ComparisonSummary[] =>
  [record.comparison, benchOf(record, results)?.comparison].filter((comparison) => comparison !== undefined);

/** The strongest of all contenders that met this code in one mode, in the run of its search or in that of `bench`. */
export function fastestAlternative(record: ResultRecord, mode: TimingMode, results: ResultSet): Standing | null {
  const standings = comparisonsOf(record, results).flatMap((comparison) =>
    standingsOf(comparison).filter((standing) => standing.mode === mode),
  );
  if (standings.length === 0) return null;
  return standings.reduce((a, b) => (b.ratio.value < a.ratio.value ? b : a));
}

/** Names of all contenders that met this code, each once. */
export const contendersOf = (record: ResultRecord, results: ResultSet): string[] => [
  ...new Set(comparisonsOf(record, results).flatMap(({ contestants }) => contestants.slice(1).map(({ name }) => name))),
];

/** Whether it is somebody else than the compilers that every search compares with. */
export const isOutsider = (name: string): boolean => !/^(llc|clang)/.test(contenderKind(name));

/** Whether this very code was compared with gcc or a library; llc and clang are in every record. */
export const hasMetOutsiders = (record: ResultRecord, results: ResultSet): boolean =>
  contendersOf(record, results).some(isOutsider);
