/**
 * A formula as rounds of products: what is multiplied at once, at most one product per word of a row. A product that is
 * added to what was there a round before is made with the sum in one.
 */
import { Failure } from '../../base/errors.ts';
import { inverse } from '../../base/integers.ts';
import { formulaIn } from '../contract/formula.ts';
import { splitFormula } from '../formula.ts';
import { Expressions, type LaneNode, readBy } from '../lanes/expression.ts';
import { ROW } from './rows.ts';

/** left * right + start, which is what `node` is. */
export interface RoundProduct {
  readonly node: LaneNode;
  readonly left: LaneNode;
  readonly right: LaneNode;
  readonly start: LaneNode | null;
}

export interface Rounds {
  readonly rounds: readonly (readonly RoundProduct[])[];
  readonly state: readonly LaneNode[];
  readonly fixed: readonly LaneNode[];
  /** What becomes of the state. */
  readonly results: readonly LaneNode[];
  /** Differences that are only squared, so that either sign will do. */
  readonly isEven: (node: LaneNode) => boolean;
  /** Twice a node, where the formula has that. */
  readonly twice: ReadonlyMap<LaneNode, LaneNode>;
  readonly hasBit: boolean;
}

/** What a formula is read as. */
interface RoundOptions {
  /** By what products are divided, which is a part of them: 1 but for Montgomery form. */
  readonly R?: bigint;
}

/**
 * Rounds of a formula of at most four elements `arg1`, which results replace, as many that do not change, `arg2`, and a
 * bit `arg3`. Throws `unsupported` where there are more elements than words.
 */
export function roundsOf(relation: string, modulus: bigint, { R = 1n }: RoundOptions = {}): Rounds {
  const expressions = new Expressions(modulus);
  const division = expressions.constant(inverse(R, modulus));
  const number = (isBit: boolean): LaneNode => ({ kind: 'number', limbs: [], isBit });
  const [state, fixed] = ['arg1', 'arg2'].map((name) =>
    Array.from({ length: elementCount(relation, name) }, () => number(false)),
  );
  const elements = new Map([
    ['arg1', state],
    ['arg2', fixed],
    ['arg3', [number(true)]],
  ]);
  const results = formulaIn<LaneNode>(relation, modulus, {
    constant: (value) => expressions.constant(value),
    add: (x, y) => expressions.add(x, y),
    sub: (x, y) => expressions.sub(x, y),
    mul: (x, y) => (y === division && x.kind === 'product' ? x : expressions.mul(x, y)),
  })((name) => elements.get(name));
  const most = Math.max(state.length, fixed.length, results.length);
  if (most > ROW)
    throw new Failure('unsupported', 'a formula for four words has at most four elements', {
      found: `${most}`,
      where: relation,
    });
  const nodes = nodesBelow(results);
  const users = usersOf(nodes);
  const products = withStarts(nodes, users, new Set(results));
  const isEven = (node: LaneNode): boolean =>
    !results.includes(node) &&
    (users.get(node) ?? []).every((user) => user.kind === 'product' && user.left === node && user.right === node);
  const twice = new Map(nodes.flatMap((n) => (n.kind === 'multiple' && n.factor === 2n ? [[n.of, n] as const] : [])));
  const hasBit = nodes.some(({ kind }) => kind === 'choice');
  return { rounds: inRounds(products), state, fixed, results, isEven, twice, hasBit };
}

/** How many elements a formula has of a parameter. */
function elementCount(relation: string, name: string): number {
  const { steps, results } = splitFormula(relation);
  const list = steps.find(({ values }) => values.length === 1 && values[0] === name);
  const isRead = [...steps.flatMap(({ values }) => values), ...results].some((text) => text.includes(name));
  return list?.names.length ?? Number(isRead);
}

