/**
 * Carries that software finds from the top bits: for s = a + b + c modulo 2^64 with c = 0 or 1, the carry is the top
 * bit of
 *
 *     (a & b) | ((a | b) & ~s)      and of      (~a & b) | ((~a | b) & s)      for the borrow of s = a − b − c
 *
 * (Hacker's Delight, section 2-16), in whatever way these functions of three bits are written.
 */
import type { SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import { columnsOf, type CarryColumn } from './column.ts';
import { constantOperand, isSame, type DefinitionTable } from './definitionTable.ts';

const MAX_DEPTH = 8;
const TOP = 1n << 63n;

/** The column whose carry out `value` is, or null. */
export function majorityCarry(
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
