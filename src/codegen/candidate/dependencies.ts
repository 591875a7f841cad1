import { LIMB, NODE, PRODUCED, ROOT, STORE } from './candidate.ts';
import type { ColumnTable, EventTable, LeafTable, Problem, ValueTable } from './candidate.ts';

type Dependencies = Pick<Problem, 'depStart' | 'deps' | 'rootDepStart' | 'rootDeps'>;

/**
 * Which events must come before which, whatever the add trees look like.
 *
 * An event follows the producers of its operands; the root of a column follows every node and every
 * leaf's producer in all columns whose carries can reach it. A store follows every event that reads
 * an argument from memory, so that an output may be the same array as an input. (Dependencies of a
 * node on its children are part of the candidate, see `order`.)
 */
export function dependencies(
  values: ValueTable,
  columns: ColumnTable,
  leaves: LeafTable,
  events: EventTable,
): Dependencies {
  const rootDeps = Array.from({ length: columns.count }, (_, k) =>
    rootDependencies(k, values, columns, leaves, events),
  );
  const readers = argumentReaders(values, leaves, events);
  const deps = Array.from({ length: events.count }, (_, e) => {
    if (events.kind[e] === NODE) return [];
    const found = new Set<number>(events.kind[e] === STORE ? readers : []);
    for (let i = 0; i < 3; i++) producers(events.ins[3 * e + i], values, rootDeps).forEach((p) => found.add(p));
    found.delete(e);
    return [...found];
  });
  const [depStart, flatDeps] = flatten(deps);
  const [rootDepStart, flatRoot] = flatten(rootDeps.map((s) => [...s]));
  return { depStart, deps: flatDeps, rootDepStart, rootDeps: flatRoot };
}

function producers(v: number, values: ValueTable, rootDeps: readonly ReadonlySet<number>[]): readonly number[] {
  if (v < 0) return [];
  if (values.kind[v] === PRODUCED) return [values.source[v]];
  return values.kind[v] === ROOT ? [...rootDeps[values.source[v]]] : [];
}

/** Direct needs only: nodes of the feeding columns and the events (or, through roots, columns) behind their leaves. */
function rootDependencies(
  k: number,
  values: ValueTable,
  columns: ColumnTable,
  leaves: LeafTable,
  events: EventTable,
): Set<number> {
  const found = new Set<number>();
  const seen = new Set<number>();
  const visit = (c: number): void => {
    if (seen.has(c)) return;
    seen.add(c);
    for (let j = 0; j < columns.count; j++) if (columns.next[j] === c) visit(j);
    for (let n = columns.nodeStart[c]; n < columns.nodeStart[c + 1]; n++) found.add(events.firstNode + n);
    for (let l = columns.leafStart[c]; l < columns.leafStart[c + 1]; l++) {
      const v = leaves.value[l];
      if (values.kind[v] === PRODUCED) found.add(values.source[v]);
      else if (values.kind[v] === ROOT) visit(values.source[v]);
    }
  };
  visit(k);
  return found;
}

/** Events that read array parameters: directly or through a leaf of their column. */
function argumentReaders(values: ValueTable, leaves: LeafTable, events: EventTable): number[] {
  const reading: number[] = [];
  const isLimb = (v: number): boolean => v >= 0 && values.kind[v] === LIMB;
  /** Of 52-bit products nothing is made before they are added. */
  const isLateProduct = (v: number): boolean => {
    const e = values.kind[v] === PRODUCED ? values.source[v] : -1;
    return e >= 0 && events.operation[e] === 'mul52' && [0, 1].some((i) => isLimb(events.ins[3 * e + i]));
  };
  const columnsRead = new Set(
    Array.from({ length: leaves.count }, (_, l) => l)
      .filter((l) => isLimb(leaves.value[l]) || isLateProduct(leaves.value[l]))
      .map((l) => leaves.column[l]),
  );
  for (let e = 0; e < events.count; e++) {
    const direct = [0, 1, 2].some((i) => events.ins[3 * e + i] >= 0 && values.kind[events.ins[3 * e + i]] === LIMB);
    if (events.kind[e] !== STORE && (direct || (events.kind[e] === NODE && columnsRead.has(events.detail[e]))))
      reading.push(e);
  }
  return reading;
}

function flatten(lists: readonly (readonly number[])[]): [start: Int32Array, flat: Int32Array] {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((l, i) => {
    start[i + 1] = start[i] + l.length;
  });
  return [start, Int32Array.from(lists.flat())];
}
