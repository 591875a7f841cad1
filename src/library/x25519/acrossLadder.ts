/** The ladder of one X25519 that computes with four numbers side by side, as text for the assembler. */
import { RowCode, type RowText } from '../../codegen/across/rowCode.ts';
import {
  constantLabel,
  maskLines,
  onState,
  repeated,
  ROW_BYTES,
  rowFunction,
} from '../../codegen/across/rowFunction.ts';
import { isOrder, needsOf, orderOfText } from '../../codegen/across/orders.ts';
import { PIPES, scheduled } from '../../codegen/across/schedule.ts';
import { type AcrossFunction, acrossFunction } from '../../ir/across/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { type AcrossWays, numbers25519 } from '../../ir/across/numbers.ts';
import type { AcrossPlan } from '../../ir/across/plan.ts';
import { has, LIMBS, type RowId, WORDS } from '../../ir/across/rows.ts';

/** One X25519 that computes so, and its ladder. */
export const ACROSS = 'x25519_across';
export const ACROSS_LADDER = 'x25519_across_ladder';
/** Bits 254 to 0 of a scalar. */
export const ACROSS_STEPS = 255;

/** What a search may vary: the ways of computing columns, and what is wanted earlier than it seems to be. */
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
export function acrossStep(plan: AcrossPlan, candidate: AcrossCandidate, name: string = ACROSS_LADDER): AcrossStep {
  const { core, extra, keep, multiplications } = candidate;
  const made = acrossFunction(name, plan, numbers25519(candidate), LATENCIES[core]);
  const wanted = new Map<RowId, number>();
  made.rows.columns.forEach((limbs, round) =>
    limbs.forEach((id, k) => wanted.set(id, extra[limbs.length * round + k] ?? 0)),
  );
  const times = { ...LATENCIES[core], ...PIPES[core], multiplications };
  const needs = needsOf(made.ops);
  const found = orderOfText(candidate.found ?? '', needs);
  const order = isOrder(found, needs) ? found : scheduled(made.ops, { times, extra: wanted, keep }).order;
  return inOrder(made, order);
}

/** Throws RowOverflow where there are not enough registers. */
export const inOrder = (made: AcrossFunction, order: readonly RowId[]): AcrossStep => ({
  ...made,
  order,
  text: new RowCode(made.ops, order, { fixed: 'rdx', constants: constantLabel(made.fn.name) }).text(),
});

/**
 * GNU assembler text of the loop of the Montgomery ladder (RFC 7748, section 5), of so many steps. What masks choose is
 * the same in every step but for the bit, which is secret.
 */
export function acrossText({ text }: Pick<AcrossStep, 'text'>, count: number): string {
  const choices = [...text.choices];
  const rows = [...text.constants, ...choices.map(([, { secret }]) => WORDS.map((i) => (has(secret, i) ? 1n : 0n)))];
  const always = choices.filter((choice) => choice[1].always > 0);
  // Masks of code count up from 1; those of words that are always moved count down.
  const ofAlways = (i: number): number => LAST_MASK - i;
  const ofBit = (i: number): string =>
    `ymmword ptr [rip+${constantLabel(ACROSS_LADDER)}+${ROW_BYTES * (text.constants.length + i)}]`;
  const step = [
    'vpbroadcastq ymm31, qword ptr [rcx]',
    ...choices.map(([k], i) => `vptestmq k${k}, ymm31, ${ofBit(i)}`),
    ...always.map(([k], i) => `korb k${k}, k${k}, k${ofAlways(i)}`),
    ...text.lines,
    'add rcx, 8',
  ];
  return rowFunction({
    symbol: ACROSS_LADDER,
    body: [
      ...[...text.masks].flatMap(([k, mask]) => maskLines(k, mask)),
      ...always.flatMap((choice, i) => maskLines(ofAlways(i), choice[1].always)),
      ...onState(LIMBS, [`mov r8d, ${count}`, ...repeated(ACROSS_LADDER, 'r8d', step)]),
    ],
    constants: rows,
  });
}

const LAST_MASK = 7;
