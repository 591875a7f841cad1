/** Builds the vectorised functions of the X25519 library. */
import { lanesOfWidths, WIDTHS, type BatchWidth } from '../curve/batchWays.ts';
import type { PartMeans, CurveSource } from '../curve/curveBuild.ts';
import { proveLimbs, limbFunctions } from '../curve/limbNumbers.ts';
import {
  proveEdwards,
  NUMBERS_25519,
  ROWS_25519,
  edwardsObjects,
  edwardsFunctions,
  OF_BASE,
} from '../edwards/edwardsBuild.ts';
import { laneFunction, relationOfBatches } from '../../ir/lanes/laneFunction.ts';
import { x25519Words } from './x25519Builds.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { invariant } from '../../base/errors.ts';
import { laneLoops, compileWords } from '../curve/curveSources.ts';
import { edwardsPoints } from '../edwards/edwardsPoints.ts';
import { provedLaneMeaning } from '../kernels/provedKernels.ts';
import { acrossParts, type EdwardsParts } from '../edwards/acrossParts.ts';
import { formulaText, stated } from '../curve/formulas.ts';

/**
 * What X25519 of so many at once is made of, and public keys one and as many as there are lanes at a time: all but what
 * they share with one at a time (`x25519_mul`, `x25519_inverse`).
 */
async function laneParts(toolchain: Toolchain, widths: readonly BatchWidth[], means: PartMeans): Promise<EdwardsParts> {
  const functions = await laneFunctions(toolchain, widths);
  const lanes = lanesOfWidths(widths);
  const edwards = await edwardsFunctions(toolchain, OF_BASE, lanes);
  const points = await edwardsPoints(OF_BASE, toolchain, means);
  const across = await acrossParts(['x25519.base.c'], toolchain, means);
  const loops = widths.map((width) => WIDTHS[width]);
  const objects = [
    ...(await Promise.all(
      loops.map((one) => laneLoops(toolchain, 'x25519.batch.c', one.lanes, [`-DBATCHES=${one.batches}`])),
    )),
    ...(await edwardsObjects({ ...edwards, points }, ['x25519.base.c'], toolchain, lanes)),
    await compileWords(toolchain, functions.words),
    ...across.objects,
  ];
  const proofs = async (): Promise<string[]> => [
    ...proveLanes(functions),
    ...points.lines,
    ...proveEdwards(edwards),
    ...(await across.proofs()),
  ];
  return { lanes: [...functions.lanes, ...edwards.lanes], across: across.points, objects, proofs };
}

export const X25519_LANES: CurveSource<EdwardsParts> = {
  parts: laneParts,
  // The step is called 251 times, the doubling four times.
  shares: { least: 0.05, x25519_step: 0.6, edwards_add_affine: 0.25 },
  hasOrders: false,
};

/** What several X25519 at once call (x25519.batch.c), as word IR. */
interface LaneFunctions {
  /** Ladder step and doubling, of lanes. */
  readonly lanes: readonly IrFunction[];
  /** Relations that the former must have, and what these are in words, by name. */
  readonly meanings: ReadonlyMap<string, readonly [relation: string, meaning: string]>;
  /** Between words and limbs, of one number. */
  readonly words: readonly IrFunction[];
}

/** Of a function of `x25519.step.c` that has lanes. */
interface PlannedLanes {
  /** The formula that its limbs are planned from, and the one that it must be equal to. */
  readonly planned: string;
  readonly stated: string;
  readonly meaning: string;
}

const PLANNED: ReadonlyMap<string, PlannedLanes> = new Map([
  ['x25519_step', { planned: 'lanes', stated: 'step', meaning: 'a step of RFC 7748, section 5' }],
  ['x25519_double', { planned: 'double', stated: 'double', meaning: 'what such a step does to double a point' }],
]);

/** Functions of so many at once. */
export async function laneFunctions(toolchain: Toolchain, widths: readonly BatchWidth[] = [8]): Promise<LaneFunctions> {
  const lanes: IrFunction[] = [];
  const meanings = new Map<string, readonly [string, string]>();
  for (const fn of await x25519Words(toolchain)) {
    const known = PLANNED.get(fn.name);
    if (known === undefined) continue;
    const [source, wanted] = [known.planned, known.stated].map((one) =>
      stated(fn, formulaText(`x25519.${one}`, toolchain)),
    );
    for (const width of widths) {
      const name = `${fn.name}_x${width}`;
      const { lanes: own, batches } = WIDTHS[width];
      // With room above the radix, sums and differences of coordinates go from step to step as they are.
      lanes.push({ ...laneFunction(source, batches, own, own === 4 ? 'arg1' : undefined), name });
      meanings.set(name, [relationOfBatches(wanted, batches), known.meaning]);
    }
  }
  const words = [
    ...(await limbFunctions(toolchain, lanesOfWidths(widths), NUMBERS_25519)),
    ...(await limbFunctions(toolchain, [8], ROWS_25519)),
  ];
  return { lanes, meanings, words };
}

/**
 * Proves that ladder step and doubling of lanes are what those of words are (`proveStep`), that their results are
 * within the bounds of their arguments, so that the ladder needs no other invariant, and that numbers stay what they
 * are between words and limbs. Returns what was proved, a line each. Throws as `provedMeaning`.
 */
export function proveLanes({ lanes, meanings, words }: LaneFunctions): string[] {
  const steps = lanes.map((fn) => {
    const [relation, meaning] = meanings.get(fn.name) ?? [];
    invariant(relation !== undefined && meaning !== undefined, () => `${fn.name} has no meaning`);
    return provedLaneMeaning(withRelation(fn, relation), meaning);
  });
  requireSamePoints(lanes);
  return [...steps, ...proveLimbs(words, NUMBERS_25519)];
}

/** What one function leaves as a point is a point to all others of as many: limbs of x + z and x - z have bounds. */
function requireSamePoints(lanes: readonly IrFunction[]): void {
  for (const fn of lanes) {
    const [point] = lanes.filter((other) => other.lanes === fn.lanes).map(({ params }) => params[0].bounds);
    const own = fn.params[0].bounds;
    const length = Math.min(point.length, own.length);
    invariant(
      own.every(({ upper }, k) => upper === point[k % length].upper),
      () => `${fn.name} takes other points`,
    );
  }
}

const withRelation = (fn: IrFunction, relation: string): IrFunction =>
  fn.spec === undefined ? fn : { ...fn, spec: { ...fn.spec, relation } };
