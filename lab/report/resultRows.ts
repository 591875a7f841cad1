import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { frontRecords } from '../merge/front.ts';
import { functionSlug, resultSlug, machineSlug } from '../../src/bench/record.ts';
import type { ComparisonSummary, RecordedVerdict, ResultRecord, Standing } from '../../src/bench/record.ts';
import type { ResultSet } from './resultSet.ts';
import { contenderKind, type ContenderKind } from '../../src/base/contenderName.ts';
import { standingKind } from '../../src/engine/report/standing.ts';

/** One contender in one mode of one stored comparison. Cycles of different comparisons must not be compared. */
export interface ResultRow {
  /** Which command measured it. */
  readonly source: 'optimize' | 'bench' | 'table';
  /** e.g. `25519-mul`; of a bridged implementation its input and function, e.g. `fiat-c/p256 mul`. */
  readonly function: string;
  readonly machine: string;
  /** Whether it is the best stored result of the function there; null of a bridged implementation. */
  readonly best: boolean | null;
  /** Whether no other stored code is as fast in both modes (Pareto set); null of a bridged implementation. */
  readonly front: boolean | null;
  /** SHA-256 of our code. */
  readonly code: string;
  readonly time: string;
  readonly seed: number;
  readonly mode: TimingMode;
  readonly ourCycles: number;
  readonly contender: string;
  readonly kind: ContenderKind;
  readonly contenderBytes: number;
  readonly contenderCycles: number;
  /** Time of the contender over ours, with its 95 % interval: above 1 we are faster. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Beyond the interval and the noise. */
  readonly standing: Standing['kind'];
  readonly noise: number;
  readonly layouts: number;
  readonly quietShare: number;
  /** The core was shared all the time: no claim may rest on this. */
  readonly contended: boolean;
  /** Claims with a proof, separated by `; `. */
  readonly proved: string;
}

type Head = Pick<ResultRow, 'source' | 'function' | 'machine' | 'best' | 'front' | 'code' | 'time' | 'seed' | 'proved'>;

/** Everything that is stored, one row a contender and mode: all records, not only the best. */
export function resultRows(results: ResultSet): ResultRow[] {
  const best = new Set(bestRecords(results.records));
  const front = frontRecords(results.records);
  const isUnbeaten = new Set(front);
  const own = results.records.flatMap((r) => rowsOf(headOf(r, best.has(r), isUnbeaten.has(r)), r.comparison, 1));
  const frontCodes = new Set(front.map(keyOf));
  const bestCodes = new Map([...best].map((r) => [`${resultSlug(r)} ${machineSlug(r)}`, r.code.sha256]));
  const bench = [...results.bench].flatMap(([machine, entries]) =>
    Object.entries(entries).flatMap(([slug, { time, seed, code, comparison }]) => {
      const isBest = bestCodes.get(`${slug} ${machine}`) === code;
      const isOnFront = frontCodes.has(`${slug.replace(/-for-latency$/, '')} ${machine} ${code}`);
      const known = { function: slug, machine, best: isBest, front: isOnFront, code, time, seed, proved: '' };
      return rowsOf({ source: 'bench', ...known }, comparison, 1);
    }),
  );
  return [...own, ...bench, ...bridgedRows(results)];
}

const keyOf = (r: ResultRecord): string => `${functionSlug(r)} ${machineSlug(r)} ${r.code.sha256}`;

/** Ours stands twice in front there, as assembled by two assemblers. */
const bridgedRows = ({ table }: ResultSet): ResultRow[] =>
  [...table].flatMap(([machine, entries]) =>
    Object.entries(entries).flatMap(([key, { time, seed, code, comparison }]) =>
      rowsOf(
        { source: 'table', function: key, machine, best: null, front: null, code, time, seed, proved: '' },
        comparison,
        2,
      ),
    ),
  );

const headOf = (record: ResultRecord, best: boolean, front: boolean): Head => ({
  source: 'optimize',
  function: resultSlug(record),
  machine: machineSlug(record),
  best,
  front,
  code: record.code.sha256,
  time: record.time,
  seed: record.seed,
  proved: provedClaims(record).join('; '),
});

/** Claims with a proof; one that was only tested does not appear here. */
export const provedClaims = ({ verdicts }: { readonly verdicts: readonly RecordedVerdict[] }): string[] =>
  verdicts.filter(({ kind }) => kind === 'proved').map(({ claim }) => claim);

/** `first`: index of the first contender. */
function rowsOf(head: Head, comparison: ComparisonSummary, first: number): ResultRow[] {
  const { contestants, noise, layouts, quietShare, contended } = comparison;
  const [ours] = contestants;
  return contestants.slice(first).flatMap((contender) =>
    TIMING_MODES.flatMap((mode): ResultRow[] => {
      const own = ours[mode];
      const timing = contender[mode];
      if (own === null || timing === null) return [];
      const { value, low, high } = timing.ratio;
      return [
        {
          ...head,
          mode,
          ourCycles: own.cycles,
          contender: contender.name,
          kind: contenderKind(contender.name),
          contenderBytes: contender.bytes,
          contenderCycles: timing.cycles,
          ratio: value,
          low,
          high,
          standing: standingKind(timing.ratio, noise),
          noise,
          layouts,
          quietShare,
          contended,
        },
      ];
    }),
  );
}
