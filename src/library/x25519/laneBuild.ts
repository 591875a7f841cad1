import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { type IrFunction, LANES } from '../../ir/function.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { invariant } from '../../base/errors.ts';
import { laneFunction, relationOfBatches } from '../../ir/lanes/laneFunction.ts';
import { laneLoops, edwardsObjects, edwardsFunctions, OF_BASE, proveEdwards } from './edwardsBuild.ts';
import type { EdwardsFunctions } from './edwardsBuild.ts';
import { provedTexts, type LaneOptions, provedLaneMeaning, provedMeaning } from '../kernels/provedLanes.ts';
import { assembledText, compileWords, wordFunctions, formulaText, stated } from './x25519Builds.ts';

/** Objects of eight at once, and what is known of them. */
export interface LaneBuild {
  /** Loops, and what they call of one at a time. */
  readonly objects: readonly string[];
  /** Functions of lanes. */
  readonly laneCode: string;
  readonly lines: readonly string[];
}

/** Of the budget; the step is called 251 times, the doubling four times. */
const SHARES: ReadonlyMap<string, number> = new Map([
  ['x25519_step_x8', 0.6],
  ['x25519_step_x16', 0.6],
  ['edwards_add_affine_x8', 0.25],
]);
const LEAST_SHARE = 0.05;

/**
 * Eight X25519 at once, with `twice` also sixteen, and public keys one or eight at a time, but for what they share with
 * one at a time (`x25519_mul`, `x25519_inverse`); `budget` is of all functions of lanes. Throws as `provedLanes`.
 */
export async function buildLanes(
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
  twice = false,
): Promise<LaneBuild> {
  const { functions, edwards, objects } = await laneParts(toolchain, twice);
  const lines = [...proveLanes(functions), ...proveEdwards(edwards)];
  const shared = [...functions.lanes, ...edwards.lanes].map((fn) => ({
    fn,
    share: SHARES.get(fn.name) ?? LEAST_SHARE,
  }));
  const code = await provedTexts(shared, toolchain, options);
  return { objects, laneCode: await assembledText(toolchain, code.text), lines: [...lines, ...code.lines] };
}

/** What X25519 of lanes are made of: straight-line functions, and the objects of all but those of lanes. */
interface LaneParts {
  readonly functions: LaneFunctions;
  readonly edwards: EdwardsFunctions;
  readonly objects: readonly string[];
}

export async function laneParts(toolchain: Toolchain, twice: boolean): Promise<LaneParts> {
  const functions = await laneFunctions(toolchain, twice ? [1, 2] : [1]);
  const edwards = await edwardsFunctions(toolchain, OF_BASE);
  const objects = [
    await laneLoops(toolchain, 'x25519.batch.c'),
    ...(twice ? [await laneLoops(toolchain, 'x25519.batch.c', 8, ['-DBATCHES=2'])] : []),
    ...(await edwardsObjects(edwards, ['x25519.base.c'], toolchain)),
    await compileWords(toolchain, functions.words),
  ];
  return { functions, edwards, objects };
}

/** What eight X25519 at once call (x25519.batch.c), as word IR. */
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
  /** Bits of a limb. */
  readonly bits: number;
}

const NUMBERS_25519: LimbNumbers = { file: 'x25519.lanes.c', modulus: '2^255-19', bits: 51 };

/** Between words and limbs of one number, as word IR. */
export async function limbFunctions(
  toolchain: Toolchain,
  { file, modulus: text, bits }: LimbNumbers = NUMBERS_25519,
): Promise<IrFunction[]> {
  const limbs = Array.from({ length: LIMBS }, (_, i) => i * bits);
  return (await wordFunctions(toolchain, file)).map((fn) => {
    const [from, to] = fn.name.endsWith('_limbs') ? [WORDS, limbs] : [limbs, WORDS];
    const sum = from.map((w, i) => `2^${w}*arg${i + 1}`).join(' + ');
    const { modulus, relation } = parseStatement(`out1 = ${sum} mod ${text}`, null);
    return { ...fn, spec: { modulus, relation, weights: to, canonical: false, canonicalInputs: false } };
  });
}

/** Functions of one batch of eight, or of one and of two. */
export async function laneFunctions(toolchain: Toolchain, batches: readonly number[] = [1]): Promise<LaneFunctions> {
  const lanes: IrFunction[] = [];
  const meanings = new Map<string, readonly [string, string]>();
  for (const fn of await wordFunctions(toolchain)) {
    const known = PLANNED.get(fn.name);
    if (known === undefined) continue;
    const [source, wanted] = [known.planned, known.stated].map((one) =>
      stated(fn, formulaText(`x25519.${one}`, toolchain)),
    );
    for (const count of batches) {
      const name = `${fn.name}_x${LANES * count}`;
      lanes.push({ ...laneFunction(source, count), name });
      meanings.set(name, [relationOfBatches(wanted, count), known.meaning]);
    }
  }
  return { lanes, meanings, words: await limbFunctions(toolchain) };
}

const WORDS = [0, 64, 128, 192];
const LIMBS = 5;

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
  return [...steps, ...words.map((fn) => proveLimbs(fn))];
}

/** Proves that a number stays what it is between words and limbs. */
export const proveLimbs = (fn: IrFunction, modulus = '2^255 - 19'): string =>
  provedMeaning(fn, `the same number modulo ${modulus}`, `in ${fn.spec?.weights.length} words`);

const withRelation = (fn: IrFunction, relation: string): IrFunction =>
  fn.spec === undefined ? fn : { ...fn, spec: { ...fn.spec, relation } };
