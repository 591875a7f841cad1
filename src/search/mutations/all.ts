import type { Rng } from '../../base/rng.ts';
import type { Mutation } from './mutation.ts';
import { changeParameter, flipChoice } from './choices.ts';
import {
  clusterFactor,
  followCarry,
  moveBlock,
  moveEvent,
  moveFormulaBlock,
  moveNextTo,
  swapNeighbours,
} from './order.ts';
import { swapSubtrees } from './tree.ts';

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
