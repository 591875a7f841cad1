/** Files of Fiat JSON. Functions are looked at only when they are asked for. */
import type { z } from 'zod';
import { about, asInput, Failure } from '../../base/errors.ts';
import { firstIssue, issueDetail, parseJson } from '../../base/json.ts';
import {
  type IrFunction,
  type BinaryKind,
  type Operand,
  type Param,
  type ShiftKind,
  type Specification,
  type Term,
  type UnaryKind,
  type Width,
  valueOperand,
  type Op,
} from '../../ir/function.ts';
import { verify } from '../../ir/verify.ts';
import {
  fiatFileSchema,
  fiatFunctionSchema,
  integerOf,
  type FiatArgument,
  type FiatExpression,
  type FiatFunction,
  type FiatSpecification,
  type FiatVariable,
} from './schema.ts';
import { Draft } from '../../ir/draft.ts';
import { contains, meet, unsigned, type Interval, minus, plus } from '../../ir/interval.ts';
import {
  fiatConstant,
  Integers,
  fiatType,
  typeName,
  unsignedType,
  widthFor,
  type FiatInteger,
  type FiatType,
  typeRange,
} from './integers.ts';
import type { ValueId } from '../../base/ids.ts';

/** A function of a file, by name. */
export interface FiatSource {
  readonly name: string;
  /** Throws `input` where it is malformed, with JSON path, and `unsupported` where word IR cannot say it. */
  readonly read: () => IrFunction;
}

/** The functions of a file, in its order. Throws `input` if it is no list of functions; `source` is for messages. */
export function openFiat(text: string, source: string): readonly FiatSource[] {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (e) {
    throw new Failure('input', 'not JSON', { where: source, found: e instanceof Error ? e.message : String(e) });
  }
  const schema = Array.isArray(data) ? fiatFileSchema.options[0] : fiatFileSchema.options[1];
  return checked(schema, data, source, '$').map((json, i) => ({
    name: json.operation,
    read: () => readFunction(json, source, `$[${i}]`),
  }));
}

/** The function of this name, or the only one of the file; throws `input` with `expected` if there is none. */
export function chooseFiat(
  functions: readonly FiatSource[],
  name: string | undefined,
  source: string,
  expected: string,
): FiatSource {
  const found = name === undefined ? functions : functions.filter((f) => f.name === name);
  if (found.length === 1) return found[0];
  const several = found.length === 0 ? `no function ${name ?? ''}` : `${found.length} functions ${name}`;
  throw new Failure('input', name === undefined && found.length > 0 ? 'which function of the file?' : several, {
    where: source,
    expected,
    found: functions.map((f) => f.name).join(', ') || 'no function at all',
  });
}

function readFunction(json: unknown, source: string, path: string): IrFunction {
  const where = `${source}: ${path}`;
  const reader = new FunctionReader(checked(fiatFunctionSchema, json, source, path), where);
  const fn = about(where, () => reader.read());
  asInput(where, () => verify(fn));
  return fn;
}

function checked<T>(schema: z.ZodType<T>, data: unknown, source: string, root: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const issue = firstIssue(result.error.issues);
  const path = issue.path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('');
  throw new Failure('input', 'not Fiat JSON', { where: `${source}: ${root}${path}`, ...issueDetail(issue) });
}

/* Reads a function of Fiat JSON as word IR, operation by operation, without folding. */

const BINARY: ReadonlyMap<string, BinaryKind> = new Map([
  ['+', 'add'],
  ['-', 'sub'],
  ['*', 'mul'],
  ['&', 'and'],
  ['|', 'or'],
  ['^', 'xor'],
]);
/** Operations that we add. */
const SHIFTS: readonly ShiftKind[] = ['sar', 'ror'];
const UNARY: readonly UnaryKind[] = ['eqz', 'mask'];
const CONSTANT = /^-?(0x[0-9a-fA-F]+|\d+)$/;
/** Bits of the widest type. */
const MAX_BITS = 128;

