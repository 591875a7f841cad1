import { z } from 'zod';
import { comparisonSummarySchema } from '../../src/bench/record.ts';
import { EntryFiles, type MachineEntries } from '../../src/engine/store/machineEntries.ts';

const entrySchema = z
  .strictObject({
    /** ISO 8601, UTC. */
    time: z.iso.datetime(),
    seed: z.int().nonnegative(),
    /** Version of the measurement protocol. */
    ruler: z.int().positive(),
    /** E.g. `x25519`. */
    function: z.string(),
    /** Calls of a batch. */
    count: z.int().positive(),
    /** Whether the processor has AVX-512 IFMA; otherwise batches of X25519 are in four lanes of AVX2, others one by one. */
    lanes: z.boolean(),
    /** Of whole batches, in one interleaved run, ours first. */
    comparison: comparisonSummarySchema,
    /** Package and version, or file, of each contestant, in the same order. */
    origins: z.array(z.string()),
    /** Who is known to compute something otherwise, and was checked without that. */
    deviations: z.array(z.strictObject({ name: z.string(), deviates: z.string() })),
    /** Who was not there, and why. */
    absent: z.array(z.strictObject({ name: z.string(), reason: z.string() })),
  })
  .refine(({ origins, comparison }) => origins.length === comparison.contestants.length, 'expected an origin of each');

/** One function in batches of one size, ours against others in one run. */
export type BatchEntry = z.infer<typeof entrySchema>;

/** By function and calls, e.g. `x25519-8`. */
export type BatchEntries = MachineEntries<BatchEntry>['entries'];

export const BATCHES = new EntryFiles<BatchEntry>('batches', 'comparisons of batches', entrySchema);
