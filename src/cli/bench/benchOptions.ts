import { z } from 'zod';
import { TIMING_MODES } from '../../base/aims.ts';
import { cpu, fieldOptions, flag, oneOf, seed, text } from '../../base/options/option.ts';
import { secondOpinionShape, verbose } from '../../engine/optimize/optimizeOptions.ts';

/** What the user asks `bench` for. */
export const benchSchema = z.object({
  ...fieldOptions('field, e.g. 25519; p256, p384, p521, bls12-381 and bls12-381-r mean what contestants call so'),
  op: text(
    'name',
    'operation, e.g. mul, or a whole function: inv, x25519, ed25519-public, ed25519-sign, ed25519-verify; ' +
      'without it all stored results, against the compilers',
  ),
  strict: flag('ours and the compilers with canonical inputs and outputs (default: loose)'),
  add: z
    .array(z.string())
    .default([])
    .meta({
      metavar: 'contestant...',
      description:
        "'name=file.o|.a|.asm|.S|.c|.so:symbol[;key=value...]', repeatable. It is called by System V rules, all " +
        'arrays are 64-bit words. Keys: limbs=4x64|5x51|0/44/87 (bit weights); order=out,a,b (also &p: pointer to ' +
        'the modulus, n0: -1/p mod 2^64, or a number); mont=2^256 (words stand for x*2^256); in=p|2^256 (inputs are ' +
        'below; default p) or limbsBelow=2^54 (every limb is); out=p|any (what is promised; default any); ' +
        'aliasing=any|none|out=a,a=b (arrays that may alias, and are tested so; default none); cc=gcc|clang for .c',
    }),
  only: text('names', 'only contestants whose name contains one of these, separated by commas'),
  peers: z
    .boolean()
    .optional()
    .meta({ description: 'the libraries of peers/ take part (default with --op)', negated: 'they do not' }),
  for: oneOf(TIMING_MODES, 'aim', 'which code of ours takes part: that for throughput (default) or that for latency'),
  ...secondOpinionShape,
  seed: seed('inputs and placements'),
  cpu,
  store: flag('keep the figures below results/bench for `report` and `dashboard`, if ours takes part'),
  verbose,
  json: flag('each result as one line with a JSON object of `type` bench'),
});

export type BenchOptions = z.output<typeof benchSchema>;
