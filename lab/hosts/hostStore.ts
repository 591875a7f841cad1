import { z } from 'zod';
import { machineSchema } from '../../src/bench/machine.ts';
import { MachineFiles } from '../../src/engine/store/machineEntries.ts';

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
  /** Before over after, with its 95 % interval: above 1 the patched host library is faster. */
  speedup: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
});

/** What an operation of a host library took before and after. */
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

/** What is known of one host library on one machine. */
export type HostEntry = z.infer<typeof entrySchema>;

/** What is known of host libraries on one machine. */
export type HostFile = z.infer<typeof fileSchema>;

export const HOSTS = new MachineFiles<HostFile>('hosts', 'results of drop-in replacements', fileSchema, (file) => {
  return `${JSON.stringify(file, null, 1)}\n`;
});

/** Adds what was measured of a host library, or puts it in the place of an older one, as `change`. */
export function storeHost(results: string, machine: HostFile['machine'], name: string, entry: HostEntry): void {
  HOSTS.change(results, machine.slug, (known) => {
    return { schemaVersion: 1, machine, hosts: { ...known?.hosts, [name]: entry } };
  });
}

/** What is known of host libraries on each machine, of several places what the first of them has. */
export const knownHosts = (places: readonly string[]): HostFile[] =>
  HOSTS.machines(places).map((machine) => {
    const [first, ...others] = HOSTS.known(places, machine);
    return { ...first, hosts: Object.assign({}, ...others.map(({ hosts }) => hosts).reverse(), first.hosts) };
  });
