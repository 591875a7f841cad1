/** The contract of a foreign field function as word IR without a body. */
import type { IrFunction, Param } from '../function.ts';
import { unsigned } from '../interval.ts';

/** What a foreign field function promises; see `PeerInterface` for the meaning of the parts. */
interface PeerPromise {
  readonly name: string;
  readonly modulus: bigint;
  /** Polynomial in arg1, arg2 that the result is congruent to, on elements (not on their Montgomery forms). */
  readonly relation: string;
  readonly operands: number;
  readonly weights: readonly number[];
  readonly montgomery: bigint;
  /** Exclusive limit of the integer that an input's limbs stand for, or null. */
  readonly inputBelow: bigint | null;
  /** Exclusive limit of every limb of an input, or null. */
  readonly limbsBelow: bigint | null;
  readonly canonical: boolean;
  /** Some arrays may alias; which ones is up to the test. */
  readonly mayAlias?: boolean;
}

const WORD = (1n << 64n) - 1n;

/**
 * A word-IR function without body that states the promise as bounds and specification, so that `againstSpec` can test
 * code against it.
 */
export function peerContract(promise: PeerPromise): IrFunction {
  const { name, modulus, weights, inputBelow, canonical, operands, mayAlias } = promise;
  const limb = (upper: bigint): { lower: bigint; upper: bigint } => ({ lower: 0n, upper });
  const array = (label: string, uppers: readonly bigint[]): Param => ({
    name: label,
    shape: 'array',
    width: 64,
    bounds: uppers.map(limb),
  });
  return {
    name,
    aliasing: mayAlias === true ? 'equal' : 'none',
    values: [],
    inputs: [],
    body: [],
    outputs: [],
    params: Array.from({ length: operands }, (_, i) => array(`arg${i + 1}`, inputLimbs(promise))),
    results: [
      array(
        'out1',
        weights.map(() => WORD),
      ),
    ],
    spec: {
      modulus,
      weights,
      canonical,
      canonicalInputs: inputBelow === modulus,
      relation: onMontgomeryForms(promise),
    },
  };
}

/** Inclusive upper bound of each input limb: lower limbs may be full, the top one is what the limit leaves. */
function inputLimbs({ weights, inputBelow, limbsBelow }: PeerPromise): bigint[] {
  return weights.map((weight, i) => {
    if (inputBelow === null) return limbsBelow === null ? WORD : limbsBelow - 1n;
    const rest = (inputBelow - 1n) >> BigInt(weight);
    const next = weights[i + 1];
    const full = next === undefined ? WORD : (1n << BigInt(next - weight)) - 1n;
    return rest < full ? rest : full;
  });
}

/** With x·R for every element x: f(arg1, arg2) becomes R·f(arg1/R, arg2/R). */
function onMontgomeryForms({ relation, montgomery }: PeerPromise): string {
  if (montgomery === 1n) return relation;
  return `${montgomery}*(${relation.replace(/\barg\d+\b/g, (name) => `(${name}/${montgomery})`)})`;
}

/**
 * The function with no bounds of results but those of its specification: what may be asked of other code that computes
 * the same, which need not return the numbers that our body returns.
 */
export const asStated = (fn: IrFunction): IrFunction => ({
  ...fn,
  results: fn.results.map((r) => ({ ...r, bounds: r.bounds.map(() => unsigned(r.width)) })),
});
