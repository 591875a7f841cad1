import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { jsonOf } from '../base/json.ts';
import { orSystemFailure } from '../base/systemFailure.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { withShortLock } from '../files/lock.ts';
import { comparisonSchema } from './record.ts';
import { writeAtomically } from './writeAtomically.ts';

const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  seed: z.int().nonnegative(),
  budget: z.string(),
  /** Version of the ruler; the first entries, of version 1, have none. */
  ruler: z.int().positive().default(1),
  /** SHA-256 of the code that both files assemble to. */
  code: z.string(),
  /** Ours from the GNU file first, ours from the NASM file second, then llc on the bridged IR, then the others. */
  comparison: comparisonSchema,
});

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: z.string(),
  entries: z.record(z.string(), entrySchema),
});

export type TableEntry = z.infer<typeof entrySchema>;

/** Measurements of the table on one machine, by `<input> <function>`. */
export type TableEntries = Readonly<Record<string, TableEntry>>;

/** Below the folder of all results. */
export const TABLE_FOLDER = 'table';

/** The file of one machine. */
export const tableFile = (results: string, machine: string): string => join(results, TABLE_FOLDER, `${machine}.json`);

/** Machines of which there are measurements, by name. */
export function tableMachines(results: string): string[] {
  const folder = dirname(tableFile(results, ''));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** What is measured already. Throws `input` for a file that does not parse. */
export function readTable(results: string, machine: string): TableEntries {
  const file = tableFile(results, machine);
  if (!existsSync(file)) return {};
  return parseTableFile(
    orSystemFailure(file, () => readFileSync(file, 'utf8')),
    file,
  ).entries;
}

/** The measurements in the text of such a file; `where` names it. Throws `input` for a file that does not parse. */
export function parseTableFile(
  text: string,
  where: string,
): { readonly machine: string; readonly entries: TableEntries } {
  const parsed = fileSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new Failure('input', 'malformed table', {
    where,
    found: z.prettifyError(parsed.error),
    hint: 'restore the file from git, or move it away',
  });
}

/**
 * Adds an entry or puts it in the place of an older one, in turn with other processes, so that an interrupted run
 * goes on where it stopped. Throws `input` if that fails, e.g. on a full disk; the file then is as it was.
 */
export function addToTable(results: string, machine: string, key: string, entry: TableEntry): void {
  const file = tableFile(results, machine);
  orSystemFailure(file, () => {
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => {
      const entries = { ...readTable(results, machine), [key]: entry };
      writeAtomically(file, `${JSON.stringify({ schemaVersion: 1, machine, entries }, null, 1)}\n`);
    });
  });
}
