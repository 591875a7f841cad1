/** The search problem (values, columns, events) and the candidate (order, trees, choices), as plain data. */
import type { IrFunction, OpKind } from '../../ir/function.ts';

/**
 * The search problem: a word-IR function read as sums and events.
 *
 * Values are SSA words. A sum is a chain of columns; column k holds leaves (signed words) that are
 * added by a binary tree of nodes. What leaves a column as carry goes to column `next`; the word that
 * remains when everything below has been added is the column's root. Carries are never values: they
 * exist only while pending in a flag (CF or OF) during lowering, or as the root of a column without
 * leaves. All tables are dense arrays; indices are plain numbers within this module and `lower`.
 */

/** Where a value comes from. */
export const LIMB = 0,
  SCALAR = 1,
  CONSTANT = 2,
  PRODUCED = 3,
  ROOT = 4;

/** What an event does. */
export const PRODUCT = 0,
  NODE = 1,
  OPERATION = 2,
  STORE = 3;

/** Ordinary operations (everything that is neither a product nor part of a sum). */
export type OperationKind = Exclude<OpKind, 'sum' | 'mulx' | 'addcarryx' | 'subborrowx' | 'copy'>;

export interface ValueTable {
  readonly count: number;
  /** LIMB, SCALAR, CONSTANT, PRODUCED or ROOT. */
  readonly kind: Int32Array;
  /** LIMB, SCALAR: parameter; CONSTANT: index into `constants`; PRODUCED: event; ROOT: column. */
  readonly source: Int32Array;
  /** LIMB: limb index; PRODUCED: output index of the event. */
  readonly index: Int32Array;
  /** Number of places that read the value (leaves, event operands). */
  readonly uses: Int32Array;
  readonly lower: readonly bigint[];
  readonly upper: readonly bigint[];
  readonly constants: readonly bigint[];
}

export interface ColumnTable {
  readonly count: number;
  /** Column that receives the carry, or -1 when the carry out is dropped. */
  readonly next: Int32Array;
  /** Columns linked by `next` form one system; `weight` is the power of 2^64 within it. */
  readonly system: Int32Array;
  readonly weight: Int32Array;
  /**
   * Columns with the same number are added row by row in the first candidate. A system may be several sums of which
   * only carries are linked.
   */
  readonly sum: Int32Array;
  /**
   * 1 when the interval of the whole sum leaves nothing to carry out of this column. (In a sum with
   * negative terms the partial sums may still carry.)
   */
  readonly closed: Uint8Array;
  /** 1 when the root of this column is a borrow: it counts -1 in the sum. */
  readonly negative: Uint8Array;
  /**
   * 1 when all leaves of the column and of those whose carries reach it are positive: its carries may be proved zero.
   */
  readonly positive: Uint8Array;
  /**
   * Per column, those of other sums that carry into it and whose carry is never negative once their sum is complete.
   */
  readonly exactFeeders: readonly (readonly number[])[];
  /** Leaves of column k are leafStart[k] .. leafStart[k+1]-1; nodes likewise (leaves-1 of them). */
  readonly leafStart: Int32Array;
  readonly nodeStart: Int32Array;
  /** Value that is the root of the column, or -1. */
  readonly root: Int32Array;
}

export interface LeafTable {
  readonly count: number;
  readonly value: Int32Array;
  /** +1 or -1. */
  readonly sign: Int32Array;
  readonly column: Int32Array;
  /** Rows are added one after the other in the first candidate; see mergeRows in linkCarries.ts. */
  readonly row: Int32Array;
  /** Bit of the leaf in the masks of its system. */
  readonly bit: Int32Array;
}

export interface EventTable {
  readonly count: number;
  /** PRODUCT, NODE, OPERATION or STORE. */
  readonly kind: Uint8Array;
  /** OPERATION: which one. PRODUCT: `mul52` for one of 52-bit words, else null. */
  readonly operation: readonly (OperationKind | null)[];
  /** Three operand values per event, -1 when absent. */
  readonly ins: Int32Array;
  /** Two output values per event, -1 when absent or unused. PRODUCT: lo, hi. */
  readonly outs: Int32Array;
  /** OPERATION: shift amount; STORE: result index · 64 + limb; NODE: column. */
  readonly detail: Int32Array;
  /** First NODE event; node n is event firstNode + n. */
  readonly firstNode: number;
  readonly nodeCount: number;
}

/** Leaves whose maxima belong together: in each case, `max[i]` bounds leaf `leaves[i]`. */
export interface LeafGroup {
  readonly leaves: readonly number[];
  readonly cases: readonly (readonly bigint[])[];
}

export interface SystemTable {
  readonly count: number;
  readonly leafCount: Int32Array;
  readonly groups: readonly (readonly LeafGroup[])[];
}

export interface Problem {
  readonly fn: IrFunction;
  readonly values: ValueTable;
  readonly columns: ColumnTable;
  readonly leaves: LeafTable;
  readonly events: EventTable;
  readonly systems: SystemTable;
  /** Event e must follow deps[depStart[e] .. depStart[e+1]-1] whatever the trees are. */
  readonly depStart: Int32Array;
  readonly deps: Int32Array;
  /** The same for the root of column k: events that must have happened before it can be read. */
  readonly rootDepStart: Int32Array;
  readonly rootDeps: Int32Array;
}

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
export const NODE_ON_OF = 1,
  NODE_NO_LEA = 2,
  NODE_KEEP_OF = 4,
  NODE_STAY_ON_CF = 8,
  NODE_SWAP = 16,
  NODE_CLEAR_FLAGS = 32,
  NODE_ADCX = 64;

/**
 * NODE, ways to keep chains apart: instead of taking in the carry that waits for its column in the flag it does not
 * want, the addition begins a chain of its own (OWN_CHAIN); a carry on OF that is in its way is flushed instead of
 * going to CF (FLUSH_OF); the flags that its chain begins on are new, made by xor, even where they are known to be
 * zero, so that the processor has nothing to wait for (NEW_FLAGS).
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

/** OPERATION that reverses bytes: it does so where the word is loaded, or where it is stored (movbe). */
export const OPERATION_IN_MEMORY = 128;

/** Choice bit of a STORE of a constant: it is in the instruction, if it fits, and in no register. */
export const STORE_IMMEDIATE = 1;

/** What operations begin with, as for nodes. */
export const OPERATION_START = OPERATION_BY_BORROW | OPERATION_CLEARS_BIT | OPERATION_IN_MEMORY;

/**
 * Name, number of possible values and start value of each global parameter; the last is what candidates mean that were
 * stored before there was the parameter. `early-stores`: a result is stored at the end, once no argument is read any
 * more (1), or no word of an argument that may be where it goes (2). `exact-sums`: carries of sums with terms of both
 * signs are proved zero as well. `live-in-rdx`: what the next mulx multiplies by may live in rdx alone, and an argument
 * that came there (2).
 */
export const PARAMETERS = [
  { name: 'callee-saved', values: 7, start: 6 },
  { name: 'slot-bonus', values: 8, start: 2 },
  { name: 'constant-bonus', values: 12, start: 3 },
  { name: 'early-stores', values: 3, start: 0 },
  { name: 'constants-in-pool', values: 2, start: 0 },
  { name: 'bit-by-setc', values: 2, start: 0 },
  { name: 'vector-slots', values: 5, start: 0 },
  { name: 'exact-sums', values: 2, start: 0 },
  { name: 'live-in-rdx', values: 3, start: 0 },
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
