import {
  functionSlug,
  judgedMode,
  machineSlug,
  resultSlug,
  type RecordedRace,
  type ResultRecord,
} from '../../bench/record.ts';
import { openClaim } from './readRecords.ts';
import type { HostMachine } from '../../bench/machine.ts';
import { modelRanges } from '../../bench/microarchitecture.ts';
import { TIMING_MODES } from '../../base/aims.ts';

/** Speed-up over the first opponent: in chained calls if that was searched for, else in independent ones. */
function speedupOf(record: ResultRecord, mode = judgedMode(record)): number {
  const [, opponent] = record.comparison.contestants;
  return (opponent[mode] ?? opponent.throughput).ratio.value;
}

const isOpen = ({ verdicts }: ResultRecord): boolean => openClaim(verdicts) !== null;

function isBetter(a: ResultRecord, b: ResultRecord): boolean {
  if (isOpen(a) !== isOpen(b)) return isOpen(b);
  if (a.comparison.contended !== b.comparison.contended) return b.comparison.contended;
  return speedupOf(a) > speedupOf(b);
}

const isRefuted = ({ verdicts }: ResultRecord): boolean => verdicts.some(({ kind }) => kind === 'refuted');

const keyOf = (record: ResultRecord): string => `${resultSlug(record)} ${machineSlug(record)}`;

const beatenBy = (record: ResultRecord): NonNullable<RecordedRace['throughput']> | undefined =>
  record.race?.[judgedMode(record)];

/** Those that did not lose the last race they took part in, in the mode they are judged by. */
export function unbeatenRecords(records: readonly ResultRecord[]): ResultRecord[] {
  const beaten = beatenCodes(records);
  return records.filter((record) => !beaten.has(`${keyOf(record)} ${record.code.sha256}`));
}

/**
 * What lost the last race it took part in, as key and hash of the code. A race is one run, and says more than ratios of
 * different runs; of one on a shared core there is none in the record.
 */
function beatenCodes(records: readonly ResultRecord[]): Set<string> {
  const beaten = new Set<string>();
  const races = records.filter((record) => beatenBy(record) !== undefined);
  for (const record of races.toSorted((a, b) => (a.time < b.time ? -1 : 1))) {
    for (const { code } of beatenBy(record) ?? []) beaten.add(`${keyOf(record)} ${code}`);
    beaten.delete(`${keyOf(record)} ${record.code.sha256}`);
  }
  return beaten;
}

/**
 * The best record of every function on every microarchitecture and for every target, by name, and apart from it the
 * best of those that were searched for latency. Speed-ups within a run are what is compared, for cycles of different
 * runs are not comparable. Code with a refuted claim is never best, nor code that lost a race (`merge`) since; code
 * that is not proved, or was measured on a shared core, only if there is nothing else. Of the same code the record with
 * most proofs counts; the earlier one wins a tie.
 * Code for latency that gains less of it than the code for throughput does is left out.
 */
export function bestRecords(records: readonly ResultRecord[]): ResultRecord[] {
  const best = new Map<string, ResultRecord>();
  const right = records.filter((record) => !isRefuted(record));
  for (const record of mostProved(unbeatenRecords(right))) {
    const key = keyOf(record);
    const known = best.get(key);
    if (known === undefined || isBetter(record, known)) best.set(key, record);
  }
  return [...best]
    .filter(([, record]) => !isNeedless(record, best))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, record]) => record);
}

/** One record of each code: of those on a quiet core, if there are any, the best one with most proofs. */
function mostProved(records: readonly ResultRecord[]): readonly ResultRecord[] {
  const proofsOf = ({ verdicts }: ResultRecord): number => verdicts.filter(({ kind }) => kind === 'proved').length;
  const byCode = new Map<string, ResultRecord>();
  for (const record of records) {
    const key = `${keyOf(record)} ${record.code.sha256}`;
    const known = byCode.get(key);
    const isAlike = known?.comparison.contended === record.comparison.contended;
    const more = known === undefined ? 1 : isAlike ? proofsOf(record) - proofsOf(known) : 0;
    if (known === undefined || more > 0 || (more === 0 && isBetter(record, known))) byCode.set(key, record);
  }
  return [...byCode.values()];
}

/** Whether code that was searched for latency is beaten in it by that for throughput of the same function. */
function isNeedless(record: ResultRecord, best: ReadonlyMap<string, ResultRecord>): boolean {
  if (judgedMode(record) !== 'latency') return false;
  const plain = best.get(`${functionSlug(record)} ${machineSlug(record)}`);
  if (plain === undefined || isOpen(plain) || plain.comparison.contended) return false;
  return speedupOf(plain, 'latency') >= speedupOf(record, 'latency');
}

type OnMachine = { readonly machine: Pick<HostMachine, 'slug' | 'vendor'> };

/**
 * Things that were found on some machines, those of the machine most like `here` first: of the same microarchitecture,
 * then of the latest one of the same maker, then of the latest one that there is. Those of one machine stay in order.
 */
export function nearestMachines<T extends OnMachine>(found: readonly T[], here: OnMachine['machine']): T[] {
  const names = modelRanges().map(({ name }) => name);
  const likeness = ({ machine: { slug, vendor } }: T): number =>
    (slug === here.slug ? 2 * names.length + 2 : 0) +
    (vendor === here.vendor ? names.length + 1 : 0) +
    names.lastIndexOf(slug);
  return found.toSorted((a, b) => likeness(b) - likeness(a));
}

/** The first of `nearestMachines`. */
export const nearestMachine = <T extends OnMachine>(found: readonly T[], here: OnMachine['machine']): T | undefined =>
  nearestMachines(found, here)[0];

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

/** The last race that tells its front: when it was (empty if never), and the codes in it, all and those on the front. */
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
