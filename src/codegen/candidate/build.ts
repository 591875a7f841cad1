/** Turns a word-IR function into a search problem. */
import { lesser } from '../../base/integers.ts';
import { invariant } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { draftOf, type ProblemDraft, type DraftLeaf, type DraftColumn } from './draft.ts';
import { dependencies } from './dependencies.ts';
import {
  NODE,
  OPERATION,
  PRODUCT,
  ROOT,
  STORE,
  type ColumnTable,
  type EventTable,
  type LeafTable,
  type Problem,
  type SystemTable,
  type ValueTable,
  CONSTANT,
  PRODUCED,
  type LeafGroup,
} from './candidate.ts';

/**
 * Reads a verified word-IR function (64-bit words; `pass/splitWide` has run) into a search problem.
 * Throws `unsupported` for widths it cannot lower.
 */
export function buildProblem(fn: IrFunction): Problem {
  const d = draftOf(fn);
  narrowProducts(d);
  dropDeadEvents(d);
  linkCarries(d, useCounts(d));
  mergeRows(d, useCounts(d));
  dropUnreadColumns(d);
  normaliseWeights(d);
  const values = freezeValues(d);
  const columns = freezeColumns(d);
  const leaves = freezeLeaves(d, columns);
  const events = freezeEvents(d, columns);
  const systems = freezeSystems(d, leaves);
  return { fn, values, columns, leaves, events, systems, ...dependencies(fn, values, columns, leaves, events) };
}

/** How often each value is read by a leaf or an event. */
function useCounts(d: ProblemDraft): number[] {
  const uses = new Array<number>(d.values.length).fill(0);
  for (const c of d.columns) for (const l of c.leaves) uses[l.value]++;
  for (const e of d.events) for (const v of e.ins) uses[v]++;
  return uses;
}

/** A product whose high word is never read is a low multiplication. */
function narrowProducts(d: ProblemDraft): void {
  const uses = useCounts(d);
  for (const e of d.events) {
    if (e.kind !== PRODUCT || e.operation === 'mul52' || uses[e.outs[1]] > 0) continue;
    e.kind = OPERATION;
    e.operation = 'mul';
    e.outs = [e.outs[0]];
  }
}

/** Removes, to a fixpoint, events and sums nobody reads. Indices of events are renumbered. */
function dropDeadEvents(d: ProblemDraft): void {
  for (let changed = true; changed; ) {
    const uses = useCounts(d);
    const live = d.events.filter((e) => e.kind === STORE || e.outs.some((v) => uses[v] > 0));
    changed = live.length < d.events.length || dropDeadSums(d, uses);
    d.events.splice(0, d.events.length, ...live);
  }
  d.events.forEach((e, i) =>
    e.outs.forEach((v) => {
      d.values[v].source = i;
    }),
  );
}

/** A system none of whose roots is read loses its leaves; true if that removed a leaf. */
function dropDeadSums(d: ProblemDraft, uses: readonly number[]): boolean {
  let changed = false;
  for (let s = 0; s < d.systems; s++) {
    const columns = d.columns.filter((c) => c.system === s);
    if (columns.some((c) => c.root >= 0 && uses[c.root] > 0)) continue;
    changed ||= columns.some((c) => c.leaves.length > 0);
    for (const c of columns) c.leaves = [];
  }
  return changed;
}

/** Cuts the carry into a column that has neither leaves nor a root anyone reads. */
function dropUnreadColumns(d: ProblemDraft): void {
  const uses = useCounts(d);
  for (let again = true; again; ) {
    again = false;
    for (const c of d.columns) {
      const target = d.columns[c.next];
      if (
        target === undefined ||
        target.leaves.length > 0 ||
        target.next >= 0 ||
        (target.root >= 0 && uses[target.root] > 0)
      )
        continue;
      c.next = -1;
      again = true;
    }
  }
}

