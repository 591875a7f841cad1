import type { SsaFunction, SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import type { CarryColumn } from './column.ts';
import { comparedCarry } from './comparedCarry.ts';
import { constantOperand, DefinitionTable } from './definitionTable.ts';
import { majorityCarry } from './majorityCarry.ts';
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
