/** Turns a word-IR function into a search problem. */
import { invariant } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { draftOf, type ProblemDraft } from './draft.ts';
import { leafGroups, type SumFact } from './leafGroups.ts';
import { linkCarries, mergeRows } from './linkCarries.ts';
import { dependencies } from './dependencies.ts';
import { NODE, OPERATION, PRODUCT, ROOT, STORE } from './candidate.ts';
import type { ColumnTable, EventTable, LeafTable, Problem, SystemTable, ValueTable } from './candidate.ts';

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
