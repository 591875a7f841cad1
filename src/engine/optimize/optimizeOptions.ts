import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { AIMS } from '../../base/aims.ts';
import { VARIANTS } from '../../codegen/variants/variants.ts';
import { STRATEGIES } from '../../search/strategies/all.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import type { OptionSpec } from '../../base/options/commandSpec.ts';
import { REPRESENTATIONS } from '../subject/request.ts';
import { SECOND_OPINION_OPTIONS, secondOpinionShape } from './secondOpinionOptions.ts';
import { STAGES } from './stages.ts';
import { wholeNumber } from '../../base/options/wholeNumber.ts';

const targets = ['native', ...TARGETS.map(({ name }) => name)];
const processors = availableParallelism();
const stages = STAGES.join(', ');
const strategies = Object.keys(STRATEGIES);

/** `--set`, which every command has that reads a source. */
export const SET_OPTION: OptionSpec = {
  flags: '--set <name=value>',
  isRepeatable: true,
  description:
    'a parameter of the source that is passed by value is this constant, e.g. ndigits=4; a.len=4 is the length of ' +
    'a Rust slice; repeatable, or with commas',
};

/** `--verbose`, for tables that are cut to the width of the terminal otherwise. */
export const VERBOSE_OPTION: OptionSpec = {
  flags: '--verbose',
  description: 'tables with all columns and intervals; what short searches and proofs went through',
};

