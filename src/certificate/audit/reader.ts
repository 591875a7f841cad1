/** Reads the tokens of a certificate's file one after another and reports unexpected ones. */
import { Failure } from '../../base/errors.ts';
import { printableLine } from '../../base/printable.ts';

/** Nothing of ours nests as deep. */
const MAX_DEPTH = 500;

/** Takes the tokens of a file one after the other. What is not expected throws `input`, with its line. */
export class Reader {
  private readonly tokens: readonly Token[];
  private readonly where: string;
  private at = 0;
  private depth = 0;

  constructor(text: string, where: string) {
    this.tokens = tokensOf(text);
    this.where = where;
  }

  /** The next token; undefined at the end of the file. */
  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Passes the comments that come next. */
  comments(): void {
    while (this.next?.kind === 'comment') this.at++;
  }

  is(text: string): boolean {
    return this.next?.text === text;
  }

  /** Whether this comes next; passes it if it does. */
  has(text: string): boolean {
    if (!this.is(text)) return false;
    this.at++;
    return true;
  }

  /** Passes just these words, which are written as in a file. */
  expect(text: string): void {
    const wanted = tokensOf(text);
    for (const [k, token] of wanted.entries()) {
      if (token.kind !== this.next?.kind || token.text !== this.next.text) throw this.unexpected(sentenceAt(wanted, k));
      this.at++;
    }
  }

  expectEnd(): void {
    if (this.next !== undefined) throw this.unexpected('the end of the file');
  }

  /** One of these names, which is passed. */
  name<T extends string>(names: readonly T[]): T {
    const found = names.find((name) => this.next?.kind === 'name' && this.next.text === name);
    if (found === undefined) throw this.unexpected(names.length > 8 ? 'a name of certificates' : names.join(' or '));
    this.at++;
    return found;
  }

  natural(what = 'a natural number'): bigint {
    const { next } = this;
    if (next?.kind !== 'number') throw this.unexpected(what);
    this.at++;
    return BigInt(next.text);
  }

  /** A natural number that is at most `most`. */
  small(most: number, what: string): number {
    const { next } = this;
    const value = this.natural(what);
    if (value <= BigInt(most)) return Number(value);
    throw this.unexpected(what, next);
  }

  /** `7`, or `(-7)`. */
  integer(): bigint {
    if (!this.has('(')) return this.natural('a number');
    this.expect('-');
    const value = -this.natural();
    this.expect(')');
    return value;
  }

  list<T>(read: () => T): T[] {
    this.expect('[');
    const found: T[] = [];
    if (this.has(']')) return found;
    do found.push(read());
    while (this.has(';'));
    this.expect(']');
    return found;
  }

  /** What stands in parentheses. */
  nested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) throw this.unexpected('fewer parentheses in each other');
    this.expect('(');
    const found = read();
    this.expect(')');
    this.depth--;
    return found;
  }

  /** Passes the next token if it is one of these signs. */
  sign(signs: readonly string[]): string | null {
    const { next } = this;
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
    this.at++;
    return next.text;
  }

  unexpected(expected: string, found = this.next): Failure {
    const line = found?.line ?? this.tokens.at(-1)?.line ?? 1;
    return new Failure('input', 'not what a certificate has here', {
      where: `${this.where}:${line}`,
      expected,
      found: found === undefined ? 'the end of the file' : printableLine(found.text.split('\n', 1)[0].slice(0, 60)),
    });
  }
}

/** The sentence that a token belongs to, in a line. */
function sentenceAt(tokens: readonly Token[], at: number): string {
  const from = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'end') + 1;
  const length = tokens.slice(at).findIndex(({ kind }) => kind === 'end');
  const words = tokens.slice(from, length < 0 ? undefined : at + length + 1).map(({ text }) => text);
  return words.join(' ').replace(/ \.$/, '.');
}

/** Splits a certificate's file into tokens, as far as our own writer uses them. */

interface Token {
  /** A `comment` is on one line, and has no other one in it; an `end` is the full stop of a sentence. */
  readonly kind: 'comment' | 'name' | 'number' | 'sign' | 'end' | 'other';
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Coq's comments nest, and know strings; as ours have neither, no two readers see them differently. Names may be
 * qualified (`Step.claimed`), and a full stop that ends a sentence is in front of a blank.
 */
const TOKENS: readonly (readonly [Token['kind'] | 'blank', RegExp])[] = [
  ['blank', /[ \n]+/y],
  ['comment', /\(\* (?:(?!\(\*|\*\))[^"\p{Cc}])*\*\)/uy],
  ['end', /\.(?=[ \n]|$)/y],
  ['name', /[A-Za-z_][A-Za-z0-9_']*(?:\.[A-Za-z_][A-Za-z0-9_']*)*/y],
  ['number', /(?:0x[0-9a-f]+|[0-9]+)(?![A-Za-z0-9_'])/y],
  ['sign', /:=|->|\+\+|\/\\|[()[\]{};:,=+*#%|-]/y],
];

/** Up to the first thing that stands in no certificate, which is of kind `other`. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const [kind, found] = tokenAt(text, at) ?? [];
    if (kind === undefined || found === undefined) return [...tokens, { kind: 'other', text: text.slice(at), line }];
    if (kind !== 'blank') tokens.push({ kind, text: found, line });
    line += found.split('\n').length - 1;
    at += found.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): readonly [Token['kind'] | 'blank', string] | null {
  // What begins a comment is nothing else, even if no comment of ours follows.
  const kinds = text.startsWith('(*', at) ? TOKENS.slice(1, 2) : TOKENS;
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return [kind, found];
  }
  return null;
}
