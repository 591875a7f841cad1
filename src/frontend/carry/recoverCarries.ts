/** Finds carries that software computes by comparisons, and takes them from additions with carry instead. */
import type { SsaFunction, SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';

export interface Recovered {
  readonly fn: SsaFunction;
  /** Values that were found to be carries or borrows, with their lines. */
  readonly carries: readonly { readonly id: string; readonly kind: CarryColumn['kind']; readonly line?: number }[];
}

/**
 * Replaces carries that software computes by comparing or by top bits with those of additions and subtractions with
 * carry.
 */
export function recoverCarries(fn: SsaFunction): Recovered {
  const defs = new DefinitionTable(fn);
  const bits = new Set<string>();
  const columns = new Map<string, CarryColumn>();
  const byResult = new Map<string, CarryColumn>();
  const isBit = (a: SsaOperand): boolean => (typeof a === 'string' ? bits.has(a) : (constantOperand(a) ?? 2n) <= 1n);
  for (const i of fn.body) {
    if (i.id === undefined) continue;
    const column = columnBehind(i, defs, isBit, fn.body);
    if (column !== null && (byResult.get(column.result) ?? column).carry === column.carry) {
      columns.set(i.id, column);
      byResult.set(column.result, column);
    }
    if (column !== null || isBitValued(i, isBit)) bits.add(i.id);
  }
  const carries = fn.body.flatMap(({ id, line }) => {
    const column = id === undefined ? undefined : columns.get(id);
    return id === undefined || column === undefined
      ? []
      : [{ id, kind: column.kind, ...(line === undefined ? {} : { line }) }];
  });
  return {
    fn: carries.length === 0 ? fn : { ...fn, body: fn.body.flatMap((i) => rewritten(i, columns, byResult, defs)) },
    carries,
  };
}

/** A plain s < a is left alone: the lowering knows it. */
function columnBehind(
  i: SsaInstruction,
  defs: DefinitionTable,
  isBit: (a: SsaOperand) => boolean,
  body: readonly SsaInstruction[],
): CarryColumn | null {
  switch (i.op) {
    case 'add':
      return pairedCarry(i, defs, isBit, body);
    case 'or':
    case 'xor':
      return pairedCarry(i, defs, isBit, body) ?? comparedCarry(i, defs, isBit);
    case 'select':
    case 'and':
      return comparedCarry(i, defs, isBit);
    case 'lshr':
    case 'icmp':
      return majorityCarry(i, defs, isBit);
    default:
      return null;
  }
}

/** The value is 0 or 1 for reasons that can be seen here. */
function isBitValued({ op, width, args, sourceWidth }: SsaInstruction, isBit: (a: SsaOperand) => boolean): boolean {
  switch (op) {
    case 'icmp':
      return true;
    case 'zext':
      return sourceWidth === 1 || isBit(args[0]);
    case 'trunc':
    case 'freeze':
      return isBit(args[0]);
    case 'select':
      return isBit(args[1]) && isBit(args[2]);
    case 'or':
    case 'xor':
      return args.every(isBit);
    case 'and':
      return args.some(isBit);
    case 'lshr':
      return width !== undefined && constantOperand(args[1]) === BigInt(width - 1);
    case 'extractvalue':
      return width === 1;
    default:
      return width === 1;
  }
}

const NOTHING: SsaOperand = { const: '0x0', width: 8 };

/** The result of a column becomes a field of an addition with carry, the carry the other one. */
function rewritten(
  i: SsaInstruction,
  columns: ReadonlyMap<string, CarryColumn>,
  byResult: ReadonlyMap<string, CarryColumn>,
  defs: DefinitionTable,
): readonly SsaInstruction[] {
  const line = i.line === undefined ? {} : { line: i.line };
  const own = i.id === undefined ? undefined : byResult.get(i.id);
  const pair = own === undefined ? [] : withCarry(own, defs, line);
  const column = i.id === undefined ? undefined : columns.get(i.id);
  if (own?.definesResult === true)
    return [
      ...pair,
      { op: 'extractvalue', id: own.result, width: 64, args: [`${own.result}.pair`], index: 1, ...line },
    ];
  return [...pair, column === undefined ? i : carryOut(i, column, line)];
}

type Line = { readonly line?: number };

function withCarry(column: CarryColumn, defs: DefinitionTable, line: Line): readonly SsaInstruction[] {
  const { result, a, b, kind } = column;
  const { carry, instructions } = carryByte(column, defs, line);
  return [
    ...instructions,
    {
      op: kind === 'add' ? 'x86.addcarry' : 'x86.subborrow',
      id: `${result}.pair`,
      width: 64,
      args: [carry, a, b],
      ...line,
    },
    { op: 'extractvalue', id: `${result}.carry`, width: 8, args: [`${result}.pair`], index: 0, ...line },
  ];
}

/** The carry at the width of the value that stood for it. */
function carryOut({ id, width = 64 }: SsaInstruction, { result }: CarryColumn, line: Line): SsaInstruction {
  return {
    op: width < 8 ? 'trunc' : width === 8 ? 'freeze' : 'zext',
    ...(id === undefined ? {} : { id }),
    width,
    args: [`${result}.carry`],
    sourceWidth: 8,
    ...line,
  };
}

/** The carry in as a byte. */
function carryByte(
  { result, carry }: CarryColumn,
  defs: DefinitionTable,
  line: Line,
): { carry: SsaOperand; instructions: readonly SsaInstruction[] } {
  if (carry === null) return { carry: NOTHING, instructions: [] };
  if (typeof carry !== 'string') return { carry: { const: carry.const, width: 8 }, instructions: [] };
  const sourceWidth = defs.of(carry)?.width ?? 64;
  const id = `${result}.in`;
  if (sourceWidth === 8) return { carry, instructions: [] };
  return {
    carry: id,
    instructions: [{ op: sourceWidth < 8 ? 'zext' : 'trunc', id, width: 8, args: [carry], sourceWidth, ...line }],
  };
}

/**
 * Carries that software finds from the top bits: for s = a + b + c modulo 2^64 with c = 0 or 1, the carry is the top
 * bit of
 *
 *     (a & b) | ((a | b) & ~s)      and of      (~a & b) | ((~a | b) & s)      for the borrow of s = a − b − c
 *
 * (Hacker's Delight, section 2-16), in whatever way these functions of three bits are written.
 */
const MAX_DEPTH = 8;
const TOP = 1n << 63n;

/** The column whose carry out `value` is, or null. */
function majorityCarry(
  value: SsaInstruction,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
): CarryColumn | null {
  const word = testedWord(value);
  const leaves = word === null ? null : leavesOf(word.operand, defs);
  if (word === null || leaves === null || leaves.length !== 3) return null;
  for (const s of leaves) {
    for (const a of leaves) {
      const b = leaves.find((x) => x !== s && x !== a);
      const found =
        b === undefined || a === s ? undefined : columnsOf(s, a, defs, isBit).find((column) => isSame(column.b, b));
      if (found !== undefined && isCarryOf(found, word, defs)) return found;
    }
  }
  return null;
}

/** The word whose top bit, or its complement, a value is. */
interface TopBit {
  readonly operand: SsaOperand;
  readonly inverted: boolean;
}

function testedWord({ op, width, args: [x, y], predicate, sourceWidth }: SsaInstruction): TopBit | null {
  if (op === 'lshr' && width === 64 && constantOperand(y) === 63n) return { operand: x, inverted: false };
  if (op !== 'icmp' || sourceWidth !== 64) return null;
  if (predicate === 'slt' && constantOperand(y) === 0n) return { operand: x, inverted: false };
  return predicate === 'sgt' && constantOperand(y) === 2n * TOP - 1n ? { operand: x, inverted: true } : null;
}

const LOGIC = ['and', 'or', 'xor'];

/** What a bitwise expression is made of; null if it is too deep. */
function leavesOf(a: SsaOperand, defs: DefinitionTable, depth = MAX_DEPTH): readonly string[] | null {
  const i = defs.of(a);
  if (typeof a !== 'string') return [];
  if (i === undefined || !LOGIC.includes(i.op)) return [a];
  if (depth === 0) return null;
  const parts = i.args.map((x) => leavesOf(x, defs, depth - 1));
  return parts.some((p) => p === null) ? null : [...new Set(parts.flatMap((p) => p ?? []))];
}

function isCarryOf({ kind, result, a, b }: CarryColumn, { operand, inverted }: TopBit, defs: DefinitionTable): boolean {
  return Array.from({ length: 8 }, (_, k) => k).every((k) => {
    const [x, y, s] = [k & 1, (k >> 1) & 1, k >> 2].map(BigInt);
    const expected = kind === 'add' ? (x & y) | ((x | y) & (1n ^ s)) : ((1n ^ x) & y) | (((1n ^ x) | y) & s);
    const value = (o: SsaOperand): bigint =>
      isSame(o, a) ? x : isSame(o, b) ? y : isSame(o, result) ? s : combined(o, value, defs);
    return value(operand) === (inverted ? 1n ^ expected : expected);
  });
}

/** The top bit of a constant or of a bitwise operation. */
function combined(o: SsaOperand, value: (o: SsaOperand) => bigint, defs: DefinitionTable): bigint {
  const i = defs.of(o);
  if (i === undefined) return ((constantOperand(o) ?? 0n) >> 63n) & 1n;
  const [x, y] = i.args.map(value);
  return i.op === 'and' ? x & y : i.op === 'or' ? x | y : x ^ y;
}

/*
 * Carries that are found in two steps: t = a + b with carry c1, s = t + c with carry c2 and c = 0 or 1. At most one of
 * c1 and c2 is set, so c1 | c2, c1 ^ c2 and c1 + c2 are all the carry of a + b + c. Each step may be an overflow
 * intrinsic or an addition and a comparison. Likewise for borrows.
 */

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
function pairedCarry(
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

/*
 * Carries that software finds by comparing: for s = a + b + c modulo 2^64 with c = 0 or 1
 *
 *     if (s != a) c = s < a;      c = s < a || (s == a && c);      c = c ? s <= a : s < a;
 *
 * all are the carry of the addition: s < a says that it wrapped, and s = a leaves b + c = 0 or b + c = 2^64, which c
 * tells apart. A value is recognised by what it is in each of the cases, not by how it is written. Likewise s > a for
 * differences.
 */

/** Deeper expressions are no carries. */
const MAX_COMPARED_DEPTH = 8;

/** How s stands to a (beyond it: wrapped around), and the carry that came in. */
interface Case {
  readonly relation: 'within' | 'equal' | 'beyond';
  readonly carry: 0n | 1n;
}

const CASES: readonly Case[] = (['within', 'equal', 'beyond'] as const).flatMap((relation) =>
  ([0n, 1n] as const).map((carry) => ({ relation, carry })),
);

/** The column whose carry out `value` is, or null. */
function comparedCarry(
  value: SsaInstruction,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
): CarryColumn | null {
  const comparison = value.id === undefined ? undefined : comparisonIn(value.id, defs, MAX_COMPARED_DEPTH);
  if (comparison === undefined) return null;
  const [x, y] = comparison.args;
  for (const [s, a] of [
    [x, y],
    [y, x],
  ]) {
    const found = columnsOf(s, a, defs, isBit).find((column) => isCarryOfCases(column, value, defs));
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

function isCarryOfCases(column: CarryColumn, { id = '' }: SsaInstruction, defs: DefinitionTable): boolean {
  return CASES.every((c) => {
    if (column.carry === null && c.carry === 1n) return true;
    const expected = c.relation === 'beyond' ? 1n : c.relation === 'equal' ? c.carry : 0n;
    return new CaseEvaluator(column, c, defs).value(id, MAX_COMPARED_DEPTH) === expected;
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

/* Reads values as columns of an addition: one word of a carry chain as software writes it. */

/**
 * One word of a chain as software writes it: the result s = a + b + c or s = a − b − c modulo 2^64, with c = 0 or 1.
 */
interface CarryColumn {
  readonly kind: 'add' | 'sub';
  /** The value s; where nobody asks for it, the value at which the column is known. */
  readonly result: string;
  readonly definesResult: boolean;
  readonly a: SsaOperand;
  readonly b: SsaOperand;
  /** Null where nothing comes in. */
  readonly carry: SsaOperand | null;
}

/** Every way to read `result` as a column that starts from `a`. `isBit` says which values are 0 or 1. */
function columnsOf(
  result: SsaOperand,
  a: SsaOperand,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
): readonly CarryColumn[] {
  const top = defs.of(result);
  if (typeof result !== 'string' || top === undefined || top.width !== 64 || (top.op !== 'add' && top.op !== 'sub'))
    return [];
  const kind = top.op;
  return addends(result, a, kind, defs).flatMap((rest): CarryColumn[] => {
    if (rest.length === 1) return [{ kind, result, definesResult: true, a, b: rest[0], carry: null }];
    const [x, y] = rest;
    return [
      [x, y],
      [y, x],
    ].flatMap(([b, c]): CarryColumn[] => (isBit(c) ? [{ kind, result, definesResult: true, a, b, carry: c }] : []));
  });
}

/** What is added to `a`, or taken from it, to give `result`: one or two values. */
function addends(
  result: SsaOperand,
  a: SsaOperand,
  kind: 'add' | 'sub',
  defs: DefinitionTable,
): readonly (readonly SsaOperand[])[] {
  const top = defs.of(result);
  if (top?.op !== kind) return [];
  const [x, y] = top.args;
  const ways =
    kind === 'add'
      ? [
          [x, y],
          [y, x],
        ]
      : [[x, y]];
  return ways.flatMap(([from, other]) => [
    ...(isSame(from, a) ? [[other], ...pair(other, defs)] : []),
    ...addends(from, a, kind, defs).flatMap((inner) => (inner.length === 1 ? [[...inner, other]] : [])),
  ]);
}

/** The two addends of a sum. */
function pair(a: SsaOperand, defs: DefinitionTable): readonly (readonly SsaOperand[])[] {
  const i = defs.of(a);
  return i?.op === 'add' && i.args.every((x) => constantOperand(x) === null) ? [i.args] : [];
}

/** The instructions of a function by the value they define. */
class DefinitionTable {
  readonly #byId: ReadonlyMap<string, SsaInstruction>;

  constructor(fn: SsaFunction) {
    this.#byId = new Map(fn.body.flatMap((i) => (i.id === undefined ? [] : [[i.id, i]])));
  }

  /** What defines an operand; undefined for constants and arguments. */
  of(a: SsaOperand): SsaInstruction | undefined {
    return typeof a === 'string' ? this.#byId.get(a) : undefined;
  }

  /** The operand without conversions that keep its value. */
  plain(a: SsaOperand): SsaOperand {
    const i = this.of(a);
    return i?.op === 'zext' || i?.op === 'freeze' ? this.plain(i.args[0]) : a;
  }
}

/** Value of a constant, null for anything else. */
const constantOperand = (a: SsaOperand): bigint | null => (typeof a === 'string' ? null : BigInt(a.const));

/** Same value or same constant. */
const isSame = (a: SsaOperand, b: SsaOperand): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : BigInt(a.const) === BigInt(b.const) && a.width === b.width;
