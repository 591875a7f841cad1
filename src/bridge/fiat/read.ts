/** From Fiat JSON to word IR, operation by operation: nothing is folded, names are kept. */
import { Failure } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import { Draft } from '../../ir/draft.ts';
import type { BinaryKind, IrFunction, Op, Operand, Param, ShiftKind, Specification, Term, UnaryKind, Width } from '../../ir/function.ts';
import { contains, unsigned, type Interval } from '../../ir/interval.ts';
import { constOperand, valueOperand } from '../../ir/operand.ts';
import { fiatFileSchema, type FiatArgument, type FiatExpression, type FiatFunction, type FiatSpecification, type FiatVariable } from './schema.ts';

/** Parses a file of one or several functions. A violation is an `input` failure with JSON path and what was expected. */
export function readFiat(text: string, source: string): readonly IrFunction[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (e) {
    throw new Failure('input', 'not JSON', { where: source, found: e instanceof Error ? e.message : String(e) });
  }
  const schema = Array.isArray(data) ? fiatFileSchema.options[0] : fiatFileSchema.options[1];
  const result = schema.safeParse(data);
  if (result.success) return result.data.map((f, i) => new FiatReader(f, `${source}: $[${i}]`).read());
  const [issue] = result.error.issues;
  const path = issue.path.map(p => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('');
  throw new Failure('input', 'not Fiat JSON', { where: `${source}: $${path}`, expected: issue.message });
}

const BINARY: Readonly<Record<string, BinaryKind>> = { '+': 'add', '-': 'sub', '*': 'mul', '&': 'and', '|': 'or', '^': 'xor' };
const SHIFTS: Readonly<Record<string, ShiftKind>> = { '<<': 'shl', '>>': 'shr', sar: 'sar', ror: 'ror' };
const UNARY: Readonly<Record<string, UnaryKind>> = { '~': 'not', '!': 'eqz', eqz: 'eqz', mask: 'mask' };

class FiatReader {
  readonly #fn: FiatFunction;
  readonly #path: string;
  readonly #draft: Draft;
  readonly #names = new Map<string, Operand>();
  readonly #stored = new Map<string, Operand>();
  #where: string;
  #unused = 0;

  constructor(fn: FiatFunction, path: string) {
    this.#fn = fn;
    this.#path = path;
    this.#where = path;
    this.#draft = new Draft(fn.operation, fn.aliasing ?? 'any');
  }

  read(): IrFunction {
    const fn = this.#fn;
    fn.arguments.forEach((a, i) => {
      this.#where = `${this.#path}.arguments[${i}]`;
      const p = this.#variable(a);
      this.#draft.param(p).forEach((limb, k) => this.#names.set(element(p, k), limb));
    });
    const results = fn.returns.map((r, i) => {
      this.#where = `${this.#path}.returns[${i}]`;
      return this.#variable(r);
    });
    const places = new Set(results.flatMap(r => r.bounds.map((_, k) => element(r, k))));
    fn.body.forEach((e, i) => {
      this.#where = `${this.#path}.body[${i}] (${e.name.join(', ')})`;
      this.#statement(e, places);
    });
    for (const r of results) this.#draft.result(r, r.bounds.map((_, k) => this.#storedAt(element(r, k))));
    return this.#draft.finish(fn.specification === undefined ? undefined : specificationOf(fn.specification));
  }

  #variable(v: FiatVariable): Param {
    const [, bits, count] = /^u(\d+)(?:\[(\d+)\])?$/.exec(v.datatype) ?? this.#fail('a type', v.datatype);
    const width = Number(bits);
    if (width !== 1 && width !== 8 && width !== 32 && width !== 64) return this.#fail('limbs of 1, 8, 32 or 64 bits', v.datatype);
    const lower = [v.lbound].flat().map(BigInt), upper = [v.ubound].flat().map(BigInt), limbs = count === undefined ? 1 : Number(count);
    if (lower.length !== limbs || upper.length !== limbs) this.#fail(`${limbs} lower and upper bounds`, `${lower.length} and ${upper.length}`);
    return { name: v.name, shape: count === undefined ? 'scalar' : 'array', width, bounds: lower.map((l, i) => ({ lower: l, upper: upper[i] })) };
  }

  #storedAt(place: string): Operand {
    this.#where = this.#path;
    return this.#stored.get(place) ?? this.#fail(`a statement that defines ${place}`, 'none');
  }

  #statement(e: FiatExpression, places: ReadonlySet<string>): void {
    if (e.name.length === 1) {
      const [name] = e.name, place = places.has(name);
      const value = this.#expression(e, place || name === '_' ? [] : [name]);
      if (place) this.#stored.set(name, value);
      else this.#bind(name, value);
      return;
    }
    const names = e.name.map(n => (n === '_' || places.has(n) ? undefined : n));
    this.#several(e, names.map(n => n ?? this.#fresh())).forEach((value, i) => {
      if (places.has(e.name[i])) this.#stored.set(e.name[i], value);
      else this.#bind(e.name[i], value);
    });
  }

  #bind(name: string, value: Operand): void {
    if (name === '_') return;
    if (this.#names.has(name)) this.#fail('a new name', `second definition of ${name}`);
    this.#names.set(name, value);
  }

  /** A name for a result without one. */
  #fresh(): string { return `_${++this.#unused}`; }

  #operand(a: FiatArgument): Operand {
    if (typeof a !== 'string') return this.#expression(a, []);
    if (/^(0x[0-9a-fA-F]+|\d+)$/.test(a)) return constOperand(BigInt(a));
    return this.#names.get(a) ?? this.#fail('a constant or a value defined earlier', a);
  }

  #constant(a: FiatArgument | undefined): number {
    return typeof a === 'string' && /^(0x[0-9a-fA-F]+|\d+)$/.test(a) ? Number(a) : this.#fail('a constant amount', JSON.stringify(a));
  }

  #expression(e: FiatExpression, names: readonly string[]): Operand {
    const width = this.#width(e.datatype), { operation } = e;
    if (operation === 'static_cast' || operation === '=') return this.#cast(e, width, names);
    const binary = BINARY[operation], shift = SHIFTS[operation], unary = UNARY[operation];
    if (binary !== undefined) return this.#binary(binary, e, width, names);
    if (shift !== undefined) {
      const a = this.#operand(e.arguments[0]), amount = this.#constant(e.arguments[1]);
      return this.#one(width, names, out => ({ kind: shift, ins: [a], amount, outs: [out] }));
    }
    if (unary !== undefined) {
      const [a] = this.#operands(e, 1);
      return this.#one(width, names, out => ({ kind: unary, ins: [a], outs: [out] }));
    }
    switch (operation) {
      case 'cmovznz': {
        const [c, a, b] = this.#operands(e, 3);
        return this.#one(width, names, out => ({ kind: 'cmovznz', ins: [c, a, b], outs: [out] }));
      }
      case 'shld': case 'shrd': {
        const lo = this.#operand(e.arguments[0]), hi = this.#operand(e.arguments[1]), amount = this.#constant(e.arguments[2]);
        return this.#one(64, names, out => ({ kind: operation, ins: [lo, hi], amount, outs: [out] }));
      }
      default: return this.#several(e, names.length > 0 ? names : [this.#fresh()])[0];
    }
  }

  #operands(e: FiatExpression, count: number): readonly Operand[] {
    if (e.arguments.length !== count) this.#fail(`${count} arguments of ${e.operation}`, String(e.arguments.length));
    return e.arguments.map(a => this.#operand(a));
  }

  /** A value that fits is only renamed. */
  #cast(e: FiatExpression, width: Width, names: readonly string[]): Operand {
    const [inner] = e.arguments;
    if (e.arguments.length === 1 && typeof inner !== 'string' && inner.datatype === e.datatype) return this.#expression(inner, names);
    const [a] = this.#operands(e, 1);
    if (contains(unsigned(width), this.#draft.range(a))) return a;
    return this.#one(width, names, out => ({ kind: 'copy', ins: [a], outs: [out] }));
  }

  /** Sums and products of more than two arguments associate to the left; a lone minus negates. */
  #binary(kind: BinaryKind, e: FiatExpression, width: Width, names: readonly string[]): Operand {
    const all = e.arguments.map(a => this.#operand(a));
    const ins = kind === 'sub' && all.length === 1 ? [constOperand(0n), ...all] : all;
    if (ins.length < 2) this.#fail(`two arguments of ${e.operation}`, String(ins.length));
    return ins.slice(1).reduce((left, right, i) =>
      this.#one(width, i === ins.length - 2 ? names : [], out => ({ kind, ins: [left, right], outs: [out] })), ins[0]);
  }

  #one(width: Width, names: readonly string[], make: (out: ValueId) => Op): Operand {
    const [id] = this.#draft.append([width], ([out]) => make(out), [names[0] ?? this.#fresh()]);
    return valueOperand(id);
  }

  #several(e: FiatExpression, names: readonly string[]): readonly Operand[] {
    const size = e.parameters?.size ?? 64, width = this.#width(`u${size}`);
    switch (e.operation) {
      case 'mulx': {
        const [a, b] = this.#operands(e, 2);
        if (size !== 64) this.#fail('mulx of 64-bit words', `size ${size}`);
        return this.#append([64, 64], names, ([lo, hi]) => ({ kind: 'mulx', ins: [a, b], outs: [lo, hi] }));
      }
      case 'addcarryx': case 'subborrowx': {
        const kind = e.operation, [c, a, b] = this.#operands(e, 3);
        return this.#append([width, 1], names, ([s, o]) => ({ kind, ins: [c, a, b], outs: [s, o] }));
      }
      case 'sum': return this.#sum(e, names);
      default: return this.#fail('an operation of Fiat JSON', e.operation);
    }
  }

  #sum(e: FiatExpression, names: readonly string[]): readonly Operand[] {
    const { signs = [], columns = [], borrow = false, lower = '0', upper = '0' } = e.parameters ?? {};
    const terms = e.arguments.map((a, i): Term => ({ sign: signs[i], column: columns[i], operand: this.#operand(a) }));
    if (signs.length !== terms.length || columns.length !== terms.length) this.#fail('a sign and a column for each argument', `${signs.length} and ${columns.length}`);
    const words = borrow ? names.length - 1 : names.length, total: Interval = { lower: signedInteger(lower), upper: signedInteger(upper) };
    const widths = e.datatype === '(auto)' ? names.map((): Width => 64) : e.datatype.split(',').map(t => this.#width(t));
    return this.#append(widths, names, ids => ({ kind: 'sum', terms, outs: ids.slice(0, words), borrow: borrow ? ids[words] : null, ...total }));
  }

  #append(widths: readonly Width[], names: readonly string[], make: (ids: readonly ValueId[]) => Op): readonly Operand[] {
    if (names.length !== widths.length) this.#fail(`${widths.length} results`, String(names.length));
    return this.#draft.append(widths, make, names).map(valueOperand);
  }

  #width(datatype: string): Width {
    const width = Number(/^u(\d+)$/.exec(datatype)?.[1] ?? (datatype === '(auto)' ? 64 : 0));
    if (width === 1 || width === 8 || width === 32 || width === 64 || width === 128) return width;
    throw new Failure('unsupported', 'a type we do not handle', { where: this.#where, expected: 'u1, u8, u32, u64 or u128', found: datatype });
  }

  #fail(expected: string, found: string): never {
    throw new Failure('input', 'malformed Fiat JSON', { where: this.#where, expected, found });
  }
}

const element = (p: Param, limb: number): string => (p.shape === 'array' ? `${p.name}[${limb}]` : p.name);
const signedInteger = (x: string): bigint => (x.startsWith('-') ? -BigInt(x.slice(1)) : BigInt(x));

const specificationOf = ({ limits, ...facts }: FiatSpecification): Specification => ({
  ...facts, modulus: BigInt(facts.modulus),
  ...(limits === undefined ? {} : { limits: limits.map(({ name, below }) => ({ name, below: BigInt(below) })) }),
});
