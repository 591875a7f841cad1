/** The cost of computing a number: multiplications, and additions, masks and shifts, which have twice as many pipes. */
import type { Builder } from '../build.ts';
import type { Operand } from '../function.ts';
import type { Columns } from './columns.ts';

export interface LaneWork {
  /** Words of products that are added. */
  readonly products: number;
  /** Sums of other words, differences, masks, shifts. */
  readonly others: number;
}

/** The operations by which the columns are made, and their sums. */
export function workOf(b: Builder, columns: Columns): LaneWork {
  const seen = new Set<number>();
  let products = 0;
  let others = 0;
  const isProduct = (a: Operand): boolean => a.kind === 'value' && b.definition(a.id)?.op.kind === 'mul52';
  /** Of words that are added up: all but one of those that are no products, or all of them beside a product. */
  const sum = (words: readonly Operand[]): void => {
    const plain = words.filter((a) => !isProduct(a)).length;
    others += plain === words.length ? Math.max(0, plain - 1) : plain;
    words.forEach(visit);
  };
  const visit = (a: Operand): void => {
    if (a.kind !== 'value' || seen.has(a.id)) return;
    seen.add(a.id);
    const op = b.definition(a.id)?.op;
    if (op === undefined) return;
    if (op.kind === 'sum') return sum(op.terms.map(({ operand }) => operand));
    if (op.kind === 'mul52') products++;
    else others++;
    if ('ins' in op) op.ins.forEach(visit);
  };
  columns.forEach(sum);
  return { products, others };
}
