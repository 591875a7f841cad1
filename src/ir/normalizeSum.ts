/** Rewrites the terms of a sum into a normal form: opposite terms cancelled, constants gathered and recoded. */
import { magnitude } from '../base/integers.ts';
import { type Operand, type Term, constOperand, operandKey } from './function.ts';

const WORD = 1n << 64n;

/**
 * The same integer: each value occurs with one sign per column, and constants are merged into as few non-zero words as
 * possible.
 */
export function normalizeTerms(terms: readonly Term[]): readonly Term[] {
  let constant = 0n;
  const tally = new Map<string, { column: number; operand: Operand; count: number }>();
  for (const t of terms) {
    if (t.operand.kind === 'const') {
      constant += (BigInt(t.sign) * t.operand.value) << BigInt(64 * t.column);
      continue;
    }
    const key = `${t.column}:${operandKey(t.operand)}`;
    const entry = tally.get(key) ?? { column: t.column, operand: t.operand, count: 0 };
    entry.count += t.sign;
    tally.set(key, entry);
  }
  const values = [...tally.values()].flatMap(({ column, operand, count }) =>
    Array.from({ length: Math.abs(count) }, (): Term => ({ sign: count > 0 ? 1 : -1, column, operand })),
  );
  return [...values, ...(isRow(values) ? rowConstant(constant, values) : constantTerms(constant))];
}

/** Added words, at most one in each column. */
const isRow = (values: readonly Term[]): boolean =>
  values.every((t) => t.sign > 0) && new Set(values.map((t) => t.column)).size === values.length;

/**
 * Instructions that one chain must save; two chains with fewer words are no worse below that. Of two, as for x − p of
 * 2^256 − 2^224 − 2^96 + 2^64 − 1, the second chain costs six more where it ends in a borrow (docs/notes/SEARCH.md).
 */
const WORTH_IT = 2;

/**
 * A constant beside a row is one carry chain if all its words have the same sign, and two if they have not: x − p of
 * 2^256 − 2^224 + 2^192 + 2^96 − 1 takes one chain of four words, while x + 19 − 2^255 only begins a second one at its
 * top.
 */
function rowConstant(value: bigint, row: readonly Term[]): readonly Term[] {
  const fewest = constantTerms(value);
  const oneSign = plainWords(value);
  const top = Math.max(...row.map((t) => t.column));
  return instructions(fewest, top) - instructions(oneSign, top) >= WORTH_IT ? oneSign : fewest;
}

/**
 * Instructions that add constants to words up to column `top`: chains from the lowest word of each sign, and what no
 * immediate can be.
 */
function instructions(terms: readonly Term[], top: number): number {
  const chain = (sign: number): number => {
    const columns = terms.filter((t) => t.sign === sign).map((t) => t.column);
    return columns.length === 0 ? 0 : Math.max(top, ...columns) - Math.min(...columns) + 1;
  };
  return chain(1) + chain(-1) + terms.filter((t) => t.operand.kind === 'const' && !isImmediate(t.operand.value)).length;
}

/** Whether a 64-bit word is a sign-extended 32-bit immediate (SDM vol. 2, table 3-1). */
const isImmediate = (word: bigint): boolean => BigInt.asUintN(64, BigInt.asIntN(32, word)) === word;

function plainWords(value: bigint): readonly Term[] {
  const sign = value < 0n ? -1 : 1;
  const terms: Term[] = [];
  for (let rest = value < 0n ? -value : value, column = 0; rest > 0n; rest >>= 64n, column++) {
    const word = BigInt.asUintN(64, rest);
    if (word > 0n) terms.push({ sign, column, operand: constOperand(word) });
  }
  return terms;
}

/**
 * `value` as Σ ±2^(64k)·word with the fewest non-zero words; 2^256 − 38 becomes +1@4 −38@0. Ties go to the smaller
 * words.
 */
export function constantTerms(value: bigint): readonly Term[] {
  return sparse(value, 0, new Map()).map(({ column, digit }) => ({
    sign: digit < 0n ? -1 : 1,
    column,
    operand: constOperand(digit < 0n ? -digit : digit),
  }));
}

/**
 * `value` as a factor, of which every word is a product: words of one sign, whose products add up in one carry chain,
 * unless signs save words.
 */
export function factorTerms(value: bigint): readonly Term[] {
  const fewest = constantTerms(value);
  const oneSign = plainWords(value);
  return oneSign.length <= fewest.length ? oneSign : fewest;
}

/** digit·2^(64·column), |digit| < 2^64. */
export interface Digit {
  readonly column: number;
  readonly digit: bigint;
}

function sparse(value: bigint, column: number, memo: Map<string, readonly Digit[]>): readonly Digit[] {
  if (value === 0n) return [];
  const key = `${column}:${value}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const low = BigInt.asUintN(64, value);
  const spelt = (low === 0n ? [0n] : [low, low - WORD]).flatMap((digit) => {
    const rest = (value - digit) >> 64n;
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

const size = (digits: readonly Digit[]): bigint => digits.reduce((s, { digit }) => s + magnitude(digit), 0n);
