/** Scripts by which shells complete the command line of the program. */
import { PROGRAM } from '../base/files/installation.ts';
import { Failure } from '../base/errors.ts';
import { listFields } from '../frontend/field/fieldDescription.ts';
import type { Command, CommandSpec, OptionSpec } from '../base/options/option.ts';

/** A command as far as completion needs it. */
interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly {
    /** e.g. `--seed`. */
    readonly name: string;
    readonly description: string;
    readonly takesValue: boolean;
    /** Known values; files are completed where there are none. */
    readonly values: readonly string[];
  }[];
}

/** Shells complete `./fieldwright` by it, too. */
const NAME = 'fieldwright';

/** The longest description in a menu of a shell. */
const MAX_LENGTH = 90;

/** For bash 4 or newer; words without completion of their own are files. */
function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return [
    `# Completion of ${NAME} for bash: source <(${PROGRAM} completion bash)`,
    `_${NAME}() {`,
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=',
    '  COMPREPLY=()',
    `  if ((COMP_CWORD == 1)); then words=${quoted(`${names} --help --version`)}`,
    '  else',
    '    case "${COMP_WORDS[1]} $before" in',
    ...commands.flatMap(({ name, options }) =>
      options
        .filter(({ values }) => values.length > 0)
        .map(
          (option) =>
            `      ${quoted(`${name} ${option.name}`)}) ` +
            `COMPREPLY=($(compgen -W ${quoted(option.values.join(' '))} -- "$word")); return ;;`,
        ),
    ),
    '    esac',
    '    [[ $word == -* ]] || return',
    '    case ${COMP_WORDS[1]} in',
    ...commands.map(
      ({ name, options }) => `      ${name}) words=${quoted([...options.map((o) => o.name), '--help'].join(' '))} ;;`,
    ),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    `complete -o default -F _${NAME} ${NAME}`,
  ].join('\n');
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const option = ({ name, description, takesValue, values }: CompletedCommand['options'][number]): string => {
    const action = values.length === 0 ? '_files' : `(${values.join(' ')})`;
    return quoted(`*${name}[${zshText(description)}]${takesValue ? `:value:${action}` : ''}`);
  };
  return [
    `#compdef ${NAME}`,
    `# Completion of ${NAME} for zsh: source <(${PROGRAM} completion zsh)`,
    `_${NAME}() {`,
    '  if ((CURRENT == 2)); then',
    '    local -a commands',
    `    commands=(${commands.map(({ name, summary }) => quoted(`${name}:${zshText(summary)}`)).join(' ')})`,
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  local command=${words[2]}',
    '  shift words; ((CURRENT--))',
    '  case $command in',
    ...commands.map(({ name, options }) => {
      const rest = [quoted('--help[display help for command]'), quoted('*:file:_files')];
      return `    ${name}) _arguments ${[...options.map(option), ...rest].join(' ')} ;;`;
    }),
    '  esac',
    '}',
    `compdef _${NAME} ${NAME}`,
  ].join('\n');
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const of = (name: string): string => `complete -c ${NAME} -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
  const options = commands.flatMap(({ name, options: known }) =>
    known.map((o) => {
      const value = !o.takesValue ? '' : o.values.length === 0 ? ' -r' : ` -x -a ${quoted(o.values.join(' '))}`;
      return `${of(name)} -l ${o.name.slice(2)}${value} -d ${quoted(shortened(o.description))}`;
    }),
  );
  return [
    `# Completion of ${NAME} for fish: ${PROGRAM} completion fish | source`,
    ...commands.map(
      ({ name, summary }) =>
        `complete -c ${NAME} -f -n __fish_use_subcommand -a ${name} -d ${quoted(shortened(summary))}`,
    ),
    ...options,
  ].join('\n');
}

const shortened = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;

/** Brackets and colons end the parts of a specification. */
const zshText = (text: string): string => shortened(text).replace(/[[\]:\\]/g, (c) => `\\${c}`);

/**
 * In single quotes, which all three shells read alike but for a quote: it becomes an apostrophe, for texts are for
 * people only.
 */
const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

const SHELLS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Prints what makes a shell complete `commands`, this one among them, their options and names of fields. */
export const completionOf = (commands: () => readonly Command[]): CommandSpec => ({
  operands: [{ name: '<shell>', description: 'bash, zsh or fish' }],
  options: [],
  async run(_options, io, [shell]) {
    const name = String(shell);
    const known = Object.keys(SHELLS);
    if (!Object.hasOwn(SHELLS, name))
      throw new Failure('input', `no completion is known for "${name}"`, { expected: `one of ${known.join(', ')}` });
    const fields = listFields(io.root).flatMap((field) => [field.name, ...field.aliases]);
    const completed = await Promise.all(
      commands().map(async ({ name: command, summary, load }) => ({
        name: command,
        summary,
        options: (await load()).options.map((option) => completedOption(option, fields)),
      })),
    );
    io.out(SHELLS[name](completed));
  },
});

function completedOption(
  { name, isFlag, description, values: known }: OptionSpec,
  fields: readonly string[],
): CompletedCommand['options'][number] {
  const values = name === '--curve' || name === '--field' ? fields : known;
  return { name, description, takesValue: !isFlag, values };
}
