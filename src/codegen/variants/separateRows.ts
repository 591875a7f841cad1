/** A variant: each reduction step gets a sum of its own. */
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../../ir/build.ts';
import { definingOp, definitionsOf } from '../../ir/function.ts';
import type { Definitions, IrFunction, Op, Operand, Term } from '../../ir/function.ts';
import { termsInterval, lowestColumn, wordCount, atColumnZero } from '../../ir/linear.ts';
import { rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';

/**
 * A variant: what reduces a running sum is added to it before the next row of products is.
 *
 * Interleaved Montgomery multiplication adds a_i·b and m·p in turn. Read back from carry chains, the two are one sum of
 * twenty words, which a search may order in any way; but m·p can only follow the words it is taken from, and rows that
 * wait for each other in one system of columns leave carries at all of them. As sums of their own, each with few words
 * per column, they are short chains.
 */

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

/**
 * A variant: what one step adds to a running sum is added up by itself first.
 *
 * A Montgomery step modulo a sparse prime adds m·p as shifts of m with both signs, which leave carries and borrows at
 * many columns of the running sum, each of which ripples to its top. m·p by itself is a short number; adding it is one
 * chain.
 */

/** Fewer terms than this are one chain anyway. */
const LEAST = 3;

/**
 * The same function with the terms that a sum adds to the words of an earlier one in a sum of their own, where their
 * signs differ.
 */
export function gatherTerms(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn);
  const defs = definitionsOf(fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const apart = op.kind === 'sum' ? stepTerms(op, defs) : [];
    return op.kind === 'sum' && apart.length > 0 ? gathered(b, op, apart, defs, read) : rebuild(b, fn, op, read);
  });
}

function gathered(
  b: Builder,
  op: SumOp,
  apart: readonly Term[],
  defs: Definitions,
  read: (a: Operand) => Operand,
): readonly Operand[] {
  const rest = op.terms.filter((t) => !apart.includes(t)).map((t) => ({ ...t, operand: read(t.operand) }));
  return sumLike(b, op, [...rest, ...sumApart(b, apart, defs, read)]);
}

/**
 * What is neither a word of the running sum nor of a product of two variables, if it has both signs, is never negative
 * and not all that `op` adds.
 */
function stepTerms(op: SumOp, defs: Definitions): readonly Term[] {
  const running = runningTerms(op, defs);
  const terms = op.terms.filter((t) => !running.includes(t) && !isVariableProduct(t, defs));
  const worth = terms.length >= LEAST && terms.length < op.terms.length && terms.some((t) => t.sign < 0);
  return worth &&
    termsInterval(terms, defs).lower >= 0n &&
    lowestColumn(terms) + wordCount(terms, defs) <= op.outs.length
    ? terms
    : [];
}

function isVariableProduct(t: Term, defs: Definitions): boolean {
  const op = definingOp(defs, t.operand);
  return op?.kind === 'mulx' && op.ins.every((a) => a.kind === 'value');
}

/** The terms that are words of one earlier sum, the one with most of them. */
function runningTerms(op: SumOp, defs: Definitions): readonly Term[] {
  const bySum = new Map<Op, Term[]>();
  for (const t of op.terms) {
    const from = t.sign > 0 ? definingOp(defs, t.operand) : undefined;
    if (from?.kind === 'sum') bySum.set(from, [...(bySum.get(from) ?? []), t]);
  }
  return [...bySum.values()].sort((x, y) => y.length - x.length)[0] ?? [];
}
