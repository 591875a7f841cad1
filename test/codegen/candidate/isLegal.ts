import {
  type Candidate,
  LIMB,
  NODE,
  PRODUCED,
  ROOT,
  STORE,
  type Problem,
} from '../../../src/codegen/candidate/candidate.ts';

/**
 * Says from the tables alone, by running the order, whether every event finds what it needs: its operands;
 * for a node its two children; for a store also that no argument limb remains to be read.
 */
export function isLegal(p: Problem, c: Candidate): boolean {
  const done = new Set<number>();
  const { events } = p;
  for (const e of c.order) {
    if (done.has(e) || !hasOperands(p, c, done, e)) return false;
    if (events.kind[e] === STORE && argumentReaders(p).some((r) => !done.has(r))) return false;
    done.add(e);
  }
  return done.size === events.count;
}

function hasOperands(p: Problem, c: Candidate, done: ReadonlySet<number>, e: number): boolean {
  const { events, leaves } = p;
  const node = e - events.firstNode;
  if (events.kind[e] !== NODE)
    return [0, 1, 2].every((i) => events.ins[3 * e + i] < 0 || available(p, done, events.ins[3 * e + i]));
  return [0, 1]
    .map((i) => c.tree[2 * node + i])
    .every((part) =>
      part < leaves.count ? available(p, done, leaves.value[part]) : done.has(events.firstNode + part - leaves.count),
    );
}

/** A root is available when all columns whose carries can arrive in it are added up. */
function available(p: Problem, done: ReadonlySet<number>, v: number): boolean {
  const { values, columns, leaves, events } = p;
  if (values.kind[v] === PRODUCED) return done.has(values.source[v]);
  if (values.kind[v] !== ROOT) return true;
  return feeding(p, values.source[v]).every((k) => {
    for (let n = columns.nodeStart[k]; n < columns.nodeStart[k + 1]; n++)
      if (!done.has(events.firstNode + n)) return false;
    for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++)
      if (!available(p, done, leaves.value[l])) return false;
    return true;
  });
}

/** Columns whose carries can arrive in column k, itself included. */
export function feeding(p: Problem, k: number): number[] {
  const reaches = (j: number): boolean => {
    for (let at = j; at >= 0; at = p.columns.next[at]) if (at === k) return true;
    return false;
  };
  return Array.from({ length: p.columns.count }, (_, j) => j).filter(reaches);
}

/** Events other than stores that read an argument from memory. */
function argumentReaders({ events, columns, leaves, values }: Problem): number[] {
  const readsColumn = (k: number): boolean => {
    for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++)
      if (values.kind[leaves.value[l]] === LIMB) return true;
    return false;
  };
  return Array.from({ length: events.count }, (_, e) => e).filter((e) => {
    if (events.kind[e] === STORE) return false;
    if (events.kind[e] === NODE) return readsColumn(events.detail[e]);
    return [0, 1, 2].some((i) => events.ins[3 * e + i] >= 0 && values.kind[events.ins[3 * e + i]] === LIMB);
  });
}
