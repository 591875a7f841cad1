/** Concrete results against the specification of a function, by the relations that proofs are about. */
import { residuesModulo } from '../../src/ir/contract/relation.ts';
import { mod } from '../../src/base/integers.ts';
import type { Limbs } from '../../src/ir/evaluate.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import { formulaIn } from '../../src/ir/contract/formula.ts';

/** Σ limb·2^weight. A scalar has one limb of weight 0. */
export const integerOf = (limbs: readonly bigint[], weights: readonly number[]): bigint =>
  limbs.reduce((sum, x, i) => sum + (x << BigInt(weights[i])), 0n);

/**
 * Throws unless every result is congruent to the relation of `fn`, and below the modulus if the specification says so.
 * Without a specification it throws, too.
 */
export function checkAgainstSpec(fn: IrFunction, inputs: Limbs, outputs: Limbs): void {
  const { spec } = fn;
  if (spec === undefined) throw new Error(`${fn.name} has no specification`);
  const expected = expectedElements(fn, spec, inputs);
  const found = fn.results.flatMap((r, i) => elementsOf(outputs[i], spec).map((value) => ({ name: r.name, value })));
  if (expected.length !== found.length) throw new Error(`${found.length} elements instead of ${expected.length}`);
  found.forEach(({ name, value }, i) => {
    const isCongruent = mod(value - expected[i], spec.modulus) === 0n;
    if (isCongruent && (!spec.canonical || value < spec.modulus)) return;
    throw new Error(
      `${fn.name}: ${name} is not ${spec.relation} modulo ${spec.modulus}: expected ${expected[i].toString(16)}, ` +
        `found ${value.toString(16)} for ${inputs.map((x) => `[${x.join(' ')}]`).join(' ')}`,
    );
  });
}

function expectedElements(fn: IrFunction, spec: Specification, inputs: Limbs): bigint[] {
  const p = spec.modulus;
  const values = new Map(fn.params.map((param, i) => [param.name, elementsOf(inputs[i], spec)]));
  const evaluated = formulaIn(spec.relation, p, residuesModulo(p));
  return evaluated((name) => values.get(name));
}

/** A scalar is one element. */
function elementsOf(limbs: readonly bigint[], { weights }: Specification): bigint[] {
  if (limbs.length === 1) return [...limbs];
  return Array.from({ length: limbs.length / weights.length }, (_, k) =>
    integerOf(limbs.slice(k * weights.length, (k + 1) * weights.length), weights),
  );
}
