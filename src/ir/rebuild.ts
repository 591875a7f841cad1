/** Rebuilds functions and operations on new operands, with simplification. */
import { Builder } from './build.ts';
import { type IrFunction, type Op, type Operand, type Term, ZERO, opOutputs, opInputs } from './function.ts';
import type { ValueId } from '../base/ids.ts';

/**
 * Builds `op` on new operands, folding what can be folded; one operand per result of `op`, the borrow of a sum last.
 */
export function rebuild(b: Builder, fn: IrFunction, op: Op, read: (a: Operand) => Operand): readonly Operand[] {
  const width = fn.values[op.outs[0]].width;
  switch (op.kind) {
    case 'mulx':
      return b.mulx(read(op.ins[0]), read(op.ins[1]));
    case 'mul52':
      return b.mul52(read(op.ins[0]), read(op.ins[1]));
    case 'addcarryx':
      return b.addcarryx(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width);
    case 'subborrowx':
      return b.subborrowx(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width);
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
      return [b.binary(op.kind, read(op.ins[0]), read(op.ins[1]), width)];
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
    case 'bswap':
      return [b.unary(op.kind, read(op.ins[0]), width)];
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return [b.shift(op.kind, read(op.ins[0]), op.amount, width)];
    case 'shld':
    case 'shrd':
      return [b.doubleShift(op.kind, read(op.ins[0]), read(op.ins[1]), op.amount)];
    case 'cmovznz':
      return [b.cmovznz(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width)];
    case 'sum': {
      const terms = op.terms.map((t) => ({ ...t, operand: read(t.operand) }));
      return sumLike(b, op, terms);
    }
  }
}

/** The sum of other terms, of the same total as that of `op`: its words, the borrow last. */
export function sumLike(b: Builder, op: Op & { kind: 'sum' }, terms: readonly Term[]): readonly Operand[] {
  const { words, borrow } = b.sum({
    terms,
    words: op.outs.length,
    borrow: op.borrow !== null,
    within: op,
    keepsBit: true,
  });
  return op.borrow === null ? words : [...words, borrow];
}

/** Rebuilds a whole function in the given order of operations; `each` builds one of them. */
export function rebuildFunction(
  fn: IrFunction,
  b: Builder,
  order: readonly Op[],
  each: (op: Op, read: (a: Operand) => Operand) => readonly Operand[],
): IrFunction {
  const fresh: Operand[] = [];
  const read = (a: Operand): Operand => (a.kind === 'const' ? a : fresh[a.id]);
  fn.params.forEach((p, i) =>
    b.param(p).forEach((limb, k) => {
      fresh[fn.inputs[i][k]] = limb;
    }),
  );
  for (const op of order) {
    const words = each(op, read);
    opOutputs(op).forEach((id, i) => {
      fresh[id] = words[i];
    });
  }
  fn.results.forEach((r, i) => b.resultAs(r, fn.outputs[i].map(read)));
  return b.finish(fn.spec);
}

/**
 * Results that nobody reads are not computed: the high word of a product,
 * the borrow and the highest words of a sum. (Operations without any used result disappear in any case.)
 */
export function dropUnused(fn: IrFunction): IrFunction {
  const unused = unusedValues(fn);
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => lighter(b, op, read, unused) ?? rebuild(b, fn, op, read));
}

function lighter(
  b: Builder,
  op: Op,
  read: (a: Operand) => Operand,
  unused: (id: ValueId) => boolean,
): readonly Operand[] | null {
  switch (op.kind) {
    case 'mulx':
      return unused(op.outs[1]) ? [b.binary('mul', read(op.ins[0]), read(op.ins[1])), ZERO] : null;
    case 'sum':
      return trimmed(b, op, read, unused);
    default:
      return null;
  }
}

function trimmed(
  b: Builder,
  op: Op & { kind: 'sum' },
  read: (a: Operand) => Operand,
  unused: (id: ValueId) => boolean,
): readonly Operand[] | null {
  const borrow = op.borrow !== null && !unused(op.borrow);
  const needed = borrow ? op.outs.length : op.outs.findLastIndex((id) => !unused(id)) + 1;
  if (needed === op.outs.length && borrow === (op.borrow !== null)) return null;
  const terms = op.terms.map((t) => ({ ...t, operand: read(t.operand) }));
  const { words } = b.sum({ terms, words: needed, within: op });
  return [...words, ...Array<Operand>(op.outs.length - needed + 1).fill(ZERO)];
}

/** How often each value is read by operations and outputs, by id. */
export function useCounts(fn: IrFunction): readonly number[] {
  const counts = fn.values.map(() => 0);
  const count = (a: Operand): void => {
    if (a.kind === 'value') counts[a.id]++;
  };
  fn.body.forEach((op) => opInputs(op).forEach(count));
  fn.outputs.forEach((words) => words.forEach(count));
  return counts;
}

/** Tells whether a value is never read. */
function unusedValues(fn: IrFunction): (id: ValueId) => boolean {
  const counts = useCounts(fn);
  return (id) => counts[id] === 0;
}

/** The operations in an order in which every operand is defined before it is read, otherwise as given. */
export function dependencyOrder(ops: readonly Op[]): readonly Op[] {
  const home = homes(ops);
  const result: Op[] = [];
  const done = new Set<Op>();
  const visit = (op: Op): void => {
    if (done.has(op)) return;
    done.add(op);
    sources(op, home).forEach(visit);
    result.push(op);
  };
  ops.forEach(visit);
  return result;
}

/** The operation that defines each value. */
export function homes(ops: readonly Op[]): ReadonlyMap<ValueId, Op> {
  return new Map(ops.flatMap((op) => opOutputs(op).map((id) => [id, op] as const)));
}

/** The operations that define the operands. */
export function sources(op: Op, home: ReadonlyMap<ValueId, Op>): readonly Op[] {
  return opInputs(op).flatMap((a) => (a.kind === 'value' ? (home.get(a.id) ?? []) : []));
}

/** `op` is `from`, or reads something that is computed from its results. */
export function dependsOn(op: Op, from: Op, home: ReadonlyMap<ValueId, Op>): boolean {
  const seen = new Set<Op>();
  const visit = (x: Op): boolean => {
    if (x === from) return true;
    if (seen.has(x)) return false;
    seen.add(x);
    return sources(x, home).some(visit);
  };
  return visit(op);
}
