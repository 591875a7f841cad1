/** Orders of the operations of a row program: which exist, how they change, and their text form. */
import type { Rng } from '../../base/rng.ts';
import type { RowId, RowOp } from '../../ir/across/rows.ts';

/** What each operation that is computed at all waits for, in the order in which they were written. */
export function needsOf(ops: readonly RowOp[]): Map<RowId, RowId[]> {
  const needed = new Set<RowId>();
  for (let i = ops.length - 1; i >= 0; i--)
    if (ops[i].kind === 'output' || needed.has(i)) for (const a of [i, ...ops[i].ins]) needed.add(a);
  const isComputed = (i: RowId): boolean => needed.has(i) && ops[i].kind !== 'input' && ops[i].kind !== 'constant';
  const all = ops.flatMap((_, i) => (isComputed(i) ? [i] : []));
  return new Map(all.map((i) => [i, [...new Set(ops[i].ins)].filter(isComputed)]));
}

/** Whether each operation is there once, behind all that it waits for. */
export function isOrder(order: readonly RowId[], needs: ReadonlyMap<RowId, readonly RowId[]>): boolean {
  const done = new Set<RowId>();
  for (const i of order) {
    if (done.has(i) || !(needs.get(i)?.every((a) => done.has(a)) ?? false)) return false;
    done.add(i);
  }
  return done.size === needs.size;
}

const LENGTHS = [1, 1, 1, 2, 4, 8, 16];
const DISTANCES = [3, 8, 20, 50];

/** A few operations one behind the other, further to the front or to the back, with what must go with them. */
export function movedBlock(
  order: readonly RowId[],
  needs: ReadonlyMap<RowId, readonly RowId[]>,
  rng: Rng,
): readonly RowId[] {
  const from = rng.below(order.length);
  const end = Math.min(order.length, from + LENGTHS[rng.below(LENGTHS.length)]);
  const distance = DISTANCES[rng.below(DISTANCES.length)];
  const block = order.slice(from, end);
  const to = rng.below(2) === 0 ? Math.max(0, from - distance) : end;
  const last = to < from ? end : Math.min(order.length, end + distance);
  const passed = to < from ? order.slice(to, from) : order.slice(end, last);
  const isBound = to < from ? neededBy(block, passed, needs) : waitingFor(block, passed, needs);
  const [bound, free] = [passed.filter((i) => isBound.has(i)), passed.filter((i) => !isBound.has(i))];
  return to < from
    ? [...order.slice(0, to), ...bound, ...block, ...free, ...order.slice(end)]
    : [...order.slice(0, from), ...free, ...block, ...bound, ...order.slice(last)];
}

/** Those of `among` that a block waits for, by way of others of them. */
function neededBy(
  block: readonly RowId[],
  among: readonly RowId[],
  needs: ReadonlyMap<RowId, readonly RowId[]>,
): ReadonlySet<RowId> {
  const found = new Set<RowId>();
  for (const i of [...among, ...block].toReversed())
    if (found.has(i) || block.includes(i)) for (const a of needs.get(i) ?? []) found.add(a);
  return found;
}

/** Those of `among` that wait for a block. */
function waitingFor(
  block: readonly RowId[],
  among: readonly RowId[],
  needs: ReadonlyMap<RowId, readonly RowId[]>,
): ReadonlySet<RowId> {
  const found = new Set<RowId>(block);
  for (const i of among) if (needs.get(i)?.some((a) => found.has(a))) found.add(i);
  return found;
}

/** Two digits for each operation: how many are written before it. */
const DIGITS = 36;
type Needs = ReadonlyMap<RowId, readonly RowId[]>;
export function orderText(order: readonly RowId[], needs: Needs): string {
  const places = new Map([...needs.keys()].map((id, place) => [id, place]));
  return order.map((id) => (places.get(id) ?? 0).toString(DIGITS).padStart(2, '0')).join('');
}
export function orderOfText(text: string, needs: Needs): RowId[] {
  const all = [...needs.keys()];
  return (text.match(/../g) ?? []).map((digits) => all[Number.parseInt(digits, DIGITS)]);
}
