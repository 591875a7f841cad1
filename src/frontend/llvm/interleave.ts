import type { Op } from '../../ir/function.ts';
import { dependencyOrder, homes, sources } from '../../ir/rebuild.ts';
import type { ValueId } from '../../base/ids.ts';
import { opInputs, opOutputs } from '../../ir/op.ts';

/**
 * An order that keeps more words than this alive is not worth its spills: on Curve448 (220 to 307 words at once) the
 * ladder step took 1,100 cycles so and takes 1,070 in the order of the source, a doubling 782 and 767, an addition
 * 1,362 and 1,376. With 74 to 136 words all formulas but one gain, up to 13 %.
 */
const MAX_ALIVE = 180;

/**
 * The operations of a body in an order in which independent work alternates, as in list scheduling: what may start
 * early and what much waits for comes first. Compilers keep much of the order that they are given, and a processor
 * looks ahead by about one multiplication only. That the early start counts twice was measured (X25519 step on Zen 4,
 * LLVM 19 and 22): 1 to 2 % against once or half. Where too much would be alive, as given.
 */
export function interleaved(body: readonly Op[]): readonly Op[] {
  const home = homes(body);
  const earliest = new Map<Op, number>();
  const height = new Map<Op, number>();
  for (const op of body) {
    earliest.set(op, Math.max(0, ...sources(op, home).map((from) => (earliest.get(from) ?? 0) + latency(from))));
  }
  for (const op of body.toReversed()) {
    const own = (height.get(op) ?? 0) + latency(op);
    height.set(op, own);
    for (const from of sources(op, home)) height.set(from, Math.max(height.get(from) ?? 0, own));
  }
  const rank = (op: Op): number => 2 * (earliest.get(op) ?? 0) - (height.get(op) ?? 0);
  const order = dependencyOrder(body.toSorted((a, b) => rank(a) - rank(b)));
  return mostAlive(order) > MAX_ALIVE ? body : order;
}

/** Cycles, about: a carry chain takes one per word, long sums have several behind each other (Zen 4, Golden Cove). */
function latency(op: Op): number {
  if (op.kind === 'sum') return op.terms.length > 12 ? 12 : op.outs.length + 2;
  return op.kind === 'mulx' ? 4 : op.kind === 'mul' ? 3 : 1;
}

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
