import { z } from 'zod';
import type { IrFunction } from '../../src/ir/function.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { cpu, fieldOptions, flag, seed, wholeNumber } from '../../src/base/options/option.ts';
import type { Io } from '../../src/base/io.ts';

const positive = wholeNumber.refine((n) => n > 0, 'at least 1');

/** What the user asked `selfcheck` for. */
export const selfcheckSchema = z.object({
  ...fieldOptions('field of the stored function that is measured (default 25519)'),
  op: z.string().default('mul').meta({ metavar: 'name', description: 'its operation' }),
  strict: flag('its form with canonical results (default: loose)'),
  runs: positive.default(50).meta({ metavar: 'n', description: 'comparisons of the code with itself' }),
  races: positive.default(1000).meta({ metavar: 'n', description: 'races for each relative time' }),
  busy: flag('with an endless loop running beside'),
  seed: seed('inputs and placements'),
  cpu,
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
