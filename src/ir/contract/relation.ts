/**
 * The relation of a specification: a polynomial in parameter names and integers.
 *
 * expr   := term (('+' | '-') term)*   term   := factor (('*' | '/') factor)*        a divisor is an integer, inverted
 * modulo p   factor := '-' factor | atom ('^' '-'? integer)?     only an integer may have a negative exponent   atom
 * := integer | 0xhex | name | '(' expr ')'
 *
 * Exponents of names are at most 255; exponents of integers are limited so that powers have at most 65535 bits.
 * `arg1*arg2/2^256` is what a Montgomery multiplication with R = 2^256 computes.
 */
import { Failure } from '../../base/errors.ts';
import { beginningOf } from '../../base/printable.ts';
import { inverse, mod } from '../../base/integers.ts';

export type Relation =
  | { readonly kind: 'constant'; readonly value: bigint }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'add' | 'sub' | 'mul'; readonly left: Relation; readonly right: Relation }
  /** left times the inverse of divisor modulo p. */
  | { readonly kind: 'quotient'; readonly left: Relation; readonly divisor: bigint };

/** How to compute with the values that stand for the names. */
export interface Ring<T> {
  constant(value: bigint): T;
  name(name: string): T;
  add(a: T, b: T): T;
  sub(a: T, b: T): T;
  mul(a: T, b: T): T;
}

/** Residues, from 0 to p - 1. */
export const residuesModulo = (p: bigint): Omit<Ring<bigint>, 'name'> => ({
  constant: (x) => mod(x, p),
  add: (a, b) => mod(a + b, p),
  sub: (a, b) => mod(a - b, p),
  mul: (a, b) => mod(a * b, p),
});

/** The value of `relation` in `ring`; quotients become products with inverses modulo `modulus`. */
export function evaluateRelation<T>(relation: Relation, ring: Ring<T>, modulus: bigint): T {
  switch (relation.kind) {
    case 'constant':
      return ring.constant(relation.value);
    case 'name':
      return ring.name(relation.name);
    case 'quotient':
      return ring.mul(
        evaluateRelation(relation.left, ring, modulus),
        ring.constant(inverse(relation.divisor, modulus)),
      );
    default:
      return ring[relation.kind](
        evaluateRelation(relation.left, ring, modulus),
        evaluateRelation(relation.right, ring, modulus),
      );
  }
}

/** The same with products instead of quotients, for relations that are evaluated often: an inverse takes long. */
export function withInverses(relation: Relation, modulus: bigint): Relation {
  if (relation.kind === 'constant' || relation.kind === 'name') return relation;
  const left = withInverses(relation.left, modulus);
  return relation.kind === 'quotient'
    ? { kind: 'mul', left, right: constant(inverse(relation.divisor, modulus)) }
    : { ...relation, left, right: withInverses(relation.right, modulus) };
}

/** relation = numerator / denominator, the numerator without quotients. */
export function clearDenominators(relation: Relation): { numerator: Relation; denominator: bigint } {
  if (relation.kind === 'constant' || relation.kind === 'name') return { numerator: relation, denominator: 1n };
  const a = clearDenominators(relation.left);
  if (relation.kind === 'quotient') return { numerator: a.numerator, denominator: a.denominator * relation.divisor };
  const b = clearDenominators(relation.right);
  const denominator = a.denominator * b.denominator;
  if (relation.kind === 'mul')
    return { numerator: { ...relation, left: a.numerator, right: b.numerator }, denominator };
  return {
    numerator: { ...relation, left: times(a.numerator, b.denominator), right: times(b.numerator, a.denominator) },
    denominator,
  };
}

const times = (relation: Relation, factor: bigint): Relation =>
  factor === 1n ? relation : { kind: 'mul', left: relation, right: constant(factor) };

/** Of an integer, twice what a power may have. */
const MAX_HEX_DIGITS = 32_768;
/** Operations of a relation; those of a power count as often as it multiplies. */
const MAX_OPERATIONS = 4096;
/** Parentheses and signs within each other. */
const MAX_NESTING = 200;

/**
 * Parses `text`; throws an `input` failure that shows the offending place, `unsupported` for a text that says more than
 * is computed with.
 */
