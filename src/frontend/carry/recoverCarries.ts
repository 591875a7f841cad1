/** Replaces carries that software computes by comparing with those of additions with carry. */
import type { SsaFunction, SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import { type CarryColumn, columnsOf, constantOperand, DefinitionTable, isSame } from './column.ts';
import { comparedCarry } from './comparedCarry.ts';
import { pairedCarry } from './pairedCarry.ts';

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
