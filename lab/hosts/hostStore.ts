import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { jsonOf } from '../../src/base/json.ts';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { withShortLock } from '../../src/base/files/lock.ts';
import { readUnlinked, makeFolder } from '../../src/base/files/folders.ts';
import { machineSchema } from '../../src/bench/machine.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';

export const suiteCountsSchema = z.strictObject({
  passed: z.int().nonnegative(),
  /** Names, or what is known of them. */
  failed: z.array(z.string()),
  ignored: z.int().nonnegative(),
});

/** How the tests of a suite ended. */
export type SuiteCounts = z.infer<typeof suiteCountsSchema>;

const timesSchema = z.strictObject({
  operation: z.string(),
  /** Nanoseconds per call, the median over all runs of the program. */
  before: z.number().positive(),
  after: z.number().positive(),
  /** Before over after, with its 95 % interval: above 1 the patched host is faster. */
  speedup: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
});

/** What an operation of a host took before and after. */
export type HostTimes = z.infer<typeof timesSchema>;

const entrySchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  title: z.string(),
  /** Crate and version. */
  from: z.string(),
  change: z.string(),
  command: z.string(),
  compiler: z.string(),
  /** Programs that wanted a processor when the benchmark began, over the number of processors. */
  load: z.number().nonnegative(),
  rounds: z.int().positive(),
  suites: z.array(z.strictObject({ title: z.string(), before: suiteCountsSchema, after: suiteCountsSchema })),
  benches: z.array(z.strictObject({ title: z.string(), times: z.array(timesSchema) })),
});

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: machineSchema,
  hosts: z.record(z.string(), entrySchema),
});

/** What is known of one host on one machine. */
export type HostEntry = z.infer<typeof entrySchema>;

/** What is known of hosts on one machine. */
export type HostFile = z.infer<typeof fileSchema>;

const folderOf = (results: string): string => join(results, 'hosts');

/** The file of one machine, by its slug. */
export const hostFile = (results: string, slug: string): string => join(folderOf(results), `${slug}.json`);

/** All that is stored, by machine. Throws `input` for a file that does not parse. */
export function readHostFiles(results: string): HostFile[] {
  const folder = folderOf(results);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => readHostFile(join(folder, name)));
}

function readHostFile(file: string): HostFile {
  const parsed = fileSchema.safeParse(jsonOf(orSystemFailure(file, () => readUnlinked(file))));
  if (parsed.success) return parsed.data;
  throw new Failure('input', 'malformed results of hosts', {
    where: file,
    found: z.prettifyError(parsed.error),
    hint: 'restore the file from git, or move it away',
  });
}

/**
 * Adds what was measured of a host, or puts it in the place of an older one, in turn with other processes. Throws
 * `input` if that fails; the file then is as it was.
 */
export function storeHost(results: string, machine: HostFile['machine'], name: string, entry: HostEntry): void {
  const file = hostFile(results, machine.slug);
  orSystemFailure(file, () => {
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => {
      const known = existsSync(file) ? readHostFile(file).hosts : {};
      const hosts = { ...known, [name]: entry };
      writeAtomically(file, `${JSON.stringify({ schemaVersion: 1, machine, hosts }, null, 1)}\n`, results);
    });
  });
}
