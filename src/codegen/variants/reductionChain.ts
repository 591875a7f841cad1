/** Montgomery reductions found in a function, whether or not the rows of the product are added in between. */
import type { ValueId } from '../../base/ids.ts';
import { definitionsOf } from '../../ir/definitions.ts';
import type { IrFunction, Term } from '../../ir/function.ts';
import { contains, unsigned } from '../../ir/interval.ts';
import { dependsOn, homes } from '../../ir/order.ts';
import { useCounts } from '../../ir/useCounts.ts';
import { allMultiples, type SumOp } from './constantMultiples.ts';
import { continuation } from './hoistTerms.ts';

/** One of several sums, each of which goes on adding to the words of the one before, or to all but the lowest. */
export interface ChainSum {
  readonly op: SumOp;
  /** Words by which it is shifted against the first. */
  readonly offset: number;
  /** What it adds besides: multiples of a quotient, and the rest. */
  readonly multiples: readonly Term[];
  readonly products: readonly Term[];
}

/** The longest chain in which one step after the other adds multiples of a quotient, a word apart; null without. */
export function reductionChain(fn: IrFunction): readonly ChainSum[] | null {
  const sums = fn.body.filter((op) => op.kind === 'sum').filter((op) => op.borrow === null);
  const chains = sums.map((first) => chainFrom(first, sums, fn)).filter((chain) => isReduction(chain, fn));
  return chains.reduce<readonly ChainSum[] | null>((a, b) => (a !== null && a.length >= b.length ? a : b), null);
}

function chainFrom(first: SumOp, sums: readonly SumOp[], fn: IrFunction): readonly ChainSum[] {
  const counts = useCounts(fn);
  const chain = [chainSum(first, 0, [], fn)];
  for (;;) {
    const { op: last, offset } = chain[chain.length - 1];
    const next = sums.find((op) => op !== last && (continuation(last, op) ?? 2) < 2);
    if (next === undefined || !contains(unsigned(64 * last.outs.length), last)) return chain;
    const shift = continuation(last, next) ?? 0;
    if (last.outs.some((id, i) => i > shift && counts[id] > 1)) return chain;
    chain.push(chainSum(next, offset + shift, last.outs, fn));
  }
}

function chainSum(op: SumOp, offset: number, before: readonly ValueId[], fn: IrFunction): ChainSum {
  const found = [...allMultiples(op, definitionsOf(fn), useCounts(fn)).values()].filter((m) => m.hasProduct);
  const own = new Set(op.terms.filter((t) => t.operand.kind === 'value' && before.includes(t.operand.id)));
  const multiples = found.flatMap(({ terms }) => terms).filter((t) => !own.has(t));
  return { op, offset, multiples, products: op.terms.filter((t) => !own.has(t) && !multiples.includes(t)) };
}

/**
 * Whether the chain ends with a step, all its steps are a word apart from the first column on and reach equally far,
 * and its products wait for none of its words and come only above those that were read before.
 */
function isReduction(chain: readonly ChainSum[], fn: IrFunction): boolean {
  const steps = chain.filter(({ multiples }) => multiples.length > 0);
  const reach = steps.map(({ multiples }) => Math.max(...multiples.map((t) => t.column)));
  const home = homes(fn.body);
  const isFree = ({ sign, operand }: Term): boolean => {
    const op = operand.kind === 'value' ? home.get(operand.id) : undefined;
    return sign > 0 && (op === undefined || !dependsOn(op, chain[0].op, home));
  };
  return (
    steps.length > 1 &&
    chain[chain.length - 1].multiples.length > 0 &&
    steps.every(({ offset }, i) => offset === i && reach[i] === reach[0]) &&
    reach[0] >= steps.length - 1 &&
    chain.some(({ products }) => products.length > 0) &&
    chain.every(({ products, offset }, i) => {
      const read = Math.max(-1, ...chain.slice(0, i).map((sum) => highestRead(sum, fn)));
      return products.every((t) => isFree(t) && t.column + offset > read);
    })
  );
}

/** The column, in the first sum, of the highest word that anything but the next sum reads; -1 without. */
function highestRead({ op, offset }: ChainSum, fn: IrFunction): number {
  const counts = useCounts(fn);
  const read = op.outs.findLastIndex((id) => counts[id] > 1);
  return read < 0 ? -1 : offset + read;
}
