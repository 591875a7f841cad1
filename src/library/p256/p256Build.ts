/** Builds the objects of the P-256 library. */
import { lanesOfWidths, type BatchWidth } from '../curve/batchWays.ts';
import {
  pointsFrom,
  baseTable,
  type TabledPoints,
  proveLimbs,
  digitBits,
  numbersText,
  WORD_WEIGHTS,
  limbFunctions,
  type LimbNumbers,
} from '../curve/limbNumbers.ts';
import type { PartMeans, CurveSource, CurveParts } from '../curve/curveBuild.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { mod } from '../../base/integers.ts';
import { addP256, multipleP256, P256_BASE, type P256Point, P256_ORDER } from '../../bench/reference/p256.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { provedLaneMeaning } from '../kernels/provedKernels.ts';
import { laneLoops, compileWords, loopObject } from '../curve/curveSources.ts';
import type { BatchKind } from '../curve/batchLibrary.ts';
import { assembledText } from '../../bench/assemble.ts';
import { formulaSource, type FormulaSizes, formulaText } from '../curve/formulas.ts';
import { acrossObjectsP256, buildAcrossP256, ODD_MULTIPLES } from './acrossP256.ts';
import { isSecondTaken } from '../curve/raceWays.ts';
import { join } from 'node:path';
import { invariant } from '../../base/errors.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { Io } from '../../base/io.ts';
import { calledField, calledObject } from '../called/calledObject.ts';
import { calledPieces, type PieceSearch } from '../called/calledPieces.ts';
import { JACOBIAN_ADD, JACOBIAN_DOUBLE, JACOBIAN_MIXED } from '../called/jacobianPrograms.ts';
import { canonicalSums } from '../called/canonicalSums.ts';
import { sumsOf } from '../called/sumsOf.ts';
import { type LibraryFunction, functionLine, plannedFunctions } from '../field/libraryFunctions.ts';
import { writeFileSync } from 'node:fs';
import { hex } from '../../base/numberText.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { namedField, primeField } from '../../engine/subject/fieldSubject.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { divisionStepsSource } from '../field/loopParts.ts';

const weightsOf = (radix: number, limbs: number): number[] => Array.from({ length: limbs }, (_, i) => radix * i);
const NUMBERS: LimbNumbers = {
  file: 'p256.lanes.c',
  modulus: '2^256-2^224+2^192+2^96-1',
  prime: 'the prime of P-256',
  weights: { 4: weightsOf(29, 9), 8: weightsOf(52, 5) },
};

/** What P-256 of one key and of as many as there are lanes at a time is made of (p256.c). */
async function p256Parts(
  toolchain: Toolchain,
  widths: readonly BatchWidth[],
  { io, target = null, search = null, orders = null, choice = 'first' }: PartMeans,
): Promise<CurveParts> {
  const wanted = lanesOfWidths(widths);
  const fields = await p256Fields(toolchain, io, target);
  const points = await p256Points(fields.functions, toolchain, io, search);
  const limbs = await limbFunctions(toolchain, wanted, NUMBERS);
  const ways = [ONE_LANE, ...wanted.map((n) => WAYS[n])];
  const lanes = wanted.flatMap((n) => p256Lanes(toolchain, n));
  const tables = ways.map(({ lanes: n, end, weights, R }) =>
    numbersText(
      `p256_base_table${end}`,
      n === 1 ? oddBaseTable() : baseTable(digitBits(n), 1, tabledPoints(R)),
      weights,
    ),
  );
  const ofOne = [
    ...fields.objects,
    points.object,
    await assembledText(toolchain, [...tables, numbersText('p256_odd_table', oddMultiples(), WORD_WEIGHTS)].join('\n')),
    await compileWords(toolchain, limbs),
    ...(await Promise.all(['p256.points.c', 'p256.both.c'].map((file) => laneLoops(toolchain, file, 1)))),
  ];
  const withAcross = async (isPaired: boolean) => [...ofOne, ...(await acrossObjectsP256(toolchain, isPaired))];
  const raced = { ...PUBLIC_KEY, ways: [() => withAcross(false), () => withAcross(true)] as const };
  const { isSecond, lines } = await isSecondTaken(raced, toolchain, choice, io);
  const across = await buildAcrossP256(toolchain, orders, isSecond);
  return {
    lanes,
    objects: [
      ...(await Promise.all(ways.map((way) => laneLoops(toolchain, 'p256.c', way.lanes)))),
      ...ofOne,
      ...across.objects,
    ],
    proofs: async () => [
      ...fields.lines,
      ...points.lines,
      ...lines,
      ...across.lines,
      ...proveLimbs(limbs, NUMBERS),
      ...proveP256Lanes(lanes),
    ],
  };
}

