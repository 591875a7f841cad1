/** Which of the stored records are best. */
import { functionSlug, judgedMode, machineSlug, resultSlug } from '../../bench/record.ts';
import type { RecordedRace, ResultRecord } from '../../bench/record.ts';
import { openClaim } from './readRecords.ts';
import type { HostMachine } from '../../bench/machine.ts';
import { modelRanges } from '../../bench/microarchitecture.ts';

/** Speed-up over the first contender: in chained calls if that was searched for, else in independent ones. */
export function speedupOf(record: ResultRecord, mode = judgedMode(record)): number {
  const [, contender] = record.comparison.contestants;
  return (contender[mode] ?? contender.throughput).ratio.value;
}

const isOpen = ({ verdicts }: ResultRecord): boolean => openClaim(verdicts) !== null;

function isBetter(a: ResultRecord, b: ResultRecord): boolean {
  if (isOpen(a) !== isOpen(b)) return isOpen(b);
  if (a.comparison.contended !== b.comparison.contended) return b.comparison.contended;
  return speedupOf(a) > speedupOf(b);
}

export const isRefuted = ({ verdicts }: ResultRecord): boolean => verdicts.some(({ kind }) => kind === 'refuted');

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
 * Code for latency that gains less of it than the code for throughput does is left out, and so is code of a source that
 * was another function then: other text, or other things stated of it.
 */
export function bestRecords(records: readonly ResultRecord[]): ResultRecord[] {
  const best = new Map<string, ResultRecord>();
  const right = latestFunctions(records).filter((record) => !isRefuted(record));
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

/** Those since the source became what it was when it was last read. */
function latestFunctions(records: readonly ResultRecord[]): readonly ResultRecord[] {
  const latest = new Map<string, ResultRecord[]>();
  for (const record of records.toSorted((a, b) => (a.time < b.time ? -1 : 1))) {
    const key = `${functionSlug(record)} ${machineSlug(record)}`;
    const before = latest.get(key) ?? [];
    latest.set(key, before.at(-1)?.bridgedSha256 === record.bridgedSha256 ? [...before, record] : [record]);
  }
  const current = new Set([...latest.values()].flat());
  return records.filter((record) => current.has(record));
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
