/** Keeps the order of a candidate legal, and checks candidates of unknown origin. */
import { type Candidate, NODE, PRODUCED, type Problem, ROOT, PARAMETERS, CHOICE_BITS } from './candidate.ts';

/**
 * Keeps the order of a candidate legal: every event after the events it needs.
 *
 * What a node needs depends on its tree, so precedence belongs to a problem *and* a candidate.
 */
export class Orderer {
  private readonly p: Problem;
  /** Producers of leaf l: leafDeps[leafStart[l] .. leafStart[l+1]-1]. */
  private readonly leafStart: Int32Array;
  private readonly leafDeps: Int32Array;
  private readonly position: Int32Array;
  private readonly done: Uint8Array;
  private readonly out: Uint16Array;
  private filled = 0;
  private readonly stack: Int32Array[] = [];

  constructor(p: Problem) {
    this.p = p;
    const n = p.events.count;
    const lists = Array.from({ length: p.leaves.count }, (_, l) => leafProducers(p, l));
    this.leafStart = new Int32Array(lists.length + 1);
    lists.forEach((list, l) => {
      this.leafStart[l + 1] = this.leafStart[l] + list.length;
    });
    this.leafDeps = Int32Array.from(lists.flat());
    this.position = new Int32Array(n);
    this.done = new Uint8Array(n);
    this.out = new Uint16Array(n);
  }

  /**
   * Makes the order legal by moving producers forward to where they are first needed. Only the places from .. end-1
   * have been disturbed: with what came before them, they hold all that the events there need.
   */
  pull(c: Candidate, from = 0, end = c.order.length): void {
    this.start(c, from);
    for (let i = from; i < end; i++) this.visit(c, c.order[i], 0);
    this.copyBack(c, from, end);
  }

  /** Makes the order legal by moving consumers back to where they can first run; for the range see `pull`. */
  push(c: Candidate, from = 0, end = c.order.length): void {
    this.start(c, from);
    let waiting: number[] = [];
    for (let i = from; i < end; i++) {
      if (!this.ready(c, c.order[i])) {
        waiting.push(c.order[i]);
        continue;
      }
      this.finish(c.order[i]);
      if (waiting.length > 0) waiting = this.release(c, waiting);
    }
    this.copyBack(c, from, end);
  }

  private copyBack(c: Candidate, from: number, end: number): void {
    for (let i = from; i < end; i++) c.order[i] = this.out[i];
  }

  /** True if every event comes after what it needs. */
  legal(c: Candidate): boolean {
    this.start(c, 0);
    for (let i = 0; i < c.order.length; i++) {
      if (!this.ready(c, c.order[i])) return false;
      this.finish(c.order[i]);
    }
    return true;
  }

  private start(c: Candidate, from: number): void {
    const { done, position } = this;
    const { order } = c;
    done.fill(0);
    this.filled = from;
    for (let i = 0; i < order.length; i++) {
      position[order[i]] = i;
      if (i < from) done[order[i]] = 1;
    }
  }

  private finish(e: number): void {
    this.done[e] = 1;
    this.out[this.filled++] = e;
  }

  /** Runs whatever has waited and is ready now, in old order. */
  private release(c: Candidate, waiting: number[]): number[] {
    for (let i = 0; i < waiting.length; ) {
      if (!this.ready(c, waiting[i])) {
        i++;
        continue;
      }
      this.finish(waiting[i]);
      waiting.splice(i, 1);
      i = 0;
    }
    return waiting;
  }

  private visit(c: Candidate, e: number, depth: number): void {
    if (this.done[e] === 1) return;
    const needed = this.collect(c, e, depth);
    for (let i = 0; i < needed; i++) this.visit(c, this.stack[depth][i], depth + 1);
    if (this.done[e] === 0) this.finish(e);
  }

  private ready(c: Candidate, e: number): boolean {
    const { p, done } = this;
    if (p.events.kind[e] === NODE) {
      const node = 2 * (e - p.events.firstNode);
      return this.readyPart(c.tree[node]) && this.readyPart(c.tree[node + 1]);
    }
    for (let i = p.depStart[e]; i < p.depStart[e + 1]; i++) if (done[p.deps[i]] === 0) return false;
    return true;
  }