/** Its results are a byte and a point, and it takes a number. */
const PUBLIC_KEY = {
  symbol: 'p256_public_key_across',
  results: [1, 8],
  inputs: [4],
  said: (time: string) => `Public keys take ${time} of the time with two sums side by side.`,
};

/** A way of compiling the loops: lanes, the limbs of an element in one, and what elements are multiplied by. */
interface Way {
  readonly lanes: number;
  /** Of names. */
  readonly end: string;
  readonly weights: readonly number[];
  readonly R: bigint;
}

const ONE_LANE: Way = { lanes: 1, end: '', weights: WORD_WEIGHTS, R: 2n ** 256n };
const WAYS: Readonly<Record<Lanes, Way>> = {
  4: { lanes: 4, end: '_x4', weights: NUMBERS.weights[4], R: 2n ** 261n },
  8: { lanes: 8, end: '_x8', weights: NUMBERS.weights[8], R: 2n ** 260n },
};

/** Odd multiples of 2^(i bits) times the base point, and 2^255 times it (p256.odd.h). */
function oddBaseTable(): bigint[] {
  const bits = digitBits(1);
  const points = tabledPoints(ONE_LANE.R);
  const numbers = Array.from({ length: 255 / bits }, (_, i) => {
    const base = multipleP256(2n ** BigInt(bits * i), P256_BASE);
    return pointsFrom(base, addP256(base, base), 2 ** (bits - 1), points);
  });
  return [...numbers.flat(), ...points.numbersOf(multipleP256(2n ** 255n, P256_BASE))];
}

/** What p256.both.c selects from. */
const oddMultiples = (): bigint[] =>
  pointsFrom(P256_BASE, addP256(P256_BASE, P256_BASE), ODD_MULTIPLES, tabledPoints(ONE_LANE.R));

/** x and y as elements. */
const tabledPoints = (R: bigint): TabledPoints<P256Point> => ({
  base: P256_BASE,
  add: addP256,
  multiple: multipleP256,
  numbersOf: (point) => (point === null ? [] : [mod(point.x * R, P256), mod(point.y * R, P256)]),
});

export const P256_SYMBOLS = ['public_key', 'ecdh', 'sign', 'verify', 'sign_nonce'].map(
  (name) => `fieldwright_p256_${name}_batch`,
);
/** Those with the names of Intel's crypto_mb. */
export const MBX_P256_SYMBOLS = ['ecpublic_key', 'ecdh', 'ecdsa_sign', 'ecdsa_verify'].map(
  (name) => `mbx_nistp256_${name}_mb8`,
);

export const P256_BATCHES: BatchKind = {
  name: 'p256',
  description: 'ECDH and ECDSA on P-256',
  symbols: P256_SYMBOLS,
  mbxSymbols: MBX_P256_SYMBOLS,
  flags: ['-DWITH_ACROSS'],
};

export const P256_SOURCE: CurveSource = {
  parts: p256Parts,
  // By how often they are called for a shared secret.
  shares: { least: 0.03, p256_double: 0.5, p256_add: 0.2, p256_add_affine: 0.15 },
  hasOrders: true,
};

/** A formula, and what it is in words. */
interface P256Formula extends FormulaSizes {
  readonly meaning: string;
}

const FORMULAS: Readonly<Record<string, P256Formula>> = {
  double: { meaning: 'twice a point of P-256', results: 3, params: [3] },
  add: { meaning: 'a sum or difference of points of P-256', results: 3, params: [3, 3, 'bit'] },
  add_affine: {
    meaning: 'a sum or difference of points of P-256, of which the second is affine',
    results: 3,
    params: [3, 2, 'bit'],
  },
  affine: { meaning: 'x and y of a point of P-256', results: 2, params: [3, 1] },
  compare_x: { meaning: 'zero where a number is x of a point of P-256', results: 1, params: [3, 1] },
  curve: { meaning: 'zero for points of P-256', results: 1, params: [3] },
  to: { meaning: 'a number as an element', results: 1, params: [1] },
  from: { meaning: 'an element as a number', results: 1, params: [1] },
};

/** The formulas of P-256 (p256.h) in so many lanes. */
export const p256Lanes = (toolchain: Pick<Toolchain, 'root'>, lanes: Lanes): IrFunction[] =>
  Object.entries(FORMULAS).map(([name, shape]) => ({
    ...laneFunction(formulaSource(`p256_${name}`, shape, toolchain), 1, lanes),
    name: `p256_${name}_x${lanes}`,
  }));

/**
 * Proves that each of them computes its formula, and that results are operands again, so that loops need no other
 * invariant. Returns what was proved, a line each. Throws as `provedMeaning`.
 */
