/** How the results of a straight-line function are used. */
import type { SsaFunction, SsaInstruction } from '../../ir/ssa/schema.ts';

export interface Uses {
  /** Instructions that stores and the return depend on, in order. */
  readonly live: readonly SsaInstruction[];
  /** Number of uses by live instructions. */
  count(id: string): number;
  /** Every use is an operand of add or sub, possibly through extensions. */
  onlyAdded(id: string): boolean;
  /** The additions whose carry a comparison asks for. */
  isCompared(id: string): boolean;
  /**
   * Whether the value is part of a result whatever the inputs, so that what a flag of LLVM says of it is true for all
   * of them. Of a value that is computed beside others and may not be chosen, it only is where it is chosen.
   */
  isInResult(id: string): boolean;
}

const HAS_EFFECT = new Set(['store', 'ret']);

export function usesOf(fn: SsaFunction): Uses {
  const users = new Map<string, SsaInstruction[]>();
  const live: SsaInstruction[] = [];
  for (const i of fn.body.toReversed()) {
    if (!HAS_EFFECT.has(i.op) && (i.id === undefined || !users.has(i.id))) continue;
    live.push(i);
    for (const a of i.args) if (typeof a === 'string') users.set(a, [...(users.get(a) ?? []), i]);
  }
  live.reverse();
  const onlyAdded = (id: string): boolean =>
    (users.get(id) ?? []).every(
      (u) => u.op === 'add' || u.op === 'sub' || (u.op === 'zext' && u.id !== undefined && onlyAdded(u.id)),
    );
  const compared = comparedAdditions(live);
  const inResult = partsOfResults(live, new Set(fn.args.map(({ name }) => name)));
  return {
    live,
    count: (id) => users.get(id)?.length ?? 0,
    onlyAdded,
    isCompared: (id) => compared.has(id),
    isInResult: (id) => inResult.has(id),
  };
}

/** Operations whose result is not poison (LLVM's word) wherever an operand is. */
const STOPS_POISON = /^(freeze|barrier|load|x86\..*)$/;

/** Values that are left in `places`, and what these are computed of, whatever is chosen. */
function partsOfResults(live: readonly SsaInstruction[], places: ReadonlySet<string>): ReadonlySet<string> {
  const parts = new Set<string>();
  const stored: SsaInstruction[] = [];
  for (const i of live.toReversed()) {
    const isPart =
      i.op === 'store'
        ? places.has(i.mem?.base ?? '') && !stored.some((later) => overlaps(later, i))
        : i.id !== undefined && parts.has(i.id) && !STOPS_POISON.test(i.op);
    if (i.op === 'store') stored.push(i);
    for (const a of !isPart ? [] : i.op === 'select' ? i.args.slice(0, 1) : i.args)
      if (typeof a === 'string') parts.add(a);
  }
  return parts;
}

function overlaps({ mem: a, width: bitsA = 0 }: SsaInstruction, { mem: b, width: bitsB = 0 }: SsaInstruction): boolean {
  if (a === undefined || a.base !== b?.base) return false;
  return 8 * a.offset < 8 * b.offset + bitsB && 8 * b.offset < 8 * a.offset + bitsA;
}

/** Results s = x + y of additions with a comparison s < x or s < y. */
function comparedAdditions(live: readonly SsaInstruction[]): ReadonlySet<string> {
  const additions = new Map(live.flatMap((i) => (i.op === 'add' && i.id !== undefined ? [[i.id, i]] : [])));
  const result = new Set<string>();
  for (const i of live) {
    if (i.op !== 'icmp' || i.predicate?.startsWith('u') !== true) continue;
    const [x, y] = i.args;
    for (const [s, t] of [
      [x, y],
      [y, x],
    ])
      if (typeof s === 'string' && sharesOperand(additions.get(s), t)) result.add(s);
  }
  return result;
}

/** `t` is an operand of the addition. */
export function sharesOperand(addition: SsaInstruction | undefined, t: SsaInstruction['args'][number]): boolean {
  return addition?.args.some((a) => JSON.stringify(a) === JSON.stringify(t)) ?? false;
}
