/** Mutations: what a search may change of a candidate, and how often it does. */
import type { Rng } from '../base/rng.ts';
import { blocksOf, type Blocks } from '../codegen/candidate/blocks.ts';
import {
  CHOICE_BITS,
  NODE,
  PARAMETERS,
  PRODUCT,
  type Candidate,
  type Problem,
} from '../codegen/candidate/candidate.ts';
import { Orderer } from '../codegen/candidate/order.ts';

export interface Mutation {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /** Edits `c` in place and keeps it legal, or returns false and leaves it untouched. */
  propose(c: Candidate, rng: Rng, context: MutationContext): boolean;
}

/** What mutations know besides the candidate; one per search. */
export class MutationContext {
  readonly problem: Problem;
  readonly orderer: Orderer;
  /** Choice bits that the last lowering of the current candidate looked at: no others are worth changing. */
  asked: Uint16Array;
  /** Events with at least one product factor in common, per PRODUCT event. */
  readonly sharingFactor: readonly (readonly number[])[];
  readonly blocks: Blocks;

  constructor(problem: Problem) {
    this.problem = problem;
    this.orderer = new Orderer(problem);
    this.asked = new Uint16Array(problem.events.count).fill(2 ** CHOICE_BITS - 1);
    this.blocks = blocksOf(problem);
    this.sharingFactor = factorPartners(problem);
  }
}

function factorPartners(p: Problem): number[][] {
  const { events } = p;
  const products = Array.from({ length: events.firstNode }, (_, e) => e).filter((e) => events.kind[e] === 0);
  const share = (a: number, b: number): boolean =>
    [0, 1].some((i) => [0, 1].some((j) => events.ins[3 * a + i] === events.ins[3 * b + j]));
  return Array.from({ length: events.count }, (_, e) =>
    products.includes(e) ? products.filter((f) => f !== e && share(e, f)) : [],
  );
}

/* Mutations of the order of events. After each the order is made legal again, by pulling producers forward or pushing
 * consumers back. */

/** Moves the `length` events at `from` so that they start at `to` (counted without them). */
function moveRange(order: Uint16Array, from: number, length: number, to: number): void {
  const block = order.slice(from, from + length);
  if (to > from) order.copyWithin(from, from + length, to + length);
  else order.copyWithin(to + length, to, from);
  order.set(block, to);
}

/** Applies a move and repairs the order: producers follow a move to the front, otherwise consumers give way. */
function moved(c: Candidate, x: MutationContext, from: number, length: number, to: number, pull: boolean): boolean {
  if (to === from || to < 0 || to + length > c.order.length) return false;
  moveRange(c.order, from, length, to);
  const first = Math.min(from, to);
  const end = Math.max(from, to) + length;
  if (pull) x.orderer.pull(c, first, end);
  else x.orderer.push(c, first, end);
  return true;
}

const near = (rng: Rng, reach: number): number => (rng.below(2) === 0 ? 1 : -1) * (1 + rng.below(reach));

/** One event, a few places on (often) or further. */
const moveEvent: Mutation = {
  name: 'move-event',
  weight: 20,
  propose(c, rng, x) {
    const from = rng.below(c.order.length);
    const to = from + near(rng, rng.below(2) === 0 ? 4 : 20);
    return moved(c, x, from, 1, clamp(to, c.order.length - 1), to < from);
  },
};

/** A block of consecutive events. */
const moveBlock: Mutation = {
  name: 'move-block',
  weight: 12,
  propose(c, rng, x) {
    const length = Math.min(2 + rng.below(7), c.order.length - 1);
    const from = rng.below(c.order.length - length + 1);
    const to = clamp(from + near(rng, 16), c.order.length - length);
    return moved(c, x, from, length, to, to < from);
  },
};

/** Two neighbours. */
const swapNeighbours: Mutation = {
  name: 'swap-neighbours',
  weight: 6,
  propose(c, rng, x) {
    if (c.order.length < 2) return false;
    const from = rng.below(c.order.length - 1);
    return moved(c, x, from, 1, from + 1, rng.below(2) === 0);
  },
};

/** One event next to any other. */
const moveNextTo: Mutation = {
  name: 'move-next-to',
  weight: 5,
  propose(c, rng, x) {
    const from = rng.below(c.order.length);
    const to = rng.below(c.order.length);
    return moved(c, x, from, 1, to, to < from);
  },
};

/** A product next to one that shares a factor with it, so that rdx is loaded once. */
const clusterFactor: Mutation = {
  name: 'cluster-factor',
  weight: 6,
  propose(c, rng, x) {
    const from = rng.below(c.order.length);
    const e = c.order[from];
    const partners = x.problem.events.kind[e] === PRODUCT ? x.sharingFactor[e] : [];
    if (partners.length === 0) return false;
    const to = c.order.indexOf(partners[rng.below(partners.length)]);
    return moved(c, x, from, 1, to < from ? to + 1 : to, to < from);
  },
};

