import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { compileC, compileEmitted, NO_JUMPS } from '../../frontend/compile/compileC.ts';
import { emitModule } from '../../frontend/llvm/emitModule.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { scaled } from '../../search/budget.ts';
import { provedLanes, type LaneOptions } from '../kernels/provedLanes.ts';
import { textOf } from '../kernels/searchFunction.ts';
import { assembledText, benchFolder, buildFlags, wordFunctions } from './x25519Builds.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import { formulaText, stated } from './proveStep.ts';

/** Objects of eight X25519 at once, and what is known of them. */
interface LaneBuild {
  readonly objects: readonly string[];
  readonly lines: readonly string[];
}

/** The step is called 251 times, the doubling four times. */
const STEP_SHARE = 0.9;

/** Compilers would store what a secret selects under a mask. */
const NO_MASKS = '-mno-avx512f';

/** What the functions of lanes are called for: one step after the other. */
const AIM = 'latency';

/**
 * Eight X25519 at once, but for what they share with one at a time (`x25519_mul`, `x25519_inverse`); `budget` is of
 * both functions of lanes. Throws as `provedLanes`.
 */
export async function buildLanes(toolchain: Toolchain, options: Omit<LaneOptions, 'aim'>): Promise<LaneBuild> {
  const functions = await laneFunctions(toolchain);
  const lines = proveLanes(functions, toolchain);
  const texts: string[] = [];
  for (const fn of functions.lanes) {
    const share = fn.name === LANE_STEP ? STEP_SHARE : 1 - STEP_SHARE;
    const budget = options.budget && scaled(options.budget, share);
    const code = await provedLanes(fn, toolchain, { ...options, aim: AIM, budget });
    texts.push(textOf(code));
    lines.push(code.line);
  }
  const flags = [...buildFlags(toolchain, 'incomplete-phi'), ...NO_JUMPS, NO_MASKS];
  return {
    objects: [
      await compileC(toolchain, join(benchFolder(toolchain), 'x25519.batch.c'), flags, '.o'),
      await compileEmitted(toolchain, emitModule(functions.words)),
      await assembledText(toolchain, texts.join('\n')),
    ],
    lines,
  };
}

/** What eight X25519 at once call (x25519.batch.c), as word IR. */
interface LaneFunctions {
  /** Ladder step and doubling, of lanes. */
  readonly lanes: readonly IrFunction[];
  /** Between words and limbs, of one number. */
  readonly words: readonly IrFunction[];
}

/** The function of lanes that the ladder repeats. */
const LANE_STEP = 'x25519_step_x8';

/** The functions of `x25519.step.c` that have lanes, by the formula that their limbs are planned from. */
const PLANNED = new Map([
  ['x25519_step', 'lanes'],
  ['x25519_double', 'double'],
]);

export async function laneFunctions(toolchain: Toolchain): Promise<LaneFunctions> {
  const lanes = (await wordFunctions(toolchain)).flatMap((fn): IrFunction[] => {
    const formula = PLANNED.get(fn.name);
    if (formula === undefined) return [];
    const planned = laneFunction(stated(fn, formulaText(formula, toolchain)));
    return [{ ...planned, name: `${fn.name}_x8` }];
  });
  return { lanes, words: await wordFunctions(toolchain, 'x25519.lanes.c') };
}

const WORDS = [0, 64, 128, 192];
const LIMBS = [0, 51, 102, 153, 204];
const sumOf = (weights: readonly number[]): string =>
  `out1 = ${weights.map((w, i) => `2^${w}*arg${i + 1}`).join(' + ')} mod 2^255-19`;

/**
 * Proves that ladder step and doubling of lanes are what those of words are (`proveStep`), that their results are
 * within the bounds of their arguments, so that the ladder needs no other invariant, and that numbers stay what they
 * are between words and limbs. Returns what was proved, a line each. Throws `wrong` if a claim is refuted,
 * `unsupported` if it is not decided.
 */
export function proveLanes({ lanes, words }: LaneFunctions, toolchain: Toolchain): string[] {
  const lines: string[] = [];
  const prove = (fn: IrFunction, meaning: string): void => {
    const verdict = proveSpec(fn);
    if (verdict.kind !== 'proved')
      throw new Failure(verdict.kind === 'refuted' ? 'wrong' : 'unsupported', `${fn.name} is not ${meaning}`, {
        expected: fn.spec?.relation ?? '',
        found: `the proof ended ${verdict.kind}`,
      });
    lines.push(`proved: the word IR of ${fn.name} is ${meaning}`);
  };
  for (const fn of lanes) {
    requireClosed(fn);
    const isStep = fn.name === LANE_STEP;
    const { relation } = parseStatement(formulaText(isStep ? 'step' : 'double', toolchain), null);
    const meaning = isStep ? 'a step of RFC 7748, section 5,' : 'what such a step does to double a point,';
    prove(withRelation(fn, relation), `${meaning} in each of eight lanes, for any limbs of 52 bits`);
  }
  for (const fn of words) {
    const [from, to] = fn.name === 'x25519_limbs' ? [WORDS, LIMBS] : [LIMBS, WORDS];
    const { modulus, relation } = parseStatement(sumOf(from), null);
    const spec = { modulus, relation, weights: to, canonical: false, canonicalInputs: false };
    prove({ ...fn, spec }, `the same number modulo 2^255 - 19, in ${to.length} words instead of ${from.length}`);
  }
  return lines;
}

const withRelation = (fn: IrFunction, relation: string): IrFunction =>
  fn.spec === undefined ? fn : { ...fn, spec: { ...fn.spec, relation } };

/** Throws `unsupported` unless what a point becomes is known to be a point again. */
function requireClosed({ name, params: [point], results: [result] }: IrFunction): void {
  const isClosed = result.bounds.every(({ upper }, k) => upper <= (point.bounds[k]?.upper ?? 0n));
  if (!isClosed)
    throw new Failure('unsupported', `results of ${name} may be larger than what it takes`, {
      expected: `limbs of at most ${point.bounds.map(({ upper }) => upper).join(', ')}`,
      found: result.bounds.map(({ upper }) => upper).join(', '),
    });
}
