/** Programs that compute with four numbers side by side, and how cores have them. */
import { scheduled, timesOf } from '../../codegen/across/schedule.ts';
import { isOrder, needsOf, orderOfText } from '../../codegen/across/orders.ts';
import { RowCode, type RowText } from '../../codegen/across/rowCode.ts';
import { constantLabel } from '../../codegen/across/rowFunction.ts';
import { type AcrossFunction, acrossFunction } from '../../ir/across/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { type AcrossWays, numbers25519 } from '../../ir/across/numbers.ts';
import type { AcrossPlan } from '../../ir/across/plan.ts';
import type { RowId } from '../../ir/across/rows.ts';

/** The core of a processor, by the name of its kind; Zen 4's of one that is not known. */
export function coreOf(slug: string): AcrossCore {
  if (slug.startsWith('amd-zen5')) return 'zen5';
  return slug.startsWith('intel') ? 'goldenCove' : 'zen4';
}

/** What a search may vary of a program: the ways of computing columns, and what is wanted earlier than it seems. */
export interface AcrossCandidate extends AcrossWays {
  readonly core: AcrossCore;
  /** Cycles that columns of each round are wanted earlier, one after another. */
  readonly extra: readonly number[];
  /** How much the order counts in which operations were written. */
  readonly keep: number;
  /** Multiplications that begin in a cycle, if less than the core has. */
  readonly multiplications: number;
  /** An order that a search found, as text; without it, or where it is of another program, one is made. */
  readonly found?: string;
}

/** A step in its order and registers. */
export interface AcrossStep extends AcrossFunction {
  readonly text: RowText;
  readonly order: readonly RowId[];
}

/** The code of a plan as a function with this name. */
export function acrossStep(plan: AcrossPlan, candidate: AcrossCandidate, name: string): AcrossStep {
  const { core, extra, keep, multiplications } = candidate;
  const made = acrossFunction(name, plan, numbers25519(candidate), LATENCIES[core]);
  const wanted = new Map<RowId, number>();
  made.rows.columns.forEach((limbs, round) =>
    limbs.forEach((id, k) => wanted.set(id, extra[limbs.length * round + k] ?? 0)),
  );
  const needs = needsOf(made.ops);
  const found = orderOfText(candidate.found ?? '', needs);
  const order = isOrder(found, needs)
    ? found
    : scheduled(made.ops, { times: timesOf(core), extra: wanted, keep, multiplications }).order;
  return inOrder(made, order);
}

/** Throws RowOverflow where there are not enough registers. */
export const inOrder = (made: AcrossFunction, order: readonly RowId[]): AcrossStep => ({
  ...made,
  order,
  text: new RowCode(made.ops, order, { fixed: 'rdx', constants: constantLabel(made.fn.name) }).text(),
});
