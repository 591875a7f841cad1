/** Finds, in a sum, the terms that are a word times a constant. */
import type { Digit } from '../../ir/normalizeSum.ts';
import type { ValueId } from '../../base/ids.ts';
import type { Builder } from '../../ir/build.ts';
import { definingOp, type Definitions, type Op, type Operand, type Term } from '../../ir/function.ts';

export type SumOp = Op & { kind: 'sum' };

/** low + 2^64·high = factor·value. */
interface WordMultiple {
  readonly value: ValueId;
  readonly factor: bigint;
  readonly low: ValueId;
  readonly high: ValueId;
}

/** A constant under a mask: factor where the bit is set, else zero. */
export interface MaskedConstant {
  readonly mask: ValueId;
  readonly bit: Operand;
  readonly factor: bigint;
}

/** mask(bit) & factor; null for any other operation. */
export function maskedConstant(op: Op | undefined, defs: Definitions): MaskedConstant | null {
  if (op?.kind !== 'and') return null;
  const [a, factor] = op.ins;
  const mask = definingOp(defs, a);
  if (mask?.kind !== 'mask' || factor.kind !== 'const') return null;
  return { mask: mask.outs[0], bit: mask.ins[0], factor: factor.value };
}

/** Products by constants of which a word occurs in the sum. */
export function constantProducts(op: SumOp, defs: Definitions): readonly WordMultiple[] {
  return definitions(op, defs).flatMap((def) => {
    if (def.kind !== 'mulx') return [];
    const [x, k] = def.ins;
    const [low, high] = def.outs;
    return x.kind === 'value' && k.kind === 'const' ? [{ value: x.id, factor: k.value, low, high }] : [];
  });
}

/** The same for both parts of words that are shifted to the left. */
function shiftedWords(op: SumOp, defs: Definitions): readonly WordMultiple[] {
  const all = definitions(op, defs);
  return all.flatMap((l) =>
    all.flatMap((r) => {
      if (l.kind !== 'shl' || r.kind !== 'shr' || l.amount + r.amount !== 64) return [];
      const [x] = l.ins;
      const [y] = r.ins;
      return x.kind === 'value' && y.kind === 'value' && x.id === y.id
        ? [{ value: x.id, factor: 1n << BigInt(l.amount), low: l.outs[0], high: r.outs[0] }]
        : [];
    }),
  );
}

const definitions = (op: SumOp, defs: Definitions): readonly Op[] => [
  ...new Set(op.terms.flatMap((t) => definingOp(defs, t.operand) ?? [])),
];

const termsOf = (op: SumOp, id: ValueId): readonly Term[] =>
  op.terms.filter((t) => t.operand.kind === 'value' && t.operand.id === id);

/** The terms of both words of a multiple, if these occur in the sum in pairs, and nowhere else; otherwise null. */
export function pairedTerms(
  op: SumOp,
  { low, high }: WordMultiple,
  counts: readonly number[],
): { readonly lows: readonly Term[]; readonly highs: readonly Term[] } | null {
  const lows = termsOf(op, low);
  const highs = termsOf(op, high);
  return places(lows, 1) === places(highs, 0) && counts[low] === lows.length && counts[high] === highs.length
    ? { lows, highs }
    : null;
}

/** Signs and columns, moved up, in a comparable form. */
const places = (terms: readonly Term[], up: number): string =>
  terms
    .map((t) => `${t.sign}@${t.column + up}`)
    .sort()
    .join(' ');

/** factor·value of terms that stand for ±2^(64·column)·factor·value each. */
export const factorOf = (terms: readonly Term[], factor: bigint): bigint =>
  terms.reduce((sum, t) => sum + ((BigInt(t.sign) * factor) << BigInt(64 * t.column)), 0n);

/** factor·value as it stands in a sum. */
interface Multiple {
  factor: bigint;
  /** How many multiples of words it is. */
  words: number;
  hasProduct: boolean;
  readonly terms: Term[];
}

/** Of every value that is multiplied or shifted: all its multiples in the sum, the value itself included. */
export function allMultiples(
  op: SumOp,
  defs: Definitions,
  counts: readonly number[],
): ReadonlyMap<ValueId, Readonly<Multiple>> {
  const found = new Map<ValueId, Multiple>();
  const products = constantProducts(op, defs);
  for (const multiple of [...products, ...shiftedWords(op, defs)]) {
    const paired = pairedTerms(op, multiple, counts);
    if (paired === null) continue;
    const own = termsOf(op, multiple.value);
    const m: Multiple = found.get(multiple.value) ?? {
      factor: factorOf(own, 1n),
      words: own.length,
      hasProduct: false,
      terms: [...own],
    };
    m.factor += factorOf(paired.lows, multiple.factor);
    m.words += paired.lows.length;
    m.hasProduct ||= products.includes(multiple);
    m.terms.push(...paired.lows, ...paired.highs);
    found.set(multiple.value, m);
  }
  return found;
}

/** Terms of digit·x; a product, unless it is a word with a sign. */
export function digitTerms(b: Builder, x: Operand, { column, digit }: Digit): readonly Term[] {
  const sign = digit < 0n ? -1 : 1;
  const size = digit < 0n ? -digit : digit;
  if (size === 1n) return [{ sign, column, operand: x }];
  const [lo, hi] = b.mulx(x, { kind: 'const', value: size });
  return [
    { sign, column, operand: lo },
    { sign, column: column + 1, operand: hi },
  ];
}

/** The sum with `terms` in place of those that are `replaced`. */
export function withTerms(
  b: Builder,
  op: SumOp,
  read: (a: Operand) => Operand,
  replaced: ReadonlySet<Term>,
  terms: readonly Term[],
): readonly Operand[] {
  const rest = op.terms.filter((t) => !replaced.has(t)).map((t) => ({ ...t, operand: read(t.operand) }));
  const { words, borrow } = b.sum({
    terms: [...rest, ...terms],
    words: op.outs.length,
    borrow: op.borrow !== null,
    within: op,
  });
  return op.borrow === null ? words : [...words, borrow];
}
