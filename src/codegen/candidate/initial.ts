/** The first candidate of a search: row by row, as in operand scanning. */
import { rowsOfBlocks } from './blocks.ts';
import {
  NODE_ADCX,
  NODE_CLEAR_FLAGS,
  NODE_FLUSH_OF,
  NODE_KEEP_OF,
  NODE_ON_OF,
  NODE_NEW_FLAGS,
  NODE_NO_LEA,
  NODE_OWN_CHAIN,
  NODE_START,
  OPERATION_START,
  P_CONSTANT_BONUS,
  P_EXACT_SUMS,
  P_LIVE_IN_RDX,
  PARAMETERS,
  PRODUCT_SWAP,
  NODE,
  OPERATION,
  PRODUCED,
  PRODUCT,
  STORE,
  STORE_IMMEDIATE,
} from './candidate.ts';
import type { Candidate, Problem } from './candidate.ts';
import { Orderer } from './order.ts';

/** Choice bits of nodes that add on OF, and of nodes that leave OF alone; both clear the flags first if need be. */
export const ON_OF = NODE_ON_OF | NODE_CLEAR_FLAGS | NODE_OWN_CHAIN | NODE_FLUSH_OF,
  BESIDE_OF = NODE_KEEP_OF | NODE_NO_LEA | NODE_CLEAR_FLAGS | NODE_ADCX;

interface InitialOptions {
  /** Where leaves that are no product words come: what an earlier sum carries on is known late. First by default. */
  readonly plainLeaves?: 'first' | 'last';
  /** Products are woven with the additions of their words, low words in a chain on CF, high words in one on OF. */
  readonly isWoven?: boolean;
  /** How readily constants leave the registers; a value of that parameter. */
  readonly constantBonus?: number;
  /** Sums in the order in which they are to be added; that of the function by default. */
  readonly sums?: readonly number[];
  /** Products of a whole sum in blocks of 3 × 3 factors, whose rows are short; in rows by default. */
  readonly inBlocks?: boolean;
}

/**
 * The first candidate of a search: row by row, as in operand scanning.
 *
 * Products that share a factor form a row: the row's products are issued together from the lowest column upwards, then
 * their low words are added in the same direction, then their high words, so that each is one carry chain; or all of it
 * is woven, and begins on new flags. In a row without products, what makes its words comes first: a shift writes the
 * flags and would end the chain. Trees lean to the left.
 */
export function initialCandidate(
  p: Problem,
  { plainLeaves = 'first', isWoven = false, constantBonus = 7, sums, inBlocks = false }: InitialOptions = {},
): Candidate {
  const { events } = p;
  const choice = new Uint16Array(events.count);
  const order = new Set<number>();
  const trees = new LeftTrees(p);
  for (const row of leafRows(p, plainLeaves, sums ?? [...new Set(p.columns.sum)], inBlocks)) {
    const isWovenRow = isWoven && row.isOfProducts && row.producers.length > (inBlocks ? 1 : 3);
    const nodes: number[] = [];
    if (row.isOfProducts) for (const e of swappedProducts(p, row.producers)) choice[e] = PRODUCT_SWAP;
    for (const { event, leaf } of isWovenRow ? woven(p, row) : apart(row)) {
      const e = leaf < 0 ? event : trees.add(leaf);
      if (e < 0) continue;
      order.add(e);
      if (leaf >= 0) nodes.push(e);
      if (leaf >= 0 && isWovenRow) choice[e] = isHighWord(p, leaf) ? ON_OF : BESIDE_OF;
    }
    if (isWovenRow && !inBlocks && nodes.length > 0) choice[nodes[0]] |= NODE_NEW_FLAGS;
  }
  for (let e = 0; e < events.count; e++) {
    if (events.kind[e] !== NODE) order.add(e);
    if (events.kind[e] === NODE) choice[e] |= NODE_START;
    if (events.kind[e] === OPERATION) choice[e] = OPERATION_START;
    if (events.kind[e] === STORE) choice[e] = STORE_IMMEDIATE;
  }
  const c: Candidate = {
    order: Uint16Array.from([...order]),
    tree: trees.tree,
    choice,
    params: startParams(constantBonus),
  };
  new Orderer(p).pull(c);
  return c;
}

