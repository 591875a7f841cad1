/**
 * What an instruction template claims to compute, as a function on integers.
 *
 * A contract is a list of clauses separated by commas:
 *   out + 2^64*CF' = expression    both are defined: the low word, and what is above it
 *   out - 2^64*CF' = expression    the same with a borrow
 *   out = expression               a word (or, for CF' and OF', a bit; `memory` is what is stored)
 *   0 = CF'                        the same the other way round
 *   c < 64                         must hold when the template is used
 *   b = 2^k - 1                    where b is neither operand nor result: an abbreviation
 * A dash marks a flag after the template; without it the flag before is meant. What expressions are:
 * Right-hand sides, at the end.
 */
import { Failure } from '../../../src/base/errors.ts';
import type { Template } from '../../../src/codegen/x86/template.ts';
import { mod } from '../../../src/base/integers.ts';
import { evaluateUnary } from '../../../src/ir/scalar.ts';

/** What holds after a template; null where the contract says nothing. */
export interface ContractResult {
  /** In the order of the outputs of the template. */
  readonly outputs: readonly (bigint | null)[];
  readonly carry: bigint | null;
  readonly overflow: bigint | null;
  /** What a store writes. */
  readonly memory: bigint | null;
}

interface Definition {
  readonly text: string;
  /** Slot of the word; of the multiple of 2^64 beside it, or -1; and the sign of that. */
  readonly low: number;
  readonly high: number;
  readonly sign: 1n | -1n;
  readonly value: Expression;
}

interface Requirement {
  readonly text: string;
  readonly holds: (values: readonly bigint[]) => boolean;
}

const FLAGS_AFTER = ["CF'", "OF'"];
const LESS = /^(\w+) < (.*)$/;
const CLAUSE = /^(\w+'?)(?: ([+-]) 2\^64\*(\w+'?))? = (.*)$/;

export class Contract {
  readonly name: string;
  /** Flags before the template that the contract reads. */
  readonly readsCarry: boolean;
  readonly readsOverflow: boolean;
  private readonly inputCount: number;
  private readonly targets: readonly string[];
  /** What each of them is below. */
  private readonly limits: readonly bigint[];
  private readonly definitions: Definition[] = [];
  private readonly abbreviations: { readonly slot: number; readonly value: Expression }[] = [];
  private readonly requirements: Requirement[] = [];
  /** What expressions can name: inputs, the amount, flags before, abbreviations. */
  private readonly names: string[];

  /** Throws `invariant` if the contract cannot be read or leaves a result undefined. */
  constructor(template: Template) {
    this.name = template.name;
    this.inputCount = template.inputs.length;
    this.names = [
      ...template.inputs.map((i) => i.name),
      template.inputs.some((i) => i.name === 'k') ? 'amount' : 'k',
      'CF',
      'OF',
    ];
    this.targets = [...template.outputs, ...FLAGS_AFTER, 'memory'];
    this.limits = this.targets.map((name) => (FLAGS_AFTER.includes(name) ? 2n : 1n << 64n));
    const clauses = template.contract.split(',').map((c) => c.trim());
    clauses.filter((c) => LESS.test(c)).forEach((c) => this.require(c));
    clauses.filter((c) => this.isAbbreviation(c)).forEach((c) => this.abbreviate(c));
    clauses.filter((c) => !LESS.test(c) && !this.isAbbreviation(c)).forEach((c) => this.read(c));
    const missing = template.outputs.find((_, o) => !this.definitions.some((d) => d.low === o || d.high === o));
    if (missing !== undefined) throw this.broken(`${missing} is not defined`);
    this.readsCarry = /\bCF\b(?!')/.test(template.contract);
    this.readsOverflow = /\bOF\b(?!')/.test(template.contract);
  }

  /**
   * What the template leaves when it is run on these operands (words), amount and flags (0 or 1). Throws
   * `invariant` if a requirement is violated, or a result does not fit where the contract puts it.
   */
  apply(inputs: readonly bigint[], amount: number, carry: bigint, overflow: bigint): ContractResult {
    const values = inputs.slice(0, this.inputCount);
    values.push(BigInt(amount), carry, overflow);
    for (const r of this.requirements) if (!r.holds(values)) throw this.broken(`'${r.text}' does not hold`);
    for (const a of this.abbreviations) values[a.slot] = a.value(values);
    const results = new Array<bigint | null>(this.targets.length).fill(null);
    for (const d of this.definitions) this.define(results, d, d.value(values));
    const n = this.targets.length - 3;
    return { outputs: results.slice(0, n), carry: results[n], overflow: results[n + 1], memory: results[n + 2] };
  }

  private define(results: (bigint | null)[], d: Definition, value: bigint): void {
    if (d.high >= 0) results[d.high] = this.inRange(d.high, (value >> 64n) * d.sign, d);
    results[d.low] = this.inRange(d.low, d.high >= 0 ? BigInt.asUintN(64, value) : value, d);
  }

  private inRange(target: number, value: bigint, d: Definition): bigint {
    if (value < 0n || value >= this.limits[target])
      throw this.broken(`'${d.text}' makes ${this.targets[target]} ${value}`);
    return value;
  }

  /** `name = expression` where the name is no result (and not the number of `0 = CF'`). */
  private isAbbreviation(clause: string): boolean {
    const m = CLAUSE.exec(clause);
    return m !== null && m[3] === undefined && /^[a-z]/.test(m[1]) && !this.targets.includes(m[1]);
  }

  private abbreviate(clause: string): void {
    const [, name, , , text] = CLAUSE.exec(clause)!;
    this.abbreviations.push({ slot: this.names.length, value: parseExpression(text, this.names) });
    this.names.push(name);
  }

  private read(clause: string): void {
    const m = CLAUSE.exec(clause);
    if (m !== null && this.targets.includes(m[4])) this.addDefinition(clause, m[4], undefined, '+', m[1]);
    else if (m !== null) this.addDefinition(clause, m[1], m[3], m[2], m[4]);
    else throw this.broken(`cannot read '${clause}'`);
  }

  private require(text: string): void {
    const [, left, right] = LESS.exec(text)!;
    const a = parseExpression(left, this.names);
    const b = parseExpression(right, this.names);
    this.requirements.push({ text, holds: (v) => a(v) < b(v) });
  }

  private addDefinition(
    text: string,
    low: string,
    high: string | undefined,
    sign: string | undefined,
    value: string,
  ): void {
    this.definitions.push({
      text,
      low: this.target(low),
      high: high === undefined ? -1 : this.target(high),
      sign: sign === '-' ? -1n : 1n,
      value: parseExpression(value, this.names),
    });
  }

  private target(name: string): number {
    const at = this.targets.indexOf(name);
    if (at < 0) throw this.broken(`${name} is no result`);
    if (this.definitions.some((d) => d.low === at || d.high === at)) throw this.broken(`${name} is defined twice`);
    return at;
  }

  private broken(message: string): Failure {
    return new Failure('invariant', `contract of template ${this.name}: ${message}`);
  }
}

/*
 * Right-hand sides of template contracts: integer expressions over operands and flags.
 *
 *   conditional = equality [ '?' conditional ':' conditional ]
 *   equality    = or [ '=' or ]                       1 or 0
 *   or, xor, and                                      of non-negative integers
 *   modulo      = shift [ 'mod' product ]             the representative from 0
 *   shift       = sum [ ('<<' | '>>') sum ]           >> rounds down
 *   sum, product                                      of integers, without bounds
 *   atom        = name | number | 2^atom | '(' conditional ')' | 'signed' atom | 'bswap' atom
 *
 * `2^` is a power only when nothing stands between; elsewhere `^` is exclusive or. `signed a` is the
 * word a read as a two's complement number, `bswap a` the word of its bytes in reverse order.
 */

/** Value of an expression for given values of its names, by their index in the list handed to `parseExpression`. */
type Expression = (values: readonly bigint[]) => bigint;

/** Compiles `text`. Throws `invariant` for a name that is not in `names` and for anything it cannot read. */
function parseExpression(text: string, names: readonly string[]): Expression {
  const parser = new Parser(text, names);
  const expression = parser.conditional();
  parser.end();
  return expression;
}

type Binary = (a: bigint, b: bigint) => bigint;

/** Binary operators from the loosest level to the tightest; those of a level associate to the left. */
const LEVELS: readonly Readonly<Record<string, Binary>>[] = [
  { '=': (a, b) => (a === b ? 1n : 0n) },
  { '|': (a, b) => a | b },
  { '^': (a, b) => a ^ b },
  { '&': (a, b) => a & b },
  { mod },
  { '<<': (a, b) => a << b, '>>': (a, b) => a >> b },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b },
];

class Parser {
  private readonly text: string;
  private readonly names: readonly string[];
  private readonly tokens: string[];