export function parseRelation(text: string, modulus: bigint): Relation {
  const tokens = text.match(/0x[0-9a-fA-F]+|\d+|[A-Za-z_]\w*|\S/g) ?? [];
  let at = 0;
  let nesting = 0;
  const sizes = new Map<Relation, number>();
  const fail = (expected: string): never => {
    throw new Failure('input', 'relation not understood', {
      where: beginningOf(text),
      expected,
      found: tokens[at] ?? 'end of text',
    });
  };
  const divisorOf = (value: bigint): bigint => {
    inverse(value, modulus);
    return value;
  };
  const tooLarge = (expected: string): never => {
    throw new Failure('unsupported', 'the statement is too large', { where: beginningOf(text), expected });
  };
  /** A relation of two, whose operations are counted. */
  const joined = (kind: 'add' | 'sub' | 'mul', left: Relation, right: Relation): Relation => {
    const size = 1 + (sizes.get(left) ?? 0) + (sizes.get(right) ?? 0);
    if (size > MAX_OPERATIONS) tooLarge(`at most ${MAX_OPERATIONS} operations`);
    const result: Relation = { kind, left, right };
    sizes.set(result, size);
    return result;
  };
  const nested = (read: () => Relation): Relation => {
    if (++nesting > MAX_NESTING) tooLarge(`at most ${MAX_NESTING} parentheses and signs within each other`);
    const result = read();
    nesting--;
    return result;
  };
  const accept = (...wanted: string[]): string | null => (wanted.includes(tokens[at]) ? tokens[at++] : null);

  const expr = (): Relation => {
    let left = term();
    for (let op = accept('+', '-'); op !== null; op = accept('+', '-'))
      left = joined(op === '+' ? 'add' : 'sub', left, term());
    return left;
  };
  const term = (): Relation => {
    let left = factor();
    for (let op = accept('*', '/'); op !== null; op = accept('*', '/')) {
      const right = factor();
      left =
        op === '*'
          ? joined('mul', left, right)
          : { kind: 'quotient', left, divisor: divisorOf(integerOf(right) ?? fail('an integer divisor')) };
    }
    return left;
  };
  const factor = (): Relation => {
    if (accept('-') !== null) return joined('sub', constant(0n), nested(factor));
    const base = atom();
    if (accept('^') === null) return base;
    const isInverse = accept('-') !== null;
    const most = mostExponent(base);
    const exponent = Number(integerOf(atom()) ?? fail('an integer exponent'));
    if (exponent > most) at--;
    if (exponent > most || exponent < 0) fail(`an exponent from 0 to ${most}`);
    if (!isInverse) return power(base, exponent, (left, right) => joined('mul', left, right));
    return {
      kind: 'quotient',
      left: constant(1n),
      divisor: divisorOf((integerOf(base) ?? fail('an integer to the negative power')) ** BigInt(exponent)),
    };
  };
  const atom = (): Relation => {
    const token = tokens[at] ?? fail('a number, a name or (');
    if (accept('(') !== null) {
      const inner = nested(expr);
      return accept(')') === null ? fail(')') : inner;
    }
    if (!/^\w/.test(token)) fail('a number, a name or (');
    at++;
    if (token.length > MAX_HEX_DIGITS) tooLarge(`numbers and names of at most ${MAX_HEX_DIGITS} characters`);
    return /^\d/.test(token) ? constant(BigInt(token)) : { kind: 'name', name: token };
  };

  const result = expr();
  return at === tokens.length ? result : fail('an operator or the end of the text');
}

const constant = (value: bigint): Relation => ({ kind: 'constant', value });

function mostExponent(base: Relation): number {
  const value = integerOf(base);
  return value === null ? 255 : Math.floor(65535 / (value.toString(2).length - 1 || 1));
}

const hexDigits = (value: bigint): number => value.toString(16).length;

/** The integer that a relation without names stands for, else null. */
function integerOf(relation: Relation): bigint | null {
  if (relation.kind === 'constant') return relation.value;
  if (relation.kind === 'name' || relation.kind === 'quotient') return null;
  const a = integerOf(relation.left);
  const b = integerOf(relation.right);
  if (a === null || b === null) return null;
  if (hexDigits(a) + hexDigits(b) > MAX_HEX_DIGITS)
    throw new Failure('unsupported', 'the statement is too large', {
      where: '--spec',
      expected: `integers of at most ${MAX_HEX_DIGITS} hexadecimal digits`,
    });
  return relation.kind === 'add' ? a + b : relation.kind === 'sub' ? a - b : a * b;
}

function power(base: Relation, exponent: number, times: (a: Relation, b: Relation) => Relation): Relation {
  const value = integerOf(base);
  if (value !== null) return constant(value ** BigInt(exponent));
  let result = exponent === 0 ? constant(1n) : base;
  for (let i = 1; i < exponent; i++) result = times(result, base);
  return result;
}
