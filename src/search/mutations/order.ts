/**
 * Mutations of the order of events. After each the order is made legal again, by pulling producers forward or pushing
 * consumers back.
 */
import type { Rng } from '../../base/rng.ts';
import { type Candidate, NODE, PRODUCT } from '../../codegen/candidate/candidate.ts';
import type { Mutation, MutationContext } from './mutation.ts';

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
export const moveEvent: Mutation = {
  name: 'move-event',
  weight: 20,
  propose(c, rng, x) {
    const from = rng.below(c.order.length);
    const to = from + near(rng, rng.below(2) === 0 ? 4 : 20);
    return moved(c, x, from, 1, clamp(to, c.order.length - 1), to < from);
  },
};

/** A block of consecutive events. */
export const moveBlock: Mutation = {
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
export const swapNeighbours: Mutation = {
  name: 'swap-neighbours',
  weight: 6,
  propose(c, rng, x) {
    if (c.order.length < 2) return false;
    const from = rng.below(c.order.length - 1);
    return moved(c, x, from, 1, from + 1, rng.below(2) === 0);
  },
};

/** One event next to any other. */
export const moveNextTo: Mutation = {
  name: 'move-next-to',
  weight: 5,
  propose(c, rng, x) {
    const from = rng.below(c.order.length);
    const to = rng.below(c.order.length);
    return moved(c, x, from, 1, to, to < from);
  },
};

/** A product next to one that shares a factor with it, so that rdx is loaded once. */
export const clusterFactor: Mutation = {
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
export const followCarry: Mutation = {
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
