import { aimOf, machineSlug, resultSlug } from './resultFolder.ts';
import type { ResultRecord } from './record.ts';

/** Speed-up over the first opponent: in chained calls if that was searched for, else in independent ones. */
function speedupOf(record: ResultRecord): number {
  const { throughput, latency } = record.comparison.contestants[1];
  return (aimOf(record) === 'latency' ? (latency ?? throughput) : throughput).ratio.value;
}

function isBetter(a: ResultRecord, b: ResultRecord): boolean {
  if (a.comparison.contended !== b.comparison.contended) return b.comparison.contended;
  return speedupOf(a) > speedupOf(b);
}

/**
 * The best record of every function on every microarchitecture and for every target, by name, and apart from it the
 * best of those that were searched for latency. Speed-ups within a run
 * are what is compared, for cycles of different runs are not comparable. Code with a refuted claim is never best, code
 * measured on a shared core only if there is nothing else; the earlier record wins a tie.
 */
export function bestRecords(records: readonly ResultRecord[]): ResultRecord[] {
  const best = new Map<string, ResultRecord>();
  for (const record of records) {
    if (record.verdicts.some((verdict) => verdict.kind === 'refuted')) continue;
    const key = `${resultSlug(record)} ${machineSlug(record)}`;
    const known = best.get(key);
    if (known === undefined || isBetter(record, known)) best.set(key, record);
  }
  return [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}
