/** Rewriting of the terms of a sum into a normal form: opposite terms cancelled, constants gathered and re-spelt. */
import type { Operand, Term } from './function.ts';
import { constOperand, operandKey } from './operand.ts';

const WORD = 1n << 64n;

/** The same integer: each value occurs with one sign per column, and constants are merged into as few non-zero words as possible. */
export function normalizeTerms(terms: readonly Term[]): readonly Term[] {
  let constant = 0n;
  const tally = new Map<string, { column: number; operand: Operand; count: number }>();
  for (const t of terms) {
    if (t.operand.kind === 'const') { constant += BigInt(t.sign) * t.operand.value << BigInt(64 * t.column); continue; }
    const key = `${t.column}:${operandKey(t.operand)}`;
    const entry = tally.get(key) ?? { column: t.column, operand: t.operand, count: 0 };
    entry.count += t.sign;
    tally.set(key, entry);
  }
  const values = [...tally.values()].flatMap(({ column, operand, count }) =>
    Array.from({ length: Math.abs(count) }, (): Term => ({ sign: count > 0 ? 1 : -1, column, operand })));
  return [...values, ...constantTerms(constant)];
}

/** `value` as Σ ±2^(64k)·word with the fewest non-zero words; 2^256 − 38 becomes +1@4 −38@0. Ties go to the smaller words. */
export function constantTerms(value: bigint): readonly Term[] {
  return sparse(value, 0, new Map()).map(({ column, digit }) =>
    ({ sign: digit < 0n ? -1 : 1, column, operand: constOperand(digit < 0n ? -digit : digit) }));
}

interface Digit { readonly column: number; readonly digit: bigint }

function sparse(value: bigint, column: number, memo: Map<string, readonly Digit[]>): readonly Digit[] {
  if (value === 0n) return [];
  const key = `${column}:${value}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const low = BigInt.asUintN(64, value);
  const spelt = (low === 0n ? [0n] : [low, low - WORD]).flatMap(digit => {
    const rest = value - digit >> 64n;
    if (rest === value) return [];
    const higher = sparse(rest, column + 1, memo);
    return [digit === 0n ? higher : [{ column, digit }, ...higher]];
  });
  const best = spelt.reduce((x, y) => (cheaper(y, x) ? y : x));
  memo.set(key, best);
  return best;
}

function cheaper(a: readonly Digit[], b: readonly Digit[]): boolean {
  return a.length !== b.length ? a.length < b.length : size(a) < size(b);
}

const size = (digits: readonly Digit[]): bigint => digits.reduce((s, { digit }) => s + (digit < 0n ? -digit : digit), 0n);
