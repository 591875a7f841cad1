import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandSpec, LazyCommand } from '../base/options/commandSpec.ts';

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
export async function optionTable(commands: readonly LazyCommand[]): Promise<OptionTable> {
  const loaded = await Promise.all(commands.map((command) => command.load()));
  return Object.fromEntries(loaded.map(({ name, operands = [], options }) => [name, { operands, options }]));
}

/** The command as the table describes it, which is loaded when it runs; null without a table. */
export function described({ name, summary, load }: LazyCommand): CommandSpec | null {
  const description = readTable()[name];
  if (description === undefined) return null;
  return {
    name,
    summary,
    ...description,
    run: async (options, io, operands) => (await load()).run(options, io, operands),
  };
}

const readTable = (): OptionTable => (existsSync(OPTION_TABLE) ? JSON.parse(readFileSync(OPTION_TABLE, 'utf8')) : {});
