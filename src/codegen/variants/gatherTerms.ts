/**
 * A variant: what one step adds to a running sum is added up by itself first.
 *
 * A Montgomery step modulo a sparse prime adds m·p as shifts of m with both signs, which leave carries and borrows at
 * many columns of the running sum, each of which ripples to its top. m·p by itself is a short number; adding it is one
 * chain.
 */
import { Builder } from '../../ir/build.ts';
import { definingOp, definitionsOf } from '../../ir/function.ts';
import type { Definitions, IrFunction, Op, Operand, Term } from '../../ir/function.ts';
import { termsInterval, lowestColumn, wordCount } from '../../ir/linear.ts';
import { rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';
import { sumApart } from './separateRows.ts';

type SumOp = Op & { kind: 'sum' };

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
    const apart = op.kind === 'sum' ? stepOf(op, defs) : [];
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
function stepOf(op: SumOp, defs: Definitions): readonly Term[] {
  const running = runningSum(op, defs);
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
function runningSum(op: SumOp, defs: Definitions): readonly Term[] {
  const bySum = new Map<Op, Term[]>();
  for (const t of op.terms) {
    const from = t.sign > 0 ? definingOp(defs, t.operand) : undefined;
    if (from?.kind === 'sum') bySum.set(from, [...(bySum.get(from) ?? []), t]);
  }
  return [...bySum.values()].sort((x, y) => y.length - x.length)[0] ?? [];
}
