/** Instructions that move the words of a row to other places, and their cost. */
import { EVERY, has, type Mask, type Order, WORDS } from './rows.ts';
import type { LaneNode } from '../lanes/expression.ts';

/** Within pairs of words, whole pairs, or anything: each is one instruction. */
type MoveKind = 'pairs' | 'halves' | 'any';

/** What brings the words of the mask to their places; the other ones may become anything. */
export function moveKind(order: Order, mask: Mask): MoveKind {
  const wanted = WORDS.filter((i) => has(mask, i));
  if (wanted.every((i) => order[i] >> 1 === i >> 1)) return 'pairs';
  const isOfHalves = wanted.every(
    (i) => order[i] % 2 === i % 2 && (!has(mask, i ^ 1) || order[i] >> 1 === order[i ^ 1] >> 1),
  );
  return isOfHalves ? 'halves' : 'any';
}

/** Words that are not where they were. */
const movedWords = (order: Order): Mask => WORDS.reduce((mask, i) => (order[i] === i ? mask : mask | (1 << i)), 0);

/** Latencies in cycles; `kinds` of moves, `alu` of sums, shifts and blends. */
export interface Latencies {
  readonly alu: number;
  readonly madd: number;
  readonly multiple: number;
  readonly pair: number;
  readonly half: number;
  readonly any: number;
}

/** Measured (docs/notes/CORES.md); Golden Cove's on an Emerald Rapids. */
export const LATENCIES = {
  zen4: { alu: 1, madd: 4, multiple: 3, pair: 1, half: 3, any: 4 },
  zen5: { alu: 2, madd: 4, multiple: 3, pair: 2, half: 3, any: 4 },
  goldenCove: { alu: 1, madd: 4, multiple: 15, pair: 1, half: 3, any: 3 },
} as const satisfies Readonly<Record<string, Latencies>>;
export type AcrossCore = keyof typeof LATENCIES;

export const latencyOfMove = (kind: MoveKind, { pair, half, any }: Latencies): number =>
  ({ pairs: pair, halves: half, any })[kind];

/** Of a whole row: words that stay need not be moved. */
export function moveOf(order: Order, times: Latencies): { readonly mask: Mask; readonly latency: number } {
  const moved = movedWords(order);
  if (moved === 0) return { mask: 0, latency: 0 };
  const [whole, part] = [EVERY, moved].map((mask) => latencyOfMove(moveKind(order, mask), times));
  return whole <= part ? { mask: EVERY, latency: whole } : { mask: moved, latency: part };
}

/* Rows available while a plan is made: where numbers are in them, and what moving their words costs. */

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