/** Merging may leave negative weights; shifts each system so that its least weight is 0. */
function normaliseWeights(d: ProblemDraft): void {
  const least = new Map<number, number>();
  for (const c of d.columns) least.set(c.system, Math.min(c.weight, least.get(c.system) ?? c.weight));
  for (const c of d.columns) c.weight -= least.get(c.system) ?? 0;
}

function freezeValues(d: ProblemDraft): ValueTable {
  const pick = (f: (v: ProblemDraft['values'][number]) => number): Int32Array => Int32Array.from(d.values, f);
  return {
    count: d.values.length,
    kind: pick((v) => v.kind),
    source: pick((v) => v.source),
    index: pick((v) => v.index),
    uses: Int32Array.from(useCounts(d)),
    lower: d.values.map((v) => v.lower),
    upper: d.values.map((v) => v.upper),
    constants: d.constants,
  };
}

function freezeColumns(d: ProblemDraft): ColumnTable {
  const n = d.columns.length;
  const leafStart = new Int32Array(n + 1);
  const nodeStart = new Int32Array(n + 1);
  d.columns.forEach((c, k) => {
    leafStart[k + 1] = leafStart[k] + c.leaves.length;
    nodeStart[k + 1] = nodeStart[k] + Math.max(0, c.leaves.length - 1);
  });
  const pick = (f: (c: ProblemDraft['columns'][number]) => number): Int32Array => Int32Array.from(d.columns, f);
  for (const [k, c] of d.columns.entries()) {
    const next = d.columns[c.next];
    invariant(
      next === undefined || (next.system === c.system && next.weight === c.weight + 1),
      () => `${d.fn.name}: column ${k} does not carry into the column above`,
    );
  }
  return {
    count: n,
    next: pick((c) => c.next),
    system: pick((c) => c.system),
    sum: pick((c) => c.sum),
    weight: pick((c) => c.weight),
    closed: Uint8Array.from(d.columns, (c) => Number(c.closed)),
    leafStart,
    nodeStart,
    root: pick((c) => c.root),
    negative: Uint8Array.from(d.columns, (c) => Number(c.negative)),
    positive: positiveColumns(d),
    exactFeeders: d.columns.map((c, k) => c.exactFeeders.filter((f) => d.columns[f].next === k)),
  };
}

function positiveColumns(d: ProblemDraft): Uint8Array {
  const positive = Uint8Array.from(d.columns, (c) => Number(c.leaves.every((l) => l.sign > 0)));
  for (let changed = true; changed; ) {
    changed = false;
    d.columns.forEach((c, k) => {
      if (positive[k] === 1 || c.next < 0 || positive[c.next] === 0) return;
      positive[c.next] = 0;
      changed = true;
    });
  }
  return positive;
}

function freezeLeaves(d: ProblemDraft, columns: ColumnTable): LeafTable {
  const count = columns.leafStart[columns.count];
  const value = new Int32Array(count);
  const sign = new Int32Array(count);
  const column = new Int32Array(count);
  const row = new Int32Array(count);
  const bit = new Int32Array(count);
  const next = new Array<number>(d.systems).fill(0);
  d.columns.forEach((c, k) =>
    c.leaves.forEach((l, i) => {
      const at = columns.leafStart[k] + i;
      value[at] = l.value;
      sign[at] = l.sign;
      column[at] = k;
      row[at] = l.row;
      bit[at] = next[c.system]++;
    }),
  );
  return { count, value, sign, column, row, bit };
}

