/**
 * Where a search for lanes begins: trees that add in one chain or in two, and orders that a list scheduler makes for
 * two pipes and a number of registers.
 */
import { P_CONSTANT_BONUS, P_SLOT_BONUS, PARAMETERS, type Candidate } from '../candidate/candidate.ts';
import { Orderer } from '../candidate/order.ts';
import { NODE, OPERATION, PRODUCED, PRODUCT, type Problem, ROOT, STORE } from '../candidate/problem.ts';
import { BY_SHIFTS, FROM_MEMORY, LEFT_MEMORY, RIGHT_MEMORY } from './laneCode.ts';

/** Cycles from a result to what reads it, on every core that has these instructions. */
const PRODUCT_LATENCY = 4;
const LATENCY = 1;

/** Live words at which the scheduler prefers what frees registers. */
const LIMITS = [24, 36];
/** How much of the written order is kept, against the height above the results. */
const KEEPING = [0, 0.3];

/** Candidates to begin with, each of which may be lowered; `byShifts`: multiples by constants are shifts and sums. */
export function laneStarts(p: Problem, byShifts: boolean): Candidate[] {
  const bits = [0, FROM_MEMORY].map((memory) => (byShifts ? BY_SHIFTS : 0) | memory);
  return [leftTrees(p), twoChains(p), tailedChains(p)].flatMap((tree) => {
    const written = candidate(p, tree, 0);
    const orders = LIMITS.flatMap((limit) => KEEPING.map((keep) => scheduled(p, written, limit, keep)));
    return bits.flatMap((choice) =>
      [written.order, ...orders].map((order) => ({ ...candidate(p, tree, choice), order })),
    );
  });
}

function candidate(p: Problem, tree: Int16Array, bits: number): Candidate {
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
  const c = { order: Uint16Array.from({ length: events.count }, (_, e) => e), tree, choice, params };
  new Orderer(p).pull(c);
  return c;
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
  const isProduct = (leaf: number): boolean => {
    const v = p.leaves.value[leaf];
    return p.values.kind[v] === PRODUCED && p.events.kind[p.values.source[v]] === PRODUCT;
  };
  return trees(p, (leaves) => {
    const [other, product, word] = leaves.slice(-3);
    const isTailed = leaves.length > 3 && isProduct(other) && isProduct(product) && !isProduct(word);
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

/** Events by what they take: a pipe that multiplies, one that shifts, any, or none. */
function pipeOf(p: Problem, e: number): 'multiply' | 'shift' | 'any' | 'none' {
  const { events } = p;
  if (events.kind[e] === PRODUCT || events.kind[e] === STORE) return 'none';
  if (events.kind[e] === NODE) return 'multiply';
  const operation = events.operation[e];
  return operation === 'mul' ? 'multiply' : operation === 'shl' || operation === 'shr' ? 'shift' : 'any';
}

/**
 * List scheduling: a cycle takes what is ready, the highest above the results first, one of each pipe and two in all;
 * at the limit of live words, what frees some.
 */
function scheduled(p: Problem, { order, tree }: Candidate, limit: number, keep: number): Uint16Array {
  const needs = needsOf(p, tree);
  const users: number[][] = needs.map(() => []);
  needs.forEach((list, e) => list.forEach((n) => users[n].push(e)));
  const position = new Int32Array(order.length);
  order.forEach((e, i) => {
    position[e] = i;
  });
  const latency = (e: number): number =>
    pipeOf(p, e) === 'none' ? 0 : pipeOf(p, e) === 'multiply' ? PRODUCT_LATENCY : LATENCY;
  const height = new Float64Array(order.length);
  for (const e of order.toReversed()) for (const u of users[e]) height[e] = Math.max(height[e], height[u] + latency(e));
  const rank = (e: number): number => keep * position[e] - height[e];
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
      at[u] = Math.max(at[u], now + latency(e));
      if (--open[u] === 0) ready.add(u);
    }
  };
  for (let now = 0; result.length < order.length; now++) {
    const used = { multiply: 0, shift: 0, any: 0, none: -Infinity };
    let taken = 0;
    for (let more = true; more; ) {
      const able = [...ready].filter((e) => {
        const pipe = pipeOf(p, e);
        return at[e] <= now && (pipe === 'none' || (taken < 2 && (pipe === 'any' || used[pipe] < 1)));
      });
      const fitting = able.filter((e) => live + growth(e) <= limit || growth(e) <= 0);
      const best = fitting.length === 0 ? undefined : fitting.reduce((a, b) => (rank(b) < rank(a) ? b : a));
      more = best !== undefined;
      if (best === undefined) break;
      const pipe = pipeOf(p, best);
      if (pipe !== 'none') taken++;
      used[pipe]++;
      take(best, now);
    }
    const isStuck = taken === 0 && [...ready].every((e) => at[e] <= now) && ready.size > 0;
    if (isStuck)
      take(
        [...ready].reduce((a, b) => (growth(b) < growth(a) ? b : a)),
        now,
      );
  }
  return Uint16Array.from(result);
}

/** The events that each event follows, with this tree. */
function needsOf(p: Problem, tree: Int16Array): number[][] {
  const { events, leaves, values } = p;
  const ofLeaf = (leaf: number): readonly number[] => {
    const v = leaves.value[leaf];
    if (values.kind[v] === PRODUCED) return [values.source[v]];
    const k = values.source[v];
    return values.kind[v] === ROOT ? [...p.rootDeps.subarray(p.rootDepStart[k], p.rootDepStart[k + 1])] : [];
  };
  return Array.from({ length: events.count }, (_, e) => {
    if (events.kind[e] !== NODE) return [...new Set(p.deps.subarray(p.depStart[e], p.depStart[e + 1]))];
    const n = e - events.firstNode;
    const parts = [tree[2 * n], tree[2 * n + 1]];
    return [
      ...new Set(
        parts.flatMap((part) => (part < leaves.count ? ofLeaf(part) : [events.firstNode + part - leaves.count])),
      ),
    ];
  });
}
