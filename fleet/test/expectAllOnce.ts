import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { jobId } from '../src/names.ts';
import { jobHash, type Job, finishedJob, JOB_RECORD } from '../../src/engine/store/job.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import type { FleetFolder } from './fleetFolder.ts';

const spentSchema = z.object({ evaluations: z.int() });

/** What all runs of a record's job have done together. */
export const evaluationsOf = ({ options, effort }: ResultRecord): number =>
  spentSchema.parse(options['before']).evaluations + effort.evaluations;

/**
 * Every job was finished once, and what is collected is, byte by byte, a record that a worker has written. Returns the
 * records.
 */
export async function expectAllOnce(fleet: FleetFolder, jobs: readonly Job[]): Promise<ResultRecord[]> {
  const hashes = jobs.map(jobHash).sort();
  expect(await fleet.completions()).toEqual(Object.fromEntries(hashes.map((hash) => [jobId(hash), 1])));
  const out = join(fleet.folder, 'collected');
  const found = await fleet.collect();
  expect(found).toMatchObject({ fresh: jobs.length, known: 0, open: 0, failed: 0, refused: [] });
  const all = join(out, fleet.machine);
  expect(readdirSync(all).sort()).toEqual(hashes);
  const again = await fleet.collect(fleet.machine);
  expect(again).toMatchObject({ fresh: 0, known: jobs.length });
  return jobs.map((job) => {
    const hash = jobHash(job);
    const record = finishedJob(all, hash);
    if (record === null) throw new Error(`${hash} is not collected`);
    expect(record.seed).toBe(job.seed);
    expect(fleet.writtenRecords(hash)).toContain(readFileSync(join(all, hash, JOB_RECORD), 'utf8'));
    return record;
  });
}
