import type { Aliasing, IrFunction, Param } from '../ir/function.ts';
import type { StatedBounds } from './statedBounds.ts';
import type { Statement } from './statement.ts';

/**
 * A word-IR function without body that states a contract: bounds, specification, and how arrays may overlap. All parameters are arrays of
 * 64-bit limbs of the given weights. "Below p" enters the proof when it is stated of all parameters; of some, only what it says limb by limb.
 */
export function statementContract(name: string, statement: Statement, weights: readonly number[], bounds: StatedBounds, aliasing: Aliasing): IrFunction {
  const array = (label: string): Param => ({
    name: label, shape: 'array', width: 64, bounds: (bounds.upper.get(label) ?? []).map(upper => ({ lower: 0n, upper })),
  });
  const { result, params, relation, modulus } = statement;
  return {
    name, aliasing, values: [], inputs: [], body: [], outputs: [],
    params: params.map(array), results: [array(result)],
    spec: {
      modulus, relation, weights, canonical: bounds.reduced.has(result), canonicalInputs: params.every(param => bounds.reduced.has(param)),
    },
  };
}