export const OPTIMIZE_OPTIONS: readonly OptionSpec[] = [
  { flags: '--curve <name>', description: 'field to work in, e.g. 25519; `list` shows all' },
  { flags: '--field <name>', description: 'the same' },
  {
    flags: '--prime <expression>',
    description: 'instead of a field: integers modulo any number of 64 to 521 bits, e.g. "2^221 - 3"',
  },
  {
    flags: '--form <kind>',
    description: 'with --prime: plain, montgomery, or auto (default), the one whose product costs less',
  },
  { flags: '--op <name>', description: 'operation, e.g. mul' },
  {
    flags: '--source <file>',
    description: 'instead of a field: a file of your own, C (.c), LLVM IR (.ll, .bc) or Fiat-Crypto JSON (.json)',
  },
  {
    flags: '--crate <crate>',
    description: 'a Rust library crate: its folder, or name@version of the Cargo workspace around the current folder',
  },
  { flags: '--input <name>', description: 'a pinned third-party implementation of bridge/inputs, e.g. fiat-c/p256' },
  { flags: '--function <name>', description: 'which function of the source' },
  SET_OPTION,
  {
    flags: '--aliasing <kind>',
    description:
      'which arrays may overlap: none, equal (an output is an input or apart) or any; if not given any, or equal ' +
      'where only that is safe',
  },
  { flags: '--cflags <flags>', description: 'further flags for the compilers of a C source' },
  {
    flags: '--spec <statement>',
    description:
      'what a C or LLVM function computes, e.g. "out = a*b mod 2^255-19", in the names of the source or of the ' +
      'word IR (out1, arg1); without it only the translation is checked',
  },
  {
    flags: '--limbs <limbs>',
    description: 'with --spec or --bounds: 4x64 (default: words), 5x51 or rising bit weights such as 0/44/87',
  },
  {
    flags: '--bounds <bounds>',
    description: 'what callers promise, e.g. "a[]<2^54, b<p"; out<p promises a canonical result',
  },
  {
    flags: '--lanes <n>',
    description: 'compute 8 or 16 elements at once with AVX-512 IFMA; of a field or --prime, a relation modulo p',
  },
  { flags: '--strict', description: 'canonical inputs and outputs (default: loose, any value that fits)' },
  { flags: '--seed <n>', description: 'seed of the search (default 1)' },
  { flags: '--target <name>', description: `what the code may use: ${targets.join(', ')} (default ${targets[0]})` },
  { flags: '--budget <amount>', description: 'time (60s, 10m) or number of evaluations (20000); default 60s' },
  {
    flags: '--for <aim>',
    description: 'what to search for: throughput (default), latency, or both (their geometric mean)',
  },
  {
    flags: '--variant <name>',
    description:
      `how its sums are written: auto (default; short searches decide), or one of ${VARIANTS.length} ways such as ` +
      `${VARIANTS.slice(0, 2).join(' and ')}; any other word prints them all`,
  },
  {
    flags: '--start <file>',
    isRepeatable: true,
    description:
      'code of the same function to begin with as well: assembly text (.asm, .s, .S), an object or a library, ' +
      'FILE or FILE:FUNCTION, called as (results, parameters); what compilers make of the source is always tried',
  },
  {
    flags: '--strategy <name>',
    description: `how the budget is spent: ${strategies.join(', ')} (default ${strategies[0]})`,
  },
  {
    flags: '--jobs <n>',
    description:
      'searches side by side, each on a processor of its own and with a seed of its own; the best of all wins ' +
      '(default 1)',
  },
  {
    flags: '--checkpoint <file>',
    description: 'where the search keeps its best candidate (default below build/checkpoints)',
  },
  { flags: '--resume', description: 'start from the best code that is known for this function' },
  {
    flags: '--out <folder>',
    description:
      'folder for the files of the result, which is then written there only (default ' +
      'results/<field>-<op>/<machine>, with all earlier results)',
  },
  {
    flags: '--job <file>',
    description:
      'a job of --save-job, in place of all options but --out, --cpu and --json; goes on from its checkpoint, does ' +
      'nothing if it is finished, and writes a folder named by its hash below --out (default build/jobs)',
  },
  {
    flags: '--exchange <folder>',
    description:
      'with --job: jobs that search for the same with other seeds put their best candidates there every few seconds, ' +
      'and go on from those of the others where they are faster; may be on a network disk',
  },
  { flags: '--save-job <file>', description: 'write these options as a job, and search nothing' },
  { flags: '--machine <name>', description: 'with --save-job: the microarchitecture it is for (default any)' },
  { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
  ...SECOND_OPINION_OPTIONS,
  {
    flags: '--prove <which>',
    description:
      'champions (default): prove those of the search; sample: also accepted candidates, up to a tenth of the ' +
      'time; accepted: all of them, while the search pauses',
  },
  {
    flags: '--json',
    description:
      'standard output is one JSON object per line (NDJSON), each with a `type`: progress, then result, stopped or ' +
      'error (docs/JSON.md)',
  },
  VERBOSE_OPTION,
  { flags: '--print-after <stage>', description: `print what a stage made: all, ${stages}` },
  { flags: '--stop-after <stage>', description: 'end after a stage' },
  { flags: '--timings', description: 'print how long each stage took' },
];

/** The name of a variant of our own, or of one that is read from code. */
const isVariant = (name: string): boolean => name === 'auto' || VARIANTS.includes(name) || /^(as|sums of) ./.test(name);

const stage = z.enum(STAGES, `one of ${stages}`);

/** What the user asked `optimize` for. */
export const optimizeSchema = z.object({
  curve: z.string().optional(),
  field: z.string().optional(),
  prime: z.string().optional(),
  form: z.enum(REPRESENTATIONS, `one of ${REPRESENTATIONS.join(', ')}`).default('auto'),
  op: z.string().optional(),
  source: z.string().optional(),
  crate: z.string().optional(),
  input: z.string().optional(),
  function: z.string().optional(),
  cflags: z.string().optional(),
  set: z.array(z.string()).default([]),
  spec: z.string().optional(),
  limbs: z.string().optional(),
  bounds: z.string().optional(),
  aliasing: z.enum(['none', 'equal', 'any'], 'none, equal or any').optional(),
  lanes: wholeNumber.pipe(z.union([z.literal(8), z.literal(16)], '8 or 16')).optional(),
  strict: z.boolean().default(false),
  seed: wholeNumber.default(1),
  target: z.enum(targets, `one of ${targets.join(', ')}`).default('native'),
  budget: z.string().default('60s'),
  for: z.enum(AIMS, `one of ${AIMS.join(', ')}`).default('throughput'),
  variant: z
    .string()
    .refine(isVariant, `auto or one of ${VARIANTS.join(', ')}`)
    .default('auto'),
  start: z.array(z.string()).default([]),
  strategy: z.enum(strategies, `one of ${strategies.join(', ')}`).default(strategies[0]),
  jobs: wholeNumber
    .refine((n) => n > 0 && n <= processors, `from 1 to ${processors}, the number of processors`)
    .default(1),
  checkpoint: z.string().optional(),
  resume: z.boolean().default(false),
  out: z.string().optional(),
  job: z.string().optional(),
  exchange: z.string().optional(),
  saveJob: z.string().optional(),
  machine: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'a microarchitecture, e.g. amd-zen4')
    .optional(),
  cpu: wholeNumber.optional(),
  ...secondOpinionShape,
  prove: z.enum(['champions', 'sample', 'accepted'], 'champions, sample or accepted').default('champions'),
  json: z.boolean().default(false),
  verbose: z.boolean().default(false),
  printAfter: z.union([stage, z.literal('all')], `all or one of ${stages}`).optional(),
  stopAfter: stage.optional(),
  timings: z.boolean().default(false),
});

export type OptimizeOptions = z.infer<typeof optimizeSchema>;
