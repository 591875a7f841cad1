/** Reads arithmetic expressions on integers, such as `2^255 - 19`. */
import { Failure } from './errors.ts';
import { beginningOf } from './printable.ts';

/**
 * The integer that an arithmetic expression such as `2^256 - 2^32 - 977` denotes.
 *
 *   sum     = product { ('+' | '-') product }
 *   product = power { '*' power }
 *   power   = '-' power | atom [ ('^' | '**') power ]        right-associative, binds tighter than '-'
 *   atom    = decimal | 0x hexadecimal | '(' sum ')'
 *
 * Throws `input` with the offending position. No number has more than 65536 bits, no exponent is above 65535, and there
 * are at most 200 parentheses and signs within each other.
 */
export function parseBigExpr(text: string): bigint {
  const parser = new Parser(text);
  const value = parser.sum();
  if (!parser.atEnd()) parser.fail('an operator or the end');
  return value;
}

const MAX_EXPONENT = 65535n;
const MAX_BITS = 65536;
const MAX_NESTING = 200;

const MAX_BITS_OF_VALUE = 1n << BigInt(MAX_BITS);
const TOO_LARGE = `numbers of at most ${MAX_BITS} bits`;
const NUMBER = /0x[0-9a-fA-F]+|[0-9]+/y;

/** Recursive descent over the characters of one expression. */
class Parser {
  private readonly text: string;
  private at = 0;
  private nesting = 0;

  constructor(text: string) {
    this.text = text;
  }

  sum(): bigint {
    let value = this.product();
    for (;;) {
      if (this.take('+')) value = this.modest(value + this.product());
      else if (this.take('-')) value = this.modest(value - this.product());
      else return value;
    }
  }

  private product(): bigint {
    let value = this.power();
    while (!this.isNext('**') && this.take('*')) value = this.modest(value * this.power());
    return value;
  }

  private power(): bigint {
    if (this.take('-')) return -this.nested(() => this.power());
    const base = this.atom();
    if (!this.take('^') && !this.take('**')) return base;
    const start = this.skipSpace();
    const exponent = this.nested(() => this.power());
    if (exponent < 0n || exponent > MAX_EXPONENT) this.fail(`an exponent from 0 to ${MAX_EXPONENT}`, start);
    if (floorLog2(base) * exponent > MAX_EXPONENT) this.fail(`a power of at most ${MAX_EXPONENT + 1n} bits`, start);
    return base ** exponent;
  }

  private atom(): bigint {
    if (this.take('(')) {
      const value = this.nested(() => this.sum());
      if (!this.take(')')) this.fail("')'");
      return value;
    }
    NUMBER.lastIndex = this.skipSpace();
    const digits = NUMBER.exec(this.text);
    if (digits === null) return this.fail("a number or '('");
    if (digits[0].length > MAX_BITS / 3) this.fail(TOO_LARGE);
    this.at += digits[0].length;
    return this.modest(BigInt(digits[0]));
  }

  /** The number, if it may be as large as that: a short text can say one that fills the memory. */
  private modest(value: bigint): bigint {
    return value < MAX_BITS_OF_VALUE && -value < MAX_BITS_OF_VALUE ? value : this.fail(TOO_LARGE);
  }

  private nested(read: () => bigint): bigint {
    if (++this.nesting > MAX_NESTING) this.fail(`at most ${MAX_NESTING} parentheses and signs within each other`);
    const value = read();
    this.nesting--;
    return value;
  }

  atEnd(): boolean {
    return this.skipSpace() === this.text.length;
  }

  private take(symbol: string): boolean {
    const found = this.isNext(symbol);
    if (found) this.at += symbol.length;
    return found;
  }

  private isNext(symbol: string): boolean {
    return this.text.startsWith(symbol, this.skipSpace());
  }

  private skipSpace(): number {
    while (this.text[this.at] === ' ') this.at++;
    return this.at;
  }

  fail(expected: string, at = this.at): never {
    throw new Failure('input', `cannot read the integer expression "${beginningOf(this.text)}"`, {
      where: `character ${at + 1}`,
      expected,
      found: this.text.slice(at, at + 10) || 'the end',
      hint: 'decimal or 0x hexadecimal numbers with + - * ^ and parentheses, e.g. 2^255 - 19',
    });
  }
}

/** Of the absolute value; 0 for 0. */
const floorLog2 = (x: bigint): bigint => BigInt((x < 0n ? -x : x).toString(2).length - 1);
