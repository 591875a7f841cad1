import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { jsonOf } from '../../src/base/json.ts';
import type { PageQueue } from './pageData.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const count = z.int().nonnegative();

/** What `./fieldwright fleet status --json` prints, as far as the page shows it; further keys may come. */
const statusSchema = z.object({
  type: z.literal('status'),
  queues: z.array(
    z.object({
      machine: z.string(),
      counts: z.object({ waiting: count, active: count, delayed: count, completed: count, failed: count }),
      workers: z.array(
        z.object({ name: z.string(), version: z.string(), job: z.string().nullable(), trouble: z.string().nullable() }),
      ),
      jobs: z.array(
        z.object({
          hash: z.string(),
          title: z.string(),
          state: z.enum(['active', 'failed']),
          runs: count,
          reason: z.string().nullable(),
          progress: z
            .object({
              used: z.number(),
              evaluations: count,
              rate: z.number(),
              speedup: z.number().nullable(),
              adopted: count.optional(),
              worker: z.string(),
            })
            .nullable(),
        }),
      ),
    }),
  ),
});

/** The queues in the output of `fleet status --json`. Throws `input`, which names `where`, for anything else. */
export function queuesOfStatus(text: string, where: string): PageQueue[] {
  const parsed = statusSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data.queues.map(pageQueue);
  throw new Failure('input', 'this is no status of a fleet', {
    where,
    found: z.prettifyError(parsed.error),
    hint: `\`${PROGRAM} fleet status --json > FILE\` writes one`,
  });
}

function pageQueue({ machine, counts, workers, jobs }: z.infer<typeof statusSchema>['queues'][number]): PageQueue {
  const { waiting, delayed, active, completed, failed } = counts;
  return {
    machine,
    counts: { finished: completed, running: active, waiting: waiting + delayed, failed },
    workers: workers.map(({ name, version, job, trouble }) => ({ name, version, job, trouble })),
    jobs: jobs.map(({ hash, title, runs, reason, progress }) => ({
      hash,
      title,
      runs,
      reason,
      progress: progress === null ? null : { ...progress, adopted: progress.adopted ?? null },
    })),
  };
}
