import type { Problem } from './problem.ts';

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
