/**
 * Plans the function of one SIMD lane from a formula modulo p: limbs and carries, from the relation alone, however the
 * source reduces. What is claimed of it is proved like any specification.
 */
import { Failure, invariant } from '../../base/errors.ts';
import { Builder } from '../build.ts';
import { formulaIn } from '../contract/formula.ts';
import { repeatedFormula, splitFormula } from '../formula.ts';
import type { IrFunction, Lanes, Operand, Param, Specification } from '../function.ts';
import { boundsOfDifference, boundsOfSum, ColumnOverflow, fits, totals, type LaneLimbs } from './columns.ts';
import { Expressions, type LaneNode, readBy } from './expression.ts';
import { type LanePlan, laneRing, type LaneNumber, type LaneRing } from './plan.ts';
import { lanePlan } from './reduce.ts';
import { laneWeights, unitOf, type LaneShape } from './shape.ts';

/** What a lane function is made from: a function with a relation modulo p. */
interface LaneSource extends Pick<IrFunction, 'name' | 'params' | 'results' | 'spec'> {
  /** Whether 2^(64·words) in its relation is R of its own Montgomery form, or a number like any other; R if absent. */
  readonly isMontgomery?: boolean;
}

/**
 * One lane of `source`, whose arrays become arrays of limbs of few enough bits to be factors, and whose scalars become
 * words; with several batches, all arrays of one after those of the other, so that none has to wait for itself. Throws
 * `unsupported` where no plan is known. Of a source in Montgomery form the function is the same in the plan's own
 * Montgomery form, or without any. Elements of `sums`, a parameter, and results may have the limbs of sums and
 * differences of two numbers, so that nothing carries them: for functions whose results come back as that parameter.
 */
export function laneFunction(source: LaneSource, batches = 1, lanes: Lanes = 8, sums?: string): IrFunction {
  const { name, spec } = source;
  if (spec === undefined) throw refusal(name, 'a relation modulo a number', 'none', STATE_IT);
  if (spec.canonical) throw refusal(name, 'a result that is any number of its residue class', 'a canonical one');
  const arrays = [...source.params, ...source.results].filter(({ shape }) => shape === 'array');
  const odd = arrays.find(({ bounds }) => bounds.length % spec.weights.length !== 0);
  if (odd !== undefined)
    throw refusal(name, `arrays of elements of ${spec.weights.length} limbs`, `${odd.name} of ${odd.bounds.length}`);
  const plan = lanePlan(spec.modulus, unitOf(lanes));
  if (plan === null) throw refusal(name, 'an odd modulus, or one a little below a power of two', `${spec.modulus}`);
  try {
    return new LaneSignature(source, { ...spec, relation: ownRelation(source, spec, plan) }, batches, sums).planned(
      plan,
    );
  } catch (error) {
    if (!(error instanceof ColumnOverflow)) throw error;
  }
  throw refusal(name, 'a relation whose columns fit words', spec.relation);
}

/**
 * The relation on elements as the plan holds them: a source in Montgomery form multiplies and divides by its own R,
 * 2^(64·words).
 */
function ownRelation(
  { isMontgomery = true }: LaneSource,
  { relation, weights }: Specification,
  { shape, R }: LanePlan,
): string {
  if (!isMontgomery) return relation;
  const own = 2n ** BigInt(shape.radix * shape.limbs) === R ? `2^${shape.radix * shape.limbs}` : null;
  const words = new RegExp(`([*/])2\\^${64 * weights.length}\\b`, 'g');
  return relation.replace(words, (_, sign: string) => (own === null ? '' : sign + own));
}

/** Limbs of the arguments and what becomes of them. */
class LaneSignature {
  readonly #source: LaneSource;
  readonly #spec: Specification;
  readonly #batches: readonly number[];
  readonly #sums: string | undefined;

  constructor(source: LaneSource, spec: Specification, batches: number, sums: string | undefined) {
    this.#source = source;
    this.#spec = spec;
    this.#batches = Array.from({ length: batches }, (_, k) => k);
    this.#sums = sums;
  }

