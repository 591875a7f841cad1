/**
 * A formula as a graph: equal expressions are one node, so that it is known how often a number is read, and selections
 * by a bit are recognised in their polynomial form.
 */
import { mod } from '../../base/integers.ts';
import type { Ring } from '../contract/relation.ts';
import type { LaneLimbs } from './columns.ts';

/** A parameter's element; `isBit`: one word that is 0 or 1. */
interface NumberNode {
  readonly kind: 'number';
  readonly limbs: LaneLimbs;
  readonly isBit: boolean;
}

export type LaneNode =
  | NumberNode
  | { readonly kind: 'constant'; readonly value: bigint }
  | { readonly kind: 'sum' | 'difference' | 'product'; readonly left: LaneNode; readonly right: LaneNode }
  | { readonly kind: 'multiple'; readonly of: LaneNode; readonly factor: bigint }
  | { readonly kind: 'choice'; readonly bit: NumberNode; readonly ifOne: LaneNode; readonly ifZero: LaneNode };

/** Nodes that a node computes with; the bit of a choice is no number to it. */
export function readBy(node: LaneNode): readonly LaneNode[] {
  switch (node.kind) {
    case 'multiple':
      return [node.of];
    case 'choice':
      return [node.ifOne, node.ifZero];
    case 'number':
    case 'constant':
      return [];
    default:
      return [node.left, node.right];
  }
}

/** Makes nodes modulo a number, equal ones once. */
export class Expressions implements Omit<Ring<LaneNode>, 'name'> {
  readonly #modulus: bigint;
  readonly #known = new Map<string, LaneNode>();
  readonly #ids = new Map<LaneNode, number>();

  constructor(modulus: bigint) {
    this.#modulus = modulus;
  }

  constant(value: bigint): LaneNode {
    const residue = mod(value, this.#modulus);
    return this.#once(`${residue}`, { kind: 'constant', value: residue });
  }

  /** `x + bit*(y - x)` is a choice. */
  add(x: LaneNode, y: LaneNode): LaneNode {
    if (isZero(x)) return y;
    if (isZero(y)) return x;
    return this.#choice(x, y) ?? this.#choice(y, x) ?? this.#pair('sum', ...this.#inOrder(x, y));
  }

  sub(x: LaneNode, y: LaneNode): LaneNode {
    return this.#pair('difference', x, y);
  }

  mul(x: LaneNode, y: LaneNode): LaneNode {
    if (x.kind === 'constant') return this.#multiple(y, x.value);
    if (y.kind === 'constant') return this.#multiple(x, y.value);
    return this.#pair('product', ...this.#inOrder(x, y));
  }

  #multiple(of: LaneNode, factor: bigint): LaneNode {
    if (of.kind === 'constant' || factor === 0n) return this.constant(of.kind === 'constant' ? of.value * factor : 0n);
    return factor === 1n ? of : this.#once(`${factor}*${this.#id(of)}`, { kind: 'multiple', of, factor });
  }

  #choice(x: LaneNode, change: LaneNode): LaneNode | null {
    if (change.kind !== 'product') return null;
    const [bit, step] = isBit(change.left) ? [change.left, change.right] : [change.right, change.left];
    if (!isBit(bit) || step.kind !== 'difference' || step.right !== x) return null;
    const key = `${this.#id(bit)} ? ${this.#id(step.left)} : ${this.#id(x)}`;
    return this.#once(key, { kind: 'choice', bit, ifOne: step.left, ifZero: x });
  }

  #pair(kind: 'sum' | 'difference' | 'product', left: LaneNode, right: LaneNode): LaneNode {
    return this.#once(`${kind} ${this.#id(left)} ${this.#id(right)}`, { kind, left, right });
  }

  #inOrder(x: LaneNode, y: LaneNode): readonly [LaneNode, LaneNode] {
    return this.#id(y) < this.#id(x) ? [y, x] : [x, y];
  }

  #id(node: LaneNode): number {
    const known = this.#ids.get(node) ?? this.#ids.size;
    this.#ids.set(node, known);
    return known;
  }

  #once(key: string, node: LaneNode): LaneNode {
    const known = this.#known.get(key) ?? node;
    this.#known.set(key, known);
    return known;
  }
}

const isZero = (node: LaneNode): boolean => node.kind === 'constant' && node.value === 0n;
const isBit = (node: LaneNode): node is NumberNode => node.kind === 'number' && node.isBit;
