/** The inputs that a parameter may have: an interval for each limb, and a limit for the number. */
import { Failure, invariant } from '../../base/errors.ts';
import type { IrFunction, Param, Specification } from '../function.ts';
import { meet } from '../interval.ts';
import { inPlacePairs, isSameArray, returnedResult } from '../callForm.ts';

/**
 * The set of inputs a parameter may have: one inclusive interval per limb and, when the specification
 * asks for reduced inputs, an exclusive limit on the number that the limbs stand for.
 */

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
 * The domains of the elements of parameter `index` of `fn`, one after another; a parameter that is not an array of
 * elements has one domain. Without a specification limbs are 64 bits (or their width) apart.
 */
export function domainsOf(fn: IrFunction, index: number): Domain[] {
  const param = fn.params[index];
  const { spec } = fn;
  if (param === undefined) throw new Failure('invariant', `no parameter ${index}`, { where: fn.name });
  const limit = spec?.limits?.find(({ name }) => name === param.name)?.below ?? null;
  if (spec === undefined || param.shape !== 'array' || param.bounds.length % spec.weights.length !== 0) {
    // What is asked about is a number, also if it is passed by value.
    const modulus = spec?.truth === undefined ? null : spec.modulus;
    return [{ bounds: param.bounds, weights: plainWeights(param), below: null, modulus }];
  }
  return elementsIn(param.bounds, spec).map((bounds) => ({
    bounds,
    weights: spec.weights,
    below: spec.canonicalInputs ? spec.modulus : limit,
    modulus: spec.modulus,
  }));
}

/** The limbs of each element of an array; a scalar, or an array of fewer limbs than a number has, is one element. */
export function elementsIn<T>(limbs: readonly T[], { weights }: Specification): (readonly T[])[] {
  if (limbs.length <= weights.length) return [limbs];
  invariant(limbs.length % weights.length === 0, () => 'an array of elements ends with a part of one');
  return Array.from({ length: limbs.length / weights.length }, (_, k) =>
    limbs.slice(k * weights.length, (k + 1) * weights.length),
  );
}

/**
 * The specification is a formula of several steps or elements, or one that selects by an argument, not a relation of
 * numbers.
 */
export const isComposed = (fn: IrFunction, spec: Specification): boolean =>
  isOfElements(fn, spec) || fn.params.some((p) => p.shape === 'scalar');

/** The specification is a formula of several steps or elements. */
export const isOfElements = ({ params, results }: IrFunction, { relation, weights }: Specification): boolean =>
  relation.includes(';') ||
  relation.includes(',') ||
  [...params, ...results].some((p) => p.bounds.length > weights.length);

/** What an element of these limbs is made of: its weights, 0 for a scalar. */
export const weightsOf = (limbs: readonly unknown[], { weights }: Specification): readonly number[] =>
  limbs.length === 1 ? [0] : weights.slice(0, limbs.length);

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

/** The weights of limbs that are full words or, in shorter ones, full. */
export function plainWeights(param: Param): number[] {
  return param.bounds.map((_, i) => i * param.width);
}

/**
 * The aliasing modes of a call: which of its pointers are equal.
 *
 * Pointers are numbered as they are passed: results first, then array parameters. `buffer[i]` is the smallest
 * pointer number that shares pointer i's array, so `[0, 1, 2]` is "all distinct" and `[0, 0, 2]` is out1 == arg1.
 */

export interface AliasMode {
  /** e.g. `distinct`, `out1=arg1`, `arg1=arg2`, `out1=arg1=arg2`. */
  readonly name: string;
  readonly buffer: readonly number[];
}

/** No two pointers are equal. */
export function distinctMode(fn: IrFunction): AliasMode {
  const count = fn.results.length + fn.params.filter((p) => p.shape === 'array').length;
  return { name: 'distinct', buffer: Array.from({ length: count }, (_, i) => i) };
}

/**
 * Every partition of the pointers allowed by `fn.aliasing` in which only arrays of one shape alias, and parameters only
 * where some words are within the bounds of all; `distinct` first. Where the source changes an array in place, its
 * halves alias whatever else is allowed.
 */
