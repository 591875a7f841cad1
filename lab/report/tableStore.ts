import { z } from 'zod';
import {
  addEntry,
  entriesFile,
  entryMachines,
  parseEntries,
  readEntries,
  type EntryKind,
  type MachineEntries,
} from '../../src/engine/store/machineEntries.ts';
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

/** Below the folder of all results. */
export const TABLE_FOLDER = 'table';

const KIND: EntryKind<TableEntry> = { folder: TABLE_FOLDER, title: 'table', entry: entrySchema };

/** The file of one machine. */
export const tableFile = (results: string, machine: string): string => entriesFile(KIND, results, machine);

/** Machines of which there are measurements, by name. */
export const tableMachines = (results: string): string[] => entryMachines(KIND, results);

/** As `readEntries`. */
export const readTable = (results: string, machine: string): TableEntries => readEntries(KIND, results, machine);

/** As `parseEntries`. */
export const parseTableFile = (text: string, where: string): MachineEntries<TableEntry> =>
  parseEntries(KIND, text, where);

/** As `addEntry`. */
export const addToTable = (results: string, machine: string, key: string, entry: TableEntry): string =>
  addEntry(KIND, results, machine, key, entry);
