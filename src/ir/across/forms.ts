/**
 * How a row of nodes is made of rows that there are: words are moved, blended, chosen by the bit, added and subtracted.
 */
import type { LaneNode } from '../lanes/expression.ts';
import { latencyOfMove, type Latencies, moveKind, moveOf } from './moves.ts';
import { EVERY, has, isInPlace, type Mask, type Order, orderOf, ROW, WORDS } from './rows.ts';

/** A row that there is: in which word each node is, and when, in cycles. */
export interface Placed {
  readonly words: readonly (LaneNode | null)[];
  readonly isCarried: boolean;
  readonly ready: number;
}

/** Words of the row with this number, in another order. */
interface Moved {
  readonly from: number;
  readonly order: Order;
}

export type RowForm =
  | { readonly kind: 'moved'; readonly x: Moved }
  /** Words of the mask are those of y. */
  | { readonly kind: 'joined'; readonly x: Moved; readonly y: Moved; readonly mask: Mask }
  /** Words of the row where the bit is 0, in the order where it is 1 and where `always` says so. */
  | { readonly kind: 'chosen'; readonly x: Moved; readonly order: Order; readonly secret: Mask; readonly always: Mask }
  /**
   * x + y and x - y in words of the masks, x or y (`copiesY`) in the others. By `negated`, y is taken from multiples of
   * the prime first, while x is moved; else x has been raised by them where it was made.
   */
  | {
      readonly kind: 'combined';
      readonly x: Moved;
      readonly y: Moved;
      readonly sums: Mask;
      readonly differences: Mask;
      readonly copiesY: boolean;
      readonly negated: boolean;
    };

/** A form, when its row is there, and its operations. */
export interface Formed {
  readonly form: RowForm;
  readonly ready: number;
  readonly operations: number;
}

export interface FormContext {
  readonly rows: readonly Placed[];
  readonly times: Latencies;
  readonly isEven: (node: LaneNode) => boolean;
}

/** The way that is ready first, of those with the fewest operations; null if there is none. Null words are free. */
export function bestForm(wanted: readonly (LaneNode | null)[], context: FormContext): Formed | null {
  const all = [
    ...moved(wanted, context),
    ...joined(wanted, context),
    ...chosen(wanted, context),
    ...combined(wanted, context),
  ];
  return all.reduce<Formed | null>((best, one) => (best === null || costOf(one) < costOf(best) ? one : best), null);
}

/** Operations take room that others could have. */
export const OPERATION_COST = 0.25;
const costOf = ({ ready, operations }: Formed): number => ready + OPERATION_COST * operations;

/** Places of a node in a row. */
const placesOf = ({ words }: Placed, node: LaneNode): number[] => WORDS.filter((i) => words[i] === node);

/** All orders that bring these nodes of a row to their words; what no one wants stays where it is, or as it comes. */
function ordersFor(row: Placed, wanted: readonly (LaneNode | null)[]): Order[] {
  const choices = wanted.map((node, i) => (node === null ? [i] : placesOf(row, node)));
  const all = (at: number): number[][] =>
    at === ROW ? [[]] : choices[at].flatMap((place) => all(at + 1).map((rest) => [place, ...rest]));
  return all(0).map(orderOf);
}

/** Of a move of the words of a mask only, the cheapest. */
function timeOf(order: Order, mask: Mask, times: Latencies): { latency: number; operations: number } {
  if (WORDS.every((i) => !has(mask, i) || order[i] === i)) return { latency: 0, operations: 0 };
  const masked = latencyOfMove(moveKind(order, mask), times);
  const whole = moveOf(order, times).latency;
  return { latency: Math.min(masked, whole), operations: 1 };
}

/** Words that are wanted. */
export const wantedMask = (wanted: readonly (LaneNode | null)[]): Mask =>
  wanted.reduce((mask, node, i) => (node === null ? mask : mask | (1 << i)), 0);

function moved(wanted: readonly (LaneNode | null)[], { rows, times }: FormContext): Formed[] {
  return rows.flatMap((row, from) =>
    ordersFor(row, wanted).map((order): Formed => {
      const { latency, operations } = timeOf(order, wantedMask(wanted), times);
      return { form: { kind: 'moved', x: { from, order } }, ready: row.ready + latency, operations };
    }),
  );
}

/** Each word of one of two rows. */
function joined(wanted: readonly (LaneNode | null)[], { rows, times }: FormContext): Formed[] {
  const formed: Formed[] = [];
  rows.forEach((x, i) =>
    rows.forEach((y, j) => {
      if (i === j) return;
      const ofX = wanted.map((node) => node !== null && placesOf(x, node).length > 0);
      const mask = wantedMask(wanted.map((node, k) => (node === null || ofX[k] ? null : node)));
      if (mask === 0 || mask === wantedMask(wanted)) return;
      const [own, other] = [false, true].map((isY) => wanted.map((node, k) => (has(mask, k) === isY ? node : null)));
      for (const a of ordersFor(x, own))
        for (const b of ordersFor(y, other)) {
          const [first, second] = [timeOf(a, wantedMask(own), times), timeOf(b, wantedMask(other), times)];
          // Of two that are carried, or not, y moves into x; else the carry of one leaves words of the other.
          const isMove = x.isCarried === y.isCarried;
          const ready = isMove
            ? Math.max(x.ready + first.latency, y.ready) + Math.max(second.latency, times.alu)
            : Math.max(x.ready + first.latency, y.ready + second.latency);
          const operations = first.operations + Math.max(second.operations, isMove ? 1 : 0);
          formed.push({
            form: { kind: 'joined', x: { from: i, order: a }, y: { from: j, order: b }, mask },
            ready,
            operations,
          });
        }
    }),
  );
  return formed;
}

