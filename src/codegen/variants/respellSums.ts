import { Builder } from '../../ir/build.ts';
import { definitionsOf, type Definitions } from '../../ir/definitions.ts';
import { dropUnused } from '../../ir/dropUnused.ts';
import type { IrFunction, Operand } from '../../ir/function.ts';
import { rebuild, rebuildFunction } from '../../ir/rebuild.ts';
import { useCounts } from '../../ir/useCounts.ts';
import type { SumOp } from './constantMultiples.ts';

/** What a sum is spelt again with. */
export interface Respelling {
  /** Of the function that is being written. */
  readonly b: Builder;
  /** Operands of the sum there. */
  readonly read: (a: Operand) => Operand;
  /** Of the function that is read. */
  readonly defs: Definitions;
  readonly counts: readonly number[];
}

/** The same function with sums as `respell` writes them, and as they were where that gives null. */
export function respellSums(
  fn: IrFunction,
  respell: (op: SumOp, means: Respelling) => readonly Operand[] | null,
): IrFunction {
  const b = new Builder(fn.name, fn);
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  return dropUnused(
    rebuildFunction(
      fn,
      b,
      fn.body,
      (op, read) => (op.kind === 'sum' ? respell(op, { b, read, defs, counts }) : null) ?? rebuild(b, fn, op, read),
    ),
  );
}
