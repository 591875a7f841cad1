import { z } from 'zod';
import { TIMING_MODES } from '../../base/aims.ts';
import type { OptionSpec } from '../../base/options/commandSpec.ts';
import { SECOND_OPINION_OPTIONS, secondOpinionShape } from '../../engine/optimize/secondOpinionOptions.ts';
import { VERBOSE_OPTION } from '../../engine/optimize/optimizeOptions.ts';
import { wholeNumber } from '../../base/options/wholeNumber.ts';

export const BENCH_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--field <name>',
    description: 'field, e.g. 25519; p256, p384, p521, bls12-381 and bls12-381-r mean what contestants call so',
  },
  { flags: '--curve <name>', description: 'the same' },
  {
    flags: '--op <name>',
    description:
      'operation, e.g. mul, or a whole function: inv, x25519, ed25519-public, ed25519-sign, ed25519-verify; ' +
      'without it all stored results, against the compilers',
  },
  { flags: '--strict', description: 'ours and the compilers with canonical inputs and outputs (default: loose)' },
  {
    flags: '--add <contestant...>',
    description:
      "'name=file.o|.a|.asm|.S|.c|.so:symbol[;key=value...]', repeatable. It is called by System V rules, all " +
      'arrays are 64-bit words. Keys: ' +
      'limbs=4x64|5x51|0/44/87 (bit weights); order=out,a,b (also &p: pointer to the modulus, n0: -1/p mod 2^64, ' +
      'or a number); mont=2^256 (words stand for ' +
      'x*2^256); in=p|2^256 (inputs are below; default p) or limbsBelow=2^54 (every limb is); out=p|any (what is ' +
      'promised; default any); ' +
      'aliasing=any|none|out=a,a=b (arrays that may alias, and are tested so; default none); cc=gcc|clang for .c',
  },
  { flags: '--only <names>', description: 'only contestants whose name contains one of these, separated by commas' },
  { flags: '--peers', description: 'the libraries of peers/ take part (default with --op)' },
  { flags: '--no-peers', description: 'they do not' },
  {
    flags: '--for <aim>',
    description: 'which code of ours takes part: that for throughput (default) or that for latency',
  },
  ...SECOND_OPINION_OPTIONS,
  { flags: '--seed <n>', description: 'seed of inputs and placements (default 1)' },
  { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
  {
    flags: '--store',
    description: 'keep the figures below results/bench for `report` and `dashboard`, if ours takes part',
  },
  VERBOSE_OPTION,
  { flags: '--json', description: 'each result as one line with a JSON object of `type` bench' },
];

/** What the user asked `bench` for. */
export const benchSchema = z.object({
  field: z.string().optional(),
  curve: z.string().optional(),
  op: z.string().optional(),
  strict: z.boolean().default(false),
  add: z.array(z.string()).default([]),
  only: z.string().optional(),
  peers: z.boolean().optional(),
  ...secondOpinionShape,
  for: z.enum(TIMING_MODES, `one of ${TIMING_MODES.join(', ')}`).default('throughput'),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
  store: z.boolean().default(false),
  verbose: z.boolean().default(false),
  json: z.boolean().default(false),
});

export type BenchOptions = z.infer<typeof benchSchema>;
