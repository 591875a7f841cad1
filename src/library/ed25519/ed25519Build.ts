/** Builds the objects of the Ed25519 library. */
import { lanesOfWidths, type BatchWidth } from '../curve/batchWays.ts';
import { acrossParts, type EdwardsParts } from '../edwards/acrossParts.ts';
import type { PartMeans, CurveSource } from '../curve/curveBuild.ts';
import { proveLimbs, limbFunctions } from '../curve/limbNumbers.ts';
import {
  proveEdwards,
  NUMBERS_25519,
  ROWS_25519,
  inverseObject,
  edwardsObjects,
  edwardsFunctions,
  edwardsMultiples,
} from '../edwards/edwardsBuild.ts';
import { EDWARDS_PROGRAMS, edwardsPoints, type EdwardsPoints } from '../edwards/edwardsPoints.ts';
import { invariant } from '../../base/errors.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { functionLine, plannedFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { provedMeaning } from '../kernels/provedKernels.ts';
import type { BatchKind } from '../curve/batchLibrary.ts';
import { assembledText } from '../../bench/assemble.ts';
import { stated } from '../curve/formulas.ts';
import { compileWords, wordFunctions, laneLoops } from '../curve/curveSources.ts';

/** What Ed25519 is made of (ed25519.c), of one key and of as many as there are lanes at a time. */
async function ed25519Parts(
  toolchain: Toolchain,
  widths: readonly BatchWidth[],
  means: PartMeans,
): Promise<EdwardsParts> {
  const lanes = lanesOfWidths(widths);
  const points = await edwardsPoints([...EDWARDS_PROGRAMS.keys()], toolchain, means);
  const products = await productsOfPowers(toolchain, means);
  const edwards = await edwardsFunctions(toolchain, undefined, lanes);
  const scalars = await scalarFunctions(toolchain);
  const limbs = [
    ...(await limbFunctions(toolchain, lanes, NUMBERS_25519)),
    ...(await limbFunctions(toolchain, [8], ROWS_25519)),
  ];
  const across = await acrossParts(['ed25519.c'], toolchain, means);
  const product = (await wordFunctions(toolchain, 'x25519.step.c')).filter(({ name }) => name === 'x25519_mul');
  const objects = [
    ...(await edwardsObjects({ ...edwards, points }, ['ed25519.c'], toolchain, lanes)),
    await laneLoops(toolchain, 'edwards.both.c', 1),
    ...(await Promise.all(lanes.map((n) => laneLoops(toolchain, 'edwards.both.lanes.c', n)))),
    await assembledText(toolchain, edwardsMultiples()),
    await inverseObject(toolchain),
    products.object,
    await compileWords(toolchain, [...scalars, ...limbs, ...product]),
    ...across.objects,
  ];
  const proofs = async (): Promise<string[]> => [
    ...points.lines,
    ...products.lines,
    ...proveEdwards(edwards),
    ...scalars.map(proveScalar),
    ...proveLimbs(limbs, NUMBERS_25519),
    ...(await across.proofs()),
  ];
  return { lanes: edwards.lanes, across: across.points, objects, proofs };
}

/** `edwards_mul` and `edwards_square` of one number, which powers are made of: each waits for the one before. */
async function productsOfPowers(toolchain: Toolchain, { io, target = null }: PartMeans): Promise<EdwardsPoints> {
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

export const ED25519_SYMBOLS = ['keypair', 'sign', 'verify', 'base', 'verify_digest'].map(
  (name) => `fieldwright_ed25519_${name}_batch`,
);
/** Those with the names of Intel's crypto_mb. */
export const MBX_ED25519_SYMBOLS = ['public_key', 'sign', 'verify'].map((name) => `mbx_ed25519_${name}_mb8`);

export const ED25519_BATCHES: BatchKind = {
  name: 'ed25519',
  description: 'Ed25519 (RFC 8032)',
  symbols: ED25519_SYMBOLS,
  mbxSymbols: MBX_ED25519_SYMBOLS,
  flags: ['-DWITH_ACROSS'],
};

export const ED25519_SOURCE: CurveSource<EdwardsParts> = {
  parts: ed25519Parts,
  // By how often they are called for a verification.
  shares: {
    least: 0.02,
    edwards_add: 0.25,
    edwards_double: 0.25,
    edwards_square: 0.15,
    edwards_add_affine: 0.15,
    edwards_double_extended: 0.1,
  },
  hasOrders: true,
};
