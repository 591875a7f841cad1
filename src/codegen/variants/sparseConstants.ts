/**
 * A variant: where several products of one value by constants meet in the same sum, the constants are combined into
 * one, which is then recoded.
 *
 * A Montgomery step adds m·p for a prime such as 2^256 − 2^224 + 2^192 + 2^96 − 1 with one multiplication for each word
 * of p. As an integer multiple of m it is −m + 2^96·m + 2^192·(2^64 − 2^32 + 1)·m: one multiplication, one shift, and a
 * term that cancels the word m was taken from.
 */
import type { Digit } from '../../ir/normalizeSum.ts';
import { isPowerOfTwo } from '../../base/integers.ts';
import type { ValueId } from '../../base/ids.ts';
import { type Definitions, definitionsOf, type IrFunction, type Operand, type Term } from '../../ir/function.ts';
import { constantProducts, digitTerms, factorOf, pairedTerms, withTerms } from './constantMultiples.ts';
import type { SumOp } from './constantMultiples.ts';
import { Builder } from '../../ir/build.ts';
import { dropUnused, useCounts, rebuild, rebuildFunction } from '../../ir/rebuild.ts';

/** The same function with fewer multiplications by constants, where the costs below say so. */
export const sparseConstants = (fn: IrFunction): IrFunction => respellSums(fn, respelt);

/** Cost of a term: the word itself, two shifts and two additions, or a multiplication and two additions. */
const COST = { word: 1, shift: 3, product: 4 };

function respelt(op: SumOp, { b, read, defs, counts }: Respelling): readonly Operand[] | null {
  const used = new Set<Term>();
  const terms: Term[] = [];
  for (const [id, multiple] of multiples(op, defs, counts)) {
    const spelling = spell(multiple.factor, 0, new Map());
    if (spelling.cost >= multiple.cost) continue;
    multiple.terms.forEach((t) => used.add(t));
    terms.push(...spelling.digits.flatMap((d) => digitTerms(b, read({ kind: 'value', id }), d)));
  }
  return used.size === 0 ? null : withTerms(b, op, read, used, terms);
}

/** factor·value as it stands in a sum: its terms and what they cost. */
interface Multiple {
  factor: bigint;
  cost: number;
  readonly terms: Term[];
}

/** By the value that is multiplied. */
function multiples(op: SumOp, defs: Definitions, counts: readonly number[]): ReadonlyMap<ValueId, Multiple> {
  const result = new Map<ValueId, Multiple>();
  for (const product of constantProducts(op, defs)) {
    const paired = pairedTerms(op, product, counts);
    if (paired === null) continue;
    const m = result.get(product.value) ?? { factor: 0n, cost: 0, terms: [] };
    m.factor += factorOf(paired.lows, product.factor);
    m.cost += COST.product + 2 * (paired.lows.length - 1);
    m.terms.push(...paired.lows, ...paired.highs);
    result.set(product.value, m);
  }
  return result;
}

interface Spelling {
  readonly digits: readonly Digit[];
  readonly cost: number;
}

/** The cheapest spelling Σ digit·2^(64·column) of `value` with |digit| < 2^64. */
function spell(value: bigint, column: number, memo: Map<string, Spelling>): Spelling {
  if (value === 0n) return { digits: [], cost: 0 };
  const key = `${column}:${value}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const low = BigInt.asUintN(64, value);
  const choices = (low === 0n ? [0n] : [low, low - (1n << 64n)]).flatMap((digit) => {
    const rest = (value - digit) >> 64n;
    if (rest === value) return [];
    const higher = spell(rest, column + 1, memo);
    return [
      {
        digits: digit === 0n ? higher.digits : [{ column, digit }, ...higher.digits],
        cost: higher.cost + digitCost(digit),
      },
    ];
  });
  const best = choices.reduce((x, y) => (y.cost < x.cost ? y : x));
  memo.set(key, best);
  return best;
}

function digitCost(digit: bigint): number {
  const size = digit < 0n ? -digit : digit;
  if (size <= 1n) return size === 0n ? 0 : COST.word;
  return isPowerOfTwo(size) ? COST.shift : COST.product;
}

/** What a sum is spelt again with. */
export interface Respelling {
  /** Of the function that is being written. */
  readonly b: Builder;
  /** Operands of the sum there. */
  readonly read: (a: Operand) => Operand;
  /** Of the function that is read. */
  readonly defs: Definitions;
  readonly counts: readonly number[];
}

/** The same function with sums as `respell` writes them, and as they were where that gives null. */
export function respellSums(
  fn: IrFunction,
  respell: (op: SumOp, means: Respelling) => readonly Operand[] | null,
): IrFunction {
  const b = new Builder(fn.name, fn);
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  return dropUnused(
    rebuildFunction(
      fn,
      b,
      fn.body,
      (op, read) => (op.kind === 'sum' ? respell(op, { b, read, defs, counts }) : null) ?? rebuild(b, fn, op, read),
    ),
  );
}
