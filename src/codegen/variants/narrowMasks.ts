/** The low half of a mask, 2^32 - 1 or 0, is a mask of 32 bits: `sbb r32, r32` makes it of a carry at once. */
import { definingOp, definitionsOf, type IrFunction, type Op, type Operand } from '../../ir/function.ts';
import { Builder } from '../../ir/build.ts';
import { unsigned } from '../../ir/interval.ts';
import { rebuild, rebuildFunction, useCounts } from '../../ir/rebuild.ts';

/** The same function with such halves made at once, where nothing else reads the mask. */
export function narrowMasks(fn: IrFunction): IrFunction {
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  const maskedBit = (op: Op): Operand | null => {
    if (op.kind !== 'and' || op.ins[1].kind !== 'const' || op.ins[1].value !== unsigned(32).upper) return null;
    const mask = definingOp(defs, op.ins[0]);
    return mask?.kind === 'mask' && counts[mask.outs[0]] === 1 ? mask.ins[0] : null;
  };
  if (!fn.body.some((op) => maskedBit(op) !== null)) return fn;
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const bit = maskedBit(op);
    return bit === null ? rebuild(b, fn, op, read) : [b.unary('mask', read(bit), 32)];
  });
}
