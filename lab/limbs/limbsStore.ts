import { z } from 'zod';
import { TIMING_MODES } from '../../src/base/aims.ts';
import { sha256 } from '../../src/base/hash.ts';
import { EntryFiles } from '../../src/engine/store/machineEntries.ts';
import { comparisonSummarySchema } from '../../src/bench/record.ts';

const count = z.int().nonnegative();

/** What a reader counts in a listing. */
const countsSchema = z.strictObject({
  instructions: z.int().positive(),
  /** mulx, mul and imul. */
  products: count,
  /** Additions and subtractions that take a carry. */
  carries: count,
  /** Those that take none; lea among them. */
  additions: count,
  /** Shifts, rotations and masks, by which a sum is cut into limbs. */
  shifts: count,
  /** mov between registers, or of a constant. */
  moves: count,
  /** Instructions that read memory. */
  loads: count,
  /** mov to memory. */
  stores: count,
});

const codeSchema = z
  .strictObject({ hex: z.string().regex(/^([0-9a-f]{2})+$/), sha256: z.string() })
  .refine(
    ({ hex, sha256: hash }) => sha256(Buffer.from(hex, 'hex')) === hash,
    'the code bytes do not have the recorded SHA-256',
  );

const formSchema = z.strictObject({
  /** E.g. `5x51`. */
  limbs: z.string().regex(/^\d+x\d+$/, 'expected a count and a width, such as 5x51'),
  /** What it was searched from, in words. */
  source: z.string(),
  /** All searches together that it had, e.g. `160 s`. */
  searched: z.string(),
  /** Claims that are proved of its code for all inputs. */
  proved: z.array(z.string()),
  code: codeSchema,
  counts: countsSchema,
});

const measuredSchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
  seed: z.int().nonnegative(),
  /** Version of the measurement protocol. */
  ruler: z.int().positive(),
  field: z.string(),
  /** E.g. `mul`, or `ladder step`. */
  use: z.string(),
  /** What the code of both was searched for, and the mode that decides between them. */
  aim: z.enum(TIMING_MODES),
  saturated: formSchema,
  unsaturated: formSchema,
  /** In one interleaved run, the saturated form first. */
  comparison: comparisonSummarySchema.refine(({ contestants }) => contestants.length === 2, 'expected two contestants'),
});

const entrySchema = measuredSchema.refine(
  ({ aim, comparison }) => comparison.contestants.every(({ [aim]: timing }) => timing !== null),
  'the mode that decides was not timed',
);

/** Instructions of a function by kind. */
export type CodeCounts = z.infer<typeof countsSchema>;

/** The code of one form of limbs, and how it came about. */
export type LimbsForm = z.infer<typeof formSchema>;

/** Both forms of one function against each other. */
export type LimbsEntry = z.infer<typeof entrySchema>;

export const LIMBS = new EntryFiles<LimbsEntry>('limbs', 'comparisons of limbs', entrySchema);
