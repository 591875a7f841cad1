/**
 * Carries that are found in two steps: t = a + b with carry c1, s = t + c with carry c2 and c = 0 or 1. At most one of
 * c1 and c2 is set, so c1 | c2, c1 ^ c2 and c1 + c2 are all the carry of a + b + c. Each step may be an overflow
 * intrinsic or an addition and a comparison. Likewise for borrows.
 */
import type { SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import { type CarryColumn, isSame, type DefinitionTable } from './column.ts';

/** The carry of x + y or the borrow of x − y, as a value of its own. */
interface Flag {
  readonly kind: CarryColumn['kind'];
  /** The value that is the flag. */
  readonly id: string;
  readonly x: SsaOperand;
  readonly y: SsaOperand;
  /** The overflow intrinsic, or null where two instructions do its work. */
  readonly intrinsic: string | null;
}

/**
 * The column whose carry out `value` is, or null. `body` is searched for the sum itself, which only the carry may be
 * asked of.
 */
export function pairedCarry(
  value: SsaInstruction,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
  body: readonly SsaInstruction[],
): CarryColumn | null {
  const [first, second] = value.args.map((a) => flagOf(a, defs));
  if (first === null || second === null || value.args.length !== 2 || first.kind !== second.kind) return null;
  const before = body.slice(0, body.indexOf(value));
  return stepsOf(first, second, defs, isBit, before) ?? stepsOf(second, first, defs, isBit, before);
}

function stepsOf(
  inner: Flag,
  outer: Flag,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
  body: readonly SsaInstruction[],
): CarryColumn | null {
  const { kind } = inner;
  const ways =
    kind === 'add'
      ? [
          [outer.x, outer.y],
          [outer.y, outer.x],
        ]
      : [[outer.x, outer.y]];
  for (const [t, last] of ways) {
    if (!isResultOf(t, inner, defs)) continue;
    const result = body.find((i) => i.id !== undefined && isResultOf(i.id, outer, defs))?.id;
    const place = { result: result ?? outer.id, definesResult: result !== undefined };
    if (isBit(last)) return { kind, ...place, a: inner.x, b: inner.y, carry: last };
    if (isBit(inner.y)) return { kind, ...place, a: inner.x, b: last, carry: inner.y };
    if (kind === 'add' && isBit(inner.x)) return { kind, ...place, a: inner.y, b: last, carry: inner.x };
  }
  return null;
}

function flagOf(a: SsaOperand, defs: DefinitionTable): Flag | null {
  const plain = defs.plain(a);
  const i = defs.of(plain);
  if (typeof plain !== 'string' || i === undefined) return null;
  return i.op === 'extractvalue'
    ? intrinsicFlag(plain, i, defs)
    : i.op === 'icmp' && i.sourceWidth === 64
      ? comparisonFlag(plain, i, defs)
      : null;
}

function intrinsicFlag(id: string, { args: [pair], index }: SsaInstruction, defs: DefinitionTable): Flag | null {
  const from = defs.of(pair);
  if (index !== 1 || from?.width !== 64 || (from.op !== 'uadd.with.overflow' && from.op !== 'usub.with.overflow'))
    return null;
  return {
    kind: from.op === 'uadd.with.overflow' ? 'add' : 'sub',
    id,
    x: from.args[0],
    y: from.args[1],
    intrinsic: String(pair),
  };
}

/** s < x for s = x + y; x < y is the borrow of x − y. */
function comparisonFlag(id: string, { predicate, args }: SsaInstruction, defs: DefinitionTable): Flag | null {
  if (predicate !== 'ult' && predicate !== 'ugt') return null;
  const [low, high] = predicate === 'ult' ? args : [args[1], args[0]];
  const sum = defs.of(low);
  const other = sum?.op === 'add' ? sum.args.findIndex((x) => isSame(x, high)) : -1;
  if (sum !== undefined && other >= 0) return { kind: 'add', id, x: high, y: sum.args[1 - other], intrinsic: null };
  return { kind: 'sub', id, x: low, y: high, intrinsic: null };
}

/** `a` is the sum or difference that the flag belongs to. */
function isResultOf(a: SsaOperand, { kind, x, y, intrinsic }: Flag, defs: DefinitionTable): boolean {
  const i = defs.of(a);
  if (intrinsic !== null) return i?.op === 'extractvalue' && i.index === 0 && i.args[0] === intrinsic;
  if (i?.op !== kind) return false;
  const [p, q] = i.args;
  return (isSame(p, x) && isSame(q, y)) || (kind === 'add' && isSame(p, y) && isSame(q, x));
}
