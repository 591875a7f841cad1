/** The arithmetic of edwards25519 as word IR, with a proof that it equals its formulas. */
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { assembledText } from '../../bench/assemble.ts';
import { compileWords, loopObject, wordFunctions, ANY_WORDS, formulaText, stated } from './x25519Builds.ts';
import {
  addPoints,
  affinePoint,
  BASE_POINT,
  multiplePoint,
  type EdwardsPoint,
} from '../../bench/reference/edwards25519.ts';
import { splitLimbs } from '../../ir/contract/domain.ts';
import { inverse, mod } from '../../base/integers.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { formulaSource, type FormulaSizes } from './formulaSource.ts';
import type { EdwardsPoints } from './edwardsPoints.ts';
import { provedLaneMeaning, provedMeaning } from '../kernels/provedLanes.ts';

/** The arithmetic of edwards25519 as word IR, with its formulas. */
export interface EdwardsFunctions {
  /** Of one at a time, in words (edwards.step.c), but for those that have searched code (ed25519Build.ts). */
  readonly words: readonly IrFunction[];
  /** Of several, in lanes. */
  readonly lanes: readonly IrFunction[];
}

const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['edwards_mul', 'a product modulo 2^255 - 19'],
  ['edwards_square', 'a square modulo 2^255 - 19'],
  ['edwards_double', 'twice a point of edwards25519'],
  ['edwards_double_extended', 'twice a point of edwards25519, with T'],
  ['edwards_prepare', 'what additions on edwards25519 read of a point'],
  ['edwards_add', 'a sum or difference of points of edwards25519'],
  ['edwards_add_affine', 'a sum or difference of points of edwards25519, of which the second is affine'],
  ['edwards_fraction', 'x^2 as a fraction, of a point of edwards25519 by its y'],
  ['edwards_roots', 'both candidates for a root of a fraction modulo 2^255 - 19, and what tells them apart'],
]);

/** Those whose code of one at a time is searched. */
const SEARCHED: ReadonlyMap<string, FormulaSizes> = new Map([
  ['edwards_mul', { results: 1, params: [1, 1] }],
  ['edwards_square', { results: 1, params: [1] }],
  ['edwards_double', { results: 3, params: [3] }],
  ['edwards_double_extended', { results: 4, params: [3] }],
  ['edwards_add', { results: 4, params: [4, 4, 'bit'] }],
  ['edwards_add_affine', { results: 4, params: [4, 3, 'bit'] }],
]);

/** What multiples of the base point are made with. */
export const OF_BASE: readonly string[] = ['edwards_double', 'edwards_double_extended', 'edwards_add_affine'];

/** All of them, or those of these names, of one number and in so many lanes. */
export async function edwardsFunctions(
  toolchain: Toolchain,
  names: readonly string[] = [...MEANINGS.keys()],
  lanes: readonly Lanes[] = [8],
): Promise<EdwardsFunctions> {
  const all = await wordFunctions(toolchain, 'edwards.step.c');
  const words = all
    .filter(({ name }) => names.includes(name))
    .map((fn) => stated(fn, formulaText(fn.name.replace('_', '.'), toolchain)));
  const searched = [...SEARCHED].filter(([name]) => names.includes(name));
  const sources = [...searched.map(([name, shape]) => formulaSource(name, shape, toolchain)), ...words];
  const own = lanes.flatMap((n) => sources.map((fn) => ({ ...laneFunction(fn, 1, n), name: `${fn.name}_x${n}` })));
  return { words, lanes: own };
}

/**
 * Proves that each of them computes its formula, and that results are operands again, so that loops need no other
 * invariant. Returns what was proved, a line each. Throws as `provedMeaning`.
 */
export function proveEdwards({ words, lanes }: EdwardsFunctions): string[] {
  const meaningOf = ({ name }: IrFunction): string => MEANINGS.get(name.replace(/_x\d$/, '')) ?? name;
  return [
    ...words.map((fn) => provedMeaning(fn, meaningOf(fn), ANY_WORDS)),
    ...lanes.map((fn) => provedLaneMeaning(fn, meaningOf(fn))),
  ];
}

/** Weights of the words of a number, and of its limbs in lanes. */
export const WORD_WEIGHTS: readonly number[] = [0, 64, 128, 192];
export const LIMBS_25519: Readonly<Record<Lanes, readonly number[]>> = {
  4: [0, 29, 58, 87, 116, 145, 174, 203, 232],
  8: [0, 51, 102, 153, 204],
};

