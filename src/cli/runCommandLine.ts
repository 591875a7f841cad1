/** Runs the command that a command line names, loading only that command. */
import { Command as CommanderCommand, CommanderError, Option } from 'commander';
import { EXIT_CODE, Failure } from '../base/errors.ts';
import type { Command, CommandSpec } from '../base/options/option.ts';
import type { Io } from '../base/io.ts';
import { isInstalled, PROGRAM } from '../base/files/installation.ts';
import { programVersion, storing } from '../engine/environment/places.ts';
import { reportFailure } from './line/reportFailure.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is loaded of the command that is asked for. */
interface Asked {
  readonly name: string;
  readonly spec: CommandSpec;
}

/**
 * Runs the command that `io.argv` names, prints why it failed if it does, and returns the exit code. Does not throw.
 */
export async function runCommandLine(commands: readonly Command[], io: Io): Promise<number> {
  try {
    await requireKnownMachine(io);
    const command = commands.find((one) => isAsked(one, io));
    const asked = command === undefined ? null : { name: command.name, spec: await prepared(command, io) };
    if (asked !== null) requireOwnOptions(asked.name, asked.spec, io);
    await commandLine(commands, asked, io).parseAsync(io.argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, io);
    if (error.exitCode === 0) return 0;
    // Without a command commander has printed the help already.
    return error.code === 'commander.help' ? EXIT_CODE.input : reportFailure(usageFailure(error, commands, io), io);
  } finally {
    io.status('');
  }
}

/** A machine that is not known would otherwise be told by what chooses first. */
async function requireKnownMachine({ env }: Io): Promise<void> {
  if (!env['FIELDWRIGHT_MACHINE']) return;
  const { chosenMachine } = await import('../engine/environment/thisMachine.ts');
  chosenMachine(env);
}

/** The command, which sets up what it needs before it runs. */
async function prepared(command: Command, io: Io): Promise<CommandSpec> {
  const spec = described(command) ?? (await command.load());
  if (command.isProgramOnly || !isInstalled(io.root)) return spec;
  return {
    ...spec,
    run: async (options, given, operands) => {
      const { setUp } = await import('./setUp.ts');
      await setUp(given);
      await spec.run(options, given, operands);
    },
  };
}

/** Only the command that is run or whose help is wanted needs its options. */
const isAsked = ({ name }: Command, { argv }: Io): boolean =>
  argv[0] === name || (argv[0] === 'help' && argv[1] === name);

function commandLine(commands: readonly Command[], asked: Asked | null, io: Io): CommanderCommand {
  const program = new CommanderCommand(PROGRAM)
    .usage('COMMAND [options]')
    .version(programVersion(io.root))
    .description('Turns plainly written finite-field arithmetic into fast, checked, constant-time x86-64 assembly.');
  const added = commands.map((command) => {
    const parsed = program.command(command.name).description(command.summary);
    if (command.isLab) parsed.helpGroup('Laboratory:');
    return command.name === asked?.name ? withOptions(parsed, asked.spec, io) : parsed;
  });
  for (const command of [program, ...added]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.note(text.trimEnd()),
      outputError: () => {},
      getOutHelpWidth: () => io.width,
      getErrHelpWidth: () => io.width,
    });
  }
  return program;
}

function withOptions(command: CommanderCommand, spec: CommandSpec, io: Io): CommanderCommand {
  const { operands, options } = spec;
  for (const { name, description } of operands) command.argument(name, description);
  for (const { flags, description, isRepeatable, group } of options) {
    const option = new Option(flags, description);
    if (isRepeatable) option.argParser((value: string, before: readonly string[] = []) => [...before, value]);
    if (group !== undefined) option.helpGroup(`${group}:`);
    command.addOption(option);
  }
  return command.action((...args: unknown[]) => {
    const options = command.opts();
    return spec.run(options, options['store'] === true ? storing(io) : io, args.slice(0, operands.length));
  });
}

