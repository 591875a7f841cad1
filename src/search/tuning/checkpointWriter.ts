import { join, resolve } from 'node:path';
import { SystemFailure } from '../../base/systemFailure.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import { writeCheckpoint, type Spent } from '../checkpoint.ts';
import { functionSlug } from '../../bench/record.ts';
import { candidateToJson } from './candidateJson.ts';
import type { Io } from '../../base/io.ts';
import { buildFolder } from '../../base/files/installation.ts';

/** Where the search of a function keeps its best candidate. */
export function checkpointFileOf(
  { checkpoint, target }: { readonly checkpoint?: string | undefined; readonly target: string },
  subject: Parameters<typeof functionSlug>[0],
  { root, cwd }: Io,
): string {
  const usual = join(buildFolder(root), 'checkpoints', `${functionSlug(subject)}-${target}.json`);
  return checkpoint === undefined ? usual : resolve(cwd, checkpoint);
}

/** Which search a checkpoint is of, and where it goes. */
interface CheckpointPlace {
  readonly file: string;
  readonly key: string;
  readonly seed: number;
}

/**
 * Keeps the best candidate of a search. When that fails, e.g. on a full disk, the search goes on without, which is
 * said once; where it must not fail, `input` is thrown.
 */
export function checkpointWriter(
  { file, key, seed }: CheckpointPlace,
  { note }: Pick<Io, 'note'>,
): (best: Candidate, spent: Spent, mustSucceed?: boolean) => void {
  let isSilent = false;
  return (best, spent, mustSucceed = false) => {
    try {
      writeCheckpoint(file, { schemaVersion: 1, key, seed, state: candidateToJson(best), spent });
    } catch (error) {
      if (mustSucceed || !(error instanceof SystemFailure)) throw error;
      if (!isSilent) note(`the search goes on without checkpoint: ${file}: ${error.message} (${error.code})`);
      isSilent = true;
    }
  };
}
