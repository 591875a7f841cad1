import type { Command, OptionSpec } from '../../src/base/options/option.ts';
import { replaceGeneratedBlock } from './generatedBlock.ts';

/** The pages that say all options of a command, in a block `options-<command>`. */
export const OPTION_PAGES: Readonly<Record<string, readonly string[]>> = {
  'docs/USAGE.md': ['optimize', 'tune-all', 'verify', 'audit', 'ct', 'bench'],
  'docs/CHECK.md': ['check'],
  'docs/LIBRARY.md': ['library'],
  'docs/EXPORT.md': ['export'],
  'docs/HOSTS.md': ['hosts'],
};

/** A page with the options that its commands have now; USAGE.md also names the commands that the package leaves out. */
export async function withOptions(page: string, text: string, commands: readonly Command[]): Promise<string> {
  let made = text;
  for (const name of OPTION_PAGES[page]) {
    const command = commands.find((one) => one.name === name);
    const { options = [] } = (await command?.load()) ?? {};
    made = replaceGeneratedBlock(made, `options-${name}`, optionTable(options), page);
  }
  if (page !== 'docs/USAGE.md') return made;
  const labNames = commands.filter(({ isLab }) => isLab).map(({ name }) => `\`${name}\``);
  return replaceGeneratedBlock(made, 'commands-of-a-checkout', labNames.join(', '), page);
}

/** Rows of options, with a line for each group. */
function optionTable(options: readonly OptionSpec[]): string {
  const rows = options.flatMap(({ flags, description, group }, i) => [
    ...(group === undefined || group === options[i - 1]?.group ? [] : [`| **${group}** | |`]),
    `| \`${flags}\` | ${cell(description)} |`,
  ]);
  return ['| option | |', '|---|---|', ...rows].join('\n');
}

/** Text as Markdown shows it in a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');