/** Words that the bit chooses, of one row. */
function chosen(wanted: readonly (LaneNode | null)[], { rows, times }: FormContext): Formed[] {
  const secret = wanted.reduce((mask, node, i) => (node?.kind === 'choice' ? mask | (1 << i) : mask), 0);
  if (secret === 0) return [];
  const ifOne = wanted.map((node) => (node?.kind === 'choice' ? node.ifOne : node));
  const ifZero = wanted.map((node) => (node?.kind === 'choice' ? node.ifZero : node));
  return rows.flatMap((row, from) =>
    ordersFor(row, ifZero).flatMap((base) =>
      ordersFor(row, ifOne).flatMap((order) =>
        [0, EVERY & ~secret].map((most): Formed => {
          // What does not depend on the bit is moved before the choice, or by it.
          const always = WORDS.reduce((m, i) => (has(most, i) && order[i] !== i ? m | (1 << i) : m), 0);
          const first = orderOf(base.map((p, i) => (has(always, i) ? i : p)));
          const [before, by] = [
            timeOf(first, EVERY & ~always, times),
            latencyOfMove(moveKind(order, secret | always), times),
          ];
          return {
            form: { kind: 'chosen', x: { from, order: first }, order, secret, always },
            ready: row.ready + before.latency + by,
            operations: 1 + before.operations,
          };
        }),
      ),
    ),
  );
}

interface Pair {
  readonly x: LaneNode;
  readonly y: LaneNode;
  readonly sign: 1 | -1;
}

/** The ways of reading a node as x + y or x - y. */
function pairsOf(node: LaneNode, isEven: (node: LaneNode) => boolean): Pair[] {
  if (node.kind === 'sum')
    return [
      { x: node.left, y: node.right, sign: 1 },
      { x: node.right, y: node.left, sign: 1 },
    ];
  if (node.kind !== 'difference') return [];
  const own: Pair = { x: node.left, y: node.right, sign: -1 };
  return isEven(node) ? [own, { x: node.right, y: node.left, sign: -1 }] : [own];
}

/** Sums and differences of words of one row or of two. */
function combined(wanted: readonly (LaneNode | null)[], context: FormContext): Formed[] {
  const { rows, isEven } = context;
  const isThere = (node: LaneNode): boolean => rows.some((row) => placesOf(row, node).length > 0);
  const pairs = wanted.map((node) => (node === null || isThere(node) ? [] : pairsOf(node, isEven)));
  if (pairs.every((ways) => ways.length === 0)) return [];
  const formed: Formed[] = [];
  const readings = pairs.reduce<(Pair | null)[][]>(
    (all, ways) => all.flatMap((one) => (ways.length === 0 ? [[...one, null]] : ways.map((way) => [...one, way]))),
    [[]],
  );
  for (const reading of readings)
    for (const copiesY of [false, true]) {
      const [xs, ys] = [reading.map((p) => p?.x ?? null), reading.map((p) => p?.y ?? null)];
      wanted.forEach((node, i) => {
        if (reading[i] === null) (copiesY ? ys : xs)[i] = node;
      });
      formed.push(...combinations(xs, ys, reading, copiesY, context));
    }
  return formed;
}

function combinations(
  xs: readonly (LaneNode | null)[],
  ys: readonly (LaneNode | null)[],
  reading: readonly (Pair | null)[],
  copiesY: boolean,
  { rows, times }: FormContext,
): Formed[] {
  const maskOfSign = (sign: number): Mask =>
    reading.reduce((mask, p, i) => (p?.sign === sign ? mask | (1 << i) : mask), 0);
  const [sums, differences] = [maskOfSign(1), maskOfSign(-1)];
  const kinds = Number(sums > 0) + Number(differences > 0);
  return rows.flatMap((rowX, i) =>
    ordersFor(rowX, xs).flatMap((orderX) =>
      rows.flatMap((rowY, j) =>
        ordersFor(rowY, ys).flatMap((orderY) => {
          const [x, y] = [timeOf(orderX, wantedMask(xs), times), timeOf(orderY, wantedMask(ys), times)];
          const [readyX, readyY] = [rowX.ready + x.latency, rowY.ready + y.latency];
          const base = {
            kind: 'combined',
            x: { from: i, order: orderX },
            y: { from: j, order: orderY },
            sums,
            differences,
          } as const;
          const moves = x.operations + y.operations;
          const direct: Formed = {
            form: { ...base, copiesY, negated: false },
            ready: Math.max(readyX, readyY) + kinds * times.alu,
            operations: moves + kinds,
          };
          // What is copied must not have been negated: y in words of the mask alone.
          const negated: Formed = {
            form: { ...base, copiesY, negated: true },
            ready: Math.max(readyX, readyY + times.alu) + times.alu,
            operations: moves + 2,
          };
          if (differences === 0) return [direct];
          const isOfOthers = WORDS.some(
            (k) =>
              ys[k] !== null &&
              !has(differences, k) &&
              WORDS.some((l) => has(differences, l) && orderY[l] === orderY[k]),
          );
          return [...(rowX.isCarried ? [] : [direct]), ...(isOfOthers ? [] : [negated])];
        }),
      ),
    ),
  );
}

/** Whether a row is used as it is. */
export const isAsItIs = (form: RowForm): boolean => form.kind === 'moved' && isInPlace(form.x.order);