  planned(plan: LanePlan): IrFunction {
    const { modulus, relation } = this.#spec;
    const { name, params, results } = this.#source;
    const b = new Builder(name, { aliasing: 'equal', lanes: plan.shape.unit.lanes });
    const bounds = this.#resultBounds(plan.shape);
    const words = new Map(params.flatMap((p) => this.#laneParams(p, plan, bounds)).map((p) => [p.name, b.param(p)]));
    const expressions = new Expressions(modulus);
    const evaluate = formulaIn(relation, modulus, {
      constant: (value) => expressions.constant(value),
      add: (x, y) => expressions.add(x, y),
      sub: (x, y) => expressions.sub(x, y),
      mul: (x, y) => expressions.mul(x, y),
    });
    const values = this.#batches.map((k) => {
      const elements = new Map(params.map((p) => [p.name, this.#elements(p, k, words, plan)]));
      return this.#complete(evaluate((p) => elements.get(p)));
    });
    const numbers = new ExpressionPlan(b, plan, values.flat());
    const limbs = values.map((batch) => batch.map((node, i) => numbers.result(node, bounds[i])));
    let first = 0;
    for (const result of results) {
      const count = this.#countOf(result);
      const own = limbs.flatMap((batch) => batch.slice(first, first + count).flat());
      const ranges = own.map((a) => ({ lower: 0n, upper: b.range(a).upper }));
      b.resultAs({ ...result, shape: 'array', width: 64, bounds: ranges }, own);
      first += count;
    }
    return b.finish({
      modulus,
      relation: this.#relation(),
      weights: laneWeights(plan.shape),
      canonical: false,
      canonicalInputs: false,
    });
  }

  /** What the limbs of each result may be: of a sum or a difference more, where that comes back. */
  #resultBounds(shape: LaneShape): readonly (readonly bigint[])[] {
    const { modulus, relation } = this.#spec;
    const reduced = (): readonly bigint[] => shape.bounds;
    const isLoose = this.#sums !== undefined;
    const evaluate = formulaIn(relation, modulus, {
      constant: reduced,
      add: isLoose ? () => boundsOfSum(shape) : reduced,
      sub: isLoose ? () => boundsOfDifference(shape) : reduced,
      mul: reduced,
    });
    const elements = new Map(
      this.#source.params.map((p) => [p.name, Array.from({ length: this.#countOf(p) }, reduced)]),
    );
    return evaluate((name) => elements.get(name));
  }

  #complete(values: readonly LaneNode[]): readonly LaneNode[] {
    const { name, results } = this.#source;
    const wanted = results.reduce((count, result) => count + this.#countOf(result), 0);
    if (values.length !== wanted)
      throw refusal(name, `a relation of ${wanted} elements, as the results have`, `one of ${values.length}`);
    return values;
  }

  #countOf({ shape, bounds }: Param): number {
    return shape === 'scalar' ? 1 : bounds.length / this.#spec.weights.length;
  }

  /** A scalar is a row of its own for each batch. */
  #laneParams(p: Param, { shape }: LanePlan, ofResults: readonly (readonly bigint[])[]): Param[] {
    const array = { ...p, shape: 'array', width: 64 } as const;
    if (p.shape === 'scalar') return this.#batches.map((k) => ({ ...array, name: this.#scalarName(p, k) }));
    const own = this.#batches.flatMap(() =>
      Array.from({ length: this.#countOf(p) }, (_, i) => (p.name === this.#sums ? ofResults[i] : shape.bounds)),
    );
    return [{ ...array, bounds: own.flat().map((upper) => ({ lower: 0n, upper })) }];
  }

  #scalarName({ name }: Param, batch: number): string {
    return this.#batches.length === 1 ? name : `${name}_${batch}`;
  }

