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
import { addP256, multipleP256, P256_BASE, type P256Point } from '../../bench/reference/p256.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { provedLaneMeaning } from '../kernels/provedLanes.ts';
import { laneLoops, compileWords } from '../curve/curveSources.ts';
import type { BatchKind } from '../curve/batchLibrary.ts';
import { assembledText } from '../../bench/assemble.ts';
import { formulaSource, type FormulaSizes } from '../curve/formulas.ts';
import { buildAcrossP256 } from './acrossP256.ts';
import { p256Fields } from './p256Fields.ts';
import { p256Points } from './p256Points.ts';

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
  { io, target = null, search = null, orders = null }: PartMeans,
): Promise<CurveParts> {
  const wanted = lanesOfWidths(widths);
  const fields = await p256Fields(toolchain, io, target);
  const points = await p256Points(fields.functions, toolchain, io, search);
  const limbs = await limbFunctions(toolchain, wanted, NUMBERS);
  const across = await buildAcrossP256(toolchain, orders);
  const ways = [ONE_LANE, ...wanted.map((n) => WAYS[n])];
  const lanes = wanted.flatMap((n) => p256Lanes(toolchain, n));
  const tables = ways.map(({ lanes: n, end, weights, R }) =>
    numbersText(
      `p256_base_table${end}`,
      n === 1 ? oddBaseTable() : baseTable(digitBits(n), 1, tabledPoints(R)),
      weights,
    ),
  );
  return {
    lanes,
    objects: [
      ...(await Promise.all(ways.map((way) => laneLoops(toolchain, 'p256.c', way.lanes)))),
      ...(await Promise.all(['p256.points.c', 'p256.both.c'].map((file) => laneLoops(toolchain, file, 1)))),
      ...fields.objects,
      points.object,
      ...across.objects,
      await assembledText(
        toolchain,
        [...tables, numbersText('p256_odd_table', oddMultiples(), WORD_WEIGHTS)].join('\n'),
      ),
      await compileWords(toolchain, limbs),
    ],
    proofs: async () => [
      ...fields.lines,
      ...points.lines,
      ...across.lines,
      ...proveLimbs(limbs, NUMBERS),
      ...proveP256Lanes(lanes),
    ],
  };
}

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

/** Odd multiples of 2^(i bits) times the base point, and 2^255 times it (p256.base.h). */
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
const ODD_MULTIPLES = 64;
const oddMultiples = (): bigint[] =>
  pointsFrom(P256_BASE, addP256(P256_BASE, P256_BASE), ODD_MULTIPLES, tabledPoints(ONE_LANE.R));

/** x and y as elements. */
const tabledPoints = (R: bigint): TabledPoints<P256Point> => ({
  base: P256_BASE,
  add: addP256,
  multiple: multipleP256,
  numbersOf: (point) => (point === null ? [] : [mod(point.x * R, P256), mod(point.y * R, P256)]),
});

export const P256_SYMBOLS = ['public_key', 'ecdh', 'sign', 'verify'].map((name) => `fieldwright_p256_${name}_batch`);
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
