/** Programs that compute with four numbers side by side, and how cores have them. */
import { scheduled, timesOf } from '../../codegen/across/schedule.ts';
import { isOrder, needsOf, orderOfText } from '../../codegen/across/orders.ts';
import { RowCode, type RowText } from '../../codegen/across/rowCode.ts';
import { constantLabel, type Halves } from '../../codegen/across/rowFunction.ts';
import { type AcrossFunction, acrossFunction, sideBySide } from '../../ir/across/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { type AcrossWays, numbers25519, waysWith } from '../../ir/across/numbers.ts';
import type { AcrossPlan } from '../../ir/across/plan.ts';
import { LIMBS, type RowId } from '../../ir/across/rows.ts';
import type { Rng } from '../../base/rng.ts';

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
  readonly plan: AcrossPlan;
  readonly candidate: AcrossCandidate;
  readonly text: RowText;
  readonly order: readonly RowId[];
  /** Of two, `fn` computes both. */
  readonly halves: Halves;
}

/** The code of a plan as a function with this name, of one step or of two in halves of registers. */
export function acrossStep(plan: AcrossPlan, candidate: AcrossCandidate, name: string, halves: Halves = 1): AcrossStep {
  const { core, extra, keep, multiplications } = candidate;
  const one = acrossFunction(name, plan, numbers25519(candidate), LATENCIES[core]);
  const made = { ...one, fn: halves === 1 ? one.fn : sideBySide(one.fn), plan, candidate, halves };
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
export const inOrder = (made: Omit<AcrossStep, 'text' | 'order'>, order: readonly RowId[]): AcrossStep => ({
  ...made,
  order,
  text: new RowCode(made.ops, order, {
    fixed: 'rdx',
    constants: constantLabel(made.fn.name),
    halves: made.halves,
  }).text(),
});

/** Changes at a time. */
const CHANGES = [1, 1, 1, 2, 2, 3];
/** Cycles by which a column may be wanted earlier or later. */
const EXTRA = [-8, -4, -2, -1, 1, 2, 4, 8];
const KEEP = [0, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3];
/** Multiplications that begin in a cycle. */
const MULTIPLICATIONS = [1, 2];

/**
 * The same results with a few columns computed in other ways or wanted at other times, in an order that is made for
 * them. Throws RowOverflow where there are not enough registers.
 */
export function otherWays({ plan, candidate, fn, halves }: AcrossStep, rng: Rng): AcrossStep {
  const of = <T>(all: readonly T[]): T => all[rng.below(all.length)];
  const { found: _, ...rest } = candidate;
  const columns = candidate.columns.map((ways) => [...ways]);
  const extra = Array.from({ length: LIMBS * columns.length }, (_, i) => candidate.extra[i] ?? 0);
  let { keep, multiplications } = candidate;
  for (let count = of(CHANGES); count > 0; count--) {
    const kind = rng.below(10);
    if (kind < 4) of(columns)[rng.below(LIMBS)] = of(waysWith(candidate.multiples));
    else if (kind < 8) extra[rng.below(extra.length)] += of(EXTRA);
    else if (kind < 9) keep = of(KEEP);
    else multiplications = of(MULTIPLICATIONS);
  }
  return acrossStep(plan, { ...rest, columns, extra, keep, multiplications }, fn.name, halves);
}
