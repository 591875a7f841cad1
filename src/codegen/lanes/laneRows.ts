/**
 * First candidates that add products row by row, as the IR does: all products of one limb, before those of the next. As
 * many sums are under way as a number has limbs, and what a row completes is carried or made zero while the next row is
 * added: few registers do, and no step waits for the one before.
 */
import { CONSTANT, NODE, OPERATION, PRODUCED, ROOT, STORE } from '../candidate/candidate.ts';
import type { Candidate, Problem } from '../candidate/candidate.ts';
import { Orderer } from '../candidate/order.ts';
import { FROM_MEMORY, SWAPPED } from './laneCode.ts';

/** How many additions before its own a product is made, to begin with. */
const AHEAD = [0, 2, 4];

/**
 * From the lowest limb on, and from the highest one on: so sums above a number are complete first, which are folded
 * into what follows. `empty` makes a candidate with the tree.
 */
export function rowStarts(p: Problem, empty: (tree: Int16Array) => Candidate): Candidate[] {
  const longest = Math.max(
    0,
    ...rowsOf(p)
      .flat()
      .map((row) => row.length),
  );
  const widths = longest > MAX_WIDTH ? [longest, Math.ceil(longest / 2)] : [longest];
  return [false, true].flatMap((isReversed) => widths.flatMap((width) => ofRows(p, { isReversed, width }, empty)));
}

/** Sums that registers are enough for. */
const MAX_WIDTH = 12;

/** From which end rows are taken, and how many products of each before the next one: parts of so many are a round. */
interface Way {
  readonly isReversed: boolean;
  readonly width: number;
}

function ofRows(p: Problem, way: Way, empty: (tree: Int16Array) => Candidate): Candidate[] {
  const times = timesOf(p, way);
  const c = empty(chains(p, times));
  for (const e of secondIsKept(p)) c.choice[e] |= SWAPPED;
  // What is added up so far may come from memory.
  for (let n = 0; n < p.events.nodeCount; n++) c.choice[p.events.firstNode + n] |= FROM_MEMORY | SWAPPED;
  return AHEAD.map((ahead) => ({ ...c, order: rowOrder(p, c, times, ahead) }));
}

/** When leaves and events can be had: the row, and of the sums that are complete then, which one. */
interface Times {
  readonly ofLeaf: readonly number[];
  readonly ofEvent: (e: number) => number;
}

/** What needs none. */
const FIRST = -1;
/** From one row to the next; more than there are sums. */
const ROW = 1 << 16;
const rowAt = (time: number): number => Math.floor(time / ROW);

/** A product of two values comes with its row; all else with the last row that it needs. */
function timesOf(p: Problem, way: Way): Times {
  const { events, leaves, values, columns } = p;
  const known = productTimes(p, way);
  const ofColumns = new Map<number, number>();
  const ofValue = (v: number): number => {
    if (v < 0 || values.kind[v] < PRODUCED) return FIRST;
    return values.kind[v] === ROOT ? ofColumn(values.source[v]) : ofEvent(values.source[v]);
  };
  const ofColumn = (k: number): number => {
    const own = leaves.value.subarray(columns.leafStart[k], columns.leafStart[k + 1]);
    const time = ofColumns.get(k) ?? ROW * rowAt(Math.max(0, ...[...own].map(ofValue))) + k;
    ofColumns.set(k, time);
    return time;
  };
  const ofEvent = (e: number): number => {
    const ins = events.ins.subarray(3 * e, 3 * e + 3);
    const time = known.get(e) ?? ins.reduce((last, v) => Math.max(last, ofValue(v)), FIRST);
    known.set(e, time);
    return time;
  };
  return { ofLeaf: [...leaves.value].map(ofValue), ofEvent };
}

/** Rows, or parts of them, one after the other within products that do not depend on each other. */
function productTimes(p: Problem, { isReversed, width }: Way): Map<number, number> {
  const times = new Map<number, number>();
  let first = 0;
  for (const rows of rowsOf(p)) {
    const longest = Math.max(...rows.map((row) => row.length));
    const rounds = Math.ceil(longest / width);
    const at = (e: number, row: number, column: number): void => {
      const round = Math.floor(column / width);
      const [own, other] = isReversed ? [rows.length - 1 - row, rounds - 1 - round] : [row, round];
      times.set(e, ROW * (first + own + rows.length * other));
    };
    rows.forEach((row, r) => row.forEach((e, k) => at(e, r, k + longest - row.length)));
    first += rows.length * rounds;
  }
  return times;
}

