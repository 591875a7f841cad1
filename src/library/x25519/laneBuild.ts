/** Builds the vectorised functions of the X25519 library. */
import type { Io } from '../../base/io.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { unitOf } from '../../ir/lanes/shape.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { invariant } from '../../base/errors.ts';
import { laneFunction, relationOfBatches } from '../../ir/lanes/laneFunction.ts';
import {
  laneLoops,
  edwardsObjects,
  edwardsFunctions,
  LIMBS_25519,
  OF_BASE,
  proveEdwards,
  WORD_WEIGHTS,
} from './edwardsBuild.ts';
import type { EdwardsFunctions } from './edwardsBuild.ts';
import { pieceSearch, type PieceSearch } from '../called/calledPieces.ts';
import { edwardsPoints, type EdwardsPoints } from './edwardsPoints.ts';
import { provedTexts, type LaneOptions, provedLaneMeaning, provedMeaning } from '../kernels/provedLanes.ts';
import { lanesOfWidths, WIDTHS, type BatchWidth } from './batchWidth.ts';
import { assembledText } from '../../bench/assemble.ts';
import { type PointStep, pointSteps } from './acrossPoints.ts';
import { acrossObjects, provePoints } from './acrossPointsBuild.ts';
import { compileWords, wordFunctions, formulaText, stated } from './x25519Builds.ts';

/** Objects of several at once, and what is known of them. */
export interface LaneBuild {
  /** Loops, and what they call of one at a time. */
  readonly objects: readonly string[];
  /** Vectorised functions. */
  readonly laneCode: string;
  readonly lines: readonly string[];
}

/** The step is called 251 times, the doubling four times. */
const SHARES = { least: 0.05, x25519_step: 0.6, edwards_add_affine: 0.25 };

/**
 * X25519 of so many at once, and public keys one and as many as there are lanes at a time, but for what they share with
 * one at a time (`x25519_mul`, `x25519_inverse`); `budget` is of all vectorised functions. Throws as `provedLanes`.
 */
export async function buildLanes(
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
  widths: readonly BatchWidth[],
): Promise<LaneBuild> {
  const { functions, edwards, points, across, objects } = await laneParts(
    toolchain,
    widths,
    options.io,
    null,
    pieceSearch(options),
  );
  const ofOne = await provePoints(across, toolchain);
  const lines = [...proveLanes(functions), ...points.lines, ...proveEdwards(edwards), ...ofOne];
  const code = await provedTexts([...functions.lanes, ...edwards.lanes], SHARES, toolchain, options);
  return { objects, laneCode: await assembledText(toolchain, code.text), lines: [...lines, ...code.lines] };
}

/** What X25519 of lanes are made of: straight-line functions, and the objects of all but those of lanes. */
interface LaneParts {
  readonly functions: LaneFunctions;
  readonly edwards: EdwardsFunctions;
  readonly points: EdwardsPoints;
  /** What one public key computes with four numbers side by side. */
  readonly across: readonly PointStep[];
  readonly objects: readonly string[];
}

/** Doublings and additions of one point are for processors with a target, or for this one. */
export async function laneParts(
  toolchain: Toolchain,
  widths: readonly BatchWidth[],
  io: Io,
  target: Target | null = null,
  search: PieceSearch | null = null,
): Promise<LaneParts> {
  const functions = await laneFunctions(toolchain, widths);
  const lanes = lanesOfWidths(widths);
  const edwards = await edwardsFunctions(toolchain, OF_BASE, lanes);
  const points = await edwardsPoints(OF_BASE, toolchain, io, target, search);
  const across = pointSteps(chosenMachine().slug, toolchain);
  const loops = widths.map((width) => WIDTHS[width]);
  const objects = [
    ...(await Promise.all(
      loops.map((one) => laneLoops(toolchain, 'x25519.batch.c', one.lanes, [`-DBATCHES=${one.batches}`])),
    )),
    ...(await edwardsObjects({ ...edwards, points }, ['x25519.base.c'], toolchain, lanes)),
    await compileWords(toolchain, functions.words),
    ...(await acrossObjects(across, ['x25519.base.c'], toolchain)),
  ];
  return { functions, edwards, points, across, objects };
}

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

/** Numbers modulo a prime, as lanes have them. */
export interface LimbNumbers {
  /** File of bridge/bench with functions between words and limbs. */
  readonly file: string;
  readonly modulus: string;
  /** Of the limbs. */
  readonly weights: Readonly<Record<Lanes, readonly number[]>>;
}

const NUMBERS_25519: LimbNumbers = { file: 'x25519.lanes.c', modulus: '2^255-19', weights: LIMBS_25519 };

/** Limbs of four lanes (limbs.h). */
const OF_FACTORS = [unsigned(unitOf(4).factorBits)];

/** Between words and limbs of one number of so many lanes, as word IR. */
export async function limbFunctions(
  toolchain: Toolchain,
  lanes: readonly Lanes[],
  { file, modulus: text, weights }: LimbNumbers = NUMBERS_25519,
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

/** Functions of so many at once. */
export async function laneFunctions(toolchain: Toolchain, widths: readonly BatchWidth[] = [8]): Promise<LaneFunctions> {
  const lanes: IrFunction[] = [];
  const meanings = new Map<string, readonly [string, string]>();
  for (const fn of await wordFunctions(toolchain)) {
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
  // Words of rows have limbs of eight lanes.
  const ofLimbs = [...new Set<Lanes>([...lanesOfWidths(widths), 8])];
  return { lanes, meanings, words: await limbFunctions(toolchain, ofLimbs) };
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
  return [...steps, ...words.map((fn) => proveLimbs(fn))];
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

/** Proves that a number stays what it is between words and limbs. */
export const proveLimbs = (fn: IrFunction, modulus = '2^255 - 19'): string =>
  provedMeaning(fn, `the same number modulo ${modulus}`, `in ${fn.spec?.weights.length} words`);

const withRelation = (fn: IrFunction, relation: string): IrFunction =>
  fn.spec === undefined ? fn : { ...fn, spec: { ...fn.spec, relation } };
