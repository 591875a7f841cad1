/** Links the columns of sums that pass carries to each other or continue each other. */
import type { ProblemDraft, DraftColumn } from './draft.ts';
import { ROOT } from './candidate.ts';

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

/**
 * Makes one sum of sums that continue each other.
 *
 * When the words of a sum from some column upwards are used exactly once, as consecutive terms of a later
 * sum, that sum may as well go on adding to the columns themselves: its terms join them, and the words
 * never have to be complete. So Montgomery multiplication, written row by row with a shift by a word after
 * each, becomes one system in which multiplication and reduction interleave freely. The columns below keep
 * their roots, which the factors of the reduction are.
 */
export function mergeRows(d: ProblemDraft, uses: readonly number[]): void {
  for (let s = 0; s < d.systems; s++) tryMerge(d, uses, s);
}

/** Columns of a system, lowest first, when they form a single exact chain without negative terms; else none. */
function exactChain(d: ProblemDraft, system: number): DraftColumn[] {
  const chain = d.columns.filter((c) => c.system === system).sort((a, b) => a.weight - b.weight);
  const isChain = chain.every(
    (c, i) =>
      c.next === (i + 1 < chain.length ? d.columns.indexOf(chain[i + 1]) : -1) &&
      c.leaves.every((l) => l.sign > 0) &&
      !c.negative,
  );
  return isChain && chain.length > 0 && chain[chain.length - 1].closed ? chain : [];
}

function tryMerge(d: ProblemDraft, uses: readonly number[], system: number): void {
  const from = exactChain(d, system);
  const into = from.length === 0 ? [] : continuation(d, uses, from);
  if (into.length === 0) return;
  const first = from.length - into.length;
  const row = 1 + Math.max(...from.flatMap((c) => c.leaves.map((l) => l.row)), 0);
  if (first === 0) return;
  for (const c of d.columns) if (c.system === into[0].system) for (const l of c.leaves) l.row += row;
  into.forEach((c, i) => {
    const above = from[first + i];
    c.leaves = [...above.leaves, ...c.leaves.filter((l) => l.value !== above.root)];
    retire(above);
  });
  const shift = into[0].weight - from[first].weight;
  const { system: target, sum } = into[0];
  from[first - 1].next = d.columns.indexOf(into[0]);
  from[first - 1].closed = false;
  for (const c of from.slice(0, first)) {
    c.system = target;
    c.sum = sum;
    c.weight += shift;
  }
}

/** A column that is no part of any sum any more. */
function retire(c: DraftColumn): void {
  c.leaves = [];
  c.next = -1;
  c.root = -1;
  c.closed = false;
}

/**
 * The columns of another system of which the upper words of `from`, up to its last, are consecutive terms; empty
 * without.
 */
function continuation(d: ProblemDraft, uses: readonly number[], from: readonly DraftColumn[]): DraftColumn[] {
  const places = from.map((c) => soleUse(d, uses, c.root));
  let first = from.length;
  while (first > 0 && continues(d, places, first - 1, from.length)) first--;
  return places.slice(first).flatMap((p) => p ?? []);
}

function continues(d: ProblemDraft, places: readonly (DraftColumn | null)[], i: number, end: number): boolean {
  const here = places[i];
  const above = places[i + 1];
  if (here === null || here.negative) return false;
  return i + 1 === end || (above !== null && above !== undefined && d.columns[here.next] === above);
}

/** The column whose positive term the root is, when it is read nowhere else; null otherwise. */
function soleUse(d: ProblemDraft, uses: readonly number[], root: number): DraftColumn | null {
  if (root < 0 || uses[root] !== 1 || d.values[root].kind !== ROOT) return null;
  return d.columns.find((c) => c.leaves.some((l) => l.value === root && l.sign > 0)) ?? null;
}
