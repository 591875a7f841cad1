import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { type ResultRecord, type Standing, functionSlug, machineSlug } from '../../src/bench/record.ts';
import type { ResultSet } from './resultSet.ts';
import { answeredModes } from './answeredModes.ts';
import { hasMetOutsiders, fastestAlternative } from './fastestAlternative.ts';

/** The best code of a function on a machine for one mode, and the strongest it met there. */
export interface BestResult {
  /** E.g. `25519-mul`, also where other code was searched for latency. */
  readonly function: string;
  readonly machine: string;
  readonly mode: TimingMode;
  readonly record: ResultRecord;
  /** Null where nobody else was timed in this mode. */
  readonly strongest: Standing | null;
  /** Whether libraries or gcc took part. */
  readonly isAgainstLibraries: boolean;
}

/** One result for each function, machine and mode that was timed, by function and machine. */
export function bestResults(results: ResultSet): BestResult[] {
  const best = bestRecords(results.records);
  return best
    .flatMap((record) => answeredModes(record, best).map((mode) => ({ record, mode })))
    .filter(({ record, mode }) => record.comparison.contestants[0][mode] !== null)
    .map(({ record, mode }) => ({
      function: functionSlug(record),
      machine: machineSlug(record),
      mode,
      record,
      strongest: fastestAlternative(record, mode, results),
      isAgainstLibraries: hasMetOutsiders(record, results),
    }))
    .toSorted(
      (a, b) =>
        order(a.function, b.function) ||
        order(a.machine, b.machine) ||
        TIMING_MODES.indexOf(a.mode) - TIMING_MODES.indexOf(b.mode),
    );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Different values of one property, in order. */
export const namesOf = (results: readonly BestResult[], property: 'function' | 'machine'): string[] =>
  [...new Set(results.map((result) => result[property]))].sort();
