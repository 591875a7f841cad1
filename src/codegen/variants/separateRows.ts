/**
 * A variant: what reduces a running sum is added to it before the next row of products is.
 *
 * Interleaved Montgomery multiplication adds a_i·b and m·p in turn. Read back from carry chains, the two are one sum of
 * twenty words, which a search may order in any way; but m·p can only follow the words it is taken from, and rows that
 * wait for each other in one system of columns leave carries at all of them. As sums of their own, each with few words
 * per column, they are short chains.
 */
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../../ir/build.ts';
import { definingOp, definitionsOf } from '../../ir/function.ts';
import type { Definitions, IrFunction, Op, Operand, Term } from '../../ir/function.ts';
import { termsInterval, lowestColumn, wordCount, atColumnZero } from '../../ir/linear.ts';
import { rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';

type SumOp = Op & { kind: 'sum' };

/** The same function with each reduction step in a sum of its own. */
export function separateRows(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn);
  const defs = definitionsOf(fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const step = op.kind === 'sum' && op.borrow === null ? stepOf(op, defs) : [];
    return op.kind === 'sum' && step.length > 0 ? separated(b, op, step, defs, read) : rebuild(b, fn, op, read);
  });
}

function separated(
  b: Builder,
  op: SumOp,
  step: readonly Term[],
  defs: Definitions,
  read: (a: Operand) => Operand,
): readonly Operand[] {
  const rest = op.terms.filter((t) => !step.includes(t)).map((t) => ({ ...t, operand: read(t.operand) }));
  return sumLike(b, op, [...sumApart(b, step, defs, read), ...rest]);
}

/**
 * The terms of `op` that make a reduction step: multiples of a quotient and the words it was taken from. Empty if that
 * is all `op` adds, or nothing.
 */
function stepOf(op: SumOp, defs: Definitions): readonly Term[] {
  for (const [quotient, multiples] of byFactor(op, defs)) {
    const running = runningSum(op, quotient, defs);
    const step = op.terms.filter((t) => multiples.includes(t) || running.includes(t));
    if (running.length === 0 || step.length === op.terms.length || termsInterval(step, defs).lower < 0n) continue;
    if (lowestColumn(step) + wordCount(step, defs) <= op.outs.length) return step;
  }
  return [];
}

/** Terms that are words of constant multiples of one value, those with most terms first. */
function byFactor(op: SumOp, defs: Definitions): readonly (readonly [ValueId, readonly Term[]])[] {
  const groups = new Map<ValueId, Term[]>();
  for (const t of op.terms) {
    const factor = factorOf(t.operand, defs);
    if (factor !== null) groups.set(factor, [...(groups.get(factor) ?? []), t]);
  }
  return [...groups].filter(([, terms]) => terms.length > 1).sort(([, x], [, y]) => y.length - x.length);
}

/** x for a word of x·constant or of x shifted. */
function factorOf(a: Operand, defs: Definitions): ValueId | null {
  const op = definingOp(defs, a);
  if (op === undefined || op.kind === 'sum') return null;
  if (op.kind === 'shl' || op.kind === 'shr') return op.ins[0].kind === 'value' ? op.ins[0].id : null;
  return op.kind === 'mulx' ? timesConstant(op.ins) : null;
}

function timesConstant([x, k]: readonly [Operand, Operand]): ValueId | null {
  return x.kind === 'value' && k.kind === 'const' ? x.id : null;
}

/**
 * The terms of `op` that belong to the number whose lowest word the quotient was computed from: words of one sum, or
 * products with one factor.
 */
function runningSum(op: SumOp, quotient: ValueId, defs: Definitions): readonly Term[] {
  const from = defs.definition(quotient)?.op;
  const source = from?.kind === 'mul' ? definingOp(defs, from.ins[0]) : from;
  if (source?.kind === 'sum') return op.terms.filter((t) => t.sign > 0 && definingOp(defs, t.operand) === source);
  if (source?.kind !== 'mulx') return [];
  const rows = source.ins.map((x) => op.terms.filter((t) => t.sign > 0 && isProductBy(x, definingOp(defs, t.operand))));
  return rows.reduce((x, y) => (y.length > x.length ? y : x));
}

const isProductBy = (x: Operand, op: Op | undefined): boolean =>
  x.kind === 'value' && op?.kind === 'mulx' && op.ins.some((y) => y.kind === 'value' && y.id === x.id);

/**
 * Adds up some terms of a sum by themselves; their total, which must not be negative, as terms that stand in for them.
 * `read` gives operands in `b`.
 */
export function sumApart(
  b: Builder,
  terms: readonly Term[],
  defs: Definitions,
  read: (a: Operand) => Operand,
): readonly Term[] {
  const base = lowestColumn(terms);
  const { words } = b.sum({
    terms: atColumnZero(terms).map((t) => ({ ...t, operand: read(t.operand) })),
    words: wordCount(terms, defs),
  });
  return words.map((operand, i): Term => ({ sign: 1, column: base + i, operand }));
}
