/**
 * Orders the operations of a row program for a core: longest path to the end first, as far as pipes are free. Where the
 * next step waits for some columns more than for others, `extra` cycles say so.
 */
import { type Latencies, latencyOfMove, moveKind } from '../../ir/across/moves.ts';
import { has, type RowId, type RowOp, WORDS } from '../../ir/across/rows.ts';
import type { CoreFacts } from '../../x86/cores/coreFacts.ts';
import { byCore } from '../../x86/cores/cores.ts';
import { needsOf } from './orders.ts';

/** Latencies of a core, and how many operations of each kind it begins in a cycle. */
type AcrossTimes = Latencies & CoreFacts['rows'];

export const PIPES = byCore((_, { rows }) => rows);

function latencyOf(op: RowOp, times: Latencies): number {
  switch (op.kind) {
    case 'low':
    case 'high':
      return times.madd;
    case 'multiple':
      return times.multiple;
    case 'move':
      return WORDS.every((i) => !has(op.mask, i) || op.order[i] === i)
        ? times.alu
        : latencyOfMove(moveKind(op.order, op.mask), times);
    case 'choose':
      return latencyOfMove(moveKind(op.order, op.secret | op.always), times);
    case 'input':
    case 'constant':
    case 'output':
      return 0;
    default:
      return times.alu;
  }
}

type Pipe = 'multiply' | 'shift' | 'any' | 'none';

function pipeOf(op: RowOp): Pipe {
  switch (op.kind) {
    case 'low':
    case 'high':
    case 'multiple':
      return 'multiply';
    case 'right':
    case 'left':
      return 'shift';
    case 'move':
      return moveKind(op.order, op.mask) === 'pairs' ? 'any' : 'shift';
    case 'choose':
      return moveKind(op.order, op.secret | op.always) === 'pairs' ? 'any' : 'shift';
    case 'input':
    case 'constant':
    case 'output':
      return 'none';
    default:
      return 'any';
  }
}

interface ScheduleOptions {
  readonly times: AcrossTimes;
  /** Cycles that an operation is wanted before its time. */
  readonly extra: ReadonlyMap<RowId, number>;
  /** How much the order in which they were written counts. */
  readonly keep: number;
}

/** What each operation that is computed at all waits for, and what waits for it. */
interface Uses {
  readonly needs: ReadonlyMap<RowId, readonly RowId[]>;
  readonly users: ReadonlyMap<RowId, readonly RowId[]>;
}

function usesOf(ops: readonly RowOp[]): Uses {
  const needs = needsOf(ops);
  const users = new Map<RowId, RowId[]>([...needs.keys()].map((i) => [i, []]));
  for (const [i, list] of needs) for (const a of list) users.get(a)?.push(i);
  return { needs, users };
}

/** Cycles from the begin of each operation to the end of all that waits for it. */
function ranksOf(
  ops: readonly RowOp[],
  { needs, users }: Uses,
  { times, extra }: Omit<ScheduleOptions, 'keep'>,
): Map<RowId, number> {
  const rank = new Map<RowId, number>();
  for (const i of [...needs.keys()].toReversed()) {
    const behind = Math.max(0, ...(users.get(i) ?? []).map((u) => rank.get(u) ?? 0));
    rank.set(i, behind + latencyOf(ops[i], times) + (extra.get(i) ?? 0));
  }
  return rank;
}

/** What no order of a program can do without on a core, in cycles: its longest path, and what its pipes can begin. */
export function leastCycles(ops: readonly RowOp[], times: AcrossTimes): { path: number; pipes: number } {
  const uses = usesOf(ops);
  const ranks = ranksOf(ops, uses, { times, extra: new Map() });
  const count = (...pipes: readonly Pipe[]): number =>
    [...uses.needs.keys()].filter((i) => pipes.includes(pipeOf(ops[i]))).length;
  return {
    path: Math.max(...ranks.values()),
    pipes: Math.max(
      count('multiply') / times.multiplications,
      count('shift') / times.shifts,
      times.areShared ? count('multiply', 'shift') / times.shifts : 0,
      count('multiply', 'shift', 'any') / times.all,
    ),
  };
}

/** The order, and in how many cycles such a core would take it if it looked no further than it. */
export function scheduled(
  ops: readonly RowOp[],
  { times, extra, keep }: ScheduleOptions,
): { order: RowId[]; cycles: number } {
  const uses = usesOf(ops);
  const { needs, users } = uses;
  const all = [...needs.keys()];
  const rank = ranksOf(ops, uses, { times, extra });
  all.forEach((i, position) => rank.set(i, (rank.get(i) ?? 0) - keep * position));
  const open = new Map(all.map((i) => [i, needs.get(i)?.length ?? 0]));
  const at = new Map<RowId, number>(all.map((i) => [i, 0]));
  const ready = new Set(all.filter((i) => open.get(i) === 0));
  const order: RowId[] = [];
  let now = 0;
  for (; order.length < all.length; now++) {
    const free = {
      multiply: times.multiplications,
      shift: times.shifts,
      any: times.all,
      none: Number.POSITIVE_INFINITY,
    };
    const able = [...ready]
      .filter((i) => (at.get(i) ?? 0) <= now)
      .sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
    for (const i of able) {
      const pipe = pipeOf(ops[i]);
      if (pipe !== 'none' && (free.any === 0 || free[pipe] === 0)) continue;
      if (pipe !== 'none') free.any--;
      if (pipe !== 'none' && pipe !== 'any') free[pipe]--;
      if (pipe === 'shift' && times.areShared) free.multiply--;
      if (pipe === 'multiply' && times.areShared) free.shift--;
      ready.delete(i);
      order.push(i);
      for (const u of users.get(i) ?? []) {
        at.set(u, Math.max(at.get(u) ?? 0, now + latencyOf(ops[i], times)));
        const left = (open.get(u) ?? 1) - 1;
        open.set(u, left);
        if (left === 0) ready.add(u);
      }
    }
  }
  return { order, cycles: now };
}
