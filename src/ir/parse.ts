/** Reader of the text form that `print` writes. `#` starts a comment. */
import { Failure } from '../base/errors.ts';
import { beginningOf } from '../base/printable.ts';
import { valueId, type ValueId } from '../base/ids.ts';
import {
  LANE_COUNTS,
  type CallForm,
  type Interface,
  type IrFunction,
  type Op,
  type Operand,
  type Param,
  type SourceArgument,
  type Specification,
  type Term,
  type Value,
  type Width,
} from './function.ts';
import { unsigned } from './interval.ts';

/**
 * Parses one function; a malformed line is an `input` failure that names it, and `unsupported` what is larger than any
 * function that is worked on. `source` is the file name for messages.
 */
export function parse(text: string, source = 'word IR'): IrFunction {
  const reader = new Reader(source);
  text.split('\n').forEach((raw, i) => reader.line(raw.replace(/#.*/, '').replace(/\s+/g, ' ').trim(), i + 1));
  return reader.finish();
}

const NAME = String.raw`[A-Za-z_][\w.]*(?:\[\d+\])?`;
/** Far more than any function of field arithmetic has; more would be worked on for ever. */
const MAX_LINE = 100_000;
const MAX_VALUES = 65_536;
const MAX_LIMBS = 4096;
const MAX_COLUMN = 4096;
const MAX_DIGITS = 20_000;
const FUNCTION = /^[A-Za-z_.$][\w.$]*$/;
const HEX = String.raw`-?(?:0x[0-9a-f]+|\d+)`;
const INTEGER = new RegExp(`^${HEX}$`);
const DEFINITION = new RegExp(`^(${NAME})(?::u(\\d+))?(?:>=(${HEX}))?(?:<=(${HEX}))?$`);
const PARAM = new RegExp(`^(${NAME}) u(1|8|32|64)(?:\\[(\\d+)\\])?(?: >=(\\S+))?(?: <=(\\S+))?$`);
const CALL = /^((?:[^\s:]+:[^\s:]+ ?)*)(?:returns (address )?([^\s:]+)(?::u(1|8|16|32))?)?$/;
const ARGUMENT = /^([A-Za-z_]\w*):([^=]+)(?:=(.+))?$/;
const SUM = new RegExp(`^sum \\[(${HEX})\\.\\.(${HEX})\\](.*)$`);
const TERM = new RegExp(`^([+-])(${NAME}|${HEX})@(\\d+)$`);

class Reader {
  readonly #source: string;
  readonly #names = new Map<string, ValueId>();
  readonly #values: Value[] = [];
  readonly #params: Param[] = [];
  readonly #results: Param[] = [];
  readonly #inputs: ValueId[][] = [];
  readonly #body: Op[] = [];
  readonly #outputs: Operand[][] = [];
  readonly #spec: { -readonly [K in keyof Specification]?: Specification[K] } = {};
  #name = '';
  readonly #callers: { -readonly [K in keyof Interface]: Interface[K] } = { aliasing: 'any' };
  #where = '';

  constructor(source: string) {
    this.#source = source;
  }

  line(text: string, number: number): void {
    if (text === '') return;
    this.#where = `${this.#source}:${number}`;
    if (text.length > MAX_LINE) this.#tooLarge(`lines of at most ${MAX_LINE} characters`);
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word) {
      case 'function':
        return this.#function(rest);
      case 'aliasing':
        this.#callers.aliasing = this.#oneOf(['any', 'equal', 'none'], rest, 'an aliasing rule');
        break;
      case 'param':
        return this.#param(rest);
      case 'result':
        this.#results.push(this.#shape(rest));
        break;
      case 'call':
        this.#callers.call = this.#callForm(rest);
        break;
      case 'lanes':
        this.#callers.lanes = this.#oneOf(LANE_COUNTS, Number(rest), 'a number of lanes');
        break;
      case 'modulus':
        this.#spec.modulus = this.#integer(rest);
        break;
      case 'weights':
        this.#spec.weights = rest.split(/\s+/).map(Number);
        break;
      case 'relation':
        this.#spec.relation = rest;
        break;
      case 'limit':
        return this.#limit(rest);
      case 'canonical':
        return this.#canonical(rest.split(/\s+/));
      case 'return':
        return this.#return(rest);
      default:
        return this.#op(text);
    }
  }

  finish(): IrFunction {
    this.#where = this.#source;
    if (this.#name === '') this.#fail('a line `function NAME`', 'none');
    const spec = this.#specification();
    return {
      name: this.#name,
      params: this.#params,
      results: this.#results,
      ...this.#callers,
      values: this.#values,
      inputs: this.#inputs,
      body: this.#body,
      outputs: this.#results.map((r, i) => this.#outputs[i] ?? this.#fail(`a line \`return ${r.name} = …\``, 'none')),
      ...(spec === undefined ? {} : { spec }),
    };
  }

  #function(name: string): void {
    if (this.#name !== '') this.#fail('one function', `a second one, ${name}`);
    if (!FUNCTION.test(name)) this.#fail('the name of a function', name);
    this.#name = name;
  }

  #specification(): Specification | undefined {
    const { modulus, weights, relation, limits } = this.#spec;
    if (modulus === undefined && weights === undefined && relation === undefined) return undefined;
    if (modulus === undefined || weights === undefined || relation === undefined)
      return this.#fail('all of modulus, weights and relation', 'only some');
    return {
      modulus,
      weights,
      relation,
      canonical: this.#spec.canonical ?? false,
      canonicalInputs: this.#spec.canonicalInputs ?? false,
      ...(limits === undefined ? {} : { limits }),
    };
  }

  #callForm(text: string): CallForm {
    const [, list, address, result, bits] =
      CALL.exec(text) ?? this.#fail('NAME:RESULT, NAME:PARAM, NAME:RESULT=PARAM, returns [address] RESULT', text);
    const as = address === undefined ? 'value' : 'address';
    const narrow = bits === undefined ? {} : { bits: Number(bits) };
    const returned = result === undefined ? null : ({ result, as, ...narrow } as const);
    return { arguments: (list ?? '').split(' ').flatMap((one) => (one === '' ? [] : [this.#argument(one)])), returned };
  }

  #argument(text: string): SourceArgument {
    const [, name, first, second] = ARGUMENT.exec(text) ?? this.#fail('NAME:RESULT=PARAM', text);
    if (second !== undefined) return { name, result: first, param: second };
    return this.#results.some((r) => r.name === first) ? { name, result: first } : { name, param: first };
  }

  #limit(text: string): void {
    const [, name, below] = /^(\S+) (\S+)$/.exec(text) ?? this.#fail('limit NAME NUMBER', text);
    this.#spec.limits = [...(this.#spec.limits ?? []), { name, below: this.#integer(below) }];
  }

  #canonical(words: readonly string[]): void {
    this.#spec.canonicalInputs = words.includes('inputs');
    this.#spec.canonical = words.includes('outputs');
  }

  #shape(text: string): Param {
    const [, name, bits, limbs, lower, upper] =
      PARAM.exec(text) ?? this.#fail('NAME u64[N] with optional >= and <=', text);
    const width = this.#oneOf([1, 8, 32, 64], Number(bits), 'a width');
    const count = limbs === undefined ? 1 : Number(limbs);
    if (count > MAX_LIMBS) this.#tooLarge(`arrays of at most ${MAX_LIMBS} limbs`);
    const lowers = this.#limbs(lower, count, 0n);
    const uppers = this.#limbs(upper, count, unsigned(width).upper);
    return {
      name,
      shape: limbs === undefined ? 'scalar' : 'array',
      width,
      bounds: lowers.map((l, i) => ({ lower: l, upper: uppers[i] })),
    };
  }

  #limbs(list: string | undefined, count: number, otherwise: bigint): bigint[] {
    if (list === undefined) return Array<bigint>(count).fill(otherwise);
    const found = list.split(',').map((x) => this.#integer(x));
    return found.length === count ? found : this.#fail(`${count} bounds`, list);
  }

  #param(text: string): void {
    const p = this.#shape(text);
    this.#params.push(p);
    this.#inputs.push(
      p.bounds.map((b, i) =>
        this.#define(p.shape === 'scalar' ? p.name : `${p.name}[${i}]`, p.width, b.lower, b.upper),
      ),
    );
  }

  #return(text: string): void {
    const [, name, list] = /^(\S+)\s*=\s*(.*)$/.exec(text) ?? this.#fail('return NAME = VALUE, …', text);
    const at = this.#results.findIndex((r) => r.name === name);
    if (at < 0) this.#fail('the name of a result', name);
    this.#outputs[at] = list.split(/\s*,\s*/).map((x) => this.#operand(x));
  }

  #op(text: string): void {
    const [, left, right] =
      /^(.*?)\s*(?<![<>])=(?!=)\s*([a-z].*)$/.exec(text) ?? this.#fail('RESULTS = OPERATION', text);
    const borrow = left.endsWith(' borrow');
    const names = (borrow ? left.slice(0, -7) : left).split(/\s*,\s*/);
    const make = this.#operation(right, borrow, names.length);
    this.#body.push(make(names.map((n) => this.#definition(n))));
  }

  /** Reads the right-hand side before its results exist, so that nothing can refer to itself. */
  #operation(text: string, borrow: boolean, results: number): (outs: readonly ValueId[]) => Op {
    const sum = SUM.exec(text);
    if (sum !== null) return this.#sum(sum, borrow, results);
    const [, kind, list, by] = /^(\w+) (.*?)(?: by (\d+))?$/.exec(text) ?? this.#fail('an operation', text);
    const ins = list.split(/\s*,\s*/).map((x) => this.#operand(x));
    const [a, b, c] = ins;
    const amount = Number(by);
    const counts = (inputs: number, outputs: number, shift = false) => {
      if (ins.length !== inputs || results !== outputs || shift === (by === undefined)) {
        this.#fail(`${outputs} result(s) and ${inputs} operand(s) of ${kind}${shift ? ' by AMOUNT' : ''}`, text);
      }
    };
    switch (kind) {
      case 'mulx':
      case 'mul52':
        counts(2, 2);
        return ([lo, hi]) => ({ kind, ins: [a, b], outs: [lo, hi] });
      case 'addcarryx':
      case 'subborrowx':
        counts(3, 2);
        return ([s, o]) => ({ kind, ins: [a, b, c], outs: [s, o] });
      case 'add':
      case 'sub':
      case 'mul':
      case 'and':
      case 'or':
      case 'xor':
        counts(2, 1);
        return ([o]) => ({ kind, ins: [a, b], outs: [o] });
      case 'not':
      case 'mask':
      case 'eqz':
      case 'copy':
      case 'bswap':
        counts(1, 1);
        return ([o]) => ({ kind, ins: [a], outs: [o] });
      case 'shl':
      case 'shr':
      case 'sar':
      case 'ror':
        counts(1, 1, true);
        return ([o]) => ({ kind, ins: [a], amount, outs: [o] });
      case 'shld':
      case 'shrd':
        counts(2, 1, true);
        return ([o]) => ({ kind, ins: [a, b], amount, outs: [o] });
      case 'cmovznz':
        counts(3, 1);
        return ([o]) => ({ kind, ins: [a, b, c], outs: [o] });
      default:
        return this.#fail('an operation', kind);
    }
  }

  #sum([, lower, upper, list]: RegExpExecArray, borrow: boolean, results: number): (outs: readonly ValueId[]) => Op {
    const terms = list
      .trim()
      .split(/\s+/)
      .map((x) => this.#term(x));
    const words = borrow ? results - 1 : results;
    const range = { lower: this.#integer(lower), upper: this.#integer(upper) };
    return (outs) => ({
      kind: 'sum',
      terms,
      outs: outs.slice(0, words),
      borrow: borrow ? outs[words] : null,
      ...range,
    });
  }

  #term(text: string): Term {
    const [, sign, name, column] = TERM.exec(text) ?? this.#fail('a term ±VALUE@COLUMN', text);
    if (Number(column) > MAX_COLUMN) this.#tooLarge(`columns up to ${MAX_COLUMN}`);
    return { sign: sign === '+' ? 1 : -1, column: Number(column), operand: this.#operand(name) };
  }

  #definition(text: string): ValueId {
    const [, name, bits, lower, upper] = DEFINITION.exec(text) ?? this.#fail('NAME[:uN][>=LOWER][<=UPPER]', text);
    const width: Width = bits === undefined ? 64 : this.#oneOf([1, 8, 32, 64, 128], Number(bits), 'a width');
    return this.#define(
      name,
      width,
      lower === undefined ? 0n : this.#integer(lower),
      upper === undefined ? unsigned(width).upper : this.#integer(upper),
    );
  }

  #define(name: string, width: Width, lower: bigint, upper: bigint): ValueId {
    if (this.#names.has(name)) this.#fail('a new name', `second definition of ${name}`);
    const id = valueId(this.#values.length);
    if (id >= MAX_VALUES) this.#tooLarge(`at most ${MAX_VALUES} values`);
    this.#values.push({ id, name, width, lower, upper });
    this.#names.set(name, id);
    return id;
  }

  #operand(text: string): Operand {
    if (/^(0x|\d)/.test(text)) return { kind: 'const', value: this.#integer(text) };
    return { kind: 'value', id: this.#names.get(text) ?? this.#fail('a value defined earlier', text) };
  }

  #integer(text: string): bigint {
    if (!INTEGER.test(text)) this.#fail('an integer', text);
    if (text.length > MAX_DIGITS) this.#tooLarge(`integers of at most ${MAX_DIGITS} digits`);
    return text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text);
  }

  #oneOf<const T>(allowed: readonly T[], found: unknown, what: string): T {
    return allowed.find((x) => x === found) ?? this.#fail(`${what}: ${allowed.join(', ')}`, String(found));
  }

  #fail(expected: string, found: string): never {
    throw new Failure('input', 'malformed word IR', { where: this.#where, expected, found: beginningOf(found) });
  }

  #tooLarge(expected: string): never {
    throw new Failure('unsupported', 'the word IR is too large', { where: this.#where, expected });
  }
}
