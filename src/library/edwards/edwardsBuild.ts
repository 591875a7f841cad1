/** The arithmetic of edwards25519 as word IR, with a proof that it equals its formulas. */
import {
  pointsFrom,
  baseTable,
  type TabledPoints,
  numbersText,
  digitBits,
  WORD_WEIGHTS,
  type LimbNumbers,
} from '../curve/limbNumbers.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { laneLoops, compileWords, loopObject, wordFunctions } from '../curve/curveSources.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { assembledText } from '../../bench/assemble.ts';
import { ANY_WORDS, formulaText, stated, formulaSource, type FormulaSizes } from '../curve/formulas.ts';
import {
  addPoints,
  affinePoint,
  BASE_POINT,
  multiplePoint,
  type EdwardsPoint,
} from '../../bench/reference/edwards25519.ts';
import { inverse, mod } from '../../base/integers.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import type { EdwardsPoints } from './edwardsPoints.ts';
import { provedLaneMeaning, provedMeaning } from '../kernels/provedKernels.ts';

/** The arithmetic of edwards25519 as word IR, with its formulas. */
interface EdwardsFunctions {
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

const LIMBS_25519: Readonly<Record<Lanes, readonly number[]>> = {
  4: [0, 29, 58, 87, 116, 145, 174, 203, 232],
  8: [0, 52, 104, 156, 208],
};

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
  const loops = ['edwards.base.c', ...files].flatMap((file) => [1, ...lanes].map((n) => laneLoops(toolchain, file, n)));
  const tables = lanes.map((n) => numbersText(`edwards_base_table_x${n}`, baseMultiples(n), LIMBS_25519[n]));
  return [
    ...(await Promise.all(loops)),
    await baseTableObject(toolchain),
    ...(tables.length === 0 ? [] : [await assembledText(toolchain, tables.join('\n'))]),
    points.object,
    ...(words.length === 0 ? [] : [await compileWords(toolchain, words)]),
  ];
}

/** Numbers modulo 2^255 - 19. */
export const NUMBERS_25519: LimbNumbers = {
  file: 'x25519.lanes.c',
  modulus: '2^255-19',
  prime: '2^255 - 19',
  weights: LIMBS_25519,
};

/** The same in rows of four words, each of which is a limb of another number. */
export const ROWS_25519: LimbNumbers = {
  ...NUMBERS_25519,
  file: 'x25519.rows.c',
  weights: { ...LIMBS_25519, 8: [0, 51, 102, 153, 204] },
};

/** Object of the inversion modulo 2^255 - 19 by division steps. */
export const inverseObject = (toolchain: Toolchain): Promise<string> => loopObject(toolchain, 'x25519.inverse.c');

/** The same, of what four numbers side by side call: with AVX-512 IFMA. */
export const acrossInverseObject = (toolchain: Toolchain): Promise<string> =>
  loopObject(toolchain, 'x25519.inverse.c', ['-DACROSS', '-mavx512vl', '-mavx512ifma']);

const P = 2n ** 255n - 19n;
const TWO_D = mod(-243330n * inverse(121666n, P), P);

/** y + x, y - x and 2 d x y. */
const POINTS: TabledPoints<EdwardsPoint> = {
  base: BASE_POINT,
  add: addPoints,
  multiple: multiplePoint,
  numbersOf: (point) => {
    const [x, y] = affinePoint(point);
    return [mod(y + x, P), mod(y - x, P), mod(TWO_D * x * y, P)];
  },
};

/** What edwards.base.c selects from in so many lanes: multiples for one pair of digits after the other. */
const baseMultiples = (lanes: number): bigint[] => baseTable(digitBits(lanes), 2, POINTS);

/** Object of those of one lane, from which edwards.across.c selects as well. */
export const baseTableObject = (toolchain: Toolchain): Promise<string> =>
  assembledText(toolchain, numbersText('edwards_base_table', baseMultiples(1), WORD_WEIGHTS));

/** Multiples of the base point and of it times 2^128 up to this are in tables of verification (equation.h). */
const MAX_MULTIPLE = 128;
const baseAndUpper = (): readonly EdwardsPoint[] => [BASE_POINT, multiplePoint(2n ** 128n, BASE_POINT)];

/** What edwards.both.c and edwards.both.lanes.c select from: all, from the neutral point on. */
export const edwardsMultiples = (): string =>
  numbersText(
    'edwards_multiples',
    baseAndUpper().flatMap((base) => [1n, 1n, 0n, ...pointsFrom(base, base, MAX_MULTIPLE, POINTS)]),
    WORD_WEIGHTS,
  );

/** What edwards.across.c selects from: odd ones. */
export const oddMultiples = (): bigint[] =>
  baseAndUpper().flatMap((base) => pointsFrom(base, addPoints(base, base), MAX_MULTIPLE / 2, POINTS));