/** A node of the next column directly behind a node whose carry it can absorb. */
const followCarry: Mutation = {
  name: 'follow-carry',
  weight: 10,
  propose(c, rng, x) {
    const { events, columns } = x.problem;
    const at = rng.below(c.order.length);
    const e = c.order[at];
    if (events.kind[e] !== NODE) return false;
    const next = columns.next[events.detail[e]];
    const count = next < 0 ? 0 : columns.nodeStart[next + 1] - columns.nodeStart[next];
    if (count === 0) return false;
    const follower = events.firstNode + columns.nodeStart[next] + rng.below(count);
    const from = c.order.indexOf(follower);
    return moved(c, x, from, 1, at < from ? at + 1 : at, rng.below(2) === 0);
  },
};

/** All events of a block of a formula (model/blocks) before, or behind, those of another. */
export const moveFormulaBlock: Mutation = {
  name: 'move-formula-block',
  weight: 3,
  propose(c, rng, x) {
    const { count, ofEvent } = x.blocks;
    if (count < 2) return false;
    const block = rng.below(count);
    const other = (block + 1 + rng.below(count - 1)) % count;
    const isEarlier = rng.below(2) === 0;
    const ours = c.order.filter((e) => ofEvent[e] === block);
    const rest = c.order.filter((e) => ofEvent[e] !== block);
    const at = isEarlier
      ? rest.findIndex((e) => ofEvent[e] === other)
      : rest.findLastIndex((e) => ofEvent[e] === other) + 1;
    if (at < 0 || ours.length === 0) return false;
    c.order.set(rest.subarray(0, at));
    c.order.set(ours, at);
    c.order.set(rest.subarray(at), at + ours.length);
    if (isEarlier) x.orderer.pull(c);
    else x.orderer.push(c);
    return true;
  },
};

const clamp = (to: number, max: number): number => Math.max(0, Math.min(max, to));

/* Mutations of what is added how, of choices and of parameters. */

const TRIES = 16;

/** Exchanges two subtrees of the add tree of one column. */
const swapSubtrees: Mutation = {
  name: 'swap-subtrees',
  weight: 16,
  propose(c, rng, x) {
    const { events, columns } = x.problem;
    for (let i = 0; i < TRIES && events.nodeCount > 1; i++) {
      const a = rng.below(events.nodeCount);
      const k = events.detail[events.firstNode + a];
      const count = columns.nodeStart[k + 1] - columns.nodeStart[k];
      const b = columns.nodeStart[k] + rng.below(count);
      const left = 2 * a + rng.below(2);
      const right = 2 * b + rng.below(2);
      if (left === right || !exchangeable(c, x, a, b, left, right)) continue;
      [c.tree[left], c.tree[right]] = [c.tree[right], c.tree[left]];
      const one = c.order.indexOf(events.firstNode + a);
      const other = c.order.indexOf(events.firstNode + b);
      const first = Math.min(one, other);
      const end = Math.max(one, other) + 1;
      if (rng.below(2) === 0) x.orderer.pull(c, first, end);
      else x.orderer.push(c, first, end);
      return true;
    }
    return false;
  },
};

/** The exchange must not put a node below itself. */
function exchangeable(c: Candidate, x: MutationContext, a: number, b: number, left: number, right: number): boolean {
  const first = x.problem.leaves.count;
  return a === b
    ? false
    : !contains(c, first, c.tree[left], first + b) && !contains(c, first, c.tree[right], first + a);
}

/** True if `part` is in the subtree `of`. */
function contains(c: Candidate, firstNode: number, of: number, part: number): boolean {
  if (of === part) return true;
  if (of < firstNode) return false;
  const node = of - firstNode;
  return contains(c, firstNode, c.tree[2 * node], part) || contains(c, firstNode, c.tree[2 * node + 1], part);
}

const BITS = Array.from({ length: CHOICE_BITS }, (_, i) => 1 << i);

/** Flips one choice bit that lowering looked at. */
const flipChoice: Mutation = {
  name: 'flip-choice',
  weight: 16,
  propose(c, rng, x) {
    for (let i = 0; i < TRIES; i++) {
      const e = rng.below(c.choice.length);
      const asked = x.asked[e];
      const bits = BITS.filter((b) => asked & b);
      if (bits.length === 0) continue;
      c.choice[e] ^= bits[rng.below(bits.length)];
      return true;
    }
    return false;
  },
};

/** Gives one global parameter another value: its neighbour, or any. */
const changeParameter: Mutation = {
  name: 'change-parameter',
  weight: 3,
  propose(c, rng) {
    const i = rng.below(PARAMETERS.length);
    const { values } = PARAMETERS[i];
    const step = rng.below(2) === 0 ? 1 : values - 1;
    c.params[i] = (c.params[i] + step) % values;
    return true;
  },
};

/** Every mutation of the search, with its frequency (from what was accepted in trials). */
export const MUTATIONS: readonly Mutation[] = [
  moveEvent,
  moveBlock,
  flipChoice,
  swapSubtrees,
  moveNextTo,
  clusterFactor,
  swapNeighbours,
  changeParameter,
  followCarry,
  moveFormulaBlock,
];

/** Draws a mutation according to the weights. */
export function drawMutation(rng: Rng, mutations: readonly Mutation[] = MUTATIONS): Mutation {
  let ticket = rng.below(mutations.reduce((sum, m) => sum + m.weight, 0));
  for (const m of mutations) {
    ticket -= m.weight;
    if (ticket < 0) return m;
  }
  return mutations[mutations.length - 1];
}
