import type { Command, OptionSpec } from '../../src/base/options/option.ts';
import { replaceGeneratedBlock } from './generatedBlock.ts';

/** All options of all commands, each command below a heading of its name, in a block `options-<command>`. */
const OPTIONS = 'docs/OPTIONS.md';
/** Names the commands that the package leaves out. */
const USAGE = 'docs/USAGE.md';

/** The pages whose generated parts follow from the commands. */
export const OPTION_PAGES: readonly string[] = [OPTIONS, USAGE];

/**
 * A page of `OPTION_PAGES` with what the commands are now. Throws a Failure of kind `input` where the page has no
 * place for a command.
 */
export async function withOptions(page: string, text: string, commands: readonly Command[]): Promise<string> {
  if (page === USAGE) {
    const labNames = commands.filter(({ isLab }) => isLab).map(({ name }) => `\`${name}\``);
    return replaceGeneratedBlock(text, 'commands-of-a-checkout', labNames.join(', '), page);
  }
  let made = text;
  for (const { name, summary, load } of commands) {
    const { options } = await load();
    if (options.length > 0)
      made = replaceGeneratedBlock(made, `options-${name}`, `${sentence(summary)}\n\n${optionTable(options)}`, page);
  }
  return made;
}

/** Rows of options, with a line for each group. */
function optionTable(options: readonly OptionSpec[]): string {
  const rows = options.flatMap(({ flags, description, group }, i) => [
    ...(group === undefined || group === options[i - 1]?.group ? [] : [`| **${group}** | |`]),
    `| \`${flags}\` | ${cell(description)} |`,
  ]);
  return ['| option | |', '|---|---|', ...rows].join('\n');
}

/** E.g. `Compare our best code with compilers and libraries.` */
const sentence = (summary: string): string => `${summary[0].toUpperCase()}${summary.slice(1)}.`;

/** Text as Markdown shows it in a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');
