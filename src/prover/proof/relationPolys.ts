/** The relation of a specification as a polynomial identity: denominator·result ≡ numerator (mod p). */
import { Failure } from '../../base/errors.ts';
import { splitFormula } from '../../ir/formula.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import type { Poly } from '../algebra/poly.ts';
import { requireModestFormula } from '../../ir/contract/formula.ts';
import { clearDenominators, evaluateRelation, parseRelation, type Ring } from '../../ir/contract/relation.ts';

export interface Congruence {
  readonly numerator: Poly;
  readonly denominator: bigint;
}

/** Σ 2^weight·limb. A single limb has weight 0. */
export function numberOf(algebra: Algebra, limbs: readonly Poly[], weights: readonly number[]): Poly {
  return limbs.reduce((sum, limb, i) => algebra.combine(sum, limb, 1n << BigInt(weights[i])), algebra.constant(0n));
}

/** `numbers[p]` is the number that parameter p stands for. */
export function congruenceOf(
  algebra: Algebra,
  fn: IrFunction,
  spec: Specification,
  numbers: readonly Poly[],
): Congruence {
  requireModestFormula(splitFormula(spec.relation), spec.modulus);
  const { numerator, denominator } = clearDenominators(parseRelation(spec.relation, spec.modulus));
  const ring: Ring<Poly> = {
    constant: (value) => algebra.constant(value),
    name: (name) => numbers[fn.params.findIndex((p) => p.name === name)] ?? unknownName(name, fn),
    add: (a, b) => algebra.add(a, b),
    sub: (a, b) => algebra.sub(a, b),
    mul: (a, b) => algebra.multiply(a, b),
  };
  return { numerator: evaluateRelation(numerator, ring, spec.modulus), denominator };
}

function unknownName(name: string, fn: IrFunction): never {
  throw new Failure('input', `unknown name ${name} in the relation`, {
    where: fn.name,
    expected: fn.params.map((p) => p.name).join(', '),
  });
}
