/** Families of first candidates of any function, scalar or vectorised. */
import {
  type Problem,
  P_CONSTANT_BONUS,
  P_SLOT_BONUS,
  PARAMETERS,
  NODE,
  OPERATION,
  PRODUCED,
  PRODUCT,
  ROOT,
  STORE,
  type Candidate,
  CONSTANT,
} from '../candidate/candidate.ts';
import { startFamilies, type StartFamily } from '../candidate/starts.ts';
import { Orderer } from '../candidate/order.ts';
import { LANES } from '../../ir/function.ts';
import { unitOf } from '../../ir/lanes/shape.ts';
import { BY_SHIFTS, FROM_MEMORY, LEFT_MEMORY, RIGHT_MEMORY, SWAPPED } from './laneCode.ts';

/** Families of first candidates: vectorised or scalar, as the function is. */
export const startsOf = (p: Problem): StartFamily[] => (p.fn.lanes === undefined ? startFamilies(p) : laneFamilies(p));

const laneFamilies = (p: Problem): StartFamily[] => [
  { name: 'lanes', candidates: laneStarts(p, false) },
  ...(p.events.operation.includes('mul')
    ? [{ name: 'lanes-by-shifts' as const, candidates: laneStarts(p, true) }]
    : []),
];

/* Where a search for vectorised code begins: trees that add in one chain or in two, and orders that a list scheduler
 * makes for two pipes and a number of registers. */

/** Cycles from a result to what reads it, on every core that has these instructions. */
const PRODUCT_LATENCY = 4;
const LATENCY = 1;

/** How much of the written order is kept, against the height above the results. */
const KEEPING = [0, 0.3];

/** Live words at which schedules prefer what frees registers. */
const LIVE_WORDS = [24, 36];
/** What the operation that most others wait for may take beyond these. */
const RESERVE = 8;

/**
 * Candidates to begin with, each of which may be lowered; `byShifts`: multiples by constants are shifts and sums. With
 * 16 registers whole products are added row by row, which nothing that was tried comes near in a product, or column by
 * column, as is better in a ladder step.
 */
function laneStarts(p: Problem, byShifts: boolean): Candidate[] {
  if (!unitOf(p.fn.lanes ?? LANES).isHalved) {
    const choice = (byShifts ? BY_SHIFTS : 0) | FROM_MEMORY;
    const rows = rowStarts(p, (tree) => candidate(p, tree, choice));
    return [
      ...rows,
      candidate(p, leftTrees(p), choice, columnsFirst(p)),
      candidate(p, leftTrees(p), choice, resultsFirst(p)),
    ];
  }
  const bits = [0, FROM_MEMORY].map((memory) => (byShifts ? BY_SHIFTS : 0) | memory);
  return [leftTrees(p), twoChains(p), tailedChains(p)].flatMap((tree) => {
    const written = candidate(p, tree, 0);
    const orders = LIVE_WORDS.flatMap((limit) => KEEPING.map((keep) => scheduled(p, written, limit, keep)));
    return bits.flatMap((choice) =>
      [written.order, ...orders].map((order) => ({ ...candidate(p, tree, choice), order })),
    );
  });
}

function candidate(p: Problem, tree: Int16Array, bits: number, order = eventsOf(p)): Candidate {
  const { events } = p;
  const choice = Uint16Array.from({ length: events.count }, (_, e) =>
    events.kind[e] === NODE
      ? bits & FROM_MEMORY
        ? LEFT_MEMORY | RIGHT_MEMORY
        : 0
      : events.kind[e] === OPERATION
        ? bits & (events.operation[e] === 'shl' ? ~BY_SHIFTS : ~0)
        : 0,
  );
  const params = Uint8Array.from(PARAMETERS, ({ start }) => start);
  params[P_SLOT_BONUS] = 2;
  params[P_CONSTANT_BONUS] = 3;
  const c = { order: Uint16Array.from(order), tree, choice, params };
  new Orderer(p).pull(c);
  return c;
}

/** The events as they are written. */
const eventsOf = ({ events }: Problem): number[] => Array.from({ length: events.count }, (_, e) => e);

/** Sums before all else, so that each product, which is a word of its own, is made where a column needs it. */
function columnsFirst(p: Problem): number[] {
  const isNode = (e: number): boolean => p.events.kind[e] === NODE;
  const all = eventsOf(p);
  return [...all.filter(isNode), ...all.filter((e) => !isNode(e))];
}

/** Each column in the order of its leaves. */
const leftTrees = (p: Problem): Int16Array => trees(p, (leaves) => [leaves]);