/** Compilers would store what a secret selects under a mask. */
const NO_MASKS = '-mno-avx512f';
/** Archives need no C library. */
const NO_LIBRARY = '-fno-builtin-memset';

/** Object of a file of loops (bridge/bench) over functions of so many lanes; `more` are flags of the compiler. */
export const laneLoops = (
  toolchain: Toolchain,
  file: string,
  lanes = 8,
  more: readonly string[] = [],
): Promise<string> => loopObject(toolchain, file, [`-DLANES=${lanes}`, NO_MASKS, NO_LIBRARY, ...more]);

/**
 * Objects of files of loops on edwards25519, of multiples of the base point first, of one lane and of so many, with the
 * tables and the functions of words that they call.
 */
export async function edwardsObjects(
  { words, points }: Pick<EdwardsFunctions, 'words'> & { readonly points: EdwardsPoints },
  files: readonly string[],
  toolchain: Toolchain,
  lanes: readonly Lanes[],
): Promise<string[]> {
  // Ways of compiling a file of loops.
  const ways = [
    { lanes: 1, end: '', weights: WORD_WEIGHTS },
    ...lanes.map((n) => ({ lanes: n, end: `_x${n}`, weights: LIMBS_25519[n] })),
  ];
  const loops = ['edwards.base.c', ...files].flatMap((file) =>
    ways.map((way) => laneLoops(toolchain, file, way.lanes)),
  );
  const tables = ways.map(({ lanes: n, end, weights }) =>
    numbersText(`edwards_base_table${end}`, baseMultiples(n), weights),
  );
  return [
    ...(await Promise.all(loops)),
    await assembledText(toolchain, tables.join('\n')),
    points.object,
    ...(words.length === 0 ? [] : [await compileWords(toolchain, words)]),
  ];
}

const P = 2n ** 255n - 19n;
const TWO_D = mod(-243330n * inverse(121666n, P), P);

/** Bits of a digit where so many scalars are multiplied by at once (bridge/bench/digits.h). */
export const digitBits = (lanes: number): number => (lanes === 1 ? 5 : 4);

/** Digits of a scalar. */
export const digitsOf = (bits: number): number => Math.ceil(256 / bits);

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

/**
 * What edwards.base.c selects from in so many lanes: multiples of the base point, those for one pair of digits after
 * the other; three numbers each.
 */
export function baseMultiples(lanes: number): bigint[] {
  const bits = digitBits(lanes);
  const numbers: bigint[] = [];
  const step = 4n ** BigInt(bits);
  for (let base = BASE_POINT, digit = 0; digit < digitsOf(bits); digit += 2, base = multiplePoint(step, base))
    numbers.push(...multiplesOf(base, base, 2 ** (bits - 1)));
  return numbers;
}

/** Multiples of the base point and of it times 2^128 up to this are in tables of verification (bridge/bench/equation.h). */
const MAX_MULTIPLE = 128;
const baseAndUpper = (): readonly EdwardsPoint[] => [BASE_POINT, multiplePoint(2n ** 128n, BASE_POINT)];

/** What edwards.both.c and edwards.both.lanes.c select from: all, from the neutral point on. */
export const edwardsMultiples = (): string =>
  numbersText(
    'edwards_multiples',
    baseAndUpper().flatMap((base) => [1n, 1n, 0n, ...multiplesOf(base, base, MAX_MULTIPLE)]),
    WORD_WEIGHTS,
  );

/** What edwards.across.c selects from: odd ones. */
export const oddMultiples = (): bigint[] =>
  baseAndUpper().flatMap((base) => multiplesOf(base, addPoints(base, base), MAX_MULTIPLE / 2));

/** Of `count` points, each the one before and `step`, y + x, y - x and 2 d x y. */
function multiplesOf(first: EdwardsPoint, step: EdwardsPoint, count: number): bigint[] {
  const numbers: bigint[] = [];
  for (let k = 0, point = first; k < count; k++, point = addPoints(point, step)) {
    const [x, y] = affinePoint(point);
    numbers.push(mod(y + x, P), mod(y - x, P), mod(TWO_D * x * y, P));
  }
  return numbers;
}
