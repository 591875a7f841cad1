/**
 * Runs a function of Fiat-Crypto's JSON on integers, straight from the text: an oracle for the bridge, of which it uses
 * nothing. Every expression is the operation on integers, wrapped into its datatype as `ident.cast` wraps into a range
 * (src/Language/PreExtra.v); operations with two results are those of src/Util/ZUtil/Definitions.v, carries being bits.
 */
import type { JsonArgument, JsonExpression, JsonFunction, JsonVariable } from './json.ts';

/** Limbs per argument or result; of signed types they may be negative. */
export type Integers = readonly (readonly bigint[])[];

/** The results. Throws where the JSON cannot be understood or a result leaves the bounds that it promises. */
export function interpret(fn: JsonFunction, inputs: Integers): bigint[][] {
  const values = new Map<string, bigint>();
  const results = new Map<string, string>();
  fn.arguments.forEach((a, i) => places(a).forEach((place, k) => values.set(place, inputs[i][k])));
  for (const r of fn.returns) for (const place of places(r)) results.set(place, scalarType(r));
  for (const s of fn.body) {
    evaluate(s, values).forEach((x, i) => {
      const type = results.get(s.name[i]);
      values.set(s.name[i], type === undefined ? x : wrap(type, x));
    });
  }
  return fn.returns.map((r) =>
    places(r).map((place, k) => {
      const x = read(place, values);
      const { lower, upper } = boundsOf(r)[k];
      if (x < lower || x > upper) throw new Error(`${fn.operation}: ${place} = ${x} leaves ${lower}..${upper}`);
      return x;
    }),
  );
}

/** Inclusive bounds of each limb; those of the type where none is given. */
export function boundsOf(v: JsonVariable): { lower: bigint; upper: bigint }[] {
  const all = range(scalarType(v));
  const count = places(v).length;
  const limbs = (bound: JsonVariable['lbound'], unknown: bigint): bigint[] =>
    (bound === null ? Array<null>(count).fill(null) : [bound].flat()).map((b) => (b === null ? unknown : number(b)));
  const upper = limbs(v.ubound, all.upper);
  return limbs(v.lbound, all.lower).map((lower, k) => ({ lower, upper: upper[k] }));
}

/** Bits that a limb takes in memory. */
export const storedBits = (v: JsonVariable): number => Math.max(8, Number(scalarType(v).slice(1)));

const scalarType = (v: JsonVariable): string => v.datatype.replace(/\[.*/, '');

function places({ datatype, name }: JsonVariable): string[] {
  const count = /\[(\d+)\]/.exec(datatype)?.[1];
  return count === undefined ? [name] : Array.from({ length: Number(count) }, (_, k) => `${name}[${k}]`);
}

const ranges = new Map<string, { lower: bigint; upper: bigint }>();

function range(type: string): { lower: bigint; upper: bigint } {
  const known = ranges.get(type) ?? newRange(type);
  ranges.set(type, known);
  return known;
}

function newRange(type: string): { lower: bigint; upper: bigint } {
  const match = /^([ui])(\d+)$/.exec(type);
  if (match === null) throw new Error(`type ${type}`);
  const size = 1n << BigInt(match[2]);
  return match[1] === 'u' ? { lower: 0n, upper: size - 1n } : { lower: -size / 2n, upper: size / 2n - 1n };
}

function wrap(type: string, x: bigint): bigint {
  if (type === '(auto)') return x;
  const { lower, upper } = range(type);
  const size = upper - lower + 1n;
  const above = (x - lower) % size;
  return lower + (above < 0n ? above + size : above);
}

const isNumber = (text: string): boolean => /^-?\d/.test(text);
const number = (text: string): bigint => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));

function read(name: string, values: ReadonlyMap<string, bigint>): bigint {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${name} is not defined`);
  return value;
}

const operand = (a: JsonArgument, values: ReadonlyMap<string, bigint>): bigint => {
  if (typeof a !== 'string') return evaluate(a, values)[0];
  return isNumber(a) ? number(a) : read(a, values);
};

/** One value for each name of a statement. */
function evaluate(e: JsonExpression, values: ReadonlyMap<string, bigint>): readonly bigint[] {
  const [x, y, z] = e.arguments.map((a) => operand(a, values));
  const size = e.parameters?.size ?? 0;
  const base = 1n << BigInt(size);
  const parts = (v: bigint, sign: bigint): readonly bigint[] => [wrap(`u${size}`, v), sign * (v >> BigInt(size))];
  switch (e.operation) {
    case 'mulx':
      return [(x * y) % base, wrap(`u${size}`, (x * y) / base)];
    case 'addcarryx': {
      const [low, carry] = parts(x + y + z, 1n);
      return [low, wrap('u1', carry)];
    }
    case 'subborrowx': {
      const [low, borrow] = parts(y - z - x, -1n);
      return [low, wrap('u1', borrow)];
    }
    default:
      return [wrap(e.datatype, single(e, x, y, z))];
  }
}

function single(e: JsonExpression, x: bigint, y: bigint, z: bigint): bigint {
  switch (e.operation) {
    case '=':
    case 'static_cast':
      return x;
    case '+':
      return x + y;
    case '-':
      return e.arguments.length === 1 ? -x : x - y;
    case '*':
      return x * y;
    case '&':
      return x & y;
    case '|':
      return x | y;
    case '^':
      return x ^ y;
    case '~':
      return ~x;
    case '!':
      return x === 0n ? 1n : 0n;
    case '<<':
      return x << y;
    case '>>':
      return x >> y;
    case 'cmovznz':
      return x === 0n ? y : z;
    default:
      throw new Error(`operation ${e.operation}`);
  }
}