/** Each column in two chains: its first half and the rest. */
const twoChains = (p: Problem): Int16Array =>
  trees(p, (leaves) =>
    leaves.length < 6 ? [leaves] : [leaves.slice(0, leaves.length >> 1), leaves.slice(leaves.length >> 1)],
  );

/**
 * Each column in one chain but for its end: where that is a word after products, as a carry is, the last product is
 * added to it apart, so that what comes late goes through one product only.
 */
function tailedChains(p: Problem): Int16Array {
  return trees(p, (leaves) => {
    const [other, product, word] = leaves.slice(-3);
    const isTailed = leaves.length > 3 && isProduct(p, other) && isProduct(p, product) && !isProduct(p, word);
    return isTailed ? [leaves.slice(0, -2), [word, product]] : [leaves];
  });
}

function trees(p: Problem, chainsOf: (leaves: readonly number[]) => readonly (readonly number[])[]): Int16Array {
  const { columns, leaves, events } = p;
  const tree = new Int16Array(2 * events.nodeCount);
  for (let k = 0; k < columns.count; k++) {
    let node = columns.nodeStart[k];
    const join = (a: number, b: number): number => {
      tree[2 * node] = a;
      tree[2 * node + 1] = b;
      return leaves.count + node++;
    };
    const all = Array.from(
      { length: columns.leafStart[k + 1] - columns.leafStart[k] },
      (_, i) => columns.leafStart[k] + i,
    );
    if (all.length > 0)
      chainsOf(all)
        .map((chain) => chain.reduce(join))
        .reduce(join);
  }
  return tree;
}

/** What an event takes: multiplications one after the other, or one operation on a pipe that shifts or on any. */
interface Taken {
  readonly pipe: 'multiply' | 'shift' | 'any' | 'none';
  readonly multiplications: number;
  /** Cycles until its result may be read. */
  readonly latency: number;
}

const NOTHING: Taken = { pipe: 'none', multiplications: 0, latency: 0 };
const ANY: Taken = { pipe: 'any', multiplications: 0, latency: LATENCY };
const SHIFT: Taken = { pipe: 'shift', multiplications: 0, latency: LATENCY };
const multiplying = (n: number): Taken => ({ pipe: 'multiply', multiplications: n, latency: n * PRODUCT_LATENCY });

/** A node takes a multiplication for each word of a product that it adds. */
function takenBy(p: Problem, tree: Int16Array, e: number): Taken {
  const { events, leaves } = p;
  if (events.kind[e] === PRODUCT || events.kind[e] === STORE) return NOTHING;
  if (events.kind[e] === NODE) {
    const n = e - events.firstNode;
    const products = [tree[2 * n], tree[2 * n + 1]].filter((part) => part < leaves.count && isProduct(p, part)).length;
    return products === 0 ? ANY : multiplying(products);
  }
  const operation = events.operation[e];
  return operation === 'mul' ? multiplying(1) : operation === 'shl' || operation === 'shr' ? SHIFT : ANY;
}

/** Whether a leaf is a word of a product. */
function isProduct({ leaves, values, events }: Problem, leaf: number): boolean {
  const v = leaves.value[leaf];
  return values.kind[v] === PRODUCED && events.kind[values.source[v]] === PRODUCT;
}

/**
 * List scheduling: a cycle takes what is ready, the highest above the results first, one of each pipe and two in all;
 * at the limit of live words, what frees some, or what is highest.
 */