/** Commander's complaint in the form of all our messages. */
function usageFailure(error: CommanderError, commands: readonly Command[], io: Io): Failure {
  const [message, suggestion] = error.message.replace(/^error: /, '').split('\n');
  const known = commands.find(({ name }) => name === io.argv[0]);
  if (error.code === 'commander.unknownCommand' && Object.hasOwn(readTable(), io.argv[0]))
    return new Failure('input', `${io.argv[0]} is a command of a checkout, which the package leaves out`, {
      expected: `one of ${commands.map(({ name }) => name).join(', ')}`,
      hint: `./fieldwright ${io.argv[0]} in a checkout of the project`,
    });
  // npm gives the command the values of options that it has kept for itself.
  if (known && error.code === 'commander.excessArguments' && io.env['npm_lifecycle_event'] === known.name)
    return new Failure('input', message, {
      hint: `options stand behind a lone \`--\`: npm run ${known.name} -- --help`,
    });
  const help = known ? `${PROGRAM} ${known.name} --help` : '--help, which shows all commands';
  const meant = suggestion?.replace(/^\(Did you mean (.*)\?\)$/, '$1') ?? otherName(known?.name, message);
  return new Failure('input', message, { hint: meant ? `${meant}, or ${help}` : help });
}

/** What is named in a source is a function, what is named in a file of machine code a symbol. */
const NAMED_BY: Readonly<Record<string, string>> = { verify: '--symbol', ct: '--function', optimize: '--function' };

/** What a user meant whose option or file the command does not take. */
function otherName(command: string | undefined, message: string): string | undefined {
  if (/'--(symbol|function)'$/.test(message)) return NAMED_BY[command ?? ''];
  const isFile = command === 'optimize' && message.startsWith('too many arguments');
  return isFile ? '--source FILE --function NAME' : undefined;
}

/** npm itself always says where it is installed. */
const SAID_BY_NPM = ['prefix'];

/**
 * `npm run optimize --curve 25519` without the lone `--` gives the option to npm, which only leaves it in the
 * environment (`npm_config_curve`): the command must not run as if nothing had been said. Throws `input` with the line
 * as it is meant.
 */
function requireOwnOptions(
  name: string,
  { options }: Pick<CommandSpec, 'options'>,
  { env, argv }: Pick<Io, 'env' | 'argv'>,
): void {
  // What npm starts may start commands in turn, with other options.
  if (env['npm_lifecycle_event'] !== name) return;
  const kept = options
    .map((option) => option.name)
    .filter((option) => isKept(option, env) && !argv.some((word) => word === option || word.startsWith(`${option}=`)));
  if (kept.length === 0) return;
  throw new Failure('input', 'npm takes options that come before a lone `--` for its own', {
    found: `${[...new Set(kept)].join(', ')} before it, or in a file .npmrc`,
    hint: `npm run ${name} -- ${kept[0]} ...`,
  });
}

function isKept(option: string, env: Io['env']): boolean {
  const [, no, name] = /^--(no-)?(.*)$/.exec(option) ?? [];
  if (SAID_BY_NPM.includes(name)) return false;
  const value = env[`npm_config_${name.replaceAll('-', '_')}`];
  // npm says `--no-peers` as an empty `peers`.
  return value !== undefined && (no === undefined ? value !== '' : value === '');
}

/** What the command line must know of a command to print its help and to refuse what it does not have. */
type Description = Pick<CommandSpec, 'operands' | 'options'>;

/** Descriptions by the name of the command. */
type OptionTable = Readonly<Record<string, Description>>;

/**
 * Beside the compiled program; there is none beside the sources. Written by writeOptionTable.ts whenever the program is
 * compiled.
 */
export const OPTION_TABLE = join(import.meta.dirname, 'options.json');

/** What the table says of all commands. */
export async function optionTable(commands: readonly Command[]): Promise<OptionTable> {
  const described = commands.map(async ({ name, load }): Promise<[string, Description]> => {
    const { operands, options } = await load();
    return [name, { operands, options }];
  });
  return Object.fromEntries(await Promise.all(described));
}

/** The command as the table describes it, which is loaded when it runs; null without a table. */
function described({ name, load }: Command): CommandSpec | null {
  const description = readTable()[name];
  if (description === undefined) return null;
  return {
    ...description,
    run: async (options, io, operands) => (await load()).run(options, io, operands),
  };
}

const readTable = (): OptionTable => (existsSync(OPTION_TABLE) ? JSON.parse(readFileSync(OPTION_TABLE, 'utf8')) : {});
