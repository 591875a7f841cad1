/**
 * The aliasing modes of a call: which of its pointers are equal.
 *
 * Pointers are numbered as they are passed: results first, then array parameters. `buffer[i]` is the smallest
 * pointer number that shares pointer i's array, so `[0, 1, 2]` is "all distinct" and `[0, 0, 2]` is out1 == arg1.
 */
import { inPlacePairs, isSameArray, returnedResult } from '../callForm.ts';
import type { IrFunction, Param } from '../function.ts';

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
 * Every partition of the pointers allowed by `fn.aliasing` in which only arrays of one shape alias; `distinct`
 * first. Where the source changes an array in place, its halves alias whatever else is allowed.
 */
export function aliasModes(fn: IrFunction): AliasMode[] {
  const pointers = pointersOf(fn);
  const inPlace = new Set(pairsOfPointers(fn).map((pair) => pair.join()));
  const mayMerge = (j: number, i: number): boolean => fn.aliasing !== 'none' || inPlace.has(`${j},${i}`);
  const isResult = (i: number): boolean => i < fn.results.length;
  const partitions: number[][] = [];
  const extend = (buffer: number[]): void => {
    const i = buffer.length;
    if (i === pointers.length) return void partitions.push(buffer);
    extend([...buffer, i]);
    for (let j = 0; j < i; j++) {
      if (buffer[j] === j && !isResult(i) && isSameArray(pointers[i], pointers[j]) && mayMerge(j, i))
        extend([...buffer, j]);
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
