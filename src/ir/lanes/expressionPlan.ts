/**
 * Decides where the numbers of an expression are folded and carried: only before a number becomes a factor or a result.
 * What is read more than once is added up once; a product that something is taken from begins with the multiple of the
 * modulus that keeps the difference from being negative.
 */
import { fits, totals, type LaneLimbs } from './columns.ts';
import { readBy, type LaneNode } from './expression.ts';
import type { Builder } from '../build.ts';
import { laneRing, type LaneNumber, type LanePlan, type LaneRing } from './plan.ts';

export class ExpressionPlan {
  readonly #b: Builder;
  readonly #plan: LanePlan;
  readonly #ring: LaneRing;
  /** How often the columns of a node are read; as a factor a node is read once, however often it is one. */
  readonly #reads = new Map<LaneNode, number>();
  /** What is taken from a node. */
  readonly #taken = new Map<LaneNode, LaneNode[]>();
  readonly #made = new Map<LaneNode, LaneNumber>();
  readonly #underWay = new Set<LaneNode>();

  constructor(b: Builder, plan: LanePlan, results: readonly LaneNode[]) {
    this.#b = b;
    this.#plan = plan;
    this.#ring = laneRing(b, plan);
    const nodes = reachable(results);
    const ofFactors = nodes.filter((node) => this.#readsFactors(node));
    for (const node of [...new Set(ofFactors.flatMap(readBy)), ...results]) this.#read(node);
    for (const node of nodes) if (!ofFactors.includes(node)) readBy(node).forEach((of) => this.#read(of));
    for (const node of nodes)
      if (node.kind === 'difference') this.#taken.set(node.left, [...(this.#taken.get(node.left) ?? []), node.right]);
  }

  /** Whether a node reads limbs that may be factors; others read columns. */
  #readsFactors(node: LaneNode): boolean {
    if (node.kind === 'multiple') return !this.#plan.scalesColumns(node.factor);
    return node.kind === 'product' || node.kind === 'choice';
  }

  /** The limbs of a result, within `bounds`: those of the plan's shape, or larger ones. */
  result(node: LaneNode, bounds: readonly bigint[]): LaneLimbs {
    const number = this.#number(node);
    const { columns, divisions } = number;
    const limbs = divisions === 0 && columns.length === bounds.length ? totals(this.#b, columns) : [];
    return fits(this.#b, { bounds }, limbs) ? limbs : this.#ring.limbsOf(number);
  }

  #read(node: LaneNode): void {
    this.#reads.set(node, (this.#reads.get(node) ?? 0) + 1);
  }

  #number(node: LaneNode): LaneNumber {
    const known = this.#made.get(node);
    if (known !== undefined) return known;
    this.#underWay.add(node);
    const number = this.#make(node);
    const made = this.#isSettled(node) ? this.#plan.settled(this.#b, number) : number;
    this.#underWay.delete(node);
    this.#made.set(node, made);
    return made;
  }

  #isSettled(node: LaneNode): boolean {
    return (this.#reads.get(node) ?? 0) > 1;
  }

  #make(node: LaneNode): LaneNumber {
    const ring = this.#ring;
    switch (node.kind) {
      case 'number':
        return ring.number(node.limbs);
      case 'constant':
        return ring.constant(node.value);
      case 'sum':
        return ring.add(this.#number(node.left), this.#number(node.right));
      case 'difference':
        return ring.sub(this.#number(node.left), this.#number(node.right));
      case 'multiple':
        return ring.scaled(this.#number(node.of), node.factor);
      case 'choice':
        return ring.chosen(node.bit.limbs[0], this.#number(node.ifOne), this.#number(node.ifZero));
      case 'product': {
        const taken = this.#isSettled(node) ? this.#takenFrom(node) : [];
        return ring.mul(this.#number(node.left), this.#number(node.right), taken);
      }
    }
  }

  /** What is taken from a node, as far as it can be made before it. */
  #takenFrom(node: LaneNode): readonly LaneNumber[] {
    return (this.#taken.get(node) ?? [])
      .filter((other) => reachable([other]).every((part) => !this.#underWay.has(part)))
      .map((other) => this.#number(other));
  }
}

/** All nodes that `roots` are made of, and they themselves. */
function reachable(roots: readonly LaneNode[]): readonly LaneNode[] {
  const found = new Set<LaneNode>();
  const open = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    open.push(...readBy(node));
  }
  return [...found];
}
