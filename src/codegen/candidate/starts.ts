/** Families of candidates to begin a search with. */
import { seeded } from '../../base/rng.ts';
import { blocksOf, isFormula, levelOrder, randomBlockOrder } from './blocks.ts';
import {
  cloneCandidate,
  NODE,
  NODE_START,
  P_EARLY_STORES,
  P_LIVE_IN_RDX,
  PRODUCED,
  PRODUCT,
  ROOT,
  STORE,
  type Candidate,
  type Problem,
} from './candidate.ts';
import { BESIDE_OF, initialCandidate, ON_OF } from './initial.ts';
import { Orderer } from './order.ts';
import { writtenCandidate, type WrittenCode } from './writtenOrder.ts';

/** Candidates of one kind to begin with; of them, the one that is fastest at first is worth a search. */
export interface StartFamily {
  readonly name: 'rows' | 'woven' | 'blocks' | 'lanes' | 'lanes-by-shifts';
  readonly candidates: readonly Candidate[];
}

/**
 * Candidates that a search may begin with, by families, the initial one first; some may not be lowerable. Within a
 * family the first times differ by up to a quarter: plain leaves last keep sums of unsaturated fields apart until their
 * carries meet. Between families they say little: woven candidates are slower at first, and some functions end much
 * faster from there (docs/notes/SEARCH.md), but those of unsaturated fields do not.
 */
export function startFamilies(p: Problem): StartFamily[] {
  const orders = ['first', 'last'] as const;
  const plain = orders.map((plainLeaves) => initialCandidate(p, { plainLeaves }));
  const rows: StartFamily = {
    name: 'rows',
    candidates: [
      ...plain,
      ...plain.map((c) => onBothChains(p, c)),
      ...plain.map((c) => storedAtOnce(p, c)),
      ...(p.events.kind.includes(PRODUCT) ? [] : [writtenCandidate(p, NOTHING_KNOWN)]),
    ],
  };
  const formula = orderedBlocks(p);
  if (formula.length > 0) return [rows, { name: 'blocks', candidates: formula }];
  if (!hasLongChains(p)) return [rows];
  const ofOrders = CONSTANT_BONUSES.flatMap((constantBonus) =>
    orders.map((plainLeaves) => initialCandidate(p, { plainLeaves, isWoven: true, constantBonus })),
  );
  const inBlocks = initialCandidate(p, { plainLeaves: 'last', isWoven: true, inBlocks: true });
  return [rows, { name: 'woven', candidates: [...ofOrders, storedAtOnce(p, ofOrders[0]), inBlocks] }];
}

/** Without products the order of the function itself keeps a carry in its flag until what selects by it. */
const NOTHING_KNOWN: WrittenCode = {
  additions: new Map(),
  swapped: new Set(),
  besideFlags: new Set(),
  areConstantsInMemory: false,
  calleeSaved: Infinity,
};

/** Random orders of the blocks of a formula that are tried. */
const RANDOM_ORDERS = 14;

/**
 * How the blocks of a formula are begun with. Plain leaves last is worth a tenth to a seventh of the instructions where
 * reductions begin at the lowest word, as those of Montgomery form do, and 2 to 4 % elsewhere.
 */
const FORMULA_KINDS = [
  { plainLeaves: 'first', isWoven: true },
  { plainLeaves: 'last', isWoven: true },
  { plainLeaves: 'last', isWoven: false },
] as const;

/** Candidates of a formula of each kind with its blocks in order and by levels, and of one of them in random orders. */
function orderedBlocks(p: Problem): Candidate[] {
  const blocks = blocksOf(p);
  if (!isFormula(blocks) || !hasLongChains(p)) return [];
  const rng = seeded(1, 'orders of blocks');
  const candidate = (order: readonly number[], kind: (typeof FORMULA_KINDS)[number]): Candidate =>
    initialCandidate(p, { ...kind, constantBonus: FORMULA_BONUS, sums: order.flatMap((b) => blocks.sums[b]) });
  const orders = [Array.from({ length: blocks.count }, (_, b) => b), levelOrder(blocks)];
  return [
    ...orders.flatMap((order) => FORMULA_KINDS.map((kind) => candidate(order, kind))),
    ...Array.from({ length: RANDOM_ORDERS }, (_, k) =>
      candidate(randomBlockOrder(blocks, rng), FORMULA_KINDS[k % FORMULA_KINDS.length]),
    ),
  ];
}

/** How readily constants leave the registers: by 7 instructions, or by 20, as those of a formula do. */
const FORMULA_BONUS = 9;
const CONSTANT_BONUSES = [7, FORMULA_BONUS];

/** Sums of so many columns are long chains; those of products of two words in unsaturated fields have two or three. */
const LONG = 4;

/** Whether there are products whose words are added in chains that are worth weaving. */
function hasLongChains({ columns, events }: Problem): boolean {
  const lengths = new Map<number, number>();
  for (const system of columns.system) lengths.set(system, (lengths.get(system) ?? 0) + 1);
  return events.kind.includes(PRODUCT) && [...lengths.values()].some((length) => length >= LONG);
}

/** The same candidate with the additions of every second system in the OF chain and the others in the CF chain. */
function onBothChains({ events, columns }: Problem, candidate: Candidate): Candidate {
  const c = cloneCandidate(candidate);
  for (let e = events.firstNode; e < events.count; e++) {
    if (events.kind[e] === NODE)
      c.choice[e] = NODE_START | (columns.system[events.detail[e]] % 2 === 1 ? ON_OF : BESIDE_OF);
  }
  return c;
}

/**
 * The same candidate with every word of the results stored as soon as it is there and nothing is in its place, which
 * frees its register.
 */
export function storedAtOnce(p: Problem, candidate: Candidate): Candidate {
  const c = cloneCandidate(candidate);
  const at = new Float64Array(p.events.count);
  c.order.forEach((e, i) => (at[e] = i));
  for (const e of c.order) {
    const known = p.events.kind[e] === STORE ? wordAt(p, p.events.ins[3 * e], at) : -1;
    if (known >= 0) at[e] = known + 0.5;
  }
  c.order.sort((a, b) => at[a] - at[b] || a - b);
  new Orderer(p).push(c);
  c.params[P_EARLY_STORES] = 2;
  c.params[P_LIVE_IN_RDX] = 2;
  return c;
}

/** The last of the events that make a word; -1 for words that none makes. */
function wordAt({ values, rootDeps, rootDepStart }: Problem, v: number, at: Float64Array): number {
  const source = values.source[v];
  if (values.kind[v] === PRODUCED) return at[source];
  if (values.kind[v] !== ROOT) return -1;
  return Math.max(-1, ...rootDeps.subarray(rootDepStart[source], rootDepStart[source + 1]).map((e) => at[e]));
}
