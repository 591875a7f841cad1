/**
 * Orders for code of whole products in lanes, one number after the other: a carry goes up through a number while the
 * columns that are folded into it are made, each just before the one that reads it. Which number comes next decides how
 * long the code waits for carries.
 */
import { NODE, PRODUCED, ROOT, STORE, type Candidate, type Problem } from '../candidate/candidate.ts';
import { Orderer } from '../candidate/order.ts';
import type { Rng } from '../../base/rng.ts';

/** What columns are made of. */
export class ColumnGraph {
  private readonly p: Problem;
  /** Of each column: those that it reads, through operations, those first that wait longest. */
  readonly reads: readonly (readonly number[])[];
  /** Of each column: the number that it is part of, by its first column. */
  readonly numberOf: Int32Array;

  constructor(p: Problem) {
    this.p = p;
    const count = p.columns.count;
    const all = Array.from({ length: count }, (_, k) => [...new Set(this.leavesOf(k).flatMap((v) => this.below(v)))]);
    const depths = new Map<number, number>();
    const depthOf = (k: number): number => {
      const depth = depths.get(k) ?? 1 + Math.max(0, ...all[k].map(depthOf));
      depths.set(k, depth);
      return depth;
    };
    this.reads = all.map((read) => read.toSorted((a, b) => depthOf(b) - depthOf(a)));
    this.numberOf = Int32Array.from({ length: count }, (_, k) => k);
    for (let k = 0; k < count; k++) for (const other of this.carriedTo(k)) this.join(k, other);
    for (let k = 0; k < count; k++) this.numberOf[k] = this.first(k);
  }

  private leavesOf(k: number): number[] {
    const { columns, leaves } = this.p;
    return [...leaves.value.subarray(columns.leafStart[k], columns.leafStart[k + 1])];
  }

  /** The columns that a value is made of. */
  private below(v: number): number[] {
    const { events, values } = this.p;
    if (v < 0 || values.kind[v] < PRODUCED) return [];
    if (values.kind[v] === ROOT) return [values.source[v]];
    const e = values.source[v];
    return [...events.ins.subarray(3 * e, 3 * e + 3)].flatMap((w) => this.below(w));
  }

  /** The columns of which this one reads what is above their digits. */
  private carriedTo(k: number): number[] {
    const { events, values } = this.p;
    const shifted = (v: number): number[] => {
      if (v < 0 || values.kind[v] !== PRODUCED) return [];
      const e = values.source[v];
      const from = events.ins[3 * e];
      if (events.operation[e] === 'shr' && values.kind[from] === ROOT) return [values.source[from]];
      return [...events.ins.subarray(3 * e, 3 * e + 3)].flatMap(shifted);
    };
    return this.leavesOf(k).flatMap(shifted);
  }

  private first(k: number): number {
    let root = k;
    while (this.numberOf[root] !== root) root = this.numberOf[root];
    return root;
  }

  private join(a: number, b: number): void {
    const [x, y] = [this.first(a), this.first(b)];
    this.numberOf[Math.max(x, y)] = Math.min(x, y);
  }
}

/**
 * The events by numbers: of those that can be made, `choose` takes one by how many others wait for it one after the
 * other. What is no number is made as soon as it can be, and stored.
 */
export function productOrder(p: Problem, candidate: Candidate, choose: (heights: readonly number[]) => number): number[] {
  const { events, columns } = p;
  const graph = new ColumnGraph(p);
  const members = new Map<number, number[]>();
  graph.numberOf.forEach((n, k) => members.set(n, [...(members.get(n) ?? []), k]));
  const numbers = [...members.keys()];
  const needs = new Map(
    numbers.map((n) => [
      n,
      new Set((members.get(n) ?? []).flatMap((k) => graph.reads[k].map((r) => graph.numberOf[r])).filter((r) => r !== n)),
    ]),
  );
  const heights = new Map<number, number>();
  const heightOf = (n: number): number => {
    const known = heights.get(n);
    if (known !== undefined) return known;
    const users = numbers.filter((u) => needs.get(u)?.has(n));
    const size = (members.get(n) ?? []).length;
    const height = (size > 1 ? 1 : 0) + Math.max(0, ...users.map(heightOf));
    heights.set(n, height);
    return height;
  };
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (k: number): void => {
    if (seen.has(k)) return;
    seen.add(k);
    graph.reads[k].forEach(visit);
    for (let n = columns.nodeStart[k]; n < columns.nodeStart[k + 1]; n++) order.push(events.firstNode + n);
  };
  const left = new Set(numbers);
  while (left.size > 0) {
    const ready = [...left].filter((n) => [...(needs.get(n) ?? [])].every((r) => !left.has(r)));
    const single = ready.filter((n) => (members.get(n) ?? []).length === 1);
    const next = single[0] ?? ready[choose(ready.map(heightOf))];
    left.delete(next);
    (members.get(next) ?? []).toSorted((a, b) => b - a).forEach(visit);
  }
  const all = Array.from({ length: events.count }, (_, e) => e);
  const isNode = (e: number): boolean => events.kind[e] === NODE;
  const isStore = (e: number): boolean => events.kind[e] === STORE;
  const orderer = new Orderer(p);
  const other = all.filter((e) => !isNode(e) && !isStore(e));
  const pulled = { ...candidate, order: Uint16Array.from([...order, ...other, ...all.filter(isStore)]) };
  orderer.pull(pulled);
  const stored = { ...candidate, order: Uint16Array.from([...all.filter(isStore), ...[...pulled.order].filter((e) => !isStore(e))]) };
  orderer.push(stored);
  return [...stored.order];
}

export const highest = (heights: readonly number[]): number => heights.indexOf(Math.max(...heights));
export const atRandom =
  (rng: Rng) =>
  (heights: readonly number[]): number =>
    rng.below(heights.length);
