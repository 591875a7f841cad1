import type { BenchEntries, BenchEntry } from '../../src/engine/store/machineEntries.ts';
import { type ResultRecord, resultSlug, machineSlug } from '../../src/bench/record.ts';
import type { BatchEntries } from './batchStore.ts';
import type { TableEntries } from './tableStore.ts';

/** Everything that tables and pages are made from; maps are by microarchitecture, in its order. */
export interface ResultSet {
  readonly records: readonly ResultRecord[];
  /** Ours against compilers and libraries (`bench --store`). */
  readonly bench: ReadonlyMap<string, BenchEntries>;
  /** Bridged implementations of other people (`table`). */
  readonly table: ReadonlyMap<string, TableEntries>;
  /** Whole functions, many calls at once (`batches`). */
  readonly batches: ReadonlyMap<string, BatchEntries>;
}

/** What `bench --store` kept of the code of a record; null if it kept nothing, or measured other code of ours. */
export function benchOf(record: ResultRecord, { bench }: Pick<ResultSet, 'bench'>): BenchEntry | null {
  const entry = bench.get(machineSlug(record))?.[resultSlug(record)];
  return entry?.code === record.code.sha256 ? entry : null;
}