function freezeEvents(d: ProblemDraft, columns: ColumnTable): EventTable {
  const nodeCount = columns.nodeStart[columns.count];
  const firstNode = d.events.length;
  const count = firstNode + nodeCount;
  const kind = new Uint8Array(count).fill(NODE);
  const ins = new Int32Array(3 * count).fill(-1);
  const outs = new Int32Array(2 * count).fill(-1);
  const detail = new Int32Array(count);
  d.events.forEach((e, i) => {
    kind[i] = e.kind;
    detail[i] = e.detail;
    e.ins.forEach((v, j) => {
      ins[3 * i + j] = v;
    });
    e.outs.forEach((v, j) => {
      outs[2 * i + j] = v;
    });
  });
  for (let k = 0; k < columns.count; k++)
    detail.fill(k, firstNode + columns.nodeStart[k], firstNode + columns.nodeStart[k + 1]);
  invariant(count < 65536, () => `${d.fn.name}: ${count} events`);
  return {
    count,
    kind,
    operation: [...d.events.map((e) => e.operation), ...new Array<null>(nodeCount).fill(null)],
    ins,
    outs,
    detail,
    firstNode,
    nodeCount,
  };
}

function freezeSystems(d: ProblemDraft, leaves: LeafTable): SystemTable {
  const sums = sumFacts(d);
  const bySystem = Array.from({ length: d.systems }, (_, s) =>
    Array.from({ length: leaves.count }, (_, l) => l).filter((l) => d.columns[leaves.column[l]].system === s),
  );
  const groups = bySystem.map((members) =>
    leafGroups(
      d,
      members.map((l) => ({ value: leaves.value[l], sign: leaves.sign[l] < 0 ? -1 : 1, row: leaves.row[l] })),
      sums,
    ).map((g) => ({ leaves: g.leaves.map((i) => members[i]), cases: g.cases })),
  );
  return {
    count: d.systems,
    groups,
    leafCount: Int32Array.from(bySystem, (m) => m.length),
  };
}

/** For the top column of every sum: its first column and the bound of the whole sum. */
function sumFacts(d: ProblemDraft): Map<number, SumFact> {
  const facts = new Map<number, SumFact>();
  for (const op of d.fn.body) {
    if (op.kind !== 'sum' || op.lower < 0n || op.borrow !== null) continue;
    const top = op.outs[op.outs.length - 1];
    if (d.values[top].kind === ROOT)
      facts.set(d.values[top].source, { first: d.values[op.outs[0]].source, upper: op.upper });
  }
  return facts;
}

/* Groups the leaves of a system of sums by facts that bound them jointly, to prove carries zero. */

const WORD = (1n << 64n) - 1n;

/** A sum whose words are the roots of columns first, first+1, ...; `upper` bounds the whole. */
interface SumFact {
  readonly first: number;
  readonly upper: bigint;
}

/**
 * Groups the leaves of one system by facts that bound them jointly; used to prove carries zero.
 *
 *  - The two words of a product a·b: either hi is maximal and lo is at most the low word of the maximum,
 *    or hi is smaller and lo is any word.
 *  - The words of a sum with a 0/1 top word t, with everything computed from t alone: if t = 1 the
 *    words below are at most (upper bound - 2^64n), if t = 0 what is computed from t takes that value.
 *  - Every other leaf stands alone.
 */
function leafGroups(d: ProblemDraft, leaves: readonly DraftLeaf[], sums: ReadonlyMap<number, SumFact>): LeafGroup[] {
  const groups: LeafGroup[] = [];
  const grouped = new Set<number>();
  const add = (g: LeafGroup | null): void => {
    if (g === null || g.leaves.some((l) => grouped.has(l))) return;
    g.leaves.forEach((l) => grouped.add(l));
    groups.push(g);
  };
  for (const top of topBits(d)) add(topBitGroup(d, leaves, top, sums));
  d.events.forEach((e, i) => {
    if (e.kind === PRODUCT) add(productGroup(d, leaves, i));
  });
  leaves.forEach((leaf, i) => {
    if (!grouped.has(i)) groups.push({ leaves: [i], cases: [[d.values[leaf.value].upper]] });
  });
  return groups;
}

