/**
 * How a row of numbers is made from available rows: by moves, blends, selections by the secret bit, sums and
 * differences.
 */
import type { RowForm, Formed, FormContext } from './rowForm.ts';
import type { LaneNode } from '../lanes/expression.ts';
import { combined } from './combinations.ts';
import { latencyOfMove, moveKind, type Moved, type Placed, placesOf, timeOf } from './moves.ts';
import { EVERY, has, isInPlace, type Mask, type Order, orderOf, ROW, WORDS } from './rows.ts';

/**
 * The way that is ready first, of those with the fewest operations; null if there is none. Null words are free. Words
 * that cannot be made together are made apart. What is made together is remembered in `known`, of one context, by what
 * `keyOf` says of words.
 */
export function bestForm(
  wanted: readonly (LaneNode | null)[],
  context: FormContext,
  known: Map<string, Formed | null>,
  keyOf: (words: readonly (LaneNode | null)[]) => string,
): Formed | null {
  const together = (mask: Mask): Formed | null => {
    const words = wanted.map((node, i) => (has(mask, i) ? node : null));
    const key = keyOf(words);
    const old = known.get(key);
    if (old !== undefined) return old;
    const form = formOf(words, context);
    known.set(key, form);
    return form;
  };
  const apart = (mask: Mask): Formed | null => {
    const whole = together(mask);
    if (whole !== null) return whole;
    // The first word that is wanted is of the first form.
    const first = mask & -mask;
    const masks = Array.from({ length: EVERY }, (_, own) => own).filter((m) => m > 0 && (m & ~(mask & ~first)) === 0);
    const inParts = (of: typeof together): Formed[] =>
      masks.flatMap((m) => {
        const part = together(mask & ~m);
        const rest = part === null ? null : of(m);
        return part === null || rest === null ? [] : [split(part, rest, m, context)];
      });
    const inTwo = inParts(together);
    return cheapest(inTwo.length > 0 ? inTwo : inParts(apart), context);
  };
  return apart(wantedMask(wanted));
}

const split = (first: Formed, second: Formed, mask: Mask, { times }: FormContext): Formed => ({
  form: { kind: 'split', first: first.form, second: second.form, mask },
  ready: Math.max(first.ready, second.ready) + times.alu,
  operations: first.operations + second.operations + 1,
});

function formOf(wanted: readonly (LaneNode | null)[], context: FormContext): Formed | null {
  const all = [...moved(wanted, context), ...joined(wanted, context), ...chosen(wanted, context)];
  const best = cheapest(all, context);
  return combined(wanted, context, best === null ? Number.POSITIVE_INFINITY : costOf(best, context)) ?? best;
}

const costOf = ({ ready, operations }: Formed, { costs }: FormContext): number => ready + costs.operation * operations;

const cheapest = (all: readonly Formed[], context: FormContext): Formed | null =>
  all.reduce<Formed | null>(
    (best, one) => (best === null || costOf(one, context) < costOf(best, context) ? one : best),
    null,
  );

/** All orders that bring these nodes of a row to their words; what no one wants stays where it is, or as it comes. */
function ordersFor(row: Placed, wanted: readonly (LaneNode | null)[]): Order[] {
  if (!wanted.every((node) => node === null || row.words.includes(node))) return [];
  const choices = wanted.map((node, i) => (node === null ? [i] : placesOf(row, node)));
  if (choices.every(({ length }) => length === 1)) return [orderOf(choices.flat())];
  const all = (at: number): number[][] =>
    at === ROW ? [[]] : choices[at].flatMap((place) => all(at + 1).map((rest) => [place, ...rest]));
  return all(0).map(orderOf);
}

/** Words that are wanted. */
export const wantedMask = (wanted: readonly (LaneNode | null)[]): Mask =>
  wanted.reduce((mask, node, i) => (node === null ? mask : mask | (1 << i)), 0);

function moved(wanted: readonly (LaneNode | null)[], context: FormContext): Formed[] {
  return context.rows.flatMap((row, from) =>
    ordersFor(row, wanted).map((order): Formed => {
      const { latency, operations } = timeOf({ from, order }, wantedMask(wanted), context);
      return { form: { kind: 'moved', x: { from, order } }, ready: row.ready + latency, operations };
    }),
  );
}

/** Each word of one of two rows. */
function joined(wanted: readonly (LaneNode | null)[], context: FormContext): Formed[] {
  const { rows, times } = context;
  const formed: Formed[] = [];
  rows.forEach((x, i) => {
    const ofX = wanted.map((node) => node !== null && x.words.includes(node));
    const mask = wantedMask(wanted.map((node, k) => (node === null || ofX[k] ? null : node)));
    if (mask === 0 || mask === wantedMask(wanted)) return;
    const [own, other] = [false, true].map((isY) => wanted.map((node, k) => (has(mask, k) === isY ? node : null)));
    const orders = ordersFor(x, own);
    rows.forEach((y, j) => {
      if (i === j) return;
      for (const b of ordersFor(y, other))
        for (const a of orders) {
          const first = timeOf({ from: i, order: a }, wantedMask(own), context);
          const second = timeOf({ from: j, order: b }, wantedMask(other), context);
          // Of two that are carried, or not, y moves into x; else the carry of one leaves words of the other.
          const isMove = x.isCarried === y.isCarried || !context.costs.leaveWords;
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
    });
  });
  return formed;
}

/** Words that the bit chooses, of one row. */
function chosen(wanted: readonly (LaneNode | null)[], context: FormContext): Formed[] {
  const { rows, times } = context;
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
            timeOf({ from, order: first }, EVERY & ~always, context),
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

/** What is moved for a form, whole and as it was. */
export function movesOf(form: RowForm): readonly Moved[] {
  if (form.kind === 'split') return [...movesOf(form.first), ...movesOf(form.second)];
  const all =
    form.kind === 'combined'
      ? [...(form.isLifted ? [] : [form.x]), ...form.addends.filter(({ negated }) => !negated)]
      : [form.x];
  return all.filter(({ order }) => !isInPlace(order)).map(({ from, order }) => ({ from, order }));
}

/** Whether what is made of rows, of which some are carried, has yet to be. */
export function needsCarry(form: RowForm, isCarried: (row: number) => boolean): boolean {
  if (form.kind === 'split') return needsCarry(form.first, isCarried) || needsCarry(form.second, isCarried);
  if (form.kind === 'combined') return true;
  return !isCarried(form.x.from) || (form.kind === 'joined' && !isCarried(form.y.from));
}

/** Whether a row is used as it is. */
export const isAsItIs = (form: RowForm): boolean => form.kind === 'moved' && isInPlace(form.x.order);
