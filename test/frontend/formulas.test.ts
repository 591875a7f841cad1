/**
 * The formulas of bridge/bench/formulas, reduced and bridged to word IR, against the affine group laws, or products of
 * polynomials, on big integers. FIELDWRIGHT_LONG=1 takes all of them, and lowers and proves the product in Fp6, too.
 */
import { describe, expect, test } from 'vitest';
import { fromLimbs, limbsOf } from '../../src/base/integers.ts';
import { seeded } from '../../src/base/rng.ts';
import { formulaFunction } from '../../lab/suite/formulaBuilds.ts';
import { templateLibrary, championProgram } from '../../src/search/tuning/codeGenerator.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { startFamilies } from '../../src/codegen/candidate/starts.ts';
import { formulaCalls } from '../../lab/suite/formulaCalls.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { CHAINED_FORMULAS, formulaSymbol, SUITE_FORMULAS } from '../../lab/suite/suiteFormulas.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { oneIn } from '../oneIn.ts';
import { toolchainOrSkip } from './toolchain/withToolchain.ts';

const SEED = 5;
const CALLS = 12;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
/** Proofs that take more than ten seconds. */
const LONG_PROOFS: readonly string[] = ['fp6_mul'];
/** The words of all operands, array by array. */
function arraysOf({ params }: IrFunction, words: BigUint64Array): bigint[][] {
  const rest = [...words];
  return params.map(({ bounds }) => rest.splice(0, bounds.length));
}

const toolchain = await toolchainOrSkip();

describe.skipIf(toolchain === null)('formulas agree with what they are to compute', () => {
  const all = oneIn(6, [...SUITE_FORMULAS, ...CHAINED_FORMULAS.flat()]);
  test.each(all.map((formula) => [formulaSymbol(formula), formula] as const))('%s', async (symbol, formula) => {
    const fn = await formulaFunction(toolchain!, formula);
    for (const [k, { inputs, agrees }] of formulaCalls(formula, CALLS, seeded(SEED, symbol)).entries()) {
      const [out] = evaluate(fn, arraysOf(fn, inputs));
      expect(agrees(BigUint64Array.from(out)), `${symbol}, seed ${SEED}, call ${k}, input ${inputs.join(' ')}`).toBe(
        true,
      );
      expect(
        agrees(BigUint64Array.from(out, (word, i) => (i === 0 ? word ^ 1n : word))),
        'a wrong bit is noticed',
      ).toBe(false);
    }
  });
});

describe.skipIf(toolchain === null)('five limbs give what four words give', () => {
  const MODULUS = 2n ** 255n - 19n;
  const draw = seeded(SEED, 'five limbs');
  const limb = (): bigint => (draw.below(3) === 0 ? 1n << 51n : draw.below(3) === 0 ? 0n : draw.big(51));
  const element = (limbs: readonly bigint[]): bigint =>
    limbs.reduceRight((sum, one) => (sum << 51n) + one, 0n) % MODULUS;
  const fives = (words: readonly bigint[]): bigint[][] =>
    Array.from({ length: words.length / 5 }, (_, k) => words.slice(5 * k, 5 * k + 5));

  test.each(CHAINED_FORMULAS.map((pair) => [pair[0].title, pair] as const))(
    '%s, with limbs as large as they may be',
    async (_, [full, unsaturated]) => {
      const four = await formulaFunction(toolchain!, full);
      const five = await formulaFunction(toolchain!, unsaturated);
      for (let call = 0; call < CALLS; call++) {
        const limbs = five.params.map(({ bounds }) => bounds.map(limb));
        const words = limbs.map((array) => fives(array).flatMap((one) => limbsOf(element(one), 4)));
        const [out] = evaluate(five, limbs);
        const [expected] = evaluate(four, words);
        const elements = Array.from({ length: expected.length / 4 }, (_, k) =>
          fromLimbs(BigUint64Array.from(expected.slice(4 * k, 4 * k + 4))),
        );
        expect(fives(out).map(element), `seed ${SEED}, call ${call}`).toEqual(elements.map((x) => x % MODULUS));
      }
    },
  );
});

describe.skipIf(toolchain === null)('formulas that say what they compute', () => {
  const stated = SUITE_FORMULAS.filter(({ relation }) => relation !== undefined);
  const proved = stated.filter(({ name }) => LONG || !LONG_PROOFS.includes(name));

  test('are those of Fp2 and Fp6', () =>
    expect(stated.map(({ name }) => name)).toEqual(['fp2_mul', 'fp2_square', 'fp6_mul']));

  test.each(proved.map((formula) => [formulaSymbol(formula), formula] as const))('%s is proved', async (_, formula) => {
    const fn = await formulaFunction(toolchain!, formula);
    expect(proveSpec(fn)).toMatchObject({ kind: 'proved' });
  });

  test.each(oneIn(4, proved).map((formula) => [formulaSymbol(formula), formula] as const))(
    '%s with another sign is refuted',
    async (_, formula) => {
      const relation = formula.relation!.replace('-a1*', '+a1*');
      expect(relation).not.toBe(formula.relation);
      const fn = await formulaFunction(toolchain!, { ...formula, relation });
      expect(proveSpec(fn).kind).toBe('refuted');
    },
  );
});

test.skipIf(toolchain === null || !LONG)(
  'a start of the product in Fp6 can be lowered: hundreds of words are alive',
  async () => {
    const formula = SUITE_FORMULAS.find(({ name }) => name === 'fp6_mul')!;
    const problem = buildProblem(await formulaFunction(toolchain!, formula));
    const [start] = startFamilies(problem).find(({ name }) => name === 'blocks')!.candidates;
    const program = championProgram(problem, templateLibrary(toolchain!.root), TARGETS[0], start);
    expect(program.count).toBeGreaterThan(864);
  },
);
