import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import { requireLowerable } from '../lower/lowerable.ts';

/** Throws `unsupported` with the reason if `fn` cannot be lowered, or has nothing that could be tested and timed. */
export function requireSearchable(fn: IrFunction): void {
  requireLowerable(fn);
  if (fn.params.length > 0) return;
  throw new Failure('unsupported', 'a function without parameters has nothing to search', {
    where: fn.name, expected: 'at least one parameter', found: 'none', hint: '`bridge --emit asm` prints its code',
  });
}
