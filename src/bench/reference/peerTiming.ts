import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { TestVector } from '../worker/signature.ts';
import { distinctMode } from '../../ir/contract/aliasModes.ts';
import { signatureOf } from '../../prover/inputs/signature.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';

/**
 * One signature under which functions of different representations can be timed in one interleaved run: arrays as long
 * as the longest of any contestant, and limbs that are within the bounds of all of them. Shorter arrays leave the rest
 * alone.
 */
export function timingContract(contracts: readonly IrFunction[]): IrFunction {
  const [first] = contracts;
  const lengths = contracts.flatMap((c) => [...c.params, ...c.results].map((p) => p.bounds.length));
  const limbs = Array.from({ length: Math.max(...lengths) }, (_, k) => ({ lower: 0n, upper: smallest(contracts, k) }));
  return {
    name: 'timing',
    aliasing: 'none',
    values: [],
    inputs: [],
    body: [],
    outputs: [],
    params: first.params.map((_, i) => ({ name: `arg${i + 1}`, shape: 'array', width: 64, bounds: limbs })),
    results: [{ name: 'out1', shape: 'array', width: 64, bounds: limbs }],
  };
}

/** Operands for timing; what comes out is not looked at. */
export function timingVectors(fn: IrFunction, count: number, rng: Rng): TestVector[] {
  const { inputWords, outputWords } = signatureOf(fn);
  const words = drawBatch(fn, distinctMode(fn), rng, count, 0);
  return Array.from({ length: count }, (_, i) => ({
    alias: 0,
    inputs: words.slice(i * inputWords, (i + 1) * inputWords),
    expected: new BigUint64Array(outputWords),
  }));
}

/** Least upper bound of limb `k` among all inputs that have it. */
function smallest(contracts: readonly IrFunction[], k: number): bigint {
  const uppers = contracts.flatMap((c) => c.params.flatMap((p) => p.bounds[k]?.upper ?? []));
  return uppers.reduce((a, b) => (a < b ? a : b));
}
