import type { IrFunction } from '../function.ts';
import { unsigned } from '../interval.ts';

/**
 * The function with no bounds of results but those of its specification: what may be asked of other code that computes
 * the same, which need not return the numbers that our body returns.
 */
export const asStated = (fn: IrFunction): IrFunction => ({
  ...fn,
  results: fn.results.map((r) => ({ ...r, bounds: r.bounds.map(() => unsigned(r.width)) })),
});
