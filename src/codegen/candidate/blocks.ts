/**
 * Blocks of a formula: the sums that belong to one multiplication, squaring, addition or subtraction with its
 * reduction.
 *
 * A function that is a formula of many field operations is read as a graph of blocks. In which order independent blocks
 * follow each other decides how much of the formula the processor, which looks ahead by a few hundred instructions, can
 * do at the same time.
 */
import type { Rng } from '../../base/rng.ts';
import { CONSTANT, NODE, OPERATION, PRODUCED, PRODUCT, ROOT, STORE, type Problem } from './candidate.ts';

/** A block with so many products of two words is a multiplication; a function of so many of these is a formula. */
const LEAST_PRODUCTS = 6;
const LEAST_MULTIPLICATIONS = 3;

export interface Blocks {
  readonly count: number;
  /** Sums of each block, in order. */
  readonly sums: readonly (readonly number[])[];
  /** Products of two words in each block: none in additions, and none in the steps of a Montgomery reduction. */
  readonly products: readonly number[];
  /** Blocks that make what a block reads. */
  readonly needs: readonly ReadonlySet<number>[];
  /** Block of each event; -1 for stores, and for what no sum reads. */
  readonly ofEvent: Int32Array;
}

/**
 * The blocks of `p`. A sum goes on with the block of another if all that it adds comes from there: as words, through
 * operations, or multiplied by constants, as in a reduction. Products of two words that are not constant begin a block,
 * unless they are added to words of one, as the squares are to the doubled products of a squaring.
 */
export function blocksOf(p: Problem): Blocks {
  return new BlockFinder(p).run();
}

class BlockFinder {
  private readonly p: Problem;
  private readonly blockOfSum = new Map<number, number>();
  private readonly ofEvent: Int32Array;
  private readonly sums: number[][] = [];
  private readonly needs: Set<number>[] = [];

  constructor(p: Problem) {
    this.p = p;
    this.ofEvent = new Int32Array(p.events.count).fill(-1);
  }

  run(): Blocks {
    const { p, sums, needs, ofEvent } = this;
    for (const sum of new Set(p.columns.sum)) this.place(sum);
    for (let e = p.events.firstNode; e < p.events.count; e++)
      if (p.events.kind[e] === NODE) ofEvent[e] = this.blockOfSum.get(p.columns.sum[p.events.detail[e]]) ?? -1;
    const products = sums.map(() => 0);
    for (let e = 0; e < p.events.firstNode; e++)
      if (p.events.kind[e] === PRODUCT && ofEvent[e] >= 0 && this.isOfTwoWords(e)) products[ofEvent[e]]++;
    return { count: sums.length, sums, products, needs, ofEvent };
  }

  private place(sum: number): void {
    const { p } = this;
    const added = new Set<number>();
    const multiplied = new Set<number>();
    const makers: number[] = [];
    for (let l = 0; l < p.leaves.count; l++)
      if (p.columns.sum[p.leaves.column[l]] === sum) this.trace(p.leaves.value[l], added, multiplied, makers);
    const [only] = added;
    const block = added.size === 1 ? only : this.sums.push([]) - 1;
    const needs = (this.needs[block] ??= new Set());
    this.sums[block].push(sum);
    this.blockOfSum.set(sum, block);
    for (const b of [...added, ...multiplied]) if (b !== block) needs.add(b);
    for (const e of makers) if (this.ofEvent[e] < 0) this.ofEvent[e] = block;
  }

  /** Notes which blocks make value v, those behind products of two words apart, and the events on the way. */
  private trace(v: number, added: Set<number>, multiplied: Set<number>, makers: number[]): void {
    const { values, events, columns } = this.p;
    if (v < 0) return;
    if (values.kind[v] === ROOT) {
      const block = this.blockOfSum.get(columns.sum[values.source[v]]);
      if (block !== undefined) added.add(block);
      return;
    }
    if (values.kind[v] !== PRODUCED) return;
    const e = values.source[v];
    const kind = events.kind[e];
    if (kind === STORE || makers.includes(e)) return;
    if (kind === PRODUCT || kind === OPERATION) makers.push(e);
    const into = kind === PRODUCT && this.isOfTwoWords(e) ? multiplied : added;
    for (let j = 0; j < 3; j++) this.trace(events.ins[3 * e + j], into, multiplied, makers);
  }

  private isOfTwoWords(e: number): boolean {
    const { values, events } = this.p;
    return [0, 1].every((j) => values.kind[events.ins[3 * e + j]] !== CONSTANT);
  }
}

/** Whether a block is a multiplication or a squaring. */
export const isMultiplication = ({ products }: Blocks, b: number): boolean => products[b] >= LEAST_PRODUCTS;

/** Whether a function is a formula: several multiplications, and not one in several parts. */
export const isFormula = (blocks: Blocks): boolean =>
  blocks.products.filter((_, b) => isMultiplication(blocks, b)).length >= LEAST_MULTIPLICATIONS;

/** Blocks in a random order in which each comes after those it needs. */
export function randomBlockOrder({ count, needs }: Blocks, rng: Rng): number[] {
  return listed(count, needs, (ready) => ready[rng.below(ready.length)]);
}

/** Blocks by the longest way from the inputs, so that what depends on each other is far apart. */
export function levelOrder({ count, needs }: Blocks): number[] {
  const level: number[] = [];
  const order = listed(count, needs, (ready) => ready[0]);
  for (const b of order) level[b] = Math.max(0, ...[...needs[b]].map((a) => level[a] + 1));
  return order.sort((a, b) => level[a] - level[b] || a - b);
}

function listed(
  count: number,
  needs: readonly ReadonlySet<number>[],
  choose: (ready: readonly number[]) => number,
): number[] {
  const order: number[] = [];
  const left = new Set(Array.from({ length: count }, (_, b) => b));
  while (left.size > 0) {
    const ready = [...left].filter((b) => [...needs[b]].every((a) => !left.has(a)));
    const next = choose(ready.length > 0 ? ready : [...left]);
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** Factors on either side of a block. */
const SIDE = 3;

/**
 * Products in groups that are added as rows: blocks of 3 × 3 factors, those of low words first, row by row. `column`
 * tells the lowest column of a product.
 */
export function rowsOfBlocks(p: Problem, products: readonly number[], column: (e: number) => number): number[][] {
  const [first, second] = [0, 1].map((side) => ranksOf(products, (e) => p.events.ins[3 * e + side]));
  const placed = products.map((e) => {
    const [i, j] = [first(e), second(e)];
    return { e, i: Math.floor(i / SIDE), j: Math.floor(j / SIDE), row: j };
  });
  placed.sort((a, b) => a.i + a.j - b.i - b.j || a.j - b.j || a.row - b.row || column(a.e) - column(b.e));
  const rows = new Map<string, number[]>();
  for (const { e, i, row } of placed) {
    const known = rows.get(`${i} ${row}`);
    if (known === undefined) rows.set(`${i} ${row}`, [e]);
    else known.push(e);
  }
  return [...rows.values()];
}

/** Number of the factor of a product among all different ones, in the order in which they occur. */
function ranksOf(products: readonly number[], factorOf: (e: number) => number): (e: number) => number {
  const ranks = new Map<number, number>();
  for (const e of products) if (!ranks.has(factorOf(e))) ranks.set(factorOf(e), ranks.size);
  return (e) => ranks.get(factorOf(e)) ?? 0;
}
