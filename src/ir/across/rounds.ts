/**
 * A formula as rounds of products: what is multiplied at the same time because it waits for as many products. A product
 * that is added to what was there a round before is made with the sum in one.
 */
import { Failure } from '../../base/errors.ts';
import { formulaIn } from '../contract/formula.ts';
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
}

/**
 * Rounds of a formula of four elements `arg1`, which results replace, four that do not change, `arg2`, and a bit
 * `arg3`. Throws `unsupported` where a round has other than four products.
 */
export function roundsOf(relation: string, modulus: bigint): Rounds {
  const expressions = new Expressions(modulus);
  const number = (isBit: boolean): LaneNode => ({ kind: 'number', limbs: [], isBit });
  const [state, fixed] = [0, 1].map(() => Array.from({ length: ROW }, () => number(false)));
  const elements = new Map([
    ['arg1', state],
    ['arg2', fixed],
    ['arg3', [number(true)]],
  ]);
  const results = formulaIn<LaneNode>(relation, modulus, {
    constant: (value) => expressions.constant(value),
    add: (x, y) => expressions.add(x, y),
    sub: (x, y) => expressions.sub(x, y),
    mul: (x, y) => expressions.mul(x, y),
  })((name) => elements.get(name));
  const nodes = nodesBelow(results);
  const users = usersOf(nodes);
  const depth = depthsOf(nodes);
  const depthOf = (node: LaneNode): number => depth.get(node) ?? 0;
  const products = nodes.flatMap((node): RoundProduct[] => {
    if (node.kind !== 'product') return [];
    const [user, ...others] = users.get(node) ?? [];
    const isStarted = user?.kind === 'sum' && others.length === 0;
    const start = isStarted ? (user.left === node ? user.right : user.left) : null;
    if (start === null || depthOf(start) > depthOf(node)) return [{ ...node, node, start: null }];
    // It can wait until that is there.
    depth.set(user, Math.max(depthOf(node), depthOf(start) + 1));
    return [{ ...node, node: user, start }];
  });
  const rounds = inRounds(products, depthOf, users);
  const odd = rounds.find((round) => round.length !== ROW);
  if (odd !== undefined)
    throw new Failure('unsupported', 'a formula for four words has four products in each round', {
      found: `${odd.length}`,
      where: relation,
    });
  const isEven = (node: LaneNode): boolean =>
    (users.get(node) ?? []).every((user) => user.kind === 'product' && user.left === node && user.right === node);
  const twice = new Map(nodes.flatMap((n) => (n.kind === 'multiple' && n.factor === 2n ? [[n.of, n] as const] : [])));
  return { rounds, state, fixed, results, isEven, twice };
}

/** Each product as soon as it can be made, or later where a round has too many and nothing waits for it. */
function inRounds(
  products: readonly RoundProduct[],
  depthOf: (node: LaneNode) => number,
  users: ReadonlyMap<LaneNode, readonly LaneNode[]>,
): RoundProduct[][] {
  const count = Math.max(...products.map(({ node }) => depthOf(node)));
  const started = new Map(products.flatMap((p) => (p.start === null ? [] : [[p.start, depthOf(p.node)] as const])));
  /** The last round in which it can be made. */
  const latest = (node: LaneNode): number => {
    const readers = (users.get(node) ?? []).filter(
      (user) => !products.some((p) => p.node === user && p.start === node),
    );
    const limits = readers.map((user) => (user.kind === 'product' ? depthOf(user) - 1 : latest(user)));
    return Math.min(count, (started.get(node) ?? count + 1) - 1, ...limits);
  };
  const rounds: RoundProduct[][] = [];
  let waiting: RoundProduct[] = [];
  for (let d = 1; d <= count; d++) {
    const all = [...waiting, ...products.filter((p) => depthOf(p.node) === d)];
    const sorted = all.toSorted((a, b) => latest(a.node) - latest(b.node));
    rounds.push(sorted.slice(0, ROW));
    waiting = sorted.slice(ROW);
    if (waiting.some(({ node }) => latest(node) <= d)) return [...rounds, waiting];
  }
  return waiting.length > 0 ? [...rounds, waiting] : rounds;
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
    depths.set(node, below + (node.kind === 'product' ? 1 : 0));
  }
  return depths;
}
