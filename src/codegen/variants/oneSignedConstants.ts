/**
 * A variant: a multiple of a word whose terms have both signs, or more words than it needs, is spelt with one sign
 * below its highest word.
 *
 * Terms of each sign need a carry chain of their own. A Montgomery step of 2^384 − 2^128 − 2^96 + 2^32 − 1 subtracts
 * (2^128 + 2^96 − 2^32 + 1)·m with two products and one chain of borrows and adds m on top, instead of a product added,
 * a shift and a word subtracted.
 */
import type { Builder } from '../../ir/build.ts';
import type { IrFunction, Operand, Term } from '../../ir/function.ts';
import { allMultiples, digitTerms, withTerms, type Digit, type SumOp } from './constantMultiples.ts';
import { respellSums, type Respelling } from './sparseConstants.ts';

/**
 * The same function with such multiples spelt again; `apart`: what is below the highest word is added up by itself, so
 * that one chain takes it in.
 */
export function oneSignedConstants(fn: IrFunction, apart = false): IrFunction {
  return respellSums(fn, (op, means) => respelt(op, means, apart));
}

function respelt(op: SumOp, { b, read, defs, counts }: Respelling, apart: boolean): readonly Operand[] | null {
  const spelt = [...allMultiples(op, defs, counts)].map(([id, { factor, words: count, terms }]) => ({
    id,
    count,
    terms,
    digits: spell(factor),
  }));
  const better = spelt.filter(
    ({ count, terms, digits }) => terms.some((t) => t.sign !== terms[0].sign) || digits.length < count,
  );
  if (better.length === 0) return null;
  return withTerms(
    b,
    op,
    read,
    new Set(better.flatMap(({ terms }) => terms)),
    better.flatMap(({ id, digits }) => inTerms(b, read({ kind: 'value', id }), digits, apart)),
  );
}

function inTerms(b: Builder, x: Operand, digits: readonly Digit[], apart: boolean): readonly Term[] {
  const below = digits.slice(0, -1);
  const sign = below.length > 0 && below[0].digit < 0n ? -1 : 1;
  if (!apart || below.length < 2) return digits.flatMap((digit) => digitTerms(b, x, digit));
  const positive = below.flatMap(({ column, digit }) =>
    digitTerms(b, x, { column, digit: digit < 0n ? -digit : digit }),
  );
  const { words } = b.sum({ terms: positive, words: below[below.length - 1].column + 2 });
  return [
    ...words.map((operand, column): Term => ({ sign, column, operand })),
    ...digitTerms(b, x, digits[digits.length - 1]),
  ];
}

/**
 * The words of the factor, all of its sign, or a power of 2^64 beyond it and the words of what is too much: whichever
 * are fewer.
 */
function spell(factor: bigint): readonly Digit[] {
  const plain = words(factor);
  const sign = factor < 0n ? -1n : 1n;
  const top = Math.max(0, ...plain.map((d) => d.column + 1));
  const around = [...words(factor - (sign << BigInt(64 * top))), { column: top, digit: sign }];
  return around.length < plain.length ? around : plain;
}

function words(factor: bigint): readonly Digit[] {
  const sign = factor < 0n ? -1n : 1n;
  const size = sign * factor;
  const digits: Digit[] = [];
  for (let column = 0; size >> BigInt(64 * column) > 0n; column++)
    digits.push({ column, digit: sign * BigInt.asUintN(64, size >> BigInt(64 * column)) });
  return digits.filter(({ digit }) => digit !== 0n);
}
