/** An order of a vectorised function with whole products that keeps few columns unfinished at a time. */
import { PRODUCED, ROOT, STORE, type Problem } from '../candidate/candidate.ts';

/**
 * Sums where results need them first, each after those that it waits for longest: so a carry goes up through a number
 * while the columns that are folded into it are made, each just before the one that reads it. A result may be stored
 * when nothing reads what it may replace.
 */
export function resultsFirst(p: Problem): number[] {
  const { events, columns, values } = p;
  const read = Array.from({ length: columns.count }, (_, k) => readByColumn(p, k));
  const columnsOf = (all: Iterable<number>): number[] =>
    [...all].flatMap((v) => (values.kind[v] === ROOT ? [values.source[v]] : []));
  const depths = new Map<number, number>();
  const depthOf = (k: number): number => {
    const depth = depths.get(k) ?? 1 + Math.max(0, ...columnsOf(read[k]).map(depthOf));
    depths.set(k, depth);
    return depth;
  };
  const order = new Set<number>();
  const made = new Set<number>();
  const make = (k: number): void => {
    if (made.has(k)) return;
    made.add(k);
    columnsOf(read[k])
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .forEach(make);
    for (let n = columns.nodeStart[k]; n < columns.nodeStart[k + 1]; n++) order.add(events.firstNode + n);
  };
  const readers = new Map<number, number>();
  read.forEach((all, k) => all.forEach((v) => readers.set(v, readers.get(v) ?? k)));
  for (let e = 0; e < events.count; e++) {
    if (events.kind[e] !== STORE) continue;
    columnsOf(valuesBelow(p, events.ins[3 * e])).forEach(make);
    for (const before of p.deps.subarray(p.depStart[e], p.depStart[e + 1])) {
      const reader = readers.get(events.outs[2 * before]);
      if (reader !== undefined) make(reader);
    }
    order.add(e);
  }
  for (let e = 0; e < events.count; e++) order.add(e);
  return [...order];
}

/** All values that a column is made of, down to other columns. */
function readByColumn(p: Problem, k: number): ReadonlySet<number> {
  const { columns, leaves } = p;
  const own = leaves.value.subarray(columns.leafStart[k], columns.leafStart[k + 1]);
  return new Set([...own].flatMap((v) => valuesBelow(p, v)));
}

/** A value, and those that operations read to make it, down to columns. */
function valuesBelow(p: Problem, v: number): number[] {
  const { events, values } = p;
  if (v < 0) return [];
  if (values.kind[v] !== PRODUCED) return [v];
  const e = values.source[v];
  return [v, ...[...events.ins.subarray(3 * e, 3 * e + 3)].flatMap((w) => valuesBelow(p, w))];
}
