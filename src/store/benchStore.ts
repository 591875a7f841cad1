import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { jsonOf } from '../base/json.ts';
import { orSystemFailure } from '../base/systemFailure.ts';
import { withShortLock } from '../files/lock.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { comparisonSchema } from './record.ts';
import { writeAtomically } from './writeAtomically.ts';

/** What `bench --store` keeps of one function on one machine: ours against compilers and libraries in one run. */
const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
  seed: z.int().nonnegative(),
  /** Version of the ruler. */
  ruler: z.int().positive(),
  /** SHA-256 of our code, which is the first contestant. */
  code: z.string().regex(/^[0-9a-f]{64}$/),
  comparison: comparisonSchema,
  /** Package and version, or file, of each contestant, in the same order. */
  origins: z.array(z.string()),
});

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: z.string(),
  entries: z.record(z.string(), entrySchema),
});

export type BenchEntry = z.infer<typeof entrySchema>;

/** By function, e.g. `25519-mul`. */
export type BenchEntries = Readonly<Record<string, BenchEntry>>;

/** Below the folder of all results. */
export const BENCH_FOLDER = 'bench';

/** The file of one machine. */
const benchFile = (results: string, machine: string): string => join(results, BENCH_FOLDER, `${machine}.json`);

/** The comparisons in the text of such a file; `where` names it. Throws `input` for a file that does not parse. */
export function parseBench(text: string, where: string): { readonly machine: string; readonly entries: BenchEntries } {
  const parsed = fileSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new Failure('input', 'malformed comparisons', {
    where,
    found: z.prettifyError(parsed.error),
    hint: 'restore the file from git, or move it away',
  });
}

/**
 * Adds an entry or puts it in the place of an older one, in turn with other processes. Throws `input` if that fails,
 * e.g. on a full disk; the file then is as it was.
 */
export function addToBench(results: string, machine: string, key: string, entry: BenchEntry): string {
  const file = benchFile(results, machine);
  orSystemFailure(file, () => {
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => {
      const known = existsSync(file) ? parseBench(readFileSync(file, 'utf8'), file).entries : {};
      const entries = Object.fromEntries(
        Object.entries({ ...known, [key]: entry }).sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      writeAtomically(file, `${JSON.stringify({ schemaVersion: 1, machine, entries }, null, 1)}\n`);
    });
  });
  return file;
}
