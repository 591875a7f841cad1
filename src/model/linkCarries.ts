import type { Draft, DraftColumn } from './draft.ts';
import { ROOT } from './problem.ts';

/**
 * Turns carry words into carry links.
 *
 * A leaf whose value is the root of a column without leaves, used nowhere else, is nothing but the
 * carry of the column below: the leaf disappears and that column's carry goes to the leaf's column
 * instead. So a chain of addcarryx (or subborrowx) operations becomes one chain of columns, and its
 * carries can stay in a flag. Signs must agree: the carry of a negative column counts -1.
 */
export function linkCarries(d: Draft, uses: readonly number[]): void {
  for (let k = 0; k < d.columns.length; k++) {
    const column = d.columns[k];
    column.leaves = column.leaves.filter(leaf => !tryLink(d, uses, column, k, leaf.value, leaf.sign));
  }
}

function tryLink(d: Draft, uses: readonly number[], into: DraftColumn, k: number, value: number, sign: 1 | -1): boolean {
  const v = d.values[value];
  if (v.kind !== ROOT || uses[value] !== 1) return false;
  const carry = d.columns[v.source];
  if (carry.leaves.length > 0 || carry.system === into.system) return false;
  const feeders = d.columns.filter(c => c.next === v.source);
  if (feeders.length !== 1 || carrySign(d, v.source) !== sign) return false;
  mergeSystems(d, carry.system, into.system, into.weight - carry.weight);
  feeders[0].next = k;
  feeders[0].closed = false;
  carry.root = -1;
  return true;
}

/** -1 when the carries that reach column k come from subtractions (a borrow), +1 otherwise, 0 when mixed. */
function carrySign(d: Draft, k: number): number {
  const signs = new Set(systemBelow(d, k).flatMap(c => c.leaves.map(l => l.sign)));
  if (!signs.has(-1)) return 1;
  return d.columns[k].root >= 0 && d.values[d.columns[k].root].upper <= 1n ? -1 : 0;
}

function systemBelow(d: Draft, k: number): DraftColumn[] {
  return d.columns.filter(c => c.system === d.columns[k].system && c.weight < d.columns[k].weight);
}

function mergeSystems(d: Draft, from: number, into: number, shift: number): void {
  for (const c of d.columns) if (c.system === from) { c.system = into; c.weight += shift; }
}