export const proveP256Lanes = (lanes: readonly IrFunction[]): string[] =>
  lanes.map((fn) => provedLaneMeaning(fn, FORMULAS[fn.name.replace(/^p256_|_x\d$/g, '')].meaning));

/* Doublings and additions on P-256 of one point at a time, as programs that call the product and the square. */

const PROGRAMS = { double: JACOBIAN_DOUBLE, add: JACOBIAN_ADD, add_affine: JACOBIAN_MIXED };

/**
 * Their object, which has a product and a square of its own, those of the library, and what was proved of it, a line
 * each. Throws as `calledObject`.
 */
export async function p256Points(
  functions: readonly LibraryFunction[],
  toolchain: Toolchain,
  io: Io,
  search: PieceSearch | null = null,
): Promise<{ readonly object: string; readonly lines: readonly string[] }> {
  const [mul, square] = ['mul', 'square'].map((name) => functions.find(({ symbol }) => symbol === `p256_fe_${name}`));
  invariant(mul !== undefined && square !== undefined, () => 'no product or square modulo the prime of P-256');
  const source = join(toolchain.root, 'bridge', 'bench', 'formulas', 'p256-montgomery.c');
  const pieces = await sumsOf(source, 'formula_p256_montgomery', P256, toolchain);
  const called = await calledPieces({ mul, square }, toolchain, io, search);
  const field = calledField(called, pieces, { modulus: P256, R: 2n ** 256n, sums: canonicalSums(P256, 4) });
  const wanted = Object.entries(PROGRAMS).map(([name, program]) => {
    const { relation: meaning } = parseStatement(formulaText(`p256.${name}`, toolchain), null);
    return { symbol: `p256_${name}`, program, aliasing: 'equal' as const, meaning };
  });
  return {
    object: await calledObject(wanted, field, toolchain),
    lines: wanted.map(({ symbol }) => `${symbol}: the formula, below the prime, and its bytes, proved`),
  };
}

/* Arithmetic modulo the prime of P-256 and modulo the order of its base point, one number at a time. */

/** Functions of a field, or of both, with their inversions, and what is known of them, a line each. */
interface FieldParts {
  readonly functions: readonly LibraryFunction[];
  readonly objects: readonly string[];
  readonly lines: readonly string[];
}

const OF_PRIME = ['mul', 'square', 'add', 'sub', 'to_montgomery', 'from_montgomery'];
const OF_ORDER = ['mul', 'add', 'to_montgomery'];

/**
 * Functions as `library --field` has them, strict and in Montgomery form, with names that begin with `p256_fe_` and
 * `p256_order_`; inversions are of the numbers themselves. They are for processors with a target, or for this one.
 * Throws as `libraryFunctions`.
 */
async function p256Fields(toolchain: Toolchain, io: Io, target: Target | null): Promise<FieldParts> {
  const prime = namedField({ curve: 'P-256', field: undefined }, io.root);
  const order = await primeField(hex(P256_ORDER), 'montgomery', io);
  const parts = [
    ...(prime === null ? [] : [await fieldParts(prime, 'p256_fe', OF_PRIME, target, toolchain, io)]),
    await fieldParts(order, 'p256_order', OF_ORDER, target, toolchain, io),
  ];
  return {
    functions: parts.flatMap(({ functions }) => functions),
    objects: parts.flatMap(({ objects }) => objects),
    lines: parts.flatMap(({ lines }) => lines),
  };
}

async function fieldParts(
  field: FieldDescription,
  prefix: string,
  names: readonly string[],
  target: Target | null,
  toolchain: Toolchain,
  io: Io,
): Promise<FieldParts> {
  const plan = await planLibrary({ field, strict: true, prefix, constants: [] }, toolchain.root);
  const functions = await plannedFunctions(plan, names, target, toolchain, io);
  const texts = functions.map(({ symbol, champion }) =>
    gasFile(champion.program, { symbol, header: [], syntax: 'intel' }),
  );
  return {
    functions,
    objects: [
      await assembledText(toolchain, texts.join('\n')),
      await inverseObject(prefix, divisionStepsSource({ ...plan, isMontgomery: false }, toolchain.root), toolchain),
    ],
    lines: functions.map(functionLine),
  };
}

/** Object of an inversion by division steps, of which this is the source. */
async function inverseObject(prefix: string, text: string, toolchain: Toolchain): Promise<string> {
  const dir = cacheDir(toolchain.root, 'p256', [text]);
  const source = await makeOnce(join(dir, `${prefix}_invert.c`), async (draft) => {
    writeFileSync(join(dir, `${prefix}.h`), '#include <stdint.h>\n');
    writeFileSync(draft, text);
  });
  return loopObject(toolchain, source);
}
