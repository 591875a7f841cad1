/**
 * The bits by which a body chooses: conditions of selections, operands of masks, and then those that are shifted, which
 * choose between 0 and a power of two. Case distinctions start here.
 */
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, OpKind } from '../../ir/function.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Algebra } from '../algebra/algebra.ts';
import type { Decisions, IrRun } from './irExecutor.ts';

/** Those that may still be 0 or 1 in this run; earliest first, those that are shifted last. */
export function choiceBits(fn: IrFunction, algebra: Algebra, run: IrRun): ValueId[] {
  const bitsOf = (kinds: readonly OpKind[]): ValueId[] =>
    fn.body
      .flatMap((op) => (op.kind !== 'sum' && kinds.includes(op.kind) ? [op.ins[0]] : []))
      .flatMap((operand) => (operand.kind === 'value' ? [operand.id] : []))
      .filter((id) => isOpen(algebra.rangeOf(algebra.resolve(run.values[id]))))
      .sort((a, b) => a - b);
  return [...new Set([...bitsOf(['cmovznz', 'mask']), ...bitsOf(['shl'])])];
}

const isOpen = ({ lower, upper }: Interval): boolean => lower === 0n && upper === 1n;

export const withDecision = (decisions: Decisions, bit: ValueId, value: bigint): Decisions =>
  new Map([...decisions, [bit, value]]);
