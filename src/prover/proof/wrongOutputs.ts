import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { specCheck } from '../inputs/againstSpec.ts';
import type { AliasMode } from '../../ir/contract/aliasModes.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Poly } from '../algebra/poly.ts';
import { inputValues, type Counterexample, trialInputs } from './counterexample.ts';
import { signatureOf } from '../inputs/signature.ts';
import { tupleOf } from '../inputs/vectors.ts';

export interface Wrong {
  readonly reason: string;
  readonly counterexample: Counterexample;
}

/**
 * Inputs at which `outputs`, the limbs of all results as polynomials, break the specification of `fn`; null if none was
 * found.
 */
export function wrongOutputs(
  fn: IrFunction,
  mode: AliasMode,
  algebra: Algebra,
  outputs: readonly Poly[],
  rng: Rng,
): Wrong | null {
  const { words, count } = trialInputs(fn, mode, rng);
  const signature = signatureOf(fn);
  const check = specCheck(fn);
  for (let i = 0; i < count; i++) {
    const inputs = tupleOf(fn, signature, words, i);
    const entry = new Map<string, bigint>();
    const valueAt = evaluatorAt(algebra, inputValues(fn, mode, inputs, rng, entry));
    const wrong = check(words, i * signature.inputWords, BigUint64Array.from(outputs.map(valueAt)), 0);
    if (wrong !== null)
      return { reason: `expected ${wrong.expected}, found ${wrong.found}`, counterexample: { inputs, entry } };
  }
  return null;
}