function startParams(constantBonus: number): Uint8Array {
  const params = Uint8Array.from(PARAMETERS, (x) => x.start);
  params[P_EXACT_SUMS] = 1;
  params[P_LIVE_IN_RDX] = 1;
  params[P_CONSTANT_BONUS] = constantBonus;
  return params;
}

/** Trees that lean to the left, leaf by leaf. */
class LeftTrees {
  readonly tree: Int16Array;
  private readonly p: Problem;
  private readonly top: Int32Array;
  private readonly used: Int32Array;

  constructor(p: Problem) {
    this.p = p;
    this.tree = new Int16Array(2 * p.events.nodeCount);
    this.top = new Int32Array(p.columns.count).fill(-1);
    this.used = new Int32Array(p.columns.count);
  }

  /** Adds leaf `l` to what its column has so far; the event that does it, or -1 for the first leaf of a column. */
  add(l: number): number {
    const { columns, leaves, events } = this.p;
    const k = leaves.column[l];
    const below = this.top[k];
    if (below < 0) {
      this.top[k] = l;
      return -1;
    }
    const node = columns.nodeStart[k] + this.used[k]++;
    this.tree[2 * node] = below;
    this.tree[2 * node + 1] = l;
    this.top[k] = leaves.count + node;
    return events.firstNode + node;
  }
}

/** An event that makes words, or a leaf to be added; -1 for the other. */
interface Step {
  readonly event: number;
  readonly leaf: number;
}

const steps = (events: readonly number[], leaves: readonly number[]): Step[] => [
  ...events.map((event) => ({ event, leaf: -1 })),
  ...leaves.map((leaf) => ({ event: -1, leaf })),
];

/** All words first, then the chains. */
const apart = ({ producers, chains }: Row): Step[] => steps(producers, chains.flat());

/** Each product of the row directly before the additions of its words. */
function woven(p: Problem, { producers, chains }: Row): Step[] {
  const leaves = chains.flat();
  return producers.flatMap((e) =>
    steps(
      [e],
      leaves.filter((l) => sourceOf(p, l) === e),
    ),
  );
}

/**
 * Products of a row of several whose common factor is the second one: it is the first that goes to rdx, once for the
 * whole row.
 */
function swappedProducts({ events }: Problem, products: readonly number[]): number[] {
  const factors = (e: number): number[] => [events.ins[3 * e], events.ins[3 * e + 1]];
  const [shared] =
    products.length < 2 ? [] : factors(products[0]).filter((f) => products.every((e) => factors(e).includes(f)));
  return products.filter((e) => factors(e)[1] === shared && factors(e)[0] !== shared);
}

const isHighWord = (p: Problem, l: number): boolean =>
  producedByProduct(p, l) && p.values.index[p.leaves.value[l]] === 1;

interface Row {
  /**
   * What makes the words of the row, in the order in which it is to happen: products that share a factor, or other
   * operations.
   */
  readonly producers: readonly number[];
  readonly isOfProducts: boolean;
  /** Leaves, in the order in which they are to be added. */
  readonly chains: readonly (readonly number[])[];
}

/**
 * Rows of the sums, each in order of its columns: plain leaves first or last, and product rows. A word of a product
 * whose other word belongs to an earlier sum has long been there: it is as plain as what that sum carries on, and one
 * chain takes them all in.
 */
function leafRows(p: Problem, plainLeaves: 'first' | 'last', sums: readonly number[], inBlocks: boolean): Row[] {
  const rows: Row[] = [];
  const before = new Set<number>();
  const bySum = new Map<number, number[]>(sums.map((sum) => [sum, []]));
  for (let l = 0; l < p.leaves.count; l++) bySum.get(p.columns.sum[p.leaves.column[l]])?.push(l);
  for (const members of bySum.values()) {
    const rowOf = (l: number): number => (inBlocks ? 0 : p.leaves.row[l]);
    for (const row of [...new Set(members.map(rowOf))].sort((a, b) => a - b)) {
      const ofRow = members.filter((l) => rowOf(l) === row);
      const isOfProduct = (l: number): boolean => producedByProduct(p, l) && !before.has(sourceOf(p, l));
      const plain = plainRows(
        p,
        ofRow.filter((l) => !isOfProduct(l)),
      );
      const products = productRows(p, ofRow.filter(isOfProduct), inBlocks);
      rows.push(...(plainLeaves === 'first' ? [...plain, ...products] : [...products, ...plain]));
    }
    for (const l of members) if (producedByProduct(p, l)) before.add(sourceOf(p, l));
  }
  return rows;
}

