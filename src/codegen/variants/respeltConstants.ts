/**
 * Two kinds of variants for multiples by constants: shifts in place of products, or a constant respelt so that all its
 * words below the highest have one sign.
 */
import type { Digit } from '../../ir/normalizeSum.ts';
import type { Builder } from '../../ir/build.ts';
import type { IrFunction, Operand, Term } from '../../ir/function.ts';
import { allMultiples, withTerms, type SumOp, digitTerms } from './constantMultiples.ts';
import { respellSums, type Respelling } from './sparseConstants.ts';

/**
 * A variant: multiples of one value by constants that meet in a sum are gathered into one constant and spelt by powers
 * of two, without any product. A power of 2^64 is the value itself, any other one the two halves of it shifted; powers
 * that are alike modulo 64 share these.
 *
 * A Montgomery step of 2^256 − 2^224 − 2^96 + 2^64 − 1 adds (2^192 − 2^160 − 2^32 + 1)·m to the upper words: m in two
 * places, and the two halves of 2^32·m in two more. S. Gueron and V. Krasnov, Fast prime field elliptic-curve
 * cryptography with 256-bit primes, J. Cryptographic Engineering 5(2), 2015, reduce modulo P-256 like this.
 */

/** sign·2^exponent. */
interface SignedPower {
  readonly sign: 1 | -1;
  readonly exponent: number;
}

/** With more powers of two, products are faster in every case that was tried. */
const MAX_POWERS = 8;

/**
 * The same function with shifts in place of products by such constants; `apart`: what has both signs is added up by
 * itself, so that one chain of carries takes it in.
 */
export function shiftedConstants(fn: IrFunction, apart = false): IrFunction {
  return respellSums(fn, (op, means) => respelt(op, means, apart));
}

function respelt(op: SumOp, { b, read, defs, counts }: Respelling, apart: boolean): readonly Operand[] | null {
  const spelt = [...allMultiples(op, defs, counts)].flatMap(([id, { factor, hasProduct, terms }]) => {
    const powers = signedPowers(factor);
    return hasProduct && powers.length <= MAX_POWERS ? [{ id, terms, powers }] : [];
  });
  if (spelt.length === 0) return null;
  return withTerms(
    b,
    op,
    read,
    new Set(spelt.flatMap(({ terms }) => terms)),
    spelt.flatMap(({ id, powers }) => {
      const shifted = new Shifted(b, read({ kind: 'value', id }));
      return apart ? shifted.words(powers) : powers.flatMap((power) => shifted.terms(power));
    }),
  );
}

/** The fewest signed powers of two that add up to `factor` (non-adjacent form). */
function signedPowers(factor: bigint): readonly SignedPower[] {
  const powers: SignedPower[] = [];
  let exponent = 0;
  for (let rest = factor; rest !== 0n; rest >>= 1n, exponent++) {
    if ((rest & 1n) === 0n) continue;
    const sign = (rest & 3n) === 1n ? 1 : -1;
    powers.push({ sign, exponent });
    rest -= BigInt(sign);
  }
  return powers;
}

/** Powers of one value, the two halves of each shift made once. */
class Shifted {
  private readonly b: Builder;
  private readonly x: Operand;
  private readonly halves = new Map<number, readonly [low: Operand, high: Operand]>();

  constructor(b: Builder, x: Operand) {
    [this.b, this.x] = [b, x];
  }

  terms({ sign, exponent }: SignedPower, from = 0): Term[] {
    const column = Math.floor(exponent / 64) - from;
    const by = exponent % 64;
    if (by === 0) return [{ sign, column, operand: this.x }];
    const [low, high] = this.halves.get(by) ?? this.b.mulx(this.x, { kind: 'const', value: 1n << BigInt(by) });
    this.halves.set(by, [low, high]);
    return [
      { sign, column, operand: low },
      { sign, column: column + 1, operand: high },
    ];
  }

  /** The same with what has both signs added up first, as numbers that do not overlap. */
  words(powers: readonly SignedPower[]): readonly Term[] {
    return numbersOf(powers).flatMap(({ sign, parts }) =>
      parts.flatMap((part): readonly Term[] => {
        if (part.length === 1) return this.terms({ ...part[0], sign });
        const from = Math.floor(part[0].exponent / 64);
        const most = (total(part) >> BigInt(64 * from)) * ((1n << 64n) - 1n);
        const terms = part.flatMap((power) => this.terms(power, from));
        const size = Math.ceil(most.toString(2).length / 64);
        const { words } = this.b.rawSum(terms, size, false, { lower: 0n, upper: most });
        return words.map((operand, i): Term => ({ sign, column: from + i, operand }));
      }),
    );
  }
}

/** sign·number, in parts that are each at least 0 and do not overlap. */
interface SignedNumber {
  readonly sign: 1 | -1;
  readonly parts: readonly (readonly SignedPower[])[];
}

/** All powers as one number, or the highest one and the rest: whichever has fewer powers to be added up first. */
function numbersOf(powers: readonly SignedPower[]): readonly SignedNumber[] {
  const whole = [numberOf(powers)];
  if (powers.length < 2) return whole;
  const around = [numberOf(powers.slice(0, -1)), numberOf(powers.slice(-1))];
  return added(around) < added(whole) ? around : whole;
}

const added = (numbers: readonly SignedNumber[]): number =>
  numbers.reduce((sum, { parts }) => sum + parts.reduce((n, part) => n + (part.length > 1 ? part.length : 0), 0), 0);

/** A part ends where it is positive, times any word below the column of the next power. */
function numberOf(powers: readonly SignedPower[]): SignedNumber {
  const { sign } = powers[powers.length - 1];
  const parts: SignedPower[][] = [];
  let part: SignedPower[] = [];
  for (const power of powers.map((one): SignedPower => ({ ...one, sign: one.sign === sign ? 1 : -1 }))) {
    const known = total(part);
    if (known > 0n && known << 64n <= 1n << BigInt(64 * Math.floor(power.exponent / 64))) {
      parts.push(part);
      part = [];
    }
    part.push(power);
  }
  return { sign, parts: [...parts, part] };
}

const total = (powers: readonly SignedPower[]): bigint =>
  powers.reduce((sum, { sign, exponent }) => sum + (BigInt(sign) << BigInt(exponent)), 0n);

/**
 * A variant: a multiple of a word whose terms have both signs, or more words than it needs, is spelt with one sign
 * below its highest word.
 *
 * Terms of each sign need a carry chain of their own. A Montgomery step of 2^384 − 2^128 − 2^96 + 2^32 − 1 subtracts
 * (2^128 + 2^96 − 2^32 + 1)·m with two products and one chain of borrows and adds m on top, instead of a product added,
 * a shift and a word subtracted.
 */

/**
 * The same function with such multiples spelt again; `apart`: what is below the highest word is added up by itself, so
 * that one chain takes it in.
 */
export function oneSignedConstants(fn: IrFunction, apart = false): IrFunction {
  return respellSums(fn, (op, means) => respeltShifted(op, means, apart));
}

function respeltShifted(op: SumOp, { b, read, defs, counts }: Respelling, apart: boolean): readonly Operand[] | null {
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
