/**
 * An option is a key of a zod schema. The type, default and description in the schema give the parser, the help,
 * completion, the types of programs, and the tables in docs. Besides its description, its `meta` may have - `metavar`:
 * what stands for its value, e.g. `n` of `--seed <n>`; `[kind]` if it may be left out; - `negated`: the description of
 * `--no-<name>`, if there are both forms; - `group`: the heading that it stands below in the help.
 */
import { z } from 'zod';
import { didYouMean } from '../didYouMean.ts';
import { Failure } from '../errors.ts';
import type { Io } from '../io.ts';

/** An option as commander writes it, and what completes it. */
export interface OptionSpec {
  /** E.g. `--seed`. */
  readonly name: string;
  /** E.g. `--seed <n>`. */
  readonly flags: string;
  /** Takes no value. */
  readonly isFlag: boolean;
  readonly description: string;
  /** May be given several times; the values come as a list. */
  readonly isRepeatable: boolean;
  /** All values that it may have; none if there are too many. */
  readonly values: readonly string[];
  readonly group?: string;
}

/** A whole number from 0, in decimal digits. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number from 0 on, of up to 15 digits')
  .transform(Number);

/** `--name`. */
export const flag = (description: string) => z.boolean().default(false).meta({ description });

/** True without `--no-name`, which is described. */
export const unless = (description: string) => z.boolean().default(true).meta({ description });

/** A text that may be left out. */
export const text = (metavar: string, description: string) => z.string().optional().meta({ metavar, description });

/** The same for a place that is written to: an empty one, as of an unset variable, would be the current folder. */
export const place = (metavar: 'file' | 'folder', description: string) =>
  z
    .string()
    .refine((value) => value !== '', `the name of a ${metavar}`)
    .optional()
    .meta({ metavar, description });

/** One word of several, the first of which is taken if none is given. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  metavar: string,
  description: string,
) => z.enum(values).default(values[0]).meta({ metavar, description });

/** One word of several, or none. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  metavar: string,
  description: string,
) => z.enum(values).optional().meta({ metavar, description });

/** `--field`, and `--curve`, which says the same. */
export const fieldOptions = (description: string) => ({
  field: text('name', description),
  curve: text('name', 'the same'),
});

/** `--seed`. */
export const seed = (of: string) => wholeNumber.default(1).meta({ metavar: 'n', description: `seed of ${of}` });

/** `--store`, of every command that keeps results: they go among those of the project (`storing`). */
export const storeShape = {
  store: flag('keep the result in results/ of the checkout, to be committed, instead of local/'),
};

/** `--cpu`. */
export const cpu = wholeNumber
  .optional()
  .meta({ metavar: 'n', description: 'logical CPU to measure on (default the last one)' });

/** Options under a heading of their own in the help. */
export function grouped<S extends z.ZodRawShape>(group: string, shape: S): S;
export function grouped(group: string, shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, (schema as z.ZodType).meta({ group })]));
}

/** How the key `printAfter` is written: `--print-after`. */
export const flagOf = (key: string): string => `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** Options as they come from the command line, where numbers are texts. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** What JSON Schema says of a key. */
const describedSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.object({ enum: z.array(z.string()).optional() })).optional(),
  description: z.string(),
  metavar: z.string().optional(),
  negated: z.string().optional(),
  group: z.string().optional(),
});

/** The options of a schema, in its order. */
export function optionsOf(schema: z.ZodObject): OptionSpec[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(schema.shape).flatMap(([key, value]) =>
    specs(key, describedSchema.parse(properties[key]), (value as z.ZodType).safeParse(undefined).data),
  );
}

/** One option, or two where a flag has both forms; `usual` is its default. */
function specs(key: string, described: z.output<typeof describedSchema>, usual: unknown): OptionSpec[] {
  const { type, metavar = 'text', negated, group, anyOf } = described;
  const isFlag = type === 'boolean';
  const value = isFlag ? '' : metavar.startsWith('[') ? ` ${metavar}` : ` <${metavar}>`;
  const option = (name: string, description: string): OptionSpec => ({
    ...{ name, flags: `${name}${value}`, description, isFlag, isRepeatable: type === 'array' },
    values: described.enum ?? anyOf?.[0].enum ?? [],
    ...(group === undefined ? {} : { group }),
  });
  const no = `--no-${flagOf(key).slice(2)}`;
  if (isFlag && usual === true) return [option(no, described.description)];
  const own = option(flagOf(key), withDefault(described.description, usual));
  return negated === undefined ? [own] : [own, option(no, negated)];
}

/** The default is told where the text does not say it itself. */
function withDefault(description: string, usual: unknown): string {
  const shown = Array.isArray(usual) ? usual.join() : usual;
  const isTold = shown === undefined || shown === '' || typeof shown === 'boolean' || /\(default\b/.test(description);
  return isTold ? description : `${description} (default ${String(shown)})`;
}

/**
 * Checks the options of a command; the message names the option as the user writes it. Throws a Failure of kind
 * `input`.
 */
export function parseOptions<S extends z.ZodObject>(schema: S, raw: RawOptions): z.output<S> {
  requireKnown(Object.keys(schema.shape), raw);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = String(issue.path[0] ?? '');
  const where = flagOf(key);
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : null;
  const expected = values === null ? issue.message : `one of ${listed(values)}`;
  if (raw[key] === undefined) throw new Failure('input', 'the option is missing', { where, expected });
  throw new Failure('input', 'the value is not understood', {
    where,
    expected,
    found: JSON.stringify(raw[key]),
    ...meant(String(raw[key]), values ?? []),
  });
}

/** Values that have commas themselves are kept apart by other signs. */
const listed = (values: readonly string[]): string =>
  values.join(values.some((value) => value.includes(',')) ? '; ' : ', ');

/** The command line refuses other options itself; programs are told here. */
function requireKnown(known: readonly string[], raw: RawOptions): void {
  const odd = Object.keys(raw).find((key) => !known.includes(key));
  if (odd !== undefined)
    throw new Failure('input', 'there is no such option', { where: flagOf(odd), ...meant(odd, known) });
}

function meant(word: string, known: readonly string[]): { readonly hint?: string } {
  const near = didYouMean(word, known);
  return near === null ? {} : { hint: `did you mean ${near}?` };
}

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