  constructor(text: string, names: readonly string[]) {
    this.text = text;
    this.names = names;
    this.tokens = text.match(/2\^|0x[0-9a-f]+|\w+|<<|>>|\S/g) ?? [];
  }

  conditional(): Expression {
    const test = this.level(0);
    if (!this.take('?')) return test;
    const yes = this.conditional();
    this.expect(':');
    const no = this.conditional();
    return (v) => (test(v) !== 0n ? yes(v) : no(v));
  }

  end(): void {
    if (this.tokens.length > 0) this.fail('the end');
  }

  private level(n: number): Expression {
    if (n === LEVELS.length) return this.atom();
    let left = this.level(n + 1);
    while (this.tokens.length > 0 && this.tokens[0] in LEVELS[n]) {
      const apply = LEVELS[n][this.tokens.shift()!];
      const a = left;
      const b = this.level(n + 1);
      left = (v) => apply(a(v), b(v));
    }
    return left;
  }

  private atom(): Expression {
    if (this.take('2^')) {
      const isNumber = /^\d/.test(this.tokens[0] ?? '');
      const exponent = this.atom();
      const power = isNumber ? 1n << exponent([]) : 0n;
      return isNumber ? () => power : (v) => 1n << exponent(v);
    }
    if (this.take('bswap')) {
      const word = this.atom();
      return (v) => evaluateUnary('bswap', word(v), 64);
    }
    if (this.take('signed')) {
      const word = this.atom();
      return (v) => BigInt.asIntN(64, word(v));
    }
    if (this.take('(')) {
      const inner = this.conditional();
      this.expect(')');
      return inner;
    }
    return this.leaf();
  }

  private leaf(): Expression {
    const token = this.tokens.shift() ?? '';
    const at = this.names.indexOf(token);
    if (at >= 0) return (v) => v[at];
    if (!/^(0x[0-9a-f]+|\d+)$/.test(token)) this.fail(`a number or one of ${this.names.join(' ')}`, token);
    const number = BigInt(token);
    return () => number;
  }

  private take(token: string): boolean {
    if (this.tokens[0] !== token) return false;
    this.tokens.shift();
    return true;
  }

  private expect(token: string): void {
    if (!this.take(token)) this.fail(`'${token}'`);
  }

  private fail(expected: string, found = this.tokens[0] ?? 'the end'): never {
    throw new Failure('invariant', `cannot read the contract expression '${this.text}'`, { expected, found });
  }
}
