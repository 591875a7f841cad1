/** Looks for inputs on which two programs differ, by evaluating their polynomials at corners and random points. */
import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import { leadersOf, type AliasMode } from './aliasModes.ts';
import type { Algebra } from './algebra/algebra.ts';
import { evaluatorAt } from './algebra/evaluate.ts';
import type { Poly } from './algebra/poly.ts';
import { signatureOf } from './signature.ts';
import { drawnInputs, trialInputs } from './trialInputs.ts';
import { tupleOf } from './vectors.ts';

/** The limbs of all parameters at which some pair differs, or null if none was found. */
export function findCounterexample(
  fn: IrFunction, mode: AliasMode, algebra: Algebra, pairs: readonly { readonly asm: Poly; readonly ir: Poly }[], rng: Rng, how: Effort,
): bigint[][] | null {
  const { words, count } = how === 'quickly' ? drawnInputs(fn, mode, rng) : trialInputs(fn, mode, rng), signature = signatureOf(fn);
  for (let i = 0; i < count; i++) {
    const inputs = tupleOf(fn, signature, words, i), valueAt = evaluatorAt(algebra, inputValues(fn, mode, inputs, rng));
    if (pairs.some(p => valueAt(p.asm) !== valueAt(p.ir))) return inputs;
  }
  return null;
}

/** Corners and random inputs only, or also inputs that aim at rare carries. */
export type Effort = 'quickly' | 'thoroughly';

/** Values of the unknowns by name: limbs of parameters; anything else (registers on entry) is random. */
export function inputValues(fn: IrFunction, mode: AliasMode, inputs: readonly (readonly bigint[])[], rng: Rng): (name: string) => bigint {
  const leaders = leadersOf(fn, mode), known = new Map<string, bigint>();
  fn.params.forEach((_, k) => inputs[k].forEach((limb, i) => known.set(`${fn.params[leaders[k]].name}[${i}]`, limb)));
  return name => {
    const value = known.get(name) ?? rng.big(32);
    known.set(name, value);
    return value;
  };
}
