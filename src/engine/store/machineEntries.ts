/** Stores measurements in one JSON file per machine. */
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

/** What is kept in a file of JSON for each machine, in a folder below that of all results. */
export class MachineFiles<F> {
  /** Below the folder of all results. */
  readonly folder: string;
  private readonly title: string;
  private readonly schema: z.ZodType<F>;
  private readonly textOf: (contents: F) => string;

  /** `title`: in words, for messages. */
  constructor(folder: string, title: string, schema: z.ZodType<F>, textOf: (contents: F) => string) {
    this.folder = folder;
    this.title = title;
    this.schema = schema;
    this.textOf = textOf;
  }

  /** The file of one machine, by its slug. */
  file(results: string, machine: string): string {
    return join(results, this.folder, `${machine}.json`);
  }

  /** Slugs of the machines of which there is something in any of these folders of results, in order. */
  machines(places: readonly string[]): string[] {
    const folders = places.map((results) => join(results, this.folder)).filter((folder) => existsSync(folder));
    const files = folders.flatMap((folder) => readdirSync(folder));
    return [...new Set(files.flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []))].sort();
  }

  /** Contents of the file of one machine, null if there is none. Throws `input` for a file that does not parse. */
  contents(results: string, machine: string): F | null {
    const file = this.file(results, machine);
    if (!existsSync(file)) return null;
    const text = orSystemFailure(file, () => readUnlinked(file));
    return this.parse(text, file);
  }

  /** Those of one machine in each of these folders of results that has some, in their order. */
  known(places: readonly string[], machine: string): F[] {
    return places.flatMap((results) => this.contents(results, machine) ?? []);
  }

  /** The same of all machines. */
  all(places: readonly string[]): F[] {
    return this.machines(places).flatMap((machine) => this.known(places, machine));
  }

  /** The contents of the text of such a file; `where` names it. Throws `input` for a file that does not parse. */
  parse(text: string, where: string): F {
    const parsed = this.schema.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    throw new Failure('input', `malformed ${this.title}`, {
      where,
      found: z.prettifyError(parsed.error),
      hint: 'restore the file from git, or move it away',
    });
  }

  /**
   * Writes what `change` makes of the contents, in turn with other processes; returns the file. Throws `input` if that
   * fails, e.g. on a full disk; the file then is as it was.
   */
  change(results: string, machine: string, change: (known: F | null) => F): string {
    const file = this.file(results, machine);
    orSystemFailure(file, () => {
      makeFolder(dirname(file));
      withShortLock(`${file}.lock`, () =>
        writeAtomically(file, this.textOf(change(this.contents(results, machine))), results),
      );
    });
    return file;
  }
}

/** The measurements of one machine. */
export interface MachineEntries<E> {
  readonly schemaVersion: 1;
  readonly machine: string;
  readonly entries: Readonly<Record<string, E>>;
}

/** Measurements by name, an entry a line: an interrupted run goes on where it stopped. */
export class EntryFiles<E> extends MachineFiles<MachineEntries<E>> {
  private readonly entry: z.ZodType<E>;

  constructor(folder: string, title: string, entry: z.ZodType<E>) {
    const entries = z.record(z.string(), entry);
    super(folder, title, z.strictObject({ schemaVersion: z.literal(1), machine: z.string(), entries }), entriesText);
    this.entry = entry;
  }

  /** What is measured already, as the first of the places has it. Throws `input` for a file that does not parse. */
  entries(places: readonly string[], machine: string): MachineEntries<E>['entries'] {
    return Object.assign(
      {},
      ...this.known(places, machine)
        .map(({ entries }) => entries)
        .reverse(),
    );
  }

  /** Adds an entry or puts it in the place of an older one, as `change`. */
  add(results: string, machine: string, key: string, entry: E): string {
    const added = { [key]: this.entry.parse(entry) };
    return this.change(results, machine, (known) => {
      return { schemaVersion: 1, machine, entries: { ...known?.entries, ...added } };
    });
  }
}

function entriesText({ machine, entries }: MachineEntries<unknown>): string {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
  return `{"schemaVersion":1,"machine":${JSON.stringify(machine)},"entries":{\n${lines.join(',\n')}\n}}\n`;
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

export const BENCH = new EntryFiles<BenchEntry>('bench', 'comparisons', entrySchema);
