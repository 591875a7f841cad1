/** Sample inputs and expected values, on which selected code is checked. */
import { type Rng, seeded } from '../../../../src/base/rng.ts';
import { evaluate, type Limbs } from '../../../../src/ir/evaluate.ts';
import { PRODUCT, type Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { ProblemEvaluator, type ProductWords } from './problemEvaluator.ts';
import type { IrFunction, Specification } from '../../../../src/ir/function.ts';

/** One run of virtual code: what goes in, what the results must be, and the words that products are given. */
export interface Sample {
  readonly inputs: Limbs;
  readonly outputs: Limbs;
  readonly model: ProblemEvaluator;
  /** Products are replaced by the words of `model.product`. */
  readonly replaces: boolean;
}

/** Attempts to find samples with replaced products. */
const ATTEMPTS = 64;
const WORD = (1n << 64n) - 1n;

/**
 * Samples of a problem. First real inputs with the results of the word-IR evaluator. Then samples in
 * which every product is given extreme or random words within the bounds of its factors: sums must be
 * right for all of them, and they set off carries that no input drawn by chance does.
 */
export function checkSamples(p: Problem): Sample[] {
  const real = checkInputs(p.fn).map(
    (inputs): Sample => ({
      inputs,
      outputs: evaluate(p.fn, inputs),
      model: new ProblemEvaluator(p, inputs),
      replaces: false,
    }),
  );
  const rng = seeded(0, `products of ${p.fn.name}`);
  const products = Array.from({ length: p.events.firstNode }, (_, e) => e).filter((e) => p.events.kind[e] === PRODUCT);
  if (products.length === 0) return real;
  return [
    ...real,
    ...Array.from({ length: ATTEMPTS }, (_, i) =>
      replaced(p, real[rng.below(real.length)].inputs, products, i, rng),
    ).filter((s) => s !== null),
  ];
}

function replaced(p: Problem, inputs: Limbs, products: readonly number[], attempt: number, rng: Rng): Sample | null {
  const words = new Map(products.map((e) => [e, draw(largest(p, e), attempt, rng)]));
  const model = new ProblemEvaluator(p, inputs, words);
  return keepsFacts(p, model) ? { inputs, outputs: model.outputs(), model, replaces: true } : null;
}

const largest = (p: Problem, e: number): bigint =>
  p.values.upper[p.events.ins[3 * e]] * p.values.upper[p.events.ins[3 * e + 1]];

/** The same extreme for all products in the first attempts, then any for each. */
function draw(most: bigint, attempt: number, rng: Rng): ProductWords {
  const top = most >> 64n;
  const style = attempt < 3 ? attempt : rng.below(6);
  const all = [
    most,
    top > 0n ? (top << 64n) - 1n : most,
    0n,
    rng.big(128) % (most + 1n),
    (rng.big(64) % (top + 1n)) << 64n,
    most & WORD,
  ];
  const x = all[style] <= most ? all[style] : most;
  return { lo: x & WORD, hi: x >> 64n };
}

/**
 * Everything that selection may rely on holds: intervals of values, bounds of groups, columns that nothing leaves, sums
 * that carry nothing negative into others.
 */
function keepsFacts(p: Problem, model: ProblemEvaluator): boolean {
  const { values, columns, leaves, systems } = p;
  const leaf = (l: number): bigint => model.value(leaves.value[l]);
  for (let v = 0; v < values.count; v++) {
    if (values.uses[v] > 0 && (model.value(v) < values.lower[v] || model.value(v) > values.upper[v])) return false;
  }
  for (let k = 0; k < columns.count; k++) {
    if (columns.closed[k] === 1 && columns.positive[k] === 1 && model.total(k) >> 64n !== 0n) return false;
  }
  if (columns.exactFeeders.flat().some((j) => model.total(j) < 0n)) return false;
  return systems.groups.flat().every((g) => g.cases.some((max) => g.leaves.every((l, i) => leaf(l) <= max[i])));
}

/** Inputs drawn of each kind that `checkSelection` tries, besides the corners of the bounds. */
const UNIFORM = 8;
const MIXED = 8;
const RELATED = 24;

type Bounds = IrFunction['params'][number]['bounds'][number];
type Draw = (b: Bounds, limb: number) => bigint;

/**
 * Inputs of `fn` within its bounds, below the modulus if its specification says so: corners, random
 * limbs, and numbers near multiples of the modulus or near each other. The same every time for the same name.
 */
export function checkInputs(fn: IrFunction): Limbs[] {
  const rng = seeded(0, `inputs of ${fn.name}`);
  const draws: Draw[] = [...CORNERS];
  for (let i = 0; i < UNIFORM; i++) draws.push((b) => uniform(b, rng));
  for (let i = 0; i < MIXED; i++) draws.push((b) => mixed(b, rng));
  const drawn = draws.map((draw) =>
    fn.params.map((p) => (p.shape === 'array' ? intoDomain(p.bounds.map(draw), fn) : p.bounds.map(draw))),
  );
  const { spec } = fn;
  if (spec === undefined || fn.params.some((p) => p.bounds.length !== spec.weights.length)) return drawn;
  return [...drawn, ...Array.from({ length: RELATED }, () => related(fn, spec, rng)).filter((x) => x !== null)];
}

const CORNERS: readonly Draw[] = [
  (b) => b.lower,
  (b) => b.upper,
  (b, limb) => (limb % 2 === 0 ? b.lower : b.upper),
  (b, limb) => (limb % 2 === 0 ? b.upper : b.lower),
  (b, limb) => (limb === 0 ? b.lower : b.upper),
  (b, limb) => (limb === 0 ? b.upper : b.lower),
];

const uniform = (b: Bounds, rng: Rng): bigint => b.lower + (rng.big(64) % (b.upper - b.lower + 1n));

/** Near either bound, or uniform: carries that uniform words never cause. */
function mixed(b: Bounds, rng: Rng): bigint {
  const width = b.upper - b.lower;
  const near = BigInt(rng.below(48)) % (width + 1n);
  return [b.lower + near, b.upper - near, b.lower, b.upper, uniform(b, rng)][rng.below(5)];
}

/** Where inputs are canonical, a number beyond the modulus is reflected to below it. */
function intoDomain(limbs: bigint[], { spec }: IrFunction): bigint[] {
  if (spec === undefined || !spec.canonicalInputs || spec.weights.length !== limbs.length) return limbs;
  const value = limbs.reduce((sum, x, i) => sum + (x << BigInt(spec.weights[i])), 0n);
  return value < spec.modulus ? limbs : split(spec.modulus - 1n - ((value - spec.modulus) % spec.modulus), spec);
}

/**
 * Each argument near a multiple of the modulus, near the first one, or near what is missing from that to a multiple;
 * null if out of bounds.
 */
function related(fn: IrFunction, spec: Specification, rng: Rng): Limbs | null {
  const nearMultiple = (): bigint => BigInt(rng.below(3)) * spec.modulus + BigInt(rng.below(64)) - 32n;
  const first = rng.below(2) === 0 ? nearMultiple() : rng.big(512) % spec.modulus;
  const others = [nearMultiple(), first + BigInt(rng.below(5)) - 2n, nearMultiple() - first];
  const numbers = fn.params.map((_, i) => (i === 0 ? first : others[rng.below(others.length)]));
  if (numbers.some((x) => x < 0n || (spec.canonicalInputs && x >= spec.modulus))) return null;
  const limbs = numbers.map((x) => split(x, spec));
  return limbs.every((words, p) =>
    words.every((x, i) => x >= fn.params[p].bounds[i].lower && x <= fn.params[p].bounds[i].upper),
  )
    ? limbs
    : null;
}

/** The limbs of a number: each takes the bits up to the next weight, the last one the rest. */
function split(x: bigint, { weights }: Specification): bigint[] {
  return weights.map((w, i) =>
    i + 1 < weights.length ? BigInt.asUintN(weights[i + 1] - w, x >> BigInt(w)) : x >> BigInt(w),
  );
}
