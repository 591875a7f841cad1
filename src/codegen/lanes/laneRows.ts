/**
 * First candidates that add products row by row: all of one limb of a parameter to the sums of their columns, before
 * those of the next limb. As many sums are under way as a number has limbs, and what a row completes, a step of a
 * reduction takes before the next row ends: so few registers do, and no step waits for the one before.
 */
import { CONSTANT, LIMB, NODE, OPERATION, PRODUCED, ROOT, STORE } from '../candidate/candidate.ts';
import type { Candidate, Problem } from '../candidate/candidate.ts';
import { Orderer } from '../candidate/order.ts';
import { FROM_MEMORY, SWAPPED } from './laneCode.ts';

/** How many additions before its own a product is made, to begin with. */
const AHEAD = [0, 2, 4];

/** By the limbs of each parameter of several limbs. */
export const rowStarts = (p: Problem, empty: (tree: Int16Array, bits: number) => Candidate): Candidate[] =>
  p.fn.params.flatMap(({ bounds }, param) => {
    if (bounds.length === 1) return [];
    const rows = rowsOf(p, param);
    const tree = rowTrees(p, rows);
    return AHEAD.map((ahead) => {
      const c = empty(tree, FROM_MEMORY);
      for (let e = 0; e < p.events.count; e++)
        if (isProduct(p, e) && limbOf(p, p.events.ins[3 * e + 1], param) >= 0) c.choice[e] |= SWAPPED;
      return { ...c, order: rowOrder(p, c, rows, ahead) };
    });
  });

/** Of what is computed: the row that completes it, and of the sums that it needs the last one. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const BEFORE_ALL: Place = { row: 0, column: -1 };

interface Rows {
  readonly ofLeaf: readonly Place[];
  readonly ofEvent: (e: number) => Place;
}

/** A product of two values is in the row of its limb of the parameter; everything else in the last row that it needs. */
function rowsOf(p: Problem, param: number): Rows {
  const { events, leaves, values, columns } = p;
  const known = new Map<number, Place>();
  const ofValue = (v: number): Place => {
    if (v < 0 || values.kind[v] < PRODUCED) return BEFORE_ALL;
    return values.kind[v] === ROOT ? ofColumn(values.source[v]) : ofEvent(values.source[v]);
  };
  const ofColumn = (k: number): Place => {
    const place = known.get(-1 - k) ?? {
      row: Math.max(...leavesOf(k).map((leaf) => ofValue(leaves.value[leaf]).row)),
      column: k,
    };
    known.set(-1 - k, place);
    return place;
  };
  const leavesOf = (k: number): number[] =>
    Array.from({ length: columns.leafStart[k + 1] - columns.leafStart[k] }, (_, i) => columns.leafStart[k] + i);
  const ofEvent = (e: number): Place => {
    const place = known.get(e) ?? made(e);
    known.set(e, place);
    return place;
  };
  const made = (e: number): Place => {
    const ins = [...events.ins.subarray(3 * e, 3 * e + 3)].filter((v) => v >= 0);
    const limbs = isProduct(p, e) ? ins.map((v) => limbOf(p, v, param)).filter((limb) => limb >= 0) : [];
    if (limbs.length > 0) return { row: Math.min(...limbs), column: -1 };
    return ins.map(ofValue).reduce(later, BEFORE_ALL);
  };
  return { ofLeaf: [...leaves.value].map(ofValue), ofEvent };
}

const later = (a: Place, b: Place): Place => ({ row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) });

/** Whether an event is a product of two values. */
function isProduct({ events, values }: Problem, e: number): boolean {
  if (events.kind[e] !== OPERATION || events.operation[e] !== 'mul') return false;
  return [0, 1].every((k) => values.kind[events.ins[3 * e + k]] !== CONSTANT);
}

/** Which limb of the parameter a value is, or is made of by one shift; -1 of others. */
function limbOf({ values, events }: Problem, v: number, param: number): number {
  if (values.kind[v] === LIMB) return values.source[v] === param ? values.index[v] : -1;
  if (values.kind[v] !== PRODUCED || events.operation[values.source[v]] !== 'shl') return -1;
  const of = events.ins[3 * values.source[v]];
  return values.kind[of] === LIMB && values.source[of] === param ? values.index[of] : -1;
}

/** Each column in one chain, in the order of rows. */
function rowTrees({ columns, leaves, events }: Problem, { ofLeaf }: Rows): Int16Array {
  const tree = new Int16Array(2 * events.nodeCount);
  for (let k = 0; k < columns.count; k++) {
    const [first, end] = [columns.leafStart[k], columns.leafStart[k + 1]];
    const order = Array.from({ length: end - first }, (_, i) => first + i).sort((a, b) => ofLeaf[a].row - ofLeaf[b].row);
    order.slice(1).forEach((leaf, i) => {
      const node = columns.nodeStart[k] + i;
      tree[2 * node] = i === 0 ? order[0] : leaves.count + node - 1;
      tree[2 * node + 1] = leaf;
    });
  }
  return tree;
}

/** Additions and stores by rows and columns, all else where it is needed first, products of two values before that. */
function rowOrder(p: Problem, c: Candidate, { ofLeaf, ofEvent }: Rows, ahead: number): Uint16Array {
  const { events, leaves } = p;
  const places: Place[] = [];
  for (let n = 0; n < events.nodeCount; n++) {
    const rows = [c.tree[2 * n], c.tree[2 * n + 1]].map((part) =>
      part < leaves.count ? ofLeaf[part].row : places[events.firstNode + part - leaves.count].row,
    );
    const e = events.firstNode + n;
    places[e] = { row: Math.max(...rows), column: events.detail[e] };
  }
  const roots = Array.from({ length: events.count }, (_, e) => e).filter((e) => [NODE, STORE].includes(events.kind[e]));
  for (const e of roots) places[e] ??= ofEvent(e);
  roots.sort((a, b) => places[a].row - places[b].row || places[a].column - places[b].column || a - b);
  const rest = Array.from({ length: events.count }, (_, e) => e).filter((e) => places[e] === undefined);
  const orderer = new Orderer(p);
  const ordered = { ...c, order: Uint16Array.from([...roots, ...rest]) };
  orderer.pull(ordered);
  if (ahead === 0) return ordered.order;
  const at = [...ordered.order].map((e, i) => ({ e, i: isProduct(p, e) ? i - 2 * ahead - 0.5 : i }));
  ordered.order = Uint16Array.from(at.sort((a, b) => a.i - b.i).map(({ e }) => e));
  orderer.pull(ordered);
  return ordered.order;
}
