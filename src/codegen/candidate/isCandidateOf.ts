import { CHOICE_BITS, PARAMETERS, type Candidate } from './candidate.ts';
import { Orderer } from './order.ts';
import type { Problem } from './problem.ts';

/**
 * Whether anything of a candidate's type is one of the problem, whoever made it: all events once and each after what it
 * needs, one tree over the leaves of each column, choices and parameters that there are. What is can be lowered or
 * refused, and mutated; whether its code is right is for the tests to say.
 */
export function isCandidateOf(p: Problem, c: Candidate): boolean {
  return (
    isPermutation(c.order, p.events.count) &&
    c.choice.length === p.events.count &&
    c.choice.every((bits) => bits < 2 ** CHOICE_BITS) &&
    c.params.length === PARAMETERS.length &&
    c.params.every((value, i) => value < PARAMETERS[i].values) &&
    c.tree.length === 2 * p.events.nodeCount &&
    hasTrees(p, c) &&
    new Orderer(p).legal(c)
  );
}

function isPermutation(order: Uint16Array, count: number): boolean {
  const seen = new Set(order);
  return order.length === count && seen.size === count && order.every((e) => e < count);
}

/** Children of a column's nodes are its leaves and nodes, each at most once; cycles no order satisfies. */
function hasTrees({ columns, leaves }: Problem, { tree }: Candidate): boolean {
  for (let k = 0; k < columns.count; k++) {
    const parts = tree.slice(2 * columns.nodeStart[k], 2 * columns.nodeStart[k + 1]);
    const isOfColumn = (part: number): boolean =>
      part < leaves.count
        ? part >= columns.leafStart[k] && part < columns.leafStart[k + 1]
        : part - leaves.count >= columns.nodeStart[k] && part - leaves.count < columns.nodeStart[k + 1];
    if (new Set(parts).size < parts.length || !parts.every(isOfColumn)) return false;
  }
  return true;
}
