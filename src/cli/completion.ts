import { Failure } from '../base/errors.ts';
import { bashScript, fishScript, zshScript, type CompletedCommand } from './completionScripts.ts';
import { listFields } from '../frontend/field/fieldDescription.ts';
import type { Command, CommandSpec } from '../base/options/command.ts';
import type { OptionSpec } from '../base/options/option.ts';

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
