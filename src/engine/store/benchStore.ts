import { z } from 'zod';
import { addEntry, parseEntries, type EntryKind, type MachineEntries } from './machineEntries.ts';
import { comparisonSummarySchema } from '../../bench/record.ts';

/** What `bench --store` keeps of one function on one machine: ours against compilers and libraries in one run. */
const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
  seed: z.int().nonnegative(),
  /** Version of the measurement protocol. */
  ruler: z.int().positive(),
  /** SHA-256 of our code, which is the first contestant. */
  code: z.string().regex(/^[0-9a-f]{64}$/),
  comparison: comparisonSummarySchema,
  /** Package and version, or file, of each contestant, in the same order. */
  origins: z.array(z.string()),
});

export type BenchEntry = z.infer<typeof entrySchema>;

/** By function, e.g. `25519-mul`. */
export type BenchEntries = MachineEntries<BenchEntry>['entries'];

/** Below the folder of all results. */
export const BENCH_FOLDER = 'bench';

const KIND: EntryKind<BenchEntry> = { folder: BENCH_FOLDER, title: 'comparisons', entry: entrySchema };

/** As `parseEntries`. */
export const parseBench = (text: string, where: string): MachineEntries<BenchEntry> => parseEntries(KIND, text, where);

/** As `addEntry`. */
export const addToBench = (results: string, machine: string, key: string, entry: BenchEntry): string =>
  addEntry(KIND, results, machine, key, entry);