function scheduled(p: Problem, { order, tree }: Candidate, limit: number, keep: number): Uint16Array {
  const needs = needsOf(p, tree);
  const taken = needs.map((_, e) => takenBy(p, tree, e));
  const users: number[][] = needs.map(() => []);
  needs.forEach((list, e) => list.forEach((n) => users[n].push(e)));
  const position = new Int32Array(order.length);
  order.forEach((e, i) => {
    position[e] = i;
  });
  const height = new Float64Array(order.length);
  for (const e of order.toReversed())
    for (const u of users[e]) height[e] = Math.max(height[e], height[u] + taken[e].latency);
  const rank = (e: number): number => keep * position[e] - height[e];
  const first = (among: readonly number[]): number => among.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const open = needs.map((list) => list.length);
  const readers = users.map((list) => list.length);
  const at = new Float64Array(order.length);
  const ready = new Set([...order].filter((e) => open[e] === 0));
  const result: number[] = [];
  let live = 0;
  const growth = (e: number): number =>
    (p.events.kind[e] === STORE || p.events.kind[e] === PRODUCT ? 0 : 1) -
    needs[e].filter((n) => p.events.kind[n] !== PRODUCT && readers[n] === 1).length;
  const take = (e: number, now: number): void => {
    live += growth(e);
    for (const n of needs[e]) readers[n]--;
    ready.delete(e);
    result.push(e);
    for (const u of users[e]) {
      at[u] = Math.max(at[u], now + taken[e].latency);
      if (--open[u] === 0) ready.add(u);
    }
  };
  let multiplierFree = 0;
  for (let now = 0; result.length < order.length; now++) {
    let places = 2;
    let hasShift = true;
    for (;;) {
      const able = [...ready].filter((e) => {
        const { pipe } = taken[e];
        if (at[e] > now || pipe === 'none') return at[e] <= now;
        return places > 0 && (pipe === 'any' || (pipe === 'shift' ? hasShift : multiplierFree <= now));
      });
      if (able.length === 0) break;
      const highest = first(able);
      const fitting = able.filter((e) => {
        const more = growth(e);
        return more <= 0 || live + more <= limit + (e === highest ? RESERVE : 0);
      });
      if (fitting.length === 0) break;
      const best = first(fitting);
      const { pipe, multiplications } = taken[best];
      if (pipe !== 'none') places--;
      if (pipe === 'shift') hasShift = false;
      if (pipe === 'multiply') multiplierFree = now + multiplications;
      take(best, now);
    }
    const isStuck = places === 2 && ready.size > 0 && [...ready].every((e) => at[e] <= now) && multiplierFree <= now;
    if (isStuck)
      take(
        [...ready].reduce((a, b) => (growth(b) < growth(a) ? b : a)),
        now,
      );
  }
  return Uint16Array.from(result);
}

/** The events whose results each event reads, with this tree; of a column the last one alone. */
function needsOf(p: Problem, tree: Int16Array): number[][] {
  const { events, leaves, values } = p;
  const parts = new Set(
    [...tree].flatMap((part) => (part < leaves.count ? [] : [events.firstNode + part - leaves.count])),
  );
  const direct = (needed: readonly number[]): number[] => [...new Set(needed)].filter((e) => !parts.has(e));
  const ofLeaf = (leaf: number): readonly number[] => {
    const v = leaves.value[leaf];
    if (values.kind[v] === PRODUCED) return [values.source[v]];
    const k = values.source[v];
    return values.kind[v] === ROOT ? direct([...p.rootDeps.subarray(p.rootDepStart[k], p.rootDepStart[k + 1])]) : [];
  };
  return Array.from({ length: events.count }, (_, e) => {
    if (events.kind[e] !== NODE) return direct([...p.deps.subarray(p.depStart[e], p.depStart[e + 1])]);
    const n = e - events.firstNode;
    const read = [tree[2 * n], tree[2 * n + 1]].flatMap((part) =>
      part < leaves.count ? ofLeaf(part) : [events.firstNode + part - leaves.count],
    );
    return [...new Set(read)];
  });
}

/* An order of a vectorised function with whole products that keeps few columns unfinished at a time. */

/**
 * Sums where results need them first, each after those that it waits for longest: so a carry goes up through a number
 * while the columns that are folded into it are made, each just before the one that reads it. A result may be stored
 * when nothing reads what it may replace.
 */
function resultsFirst(p: Problem): number[] {
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

/* First candidates that add products row by row, as the IR does: all products of one limb, before those of the next. As
 * many sums are under way as a number has limbs, and what a row completes is carried or made zero while the next row is
 * added: few registers do, and no step waits for the one before. */

/** How many additions before its own a product is made, to begin with. */
const AHEAD = [0, 2, 4];

/**
 * From the lowest limb on, and from the highest one on: so sums above a number are complete first, which are folded
 * into what follows. `empty` makes a candidate with the tree.
 */
function rowStarts(p: Problem, empty: (tree: Int16Array) => Candidate): Candidate[] {
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
    if (!multipliesValues(p, e)) continue;
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
function multipliesValues({ events, values }: Problem, e: number): boolean {
  if (events.kind[e] !== OPERATION || events.operation[e] !== 'mul') return false;
  return [0, 1].every((k) => values.kind[events.ins[3 * e + k]] !== CONSTANT);
}

/** Products whose second factor is that of the whole row, and not the first. */
function secondIsKept(p: Problem): number[] {
  const { events } = p;
  const products = Array.from({ length: events.firstNode }, (_, e) => e).filter((e) => multipliesValues(p, e));
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
  const place = order.map((e, i) => ({ e, i: multipliesValues(p, e) ? i - 2 * ahead - 1 / 2 : i }));
  return pulled(place.sort((a, b) => a.i - b.i).map(({ e }) => e));
}
