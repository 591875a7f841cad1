import { z } from 'zod';
import { EntryFiles, type MachineEntries } from '../../src/engine/store/machineEntries.ts';
import { comparisonSummarySchema } from '../../src/bench/record.ts';

const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  seed: z.int().nonnegative(),
  budget: z.string(),
  /** Version of the measurement protocol; the first entries, of version 1, have none. */
  ruler: z.int().positive().default(1),
  /** SHA-256 of the code that both files assemble to. */
  code: z.string(),
  /** Ours from the GNU file first, ours from the NASM file second, then llc on the bridged IR, then the others. */
  comparison: comparisonSummarySchema,
});

export type TableEntry = z.infer<typeof entrySchema>;

/** Measurements of the table on one machine, by `<input> <function>`. */
export type TableEntries = MachineEntries<TableEntry>['entries'];

export const TABLE = new EntryFiles<TableEntry>('table', 'table', entrySchema);
