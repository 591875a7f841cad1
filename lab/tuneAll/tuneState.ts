import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { jsonOf } from '../../src/base/json.ts';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';

const stateSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** Machine, rows, budget and seed that it belongs to. */
  key: z.string(),
  /** How often the whole budget was spent before. */
  rounds: z.int().nonnegative(),
  /** Jobs since then; amounts are milliseconds or evaluations. */
  jobs: z.array(
    z.strictObject({
      row: z.string(),
      amount: z.number().nonnegative(),
      outcome: z.enum(['stored', 'failed', 'interrupted']),
    }),
  ),
});

/** How far a run of `tune-all` has come. */
export type TuneState = z.infer<typeof stateSchema>;

/** What a state file says, and whether it may be written. */
interface ReadState {
  readonly state: TuneState;
  /** False if the file is torn or another run's: it is left as it is. */
  readonly isKept: boolean;
}

/** The state in `file`; a new one if there is none, or none of this run, which `note` is told. */
export function readState(file: string, key: string, note: (text: string) => void): ReadState {
  const state: TuneState = { schemaVersion: 1, key, rounds: 0, jobs: [] };
  if (!existsSync(file)) return { state, isKept: true };
  const parsed = stateSchema.safeParse(jsonOf(orSystemFailure(file, () => readFileSync(file, 'utf8'))));
  if (parsed.success && parsed.data.key === key) return { state: parsed.data, isKept: true };
  const why = parsed.success ? 'belongs to another run of tune-all' : 'is no state of tune-all, or torn';
  note(`${file} ${why}: it is left as it is, and how far this run comes is not kept; remove it to change that`);
  return { state, isKept: false };
}

/** Throws `input` if it cannot be written; an older one then is as it was. */
export const writeState = (file: string, state: TuneState): void =>
  writeAtomically(file, `${JSON.stringify(state, null, 1)}\n`);

export const spentOf = ({ jobs }: TuneState): number => jobs.reduce((sum, { amount }) => sum + amount, 0);
