import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { halfOfChanged } from '../../ir/ssa/changed.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { lowerFunction, type LowerOptions } from './function.ts';

/**
 * With the widest promise on overlapping buffers that the function keeps: a write before a read narrows it. Throws as
 * `lowerFunction` does.
 */
export function lowerWithOverlap(ssa: SsaFunction, source: string): IrFunction {
  return attempt(() => lowerSafely(ssa, { source })) ?? lowerFunction(ssa, { source, aliasing: 'none' });
}

/**
 * The same without the promise that arrays are disjoint, which is for callers to make. Where every read of a word comes
 * before the first write to that word of an array that may be the same one, results may replace inputs: `equal`. The
 * place of a returned structure is apart from everything: `none`. So are arrays that are all changed in place: no two
 * of them can be the same one. Throws as `lowerFunction` does.
 */
export function lowerSafely(ssa: SsaFunction, options: Omit<LowerOptions, 'aliasing'>): IrFunction {
  if (ssa.args.some(({ sret }) => sret) || mustBeApart(ssa))
    return lowerFunction(ssa, { ...options, aliasing: 'none' });
  return (
    attempt(() => lowerFunction(ssa, { ...options, aliasing: 'any' })) ??
    lowerFunction(ssa, { ...options, aliasing: 'equal' })
  );
}

/** Whether all arrays that are read are changed in place, several of them. */
function mustBeApart({ args, body }: SsaFunction): boolean {
  const written = new Set(body.flatMap(({ op, mem }) => (op === 'store' && mem !== undefined ? [mem.base] : [])));
  const read = args.filter(({ kind, name }) => kind === 'ptr' && !written.has(name));
  const isChanged = halfOfChanged(args.filter(({ name }) => written.has(name)));
  return read.length > 1 && read.every(isChanged);
}

function attempt(lower: () => IrFunction): IrFunction | null {
  try {
    return lower();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return null;
  }
}
