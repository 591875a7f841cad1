/** The options of `optimize`. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { AIMS } from '../../base/aims.ts';
import { VARIANTS } from '../../codegen/variants/variants.ts';
import { LANE_CORES } from '../../x86/cores.ts';
import { TARGET_NAMES } from '../../codegen/x86/target.ts';
import {
  choice,
  cpu,
  flag,
  grouped,
  oneOf,
  seed,
  storeShape,
  text,
  wholeNumber,
  place,
} from '../../base/options/option.ts';
import { subjectShape } from '../subject/request.ts';
import { STAGES } from './stages.ts';

const processors = availableParallelism();

/** `--verbose`, for tables that are cut to the width of the terminal otherwise. */
export const verbose = flag('tables with all columns and intervals; what short searches and proofs went through');

/** The name of a variant of our own, or of one that is read from code. */
const isVariant = (name: string): boolean => name === 'auto' || VARIANTS.includes(name) || /^(as|sums of) ./.test(name);

const searchShape = {
  seed: seed('the search'),
  target: oneOf(
    TARGET_NAMES,
    'name',
    `what the code may use: ${TARGET_NAMES.join(', ')}; with -sse general registers only, as kernels have them`,
  ),
  estimate: choice(
    LANE_CORES,
    'core',
    `with --lanes: measure nothing, use a model of this core, one of ${LANE_CORES.join(', ')}; its cycles are ` +
      'estimates (default where the processor lacks the instructions)',
  ),
  budget: z
    .string()
    .default('60s')
    .meta({ metavar: 'amount', description: 'time (60s, 10m) or number of evaluations (20000)' }),
  for: oneOf(AIMS, 'aim', 'what to search for: throughput (default), latency, or both (their geometric mean)'),
  variant: z
    .string()
    .refine(isVariant, `auto or one of ${VARIANTS.join(', ')}`)
    .default('auto')
    .meta({
      metavar: 'name',
      description:
        `formulation of its sums: auto (default; short searches decide), or one of ${VARIANTS.length} such as ` +
        `${VARIANTS.slice(0, 2).join(' and ')}; any other word prints them all`,
    }),
  start: z
    .array(z.string())
    .default([])
    .meta({
      metavar: 'file',
      description:
        'code of the same function to begin with as well: assembly text (.asm, .s, .S), an object or a library, ' +
        'FILE or FILE:FUNCTION, called as (results, parameters); what compilers make of the source is always tried; ' +
        'repeatable',
    }),
  strategy: oneOf(
    ['anneal-cool', 'anneal'],
    'name',
    'how annealing begins: anneal-cool accepts code that is 0.6 % slower, on average, anneal 3 %',
  ),
  jobs: wholeNumber
    .refine((n) => n > 0 && n <= processors, `from 1 to ${processors}, the number of processors`)
    .default(1)
    .meta({
      metavar: 'n',
      description:
        'searches side by side, each on a processor of its own and with a seed of its own; the best of all wins',
    }),
  checkpoint: text('file', 'where the search keeps its best candidate (default below build/checkpoints)'),
  resume: flag('start from the best code that is known for this function'),
};

const jobShape = {
  out: place(
    'folder',
    'folder for the files of the result, which is then written there only (default ' +
      'local/<field>-<op>/<machine>, with all earlier results)',
  ),
  ...storeShape,
  job: text(
    'file',
    'a job of --save-job, in place of all options but --out, --cpu and --json; goes on from its checkpoint, does ' +
      'nothing if it is finished, and writes a folder named by its hash below --out (default build/jobs)',
  ),
  exchange: text(
    'folder',
    'with --job: jobs that search for the same with other seeds put their best candidates there every few seconds, ' +
      'and go on from those of the others where they are faster; may be on a network disk',
  ),
  saveJob: text('file', 'write these options as a job, and search nothing'),
  machine: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'a microarchitecture, e.g. amd-zen4')
    .optional()
    .meta({ metavar: 'name', description: 'with --save-job: the microarchitecture it is for (default any)' }),
};

/** Options of the commands that ask other people's assembler, checker and stopwatch. */
export const crossCheckShape = {
  assembler: oneOf(
    ['builtin', 'assemblyline'],
    'name',
    'builtin (default), or assemblyline: an installed libassemblyline must make the same bytes of our code',
  ),
  check: oneOf(
    ['builtin', 'measuresuite'],
    'name',
    'builtin (default), or measuresuite: an installed MeasureSuite compares the results once more',
  ),
  measure: oneOf(
    ['builtin', 'measuresuite'],
    'name',
    'builtin (default), or measuresuite: an installed MeasureSuite times the same code once more',
  ),
};

const checkShape = {
  cpu,
  ...crossCheckShape,
};

const outputShape = {
  json: flag(
    'standard output is one JSON object per line (NDJSON), each with a `type`: progress, then result, stopped or ' +
      'error (docs/JSON.md)',
  ),
  verbose,
  printAfter: choice(['all', ...STAGES], 'stage', `print what a stage made: all, ${STAGES.join(', ')}`),
  stopAfter: choice(STAGES, 'stage', 'end after a stage'),
  timings: flag('print how long each stage took'),
};

/** What the user asks `optimize` for; recorded lines name the options in this order. */
export const optimizeSchema = z.object({
  ...grouped('Function', subjectShape),
  ...grouped('Search', searchShape),
  ...grouped('Files and jobs', jobShape),
  ...grouped('Checks', checkShape),
  ...grouped('Output', outputShape),
});

export type OptimizeOptions = z.output<typeof optimizeSchema>;

/** What only the command line has. */
type Printed = 'curve' | 'store' | 'checkpoint' | 'job' | 'exchange' | 'saveJob' | 'machine' | keyof typeof outputShape;

/**
 * What programs ask for: a function of a known field (`field`, `op`), of a modulus (`prime`, `op`), or of a source (one
 * of `source`, `crate`, `input`, with `function`). `fieldwright optimize --help` says what each option is for.
 */
export interface OptimizeRequest extends Partial<Omit<OptimizeOptions, Printed>> {}
