/**
 * Carries that software finds by comparing: for s = a + b + c modulo 2^64 with c = 0 or 1
 *
 *     if (s != a) c = s < a;      c = s < a || (s == a && c);      c = c ? s <= a : s < a;
 *
 * all are the carry of the addition: s < a says that it wrapped, and s = a leaves b + c = 0 or b + c = 2^64, which c
 * tells apart. A value is recognised by what it is in each of the cases, not by how it is written. Likewise s > a for
 * differences.
 */
import type { SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import { columnsOf, type CarryColumn, constantOperand, isSame, type DefinitionTable } from './column.ts';

/** Deeper expressions are no carries. */
const MAX_DEPTH = 8;

/** How s stands to a (beyond it: wrapped around), and the carry that came in. */
interface Case {
  readonly relation: 'within' | 'equal' | 'beyond';
  readonly carry: 0n | 1n;
}

const CASES: readonly Case[] = (['within', 'equal', 'beyond'] as const).flatMap((relation) =>
  ([0n, 1n] as const).map((carry) => ({ relation, carry })),
);

/** The column whose carry out `value` is, or null. */
export function comparedCarry(
  value: SsaInstruction,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
): CarryColumn | null {
  const comparison = value.id === undefined ? undefined : comparisonIn(value.id, defs, MAX_DEPTH);
  if (comparison === undefined) return null;
  const [x, y] = comparison.args;
  for (const [s, a] of [
    [x, y],
    [y, x],
  ]) {
    const found = columnsOf(s, a, defs, isBit).find((column) => isCarryOf(column, value, defs));
    if (found !== undefined) return found;
  }
  return null;
}

/** A comparison of words by size, among the values that `a` is made of. */
function comparisonIn(a: SsaOperand, defs: DefinitionTable, depth: number): SsaInstruction | undefined {
  const i = defs.of(a);
  if (i === undefined || depth === 0) return undefined;
  if (i.op === 'icmp')
    return i.sourceWidth === 64 && /^u[lg]/.test(i.predicate ?? '') ? i : firstOf(i.args, defs, depth);
  return ['select', 'zext', 'trunc', 'and', 'or', 'xor', 'freeze'].includes(i.op)
    ? firstOf(i.args, defs, depth)
    : undefined;
}

function firstOf(args: readonly SsaOperand[], defs: DefinitionTable, depth: number): SsaInstruction | undefined {
  for (const a of args) {
    const found = comparisonIn(a, defs, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isCarryOf(column: CarryColumn, { id = '' }: SsaInstruction, defs: DefinitionTable): boolean {
  return CASES.every((c) => {
    if (column.carry === null && c.carry === 1n) return true;
    const expected = c.relation === 'beyond' ? 1n : c.relation === 'equal' ? c.carry : 0n;
    return new CaseEvaluator(column, c, defs).value(id, MAX_DEPTH) === expected;
  });
}

/** Values in one case; null is unknown. */
class CaseEvaluator {
  readonly #column: CarryColumn;
  readonly #case: Case;
  readonly #defs: DefinitionTable;

  constructor(column: CarryColumn, one: Case, defs: DefinitionTable) {
    this.#column = column;
    this.#case = one;
    this.#defs = defs;
  }

  value(a: SsaOperand, depth: number): bigint | null {
    const known = this.#known(a);
    if (known !== null || depth === 0) return known;
    const i = this.#defs.of(a);
    if (i === undefined) return null;
    const x = (k: number): bigint | null => this.value(i.args[k], depth - 1);
    switch (i.op) {
      case 'zext':
      case 'freeze':
      case 'trunc':
        return x(0);
      case 'icmp':
        return this.#comparison(i) ?? this.#test(i, x(0), x(1));
      case 'select':
        return this.#choice(
          x(0),
          () => x(1),
          () => x(2),
        );
      case 'and':
        return x(0) === 0n || x(1) === 0n ? 0n : both(x(0), x(1), (p, q) => p & q);
      case 'or':
        return both(x(0), x(1), (p, q) => p | q);
      case 'xor':
        return both(x(0), x(1), (p, q) => p ^ q);
      default:
        return null;
    }
  }

  /** Constants, the carry, and what is added where that is nothing. */
  #known(a: SsaOperand): bigint | null {
    const { carry, b } = this.#column;
    const plain = this.#defs.plain(a);
    if (carry !== null && isSame(plain, this.#defs.plain(carry))) return this.#case.carry;
    if (carry === null && this.#case.relation === 'equal' && isSame(plain, b)) return 0n;
    return constantOperand(a);
  }

  #choice(c: bigint | null, ifTrue: () => bigint | null, ifFalse: () => bigint | null): bigint | null {
    return c === null ? null : c === 1n ? ifTrue() : ifFalse();
  }

  /** Comparison of s with a. */
  #comparison({ predicate = '', args: [x, y] }: SsaInstruction): bigint | null {
    const { result, a, kind } = this.#column;
    const { relation } = this.#case;
    const forward = isSame(x, result) && isSame(y, a);
    const backward = isSame(x, a) && isSame(y, result);
    if (!forward && !backward) return null;
    const order = relation === 'equal' ? 0 : (relation === 'beyond') === (kind === 'add') ? -1 : 1;
    return truth(predicate, forward ? order : -order);
  }

  /** Comparison of known values, and b ≠ 0 where something is added for sure. */
  #test({ predicate = '', args: [x, y] }: SsaInstruction, left: bigint | null, right: bigint | null): bigint | null {
    if (left !== null && right !== null) return truth(predicate, left < right ? -1 : left > right ? 1 : 0);
    const { carry, b } = this.#column;
    const addsSomething =
      carry === null && this.#case.relation !== 'equal' && isSame(this.#defs.plain(x), b) && constantOperand(y) === 0n;
    return addsSomething ? truth(predicate, 1) : null;
  }
}

const both = (x: bigint | null, y: bigint | null, f: (x: bigint, y: bigint) => bigint): bigint | null =>
  x === null || y === null ? null : f(x, y);

/** An unsigned comparison of two numbers whose difference has the sign `order`. */
function truth(predicate: string, order: number): bigint | null {
  switch (predicate) {
    case 'eq':
      return order === 0 ? 1n : 0n;
    case 'ne':
      return order !== 0 ? 1n : 0n;
    case 'ult':
      return order < 0 ? 1n : 0n;
    case 'ule':
      return order <= 0 ? 1n : 0n;
    case 'ugt':
      return order > 0 ? 1n : 0n;
    case 'uge':
      return order >= 0 ? 1n : 0n;
    default:
      return null;
  }
}
