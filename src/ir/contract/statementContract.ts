import type { Aliasing, IrFunction, Param, Specification } from '../function.ts';
import { splitFormula } from '../formula.ts';
import type { StatedBounds } from './statedBounds.ts';
import type { Statement } from './statement.ts';

/** What is stated beside the statement itself. */
interface StatedForm {
  /** Bit weights of the limbs of all arrays. */
  readonly weights: readonly number[];
  /** Parameters that are passed by value. */
  readonly scalars: readonly string[];
  readonly bounds: StatedBounds;
  readonly aliasing: Aliasing;
}

/** A word-IR function without body that states bounds, specification, and how arrays of 64-bit limbs may overlap. */
export function statementContract(name: string, statement: Statement, form: StatedForm): IrFunction {
  const elements = elementCounts(statement);
  const { scalars, bounds, aliasing } = form;
  const param = (label: string): Param => ({
    name: label,
    shape: scalars.includes(label) ? 'scalar' : 'array',
    width: 64,
    bounds: Array.from({ length: elements.get(label) ?? 1 }, () => element(bounds.upper.get(label) ?? [])).flat(),
  });
  return {
    name,
    aliasing,
    values: [],
    inputs: [],
    body: [],
    outputs: [],
    params: statement.params.map(param),
    results: [param(statement.result)],
    spec: specificationOf(statement, form),
  };
}

const element = (uppers: readonly bigint[]): Param['bounds'] => uppers.map((upper) => ({ lower: 0n, upper }));

/** "Below p" of only some of the arrays is a limit like any other. */
function specificationOf(statement: Statement, { weights, scalars, bounds }: StatedForm): Specification {
  const { result, params, relation, modulus } = statement;
  const arrays = params.filter((label) => !scalars.includes(label));
  const reduced = arrays.filter((label) => bounds.reduced.has(label));
  const canonicalInputs = arrays.length > 0 && reduced.length === arrays.length;
  const ofReduced = canonicalInputs ? [] : reduced.map((label): [string, bigint] => [label, modulus]);
  const below = [...bounds.limits, ...ofReduced];
  return {
    modulus,
    relation,
    weights,
    canonical: bounds.reduced.has(result),
    canonicalInputs,
    ...(below.length === 0 ? {} : { limits: below.map(([name, limit]) => ({ name, below: limit })) }),
  };
}

/** How many elements the result and the parameters have: a parameter that is given several names has as many. */
export function elementCounts({ result, relation }: Statement): ReadonlyMap<string, number> {
  const { steps, results } = splitFormula(relation);
  const counts = new Map<string, number>();
  for (const {
    names,
    values: [first, ...others],
  } of steps) {
    if (others.length === 0 && names.length > 1) counts.set(first, names.length);
  }
  return counts.set(
    result,
    results.reduce((sum, expression) => sum + (counts.get(expression) ?? 1), 0),
  );
}
