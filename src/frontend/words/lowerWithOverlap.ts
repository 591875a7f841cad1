import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
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
 * place of a returned structure is apart from everything: `none`. Throws as `lowerFunction` does.
 */
export function lowerSafely(ssa: SsaFunction, options: Omit<LowerOptions, 'aliasing'>): IrFunction {
  if (ssa.args.some(({ sret }) => sret)) return lowerFunction(ssa, { ...options, aliasing: 'none' });
  return (
    attempt(() => lowerFunction(ssa, { ...options, aliasing: 'any' })) ??
    lowerFunction(ssa, { ...options, aliasing: 'equal' })
  );
}

function attempt(lower: () => IrFunction): IrFunction | null {
  try {
    return lower();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return null;
  }
}
