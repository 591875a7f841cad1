import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, CommandSpec } from '../base/options/command.ts';

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
export function described({ name, load }: Command): CommandSpec | null {
  const description = readTable()[name];
  if (description === undefined) return null;
  return {
    ...description,
    run: async (options, io, operands) => (await load()).run(options, io, operands),
  };
}

const readTable = (): OptionTable => (existsSync(OPTION_TABLE) ? JSON.parse(readFileSync(OPTION_TABLE, 'utf8')) : {});
