import type { z } from 'zod';
import type { Io } from '../io.ts';
import { optionsOf, type OptionSpec, type RawOptions } from './option.ts';
import { parseOptions } from './parseOptions.ts';

/** A positional argument. */
interface ArgumentSpec {
  /** As commander writes it: `<file>`, `[name]` or `[names...]`. */
  readonly name: string;
  readonly description: string;
}

/** What a command takes, and what it does: its help text stands beside its code. */
export interface CommandSpec {
  /** Positional arguments; they reach `run` in order, missing ones as undefined. */
  readonly operands: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Throws a Failure for everything that is not a bug of ours. */
  run(options: RawOptions, io: Io, operands: readonly unknown[]): Promise<void>;
}

/** A command by name; it is loaded when it is asked for. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Of the laboratory: no release depends on it. */
  readonly isLab?: true;
  /** Works without native parts, so that the first use need not compile them. */
  readonly isProgramOnly?: true;
  load(): Promise<CommandSpec>;
}

/** A command whose options are those of a schema, the only place where they are told. */
export const commandOf = <S extends z.ZodObject>(
  schema: S,
  run: (options: z.output<S>, io: Io, operands: readonly unknown[]) => Promise<void> | void,
  operands: readonly ArgumentSpec[] = [],
): CommandSpec => ({
  operands,
  get options() {
    return optionsOf(schema);
  },
  run: async (raw, io, given) => run(parseOptions(schema, raw), io, given),
});
