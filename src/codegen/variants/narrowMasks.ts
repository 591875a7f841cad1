/** A variant: the low half of a mask, 2^32 - 1 or 0, is made from a carry by one `sbb r32, r32`. */
import { definitionsOf, type IrFunction, type Op, type Operand } from '../../ir/function.ts';
import { Builder } from '../../ir/build.ts';
import { unsigned } from '../../ir/interval.ts';
import { rebuild, rebuildFunction, useCounts } from '../../ir/rebuild.ts';
import { maskedConstant } from './constantMultiples.ts';

/** The same function with such halves made at once, where nothing else reads the mask. */
export function narrowMasks(fn: IrFunction): IrFunction {
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  const maskedBit = (op: Op): Operand | null => {
    const masked = maskedConstant(op, defs);
    return masked !== null && masked.factor === unsigned(32).upper && counts[masked.mask] === 1 ? masked.bit : null;
  };
  if (!fn.body.some((op) => maskedBit(op) !== null)) return fn;
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const bit = maskedBit(op);
    return bit === null ? rebuild(b, fn, op, read) : [b.unary('mask', read(bit), 32)];
  });
}
