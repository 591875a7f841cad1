/**
 * A block of a formula as a function of its own, so that it can be searched alone, and the map from its parts back to
 * the whole formula.
 */
import {
  type IrFunction,
  type Op,
  type Operand,
  type Value,
  valueOperand,
  mapOp,
  opInputs,
  opOutputs,
} from '../../ir/function.ts';
import type { ValueId } from '../../base/ids.ts';
import type { Blocks } from './blocks.ts';
import { buildProblem } from './build.ts';
import { cloneCandidate, PRODUCT_SWAP, CONSTANT, NODE, PRODUCT, STORE } from './candidate.ts';
import type { Candidate, Problem } from './candidate.ts';
import { Orderer } from './order.ts';

export interface BlockFunction {
  readonly fn: IrFunction;
  readonly problem: Problem;
  /** The same for blocks that differ in names, intervals and the order of factors only. */
  readonly shape: string;
  /** Values of the whole function that are the words of the only parameter and of the only result. */
  readonly inputs: readonly ValueId[];
  readonly outputs: readonly ValueId[];
  /** Events and leaves of the whole by those of the block; -1 for its stores. */
  readonly eventOf: Int32Array;
  readonly leafOf: Int32Array;
  /** 1 for products of the block whose factors are in the other order than in `shape`. */
  readonly isTurned: Uint8Array;
}

/**
 * Block `b` of `p`: a function of the words that it reads, which gives those that are read elsewhere. Null if the block
 * makes no sum of its own as a function: if its sums are merged with others in the whole.
 */
export function blockFunction(p: Problem, blocks: Blocks, b: number): BlockFunction | null {
  const made = valuesOf(p, blocks, b);
  const body = p.fn.body.filter((op) => opOutputs(op).some((id) => made.has(id)));
  const defined = new Set(body.flatMap((op) => [...opOutputs(op)]));
  const inputs = distinct(body.flatMap((op) => idsOf(opInputs(op)))).filter((id) => !defined.has(id));
  const elsewhere = [...p.fn.body.filter((op) => !body.includes(op)).flatMap(opInputs), ...p.fn.outputs.flat()];
  const outputs = distinct(idsOf(elsewhere)).filter((id) => defined.has(id));
  if (inputs.length === 0 || outputs.length === 0) return null;
  const { fn, renamed } = sliced(p.fn, body, inputs, outputs, b);
  const problem = buildProblem(fn);
  const places = matched(p, blocks, b, problem, renamed);
  return places === null ? null : { fn, problem, inputs, outputs, ...places, ...shapeOf(fn, problem) };
}

function valuesOf(p: Problem, blocks: Blocks, b: number): Set<number> {
  const made = new Set<number>();
  for (let e = 0; e < p.events.firstNode; e++)
    if (blocks.ofEvent[e] === b) for (let j = 0; j < 2; j++) made.add(p.events.outs[2 * e + j]);
  const sums = new Set(blocks.sums[b]);
  for (let k = 0; k < p.columns.count; k++) if (sums.has(p.columns.sum[k])) made.add(p.columns.root[k]);
  made.delete(-1);
  for (const id of dissolved(p, made)) made.add(id);
  return made;
}

/** Words of sums that `made` adds up and that went on in other sums (`mergeRows`): no column has them as its root. */
function dissolved({ fn, columns, events }: Problem, made: ReadonlySet<number>): ValueId[] {
  const existing = new Set<number>([...columns.root, ...events.outs]);
  const makesAny = (op: Op, ids: ReadonlySet<number>): boolean => opOutputs(op).some((id) => ids.has(id));
  const read = new Set(fn.body.filter((op) => makesAny(op, made)).flatMap((op) => idsOf(opInputs(op))));
  return fn.body.toReversed().flatMap((op) => {
    if (makesAny(op, existing) || !makesAny(op, read)) return [];
    for (const id of idsOf(opInputs(op))) read.add(id);
    return [...opOutputs(op)];
  });
}

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];
const idsOf = (operands: readonly Operand[]): ValueId[] => operands.flatMap((o) => (o.kind === 'value' ? [o.id] : []));

/** The operations as a function, and which of its values stands for which of `fn`. */
function sliced(
  fn: IrFunction,
  body: readonly Op[],
  inputs: readonly ValueId[],
  outputs: readonly ValueId[],
  b: number,
): { readonly fn: IrFunction; readonly renamed: ReadonlyMap<ValueId, ValueId> } {
  const renamed = new Map<ValueId, ValueId>();
  const values: Value[] = [];
  for (const id of [...inputs, ...body.flatMap((op) => [...opOutputs(op)])]) {
    const fresh = values.length as ValueId;
    renamed.set(id, fresh);
    const width = values.length < inputs.length ? 64 : fn.values[id].width;
    values.push({ ...fn.values[id], id: fresh, name: `x${fresh}`, width });
  }
  const rename = (id: ValueId): ValueId => renamed.get(id) ?? id;
  const read = (o: Operand): Operand => (o.kind === 'const' ? o : valueOperand(rename(o.id)));
  const words = (name: string, ids: readonly ValueId[]) => ({
    name,
    shape: 'array' as const,
    width: 64 as const,
    bounds: ids.map((id) => ({ lower: fn.values[id].lower, upper: fn.values[id].upper })),
  });
  return {
    renamed,
    fn: {
      name: `${fn.name}_block${b}`,
      params: [words('arg1', inputs)],
      results: [words('out1', outputs)],
      aliasing: 'none',
      values,
      inputs: [inputs.map(rename)],
      body: body.map((op) => mapOp(op, read, rename)),
      outputs: [outputs.map((id) => read(valueOperand(id)))],
    },
  };
}

