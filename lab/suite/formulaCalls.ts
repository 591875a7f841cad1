import type { Loadable } from '../../src/base/machineCode.ts';
import { fromLimbs, limbsOf } from '../../src/base/integers.ts';
import type { Rng } from '../../src/base/rng.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import { AffineCurves, untilAnswered } from '../../src/bench/reference/affineCurves.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import { formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';
import type { Runner, TestOutcome } from '../../src/prover/inputs/runner.ts';
import { anyWords, wholeContract } from '../../src/bench/reference/wholeFunction.ts';

/** One call of a formula. */
interface FormulaCall {
  /** All coordinates, as little-endian words: of any numbers congruent to them that fit, or in Montgomery form. */
  readonly inputs: BigUint64Array;
  /** Whether the words of all coordinates that came out are the right point. */
  readonly agrees: (outputs: BigUint64Array) => boolean;
}

/** Words of a coordinate. */
const formulaLimbs = ({ modulus, radix }: SuiteFormula): number => Math.ceil(modulus.toString(2).length / radix);

/** (out, operands) as arrays of words, all apart. */
export function formulaContract(formula: SuiteFormula): IrFunction {
  const limbs = formulaLimbs(formula);
  const params = formula.inputs.map((elements, k) => anyWords(`in${k + 1}`, elements * limbs));
  return wholeContract(formulaSymbol(formula), formula.outputs * limbs, params);
}

/**
 * What words of operands are at most, array by array, where elements are below a modulus that leaves bits of its top
 * word free, or limbs have free bits; null elsewhere.
 */
export function formulaBounds(formula: SuiteFormula): readonly (readonly bigint[])[] | null {
  const { modulus, montgomery, radix, inputs } = formula;
  const limbs = formulaLimbs(formula);
  const operands = (element: readonly bigint[]): bigint[][] =>
    inputs.map((count) => Array.from({ length: count }, () => element).flat());
  if (radix < 64) return operands(Array.from({ length: limbs }, () => 1n << BigInt(radix)));
  if (montgomery === null || 2n * modulus > montgomery) return null;
  return operands(limbsOf(modulus | (2n ** BigInt(64 * (limbs - 1)) - 1n), limbs));
}

/** What the word IR of a formula is to be proved to compute; null where nothing is stated. */
export function formulaSpecification(formula: SuiteFormula): Specification | null {
  const { modulus, relation, radix } = formula;
  if (relation === undefined) return null;
  const weights = Array.from({ length: formulaLimbs(formula) }, (_, k) => radix * k);
  return { modulus, relation, weights, canonical: false, canonicalInputs: true };
}

/** Random points, edges among their coordinates. */
export function formulaCalls(formula: SuiteFormula, count: number, rng: Rng): FormulaCall[] {
  const limbs = formulaLimbs(formula);
  const { montgomery: r, radix } = formula;
  const limit = 1n << BigInt(radix * limbs);
  const curves = new AffineCurves(formula.modulus, rng);
  return Array.from({ length: count }, () => {
    const { input, agrees } = untilAnswered(() => formula.trial(curves));
    const written = (x: bigint): bigint => (r === null ? curves.anyForm(x, limit) : curves.mod(x * r));
    return {
      inputs: BigUint64Array.from(input.flatMap((x) => limbsOf(written(x), limbs, radix))),
      agrees: (words) => {
        const elements = elementsOf(words, limbs, radix);
        if (r === null) return agrees(elements);
        return elements.every((x) => x < formula.modulus) && agrees(elements.map((x) => curves.divide(x, r)));
      },
    };
  });
}

/** Runs code on all calls. */
export async function checkFormula(
  runner: Runner,
  code: Loadable,
  contract: IrFunction,
  calls: readonly FormulaCall[],
): Promise<TestOutcome> {
  const mode = distinctMode(contract);
  const result = await runner.run(
    code,
    contract,
    mode,
    BigUint64Array.from(calls.flatMap((one) => [...one.inputs])),
    calls.length,
  );
  const failed = (call: number, expected: string, found: string): TestOutcome => ({
    kind: 'failed',
    calls: call,
    failure: { mode: mode.name, inputs: [...calls[call].inputs], expected, found },
  });
  if (result.kind === 'fault') return failed(result.call, 'a clean return', result.reason);
  const size = result.words.length / calls.length;
  const outputs = (call: number): BigUint64Array => result.words.slice(call * size, (call + 1) * size);
  const wrong = calls.findIndex(({ agrees }, call) => !agrees(outputs(call)));
  return wrong < 0
    ? { kind: 'passed', calls: calls.length }
    : failed(
        wrong,
        'what the affine group law or the product of polynomials says',
        [...outputs(wrong)].map((w) => w.toString(16)).join(' '),
      );
}

const elementsOf = (words: BigUint64Array, limbs: number, radix: number): bigint[] =>
  Array.from({ length: words.length / limbs }, (_, k) => fromLimbs(words.subarray(k * limbs, (k + 1) * limbs), radix));
