/** The bits by which a body chooses: conditions of selections and operands of masks. Case distinctions start here. */
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import type { Decisions, IrRun } from './irExecutor.ts';

/** Those that may still be 0 or 1 in this run; earliest first. */
export function choiceBits(fn: IrFunction, algebra: Algebra, run: IrRun): ValueId[] {
  const ids = new Set<ValueId>();
  for (const op of fn.body) {
    const condition = op.kind === 'cmovznz' || op.kind === 'mask' ? op.ins[0] : null;
    if (condition?.kind !== 'value') continue;
    const range = algebra.rangeOf(algebra.resolve(run.values[condition.id]));
    if (range.lower === 0n && range.upper === 1n) ids.add(condition.id);
  }
  return [...ids].sort((a, b) => a - b);
}

export const withDecision = (decisions: Decisions, bit: ValueId, value: bigint): Decisions =>
  new Map([...decisions, [bit, value]]);
