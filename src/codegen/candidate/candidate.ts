import { Orderer } from './order.ts';
import type { Problem } from './problem.ts';

/** Everything the search may vary about a function: plain data, hashable, storable, replayable. */
export interface Candidate {
  /** Events in issue order (a permutation of all events). */
  order: Uint16Array;
  /** Children of node n at 2n and 2n+1: leaf l is l, node m is leafCount + m. */
  tree: Int16Array;
  /** Choice bits per event; which bits mean something is decided by `lower`. */
  choice: Uint16Array;
  /** Global parameters, see PARAMETERS. */
  params: Uint8Array;
}

/** Choice bits of a NODE. */
export const NODE_LANE_OF = 1,
  NODE_NO_LEA = 2,
  NODE_KEEP_OF = 4,
  NODE_STAY_ON_CF = 8,
  NODE_SWAP = 16,
  NODE_CLEAR_FLAGS = 32,
  NODE_ADCX = 64;
/**
 * NODE, ways to keep chains apart: instead of the carry that waits for its column on the lane it does not want, the
 * addition begins a chain of its own (OWN_CHAIN); a carry on OF that is in its way is flushed instead of going to CF
 * (FLUSH_OF); the flags that its chain begins on are new, made by xor, even where they are known to be zero, so that
 * the processor has nothing to wait for (NEW_FLAGS).
 */
export const NODE_OWN_CHAIN = 128,
  NODE_FLUSH_OF = 256,
  NODE_NEW_FLAGS = 512;
/**
 * NODE: a carry that waits for a lower column ripples up to that of the addition and is taken in there, instead of past
 * it.
 */
export const NODE_RIPPLE_UP = 1024;
/** NODE: a difference of which only the borrow is read is a comparison (cmp), which needs no register. */
export const NODE_COMPARE = 2048;
/** NODE: a borrow that waits on CF and is added as a word is taken in as a carry, and becomes no word. */
export const NODE_BORROW_IN = 4096;
/** What nodes begin with; without them they are what candidates meant that were stored before there were these. */
export const NODE_START = NODE_RIPPLE_UP | NODE_COMPARE | NODE_BORROW_IN;
/** Bits that a choice has. */
export const CHOICE_BITS = 13;
/** Choice bits of a PRODUCT. */
export const PRODUCT_SWAP = 1;
/** Choice bits of an OPERATION: the low three bits select the template alternative. */
export const OPERATION_ALTERNATIVE = 7,
  OPERATION_SWAP = 16;
/** OPERATION: multiply by a small constant, or shift left by one, with addresses (lea), which keep the flags. */
export const OPERATION_BY_ADDRESS = 8;
/** OPERATION: a mask of 63 bits clears the highest one. */
export const OPERATION_CLEARS_BIT = 64;
/** OPERATION that reads the borrow of a sum: it is the flag that the last subtraction of the sum leaves. */
export const OPERATION_BY_BORROW = 32;

/**
 * Name, number of possible values and start value of each global parameter; the last is what candidates mean that were
 * stored before there was the parameter. `exact-sums`: carries of sums with terms of both signs are proved zero as
 * well. `live-in-rdx`: what the next mulx multiplies by may live in rdx alone.
 */
export const PARAMETERS = [
  { name: 'callee-saved', values: 7, start: 6 },
  { name: 'slot-bonus', values: 8, start: 2 },
  { name: 'constant-bonus', values: 12, start: 3 },
  { name: 'early-stores', values: 2, start: 0 },
  { name: 'constants-in-pool', values: 2, start: 0 },
  { name: 'bit-by-setc', values: 2, start: 0 },
  { name: 'vector-slots', values: 5, start: 0 },
  { name: 'exact-sums', values: 2, start: 0 },
  { name: 'live-in-rdx', values: 2, start: 0 },
] as const;
export const P_CALLEE_SAVED = 0,
  P_SLOT_BONUS = 1,
  P_CONSTANT_BONUS = 2,
  P_EARLY_STORES = 3,
  P_POOL = 4,
  P_SETC = 5,
  P_VECTOR_SLOTS = 6,
  P_EXACT_SUMS = 7,
  P_LIVE_IN_RDX = 8;
/**
 * Vector registers that take spilled words, per step of the parameter `vector-slots`; beyond them slots are on the
 * stack.
 */
export const VECTOR_SLOT_STEP = 4;

/** All in one buffer, which costs a third of what four of them do. */
export function cloneCandidate({ order, tree, choice, params }: Candidate): Candidate {
  const treeAt = order.byteLength;
  const choiceAt = treeAt + tree.byteLength;
  const paramsAt = choiceAt + choice.byteLength;
  const buffer = new ArrayBuffer(paramsAt + params.length);
  const clone = {
    order: new Uint16Array(buffer, 0, order.length),
    tree: new Int16Array(buffer, treeAt, tree.length),
    choice: new Uint16Array(buffer, choiceAt, choice.length),
    params: new Uint8Array(buffer, paramsAt, params.length),
  };
  copyCandidate({ order, tree, choice, params }, clone);
  return clone;
}

/** Overwrites `into` with `from`; both must belong to the same problem. */
export function copyCandidate(from: Candidate, into: Candidate): void {
  into.order.set(from.order);
  into.tree.set(from.tree);
  into.choice.set(from.choice);
  into.params.set(from.params);
}

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
