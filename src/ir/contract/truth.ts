/**
 * Statements that ask a question: the result is a truth value, true (or false) where two numbers are equal modulo p.
 *
 *   return = a == 0 mod 2^255-19             1 where a is a multiple of 2^255-19, else 0
 *   return = a != b mod 2^255-19             1 where they differ
 *   return = a == b mod 2^255-19 ? -1 : 0    all bits of the result instead of 1, as masks are
 *   return = a == b mod 2^255-19 ? any : 0   anything but 0, as C takes it for true
 *   return:u8 = ...                          of so many bits: 8, 32 (of what is returned, the default) or 64
 */
import { Failure } from '../../base/errors.ts';
import type { Param, Truth } from '../function.ts';

/** What a result says. */
export interface AskedTruth {
  readonly truth: Truth;
  /** Bits of the result, if they are stated. */
  readonly width: Param['width'] | null;
}

export interface ParsedQuestion extends AskedTruth {
  readonly result: string;
  readonly modulus: string;
}

const WIDTHS: Readonly<Record<string, Param['width']>> = { u8: 8, u32: 32, u64: 64 };
const QUESTION =
  /^([A-Za-z_]\w*)\s*(?::\s*(\w+))?\s*=([^=!]*)(==|!=)([^=!]*)\bmod\b([^?]*)(?:\?\s*(\S+)\s*:\s*(\S+))?$/s;
const KINDS: readonly string[] = ['1', '-1', 'any'] satisfies Truth['kind'][];
const isKind = (text: string): text is Truth['kind'] => KINDS.includes(text);

/** The question that a statement in one line asks; null if it compares nothing. Throws `input` for a wrong one. */
export function parseQuestion(text: string): ParsedQuestion | null {
  if (!/[^=!]=(?!=).*[=!]=/s.test(text)) return null;
  const match = QUESTION.exec(text.trim());
  if (match === null)
    throw refused(text, '<result> = <polynomial> == <polynomial> mod <modulus>, e.g. "return = a == 0 mod 2^255-19"');
  const [, result, type, left, operator, right, modulus, kind = '1', otherwise = '0'] = match;
  const width = type === undefined ? null : WIDTHS[type];
  if (width === undefined) throw refused(type, 'u8, u32 or u64');
  if (!isKind(kind) || otherwise !== '0') throw refused(`${kind} : ${otherwise}`, '1 : 0, -1 : 0 or any : 0');
  const sides = [left.trim(), right.trim()] as const;
  return { result, width, truth: { sides, operator: operator === '==' ? '==' : '!=', kind }, modulus };
}

const refused = (found: string, expected: string): Failure =>
  new Failure('input', 'the question is not understood', { where: '--spec', expected, found });

/** What is 0 modulo p where both sides are equal. */
export const differenceOfSides = ([left, right]: Truth['sides']): string =>
  right === '0' ? left : left === '0' ? right : `${left} - (${right})`;

/** The line that `parseQuestion` reads the same of. */
export function questionText(result: string, { truth, width }: AskedTruth, modulus: string): string {
  const {
    sides: [left, right],
    operator,
    kind,
  } = truth;
  const values = kind === '1' ? '' : ` ? ${kind} : 0`;
  const type = width === null ? '' : `:u${width}`;
  return `${result}${type} = ${left} ${operator} ${right} mod ${modulus}${values}`;
}

/** Values of the result, inclusive, where both sides are equal (or not). */
export function truthValues({ operator, kind }: Truth, width: Param['width'], areEqual: boolean) {
  if (areEqual !== (operator === '==')) return { lower: 0n, upper: 0n };
  const ones = (1n << BigInt(width)) - 1n;
  return kind === '1' ? { lower: 1n, upper: 1n } : { lower: kind === '-1' ? ones : 1n, upper: ones };
}
