/** A search problem under construction. */
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { CONSTANT, LIMB, OPERATION, PRODUCED, PRODUCT, ROOT, SCALAR, STORE, type OperationKind } from './candidate.ts';

/** The problem while it is being built: plain growing lists, later frozen into dense tables. */
interface DraftValue {
  kind: number;
  source: number;
  index: number;
  lower: bigint;
  upper: bigint;
}
/** `row`: number of the sum, of those merged into one system, that the term was written in. */
export interface DraftLeaf {
  value: number;
  sign: 1 | -1;
  row: number;
}
export interface DraftColumn {
  leaves: DraftLeaf[];
  next: number;
  system: number;
  sum: number;
  weight: number;
  closed: boolean;
  root: number;
  negative: boolean;
  /** Columns of other sums whose carry, linked to this one, is never negative once their sum is complete. */
  exactFeeders: number[];
}
interface DraftEvent {
  kind: number;
  operation: OperationKind | null;
  ins: number[];
  outs: number[];
  detail: number;
}

export interface ProblemDraft {
  readonly fn: IrFunction;
  /** The first fn.values.length entries are the SSA values, constants follow. */
  readonly values: DraftValue[];
  readonly constants: bigint[];
  readonly columns: DraftColumn[];
  readonly events: DraftEvent[];
  systems: number;
}

/** Reads every operation of `fn` into values, columns and events; nothing is merged or dropped yet. */
export function draftOf(fn: IrFunction): ProblemDraft {
  const d: ProblemDraft = {
    fn,
    values: fn.values.map((v) => ({ kind: -1, source: 0, index: 0, lower: v.lower, upper: v.upper })),
    constants: [],
    columns: [],
    events: [],
    systems: 0,
  };
  const alias = new Map<number, number>();
  const use = (o: Operand): number => {
    if (o.kind === 'const') return constantValue(d, o.value);
    return alias.get(o.id) ?? o.id;
  };
  fn.params.forEach((p, i) =>
    fn.inputs[i].forEach((id, limb) => {
      d.values[id].kind = p.shape === 'array' ? LIMB : SCALAR;
      d.values[id].source = i;
      d.values[id].index = limb;
    }),
  );
  constantValue(d, 0n);
  for (const op of fn.body) readOp(d, op, use, alias);
  fn.outputs.forEach((limbs, r) =>
    limbs.forEach((o, limb) =>
      d.events.push({ kind: STORE, operation: null, ins: [use(o)], outs: [], detail: r * 64 + limb }),
    ),
  );
  return d;
}

function readOp(d: ProblemDraft, op: Op, use: (o: Operand) => number, alias: Map<number, number>): void {
  switch (op.kind) {
    case 'copy':
      requireLossless(d, op.outs[0], use(op.ins[0]));
      alias.set(op.outs[0], use(op.ins[0]));
      return;
    case 'mulx':
      addEvent(d, { kind: PRODUCT, operation: null, ins: op.ins.map(use), outs: [...op.outs], detail: 0 });
      return;
    case 'mul52':
      addEvent(d, { kind: PRODUCT, operation: op.kind, ins: op.ins.map(use), outs: [...op.outs], detail: 0 });
      return;
    case 'sum': {
      const columns = op.outs.length + (op.borrow === null ? 0 : 1);
      const first = addColumns(
        d,
        columns,
        op.borrow !== null || (op.lower >= 0n && op.upper < 1n << BigInt(64 * op.outs.length)),
      );
      // A term beyond the results is a multiple of 2^(64·columns), which the sum is taken modulo.
      for (const t of op.terms) if (t.column < columns) addLeaf(d, first + t.column, use(t.operand), t.sign);
      op.outs.forEach((v, k) => setRoot(d, v, first + k));
      if (op.borrow !== null) setRoot(d, op.borrow, first + op.outs.length, true);
      return;
    }
    case 'addcarryx':
    case 'subborrowx': {
      const sign = op.kind === 'addcarryx' ? 1 : -1;
      requireWord(d, op.outs[0], op.kind);
      const first = addColumns(d, 2, true);
      const [carry, a, b] = op.ins.map(use);
      addLeaf(d, first, a, 1);
      addLeaf(d, first, b, sign);
      addLeaf(d, first, carry, sign);
      setRoot(d, op.outs[0], first);
      setRoot(d, op.outs[1], first + 1, sign < 0);
      return;
    }
    default:
      addEvent(d, {
        kind: OPERATION,
        operation: op.kind,
        ins: op.ins.map(use),
        outs: [...op.outs],
        detail: 'amount' in op ? op.amount : 0,
      });
  }
}

/** A chain of `n` fresh columns forming a new system; `exact` says that nothing leaves its last column. */
function addColumns(d: ProblemDraft, n: number, exact: boolean): number {
  const first = d.columns.length;
  const system = d.systems++;
  for (let k = 0; k < n; k++) {
    const last = k === n - 1;
    d.columns.push({
      leaves: [],
      next: last ? -1 : first + k + 1,
      system,
      sum: system,
      weight: k,
      closed: last && exact,
      root: -1,
      negative: false,
      exactFeeders: [],
    });
  }
  return first;
}

/** Adds a term to column k unless it is known to be 0, such as the carry into the first of a chain. */
function addLeaf(d: ProblemDraft, k: number, value: number, sign: 1 | -1): void {
  if (d.values[value].upper > 0n) d.columns[k].leaves.push({ value, sign, row: 0 });
}

function setRoot(d: ProblemDraft, value: number, column: number, negative = false): void {
  d.columns[column].negative = negative;
  d.columns[column].root = value;
  d.values[value].kind = ROOT;
  d.values[value].source = column;
}

function addEvent(d: ProblemDraft, e: DraftEvent): void {
  const at = d.events.push(e) - 1;
  e.outs.forEach((v, i) => {
    d.values[v].kind = PRODUCED;
    d.values[v].source = at;
    d.values[v].index = i;
  });
}

function constantValue(d: ProblemDraft, value: bigint): number {
  const known = d.constants.indexOf(value);
  if (known >= 0) return d.values.findIndex((v) => v.kind === CONSTANT && v.source === known);
  d.constants.push(value);
  return d.values.push({ kind: CONSTANT, source: d.constants.length - 1, index: 0, lower: value, upper: value }) - 1;
}

function requireWord(d: ProblemDraft, value: number, what: string): void {
  if (d.fn.values[value].width !== 64)
    throw unsupported(d, `${what} on ${d.fn.values[value].width}-bit words`, d.fn.values[value].name);
}

/** A copy may widen or narrow only when the value fits; everything narrower must have become an `and` before. */
function requireLossless(d: ProblemDraft, out: number, input: number): void {
  const width = d.fn.values[out].width;
  if (d.values[input].upper >= 1n << BigInt(width))
    throw unsupported(d, `a copy that truncates to ${width} bits`, d.fn.values[out].name);
}

function unsupported(d: ProblemDraft, what: string, where: string): Failure {
  return new Failure('unsupported', `cannot lower ${what}`, {
    where: `${d.fn.name}, value ${where}`,
    expected: 'operations on 64-bit words',
    hint: 'run the word-splitting pass first (pass/splitWide)',
  });
}
