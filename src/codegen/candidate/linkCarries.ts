import type { ProblemDraft, DraftColumn } from './draft.ts';
import { ROOT } from './problem.ts';

/**
 * Turns carry words into carry links.
 *
 * A leaf whose value is the root of a column without leaves, used nowhere else, is nothing but the
 * carry of the column below: the leaf disappears and that column's carry goes to the leaf's column
 * instead. So a chain of addcarryx (or subborrowx) operations becomes one chain of columns, and its
 * carries can stay in a flag. Signs must agree: a borrow counts -1.
 */
export function linkCarries(d: ProblemDraft, uses: readonly number[]): void {
  for (let k = 0; k < d.columns.length; k++) {
    const column = d.columns[k];
    column.leaves = column.leaves.filter((leaf) => !tryLink(d, uses, column, k, leaf.value, leaf.sign));
  }
}

function tryLink(
  d: ProblemDraft,
  uses: readonly number[],
  into: DraftColumn,
  k: number,
  value: number,
  sign: 1 | -1,
): boolean {
  const v = d.values[value];
  if (v.kind !== ROOT || uses[value] !== 1) return false;
  const carry = d.columns[v.source];
  if (carry.leaves.length > 0 || carry.system === into.system) return false;
  const feeders = d.columns.filter((c) => c.next === v.source);
  if (feeders.length !== 1 || carrySign(d, v.source) !== sign) return false;
  mergeSystems(d, carry.system, into.system, into.weight - carry.weight);
  feeders[0].next = k;
  if (carry.closed && !carry.negative) into.exactFeeders.push(d.columns.indexOf(feeders[0]));
  feeders[0].closed = false;
  carry.root = -1;
  return true;
}

/** A root below this is no negative number modulo 2^64: carries of columns are never so far below zero. */
const SMALL = 1n << 32n;

/**
 * What the root of column k, which has no leaves, counts in the columns above: -1 for a borrow, +1 for a carry, 0 when
 * it is not the exact carry.
 */
function carrySign(d: ProblemDraft, k: number): -1 | 0 | 1 {
  const { negative, root } = d.columns[k];
  if (negative) return -1;
  const positive = systemBelow(d, k).every((c) => c.leaves.every((l) => l.sign > 0));
  return positive || d.values[root].upper < SMALL ? 1 : 0;
}

function systemBelow(d: ProblemDraft, k: number): DraftColumn[] {
  return d.columns.filter((c) => c.system === d.columns[k].system && c.weight < d.columns[k].weight);
}

function mergeSystems(d: ProblemDraft, from: number, into: number, shift: number): void {
  for (const c of d.columns)
    if (c.system === from) {
      c.system = into;
      c.weight += shift;
    }
}
