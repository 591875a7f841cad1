/**
 * The search problem: a word-IR function read as sums and events.
 *
 * Values are SSA words. A sum is a chain of columns; column k holds leaves (signed words) that are
 * added by a binary tree of nodes. What leaves a column as carry goes to column `next`; the word that
 * remains when everything below has been added is the column's root. Carries are never values: they
 * exist only while pending on a lane (CF or OF) during lowering, or as the root of a column without
 * leaves. All tables are dense arrays; indices are plain numbers within this module and `lower`.
 */
import type { IrFunction, OpKind } from '../../ir/function.ts';

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
