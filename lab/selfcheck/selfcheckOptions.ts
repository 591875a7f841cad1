import { z } from 'zod';
import type { IrFunction } from '../../src/ir/function.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import type { OptionSpec } from '../../src/base/options/commandSpec.ts';
import type { Io } from '../../src/base/io.ts';
import { wholeNumber } from '../../src/base/options/wholeNumber.ts';

export const SELFCHECK_OPTIONS: readonly OptionSpec[] = [
  { flags: '--field <name>', description: 'field of the stored function that is measured (default 25519)' },
  { flags: '--curve <name>', description: 'the same' },
  { flags: '--op <name>', description: 'its operation (default mul)' },
  { flags: '--strict', description: 'its form with canonical results (default: loose)' },
  { flags: '--runs <n>', description: 'comparisons of the code with itself (default 50)' },
  { flags: '--races <n>', description: 'races for each relative time (default 1000)' },
  { flags: '--busy', description: 'with an endless loop running beside' },
  { flags: '--seed <n>', description: 'seed of inputs and placements (default 1)' },
  { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
];

const positive = wholeNumber.refine((n) => n > 0, 'at least 1');

/** What the user asked `selfcheck` for. */
export const selfcheckSchema = z.object({
  field: z.string().optional(),
  curve: z.string().optional(),
  op: z.string().default('mul'),
  strict: z.boolean().default(false),
  runs: positive.default(50),
  races: positive.default(1000),
  busy: z.boolean().default(false),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
});

export type SelfcheckOptions = z.infer<typeof selfcheckSchema>;

/** What a part of the self-check works with: a running worker and a function with right code for it. */
export interface Selfcheck {
  readonly worker: Worker;
  readonly options: SelfcheckOptions;
  readonly io: Io;
  /** e.g. `25519 mul (loose)`. */
  readonly title: string;
  readonly fn: IrFunction;
  readonly code: Uint8Array;
  readonly instructions: number;
}