/** All products, with what they are added to if that makes no further round. */
function withStarts(
  nodes: readonly LaneNode[],
  users: ReadonlyMap<LaneNode, readonly LaneNode[]>,
  results: ReadonlySet<LaneNode>,
): RoundProduct[] {
  const depth = depthsOf(nodes);
  const above = heightsOf(nodes, users);
  const depthOf = (node: LaneNode): number => depth.get(node) ?? 0;
  const count = Math.max(...nodes.map(depthOf));
  return nodes.flatMap((node): RoundProduct[] => {
    if (node.kind !== 'product') return [];
    const [user, ...others] = users.get(node) ?? [];
    const plain: RoundProduct = { ...node, node, start: null };
    if (user?.kind !== 'sum' || others.length > 0 || results.has(node)) return [plain];
    const start = user.left === node ? user.right : user.left;
    // It can wait until that is there.
    const round = Math.max(depthOf(node), depthOf(start) + 1);
    if (depthOf(start) > depthOf(node) || round + (above.get(user) ?? 0) > count) return [plain];
    return [{ ...node, node: user, start }];
  });
}

/** Each product as soon as it can be made; where a round has too many, those first that most others wait for. */
function inRounds(products: readonly RoundProduct[]): RoundProduct[][] {
  const made = new Map(products.map((product) => [product.node, product]));
  const needs = new Map(products.map((product) => [product, productsBelow(product, made)]));
  /** Rounds from a product to the last that waits for it. */
  const urgency = (product: RoundProduct): number =>
    1 + Math.max(0, ...products.filter((other) => needs.get(other)?.has(product) ?? false).map(urgency));
  const rounds: RoundProduct[][] = [];
  const done = new Set<RoundProduct>();
  while (done.size < products.length) {
    const ready = products.filter((p) => !done.has(p) && [...(needs.get(p) ?? [])].every((q) => done.has(q)));
    const sorted = ready.toSorted((a, b) => urgency(b) - urgency(a));
    rounds.push(sorted.slice(0, ROW));
    for (const product of rounds[rounds.length - 1]) done.add(product);
  }
  return rounds;
}

/** Products that a product computes with, by way of sums. */
function productsBelow(
  { left, right, start }: RoundProduct,
  made: ReadonlyMap<LaneNode, RoundProduct>,
): ReadonlySet<RoundProduct> {
  const found = new Set<RoundProduct>();
  const visit = (node: LaneNode): void => {
    const product = made.get(node);
    if (product === undefined) readBy(node).forEach(visit);
    else found.add(product);
  };
  [left, right, ...(start === null ? [] : [start])].forEach(visit);
  return found;
}

/** Each once, those first that others compute with. */
function nodesBelow(results: readonly LaneNode[]): LaneNode[] {
  const seen = new Set<LaneNode>();
  const visit = (node: LaneNode): void => {
    if (seen.has(node)) return;
    readBy(node).forEach(visit);
    seen.add(node);
  };
  results.forEach(visit);
  return [...seen];
}

function usersOf(nodes: readonly LaneNode[]): ReadonlyMap<LaneNode, readonly LaneNode[]> {
  const users = new Map<LaneNode, LaneNode[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const read of new Set(readBy(node))) users.get(read)?.push(node);
  return users;
}

/** How many products a node waits for, its own among them. */
function depthsOf(nodes: readonly LaneNode[]): Map<LaneNode, number> {
  const depths = new Map<LaneNode, number>();
  for (const node of nodes) {
    const below = Math.max(0, ...readBy(node).map((read) => depths.get(read) ?? 0));
    depths.set(node, below + Number(node.kind === 'product'));
  }
  return depths;
}

/** How many products wait for a node, one behind the other. */
function heightsOf(
  nodes: readonly LaneNode[],
  users: ReadonlyMap<LaneNode, readonly LaneNode[]>,
): Map<LaneNode, number> {
  const heights = new Map<LaneNode, number>();
  for (const node of nodes.toReversed()) {
    const above = (users.get(node) ?? []).map((user) => (heights.get(user) ?? 0) + Number(user.kind === 'product'));
    heights.set(node, Math.max(0, ...above));
  }
  return heights;
}
