/**
 * A variant: products of one value by constants that meet in the same sum are gathered into one constant and spelt again.
 *
 * A Montgomery step adds m·p for a prime such as 2^256 − 2^224 + 2^192 + 2^96 − 1, word by word with a multiplication each. As an integer
 * multiple of m it is −m + 2^96·m + 2^192·(2^64 − 2^32 + 1)·m: one multiplication, one shift, and a term that cancels the
 * word m was taken from.
 */
import type { ValueId } from '../base/ids.ts';
import { Builder } from '../ir/build.ts';
import { definingOp, definitionsOf, type Definitions } from '../ir/definitions.ts';
import { dropUnused } from '../ir/dropUnused.ts';
import type { IrFunction, Op, Operand, Term } from '../ir/function.ts';
import { rebuild, rebuildFunction } from '../ir/rebuild.ts';
import { useCounts } from '../ir/useCounts.ts';

type SumOp = Op & { kind: 'sum' };

/** The same function with fewer multiplications by constants, where the costs below say so. */
export function sparseConstants(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn.aliasing), defs = definitionsOf(fn), counts = useCounts(fn);
  return dropUnused(rebuildFunction(fn, b, fn.body, (op, read) =>
    (op.kind === 'sum' ? respelt(b, op, read, defs, counts) : null) ?? rebuild(b, fn, op, read)));
}

/** Cost of a term: the word itself, two shifts and two additions, or a multiplication and two additions. */
const COST = { word: 1, shift: 3, product: 4 };

function respelt(b: Builder, op: SumOp, read: (a: Operand) => Operand, defs: Definitions, counts: readonly number[]): readonly Operand[] | null {
  const used = new Set<Term>(), terms: Term[] = [];
  for (const [id, multiple] of multiples(op, defs, counts)) {
    const digits = spell(multiple.factor, 0, new Map());
    if (digits.cost >= multiple.cost) continue;
    multiple.terms.forEach(t => used.add(t));
    terms.push(...digits.digits.flatMap(d => words(b, read({ kind: 'value', id }), d)));
  }
  if (used.size === 0) return null;
  const rest = op.terms.filter(t => !used.has(t)).map(t => ({ ...t, operand: read(t.operand) }));
  const { words: outs, borrow } = b.sum({ terms: [...rest, ...terms], words: op.outs.length, borrow: op.borrow !== null, within: op });
  return op.borrow === null ? outs : [...outs, borrow];
}

/** factor·value as it stands in a sum: its terms and what they cost. */
interface Multiple { factor: bigint; cost: number; readonly terms: Term[] }

/** Products by constants of which all words occur in the sum, in pairs, and nowhere else; by the other factor. */
function multiples(op: SumOp, defs: Definitions, counts: readonly number[]): ReadonlyMap<ValueId, Multiple> {
  const result = new Map<ValueId, Multiple>();
  for (const { value, factor, outs } of products(op, defs)) {
    const [lo, hi] = outs.map(id => op.terms.filter(t => t.operand.kind === 'value' && t.operand.id === id));
    if (places(lo, 1) !== places(hi, 0) || counts[outs[0]] !== lo.length || counts[outs[1]] !== hi.length) continue;
    const m = result.get(value) ?? { factor: 0n, cost: 0, terms: [] };
    for (const t of lo) m.factor += BigInt(t.sign) * factor << BigInt(64 * t.column);
    m.cost += COST.product + 2 * (lo.length - 1);
    m.terms.push(...lo, ...hi);
    result.set(value, m);
  }
  return result;
}

/** Signs and columns, moved up, in a comparable form. */
const places = (terms: readonly Term[], up: number): string => terms.map(t => `${t.sign}@${t.column + up}`).sort().join(' ');

interface ConstantProduct { readonly value: ValueId; readonly factor: bigint; readonly outs: readonly [ValueId, ValueId] }

function products(op: SumOp, defs: Definitions): readonly ConstantProduct[] {
  const found = new Set(op.terms.flatMap(t => definingOp(defs, t.operand) ?? []));
  return [...found].flatMap(def => {
    if (def.kind !== 'mulx') return [];
    const [x, k] = def.ins;
    return x.kind === 'value' && k.kind === 'const' ? [{ value: x.id, factor: k.value, outs: def.outs }] : [];
  });
}

interface Digit { readonly column: number; readonly digit: bigint }
interface Spelling { readonly digits: readonly Digit[]; readonly cost: number }

/** The cheapest spelling Σ digit·2^(64·column) of `value` with |digit| < 2^64. */
function spell(value: bigint, column: number, memo: Map<string, Spelling>): Spelling {
  if (value === 0n) return { digits: [], cost: 0 };
  const key = `${column}:${value}`, known = memo.get(key);
  if (known !== undefined) return known;
  const low = BigInt.asUintN(64, value);
  const choices = (low === 0n ? [0n] : [low, low - (1n << 64n)]).flatMap(digit => {
    const rest = value - digit >> 64n;
    if (rest === value) return [];
    const higher = spell(rest, column + 1, memo);
    return [{ digits: digit === 0n ? higher.digits : [{ column, digit }, ...higher.digits], cost: higher.cost + digitCost(digit) }];
  });
  const best = choices.reduce((x, y) => (y.cost < x.cost ? y : x));
  memo.set(key, best);
  return best;
}

function digitCost(digit: bigint): number {
  const size = digit < 0n ? -digit : digit;
  if (size <= 1n) return size === 0n ? 0 : COST.word;
  return (size & size - 1n) === 0n ? COST.shift : COST.product;
}

function words(b: Builder, x: Operand, { column, digit }: Digit): readonly Term[] {
  const sign = digit < 0n ? -1 : 1, size = digit < 0n ? -digit : digit;
  if (size === 1n) return [{ sign, column, operand: x }];
  const [lo, hi] = b.mulx(x, { kind: 'const', value: size });
  return [{ sign, column, operand: lo }, { sign, column: column + 1, operand: hi }];
}