export function aliasModes(fn: IrFunction): AliasMode[] {
  const pointers = pointersOf(fn);
  const inPlace = new Set(pairsOfPointers(fn).map((pair) => pair.join()));
  const mayMerge = (j: number, i: number): boolean => fn.aliasing !== 'none' || inPlace.has(`${j},${i}`);
  const isResult = (i: number): boolean => i < fn.results.length;
  const mayHold = (i: number, k: number): boolean =>
    isResult(k) || pointers[i].bounds.every((bound, limb) => meet(bound, pointers[k].bounds[limb]) !== null);
  const isWithinAll = (i: number, owner: number, buffer: readonly number[]): boolean =>
    buffer.every((other, k) => other !== owner || mayHold(i, k));
  const partitions: number[][] = [];
  const extend = (buffer: number[]): void => {
    const i = buffer.length;
    if (i === pointers.length) return void partitions.push(buffer);
    extend([...buffer, i]);
    for (let j = 0; j < i; j++) {
      const isAllowed = buffer[j] === j && !isResult(i) && isSameArray(pointers[i], pointers[j]) && mayMerge(j, i);
      if (isAllowed && isWithinAll(i, j, buffer)) extend([...buffer, j]);
    }
  };
  extend([]);
  const rank = (buffer: number[]): number => buffer.filter((b, i) => b !== i).length;
  partitions.sort((a, b) => rank(a) - rank(b));
  return partitions.map((buffer) => ({ name: nameOf(buffer, pointers), buffer }));
}

/** For each parameter, the first parameter that shares its array. */
export function leadersOf(fn: IrFunction, mode: AliasMode): number[] {
  const firstOf = new Map<number, number>();
  let pointer = fn.results.length;
  return fn.params.map((param, p) => {
    if (param.shape === 'scalar') return p;
    const buffer = mode.buffer[pointer++];
    if (!firstOf.has(buffer)) firstOf.set(buffer, p);
    return firstOf.get(buffer) ?? p;
  });
}

/**
 * The ways that remain for callers of the source's interface, the one with the fewest arrays in common first: what is
 * changed in place is one array, and what is returned in registers is none of theirs.
 */
export function calledModes(fn: IrFunction): AliasMode[] {
  const pairs = pairsOfPointers(fn);
  const returned = returnedResult(fn);
  return aliasModes(fn).filter(
    ({ buffer }) =>
      pairs.every(([to, from]) => buffer[from] === buffer[to]) &&
      !buffer.some((owner, i) => owner === returned && i !== returned),
  );
}

const pointersOf = (fn: IrFunction): Param[] => [...fn.results, ...fn.params.filter((p) => p.shape === 'array')];

/** Arrays that are changed in place, as pointers of a result and of a parameter. */
const pairsOfPointers = (fn: IrFunction): (readonly [number, number])[] => {
  const pointers = pointersOf(fn);
  return inPlacePairs(fn).map(([result, param]) => [result, pointers.indexOf(fn.params[param])]);
};

function nameOf(buffer: readonly number[], pointers: readonly Param[]): string {
  const groups = new Map<number, string[]>();
  buffer.forEach((b, i) => groups.set(b, [...(groups.get(b) ?? []), pointers[i].name]));
  const shared = [...groups.values()].filter((g) => g.length > 1).map((g) => g.join('='));
  return shared.length === 0 ? 'distinct' : shared.join(',');
}

/* The function on whole arrays, for a claim that speaks of only one of their elements. */

/** The function of whole arrays that one of several elements is: with the limbs of all of them, and no statement. */
export function wholeArrays({ elements = 1, spec: _, ...fn }: IrFunction): IrFunction {
  const whole = (param: Param): Param => ({
    ...param,
    bounds: Array.from({ length: elements }, () => param.bounds).flat(),
  });
  return { ...fn, params: fn.params.map(whole), results: fn.results.map(whole) };
}

/** The limbs of element k of an array of several. */
export const elementOf = <T>({ bounds }: Param, k: number, whole: readonly T[]): T[] =>
  whole.slice(k * bounds.length, (k + 1) * bounds.length);
