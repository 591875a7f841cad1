/** Splits sums into rows and runs of products, as in operand scanning. */
import type { ValueId } from '../../base/ids.ts';
import { type Op, type Operand, type Term, operandKey } from '../../ir/function.ts';

export type Product = Extract<Op, { readonly kind: 'mulx' }>;

/** Terms of one sign with at most one in each column: one integer. */
export type Row = readonly Term[];

/** A part of a sum that is added up by itself first. */
interface Part {
  readonly rows: readonly Row[];
  /** The part is at most this (a positive part), or its negative at most this. */
  readonly upper: bigint;
  readonly sign: 1 | -1;
}

/** What is known about the operands of a sum. */
export interface Facts {
  /** The multiplication that defines a word, if one does. */
  productOf(id: ValueId): Product | undefined;
  upper(a: Operand): bigint;
}

/**
 * Cuts a sum into parts as in operand scanning: rows of single words, then each run of products with a common factor
 * (its low words and its high words, which together are as long as a number times a word), then what is subtracted.
 */
export function partsOf(terms: readonly Term[], facts: Facts): Part[] {
  const home = ({ operand: a }: Term): Product | undefined => (a.kind === 'value' ? facts.productOf(a.id) : undefined);
  const positive = terms.filter((t) => t.sign === 1);
  const negative = terms.filter((t) => t.sign === -1);
  const single = (row: Row, sign: 1 | -1): Part => ({ rows: [row], upper: wordwise(row, facts), sign });
  const isWhole = ({ outs }: Product): boolean =>
    outs.every((id) => positive.some(({ operand: a }) => a.kind === 'value' && a.id === id));
  const inRuns = runs([...new Set(positive.flatMap((t) => home(t) ?? []))])
    .filter((run) => run.filter(isWhole).length > 1)
    .map((run) =>
      positive.filter((t) => {
        const p = home(t);
        return p !== undefined && run.includes(p);
      }),
    );
  return [
    ...packed(positive.filter((t) => !inRuns.some((run) => run.includes(t)))).map((row) => single(row, 1)),
    ...inRuns.map((run) => runPart(run, facts, home)),
    ...packed(negative).map((row) => single(row, -1)),
  ];
}

function runPart(members: readonly Term[], facts: Facts, home: (t: Term) => Product | undefined): Part {
  const isHigh = (t: Term): boolean => t.operand.kind === 'value' && home(t)?.outs[1] === t.operand.id;
  const low = members.filter((t) => !isHigh(t));
  const high = members.filter(isHigh);
  const paired = new Set<Term>();
  let upper = 0n;
  for (const l of low) {
    const product = home(l);
    const h = high.find((t) => !paired.has(t) && home(t) === product && t.column === l.column + 1);
    if (product === undefined || h === undefined) continue;
    paired.add(l).add(h);
    upper += (facts.upper(product.ins[0]) * facts.upper(product.ins[1])) << BigInt(64 * l.column);
  }
  return {
    rows: [...packed(low), ...packed(high)],
    upper:
      upper +
      wordwise(
        members.filter((t) => !paired.has(t)),
        facts,
      ),
    sign: 1,
  };
}

const wordwise = (terms: readonly Term[], facts: Facts): bigint =>
  terms.reduce((sum, t) => sum + (facts.upper(t.operand) << BigInt(64 * t.column)), 0n);

/** Rows as long as possible, in the order of the terms. */
function packed(terms: readonly Term[]): Row[] {
  const rows: Term[][] = [];
  for (const term of terms) {
    const free = rows.find((row) => row.every((t) => t.column !== term.column));
    if (free === undefined) rows.push([term]);
    else free.push(term);
  }
  return rows;
}

/** Consecutive products with a factor in common. */
function runs(products: readonly Product[]): Product[][] {
  const found: { members: Product[]; common: readonly string[] }[] = [];
  for (const product of products) {
    const last = found.at(-1);
    const own = factors(product);
    const common = last?.common.filter((f) => own.includes(f)) ?? [];
    if (last === undefined || common.length === 0) found.push({ members: [product], common: own });
    else found[found.length - 1] = { members: [...last.members, product], common };
  }
  return found.map(({ members }) => members);
}

const factors = ({ ins }: Product): string[] => ins.map(operandKey);
