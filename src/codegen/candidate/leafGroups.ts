/** Groups the leaves of a system of sums by facts that bound them jointly, to prove carries zero. */
import type { ProblemDraft, DraftLeaf } from './draft.ts';
import { CONSTANT, OPERATION, PRODUCED, PRODUCT, ROOT, type LeafGroup } from './candidate.ts';

const WORD = (1n << 64n) - 1n;

/** A sum whose words are the roots of columns first, first+1, ...; `upper` bounds the whole. */
export interface SumFact {
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
export function leafGroups(
  d: ProblemDraft,
  leaves: readonly DraftLeaf[],
  sums: ReadonlyMap<number, SumFact>,
): LeafGroup[] {
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
    return t === 0n ? v.upper : min(v.upper, low >> BigInt(64 * word));
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
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
