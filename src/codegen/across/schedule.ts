/**
 * Orders the operations of a row program for a core: longest path to the end first, as far as pipes are free. Where the
 * next step waits for some columns more than for others, `extra` cycles say so.
 */
import { type AcrossCore, LATENCIES, type Latencies, latencyOfMove, moveKind } from '../../ir/across/moves.ts';
import { has, type RowId, type RowOp, WORDS } from '../../ir/across/rows.ts';
import { type CoreFacts, byCore } from '../../x86/cores.ts';
import { parsePorts } from '../x86/form.ts';
import { bitCount, unionsOf } from '../x86/portBound.ts';
import { needsOf } from './orders.ts';

/** Kinds of operations that have ports of their own. */
type PipeKind = Exclude<keyof CoreFacts['rows'], 'crossing'>;

/** Latencies of a core, and on which of its ports operations of each kind can begin, as bits. */
type AcrossTimes = Latencies & Readonly<Record<PipeKind, number>> & Pick<CoreFacts['rows'], 'crossing'>;

const portsOf = (text: string): number => parsePorts(text).reduce((all, { ports }) => all | ports, 0);

const TIMES = byCore(
  (core, { rows }): AcrossTimes => ({
    ...LATENCIES[core],
    multiplications: portsOf(rows.multiplications),
    shifts: portsOf(rows.shifts),
    pairs: portsOf(rows.pairs),
    moves: portsOf(rows.moves),
    sums: portsOf(rows.sums),
    crossing: rows.crossing,
  }),
);

/** What is known of a core. */
export const timesOf = (core: AcrossCore): AcrossTimes => TIMES[core];

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

/** Null of what is no operation. */
function kindOf(op: RowOp): PipeKind | null {
  switch (op.kind) {
    case 'low':
    case 'high':
    case 'multiple':
      return 'multiplications';
    case 'right':
    case 'left':
      return 'shifts';
    case 'move':
      return moveKind(op.order, op.mask) === 'pairs' ? 'pairs' : 'moves';
    case 'choose':
      return moveKind(op.order, op.secret | op.always) === 'pairs' ? 'pairs' : 'moves';
    case 'input':
    case 'constant':
    case 'output':
      return null;
    default:
      return 'sums';
  }
}

/** Sums and shifts take another path to multiplications than moves and multiplications do. */
const isSummed = (kind: PipeKind | null): boolean => kind === 'sums' || kind === 'shifts';

/** Cycles from the end of an operation to the begin of one that waits for it. */
function between(from: RowOp, to: RowOp, { crossing }: Pick<AcrossTimes, 'crossing'>): number {
  const [a, b] = [kindOf(from), kindOf(to)];
  const crosses = (a === 'multiplications' && isSummed(b)) || (isSummed(a) && b === 'multiplications');
  return crosses ? crossing : 0;
}

/** Whether operations with these ports can begin together. */
function beginTogether([first, ...others]: readonly number[], taken = 0): boolean {
  if (first === undefined) return true;
  for (let free = first & ~taken; free !== 0; free &= free - 1)
    if (beginTogether(others, taken | (free & -free))) return true;
  return false;
}

interface ScheduleOptions {
  readonly times: AcrossTimes;
  /** Cycles that an operation is wanted before its time. */
  readonly extra: ReadonlyMap<RowId, number>;
  /** How much the order in which they were written counts. */
  readonly keep: number;
  /** Multiplications that begin in a cycle, if fewer than the core has. */
  readonly multiplications?: number;
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
  { times, extra }: Pick<ScheduleOptions, 'times' | 'extra'>,
): Map<RowId, number> {
  const rank = new Map<RowId, number>();
  for (const i of [...needs.keys()].toReversed()) {
    const behind = Math.max(0, ...(users.get(i) ?? []).map((u) => (rank.get(u) ?? 0) + between(ops[i], ops[u], times)));
    rank.set(i, behind + latencyOf(ops[i], times) + (extra.get(i) ?? 0));
  }
  return rank;
}

/** What no order of a program can do without on a core, in cycles: its longest path, and what its pipes can begin. */
export function leastCycles(ops: readonly RowOp[], times: AcrossTimes): { path: number; pipes: number } {
  const uses = usesOf(ops);
  const ranks = ranksOf(ops, uses, { times, extra: new Map() });
  const ports = [...uses.needs.keys()].flatMap((i) => {
    const kind = kindOf(ops[i]);
    return kind === null ? [] : times[kind];
  });
  const cycles = unionsOf([...new Set(ports)]).map(
    (union) => ports.filter((own) => (own & ~union) === 0).length / bitCount(union),
  );
  return { path: Math.max(...ranks.values()), pipes: Math.max(0, ...cycles) };
}

/** The order, and in how many cycles such a core would take it if it looked no further than it. */
export function scheduled(
  ops: readonly RowOp[],
  { times, extra, keep, multiplications = Number.POSITIVE_INFINITY }: ScheduleOptions,
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
    const taken: number[] = [];
    let left = multiplications;
    const able = [...ready]
      .filter((i) => (at.get(i) ?? 0) <= now)
      .sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
    for (const i of able) {
      const kind = kindOf(ops[i]);
      if (kind !== null) {
        const isMultiplication = kind === 'multiplications';
        if (!beginTogether([...taken, times[kind]]) || (isMultiplication && left === 0)) continue;
        taken.push(times[kind]);
        if (isMultiplication) left--;
      }
      ready.delete(i);
      order.push(i);
      for (const u of users.get(i) ?? []) {
        at.set(u, Math.max(at.get(u) ?? 0, now + latencyOf(ops[i], times) + between(ops[i], ops[u], times)));
        const waits = (open.get(u) ?? 1) - 1;
        open.set(u, waits);
        if (waits === 0) ready.add(u);
      }
    }
  }
  return { order, cycles: now };
}