  /** What one batch has of a parameter. */
  #elements(
    p: Param,
    batch: number,
    words: ReadonlyMap<string, readonly Operand[]>,
    { shape: { limbs } }: LanePlan,
  ): LaneNode[] {
    if (p.shape === 'scalar') {
      const own = words.get(this.#scalarName(p, batch)) ?? [];
      return [{ kind: 'number', limbs: own, isBit: p.bounds[0].upper <= 1n }];
    }
    const all = words.get(p.name) ?? [];
    return Array.from({ length: this.#countOf(p) }, (_, i) => {
      const first = (batch * this.#countOf(p) + i) * limbs;
      return { kind: 'number', limbs: all.slice(first, first + limbs), isBit: false };
    });
  }

  #relation(): string {
    const { params, results } = this.#source;
    return relationOfBatches({ params, results, spec: this.#spec }, this.#batches.length);
  }
}

/** The relation of `source`, which has one, in so many batches, whose arrays lie one after the other. */
export function relationOfBatches(
  { params, results, spec }: Pick<LaneSource, 'params' | 'results' | 'spec'>,
  batches: number,
): string {
  invariant(spec !== undefined, () => 'no relation to repeat');
  const { relation, weights } = spec;
  if (batches === 1) return relation;
  const countOf = ({ shape, bounds }: Param): number => (shape === 'scalar' ? 1 : bounds.length / weights.length);
  const counts = params.map((p) => ({ name: p.name, count: p.shape === 'scalar' ? null : countOf(p) }));
  return repeatedFormula(splitFormula(relation), counts, results.map(countOf), batches);
}

const ONE_AT_A_TIME = 'without --lanes the function is optimised for one element at a time';
const STATE_IT = 'say what it computes, e.g. --spec "out = a*b mod 2^255-19", which is proved of the source, too';

const refusal = (where: string, expected: string, found: string, hint = ONE_AT_A_TIME): Failure =>
  new Failure('unsupported', 'no plan of limbs for vectorised code is known', { where, expected, found, hint });

/*
 * Decides where the numbers of an expression are folded and carried: only before a number becomes a factor or a result.
 * What is read more than once is added up once; a product that something is taken from begins with the multiple of the
 * modulus that keeps the difference from being negative.
 */

class ExpressionPlan {
  readonly #b: Builder;
  readonly #plan: LanePlan;
  readonly #ring: LaneRing;
  /** How often the columns of a node are read; as a factor a node is read once, however often it is one. */
  readonly #reads = new Map<LaneNode, number>();
  /** What is taken from a node. */
  readonly #taken = new Map<LaneNode, LaneNode[]>();
  readonly #made = new Map<LaneNode, LaneNumber>();
  readonly #underWay = new Set<LaneNode>();

  constructor(b: Builder, plan: LanePlan, results: readonly LaneNode[]) {
    this.#b = b;
    this.#plan = plan;
    this.#ring = laneRing(b, plan);
    const nodes = reachable(results);
    const ofFactors = nodes.filter((node) => this.#readsFactors(node));
    for (const node of [...new Set(ofFactors.flatMap(readBy)), ...results]) this.#read(node);
    for (const node of nodes) if (!ofFactors.includes(node)) readBy(node).forEach((of) => this.#read(of));
    for (const node of nodes)
      if (node.kind === 'difference') this.#taken.set(node.left, [...(this.#taken.get(node.left) ?? []), node.right]);
  }

  /** Whether a node reads limbs that may be factors; others read columns. */
  #readsFactors(node: LaneNode): boolean {
    if (node.kind === 'multiple') return !this.#plan.scalesColumns(node.factor);
    return node.kind === 'product' || node.kind === 'choice';
  }

  /** The limbs of a result, within `bounds`: those of the plan's shape, or larger ones. */
  result(node: LaneNode, bounds: readonly bigint[]): LaneLimbs {
    const number = this.#number(node);
    const { columns, divisions } = number;
    const limbs = divisions === 0 && columns.length === bounds.length ? totals(this.#b, columns) : [];
    return fits(this.#b, { bounds }, limbs) ? limbs : this.#ring.limbsOf(number);
  }

  #read(node: LaneNode): void {
    this.#reads.set(node, (this.#reads.get(node) ?? 0) + 1);
  }

  #number(node: LaneNode): LaneNumber {
    const known = this.#made.get(node);
    if (known !== undefined) return known;
    this.#underWay.add(node);
    const number = this.#make(node);
    const made = this.#isSettled(node) ? this.#plan.settled(this.#b, number) : number;
    this.#underWay.delete(node);
    this.#made.set(node, made);
    return made;
  }

  #isSettled(node: LaneNode): boolean {
    return (this.#reads.get(node) ?? 0) > 1;
  }

  #make(node: LaneNode): LaneNumber {
    const ring = this.#ring;
    switch (node.kind) {
      case 'number':
        return ring.number(node.limbs);
      case 'constant':
        return ring.constant(node.value);
      case 'sum':
        return ring.add(this.#number(node.left), this.#number(node.right));
      case 'difference':
        return ring.sub(this.#number(node.left), this.#number(node.right));
      case 'multiple':
        return ring.scaled(this.#number(node.of), node.factor);
      case 'choice':
        return ring.chosen(node.bit.limbs[0], this.#number(node.ifOne), this.#number(node.ifZero));
      case 'product': {
        const taken = this.#isSettled(node) ? this.#takenFrom(node) : [];
        return ring.mul(this.#number(node.left), this.#number(node.right), taken);
      }
    }
  }

  /** What is taken from a node, as far as it can be made before it. */
  #takenFrom(node: LaneNode): readonly LaneNumber[] {
    return (this.#taken.get(node) ?? [])
      .filter((other) => reachable([other]).every((part) => !this.#underWay.has(part)))
      .map((other) => this.#number(other));
  }
}

/** All nodes that `roots` are made of, and they themselves. */
function reachable(roots: readonly LaneNode[]): readonly LaneNode[] {
  const found = new Set<LaneNode>();
  const open = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    open.push(...readBy(node));
  }
  return [...found];
}
