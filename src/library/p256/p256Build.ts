/** Builds the objects of the P-256 library. */
import type { Io } from '../../base/io.ts';
import { mod } from '../../base/integers.ts';
import { addP256, multipleP256, P256_BASE, type P256Point } from '../../bench/reference/p256.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { provedTexts, type LaneOptions, provedLaneMeaning } from '../kernels/provedLanes.ts';
import { digitBits, digitsOf, numbersText, laneLoops, WORD_WEIGHTS } from '../x25519/edwardsBuild.ts';
import { limbFunctions, proveLimbs, type LaneBuild, type LimbNumbers } from '../x25519/laneBuild.ts';
import { assembledText } from '../../bench/assemble.ts';
import { compileWords } from '../x25519/x25519Builds.ts';
import { formulaSource, type FormulaSizes } from '../x25519/formulaSource.ts';
import { orderSearch, type OrderSearchOptions } from '../x25519/searchOrders.ts';
import { pieceSearch, type PieceSearch } from '../called/calledPieces.ts';
import { buildAcrossP256 } from './acrossP256.ts';
import { searchAcrossP256 } from './searchAcrossP256.ts';
import { p256Fields } from './p256Fields.ts';
import { p256Points } from './p256Points.ts';
import type { BatchKind } from '../x25519/batchLibrary.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';

/** By how often they are called for a shared secret. */
const SHARES = { least: 0.03, p256_double: 0.5, p256_add: 0.2, p256_add_affine: 0.15 };

/**
 * P-256 of one key and of as many as there are lanes at a time (p256.c) with all that it calls; `budget` is of all
 * vectorised functions. Throws as `provedLanes` and `libraryFunctions`.
 */
export async function buildP256(
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
  wanted: readonly Lanes[],
): Promise<LaneBuild> {
  const { orders, rest } = orderSearch(options);
  const { lanes, lines, objects } = await p256Parts(toolchain, wanted, options.io, null, pieceSearch(rest), orders);
  const proved = proveP256Lanes(lanes);
  const code = await provedTexts(lanes, SHARES, toolchain, rest);
  return {
    objects,
    laneCode: await assembledText(toolchain, code.text),
    lines: [...lines, ...proved, ...code.lines],
  };
}

const weightsOf = (radix: number, limbs: number): number[] => Array.from({ length: limbs }, (_, i) => radix * i);
const NUMBERS: LimbNumbers = {
  file: 'p256.lanes.c',
  modulus: '2^256-2^224+2^192+2^96-1',
  weights: { 4: weightsOf(29, 9), 8: weightsOf(52, 5) },
};

/** What P-256 is made of: vectorised formulas, and the objects of all else with what is known of them. */
interface P256Parts {
  readonly lanes: readonly IrFunction[];
  readonly objects: readonly string[];
  readonly lines: readonly string[];
}

/** Functions of one number are for processors with a target, or for this one; `search`: as `calledPieces` has it. */
export async function p256Parts(
  toolchain: Toolchain,
  lanes: readonly Lanes[],
  io: Io,
  target: Target | null = null,
  search: PieceSearch | null = null,
  orders: OrderSearchOptions | null = null,
): Promise<P256Parts> {
  const fields = await p256Fields(toolchain, io, target);
  const points = await p256Points(fields.functions, toolchain, io, search);
  const limbs = await limbFunctions(toolchain, lanes, NUMBERS);
  const across = await buildAcrossP256(toolchain, (formulas) => searchAcrossP256(formulas, orders));
  const ways = [ONE_LANE, ...lanes.map((n) => WAYS[n])];
  const tables = ways.map(({ lanes: n, end, weights, R }) =>
    numbersText(`p256_base_table${end}`, baseTable(R, digitBits(n)), weights),
  );
  return {
    lanes: lanes.flatMap((n) => p256Lanes(toolchain, n)),
    objects: [
      ...(await Promise.all(ways.map((way) => laneLoops(toolchain, 'p256.c', way.lanes)))),
      ...(await Promise.all(['p256.points.c', 'p256.both.c'].map((file) => laneLoops(toolchain, file, 1)))),
      ...fields.objects,
      points.object,
      ...across.objects,
      await assembledText(
        toolchain,
        [...tables, numbersText('p256_odd_table', oddTable(ONE_LANE.R), WORD_WEIGHTS)].join('\n'),
      ),
      await compileWords(toolchain, limbs),
    ],
    lines: [
      ...fields.lines,
      ...points.lines,
      ...across.lines,
      ...limbs.map((fn) => proveLimbs(fn, 'the prime of P-256')),
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

/** Multiples from 1 on of 2^(i bits) times the base point, one for each value of digits of so many bits. */
function baseTable(R: bigint, bits: number): bigint[] {
  const numbers: bigint[] = [];
  for (let digit = 0, base = P256_BASE; digit < digitsOf(bits); digit++, base = multipleP256(2n ** BigInt(bits), base))
    numbers.push(...multiplesOf(base, base, 2 ** (bits - 1), R));
  return numbers;
}

/** Odd multiples of the base point (p256.both.c). */
const ODD_MULTIPLES = 64;
const oddTable = (R: bigint): bigint[] => multiplesOf(P256_BASE, addP256(P256_BASE, P256_BASE), ODD_MULTIPLES, R);

/** x and y as elements of `count` points, each the one before and `step`. */
function multiplesOf(first: P256Point, step: P256Point, count: number, R: bigint): bigint[] {
  const numbers: bigint[] = [];
  for (let k = 0, point = first; k < count; k++, point = addP256(point, step))
    if (point !== null) numbers.push(mod(point.x * R, P256), mod(point.y * R, P256));
  return numbers;
}

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
