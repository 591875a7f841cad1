import { invariant } from '../base/errors.ts';
import { valueId, type ValueId } from '../base/ids.ts';
import type { IrFunction, Op, Operand, Value } from './function.ts';
import { mapOp, opInputs, opOutputs } from './op.ts';

/**
 * Removes operations none of whose results are used, and numbers the values again in order of definition, inputs first.
 * Unused results of used operations stay. Names are kept.
 */
export function prune(fn: IrFunction): IrFunction {
  const body = liveOps(fn);
  const renumber = new Map<ValueId, ValueId>();
  const values: Value[] = [];
  const define = (id: ValueId): ValueId => {
    const fresh = valueId(values.length);
    renumber.set(id, fresh);
    values.push({ ...fn.values[id], id: fresh });
    return fresh;
  };
  const read = (a: Operand): Operand => {
    if (a.kind === 'const') return a;
    const id = renumber.get(a.id);
    invariant(id !== undefined, () => `value ${fn.values[a.id].name} is read before it is defined`, { where: fn.name });
    return { kind: 'value', id };
  };
  const inputs = fn.inputs.map((limbs) => limbs.map(define));
  const renamed = body.map((op) => mapOp(op, read, define));
  return { ...fn, inputs, values, body: renamed, outputs: fn.outputs.map((words) => words.map(read)) };
}

function liveOps(fn: IrFunction): readonly Op[] {
  const used = new Set<ValueId>();
  const read = (a: Operand): void => {
    if (a.kind === 'value') used.add(a.id);
  };
  fn.outputs.forEach((words) => words.forEach(read));
  const live: Op[] = [];
  for (const op of fn.body.toReversed()) {
    if (!opOutputs(op).some((id) => used.has(id))) continue;
    opInputs(op).forEach(read);
    live.push(op);
  }
  return live.reverse();
}
