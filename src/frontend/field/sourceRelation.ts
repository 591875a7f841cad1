/**
 * What a source computes modulo a number, if it is written like the mathematics: whole numbers in arrays; sums,
 * differences and products of integers that are wide enough; and `%` by one odd constant. It is read before any
 * reduction is rewritten, as a statement to be proved like one that a person makes (`ir/contract/statement.ts`).
 */
import { Failure } from '../../base/errors.ts';
import { mod } from '../../base/integers.ts';
import { numberText } from '../../base/numberText.ts';
import { minus, plus, point, times, unsigned, type Interval } from '../../ir/interval.ts';
import type { SsaArgument, SsaFunction, SsaInstruction } from '../../ir/ssa/schema.ts';

interface SourceRelation {
  /** E.g. `out = a*b mod 2^255-19`; of several elements a formula. */
  readonly statement: string;
  /** 64-bit words of an element. */
  readonly words: number;
}

/** An integer, with the interval that it is in if nothing wraps, and an expression that is congruent to it. */
interface Value extends Interval {
  readonly text: string;
  readonly kind: 'factor' | 'sum' | 'remainder';
  /** The array that it was loaded from. */
  readonly array?: SsaArgument;
}

const WORD_BITS = 64;

/**
 * Reads `ssa`, in which remainders are as the source has them (`readIr` with `keep`). Throws `unsupported` with the
 * line of what is none of that.
 */
export const relationOfSource = (ssa: SsaFunction): SourceRelation => new RelationReader(ssa).read();

class RelationReader {
  readonly #ssa: SsaFunction;
  readonly #modulus: bigint;
  /** Of arguments. */
  readonly #names: ReadonlyMap<string, string>;
  readonly #result: SsaArgument;
  readonly #words: number;
  readonly #values = new Map<string, Value>();
  /** Names of remainders that something is computed with. */
  readonly #named = new Map<Value, string>();
  readonly #steps: string[] = [];
  /** Expressions of the elements of the result, by their places. */
  readonly #stored = new Map<number, string>();
  /** Bits of the elements of an array that have fewer than their places. */
  readonly #bits = new Map<SsaArgument, number>();

