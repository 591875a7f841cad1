/** Reads a function of Fiat JSON as word IR, operation by operation, without folding. */
import { Failure } from '../../base/errors.ts';
import { Draft } from '../../ir/draft.ts';
import {
  type BinaryKind,
  type IrFunction,
  type Operand,
  type Param,
  type ShiftKind,
  type Specification,
  type Term,
  type UnaryKind,
  type Width,
  valueOperand,
} from '../../ir/function.ts';
import { contains, meet, unsigned, type Interval } from '../../ir/interval.ts';
import { Carries } from './carry.ts';
import { fiatConstant, Integers, fiatType, typeName, unsignedType, widthFor } from './integers.ts';
import type { FiatInteger, FiatType } from './integers.ts';
import { integerOf } from './schema.ts';
import type { FiatArgument, FiatExpression, FiatFunction, FiatSpecification } from './schema.ts';
import { readVariable, type ReadVariable } from './variable.ts';

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
export class FunctionReader {
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
