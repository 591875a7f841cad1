/** The ways in which a row of numbers is made from available rows. */
import type { LaneNode } from '../lanes/expression.ts';
import type { Latencies, Moved, Placed } from './moves.ts';
import type { NumberCosts } from './rowNumbers.ts';
import type { Mask, Order } from './rows.ts';

/** Words of a row times a power of two. */
export interface Shifted extends Moved {
  readonly shift: number;
}

/** Such that are added, or subtracted. */
export interface RowAddend extends Shifted {
  readonly sums: Mask;
  readonly differences: Mask;
  /** Taken from multiples of the prime before it is moved, so that it is added everywhere. */
  readonly negated: boolean;
}

export type RowForm =
  | { readonly kind: 'moved'; readonly x: Moved }
  /** Words of the mask are those of y. */
  | { readonly kind: 'joined'; readonly x: Moved; readonly y: Moved; readonly mask: Mask }
  /** Words of the row where the bit is 0, in the order where it is 1 and where `always` says so. */
  | { readonly kind: 'chosen'; readonly x: Moved; readonly order: Order; readonly secret: Mask; readonly always: Mask }
  /**
   * Words of x with what is added to them and subtracted from them; by `copies`, in words of that mask those of the
   * first addend in place of x. By `isLifted`, multiples of the prime are added to x before it is moved; else x has
   * been raised by them where it was made, if something is subtracted from it.
   */
  | {
      readonly kind: 'combined';
      readonly x: Shifted;
      readonly addends: readonly RowAddend[];
      readonly copies: Mask;
      readonly isLifted: boolean;
    }
  /** Words of the mask are those of the second form. */
  | { readonly kind: 'split'; readonly first: RowForm; readonly second: RowForm; readonly mask: Mask };

/** A form, when its row is there, and its operations. */
export interface Formed {
  readonly form: RowForm;
  readonly ready: number;
  readonly operations: number;
}

export interface FormContext {
  readonly rows: readonly Placed[];
  readonly times: Latencies;
  readonly costs: NumberCosts;
  readonly isEven: (node: LaneNode) => boolean;
  /** Moves that are made already, for other rows. */
  readonly moves: readonly Moved[];
  readonly raises: Raises;
}

/** Of rows of products by their numbers: words that are raised, and those that are subtracted from raised ones. */
export interface Raises {
  readonly raised: ReadonlyMap<number, Mask>;
  readonly subtracted: ReadonlyMap<number, Mask>;
}
