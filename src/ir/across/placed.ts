/** Rows available while a plan is made: where numbers are in them, and what moving their words costs. */
import type { LaneNode } from '../lanes/expression.ts';
import { latencyOfMove, type Latencies, moveKind, moveOf } from './moves.ts';
import { has, type Mask, type Order, WORDS } from './rows.ts';

/** A row that there is: in which word each node is, and when, in cycles. */
export interface Placed {
  readonly words: readonly (LaneNode | null)[];
  readonly isCarried: boolean;
  readonly ready: number;
  /** The number of the row of products that it is, or twice; null for others. */
  readonly product: number | null;
}

/** Words of the row with this number, in another order. */
export interface Moved {
  readonly from: number;
  readonly order: Order;
}

/** Places of a node in a row. */
export const placesOf = ({ words }: Placed, node: LaneNode): number[] => WORDS.filter((i) => words[i] === node);

/** Of a move of the words of a mask only, the cheapest. */
export function timeOf(
  { from, order }: Moved,
  mask: Mask,
  { times, moves }: { readonly times: Latencies; readonly moves: readonly Moved[] },
): { latency: number; operations: number } {
  if (WORDS.every((i) => !has(mask, i) || order[i] === i)) return { latency: 0, operations: 0 };
  const masked = latencyOfMove(moveKind(order, mask), times);
  const whole = moveOf(order, times).latency;
  const isMade = moves.some((move) => move.from === from && move.order.every((word, i) => word === order[i]));
  return { latency: Math.min(masked, whole), operations: isMade ? 0 : 1 };
}
