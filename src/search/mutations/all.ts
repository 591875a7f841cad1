/** The list of all mutations with their weights. */
import type { Rng } from '../../base/rng.ts';
import type { Mutation, MutationContext } from './mutation.ts';
import {
  clusterFactor,
  followCarry,
  moveBlock,
  moveEvent,
  moveFormulaBlock,
  moveNextTo,
  swapNeighbours,
} from './order.ts';
import { CHOICE_BITS, PARAMETERS, type Candidate } from '../../codegen/candidate/candidate.ts';

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
