/** Checkpoints of searches: writes and reads them. */
import { join, resolve, dirname } from 'node:path';
import { SystemFailure, orSystemFailure } from '../../base/systemFailure.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import { functionSlug } from '../../bench/record.ts';
import { candidateToJson } from './candidateJson.ts';
import type { Io } from '../../base/io.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { jsonOf } from '../../base/json.ts';
import { Failure } from '../../base/errors.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';

/** What the search has used of its budget, in all of its runs. */
const spentSchema = z.strictObject({ evaluations: z.int().nonnegative(), seconds: z.number().nonnegative() });

export const checkpointSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** Hash of the function and everything else that must be the same for the state to make sense. */
  key: z.string(),
  seed: z.int().nonnegative(),
  /** The search's own state. */
  state: z.json(),
  /** Absent in older checkpoints. */
  spent: spentSchema.optional(),
});

export type Spent = z.infer<typeof spentSchema>;

/** Best state of a search so far, from which `--resume` goes on. */
type Checkpoint = z.infer<typeof checkpointSchema>;

/**
 * Throws `input` if the file cannot be written, e.g. on a full disk; an older checkpoint then is as it was. What a link
 * of this name leads to is left alone.
 */
export function writeCheckpoint(file: string, checkpoint: Checkpoint): void {
  writeAtomically(file, `${JSON.stringify(checkpoint)}\n`, dirname(file));
}

/**
 * The checkpoint in `file`; null if there is none. Throws a Failure if it is damaged or belongs to another function.
 */
export function readCheckpoint(file: string, key: string): Checkpoint | null {
  if (!existsSync(file)) return null;
  const hint = 'run again without --resume';
  const parsed = checkpointSchema.safeParse(jsonIn(file));
  if (!parsed.success) throw new Failure('input', 'not a checkpoint of this version', { where: file, hint });
  if (parsed.data.key !== key)
    throw new Failure('input', 'the checkpoint belongs to other input or options', {
      where: file,
      expected: key,
      found: parsed.data.key,
      hint,
    });
  return parsed.data;
}

/** Key of the checkpoint in `file`, to find out what it belongs to; null if there is none that can be read. */
export function checkpointKey(file: string): string | null {
  const parsed = existsSync(file) ? checkpointSchema.safeParse(jsonIn(file)) : null;
  return parsed?.success === true ? parsed.data.key : null;
}

/** What is used up of the budget of the search in `file`; nothing if there is no checkpoint that says so. */
export function spentIn(file: string): Spent {
  const parsed = existsSync(file) ? checkpointSchema.safeParse(jsonIn(file)) : null;
  return parsed?.data?.spent ?? { evaluations: 0, seconds: 0 };
}

/** Devices have nothing to say, and some have no end. */
const jsonIn = (file: string): unknown =>
  orSystemFailure(file, () => (statSync(file).isFile() ? jsonOf(readFileSync(file, 'utf8')) : undefined));

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
