/**
 * The ways in which the pointers of a call may coincide.
 *
 * Pointers are numbered as they are passed: results first, then array parameters. `buffer[i]` is the smallest
 * pointer number that shares pointer i's array, so `[0, 1, 2]` is "all distinct" and `[0, 0, 2]` is out1 == arg1.
 */
import type { IrFunction, Param } from '../../ir/function.ts';

export interface AliasMode {
  /** e.g. `distinct`, `out1=arg1`, `arg1=arg2`, `out1=arg1=arg2`. */
  readonly name: string;
  readonly buffer: readonly number[];
}

/** No two pointers coincide. */
export function distinctMode(fn: IrFunction): AliasMode {
  const count = fn.results.length + fn.params.filter((p) => p.shape === 'array').length;
  return { name: 'distinct', buffer: Array.from({ length: count }, (_, i) => i) };
}

/**
 * Every partition of the pointers allowed by `fn.aliasing` in which only arrays of one shape coincide; `distinct`
 * first.
 */
export function aliasModes(fn: IrFunction): AliasMode[] {
  const pointers = [...fn.results, ...fn.params.filter((p) => p.shape === 'array')];
  const isResult = (i: number): boolean => i < fn.results.length;
  const partitions: number[][] = [];
  const extend = (buffer: number[]): void => {
    const i = buffer.length;
    if (i === pointers.length) return void partitions.push(buffer);
    extend([...buffer, i]);
    for (let j = 0; j < i && fn.aliasing !== 'none'; j++) {
      if (buffer[j] === j && !isResult(i) && sameShape(pointers[i], pointers[j])) extend([...buffer, j]);
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

function sameShape(a: Param, b: Param): boolean {
  return a.width === b.width && a.bounds.length === b.bounds.length;
}

function nameOf(buffer: readonly number[], pointers: readonly Param[]): string {
  const groups = new Map<number, string[]>();
  buffer.forEach((b, i) => groups.set(b, [...(groups.get(b) ?? []), pointers[i].name]));
  const shared = [...groups.values()].filter((g) => g.length > 1).map((g) => g.join('='));
  return shared.length === 0 ? 'distinct' : shared.join(',');
}
