import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { folded } from '../../src/base/folded.ts';
import { cpu, flag, grouped, optionsOf, text, wholeNumber, parseOptions } from '../../src/base/options/option.ts';
import { parseBudget } from '../../src/search/task.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** What each command does. */
const COMMANDS = {
  submit: 'put jobs (FILES of optimize --save-job) into the queues of their microarchitectures',
  worker: 'take jobs for this machine until SIGTERM, SIGHUP or Ctrl-C, which puts the job in work back',
  status: 'jobs, progress and workers',
  collect: `write the results of finished jobs into folders, for \`${PROGRAM} merge\``,
};
type Name = keyof typeof COMMANDS;
const NAMES = Object.keys(COMMANDS) as Name[];

const count = (max: number) => wholeNumber.refine((n) => n >= 1 && n <= max, `from 1 to ${max}`);

/** All options; the group of each names the commands that have it. */
const optionsSchema = z.object({
  ...grouped('submit, worker, status, collect', {
    redis: text(
      'url',
      'redis://[user:password@]host[:port][/number], rediss:// for TLS (default FIELDWRIGHT_REDIS, else ' +
        'redis://127.0.0.1:6379); user and password also from FIELDWRIGHT_REDIS_USER and _PASSWORD',
    ),
    ca: text('file', 'certificate of the authority in PEM, with rediss://'),
    cert: text('file', 'own certificate, likewise'),
    key: text('file', 'its key, likewise'),
  }),
  ...grouped('submit, status, collect', {
    machine: z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/, 'a microarchitecture, e.g. amd-zen4')
      .optional()
      .meta({
        metavar: 'name',
        description: "submit: for jobs that name none (default this one's); status, collect: only this queue",
      }),
    json: flag('one JSON object in place of text'),
  }),
  ...grouped('submit', {
    seeds: count(10_000)
      .optional()
      .meta({ metavar: 'n', description: 'n jobs of each file, with seeds that follow (default 1)' }),
    islands: count(10_000)
      .optional()
      .meta({ metavar: 'n', description: "the same, and they go on from each other's best candidates" }),
    attempts: count(100)
      .default(3)
      .meta({ metavar: 'n', description: 'how often a job may fail (default 3); killed workers do not count' }),
  }),
  ...grouped('worker', {
    cpu: cpu.meta({ description: 'logical CPU to measure on (default the last one); one worker for each' }),
    work: text('folder', 'jobs in work, and their results (default build/fleet)'),
    lock: z
      .string()
      .default('30s')
      .meta({ metavar: 'time', description: 'a worker that is silent for so long loses its job to another one' }),
    checkpointEvery: z
      .string()
      .default('10s')
      .meta({ metavar: 'time', description: 'how often a checkpoint goes to Redis' }),
  }),
  ...grouped('collect', {
    out: text('folder', 'where to (default build/collected)'),
    wait: flag('until every job is finished or has failed'),
  }),
});
const OPTIONS = optionsOf(optionsSchema);

/** What `--help` prints. */
export const HELP = [
  `Usage: ${PROGRAM} fleet <command> [options]`,
  '',
  ...Object.entries(COMMANDS).map(([name, does]) => helpLine(name, does)),
  ...OPTIONS.flatMap(({ flags, description, group = '' }, i) => [
    ...(group === OPTIONS[i - 1]?.group ? [] : ['', `${group}:`]),
    helpLine(flags, description),
  ]),
].join('\n');

function helpLine(term: string, description: string): string {
  const indent = ' '.repeat(27);
  return folded(`  ${term.padEnd(24)} ${description}`, 80, indent).join('\n');
}

export interface Arguments {
  readonly command: Name;
  readonly files: readonly string[];
  readonly options: z.output<typeof optionsSchema> & { readonly lockMs: number; readonly checkpointMs: number };
}

/** What the words of the command line ask for; null if they ask for help. Throws `input` for anything else. */
export function parseArguments(argv: readonly string[]): Arguments | null {
  const [word, ...rest] = argv;
  if (word === undefined || argv.includes('--help') || word === 'help') return null;
  const command = NAMES.find((name) => name === word);
  if (command === undefined) throw usage(`unknown command "${word}"`, `one of ${NAMES.join(', ')}`);
  const { values, positionals } = parsed(command, rest);
  if (command === 'submit' && positionals.length === 0) throw usage('no job is named', 'files of optimize --save-job');
  if (command !== 'submit' && positionals.length > 0)
    throw usage(`unknown argument "${positionals[0]}"`, 'options only');
  const data = parseOptions(optionsSchema, values);
  if (data.seeds !== undefined && data.islands !== undefined)
    throw usage('--seeds and --islands say the same', '--islands for jobs that go on from each other, else --seeds');
  const lockMs = timeOf('--lock', data.lock);
  return {
    command,
    files: positionals,
    options: { ...data, lockMs, checkpointMs: timeOf('--checkpoint-every', data.checkpointEvery) },
  };
}

/** The words as options of a command by their keys, and the rest. */
function parsed(command: Name, args: string[]) {
  const known = OPTIONS.filter(({ group = '' }) => group.split(', ').includes(command));
  const options = Object.fromEntries(
    known.map(({ name, isFlag }) => [name.slice(2), { type: isFlag ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return {
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [keyOf(name), value])),
      positionals,
    };
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error), known.map(({ name }) => name).join(', '));
  }
}

/** `checkpointEvery` is the key of `checkpoint-every`. */
const keyOf = (name: string): string => name.replace(/-[a-z]/g, (part) => part[1].toUpperCase());

/** At least a second: Redis and searches need some time to answer. */
function timeOf(option: string, text: string): number {
  const budget = parseBudget(text, option);
  if (budget.kind === 'time' && budget.ms >= 1000) return budget.ms;
  throw usage(`${option}: the value is not understood`, 'a time of a second or more, e.g. 30s');
}

const usage = (message: string, expected: string): Failure =>
  new Failure('input', message, { where: 'fleet', expected, hint: `${PROGRAM} fleet --help` });
