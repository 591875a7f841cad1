/** Which events must come before which. */
import { inPlacePairs } from '../../ir/callForm.ts';
import { LIMB, NODE, PRODUCED, ROOT, STORE } from './candidate.ts';
import type { ColumnTable, EventTable, LeafTable, Problem, ValueTable } from './candidate.ts';

type Dependencies = Pick<Problem, 'depStart' | 'deps' | 'rootDepStart' | 'rootDeps'>;

/**
 * Which events must come before which, whatever the add trees look like.
 *
 * An event follows the producers of its operands; the root of a column follows every node and every
 * leaf's producer in all columns whose carries can reach it. A store follows every event that reads
 * a word of an argument from where it may go. (Dependencies of a node on its children are part of
 * the candidate, see `order`.)
 */
export function dependencies(
  fn: Problem['fn'],
  values: ValueTable,
  columns: ColumnTable,
  leaves: LeafTable,
  events: EventTable,
): Dependencies {
  const rootDeps = Array.from({ length: columns.count }, (_, k) =>
    rootDependencies(k, values, columns, leaves, events),
  );
  const reads = argumentReads(values, leaves, events);
  const readersOf = (store: number): readonly number[] =>
    reads.flatMap(({ event, words }) =>
      words.some((word) => mayOverlap(fn, events.detail[store] % 64, word)) ? [event] : [],
    );
  const deps = Array.from({ length: events.count }, (_, e) => {
    if (events.kind[e] === NODE) return [];
    const found = new Set<number>(events.kind[e] === STORE ? readersOf(e) : []);
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

/**
 * Whether word `stored` of a result may be where word `read` of an argument is; an array that is changed in place is
 * both. Lanes know no words apart.
 */
export function mayOverlap(fn: Problem['fn'], stored: number, read: number): boolean {
  if (fn.lanes !== undefined || fn.aliasing === 'any') return true;
  return stored === read && (fn.aliasing === 'equal' || inPlacePairs(fn).length > 0);
}

/** Events that read array parameters, directly or through a leaf of their column, and which of their words. */
function argumentReads(
  values: ValueTable,
  leaves: LeafTable,
  events: EventTable,
): { readonly event: number; readonly words: readonly number[] }[] {
  const wordsOf = (read: readonly number[]): number[] =>
    read.flatMap((v) => (v >= 0 && values.kind[v] === LIMB ? [values.index[v]] : []));
  const operands = (e: number): number[] => [0, 1, 2].map((i) => events.ins[3 * e + i]);
  /** Of 52-bit products nothing is made before they are added. */
  const ofLateProduct = (v: number): number[] => {
    const e = values.kind[v] === PRODUCED ? values.source[v] : -1;
    return e >= 0 && events.operation[e] === 'mul52' ? wordsOf(operands(e).slice(0, 2)) : [];
  };
  const ofColumns = new Map<number, number[]>();
  for (let l = 0; l < leaves.count; l++) {
    const known = ofColumns.get(leaves.column[l]) ?? [];
    ofColumns.set(leaves.column[l], [...known, ...wordsOf([leaves.value[l]]), ...ofLateProduct(leaves.value[l])]);
  }
  return Array.from({ length: events.count }, (_, event) => event).flatMap((event) => {
    if (events.kind[event] === STORE) return [];
    const ofColumn = events.kind[event] === NODE ? (ofColumns.get(events.detail[event]) ?? []) : [];
    const words = [...wordsOf(operands(event)), ...ofColumn];
    return words.length === 0 ? [] : [{ event, words }];
  });
}

function flatten(lists: readonly (readonly number[])[]): [start: Int32Array, flat: Int32Array] {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((l, i) => {
    start[i + 1] = start[i] + l.length;
  });
  return [start, Int32Array.from(lists.flat())];
}
