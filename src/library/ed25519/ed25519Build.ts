/** Builds the objects of the Ed25519 library. */
import { invariant } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { functionLine, plannedFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { provedTexts, type LaneOptions, provedMeaning } from '../kernels/provedLanes.ts';
import { limbFunctions, proveLimbs, type LaneBuild } from '../x25519/laneBuild.ts';
import { assembledText } from '../../bench/assemble.ts';
import { stated, compileWords, inverseObject, wordFunctions } from '../x25519/x25519Builds.ts';
import {
  edwardsObjects,
  edwardsFunctions,
  edwardsMultiples,
  laneLoops,
  proveEdwards,
  type EdwardsFunctions,
} from '../x25519/edwardsBuild.ts';
import { EDWARDS_PROGRAMS, edwardsPoints, type EdwardsPoints } from '../x25519/edwardsPoints.ts';
import { pieceSearch, type PieceSearch } from '../called/calledPieces.ts';
import type { BatchKind } from '../x25519/batchLibrary.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { pointSteps } from '../x25519/acrossPoints.ts';
import { acrossObjects, provePoints } from '../x25519/acrossPointsBuild.ts';
import { orderSearch, type OrderSearchOptions } from '../x25519/searchOrders.ts';
import { type FoundPoints, searchPoints } from '../x25519/searchPoints.ts';

/** By how often they are called for a verification. */
const SHARES = {
  least: 0.05,
  edwards_double: 0.3,
  edwards_square: 0.15,
  edwards_add: 0.15,
  edwards_add_affine: 0.15,
};

/**
 * Ed25519 of one key and of as many as there are lanes at a time (ed25519.c) with all that it calls; `budget` is of all
 * vectorised functions. Throws as `provedLanes`.
 */
export async function buildEd25519(
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
  lanes: readonly Lanes[],
): Promise<LaneBuild> {
  const { orders, rest } = orderSearch(options);
  const parts = await ed25519Parts(toolchain, lanes, options.io, null, pieceSearch(rest), orders);
  const { edwards, points, products, scalars, limbs, across, objects } = parts;
  const lines = [
    ...points.lines,
    ...products.lines,
    ...proveEdwards(edwards),
    ...scalars.map(proveScalar),
    ...limbs.map((fn) => proveLimbs(fn)),
    ...across.lines,
    ...(await provePoints(across.points, toolchain)),
  ];
  const code = await provedTexts(edwards.lanes, SHARES, toolchain, rest);
  return { objects, laneCode: await assembledText(toolchain, code.text), lines: [...lines, ...code.lines] };
}

/** What Ed25519 is made of: straight-line functions, and the objects of all but those of lanes. */
interface Ed25519Parts {
  readonly edwards: EdwardsFunctions;
  readonly points: EdwardsPoints;
  readonly products: EdwardsPoints;
  readonly scalars: readonly IrFunction[];
  readonly limbs: readonly IrFunction[];
  /** What one key computes with four numbers side by side. */
  readonly across: FoundPoints;
  readonly objects: readonly string[];
}

/** Functions of one number or point are for processors with a target, or for this one. */
export async function ed25519Parts(
  toolchain: Toolchain,
  lanes: readonly Lanes[],
  io: Io,
  target: Target | null = null,
  search: PieceSearch | null = null,
  orders: OrderSearchOptions | null = null,
): Promise<Ed25519Parts> {
  const points = await edwardsPoints([...EDWARDS_PROGRAMS.keys()], toolchain, io, target, search);
  const products = await productsOfPowers(toolchain, io, target);
  const edwards = await edwardsFunctions(toolchain, undefined, lanes);
  const scalars = await scalarFunctions(toolchain);
  // Words of rows have limbs of eight lanes.
  const limbs = await limbFunctions(toolchain, [...new Set<Lanes>([...lanes, 8])]);
  const across = await searchPoints(pointSteps(chosenMachine().slug, toolchain), orders);
  const product = (await wordFunctions(toolchain)).filter(({ name }) => name === 'x25519_mul');
  const objects = [
    ...(await edwardsObjects({ ...edwards, points }, ['ed25519.c'], toolchain, lanes)),
    await laneLoops(toolchain, 'edwards.both.c', 1),
    ...(await Promise.all(lanes.map((n) => laneLoops(toolchain, 'edwards.both.lanes.c', n)))),
    await assembledText(toolchain, edwardsMultiples()),
    await inverseObject(toolchain),
    products.object,
    await compileWords(toolchain, [...scalars, ...limbs, ...product]),
    ...(await acrossObjects(across.points, ['ed25519.c'], toolchain)),
  ];
  return { edwards, points, products, scalars, limbs, across, objects };
}

/** `edwards_mul` and `edwards_square` of one number, which powers are made of: each waits for the one before. */
async function productsOfPowers(toolchain: Toolchain, io: Io, target: Target | null): Promise<EdwardsPoints> {
  const field = namedField({ field: '25519' }, io.root);
  invariant(field !== null, () => 'no field 25519');
  const plan = await planLibrary({ field, strict: false, prefix: 'edwards', constants: [] }, toolchain.root);
  const functions = await plannedFunctions(plan, ['mul', 'square'], target, toolchain, io, 'latency');
  const texts = functions.map(({ symbol, champion }) =>
    gasFile(champion.program, { symbol, header: [], syntax: 'intel' }),
  );
  return { object: await assembledText(toolchain, texts.join('\n')), lines: functions.map(functionLine) };
}

const L = '2^252 + 27742317777372353535851937790883648493';

/** What signatures compute modulo the order of the base point (ed25519.scalar.c), as word IR with its formulas. */
export async function scalarFunctions(toolchain: Toolchain): Promise<IrFunction[]> {
  const formulas = new Map([
    ['ed25519_reduce', `out1 = arg1 mod ${L}`],
    ['ed25519_mul_add', `out1 = arg1*arg2 + arg3 mod ${L}`],
  ]);
  return (await wordFunctions(toolchain, 'ed25519.scalar.c')).map((fn) => {
    const words = Math.max(...fn.params.map(({ bounds }) => bounds.length));
    const weights = Array.from({ length: words }, (_, i) => 64 * i);
    return stated(fn, formulas.get(fn.name) ?? '', { weights, canonical: true });
  });
}

const proveScalar = (fn: IrFunction): string =>
  provedMeaning(fn, `${fn.spec?.relation} modulo the order of the base point and below it`, 'for any words');

export const ED25519_SYMBOLS = ['keypair', 'sign', 'verify'].map((name) => `fieldwright_ed25519_${name}_batch`);
/** Those with the names of Intel's crypto_mb. */
export const MBX_ED25519_SYMBOLS = ['public_key', 'sign', 'verify'].map((name) => `mbx_ed25519_${name}_mb8`);

export const ED25519_BATCHES: BatchKind = {
  name: 'ed25519',
  description: 'Ed25519 (RFC 8032)',
  symbols: ED25519_SYMBOLS,
  mbxSymbols: MBX_ED25519_SYMBOLS,
  flags: ['-DWITH_ACROSS'],
};
