import type { Aliasing, IrFunction, Param } from '../ir/function.ts';
import { splitFormula } from '../ir/formula.ts';
import type { StatedBounds } from './statedBounds.ts';
import type { Statement } from './statement.ts';

/**
 * A word-IR function without body that states a contract: bounds, specification, and how arrays may overlap. All parameters are arrays of
 * 64-bit limbs of the given weights, but one that is below 2 is a bit passed by value. "Below p" enters the proof when it is stated of all parameters; of some, only what it says limb by limb.
 */
export function statementContract(name: string, statement: Statement, weights: readonly number[], bounds: StatedBounds, aliasing: Aliasing): IrFunction {
  const { result, params, relation, modulus } = statement, elements = elementCounts(statement), limits = [...bounds.limits].map(([label, below]) => ({ name: label, below }));
  const isBit = (label: string): boolean => [...bounds.upper.get(label) ?? []].reverse().every((upper, i, all) => upper === (i + 1 === all.length ? 1n : 0n));
  const param = (label: string): Param => (isBit(label) ? { name: label, shape: 'scalar', width: 64, bounds: [{ lower: 0n, upper: 1n }] } : array(label));
  const array = (label: string): Param => ({
    name: label, shape: 'array', width: 64,
    bounds: Array.from({ length: elements.get(label) ?? 1 }, () => bounds.upper.get(label) ?? []).flat().map(upper => ({ lower: 0n, upper })),
  });
  return {
    name, aliasing, values: [], inputs: [], body: [], outputs: [],
    params: params.map(param), results: [array(result)],
    spec: {
      modulus, relation, weights, canonical: bounds.reduced.has(result), canonicalInputs: params.every(param => bounds.reduced.has(param)),
      ...(limits.length === 0 ? {} : { limits }),
    },
  };
}

/** How many elements the result and the parameters have: a parameter that is given several names has as many. */
function elementCounts({ result, relation }: Statement): ReadonlyMap<string, number> {
  const { steps, results } = splitFormula(relation), counts = new Map<string, number>();
  for (const { names, values: [first, ...others] } of steps) {
    if (others.length === 0 && names.length > 1) counts.set(first, names.length);
  }
  return counts.set(result, results.reduce((sum, expression) => sum + (counts.get(expression) ?? 1), 0));
}
