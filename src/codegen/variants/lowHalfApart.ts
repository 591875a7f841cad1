/**
 * A variant: a Montgomery reduction works on the low half of the whole product by itself, and the high half is added to
 * the result.
 *
 * Each step adds a multiple of p and shifts by a word. Where a step works on everything, its carry goes through all
 * upper words. But (l + m·p) / 2^64 of a number l of n words has n words again: the steps can work on n words, without
 * any carry out of them, and the upper words of the product come in once, at the end. s2n-bignum reduces like this
 * (macros `montreds` of its functions for P-256, P-384 and SM2). What the low half waits for is not the upper products,
 * either.
 */
import { moved, plusTerm } from '../../ir/wide/materialize.ts';
import { Builder } from '../../ir/build.ts';
import {
  definitionsOf,
  type IrFunction,
  type Op,
  type Operand,
  type Term,
  ZERO,
  isZeroOperand,
} from '../../ir/function.ts';
import { termsInterval } from '../../ir/linear.ts';
import { dependencyOrder, dependsOn, homes, useCounts, rebuild, rebuildFunction } from '../../ir/rebuild.ts';
import { sumApart } from './separateRows.ts';
import type { ValueId } from '../../base/ids.ts';
import { contains, unsigned } from '../../ir/interval.ts';
import { allMultiples, type SumOp } from './constantMultiples.ts';
import { continuation } from './hoistTerms.ts';

/** The same function with the low half of the product reduced by itself; `fn` itself where that cannot be shown. */
export function lowHalfApart(fn: IrFunction): IrFunction {
  const chain = reductionChain(fn);
  if (chain === null) return fn;
  const halved = new Halved(fn, chain);
  const result = halved.function();
  return halved.fits ? result : fn;
}

class Halved {
  /** Whether every step is known to stay within the words of the low half. */
  fits = true;
  private readonly b: Builder;
  private readonly fn: IrFunction;
  private readonly chain: readonly ChainSum[];
  /** All words of the product, by their columns in the first sum. */
  private product: readonly Term[] = [];
  /** The offset of the latest step, -1 before the first, and what it has left of the low half. */
  private step = -1;
  private low: readonly Operand[] = [];

  constructor(fn: IrFunction, chain: readonly ChainSum[]) {
    this.b = new Builder(fn.name, fn);
    this.fn = fn;
    this.chain = chain;
  }

  function(): IrFunction {
    const { fn, b, chain } = this;
    const products = chain.flatMap(({ offset, products: terms }) => moved(terms, offset));
    const first: Op = { ...chain[0].op, terms: [...products, ...chain[0].multiples] };
    const order = dependencyOrder(fn.body.map((op) => (op === chain[0].op ? first : op)));
    return rebuildFunction(fn, b, order, (op, read) => {
      if (op === first) this.product = sumApart(b, products, definitionsOf(fn), read);
      const sum = op === first ? chain[0] : chain.find((s) => s.op === op);
      return sum === undefined ? rebuild(b, fn, op, read) : this.results(sum, read);
    });
  }

  /** Words of the low half. */
  private get size(): number {
    return Math.max(...this.chain.flatMap(({ multiples }) => multiples.map((t) => t.column)));
  }

  /** What stands for the words of a sum of the chain; above what the next one shifts away nobody reads any. */
  private results(sum: ChainSum, read: (a: Operand) => Operand): readonly Operand[] {
    const { b, size, chain } = this;
    if (sum.multiples.length > 0) {
      this.low = this.reduced(sum, read);
      this.step = sum.offset;
    }
    if (sum === chain[chain.length - 1]) {
      const high = moved(this.product, -sum.offset).filter((t) => t.column >= size - sum.offset);
      return b.sum({ terms: [...asTerms(this.low), ...high], words: sum.op.outs.length, within: sum.op }).words;
    }
    return sum.op.outs.map((_, i) => this.wordAt(sum.offset + i));
  }

  /** A word of the number that the steps until now have made, by its column in the first sum. */
  private wordAt(column: number): Operand {
    const { low, product, step } = this;
    return (step < 0 ? product.find((t) => t.column === column)?.operand : low[column - step]) ?? ZERO;
  }

  /** One step: the low half without its lowest word, or what it is at first, and a multiple of p. */
  private reduced({ multiples }: ChainSum, read: (a: Operand) => Operand): readonly Operand[] {
    const { b, size } = this;
    const before = this.step < 0 ? this.product.filter((t) => t.column < size) : asTerms(this.low.slice(1));
    const terms = [...before, ...multiples.map((t) => ({ ...t, operand: read(t.operand) }))];
    const { lower, upper } = termsInterval(terms, b);
    this.fits &&= lower >= 0n && upper < 1n << BigInt(64 * (size + 1));
    return b.sum({ terms, words: size + 1 }).words;
  }
}

const asTerms = (words: readonly Operand[]): Term[] =>
  words.map(plusTerm).filter(({ operand }) => !isZeroOperand(operand));

/* Montgomery reductions found in a function, whether or not the rows of the product are added in between. */

/** One of several sums, each of which goes on adding to the words of the one before, or to all but the lowest. */
interface ChainSum {
  readonly op: SumOp;
  /** Words by which it is shifted against the first. */
  readonly offset: number;
  /** What it adds besides: multiples of a quotient, and the rest. */
  readonly multiples: readonly Term[];
  readonly products: readonly Term[];
}

/** The longest chain in which one step after the other adds multiples of a quotient, a word apart; null without. */
function reductionChain(fn: IrFunction): readonly ChainSum[] | null {
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
