import type { Io } from '../io.ts';

/** An option as commander writes it, e.g. `--seed <n>`. */
export interface OptionSpec {
  readonly flags: string;
  readonly description: string;
  /** May be given several times; the values come as a list. */
  readonly isRepeatable?: boolean;
}

/** A positional argument. */
interface ArgumentSpec {
  /** As commander writes it: `<file>`, `[name]` or `[names...]`. */
  readonly name: string;
  readonly description: string;
}

/** Options as they come from the command line; every command parses them by its own schema. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** One subcommand: its help text stands beside its code. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** Positional arguments; they reach `run` in order, missing ones as undefined. */
  readonly operands?: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Throws a Failure for everything that is not a bug of ours. */
  run(options: RawOptions, io: Io, operands: readonly unknown[]): Promise<void>;
}

/** A subcommand that is not loaded yet. */
export interface LazyCommand extends Pick<CommandSpec, 'name' | 'summary'> {
  /** Works without native parts, so that the first use need not compile them. */
  readonly isProgramOnly?: true;
  load(): Promise<CommandSpec>;
}
