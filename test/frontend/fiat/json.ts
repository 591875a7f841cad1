/** Fiat-Crypto's JSON as its README describes it, and a short way to write it down. Shares nothing with the bridge. */

export type JsonArgument = string | JsonExpression;

export interface JsonExpression {
  readonly datatype: string;
  readonly name: readonly string[];
  readonly operation: string;
  readonly parameters?: { readonly size: number };
  readonly arguments: readonly JsonArgument[];
}

type JsonBound = string | null | readonly (string | null)[];

export interface JsonVariable {
  readonly datatype: string;
  readonly name: string;
  readonly lbound: JsonBound;
  readonly ubound: JsonBound;
}

export interface JsonFunction {
  readonly operation: string;
  readonly arguments: readonly JsonVariable[];
  readonly returns: readonly JsonVariable[];
  readonly body: readonly JsonExpression[];
}

type Args = readonly JsonArgument[];

const expression = (datatype: string, operation: string, args: Args, name: readonly string[] = []) => ({
  datatype,
  name,
  operation,
  arguments: args,
});

/** A nested operation. */
export const op = (datatype: string, operation: string, ...args: Args): JsonExpression =>
  expression(datatype, operation, args);

/** A value cast to a type, as Fiat-Crypto wraps everything that it reads. */
export const cast = (datatype: string, value: JsonArgument): JsonExpression => op(datatype, 'static_cast', value);

/** `name = (datatype)operation(args)`, as Fiat-Crypto writes statements. */
export const statement = (name: string, datatype: string, operation: string, ...args: Args): JsonExpression =>
  expression(datatype, 'static_cast', [op(datatype, operation, ...args)], [name]);

/** `name = (datatype)value`. */
export const assign = (name: string, datatype: string, value: JsonArgument): JsonExpression =>
  expression(datatype, 'static_cast', [value], [name]);

/** `name = literal`. */
export const literal = (name: string, value: string): JsonExpression => expression('(auto)', '=', [value], [name]);

/** One of the operations with two results. */
export function split(
  low: string,
  high: string,
  operation: 'mulx' | 'addcarryx' | 'subborrowx',
  size: number,
  ...args: Args
): JsonExpression {
  return { ...expression('(auto)', operation, args, [low, high]), parameters: { size } };
}

/** `name = c = 0 ? ifZero : ifNonzero`. */
export function choice(
  name: string,
  datatype: string,
  c: JsonArgument,
  ifZero: JsonArgument,
  ifNonzero: JsonArgument,
): JsonExpression {
  return expression(datatype, 'cmovznz', [c, ifZero, ifNonzero], [name]);
}

const hex = (x: bigint): string => (x < 0n ? `-0x${(-x).toString(16)}` : `0x${x.toString(16)}`);

/** A variable with the bounds of its type, or with those given, the same for each limb. */
export function variable(name: string, datatype: string, lower?: bigint, upper?: bigint): JsonVariable {
  const [, sign, bits, count] = /^([ui])(\d+)(?:\[(\d+)\])?$/.exec(datatype) ?? [];
  const half = 1n << BigInt(Number(bits) - 1);
  const [least, most] = sign === 'i' ? [-half, half - 1n] : [0n, 2n * half - 1n];
  const each = (x: bigint): string | string[] =>
    count === undefined ? hex(x) : Array<string>(Number(count)).fill(hex(x));
  return { datatype, name, lbound: each(lower ?? least), ubound: each(upper ?? most) };
}

/** A function. */
export function jsonFunction(
  operation: string,
  args: readonly JsonVariable[],
  returns: readonly JsonVariable[],
  body: readonly JsonExpression[],
): JsonFunction {
  return { operation, arguments: args, returns, body };
}
