import type { ValueId } from '../base/ids.ts';
import type { IrFunction, Operand } from './function.ts';
import { opInputs } from './op.ts';

/** How often each value is read by operations and outputs, by id. */
export function useCounts(fn: IrFunction): readonly number[] {
  const counts = fn.values.map(() => 0);
  const count = (a: Operand): void => {
    if (a.kind === 'value') counts[a.id]++;
  };
  fn.body.forEach((op) => opInputs(op).forEach(count));
  fn.outputs.forEach((words) => words.forEach(count));
  return counts;
}

/** Tells whether a value is never read. */
export function unusedValues(fn: IrFunction): (id: ValueId) => boolean {
  const counts = useCounts(fn);
  return (id) => counts[id] === 0;
}