/**
 * The operations with values numbered as they appear, and the factors of a product in the order of their numbers; of
 * the two orders of the first product's factors the one with the lesser text.
 */
function shapeOf(fn: IrFunction, sub: Problem): Pick<BlockFunction, 'shape' | 'isTurned'> {
  const [one, two] = [shapeFrom(fn, sub, 0), shapeFrom(fn, sub, 1)];
  return two.shape < one.shape ? two : one;
}

function shapeFrom(fn: IrFunction, sub: Problem, first: 0 | 1): Pick<BlockFunction, 'shape' | 'isTurned'> {
  const numbers = new Map<ValueId, number>();
  const numberOf = (o: Operand): string => {
    if (o.kind === 'const') return `#${o.value}`;
    if (!numbers.has(o.id)) numbers.set(o.id, numbers.size);
    return `${numbers.get(o.id)}`.padStart(6, '0');
  };
  const isTurned = new Uint8Array(sub.events.count);
  const lines = fn.body.map((op) => {
    const factors = op.kind === 'mulx' && numbers.size === 0 && first === 1 ? [...op.ins].reverse() : opInputs(op);
    const names = factors.map(numberOf);
    if (op.kind === 'mulx') {
      const e = sub.values.source[op.outs[0]];
      const [a, b] = op.ins.map(numberOf);
      if (sub.events.outs[2 * e] === op.outs[0]) isTurned[e] = Number(a > b);
      names.sort();
    }
    const columns = op.kind === 'sum' ? op.terms.map((t) => `${t.sign * (t.column + 1)}`) : [];
    const amount = 'amount' in op ? op.amount : '';
    return `${opOutputs(op).map((id) => numberOf(valueOperand(id)))} = ${op.kind} ${amount} ${names} ${columns}`;
  });
  lines.push(fn.outputs.flat().map(numberOf).join());
  return { shape: lines.join('\n'), isTurned };
}

/** Pairs events and leaves in order; null if any pair differs in what it does. */
function matched(
  p: Problem,
  blocks: Blocks,
  b: number,
  sub: Problem,
  renamed: ReadonlyMap<ValueId, ValueId>,
): Pick<BlockFunction, 'eventOf' | 'leafOf'> | null {
  const sums = new Set(blocks.sums[b]);
  const events = Array.from({ length: p.events.count }, (_, e) => e).filter((e) => blocks.ofEvent[e] === b);
  const leaves = Array.from({ length: p.leaves.count }, (_, l) => l).filter((l) =>
    sums.has(p.columns.sum[p.leaves.column[l]]),
  );
  const own = Array.from({ length: sub.events.count }, (_, e) => e).filter((e) => sub.events.kind[e] !== STORE);
  if (own.length !== events.length || leaves.length !== sub.leaves.count) return null;
  const isSame = (v: number, w: number): boolean =>
    v < 0 || w < 0 || p.values.kind[v] === CONSTANT
      ? v === w || (w >= 0 && sub.values.kind[w] === CONSTANT && constantOf(p, v) === constantOf(sub, w))
      : renamed.get(v as ValueId) === w;
  const eventOf = new Int32Array(sub.events.count).fill(-1);
  for (const [i, e] of own.entries()) {
    eventOf[e] = events[i];
    if (sub.events.kind[e] !== p.events.kind[events[i]] || sub.events.operation[e] !== p.events.operation[events[i]])
      return null;
    if (sub.events.kind[e] === NODE) continue;
    for (let j = 0; j < 3; j++) if (!isSame(p.events.ins[3 * events[i] + j], sub.events.ins[3 * e + j])) return null;
  }
  for (const [i, l] of leaves.entries())
    if (sub.leaves.sign[i] !== p.leaves.sign[l] || !isSame(p.leaves.value[l], sub.leaves.value[i])) return null;
  return { eventOf, leafOf: Int32Array.from(leaves) };
}

const constantOf = (p: Problem, v: number): bigint | null => p.values.constants[p.values.source[v]] ?? null;

/**
 * `whole` with the order, trees and choices of `part`, a candidate of `donor`, in place of those of `block`, which has
 * the same shape: the events take the places that those of the block have, and others follow where they must.
 */
export function transplanted(
  p: Problem,
  block: BlockFunction,
  donor: BlockFunction,
  part: Candidate,
  whole: Candidate,
): Candidate {
  const { eventOf, leafOf, problem: sub } = block;
  const c = cloneCandidate(whole);
  const ours = [...part.order].map((e) => eventOf[e]).filter((e) => e >= 0);
  const isOurs = new Set(ours);
  let next = 0;
  c.order.forEach((e, i) => {
    if (isOurs.has(e)) c.order[i] = ours[next++];
  });
  for (let e = 0; e < sub.events.count; e++) {
    if (eventOf[e] < 0) continue;
    const isOther = sub.events.kind[e] === PRODUCT && block.isTurned[e] !== donor.isTurned[e];
    c.choice[eventOf[e]] = part.choice[e] ^ (isOther ? PRODUCT_SWAP : 0);
    if (sub.events.kind[e] !== NODE) continue;
    const from = 2 * (e - sub.events.firstNode);
    const to = 2 * (eventOf[e] - p.events.firstNode);
    for (let j = 0; j < 2; j++) {
      const child = part.tree[from + j];
      c.tree[to + j] =
        child < sub.leaves.count
          ? leafOf[child]
          : p.leaves.count + eventOf[sub.events.firstNode + child - sub.leaves.count] - p.events.firstNode;
    }
  }
  new Orderer(p).pull(c);
  return c;
}