/** What makes the value of leaf l: an event, if it is produced. */
const sourceOf = (p: Problem, l: number): number => p.values.source[p.leaves.value[l]];

const producedByProduct = (p: Problem, l: number): boolean => {
  const v = p.leaves.value[l];
  return p.values.kind[v] === PRODUCED && p.events.kind[p.values.source[v]] === PRODUCT;
};

const producersOf = (p: Problem, leaves: readonly number[]): number[] => [
  ...new Set(
    leaves
      .map((l) => p.leaves.value[l])
      .filter((v) => p.values.kind[v] === PRODUCED)
      .map((v) => p.values.source[v]),
  ),
];

/**
 * The i-th plain leaf of each column, for i = 0, 1, ...: positive ones first, since a chain of carries cannot take in a
 * borrow.
 */
function plainRows(p: Problem, members: readonly number[]): Row[] {
  return [1, -1]
    .flatMap((sign) =>
      chainsOf(
        p,
        members.filter((l) => p.leaves.sign[l] === sign),
      ),
    )
    .map((chain) => byColumn(p, chain))
    .map((chain) => ({ producers: producersOf(p, chain), isOfProducts: false, chains: [chain] }));
}

function productRows(p: Problem, members: readonly number[], inBlocks: boolean): Row[] {
  const products = [...new Set(members.map((l) => sourceOf(p, l)))].sort((a, b) => a - b);
  const column = (e: number): number =>
    Math.min(...members.filter((l) => sourceOf(p, l) === e).map((l) => lowestColumn(p, l)));
  const groups = inBlocks ? rowsOfBlocks(p, products, column) : groupsSharingFactor(p, products);
  return groups.map((group) => {
    const chain = (output: number): number[] =>
      byColumn(
        p,
        members.filter((l) => group.includes(sourceOf(p, l)) && p.values.index[p.leaves.value[l]] === output),
      );
    const low = chain(0);
    const high = chain(1);
    return {
      producers: rising(p, [...low, ...high]),
      isOfProducts: true,
      chains: chainsOf(p, low).concat(chainsOf(p, high)),
    };
  });
}

/** The products of words by the lowest column that a low word of theirs is in or, without one, would be in. */
function rising(p: Problem, words: readonly number[]): number[] {
  return producersOf(
    p,
    [...words].sort((a, b) => lowestColumn(p, a) - lowestColumn(p, b)),
  );
}

const lowestColumn = (p: Problem, l: number): number =>
  p.columns.weight[p.leaves.column[l]] - (isHighWord(p, l) ? 1 : 0);

/** Splits leaves into runs without two leaves of the same column. */
function chainsOf(p: Problem, leaves: readonly number[]): number[][] {
  const chains: number[][] = [];
  const seen = new Map<number, number>();
  for (const l of leaves) {
    const k = p.leaves.column[l];
    const i = seen.get(k) ?? 0;
    seen.set(k, i + 1);
    (chains[i] ??= []).push(l);
  }
  return chains;
}

/** Consecutive products with a factor in common. */
function groupsSharingFactor(p: Problem, products: readonly number[]): number[][] {
  const factors = (e: number): number[] => [p.events.ins[3 * e], p.events.ins[3 * e + 1]];
  const groups: { members: number[]; common: number[] }[] = [];
  for (const e of products) {
    const last = groups.at(-1);
    const common = last === undefined ? [] : last.common.filter((f) => factors(e).includes(f));
    if (last !== undefined && common.length > 0) {
      last.members.push(e);
      last.common = common;
    } else groups.push({ members: [e], common: factors(e) });
  }
  return groups.map((g) => g.members);
}

const byColumn = (p: Problem, chain: readonly number[]): number[] =>
  [...chain].sort((a, b) => p.columns.weight[p.leaves.column[a]] - p.columns.weight[p.leaves.column[b]]);
