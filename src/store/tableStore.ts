import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { comparisonSchema } from './record.ts';
import { writeAtomically } from './writeAtomically.ts';

const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  seed: z.int().nonnegative(),
  budget: z.string(),
  /** SHA-256 of the code that both files assemble to. */
  code: z.string(),
  /** Ours from the GNU file first, ours from the NASM file second, then llc on the bridged IR, then the others. */
  comparison: comparisonSchema,
});

const fileSchema = z.strictObject({ schemaVersion: z.literal(1), machine: z.string(), entries: z.record(z.string(), entrySchema) });

export type TableEntry = z.infer<typeof entrySchema>;

/** Measurements of the table on one machine, by `<input> <function>`. */
export type TableEntries = Readonly<Record<string, TableEntry>>;

const fileOf = (results: string, machine: string): string => join(results, 'table', `${machine}.json`);

/** What is measured already. Throws `input` for a file that does not parse. */
export function readTable(results: string, machine: string): TableEntries {
  const file = fileOf(results, machine);
  if (!existsSync(file)) return {};
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data.entries;
  throw new Failure('input', 'malformed table', { where: file, found: z.prettifyError(parsed.error) });
}

/** Writes all entries; called after every one, so that an interrupted run goes on where it stopped. */
export function writeTable(results: string, machine: string, entries: TableEntries): void {
  writeAtomically(fileOf(results, machine), `${JSON.stringify({ schemaVersion: 1, machine, entries }, null, 1)}\n`);
}
