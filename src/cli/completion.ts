import { Failure } from '../base/errors.ts';
import { bashScript, fishScript, zshScript, type CompletedCommand } from './completionScripts.ts';
import { listFields } from '../frontend/field/fieldDescription.ts';
import type { CommandSpec, LazyCommand, OptionSpec } from '../base/options/commandSpec.ts';

const SHELLS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Prints what makes a shell complete `commands`, this one among them, their options and names of fields. */
export const completionOf = (commands: () => readonly LazyCommand[]): CommandSpec => ({
  name: 'completion',
  summary: 'print a script for bash, zsh or fish that completes commands and options',
  operands: [{ name: '<shell>', description: 'bash, zsh or fish' }],
  options: [],
  async run(_options, io, [shell]) {
    const name = String(shell);
    const known = Object.keys(SHELLS);
    if (!Object.hasOwn(SHELLS, name))
      throw new Failure('input', `no completion is known for "${name}"`, { expected: `one of ${known.join(', ')}` });
    const specs = await Promise.all(commands().map((command) => command.load()));
    const fields = listFields(io.root).flatMap((field) => [field.name, ...field.aliases]);
    const completed = specs.map(({ name: command, summary, options }) => ({
      name: command,
      summary,
      options: options.map((option) => completedOption(option, fields)),
    }));
    io.out(SHELLS[name](completed));
  },
});

function completedOption(
  { flags, description }: OptionSpec,
  fields: readonly string[],
): CompletedCommand['options'][number] {
  const [, name = '', placeholder] = /^(--[a-z\d-]+)(?: <([^>]*)>)?/.exec(flags) ?? [];
  const values = name === '--curve' || name === '--field' ? fields : [];
  return { name, description, takesValue: placeholder !== undefined, values };
}
