/**
 * A variant: a multiple of a word whose terms have both signs, or more words than it needs, is spelt with one sign
 * below its highest word.
 *
 * Terms of each sign need a carry chain of their own. A Montgomery step of 2^384 − 2^128 − 2^96 + 2^32 − 1 subtracts
 * (2^128 + 2^96 − 2^32 + 1)·m with two products and one chain of borrows and adds m on top, instead of a product added,
 * a shift and a word subtracted.
 */
import type { ValueId } from '../base/ids.ts';
import { Builder } from '../ir/build.ts';
import { definitionsOf, type Definitions } from '../ir/definitions.ts';
import { dropUnused } from '../ir/dropUnused.ts';
import type { IrFunction, Operand, Term } from '../ir/function.ts';
import { rebuild, rebuildFunction } from '../ir/rebuild.ts';
import { useCounts } from '../ir/useCounts.ts';
import {
  constantProducts,
  digitTerms,
  factorOf,
  pairedTerms,
  shiftedWords,
  termsOf,
  withTerms,
  type Digit,
  type SumOp,
} from './constantMultiples.ts';

/**
 * The same function with such multiples spelt again; `apart`: what is below the highest word is added up by itself, so
 * that one chain takes it in.
 */
export function oneSignedConstants(fn: IrFunction, apart = false): IrFunction {
  const b = new Builder(fn.name, fn.aliasing);
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  return dropUnused(
    rebuildFunction(
      fn,
      b,
      fn.body,
      (op, read) =>
        (op.kind === 'sum' ? respelt(b, op, read, multiples(op, defs, counts), apart) : null) ??
        rebuild(b, fn, op, read),
    ),
  );
}

/** factor·value as it stands in a sum: its terms, and how many multiples of words they are. */
interface Multiple {
  factor: bigint;
  words: number;
  readonly terms: Term[];
}

/** Of every value that is multiplied or shifted: all its multiples in the sum, the value itself included. */
function multiples(op: SumOp, defs: Definitions, counts: readonly number[]): ReadonlyMap<ValueId, Multiple> {
  const found = new Map<ValueId, Multiple>();
  for (const multiple of [...constantProducts(op, defs), ...shiftedWords(op, defs)]) {
    const paired = pairedTerms(op, multiple, counts);
    if (paired === null) continue;
    const own = termsOf(op, multiple.value);
    const m = found.get(multiple.value) ?? { factor: factorOf(own, 1n), words: own.length, terms: [...own] };
    m.factor += factorOf(paired.lows, multiple.factor);
    m.words += paired.lows.length;
    m.terms.push(...paired.lows, ...paired.highs);
    found.set(multiple.value, m);
  }
  return found;
}

function respelt(
  b: Builder,
  op: SumOp,
  read: (a: Operand) => Operand,
  found: ReadonlyMap<ValueId, Multiple>,
  apart: boolean,
): readonly Operand[] | null {
  const spelt = [...found].map(([id, { factor, words: count, terms }]) => ({
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