  private readyPart(part: number): boolean {
    const { leaves, events } = this.p;
    const { done, leafStart, leafDeps } = this;
    if (part >= leaves.count) return done[events.firstNode + part - leaves.count] === 1;
    for (let i = leafStart[part]; i < leafStart[part + 1]; i++) if (done[leafDeps[i]] === 0) return false;
    return true;
  }

  /** Puts the events that e still needs, in old order, into the buffer of this depth. */
  private collect(c: Candidate, e: number, depth: number): number {
    const { p } = this;
    const into = (this.stack[depth] ??= new Int32Array(2 * p.events.count));
    let n = 0;
    if (p.events.kind[e] === NODE) {
      const node = e - p.events.firstNode;
      n = this.collectPart(c.tree[2 * node], into, n);
      n = this.collectPart(c.tree[2 * node + 1], into, n);
    } else
      for (let i = p.depStart[e]; i < p.depStart[e + 1]; i++) if (this.done[p.deps[i]] === 0) into[n++] = p.deps[i];
    if (n > 1) this.sortByPosition(into, n);
    return n;
  }

  private collectPart(part: number, into: Int32Array, n: number): number {
    const { leaves, events } = this.p;
    if (part >= leaves.count) {
      const e = events.firstNode + part - leaves.count;
      if (this.done[e] === 0) into[n++] = e;
      return n;
    }
    for (let i = this.leafStart[part]; i < this.leafStart[part + 1]; i++)
      if (this.done[this.leafDeps[i]] === 0) into[n++] = this.leafDeps[i];
    return n;
  }

  private sortByPosition(a: Int32Array, n: number): void {
    const { position } = this;
    for (let i = 1; i < n; i++) {
      const x = a[i];
      let j = i;
      for (; j > 0 && position[a[j - 1]] > position[x]; j--) a[j] = a[j - 1];
      a[j] = x;
    }
  }
}

function leafProducers(p: Problem, l: number): number[] {
  const v = p.leaves.value[l];
  if (p.values.kind[v] === PRODUCED) return [p.values.source[v]];
  if (p.values.kind[v] !== ROOT) return [];
  const k = p.values.source[v];
  return [...p.rootDeps.subarray(p.rootDepStart[k], p.rootDepStart[k + 1])];
}

/**
 * Whether anything of a candidate's type is one of the problem, whoever made it: all events once and each after what it
 * needs, one tree over the leaves of each column, choices and parameters that there are. What is can be lowered or
 * refused, and mutated; whether its code is right is for the tests to say.
 */
export function isCandidateOf(p: Problem, c: Candidate): boolean {
  return (
    isPermutation(c.order, p.events.count) &&
    c.choice.length === p.events.count &&
    c.choice.every((bits) => bits < 2 ** CHOICE_BITS) &&
    c.params.length === PARAMETERS.length &&
    c.params.every((value, i) => value < PARAMETERS[i].values) &&
    c.tree.length === 2 * p.events.nodeCount &&
    hasTrees(p, c) &&
    new Orderer(p).legal(c)
  );
}

function isPermutation(order: Uint16Array, count: number): boolean {
  const seen = new Set(order);
  return order.length === count && seen.size === count && order.every((e) => e < count);
}

/** Children of a column's nodes are its leaves and nodes, each at most once; cycles no order satisfies. */
function hasTrees({ columns, leaves }: Problem, { tree }: Candidate): boolean {
  for (let k = 0; k < columns.count; k++) {
    const parts = tree.slice(2 * columns.nodeStart[k], 2 * columns.nodeStart[k + 1]);
    const isOfColumn = (part: number): boolean =>
      part < leaves.count
        ? part >= columns.leafStart[k] && part < columns.leafStart[k + 1]
        : part - leaves.count >= columns.nodeStart[k] && part - leaves.count < columns.nodeStart[k + 1];
    if (new Set(parts).size < parts.length || !parts.every(isOfColumn)) return false;
  }
  return true;
}
