/**
 * Words of products whose sums start from a multiple of the prime, so that other words can be subtracted from them.
 * What is so raised is too large to be subtracted itself from what is raised no more.
 */
import type { Raises, RowForm } from './rowForm.ts';
import type { Placed } from './moves.ts';
import { has, type Mask, type Order, WORDS } from './rows.ts';

export const NO_RAISES: Raises = { raised: new Map(), subtracted: new Map() };

export type Combined = RowForm & { readonly kind: 'combined' };

/** The sums that a form has. */
export function raisedSums(form: RowForm): readonly Combined[] {
  if (form.kind === 'split') return [...raisedSums(form.first), ...raisedSums(form.second)];
  return form.kind === 'combined' ? [form] : [];
}

/** Words from which something is subtracted as it is. */
export const reduced = ({ addends }: Combined): Mask =>
  addends.reduce((mask, { differences, negated }) => (negated ? mask : mask | differences), 0);

/** Where words of a mask come from. */
export const sourceWords = (order: Order, mask: Mask): Mask =>
  WORDS.reduce((all, i) => (has(mask, i) ? all | (1 << order[i]) : all), 0);

/** With what a form raises and subtracts; null if it cannot be. */
export function raisedBy(form: RowForm, rows: readonly Placed[], before: Raises): Raises | null {
  if (form.kind === 'split') {
    const first = raisedBy(form.first, rows, before);
    return first && raisedBy(form.second, rows, first);
  }
  if (form.kind !== 'combined' || form.isLifted || reduced(form) === 0) return before;
  const { x, addends } = form;
  const product = rows[x.from].product;
  if (product === null) return null;
  const raised = joined(before.raised, product, sourceWords(x.order, reduced(form)));
  let { subtracted } = before;
  for (const { from, order, differences, negated } of addends) {
    const of = rows[from].product;
    if (of !== null && !negated) subtracted = joined(subtracted, of, sourceWords(order, differences));
  }
  const isFit = [...raised].every(([row, mask]) => (mask & (subtracted.get(row) ?? 0)) === 0);
  return isFit ? { raised, subtracted } : null;
}

const joined = (masks: ReadonlyMap<number, Mask>, row: number, mask: Mask): ReadonlyMap<number, Mask> =>
  new Map([...masks, [row, (masks.get(row) ?? 0) | mask]]);