/** Reads one function, once. */
class FunctionReader {
  readonly #fn: FiatFunction;
  readonly #path: string;
  readonly #draft: Draft;
  readonly #integers: Integers;
  readonly #carries: Carries;
  readonly #names = new Map<string, FiatInteger>();
  readonly #stored = new Map<string, FiatInteger>();
  #where: string;

  /** `path` is for messages. */
  constructor(fn: FiatFunction, path: string) {
    this.#fn = fn;
    this.#path = path;
    this.#where = path;
    this.#draft = new Draft(fn.operation, { aliasing: fn.aliasing ?? 'any' });
    this.#integers = new Integers(this.#draft);
    this.#carries = new Carries(this.#draft, this.#integers);
  }

  /** Throws `input` where the function is malformed and `unsupported` where word IR has no words for it. */
  read(): IrFunction {
    const fn = this.#fn;
    const names = [...fn.arguments, ...fn.returns].map(({ name }) => name);
    const again = names.find((name, i) => names.indexOf(name) < i);
    if (again !== undefined) this.#fail('arguments and results with names of their own', `two of them called ${again}`);
    fn.arguments.forEach((a, i) => this.#parameter(readVariable(a, 'argument', this.#at(`arguments[${i}]`))));
    const results = fn.returns.map((r, i) => readVariable(r, 'result', this.#at(`returns[${i}]`)));
    const places = new Set(results.flatMap(({ param: r }) => r.bounds.map((_, k) => element(r, k))));
    fn.body.forEach((e, i) => {
      this.#at(`body[${i}] (${e.name.join(', ')})`);
      this.#statement(e, places);
    });
    for (const result of results) this.#result(result);
    return this.#draft.finish(fn.specification === undefined ? undefined : specificationOf(fn.specification));
  }

  /** Where messages are about from now on. */
  #at(place: string): string {
    return (this.#where = `${this.#path}.${place}`);
  }

  #parameter({ param, ranges }: ReadVariable): void {
    const { width } = param;
    const words = this.#draft.param(param);
    words.forEach((word, k) => this.#names.set(element(param, k), { word, width, range: ranges[k] }));
  }

  #result({ param, type }: ReadVariable): void {
    this.#where = this.#path;
    this.#draft.result(
      param,
      param.bounds.map(({ lower, upper }, k) => {
        const place = element(param, k);
        const stored = this.#stored.get(place) ?? this.#fail(`a statement that defines ${place}`, 'none');
        const word = this.#integers.at(this.#integers.cast(stored, type), param.width);
        const range = this.#draft.range(word);
        if (meet({ lower, upper }, range) !== null) return word;
        return this.#fail(`${place} within its bounds ${lower}..${upper}`, `${range.lower}..${range.upper}`);
      }),
    );
  }

  #statement(e: FiatExpression, places: ReadonlySet<string>): void {
    const names = e.name.map((n) => (n === '_' || places.has(n) ? undefined : n));
    const isSingle = names.length === 1;
    const all = (): string[] => names.map((n) => n ?? this.#integers.fresh());
    const values = isSingle ? [this.#expression(e, names[0])] : this.#several(e, all());
    values.forEach((value, i) => this.#define(e.name[i], value, places));
  }

  #define(name: string, value: FiatInteger, places: ReadonlySet<string>): void {
    if (name === '_') return;
    const names = places.has(name) ? this.#stored : this.#names;
    if (names.has(name)) this.#fail('a new name', `second definition of ${name}`);
    names.set(name, value);
  }

  #operand(a: FiatArgument): FiatInteger {
    if (typeof a !== 'string') return this.#expression(a, undefined);
    if (CONSTANT.test(a)) return fiatConstant(integerOf(a));
    if (/^[&*]/.test(a)) this.#unsupported('a pointer', 'numbers only', a);
    return this.#names.get(a) ?? this.#fail('a constant or a value defined earlier', a);
  }

  /** An amount of a shift; operations of ours take those below a limit. */
  #constant(a: FiatArgument | undefined, below = Infinity): number {
    const isAmount = typeof a === 'string' && CONSTANT.test(a) && integerOf(a) >= 0n && Number(a) < below;
    if (isAmount) return Number(a);
    return this.#fail(`a constant amount${below < Infinity ? ` below ${below}` : ''}`, JSON.stringify(a) ?? 'nothing');
  }

