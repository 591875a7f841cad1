import type { ValueId } from '../base/ids.ts';
import type { IrFunction, Op, Operand, Value } from './function.ts';
import { point, type Interval } from './interval.ts';
import { opOutputs } from './op.ts';

/** Where an operation that defines a value stands. */
export interface Definition {
  readonly op: Op;
  /** Index in the body; operands always have a smaller one. */
  readonly position: number;
}

/** What is known about values: themselves and the operations that define them (inputs have none). */
export interface Definitions {
  value(id: ValueId): Value;
  definition(id: ValueId): Definition | undefined;
}

/** The table for a finished function; later changes of `fn` are not seen. */
export function definitionsOf(fn: IrFunction): Definitions {
  const table: (Definition | undefined)[] = fn.values.map(() => undefined);
  fn.body.forEach((op, position) => {
    for (const id of opOutputs(op)) table[id] = { op, position };
  });
  return { value: (id) => fn.values[id], definition: (id) => table[id] };
}

/** Interval of an operand. */
export const operandInterval = (defs: Definitions, a: Operand): Interval =>
  a.kind === 'const' ? point(a.value) : defs.value(a.id);

/** The operation that an operand is a result of; undefined for constants and inputs. */
export const definingOp = (defs: Definitions, a: Operand): Op | undefined =>
  a.kind === 'value' ? defs.definition(a.id)?.op : undefined;
