/** Numbers of a curve's field in words and in limbs of lanes: functions between them, and tables. */
import { splitLimbs } from '../../ir/contract/domain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { unitOf } from '../../ir/lanes/shape.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { provedMeaning } from '../kernels/provedKernels.ts';
import { wordFunctions } from './curveSources.ts';

/** Weights of the words of a number, and of its limbs in lanes. */
export const WORD_WEIGHTS: readonly number[] = [0, 64, 128, 192];

/** Numbers modulo a prime, as lanes have them. */
export interface LimbNumbers {
  /** File (curveSource) with functions between words and limbs. */
  readonly file: string;
  readonly modulus: string;
  /** The modulus in a sentence. */
  readonly prime: string;
  /** Of the limbs. */
  readonly weights: Readonly<Record<Lanes, readonly number[]>>;
}

/** Limbs of four lanes (limbs.h). */
const OF_FACTORS = [unsigned(unitOf(4).factorBits)];

/** Between words and limbs of one number of so many lanes, as word IR. */
export async function limbFunctions(
  toolchain: Toolchain,
  lanes: readonly Lanes[],
  { file, modulus: text, weights }: LimbNumbers,
): Promise<IrFunction[]> {
  const all = await wordFunctions(toolchain, file);
  const own = lanes.flatMap((n) => all.filter(({ name }) => name.endsWith(`_x${n}`)).map((fn) => ({ n, fn })));
  return own.map(({ n, fn }) => {
    const [from, to] = fn.name.includes('_limbs_') ? [WORD_WEIGHTS, weights[n]] : [weights[n], WORD_WEIGHTS];
    const sum = from.map((w, i) => `2^${w}*arg${i + 1}`).join(' + ');
    const { modulus, relation } = parseStatement(`out1 = ${sum} mod ${text}`, null);
    const params = from === weights[4] ? fn.params.map((p) => ({ ...p, bounds: OF_FACTORS })) : fn.params;
    return { ...fn, params, spec: { modulus, relation, weights: to, canonical: false, canonicalInputs: false } };
  });
}

/** Proves that numbers stay what they are between words and limbs; a line each. */
export const proveLimbs = (functions: readonly IrFunction[], { prime }: Pick<LimbNumbers, 'prime'>): string[] =>
  functions.map((fn) => provedMeaning(fn, `the same number modulo ${prime}`, `in ${fn.spec?.weights.length} words`));

/** Bits of a digit where so many scalars are multiplied by at once (digits.h). */
export const digitBits = (lanes: number): number => (lanes === 1 ? 5 : 4);

/** Digits of a scalar. */
const digitsOf = (bits: number): number => Math.ceil(256 / bits);

/** Points of a curve, and the numbers that a table has of one. */
export interface TabledPoints<P> {
  readonly base: P;
  readonly add: (a: P, b: P) => P;
  readonly multiple: (k: bigint, point: P) => P;
  readonly numbersOf: (point: P) => readonly bigint[];
}

/** Numbers of `count` points, each the one before and `step`. */
export function pointsFrom<P>(first: P, step: P, count: number, { add, numbersOf }: TabledPoints<P>): bigint[] {
  const numbers: bigint[] = [];
  for (let k = 0, point = first; k < count; k++, point = add(point, step)) numbers.push(...numbersOf(point));
  return numbers;
}

/** Multiples of the base point, one for each value of a digit of so many bits, and those for every `apart`th digit. */
export function baseTable<P>(bits: number, apart: number, points: TabledPoints<P>): bigint[] {
  const numbers: bigint[] = [];
  const step = 2n ** BigInt(apart * bits);
  for (let base = points.base, digit = 0; digit < digitsOf(bits); digit += apart, base = points.multiple(step, base))
    numbers.push(...pointsFrom(base, base, 2 ** (bits - 1), points));
  return numbers;
}

/**
 * Assembly of a table for code that computes with numbers side by side: limb after limb, of each the words of a row;
 * `places` tells which number of a group each word has.
 */
export function rowsText(
  symbol: string,
  groups: readonly (readonly bigint[])[],
  weights: readonly number[],
  places: readonly number[],
): string {
  const digit = (1n << BigInt(weights[1])) - 1n;
  const rows = groups.flatMap((numbers) =>
    weights.flatMap((weight) => places.map((place) => (numbers[place] >> BigInt(weight)) & digit)),
  );
  return numbersText(symbol, rows, [0]);
}

/** Text for the GNU assembler of numbers in limbs of these weights, for other objects of a library. */
export function numbersText(symbol: string, numbers: readonly bigint[], weights: readonly number[]): string {
  return [
    '        .section .rodata.multiples, "a", @progbits',
    `        .globl  ${symbol}`,
    `        .hidden ${symbol}`,
    `        .type   ${symbol}, @object`,
    '        .p2align 6',
    `${symbol}:`,
    ...numbers.flatMap((x) => splitLimbs(x, weights)).map((limb) => `        .quad   0x${limb.toString(16)}`),
    `        .size   ${symbol}, . - ${symbol}`,
    '        .section .note.GNU-stack, "", @progbits',
    '',
  ].join('\n');
}
