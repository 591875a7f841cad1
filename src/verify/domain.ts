/**
 * The set of inputs a parameter may have: one inclusive interval per limb and, when the specification
 * asks for reduced inputs, an exclusive limit on the number that the limbs stand for.
 */
import { Failure } from '../base/errors.ts';
import type { IrFunction, Param } from '../ir/function.ts';

export interface Domain {
  readonly bounds: readonly { readonly lower: bigint; readonly upper: bigint }[];
  /** Bit weight of each limb; strictly increasing from 0. */
  readonly weights: readonly number[];
  /** Exclusive limit of Σ limb·2^weight, or null. */
  readonly below: bigint | null;
  /** Modulus whose neighbourhood is interesting, or null. */
  readonly modulus: bigint | null;
}

/** The domain of parameter `index` of `fn`. Without a specification limbs are 64 bits (or their width) apart. */
export function domainOf(fn: IrFunction, index: number): Domain {
  const param = fn.params[index];
  if (param === undefined) throw new Failure('invariant', `no parameter ${index}`, { where: fn.name });
  const isElement = param.shape === 'array' && param.bounds.length === fn.spec?.weights.length;
  return {
    bounds: param.bounds,
    weights: isElement ? fn.spec?.weights ?? [] : plainWeights(param),
    below: isElement && fn.spec?.canonicalInputs ? fn.spec.modulus : null,
    modulus: isElement ? fn.spec?.modulus ?? null : null,
  };
}

/** Σ limb·2^weight. */
export function joinLimbs(limbs: readonly bigint[], weights: readonly number[]): bigint {
  return limbs.reduce((sum, limb, i) => sum + (limb << BigInt(weights[i])), 0n);
}

/** The limbs of `value`: each takes the bits up to the next weight, the last one the rest. */
export function splitLimbs(value: bigint, weights: readonly number[]): bigint[] {
  return weights.map((w, i) => {
    const rest = value >> BigInt(w), next = weights[i + 1];
    return next === undefined ? rest : BigInt.asUintN(next - w, rest);
  });
}

export function isInDomain(limbs: readonly bigint[], domain: Domain): boolean {
  const fits = domain.bounds.every((b, i) => limbs[i] >= b.lower && limbs[i] <= b.upper);
  return fits && (domain.below === null || joinLimbs(limbs, domain.weights) < domain.below);
}

function plainWeights(param: Param): number[] {
  return param.bounds.map((_, i) => i * param.width);
}
