import type { ValueId } from '../base/ids.ts';
import type { Op } from './function.ts';
import { opInputs, opOutputs } from './op.ts';

/** The operations in an order in which every operand is defined before it is read, otherwise as given. */
export function dependencyOrder(ops: readonly Op[]): readonly Op[] {
  const home = homes(ops);
  const result: Op[] = [];
  const done = new Set<Op>();
  const visit = (op: Op): void => {
    if (done.has(op)) return;
    done.add(op);
    sources(op, home).forEach(visit);
    result.push(op);
  };
  ops.forEach(visit);
  return result;
}

/** The operation that defines each value. */
export function homes(ops: readonly Op[]): ReadonlyMap<ValueId, Op> {
  return new Map(ops.flatMap((op) => opOutputs(op).map((id) => [id, op] as const)));
}

/** The operations that define the operands. */
export function sources(op: Op, home: ReadonlyMap<ValueId, Op>): readonly Op[] {
  return opInputs(op).flatMap((a) => (a.kind === 'value' ? (home.get(a.id) ?? []) : []));
}

/** `op` is `from`, or reads something that is computed from its results. */
export function dependsOn(op: Op, from: Op, home: ReadonlyMap<ValueId, Op>): boolean {
  const seen = new Set<Op>();
  const visit = (x: Op): boolean => {
    if (x === from) return true;
    if (seen.has(x)) return false;
    seen.add(x);
    return sources(x, home).some(visit);
  };
  return visit(op);
}
