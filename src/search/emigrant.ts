import { z } from 'zod';
import { jsonOf } from '../base/json.ts';

/** Many times what the best candidate of the largest function takes. */
export const MAX_EMIGRANT_BYTES = 1 << 18;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const emigrantSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** Who may make use of it, see `islandGroup`. */
  group: digest,
  /** Hash of the job that found it: its island. */
  job: digest,
  /** Of the word IR that it is a candidate of. */
  irSha256: digest,
  /** Its time over that of the compiler's code, where it was found: says what to look at first, and is not believed. */
  ratio: z.number().positive(),
  candidate: z.json(),
});

/** The best candidate of one search, for others of the same group to go on from. */
export type Emigrant = z.infer<typeof emigrantSchema>;

/** Null for what is none, or none of this group and job. */
export function parseEmigrant(text: string, { group, job }: Pick<Emigrant, 'group' | 'job'>): Emigrant | null {
  if (text.length > MAX_EMIGRANT_BYTES) return null;
  const parsed = emigrantSchema.safeParse(jsonOf(text)).data;
  return parsed?.group === group && parsed.job === job ? parsed : null;
}
