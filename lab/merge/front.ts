import { functionSlug, machineSlug, type ResultRecord } from '../../src/bench/record.ts';
import { TIMING_MODES } from '../../src/base/aims.ts';
import { isRefuted, speedupOf } from '../../src/engine/store/bestRecords.ts';

/**
 * Of every function on every microarchitecture and for every target, the Pareto set of throughput and latency: the
 * latest record of each code that no other stored code beats in both. Whatever it was searched for counts. Between
 * codes that took part in the last race (`merge`), which times all in one run, that decides; else ratios of different
 * runs do.
 */
export function frontRecords(records: readonly ResultRecord[]): ResultRecord[] {
  const groups = new Map<string, ResultRecord[]>();
  for (const record of records) {
    const key = `${functionSlug(record)} ${machineSlug(record)}`;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].flatMap(frontOf);
}

/** The last race that tells its front: when it was (empty if never), its codes, and those of the front. */
interface LastRace {
  readonly time: string;
  readonly raced: ReadonlySet<string>;
  readonly front: ReadonlySet<string>;
}

/** Of the records of one function on one machine. */
export function lastRace(records: readonly ResultRecord[]): LastRace {
  const last = records.toSorted(byTime).findLast(({ race }) => race?.front !== undefined);
  const front = (last?.race?.front ?? []).map(({ code }) => code);
  const beaten = [last?.race?.throughput ?? [], last?.race?.latency ?? []].flat().map(({ code }) => code);
  return { time: last?.time ?? '', raced: new Set([...front, ...beaten]), front: new Set(front) };
}

function frontOf(records: readonly ResultRecord[]): ResultRecord[] {
  const latest = new Map(records.toSorted(byTime).map((record) => [record.code.sha256, record]));
  const { raced, front } = lastRace(records);
  const isRaced = ({ code }: ResultRecord): boolean => raced.has(code.sha256);
  const left = [...latest.values()].filter(
    (record) => (!isRaced(record) || front.has(record.code.sha256)) && !isRefuted(record),
  );
  const isBeaten = (a: ResultRecord, by: readonly ResultRecord[]): boolean =>
    by.some((b) => !(isRaced(a) && isRaced(b)) && beats(b, a));
  // Ratios of different runs need not fit together: what is beaten itself beats nothing.
  const unbeaten = left.filter((record) => !isBeaten(record, left));
  return left.filter((record) => !isBeaten(record, unbeaten));
}

const byTime = (a: ResultRecord, b: ResultRecord): number => (a.time < b.time ? -1 : Number(a.time > b.time));

/** In both modes at least as fast, in one faster, each against the compiler of its own run. */
function beats(a: ResultRecord, b: ResultRecord): boolean {
  const gains = TIMING_MODES.map((mode) => speedupOf(a, mode) - speedupOf(b, mode));
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}
