/**
 * Where a search for vectorised code begins: trees that add in one chain or in two, and orders that a list scheduler
 * makes for two pipes and a number of registers.
 */
import {
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
  type Problem,
} from '../candidate/candidate.ts';
import { Orderer } from '../candidate/order.ts';
import { LANES } from '../../ir/function.ts';
import { unitOf } from '../../ir/lanes/shape.ts';
import { rowStarts } from './laneRows.ts';
import { BY_SHIFTS, FROM_MEMORY, LEFT_MEMORY, RIGHT_MEMORY } from './laneCode.ts';

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
export function laneStarts(p: Problem, byShifts: boolean): Candidate[] {
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
