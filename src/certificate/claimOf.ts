/** From what a function is to compute to the claim that a certificate proves of its code. */
import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import type { IrFunction, Param, Specification } from '../ir/function.ts';
import { elementsIn, isComposed } from '../ir/contract/domain.ts';
import { clearDenominators, parseRelation, type Relation } from '../ir/contract/relation.ts';
import { distinctMode } from '../ir/contract/aliasModes.ts';
import { inputSource } from '../prover/inputs/drawInputs.ts';
import { elementsOf, type Claim, type Element, type Expression, type Parameter } from './claim.ts';

/** Throws `unsupported` for what the checker's statement cannot say. */
export function claimOf(fn: IrFunction): Claim {
  const { spec } = fn;
  if (spec === undefined) throw new Failure('unsupported', 'nothing is stated about the function', { where: fn.name });
  if (isComposed(fn, spec)) throw new Failure('unsupported', 'a formula of several elements', { where: fn.name });
  const { numerator, denominator } = clearDenominators(parseRelation(spec.relation, spec.modulus));
  const names = fn.params.map(({ name }) => name);
  return {
    parameters: [
      ...fn.results.map((param) => outputOf(parameterOf(param, spec, spec.canonical))),
      ...fn.params.map((param) => parameterOf(param, spec, spec.canonicalInputs)),
    ],
    overlap: fn.aliasing,
    modulus: spec.modulus,
    results: fn.results.map(() => ({ scale: denominator, expression: expressionOf(numerator, names) })),
  };
}

function parameterOf(param: Param, spec: Specification, isCanonical: boolean): Parameter {
  const { name, shape, width, bounds } = param;
  if (bounds.some(({ lower }) => lower > 0n)) throw new Failure('unsupported', 'a limb that is not 0', { where: name });
  if (shape === 'scalar') return { kind: 'value', most: bounds[0].upper };
  if (width !== 64) throw new Failure('unsupported', `limbs of ${width} bits`, { where: name });
  const below = isCanonical ? spec.modulus : spec.limits?.find((limit) => limit.name === name)?.below;
  const elements = elementsIn(
    bounds.map(({ upper }) => upper),
    spec,
  ).map((most) => elementOf(most, spec.weights, below));
  return { kind: 'input', elements };
}

const outputOf = (parameter: Parameter): Parameter => ({ kind: 'output', elements: elementsOf(parameter) });

function elementOf(most: readonly bigint[], weights: readonly number[], below: bigint | undefined): Element {
  const factors = weights.map((w) => 1n << BigInt(w));
  const greatest = most.reduce((sum, m, i) => sum + m * factors[i], 0n);
  return { weights: factors, most, top: below === undefined || below > greatest ? greatest : below - 1n };
}

function expressionOf(relation: Relation, names: readonly string[]): Expression {
  switch (relation.kind) {
    case 'constant':
      return relation;
    case 'name':
      return { kind: 'number', index: names.indexOf(relation.name) };
    case 'quotient':
      throw new Failure('invariant', 'a quotient without its denominator');
    default:
      return {
        kind: relation.kind,
        left: expressionOf(relation.left, names),
        right: expressionOf(relation.right, names),
      };
  }
}

const RANDOM_SAMPLES = 60;
const MAX_CORNERS = 240;

/** Words of possible inputs, one after another: corners of their bounds, then random ones. */
export function samplesOf(fn: IrFunction, rng: Rng): bigint[][] {
  const source = inputSource(fn, distinctMode(fn), rng);
  const words = new BigUint64Array(source.inputWords);
  const draw = (kind: 'corner' | 'random'): bigint[] => {
    source[kind](words, 0);
    return [...words];
  };
  return [
    ...Array.from({ length: Math.min(MAX_CORNERS, source.cornerCount) }, () => draw('corner')),
    ...Array.from({ length: RANDOM_SAMPLES }, () => draw('random')),
  ];
}
