import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { SsaFunction } from '../ssa/schema.ts';
import { lowerFunction } from './function.ts';

/** With the widest promise on overlapping buffers that the function keeps: a write before a read narrows it. Throws as `lowerFunction` does. */
export function lowerWithOverlap(ssa: SsaFunction, source: string): IrFunction {
  for (const aliasing of ['any', 'equal'] as const) {
    try {
      return lowerFunction(ssa, { source, aliasing });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    }
  }
  return lowerFunction(ssa, { source, aliasing: 'none' });
}
