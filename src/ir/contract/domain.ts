/**
 * The set of inputs a parameter may have: one inclusive interval per limb and, when the specification
 * asks for reduced inputs, an exclusive limit on the number that the limbs stand for.
 */
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param, Specification } from '../function.ts';

export interface Domain {
  readonly bounds: readonly { readonly lower: bigint; readonly upper: bigint }[];
  /** Bit weight of each limb; strictly increasing from 0. */
  readonly weights: readonly number[];
  /** Exclusive limit of Σ limb·2^weight, or null. */
  readonly below: bigint | null;
  /** Modulus whose neighbourhood is interesting, or null. */
  readonly modulus: bigint | null;
}

/**
 * The domains of the elements of parameter `index` of `fn`, one after another; a parameter that is no array of elements
 * has one domain. Without a specification limbs are 64 bits (or their width) apart.
 */
export function domainsOf(fn: IrFunction, index: number): Domain[] {
  const param = fn.params[index];
  const { spec } = fn;
  if (param === undefined) throw new Failure('invariant', `no parameter ${index}`, { where: fn.name });
  const limit = spec?.limits?.find(({ name }) => name === param.name)?.below ?? null;
  if (spec === undefined || param.shape !== 'array' || param.bounds.length % spec.weights.length !== 0) {
    return [{ bounds: param.bounds, weights: plainWeights(param), below: null, modulus: null }];
  }
  return elementsIn(param.bounds, spec).map((bounds) => ({
    bounds,
    weights: spec.weights,
    below: spec.canonicalInputs ? spec.modulus : limit,
    modulus: spec.modulus,
  }));
}

/** The limbs of each element of an array; a scalar is one element. */
export function elementsIn<T>(limbs: readonly T[], { weights }: Specification): (readonly T[])[] {
  if (limbs.length === 1) return [limbs];
  return Array.from({ length: limbs.length / weights.length }, (_, k) =>
    limbs.slice(k * weights.length, (k + 1) * weights.length),
  );
}

/**
 * The specification is a formula of several steps or elements, or one that selects by an argument, not a relation of
 * numbers.
 */
export const isComposed = ({ params, results }: IrFunction, { relation, weights }: Specification): boolean =>
  relation.includes(';') ||
  relation.includes(',') ||
  params.some((p) => p.shape === 'scalar') ||
  [...params, ...results].some((p) => p.bounds.length > weights.length);

/** What an element of these limbs is made of: its weights, 0 for a scalar. */
export const weightsOf = (limbs: readonly unknown[], { weights }: Specification): readonly number[] =>
  limbs.length === 1 ? [0] : weights;

/** Σ limb·2^weight. */
export function joinLimbs(limbs: readonly bigint[], weights: readonly number[]): bigint {
  return limbs.reduce((sum, limb, i) => sum + (limb << BigInt(weights[i])), 0n);
}

/** The limbs of `value`: each takes the bits up to the next weight, the last one the rest. */
export function splitLimbs(value: bigint, weights: readonly number[]): bigint[] {
  return weights.map((w, i) => {
    const rest = value >> BigInt(w);
    const next = weights[i + 1];
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
