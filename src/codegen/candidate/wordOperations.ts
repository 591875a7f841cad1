/** How much a function computes, independently of how it is lowered. */
import { lesser } from '../../base/integers.ts';
import { OPERATION, PRODUCT, type Problem } from './candidate.ts';

export interface WordOperations {
  /** Products with two words of result. */
  readonly wide: number;
  /** Products of which only the low word is used. */
  readonly narrow: number;
  /**
   * All word operations: products, additions of words (with or without carry), shifts, selections and the like; no
   * loads and stores.
   */
  readonly all: number;
}

/**
 * Counts word operations. A column of n leaves takes n - 1 additions; each of them adds one carry from below for
 * nothing, and every further carry that can occur takes one addition more.
 */
export function wordOperations(problem: Problem): WordOperations {
  const { events } = problem;
  let wide = 0;
  let narrow = 0;
  let others = 0;
  for (let e = 0; e < events.count; e++) {
    if (events.kind[e] === PRODUCT) {
      if (events.outs[2 * e + 1] < 0) narrow++;
      else wide++;
    } else if (events.kind[e] === OPERATION) {
      if (events.operation[e] === 'mul') narrow++;
      else others++;
    }
  }
  return { wide, narrow, all: wide + narrow + others + additions(problem) };
}

function additions({ columns, leaves, values }: Problem): number {
  // A column comes after those whose carries it receives.
  const order = Array.from({ length: columns.count }, (_, k) => k).sort(
    (a, b) => columns.weight[a] - columns.weight[b],
  );
  const events = new Int32Array(columns.count);
  const most = Array<bigint>(columns.count).fill(0n);
  let total = 0;
  for (const k of order) {
    const first = columns.leafStart[k];
    const end = columns.leafStart[k + 1];
    const count = end - first;
    let sum = most[k];
    let negative = 0n;
    for (let l = first; l < end; l++) {
      if (leaves.sign[l] > 0) sum += values.upper[leaves.value[l]];
      else negative += 1n;
    }
    const inside = Math.max(0, count - 1);
    const carries = Number(lesser(BigInt(events[k]), most[k]));
    // A column without leaves is its carries: the first of them is there already.
    const extra = Math.max(0, carries - inside - (count === 0 ? 1 : 0));
    total += inside + extra;
    const next = columns.next[k];
    if (next < 0 || columns.closed[k] === 1) continue;
    events[next] += inside + extra;
    most[next] += (sum >> 64n) + negative;
  }
  return total;
}