  constructor(ssa: SsaFunction) {
    this.#ssa = ssa;
    this.#modulus = this.#onlyModulus();
    const stores = ssa.body.filter(({ op }) => op === 'store');
    const written = ssa.args.filter(({ name }) => stores.some(({ mem }) => mem?.base === name));
    if (written.length !== 1) throw this.#refusal(undefined, `${written.length} arrays that are written`);
    [this.#result] = written;
    this.#words = (stores[0].width ?? 0) / WORD_BITS;
    this.#names = namesOf(ssa, this.#result);
    for (const { name, kind, width = 0 } of ssa.args)
      if (kind === 'int') this.#values.set(name, { text: this.#name(name), kind: 'factor', ...unsigned(width) });
  }

  read(): SourceRelation {
    const arrays = this.#ssa.args.flatMap((array) => this.#elements(array));
    for (const instruction of this.#ssa.body) this.#read(instruction);
    const results = Array.from({ length: this.#stored.size }, (_, k) => this.#stored.get(k));
    if (results.includes(undefined)) throw this.#refusal(undefined, 'a result that is not written whole');
    const last = `${this.#name(this.#result.name)} = ${results.join(', ')} mod ${numberText(this.#modulus)}`;
    return { statement: [...arrays, ...this.#steps, last].join('; '), words: this.#words };
  }

  #onlyModulus(): bigint {
    const remainders = this.#ssa.body.filter(({ op }) => op === 'urem');
    if (remainders.length === 0) throw this.#refusal(undefined, 'no remainder (%)');
    const [first, ...others] = new Set(remainders.map(({ args }) => constantOf(args[1]) ?? 0n));
    if (others.length > 0) throw this.#refusal(remainders.at(-1), 'more than one modulus');
    if (first % 2n === 0n) throw this.#refusal(remainders[0], `a remainder modulo ${numberText(first)}`);
    return first;
  }

  #read(i: SsaInstruction): void {
    if (i.op === 'store') this.#stored.set(this.#place(i), this.#whole(i, this.#words * WORD_BITS).text);
    else if (i.id !== undefined) this.#values.set(i.id, this.#value(i, i.width ?? 0));
    else if (i.op !== 'ret') throw this.#refusal(i);
  }

  #value(i: SsaInstruction, width: number): Value {
    switch (i.op) {
      case 'load':
        return this.#load(i);
      case 'barrier':
        return this.#operand(i, 0);
      case 'zext':
        return this.#whole(i, i.sourceWidth ?? 0);
      case 'trunc':
        return this.#truncated(i, width, i.sourceWidth ?? 0);
      case 'urem':
        return { text: this.#whole(i, width).text, kind: 'remainder', lower: 0n, upper: this.#modulus - 1n };
      case 'add':
      case 'sub':
        return this.#sum(i, i.op);
      case 'mul':
        return this.#product(i);
      default:
        throw this.#refusal(i);
    }
  }

  #load(i: SsaInstruction): Value {
    const array = this.#ssa.args.find(({ name }) => name === i.mem?.base);
    if (array === undefined || array === this.#result) throw this.#refusal(i);
    const name = this.#name(array.name);
    const text = this.#elements(array).length === 0 ? name : `${name}_${this.#place(i)}`;
    return { text, kind: 'factor', array, ...unsigned(this.#words * WORD_BITS) };
  }

  /** Names for the elements of an array that has several, as a step. */
  #elements({ name: base }: SsaArgument): string[] {
    const places = this.#ssa.body
      .filter(({ op, mem }) => op === 'load' && mem?.base === base)
      .map((i) => this.#place(i));
    const count = Math.max(-1, ...places) + 1;
    const name = this.#name(base);
    return count < 2 ? [] : [`${Array.from({ length: count }, (_, k) => `${name}_${k}`).join(', ')} = ${name}`];
  }

  /** Which element of an array is accessed; all elements have the same number of words. */
  #place(i: SsaInstruction): number {
    const place = ((i.mem?.offset ?? -1) * 8) / (this.#words * WORD_BITS);
    if (i.width === this.#words * WORD_BITS && Number.isInteger(this.#words) && Number.isInteger(place)) return place;
    throw this.#refusal(i, 'an access to a part of a number, or to numbers of different lengths');
  }

  /** Nothing may be cut off but what is beside a number in its place. */
  #truncated(i: SsaInstruction, width: number, from: number): Value {
    const value = this.#whole(i, from);
    if (value.upper >> BigInt(width) === 0n) return value;
    const { array } = value;
    if (array === undefined || width <= from - WORD_BITS || (this.#bits.get(array) ?? width) !== width)
      throw this.#refusal(i, `${value.text}, of which ${from - width} bits are cut off`);
    this.#bits.set(array, width);
    return { ...value, ...unsigned(width) };
  }

  #sum(i: SsaInstruction, op: 'add' | 'sub'): Value {
    const [a, b] = [this.#term(i, 0), this.#term(i, 1)];
    const interval = op === 'add' ? plus(a, b) : minus(a, b);
    const right = op === 'sub' && b.kind === 'sum' ? `(${b.text})` : b.text;
    if (b.text === '0') return { ...a, ...interval };
    if (a.text === '0' && op === 'add') return { ...b, ...interval };
    return { text: `${a.text}${op === 'add' ? '+' : '-'}${right}`, kind: 'sum', ...interval };
  }

  #product(i: SsaInstruction): Value {
    const factors = [this.#term(i, 0), this.#term(i, 1)];
    const text = factors.map((one) => (one.kind === 'sum' ? `(${one.text})` : one.text)).join('*');
    return { text, kind: 'factor', ...times(factors[0], factors[1]) };
  }

  /** An operand, modulo the power of two that its type ends at; a remainder has a name from here on. */
  #term(i: SsaInstruction, k: number): Value {
    const value = this.#operand(i, k);
    if (value.kind !== 'remainder') return value;
    const name = this.#named.get(value) ?? `t${this.#named.size}`;
    if (!this.#named.has(value)) this.#steps.push(`${name} = ${value.text}`);
    this.#named.set(value, name);
    return { ...value, text: name, kind: 'factor' };
  }

  /** The first operand where the number itself is needed: it must not have wrapped. */
  #whole(i: SsaInstruction, width: number): Value {
    const value = this.#operand(i, 0);
    const isNegative = value.lower < 0n;
    if (isNegative || value.upper >> BigInt(width) !== 0n)
      throw this.#refusal(
        i,
        `${value.text} modulo p, by a number that may ${isNegative ? 'be negative' : `need more than ${width} bits`}`,
      );
    return value;
  }

  #operand(i: SsaInstruction, k: number): Value {
    const operand = i.args[k];
    const value = constantOf(operand);
    if (value !== null) {
      const text = numberText(mod(value, this.#modulus));
      return { text, kind: /[-+]/.test(text) ? 'sum' : 'factor', ...point(value) };
    }
    const known = this.#values.get(String(operand));
    if (known === undefined) throw this.#refusal(i);
    return known;
  }

  #name(argument: string): string {
    return this.#names.get(argument) ?? argument;
  }

  #refusal(i: SsaInstruction | undefined, found = i?.op ?? ''): Failure {
    return new Failure('unsupported', 'what the source computes modulo a number cannot be read from it', {
      where: i?.line === undefined ? this.#ssa.name : `${this.#ssa.name}, line ${i.line}`,
      expected: 'whole numbers, sums, differences and products of integers that hold them, and % by one odd constant',
      found,
      hint: 'say what it computes, e.g. --spec "out = a*b mod 2^255-19", which is proved of the source',
    });
  }
}

const constantOf = (operand: SsaInstruction['args'][number] | undefined): bigint | null =>
  typeof operand === 'object' ? BigInt(operand.const) : null;

/** Names of steps, and words of statements. */
const TAKEN = /^(mod|R|t\d+|out\d*|arg\d+)$|_\d+$/;

/** Those of the source, if all are there and none means something else; otherwise those of the word IR. */
function namesOf({ args }: SsaFunction, result: SsaArgument): ReadonlyMap<string, string> {
  const read = args.filter((argument) => argument !== result);
  const own = read.map(({ source }) => source ?? 'R');
  const isClear = new Set(own).size === own.length && !own.some((name) => TAKEN.test(name) || name === result.source);
  return new Map([
    [result.name, 'out'],
    ...read.map(({ name }, k) => [name, isClear ? own[k] : `arg${k + 1}`] as const),
  ]);
}
