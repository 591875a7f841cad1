import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { parseBudget } from '../../src/search/budget.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const COMMANDS = ['submit', 'worker', 'status', 'collect'] as const;

export const HELP = `Usage: ${PROGRAM} fleet <command> [options]

  submit FILES   put jobs (optimize --save-job) into the queues of their
                 microarchitectures
  worker         take jobs for this machine until SIGTERM or Ctrl-C, which puts
                 the job in work back
  status         jobs, progress and workers
  collect        write the results of finished jobs into folders, for
                 \`${PROGRAM} merge\`

  --redis <url>      redis://[user:password@]host[:port][/number], rediss:// for
                     TLS (default FIELDWRIGHT_REDIS, else
                     redis://127.0.0.1:6379); user and password also from
                     FIELDWRIGHT_REDIS_USER and _PASSWORD
  --ca, --cert, --key <file>
                     certificates in PEM, with rediss://
  --machine <name>   submit: for jobs that name none (default this one's);
                     status, collect: only this queue
  --json             one JSON object in place of text

submit
  --seeds <n>        n jobs of each file, with seeds that follow (default 1)
  --islands <n>      the same, and they go on from each other's best candidates
  --attempts <n>     how often a job may fail (default 3); killed workers do not
                     count
worker
  --cpu <n>          logical CPU to measure on (default the last one); one
                     worker for each
  --work <folder>    jobs in work, and their results (default build/fleet)
  --lock <time>      a worker that is silent for so long loses its job to
                     another one (default 30s)
  --checkpoint-every <time>
                     how often a checkpoint goes to Redis (default 10s)
collect
  --out <folder>     where to (default build/collected)
  --wait             until every job is finished or has failed`;

const machine = z.string().regex(/^[a-z0-9-]{1,64}$/, 'a microarchitecture, e.g. amd-zen4');
const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'a whole number')
    .transform(Number)
    .refine((n) => n >= 1 && n <= max, `from 1 to ${max}`);

const optionsSchema = z.object({
  redis: z.string().optional(),
  ca: z.string().optional(),
  cert: z.string().optional(),
  key: z.string().optional(),
  machine: machine.optional(),
  json: z.boolean().default(false),
  seeds: count(10_000).optional(),
  islands: count(10_000).optional(),
  attempts: count(100).default(3),
  cpu: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number')
    .transform(Number)
    .optional(),
  work: z.string().optional(),
  lock: z.string().default('30s'),
  'checkpoint-every': z.string().default('10s'),
  out: z.string().optional(),
  wait: z.boolean().default(false),
});

const OF_COMMAND: Readonly<Record<(typeof COMMANDS)[number], readonly string[]>> = {
  submit: ['seeds', 'islands', 'attempts', 'machine', 'json'],
  worker: ['cpu', 'work', 'lock', 'checkpoint-every'],
  status: ['machine', 'json'],
  collect: ['out', 'wait', 'machine', 'json'],
};
const OF_ALL = ['redis', 'ca', 'cert', 'key'];

export interface Arguments {
  readonly command: (typeof COMMANDS)[number];
  readonly files: readonly string[];
  readonly options: z.infer<typeof optionsSchema> & { readonly lockMs: number; readonly checkpointMs: number };
}

/** What the words of the command line ask for; null if they ask for help. Throws `input` for anything else. */
export function parseArguments(argv: readonly string[]): Arguments | null {
  const [word, ...rest] = argv;
  if (word === undefined || argv.includes('--help') || word === 'help') return null;
  const command = COMMANDS.find((name) => name === word);
  if (command === undefined) throw usage(`unknown command "${word}"`, `one of ${COMMANDS.join(', ')}`);
  const { values, positionals } = parsed(command, rest);
  if (command === 'submit' && positionals.length === 0) throw usage('no job is named', 'files of optimize --save-job');
  if (command !== 'submit' && positionals.length > 0)
    throw usage(`unknown argument "${positionals[0]}"`, 'options only');
  const checked = optionsSchema.safeParse(values);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw usage(`--${issue.path.join('.')}: the value is not understood`, issue.message);
  }
  const { data } = checked;
  if (data.seeds !== undefined && data.islands !== undefined)
    throw usage('--seeds and --islands say the same', '--islands for jobs that go on from each other, else --seeds');
  const lockMs = timeOf('--lock', data.lock);
  return {
    command,
    files: positionals,
    options: { ...data, lockMs, checkpointMs: timeOf('--checkpoint-every', data['checkpoint-every']) },
  };
}

function parsed(command: Arguments['command'], args: string[]) {
  const names = [...OF_ALL, ...OF_COMMAND[command]];
  const isFlag = (name: string): boolean => name === 'json' || name === 'wait';
  const options = Object.fromEntries(
    names.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error), names.map((name) => `--${name}`).join(', '));
  }
}

/** At least a second: Redis and searches need some time to answer. */
function timeOf(option: string, text: string): number {
  const budget = parseBudget(text, option);
  if (budget.kind === 'time' && budget.ms >= 1000) return budget.ms;
  throw usage(`${option}: the value is not understood`, 'a time of a second or more, e.g. 30s');
}

const usage = (message: string, expected: string): Failure =>
  new Failure('input', message, { where: 'fleet', expected, hint: `${PROGRAM} fleet --help` });
