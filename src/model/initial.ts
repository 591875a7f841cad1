import { NODE_ADCX, NODE_CLEAR_FLAGS, NODE_FLUSH_OF, NODE_KEEP_OF, NODE_LANE_OF, NODE_NO_LEA, NODE_OWN_CHAIN, PARAMETERS, PRODUCT_SWAP, type Candidate } from './candidate.ts';
import { Orderer } from './order.ts';
import { NODE, type Problem, PRODUCED, PRODUCT } from './problem.ts';

/** Choice bits of nodes that add on OF, and of nodes that leave OF alone; both clear the flags first if need be. */
export const ON_OF = NODE_LANE_OF | NODE_CLEAR_FLAGS | NODE_OWN_CHAIN | NODE_FLUSH_OF, BESIDE_OF = NODE_KEEP_OF | NODE_NO_LEA | NODE_CLEAR_FLAGS | NODE_ADCX;

export interface InitialOptions {
  /** Where leaves that are no product words come: what an earlier sum carries on is known late. First by default. */
  readonly plainLeaves?: 'first' | 'last';
  /** Products are woven with the additions of their words, low words in a chain on CF, high words in one on OF. */
  readonly isWoven?: boolean;
}

/**
 * The first candidate of a search: row by row, as in operand scanning.
 *
 * Products that share a factor form a row: the row's products are issued together from the lowest column upwards, then their low words
 * are added in the same direction, then their high words, so that each is one carry chain; or all of it is woven.
 * Trees lean to the left.
 */
export function initialCandidate(p: Problem, { plainLeaves = 'first', isWoven = false }: InitialOptions = {}): Candidate {
  const { columns, leaves, events } = p, choice = new Uint16Array(events.count);
  const top = new Int32Array(columns.count).fill(-1), used = new Int32Array(columns.count);
  const tree = new Int16Array(2 * events.nodeCount), order = new Set<number>();
  const addLeaf = (l: number): void => {
    const k = leaves.column[l];
    if (top[k] < 0) { top[k] = l; return; }
    const node = columns.nodeStart[k] + used[k]++;
    tree[2 * node] = top[k];
    tree[2 * node + 1] = l;
    top[k] = leaves.count + node;
    order.add(events.firstNode + node);
    if (isWoven) choice[events.firstNode + node] = isHighWord(p, l) ? ON_OF : BESIDE_OF;
  };
  for (const row of leafRows(p, plainLeaves)) {
    for (const e of swappedProducts(p, row.products)) choice[e] = PRODUCT_SWAP;
    if (isWoven) weave(p, row, e => order.add(e), addLeaf);
    else {
      row.products.forEach(e => order.add(e));
      for (const chain of row.chains) chain.forEach(addLeaf);
    }
  }
  for (let e = 0; e < events.count; e++) if (events.kind[e] !== NODE) order.add(e);
  const c: Candidate = { order: Uint16Array.from([...order]), tree, choice, params: Uint8Array.from(PARAMETERS, x => x.start) };
  new Orderer(p).pull(c);
  return c;
}

/** Each product of the row directly before the additions of its words. */
function weave(p: Problem, { products, chains }: Row, addProduct: (e: number) => void, addLeaf: (l: number) => void): void {
  const leaves = chains.flat(), source = (l: number): number => p.values.source[p.leaves.value[l]];
  for (const e of products) {
    addProduct(e);
    leaves.filter(l => source(l) === e).forEach(addLeaf);
  }
  if (products.length === 0) leaves.forEach(addLeaf);
}

/** Products of a row of several whose common factor is the second one: it is the first that goes to rdx, once for the whole row. */
function swappedProducts({ events }: Problem, products: readonly number[]): number[] {
  const factors = (e: number): number[] => [events.ins[3 * e], events.ins[3 * e + 1]];
  const [shared] = products.length < 2 ? [] : factors(products[0]).filter(f => products.every(e => factors(e).includes(f)));
  return products.filter(e => factors(e)[1] === shared && factors(e)[0] !== shared);
}

const isHighWord = (p: Problem, l: number): boolean => producedByProduct(p, l) && p.values.index[p.leaves.value[l]] === 1;

interface Row { readonly products: readonly number[]; readonly chains: readonly (readonly number[])[] }

/** Rows of every system in order of their columns: plain leaves first or last, and product rows. */
function leafRows(p: Problem, plainLeaves: 'first' | 'last'): Row[] {
  const rows: Row[] = [];
  const systems = [...new Set(p.columns.system)];
  for (const system of systems) {
    const members = Array.from({ length: p.leaves.count }, (_, l) => l).filter(l => p.columns.system[p.leaves.column[l]] === system);
    for (const row of [...new Set(members.map(l => p.leaves.row[l]))].sort((a, b) => a - b)) {
      const ofRow = members.filter(l => p.leaves.row[l] === row);
      const plain = plainRows(p, ofRow), products = productRows(p, ofRow);
      rows.push(...(plainLeaves === 'first' ? [...plain, ...products] : [...products, ...plain]));
    }
  }
  return rows;
}

const producedByProduct = (p: Problem, l: number): boolean => {
  const v = p.leaves.value[l];
  return p.values.kind[v] === PRODUCED && p.events.kind[p.values.source[v]] === PRODUCT;
};

/** The i-th plain leaf of each column, for i = 0, 1, ... */
function plainRows(p: Problem, members: readonly number[]): Row[] {
  const chains: number[][] = [];
  const seen = new Map<number, number>();
  for (const l of members) {
    if (producedByProduct(p, l)) continue;
    const k = p.leaves.column[l], i = seen.get(k) ?? 0;
    seen.set(k, i + 1);
    (chains[i] ??= []).push(l);
  }
  return chains.map(chain => ({ products: [], chains: [byColumn(p, chain)] }));
}

function productRows(p: Problem, members: readonly number[]): Row[] {
  const products = [...new Set(members.filter(l => producedByProduct(p, l)).map(l => p.values.source[p.leaves.value[l]]))].sort((a, b) => a - b);
  return groupsSharingFactor(p, products).map(group => {
    const chain = (output: number): number[] => byColumn(p, members.filter(l => {
      const v = p.leaves.value[l];
      return producedByProduct(p, l) && group.includes(p.values.source[v]) && p.values.index[v] === output;
    }));
    const low = chain(0), high = chain(1), rising = new Set([...low, ...high].map(l => p.values.source[p.leaves.value[l]]));
    return { products: [...rising], chains: chainsOf(p, low).concat(chainsOf(p, high)) };
  });
}

/** Splits leaves sorted by column into runs without two leaves of the same column. */
function chainsOf(p: Problem, sorted: readonly number[]): number[][] {
  const chains: number[][] = [];
  const seen = new Map<number, number>();
  for (const l of sorted) {
    const k = p.leaves.column[l], i = seen.get(k) ?? 0;
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
    const last = groups.at(-1), common = last === undefined ? [] : last.common.filter(f => factors(e).includes(f));
    if (last !== undefined && common.length > 0) { last.members.push(e); last.common = common; }
    else groups.push({ members: [e], common: factors(e) });
  }
  return groups.map(g => g.members);
}

const byColumn = (p: Problem, chain: readonly number[]): number[] => [...chain].sort((a, b) => p.columns.weight[p.leaves.column[a]] - p.columns.weight[p.leaves.column[b]]);
