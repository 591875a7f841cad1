import type { Rng } from '../../../src/base/rng.ts';
import { elementsIn, joinLimbs, weightsOf } from '../../../src/ir/contract/domain.ts';
import { formulaIn } from '../../../src/ir/contract/formula.ts';
import { residuesModulo } from '../../../src/ir/contract/relation.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';

/**
 * What is wrong with the function of one lane on so many numbers whose limbs are often as large as they may be: results
 * above their bounds, or other numbers than its relation says. Null if nothing is.
 */
export function faultInLanes(fn: IrFunction, rng: Rng, calls: number): string | null {
  const { params, results, spec } = fn;
  if (spec === undefined) return 'no specification';
  const numbers = (limbs: readonly bigint[]): bigint[] =>
    elementsIn(limbs, spec).map((own) => joinLimbs(own, weightsOf(own, spec)));
  const meaning = formulaIn(spec.relation, spec.modulus, residuesModulo(spec.modulus));
  const bounds = results.flatMap((result) => result.bounds);
  for (let call = 0; call < calls; call++) {
    const large = call === 0 ? 1 : 1 + rng.below(4);
    const inputs = params.map((p) =>
      p.bounds.map(({ upper }) =>
        rng.below(large) === 0 ? upper : rng.below(4) === 0 ? 0n : rng.big(upper.toString(2).length) & upper,
      ),
    );
    const elements = new Map(
      params.map(({ name, shape }, i) => [name, shape === 'scalar' ? inputs[i] : numbers(inputs[i])]),
    );
    const found = evaluate(fn, inputs);
    const over = found.flat().findIndex((limb, k) => limb > bounds[k].upper);
    if (over >= 0) return `limb ${over} is ${found.flat()[over]}, above its bound, for ${inputs.join(' ')}`;
    const wanted = meaning((name) => elements.get(name));
    const wrong = found.flatMap(numbers).findIndex((x, k) => (x - wanted[k]) % spec.modulus !== 0n);
    if (wrong >= 0) return `element ${wrong} is another number for ${inputs.join(' ')}`;
  }
  return null;
}
