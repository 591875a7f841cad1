/**
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
import { Failure } from '../../base/errors.ts';
import { mod } from '../../base/modular.ts';
import { evaluateUnary } from '../../ir/scalar.ts';

/** Value of an expression for given values of its names, by their index in the list handed to `parseExpression`. */
export type Expression = (values: readonly bigint[]) => bigint;

/** Compiles `text`. Throws `invariant` for a name that is not in `names` and for anything it cannot read. */
export function parseExpression(text: string, names: readonly string[]): Expression {
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
