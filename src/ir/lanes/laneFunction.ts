/**
 * The function of one lane for a polynomial modulo p: limbs and carries are planned, from the relation alone, so that
 * it does not matter how the source reduces. What is claimed of it is proved like any specification.
 */
import { Failure, invariant } from '../../base/errors.ts';
import { Builder } from '../build.ts';
import { evaluateRelation, parseRelation } from '../contract/relation.ts';
import { LANES, type IrFunction, type Specification } from '../function.ts';
import { ColumnOverflow } from './columns.ts';
import { laneRing, type LaneNumber, type LanePlan } from './plan.ts';
import { lanePlan } from './plans.ts';
import { laneWeights } from './shape.ts';

/** What a lane function is made from: a function with a relation modulo p. */
type LaneSource = Pick<IrFunction, 'name' | 'params' | 'results' | 'spec'>;

/**
 * One lane of `source`, whose arrays become arrays of limbs of at most 52 bits; with several batches, of as many
 * numbers one after the other, so that none has to wait for itself. Of a source in Montgomery form the function is
 * the same in the plan's Montgomery form, or without any. Throws `unsupported` where no plan is known: several
 * elements, arguments that are no numbers, most even moduli.
 */
export function laneFunction(source: LaneSource, batches = 1): IrFunction {
  const { name, params, results, spec } = source;
  if (spec === undefined) throw refusal(name, 'a relation modulo a number', 'none');
  if (spec.canonical) throw refusal(name, 'a result that is any number of its residue class', 'a canonical one');
  const isPlain = [...params, ...results].every(
    ({ shape, bounds }) => shape === 'array' && bounds.length === spec.weights.length,
  );
  if (!isPlain || results.length !== 1 || /[;,]/.test(spec.relation))
    throw refusal(name, 'a result and parameters that are one number each', spec.relation);
  const plan = lanePlan(spec.modulus);
  if (plan === null) throw refusal(name, 'an odd modulus, or one a little below a power of two', `${spec.modulus}`);
  try {
    return planned(source, plan, inOwnForm(spec, plan), batches);
  } catch (error) {
    if (!(error instanceof ColumnOverflow)) throw error;
  }
  throw refusal(name, 'a relation whose columns fit words', spec.relation);
}

/**
 * The relation on elements as the plan holds them: a source in Montgomery form multiplies and divides by its own R,
 * 2^(64·words).
 */
function inOwnForm({ relation, weights }: Specification, { shape, R }: LanePlan): string {
  const own = 2n ** BigInt(shape.radix * shape.limbs) === R ? `2^${shape.radix * shape.limbs}` : null;
  const words = new RegExp(`([*/])2\\^${64 * weights.length}\\b`, 'g');
  return relation.replace(words, (_, sign: string) => (own === null ? '' : sign + own));
}

function planned(
  { name, params, results: [result] }: LaneSource,
  plan: LanePlan,
  relation: string,
  batches: number,
): IrFunction {
  const { shape } = plan;
  const { modulus, limbs } = shape;
  const b = new Builder(name, { aliasing: 'equal', lanes: LANES });
  const ring = laneRing(b, plan);
  const all = Array.from({ length: batches }, (_, k) => k);
  const bounds = all.flatMap(() => shape.bounds.map((upper) => ({ lower: 0n, upper })));
  const arrays = params.map((p) => ({ name: p.name, words: b.param({ ...p, width: 64, bounds }) }));
  const parsed = parseRelation(relation, modulus);
  const value = all.flatMap((k) => {
    const own = new Map(arrays.map((p) => [p.name, ring.number(p.words.slice(k * limbs, (k + 1) * limbs))]));
    return ring.limbsOf(evaluateRelation(parsed, { ...ring, name: (n) => parameter(own, n) }, modulus));
  });
  b.resultAs({ ...result, width: 64, bounds: value.map((a) => ({ lower: 0n, upper: b.range(a).upper })) }, value);
  return b.finish({
    modulus,
    relation: batches === 1 ? relation : repeated(relation, params, batches),
    weights: laneWeights(shape),
    canonical: false,
    canonicalInputs: false,
  });
}

/** The relation of each of several elements: `arg1_0, arg1_1 = arg1; arg1_0*arg1_0, arg1_1*arg1_1`. */
function repeated(relation: string, params: LaneSource['params'], batches: number): string {
  const all = Array.from({ length: batches }, (_, k) => k);
  const steps = params.map(({ name }) => `${all.map((k) => `${name}_${k}`).join(', ')} = ${name};`);
  const isParam = (name: string): boolean => params.some((p) => p.name === name);
  const ofBatch = (k: number): string =>
    relation.replace(/[A-Za-z_]\w*/g, (name) => (isParam(name) ? `${name}_${k}` : name));
  return `${steps.join(' ')} ${all.map(ofBatch).join(', ')}`;
}

function parameter(known: ReadonlyMap<string, LaneNumber>, name: string): LaneNumber {
  const number = known.get(name);
  invariant(number !== undefined, () => `the relation names ${name}, which is no parameter`);
  return number;
}

const refusal = (where: string, expected: string, found: string): Failure =>
  new Failure('unsupported', 'no plan of limbs for lanes is known', {
    where,
    expected,
    found,
    hint: 'without --lanes the function is optimised for one element at a time',
  });
