import { type Rng, seeded } from '../../../base/rng.ts';
import { evaluate, type Limbs } from '../../../ir/evaluate.ts';
import { PRODUCT, type Problem } from '../../candidate/problem.ts';
import { checkInputs } from './checkInputs.ts';
import { ProblemEvaluator, type ProductWords } from './problemEvaluator.ts';

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