function productGroup(d: ProblemDraft, leaves: readonly DraftLeaf[], event: number): LeafGroup | null {
  const [lo, hi] = d.events[event].outs;
  const members = indices(leaves, (v) => v === lo || v === hi);
  if (!members.some((i) => leaves[i].value === lo) || !members.some((i) => leaves[i].value === hi)) return null;
  const [a, b] = d.events[event].ins;
  const joint = d.values[a].upper * d.values[b].upper;
  const top = joint >> 64n;
  const caseOf = (loMax: bigint, hiMax: bigint): bigint[] =>
    members.map((i) => (leaves[i].value === lo ? loMax : hiMax));
  const cases = [caseOf(joint & WORD, top)];
  if (top > 0n) cases.push(caseOf(WORD, top - 1n));
  return { leaves: members, cases };
}

/** Values that are the 0/1 root of a column, with that column. */
function topBits(d: ProblemDraft): number[] {
  return d.values.flatMap((v, i) => (v.kind === ROOT && v.upper === 1n && d.columns[v.source].weight > 0 ? [i] : []));
}

function topBitGroup(
  d: ProblemDraft,
  leaves: readonly DraftLeaf[],
  top: number,
  sums: ReadonlyMap<number, SumFact>,
): LeafGroup | null {
  const column = d.values[top].source;
  const sum = sums.get(column);
  if (sum === undefined) return null;
  const low = sum.upper - (1n << BigInt(64 * (column - sum.first)));
  const caseMax = (value: number, t: 0n | 1n): bigint | null => {
    const v = d.values[value];
    const word = v.source - sum.first;
    if (v.kind !== ROOT || word < 0 || v.source >= column) return valueGiven(d, value, top, t);
    return t === 0n ? v.upper : lesser(v.upper, low >> BigInt(64 * word));
  };
  const members = indices(leaves, (v) => caseMax(v, 0n) !== null);
  const fromTop = members.some((i) => valueGiven(d, leaves[i].value, top, 1n) !== null);
  if (!fromTop) return null;
  return {
    leaves: members,
    cases: ([0n, 1n] as const).map((t) => members.map((i) => caseMax(leaves[i].value, t) ?? WORD)),
  };
}

/** Exact value of `value` when bit `top` is `t`, for values computed from that bit and constants; null otherwise. */
function valueGiven(d: ProblemDraft, value: number, top: number, t: 0n | 1n): bigint | null {
  if (value === top) return t;
  const v = d.values[value];
  if (v.kind === CONSTANT) return d.constants[v.source];
  if (v.kind !== PRODUCED || d.events[v.source].kind !== OPERATION) return null;
  const e = d.events[v.source];
  const ins = e.ins.map((i) => valueGiven(d, i, top, t));
  if (ins.some((x) => x === null) || !e.ins.some((i) => dependsOn(d, i, top))) return null;
  const [a, b, c] = ins as bigint[];
  switch (e.operation) {
    case 'mask':
      return a === 0n ? 0n : WORD;
    case 'and':
      return a & b;
    case 'mul':
      return (a * b) & WORD;
    case 'cmovznz':
      return a === 0n ? b : c;
    default:
      return null;
  }
}

function dependsOn(d: ProblemDraft, value: number, top: number): boolean {
  if (value === top) return true;
  const v = d.values[value];
  return v.kind === PRODUCED && d.events[v.source].ins.some((i) => dependsOn(d, i, top));
}

const indices = (leaves: readonly DraftLeaf[], f: (value: number) => boolean): number[] =>
  leaves.flatMap((l, i) => (f(l.value) ? [i] : []));

/* Links the columns of sums that pass carries to each other or continue each other. */

/**
 * Turns carry words into carry links.
 *
 * A leaf whose value is the root of a column without leaves, used nowhere else, is nothing but the
 * carry of the column below: the leaf disappears and that column's carry goes to the leaf's column
 * instead. So a chain of addcarryx (or subborrowx) operations becomes one chain of columns, and its
 * carries can stay in a flag. Signs must agree: a borrow counts -1.
 */
function linkCarries(d: ProblemDraft, uses: readonly number[]): void {
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
function mergeRows(d: ProblemDraft, uses: readonly number[]): void {
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
