/** The claim of a certificate, from what a function must compute. */
import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import type { IrFunction, Param, Specification } from '../ir/function.ts';
import { elementsIn, weightsOf, distinctMode } from '../ir/contract/domain.ts';
import { parseRelation, type Relation } from '../ir/contract/relation.ts';
import { evaluateFormula, splitFormula } from '../ir/formula.ts';
import { inputSource } from '../prover/inputs/drawInputs.ts';
import { standardOrder, type ArgumentSource } from '../prover/machine/call.ts';
import { elementsOf, type Claim, type Element, type Expression, type Parameter } from './facts/claim.ts';

/**
 * `order` says what argument registers hold. Throws `unsupported` for what the checker's statement cannot say.
 */
export function claimOf(fn: IrFunction, order: readonly ArgumentSource[] = standardOrder(fn)): Claim {
  const { spec } = fn;
  if (spec === undefined) throw new Failure('unsupported', 'nothing is stated about the function', { where: fn.name });
  const inputs = fn.params.map((param) => parameterOf(param, spec, spec.canonicalInputs));
  const results = resultsOf(fn, spec, inputs);
  const own = [...fn.results.map((param) => outputOf(parameterOf(param, spec, spec.canonical))), ...inputs];
  const indices = order.flatMap((source) => (source.kind === 'own' ? [source.index] : []));
  if (indices.length !== own.length || indices.some((index, i) => index !== i))
    throw new Failure('unsupported', 'parameters in another order than results, then operands', { where: fn.name });
  return {
    parameters: order.map((source) => (source.kind === 'own' ? own[source.index] : passedBy(source))),
    overlap: fn.aliasing,
    // What says whether something is so is 1 or 0 itself.
    modulus: results.every(({ expression }) => expression.kind === 'less') ? 0n : spec.modulus,
    results,
  };
}

/** What callers pass, whatever the operands are. */
const passedBy = (source: Exclude<ArgumentSource, { kind: 'own' }>): Parameter =>
  source.kind === 'words' ? { kind: 'known', words: source.words } : { kind: 'knownValue', value: source.value };

/** scale·result is congruent to the expression. */
interface Fraction {
  readonly scale: bigint;
  readonly expression: Expression;
}

/** Of each element, by the formula. */
function resultsOf(
  { name, params, results }: IrFunction,
  spec: Specification,
  inputs: readonly Parameter[],
): Fraction[] {
  let index = 0;
  const numbers = new Map(
    params.map((param, k) => [
      param.name,
      elementsOf(inputs[k]).map((): Fraction => ({ scale: 1n, expression: { kind: 'number', index: index++ } })),
    ]),
  );
  const found = evaluateFormula<Fraction>(
    splitFormula(spec.relation),
    (element) => numbers.get(element),
    (text, valueOf) => resultOf(text, spec.modulus, valueOf),
  );
  const wanted = results.reduce((sum, { bounds }) => sum + elementsIn(bounds, spec).length, 0);
  if (found.length === wanted) return found;
  if (found.length !== 1) throw new Failure('unsupported', 'a formula of other elements', { where: name });
  return Array.from({ length: wanted }, () => found[0]);
}

/** Also `a < b`, which is 1 if it is so and 0 if not, where numbers are compared as they are and not modulo p. */
function resultOf(text: string, modulus: bigint, valueOf: (name: string) => Fraction | undefined): Fraction {
  const [left, right, ...more] = text.split('<').map((side) => fractionOf(parseRelation(side, modulus), valueOf));
  if (right === undefined) return left;
  if (more.length > 0 || left.scale !== 1n || right.scale !== 1n)
    throw new Failure('unsupported', 'a comparison of more than two polynomials', { found: text });
  return { scale: 1n, expression: { kind: 'less', left: left.expression, right: right.expression } };
}

function fractionOf(relation: Relation, valueOf: (name: string) => Fraction | undefined): Fraction {
  switch (relation.kind) {
    case 'constant':
      return { scale: 1n, expression: relation };
    case 'name': {
      const value = valueOf(relation.name);
      if (value === undefined)
        throw new Failure('unsupported', 'a name that is not a parameter', { found: relation.name });
      return value;
    }
    case 'quotient': {
      const { scale, expression } = fractionOf(relation.left, valueOf);
      return { scale: scale * relation.divisor, expression };
    }
    default: {
      const [a, b] = [fractionOf(relation.left, valueOf), fractionOf(relation.right, valueOf)];
      const { kind } = relation;
      if (kind === 'mul')
        return { scale: a.scale * b.scale, expression: { kind, left: a.expression, right: b.expression } };
      const common = a.scale * b.scale;
      const [left, right] = a.scale === b.scale ? [a.expression, b.expression] : [times(a, b.scale), times(b, a.scale)];
      return { scale: a.scale === b.scale ? a.scale : common, expression: { kind, left, right } };
    }
  }
}

const times = ({ expression }: Fraction, factor: bigint): Expression =>
  factor === 1n ? expression : { kind: 'mul', left: expression, right: { kind: 'constant', value: factor } };

function parameterOf(param: Param, spec: Specification, isCanonical: boolean): Parameter {
  const { name, shape, width, bounds } = param;
  if (bounds.some(({ lower }) => lower > 0n)) throw new Failure('unsupported', 'a limb that is not 0', { where: name });
  if (shape === 'scalar') return { kind: 'value', most: bounds[0].upper };
  if (width !== 64) throw new Failure('unsupported', `limbs of ${width} bits`, { where: name });
  const below = isCanonical ? spec.modulus : spec.limits?.find((limit) => limit.name === name)?.below;
  const elements = elementsIn(
    bounds.map(({ upper }) => upper),
    spec,
  ).map((most) => elementOf(most, weightsOf(most, spec), below));
  return { kind: 'input', elements };
}

const outputOf = (parameter: Parameter): Parameter => ({ kind: 'output', elements: elementsOf(parameter) });

function elementOf(most: readonly bigint[], weights: readonly number[], below: bigint | undefined): Element {
  const factors = weights.map((w) => 1n << BigInt(w));
  const greatest = most.reduce((sum, m, i) => sum + m * factors[i], 0n);
  return { weights: factors, most, top: below === undefined || below > greatest ? greatest : below - 1n };
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
