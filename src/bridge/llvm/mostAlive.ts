import type { ValueId } from '../../base/ids.ts';
import type { Op } from '../../ir/function.ts';
import { opInputs, opOutputs } from '../../ir/op.ts';

/**
 * How many results of a body are alive at once, at most, if it is executed in this order: from their operation to the
 * last one that reads them.
 */
export function mostAlive(body: readonly Op[]): number {
  const lastReader = new Map<ValueId, Op>();
  for (const op of body) for (const id of read(op)) lastReader.set(id, op);
  const alive = new Set<ValueId>();
  let most = 0;
  for (const op of body) {
    for (const id of opOutputs(op)) if (lastReader.has(id)) alive.add(id);
    most = Math.max(most, alive.size);
    for (const id of read(op)) if (lastReader.get(id) === op) alive.delete(id);
  }
  return most;
}

const read = (op: Op): ValueId[] => opInputs(op).flatMap((a) => (a.kind === 'value' ? [a.id] : []));