  #operands(e: FiatExpression, count: number): readonly FiatInteger[] {
    if (e.arguments.length !== count) this.#fail(`${count} arguments of ${e.operation}`, String(e.arguments.length));
    return e.arguments.map((a) => this.#operand(a));
  }

  /** The same, of natural numbers that fit a word of so many bits. */
  #naturals(e: FiatExpression, count: number, bits: number): readonly FiatInteger[] {
    return this.#operands(e, count).map((x) => {
      const { lower, upper } = x.range;
      if (contains(unsigned(bits), x.range)) return x;
      return this.#fail(`arguments of ${e.operation} that are words of ${bits} bits`, `${lower}..${upper}`);
    });
  }

  /** Words of the first `count` arguments. */
  #words(e: FiatExpression, count: number, width: Width = 64): readonly Operand[] {
    const first = { ...e, arguments: e.arguments.slice(0, count) };
    return this.#naturals(first, count, width).map((x) => this.#integers.at(x, width));
  }

  #expression(e: FiatExpression, name: string | undefined): FiatInteger {
    const { operation } = e;
    const binary = BINARY.get(operation);
    const integers = this.#integers;
    if (operation === '=' && e.datatype === '(auto)') return this.#operands(e, 1)[0];
    const type = this.#type(e.datatype);
    if (operation === 'static_cast' || operation === '=') return this.#cast(e, type, name);
    if (binary !== undefined) return this.#binary(binary, e, type, name);
    switch (operation) {
      case '>>':
        return integers.shiftRight(type, this.#shifted(e), this.#constant(e.arguments[1]), name);
      case '<<':
        return integers.shiftLeft(type, this.#shifted(e), this.#constant(e.arguments[1]), name);
      case '~':
        return integers.complement(type, this.#operands(e, 1)[0], name);
      case '!':
        return integers.isZero(type, this.#operands(e, 1)[0], name);
      case 'cmovznz': {
        const [c, x, y] = this.#operands(e, 3);
        return integers.choose(type, c, x, y, name);
      }
      case 'dereference':
        return this.#unsupported('a pointer', 'numbers only', operation);
      default:
        return this.#ours(e, type, name) ?? this.#several(e, [name ?? integers.fresh()])[0];
    }
  }

  #shifted(e: FiatExpression): FiatInteger {
    if (e.arguments.length !== 2) this.#fail(`2 arguments of ${e.operation}`, String(e.arguments.length));
    return this.#operand(e.arguments[0]);
  }

  /** One of the operations that we add, on words; null if it is none. */
  #ours(e: FiatExpression, type: FiatType, name: string | undefined): FiatInteger | null {
    const { operation } = e;
    const shift = SHIFTS.find((kind) => kind === operation);
    const unary = UNARY.find((kind) => kind === operation);
    if (operation === 'shld' || operation === 'shrd') {
      const [lo, hi] = this.#words(e, 2);
      const amount = this.#constant(e.arguments[2], 64);
      return this.#integers.raw(64, name, (out) => ({ kind: operation, ins: [lo, hi], amount, outs: [out] }));
    }
    if (shift !== undefined) {
      const width = this.#ownWidth(type);
      const [x] = this.#words(e, 1, width);
      const amount = this.#constant(e.arguments[1], MAX_BITS);
      return this.#integers.raw(width, name, (out) => ({ kind: shift, ins: [x], amount, outs: [out] }));
    }
    if (unary === undefined) return null;
    const isMask = unary === 'mask';
    const [x] = this.#naturals(e, 1, isMask ? 1 : MAX_BITS);
    const word = isMask ? this.#integers.at(x, 1) : x.word;
    return this.#integers.raw(this.#ownWidth(type), name, (out) => ({ kind: unary, ins: [word], outs: [out] }));
  }

  /** A value that fits is only renamed. */
  #cast(e: FiatExpression, type: FiatType, name: string | undefined): FiatInteger {
    const [inner] = e.arguments;
    const isOfType = typeof inner !== 'string' && inner?.datatype === e.datatype;
    if (e.arguments.length === 1 && isOfType) return this.#expression(inner, name);
    return this.#integers.cast(this.#operands(e, 1)[0], type, name);
  }

  /** Sums and products of more than two arguments associate to the left; a lone minus negates. */
  #binary(kind: BinaryKind, e: FiatExpression, type: FiatType, name: string | undefined): FiatInteger {
    const all = e.arguments.map((a) => this.#operand(a));
    const isOpposite = kind === 'sub' && all.length === 1;
    const ins = isOpposite ? [fiatConstant(0n), ...all] : all;
    if (ins.length < 2) this.#fail(`two arguments of ${e.operation}`, String(ins.length));
    return ins
      .slice(1)
      .reduce(
        (left, right, i) => this.#integers.binary(kind, type, left, right, i === ins.length - 2 ? name : undefined),
        ins[0],
      );
  }

  #several(e: FiatExpression, names: readonly string[]): readonly FiatInteger[] {
    const { operation } = e;
    const size = e.parameters?.size ?? 64;
    const [low, high] = names;
    if (operation === 'sum') return this.#sum(e, names);
    if (!['mulx', 'addcarryx', 'subborrowx'].includes(operation)) this.#fail('an operation of Fiat JSON', operation);
    if (size > 64) this.#unsupported(`${operation} of more than 64 bits`, 'words of at most 64 bits', `size ${size}`);
    if (names.length !== 2) this.#fail('2 results', String(names.length));
    if (operation === 'mulx') {
      const [x, y] = this.#naturals(e, 2, 64);
      return this.#carries.product(size, x, y, [low, high]);
    }
    const [c, x, y] = this.#naturals(e, 3, 64);
    const kind = operation === 'addcarryx' ? 'sum' : 'difference';
    return this.#carries[kind](size, [c, x, y], [low, high]);
  }

  #sum(e: FiatExpression, names: readonly string[]): readonly FiatInteger[] {
    const { signs = [], columns = [], borrow = false, lower = '0', upper = '0' } = e.parameters ?? {};
    const count = e.arguments.length;
    const words = borrow ? names.length - 1 : names.length;
    if (words < 1) this.#fail('a sum with a result besides the borrow', String(names.length));
    const terms = this.#words(e, count).map((operand, i): Term => ({ sign: signs[i], column: columns[i], operand }));
    if (signs.length !== count || columns.length !== count) {
      this.#fail('a sign and a column for each argument', `${signs.length} and ${columns.length}`);
    }
    const types = e.datatype === '(auto)' ? names.map(() => 'u64') : e.datatype.split(',');
    const widths = types.map((t) => this.#ownWidth(this.#type(t)));
    if (names.length !== widths.length) this.#fail(`${widths.length} results`, String(names.length));
    const total: Interval = { lower: integerOf(lower), upper: integerOf(upper) };
    const ids = this.#draft.append(
      widths,
      (outs) => ({
        kind: 'sum',
        terms,
        outs: outs.slice(0, words),
        borrow: borrow ? outs[words] : null,
        ...total,
      }),
      names,
    );
    return ids.map((id, i) => this.#integers.ofWord(valueOperand(id), widths[i]));
  }

  #type(datatype: string): FiatType {
    const known = datatype === '(auto)' ? unsignedType(64) : fiatType(datatype);
    const type = known ?? this.#fail('a type such as u64', datatype);
    if (type.bits > MAX_BITS) this.#unsupported('a type we do not handle', `at most ${MAX_BITS} bits`, datatype);
    return type;
  }

  /** The width of an operation of ours, which has a type of word IR. */
  #ownWidth(type: FiatType): Width {
    const width = type.signed ? null : widthFor(type.bits);
    return width === type.bits ? width : this.#fail('u1, u8, u32, u64 or u128', typeName(type));
  }

  #fail(expected: string, found: string): never {
    throw new Failure('input', 'malformed Fiat JSON', { where: this.#where, expected, found });
  }

  #unsupported(what: string, expected: string, found: string): never {
    throw new Failure('unsupported', what, { where: this.#where, expected, found });
  }
}

const element = (p: Param, limb: number): string => (p.shape === 'array' ? `${p.name}[${limb}]` : p.name);

const specificationOf = ({ limits, ...facts }: FiatSpecification): Specification => ({
  ...facts,
  modulus: BigInt(facts.modulus),
  ...(limits === undefined ? {} : { limits: limits.map(({ name, below }) => ({ name, below: BigInt(below) })) }),
});

/* Parameters and results of Fiat-Crypto's functions as those of word IR. */

interface ReadVariable {
  readonly param: Param;
  readonly type: FiatType;
  /** The integers that each limb stands for. */
  readonly ranges: readonly Interval[];
}

/** Throws `input` for bounds that are none, `unsupported` for types that no parameter of word IR has. */
function readVariable(v: FiatVariable, use: 'argument' | 'result', where: string): ReadVariable {
  const [scalar, count] = v.datatype.split(/[[\]]/);
  const type = fiatType(scalar);
  const width = type === null ? null : storedWidth(type);
  if (type === null || width === null) {
    const expected = 'bits, or integers of 8, 32 or 64 bits';
    throw new Failure('unsupported', `the type of this ${use} is not handled`, { where, expected, found: v.datatype });
  }
  const all = typeRange(type);
  const limbs = count === undefined ? 1 : Number(count);
  const lower = limbsOf(v.lbound, limbs, all.lower);
  const upper = limbsOf(v.ubound, limbs, all.upper);
  if (lower.length !== limbs || upper.length !== limbs) {
    throw malformed(where, `${limbs} lower and upper bounds`, `${lower.length} and ${upper.length}`);
  }
  const ranges = lower.map((l, i): Interval => ({ lower: l, upper: upper[i] }));
  for (const range of ranges) {
    if (range.lower <= range.upper && contains(all, range)) continue;
    throw malformed(where, `bounds within ${typeName(type)}`, `${range.lower}..${range.upper}`);
  }
  const bounds = ranges.map((range) => wordBounds(range, width, use, where));
  return { type, ranges, param: { name: v.name, shape: count === undefined ? 'scalar' : 'array', width, bounds } };
}

/** Bits are stored in bytes; a signed bit is -1 or 0 in a byte. */
function storedWidth({ signed, bits }: FiatType): Param['width'] | null {
  if (bits === 1) return signed ? 8 : 1;
  return bits === 8 || bits === 32 || bits === 64 ? bits : null;
}

/** One bound for a scalar, one per limb for an array; where none is known that of the type. */
function limbsOf(bound: FiatVariable['lbound'], limbs: number, unknown: bigint): readonly bigint[] {
  const list = bound === null ? Array<null>(limbs).fill(null) : [bound].flat();
  return list.map((b) => (b === null ? unknown : integerOf(b)));
}

/**
 * Bounds of the two's complement words. The words of integers of both signs are no interval: of a result, whose bounds
 * are a promise, nothing is said then; an argument's bounds are an assumption that cannot be left out.
 */
function wordBounds(range: Interval, width: Param['width'], use: 'argument' | 'result', where: string): Interval {
  const word = (x: bigint): bigint => BigInt.asUintN(width, x);
  const all = unsigned(width);
  if (range.lower >= 0n || range.upper < 0n) return { lower: word(range.lower), upper: word(range.upper) };
  if (use === 'result' || range.upper - range.lower === all.upper) return all;
  throw new Failure('unsupported', 'an argument that may be negative or positive, but not every integer of its type', {
    where,
    expected: 'bounds of one sign, or those of the type',
    found: `${range.lower}..${range.upper}`,
  });
}

const malformed = (where: string, expected: string, found: string): Failure =>
  new Failure('input', 'malformed Fiat JSON', { where, expected, found });

/* Fiat-Crypto's operations with two results: products, sums and differences that are split at any bit. */

/** Low and high part. */
type Parts = readonly [low: FiatInteger, high: FiatInteger];
type Names = readonly [low: string, high: string];
type Triple = readonly [c: FiatInteger, x: FiatInteger, y: FiatInteger];

const SIGNED_WORD: FiatType = { signed: true, bits: 64 };

/** All arguments are natural numbers of at most 64 bits, and so is the size. Carries are bits. */
class Carries {
  readonly #draft: Draft;
  readonly #integers: Integers;

  constructor(draft: Draft, integers: Integers) {
    this.#draft = draft;
    this.#integers = integers;
  }

  /** (x·y mod 2^size, floor(x·y / 2^size)). */
  product(size: number, x: FiatInteger, y: FiatInteger, names: Names): Parts {
    const [a, b] = [this.#integers.at(x, 64), this.#integers.at(y, 64)];
    const make = ([low, high]: readonly ValueId[]): Op => ({ kind: 'mulx', ins: [a, b], outs: [low, high] });
    if (size === 64) return this.#pair(64, 64, names, make);
    return this.#split(size, this.#integers.binary('mul', unsignedType(128), x, y), unsignedType(size), names);
  }

  /** (x + y + c mod 2^size, floor((x + y + c) / 2^size)). */
  sum(size: number, ins: Triple, names: Names): Parts {
    const [c, x, y] = ins;
    const width = wholeWidth(size, ins);
    const range = plus(c.range, plus(x.range, y.range));
    if (width !== null) return this.#whole('addcarryx', width, ins, names);
    const type = unsignedType(contains(unsigned(64), range) ? 64 : 128);
    const sum = this.#integers.binary('add', type, this.#integers.binary('add', type, c, x), y);
    return this.#split(size, sum, unsignedType(1), names);
  }

  /** (x - y - c mod 2^size, -floor((x - y - c) / 2^size)). */
  difference(size: number, ins: Triple, names: Names): Parts {
    const [c, x, y] = ins;
    const width = wholeWidth(size, ins);
    const range = minus(minus(x.range, y.range), c.range);
    if (width !== null) return this.#whole('subborrowx', width, ins, names);
    const ones = unsigned(size).upper;
    if (c.range.upper <= 1n && contains({ lower: -1n - ones, upper: ones }, range)) {
      const [word, borrow] = this.#whole('subborrowx', 64, ins, [this.#integers.fresh(), names[1]]);
      return [this.#low(size, word, names[0]), borrow];
    }
    const type = contains(typeRange(SIGNED_WORD), range) ? SIGNED_WORD : { signed: true, bits: 128 };
    const difference = this.#integers.binary('sub', type, this.#integers.binary('sub', type, x, c), y);
    // A bit is its own negative modulo 2.
    return this.#split(size, difference, unsignedType(1), names);
  }

  #whole(kind: 'addcarryx' | 'subborrowx', width: Width, [c, x, y]: Triple, names: Names): Parts {
    const bit = this.#integers.at(c, 1);
    const a = this.#integers.at(x, width);
    const b = this.#integers.at(y, width);
    return this.#pair(width, 1, names, ([word, carry]) => ({ kind, ins: [bit, a, b], outs: [word, carry] }));
  }

  #split(size: number, x: FiatInteger, high: FiatType, [low, above]: Names): Parts {
    return [this.#low(size, x, low), this.#integers.shiftRight(high, x, size, above)];
  }

  #low(size: number, x: FiatInteger, name: string): FiatInteger {
    return this.#integers.binary('and', unsignedType(size), x, fiatConstant(unsigned(size).upper), name);
  }

  #pair(low: Width, high: Width, names: Names, make: (ids: readonly ValueId[]) => Op): Parts {
    const [first, second] = this.#draft.append([low, high], make, names).map(valueOperand);
    return [this.#integers.ofWord(first, low), this.#integers.ofWord(second, high)];
  }
}

/** The width of word IR that the operation has itself, or null. */
function wholeWidth(size: number, [c, x, y]: Triple): Width | null {
  const width = widthFor(size);
  const fits = (z: FiatInteger, bits: number): boolean => contains(unsigned(bits), z.range);
  return width === size && width > 1 && fits(c, 1) && fits(x, size) && fits(y, size) ? width : null;
}
