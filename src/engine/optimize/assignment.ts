import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IslandFolder } from '../../search/islandFolder.ts';
import type { Spent } from '../../search/checkpoint.ts';
import type { Subject } from '../subject/subject.ts';
import { storedCandidate } from './storedCandidate.ts';

/** What a run of the pipeline begins with besides its options. */
export interface Assignment {
  /** The job that it is a run of; null for a run of its own. */
  readonly job: { readonly hash: string; readonly sourceSha256: string } | null;
  /** What earlier runs of it have used of its budget. */
  readonly before: Spent;
  /** Where it exchanges candidates with other jobs; null if it does not. */
  readonly islands: IslandFolder | null;
  /** Candidates that are known for the word IR of this hash, the best one first. */
  candidates(irSha256: string): readonly unknown[];
}

/** A run of its own: what is stored is what is known. */
export const ownAssignment = (target: string, io: Io): Assignment => ({
  job: null,
  before: { evaluations: 0, seconds: 0 },
  islands: null,
  candidates: (irSha256) => [storedCandidate(irSha256, target, io)].filter((candidate) => candidate !== null),
});

/** A job is of one source; throws `input` for another one, e.g. after the field's file was changed. */
export function requireSource({ job }: Assignment, { field, operation, sourceSha256 }: Subject): void {
  if (job === null || job.sourceSha256 === sourceSha256) return;
  throw new Failure('input', 'the job was made for another source', {
    where: `${field} ${operation}`,
    expected: job.sourceSha256,
    found: sourceSha256,
    hint: 'check out the revision it was made with, or make the job again',
  });
}

/** A job that was asked to stop has no result yet. Throws `interrupted` then. */
export function requireUninterrupted({ job }: Assignment, checkpointFile: string, { interrupted }: Io): void {
  if (job === null || !interrupted.aborted) return;
  throw new Failure('interrupted', 'the job was interrupted', {
    where: job.hash,
    hint: `the same command goes on from ${checkpointFile}`,
  });
}