/**
 * Products one after the other with one factor in common, in groups with none but other products, doublings and the
 * like between them.
 */
function rowsOf(p: Problem): number[][][] {
  const groups: number[][][] = [];
  let rows: number[][] = [];
  for (let e = 0; e < p.events.firstNode; e++) {
    if (p.events.operation[e] === 'shr') rows = [];
    if (!isProduct(p, e)) continue;
    if (rows.length === 0) groups.push(rows);
    const row = rows.at(-1);
    if (row !== undefined && shareFactor(p, e, row[row.length - 1])) row.push(e);
    else rows.push([e]);
  }
  return groups;
}

function shareFactor({ events }: Problem, e: number, other: number): boolean {
  const factors = events.ins.subarray(3 * e, 3 * e + 2);
  return [0, 1].some((k) => factors.includes(events.ins[3 * other + k]));
}

/** Whether an event is a product of two values. */
function isProduct({ events, values }: Problem, e: number): boolean {
  if (events.kind[e] !== OPERATION || events.operation[e] !== 'mul') return false;
  return [0, 1].every((k) => values.kind[events.ins[3 * e + k]] !== CONSTANT);
}

/** Products whose second factor is that of the whole row, and not the first. */
function secondIsKept(p: Problem): number[] {
  const { events } = p;
  const products = Array.from({ length: events.firstNode }, (_, e) => e).filter((e) => isProduct(p, e));
  const second = (e: number | undefined): number => (e === undefined ? -1 : events.ins[3 * e + 1]);
  return products.filter((e, i) => [products[i - 1], products[i + 1]].some((other) => second(other) === second(e)));
}

/** Each column in one chain, as its leaves come. */
function chains({ columns, leaves, events }: Problem, { ofLeaf }: Times): Int16Array {
  const tree = new Int16Array(2 * events.nodeCount);
  for (let k = 0; k < columns.count; k++) {
    const [first, end] = [columns.leafStart[k], columns.leafStart[k + 1]];
    const order = Array.from({ length: end - first }, (_, i) => first + i).sort(
      (a, b) => rowAt(ofLeaf[a]) - rowAt(ofLeaf[b]),
    );
    order.slice(1).forEach((leaf, i) => {
      const node = columns.nodeStart[k] + i;
      tree[2 * node] = i === 0 ? order[0] : leaves.count + node - 1;
      tree[2 * node + 1] = leaf;
    });
  }
  return tree;
}

/** Additions and stores as they can be made, all else where it is needed first, but products before that. */
function rowOrder(p: Problem, { tree, ...c }: Candidate, times: Times, ahead: number): Uint16Array {
  const { events, leaves } = p;
  const all = Array.from({ length: events.count }, (_, e) => e);
  const at = all.map(times.ofEvent);
  for (let n = 0; n < events.nodeCount; n++) {
    const parts = [tree[2 * n], tree[2 * n + 1]].map((part) =>
      part < leaves.count ? times.ofLeaf[part] : at[events.firstNode + part - leaves.count],
    );
    at[events.firstNode + n] = ROW * rowAt(Math.max(0, ...parts)) + events.detail[events.firstNode + n];
  }
  const isRoot = (e: number): boolean => events.kind[e] === NODE || events.kind[e] === STORE;
  const roots = all.filter(isRoot).sort((a, b) => at[a] - at[b] || a - b);
  const pulled = (order: readonly number[]): Uint16Array => {
    const ordered = { ...c, tree, order: Uint16Array.from(order) };
    new Orderer(p).pull(ordered);
    return ordered.order;
  };
  const order = [...pulled([...roots, ...all.filter((e) => !isRoot(e))])];
  const place = order.map((e, i) => ({ e, i: isProduct(p, e) ? i - 2 * ahead - 1 / 2 : i }));
  return pulled(place.sort((a, b) => a.i - b.i).map(({ e }) => e));
}
