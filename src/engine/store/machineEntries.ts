import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { jsonOf } from '../../base/json.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { withShortLock } from '../../base/files/lock.ts';
import { readUnlinked, makeFolder } from '../../base/files/folders.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import { comparisonSummarySchema } from '../../bench/record.ts';

/** Measurements that are kept by name in a file for each machine. */
export interface EntryKind<E> {
  /** Below the folder of all results. */
  readonly folder: string;
  /** In words, for messages. */
  readonly title: string;
  readonly entry: z.ZodType<E>;
}

/** The measurements of one machine. */
export interface MachineEntries<E> {
  readonly machine: string;
  readonly entries: Readonly<Record<string, E>>;
}

/** The file of one machine. */
export const entriesFile = (kind: EntryKind<unknown>, results: string, machine: string): string =>
  join(results, kind.folder, `${machine}.json`);

/** Machines of which there are measurements, by name. */
export function entryMachines(kind: EntryKind<unknown>, results: string): string[] {
  const folder = dirname(entriesFile(kind, results, ''));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** What is measured already. Throws `input` for a file that does not parse. */
export function readEntries<E>(kind: EntryKind<E>, results: string, machine: string): MachineEntries<E>['entries'] {
  const file = entriesFile(kind, results, machine);
  if (!existsSync(file)) return {};
  return parseEntries(
    kind,
    orSystemFailure(file, () => readUnlinked(file)),
    file,
  ).entries;
}

/** The measurements in the text of such a file; `where` names it. Throws `input` for a file that does not parse. */
export function parseEntries<E>({ entry, title }: EntryKind<E>, text: string, where: string): MachineEntries<E> {
  const schema = z.strictObject({
    schemaVersion: z.literal(1),
    machine: z.string(),
    entries: z.record(z.string(), entry),
  });
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new Failure('input', `malformed ${title}`, {
    where,
    found: z.prettifyError(parsed.error),
    hint: 'restore the file from git, or move it away',
  });
}

/** Such a file: an entry a line, by name. */
function entriesText(machine: string, entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
  return `{"schemaVersion":1,"machine":${JSON.stringify(machine)},"entries":{\n${lines.join(',\n')}\n}}\n`;
}

/**
 * Adds an entry or puts it in the place of an older one, in turn with other processes, so that an interrupted run
 * goes on where it stopped; returns the file. Throws `input` if that fails, e.g. on a full disk; the file then is as
 * it was.
 */
export function addEntry<E>(kind: EntryKind<E>, results: string, machine: string, key: string, entry: E): string {
  const file = entriesFile(kind, results, machine);
  orSystemFailure(file, () => {
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => {
      const entries = { ...readEntries(kind, results, machine), [key]: kind.entry.parse(entry) };
      writeAtomically(file, entriesText(machine, entries), results);
    });
  });
  return file;
}

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
