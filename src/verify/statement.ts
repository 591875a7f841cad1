/**
 * A statement about a function, as a person writes it:
 *
 *   out = a*b mod 2^255-19           out = a*b*R^-1 mod p-as-a-number
 *   out = a^2 mod 2^130-5            out = -a mod 2^256-2^32-977
 *
 * Left of `=` the result, then a polynomial (relation.ts) in the parameters, then the modulus. `R` is the Montgomery factor: 2 to the
 * number of bits of all limbs.
 */
import { parseBigExpr } from '../base/bigExpr.ts';
import { Failure } from '../base/errors.ts';
import { parseRelation } from './relation.ts';

export interface Statement {
  readonly result: string;
  /** In the order in which the relation first names them. */
  readonly params: readonly string[];
  /** Without `R`: a relation in the names of the parameters. */
  readonly relation: string;
  readonly modulus: bigint;
}

const FORM = 'e.g. "out = a*b mod 2^255-19"', NAME = /[A-Za-z_]\w*/g, HEXADECIMAL = /\b0x[0-9a-fA-F]+\b/g;

/** `montgomery` is what R stands for; null if it may not be used. Throws `input` that says what is missing. */
export function parseStatement(text: string, montgomery: bigint | null): Statement {
  const match = /^\s*([A-Za-z_]\w*)\s*=(.*)\bmod\b(.*)$/s.exec(text);
  if (match === null) throw new Failure('input', 'the specification is not understood', { where: '--spec', expected: `<result> = <polynomial> mod <modulus>, ${FORM}`, found: text });
  const [, result, body, modulusText] = match, modulus = parseBigExpr(modulusText.trim());
  if (modulus < 3n || modulus % 2n === 0n) throw new Failure('input', 'the modulus must be odd and above 2', { where: '--spec', found: String(modulus) });
  const params = [...new Set((body.replace(HEXADECIMAL, '').match(NAME) ?? []).filter(name => name !== 'R'))];
  if (params.includes(result)) throw new Failure('input', 'the result occurs in its own definition', { where: '--spec', expected: 'another name for the parameter', found: text });
  if (params.length === 0) throw new Failure('input', 'the specification names no parameter', { where: '--spec', expected: FORM, found: text });
  if (montgomery === null && /\bR\b/.test(body)) throw new Failure('input', 'R is not defined for these limbs', { where: '--spec', expected: 'limbs of one length, or a power such as 2^-256', found: text });
  const relation = body.trim().replace(/\bR\b/g, `(${montgomery})`);
  parseRelation(relation, modulus);
  return { result, params, relation, modulus };
}
