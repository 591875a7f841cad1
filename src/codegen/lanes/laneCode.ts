/**
 * A candidate of a vectorised function as steps on registers that do not exist yet. A product of 52-bit words is no
 * step of its own: adding one of its words is. So the tree of a sum says how many accumulators it has, and which
 * product begins.
 */
import {
  CONSTANT,
  LIMB,
  NODE,
  OPERATION,
  PRODUCED,
  PRODUCT,
  STORE,
  type Problem,
  type Candidate,
} from '../candidate/candidate.ts';
import { LANES } from '../../ir/function.ts';
import { type LaneUnit, unitOf } from '../../ir/lanes/shape.ts';
import { unmaskedValues } from './readBits.ts';

/**
 * Kinds of steps. `a` of the first three is what is added to, -1 for nothing; of a selection, what is taken where the
 * mask `b` is zero, and `c` where it is not; AND_NOT inverts `a`; AND_OR gives `a` the mask `b`, and the bits of `c`.
 */
export const MADD_LOW = 0,
  MADD_HIGH = 1,
  ZERO = 2,
  ADD = 3,
  SUB = 4,
  AND = 5,
  AND_NOT = 6,
  OR = 7,
  MULTIPLY = 8,
  SELECT = 9,
  AND_OR = 10,
  SHIFT_LEFT = 11,
  SHIFT_RIGHT = 12,
  SHIFT_SIGNED = 13,
  STORE_LIMB = 14;

/** Choice bits of a NODE: for its left and right child, if it is a word of a product, and for both together. */
export const LEFT_MEMORY = 1,
  LEFT_SWAP = 2,
  RIGHT_MEMORY = 4,
  RIGHT_SWAP = 8,
  RIGHT_FIRST = 16;
/** Choice bits of an OPERATION or NODE of two values: the second is read from memory; they change places. */
export const BY_SHIFTS = 1,
  FROM_MEMORY = 32,
  SWAPPED = 64;

/** Numbers of a step. */
export const STEP_NUMBERS = 5;
export const KIND = 0,
  TO = 1,
  A = 2,
  B = 3,
  C = 4;

/** Steps of operations, by their names in word IR. */
export const OPERATIONS: Readonly<Record<string, number>> = {
  add: ADD,
  sub: SUB,
  and: AND,
  mul: MULTIPLY,
  cmovznz: SELECT,
  mask: SUB,
  shl: SHIFT_LEFT,
  shr: SHIFT_RIGHT,
  sar: SHIFT_SIGNED,
};

export class LaneCode {
  readonly problem: Problem;
  private readonly unit: LaneUnit;
  /**
   * STEP_NUMBERS numbers each: kind, register written, registers read; of shifts, `b` is the amount; of stores, the
   * limb.
   */
  data = new Int32Array(1 << 12);
  /** Whether the last operand of a step may be read from memory; see `mayReadMemory`. */
  memory = new Uint8Array(1 << 10);
  count = 0;
  /** Registers that steps write or read: values of the problem, its nodes, and what is in between. */
  registers = 0;
  readonly asked: Uint16Array;
  /** Products that are read by more than additions: they are made where their event is. */
  private readonly isMade: Uint8Array;
  /** Of each constant: the places of its bits that are one. */
  private readonly bits: readonly (readonly number[])[];
  /** By value: what stands for it, without masks that take away nothing that is read. */
  private readonly standing: Int32Array;
  /** Operands of events, and leaves, as they stand. */
  private readonly ins: Int32Array;
  private readonly leaves: Int32Array;
  /** By value: 1 for what has its mask where a constant is added to it, in one step. */
  private readonly isMaskedLater: Uint8Array;
  /** Of each bit that is selected by: the register of its mask. */
  private readonly maskRegister = new Map<number, number>();
  /** Of node n: the register of its sum. */
  private readonly nodeRegister: Int32Array;

  constructor(problem: Problem) {
    this.problem = problem;
    this.unit = unitOf(problem.fn.lanes ?? LANES);
    this.asked = new Uint16Array(problem.events.count);
    this.standing = unmaskedValues(problem.fn);
    this.ins = problem.events.ins.map((v) => this.standing[v] ?? v);
    this.leaves = problem.leaves.value.map((v) => this.standing[v] ?? v);
    this.isMade = madeProducts(problem, this.ins);
    this.isMaskedLater = this.unit.isHalved
      ? maskedLater(problem, this.ins, this.leaves)
      : new Uint8Array(problem.values.count);
    this.bits = problem.values.constants.map(bitsOf);
    this.nodeRegister = new Int32Array(problem.events.nodeCount);
  }

  /** Reads the candidate; false if it cannot be lowered. */
  select({ order, tree, choice }: Candidate): boolean {
    const { events, values } = this.problem;
    this.asked.fill(0);
    this.count = 0;
    this.registers = values.count;
    this.maskRegister.clear();
    this.nameRoots(tree);
    for (const e of order) {
      switch (events.kind[e]) {
        case PRODUCT:
          this.product(e);
          break;
        case NODE:
          this.node(e, tree, choice[e]);
          break;
        case OPERATION:
          if (!this.operation(e, choice[e])) return false;
          break;
        case STORE:
          this.emit(STORE_LIMB, -1, this.ins[3 * e], events.detail[e], -1, false);
      }
    }
    return true;
  }

  /** The node that nothing in its column adds further is the column's root. */
  private nameRoots(tree: Int16Array): void {
    const { columns, events, leaves } = this.problem;
    const { nodeRegister } = this;
    nodeRegister.fill(0);
    for (const part of tree) if (part >= leaves.count) nodeRegister[part - leaves.count] = -1;
    for (let n = 0; n < events.nodeCount; n++)
      nodeRegister[n] = nodeRegister[n] === 0 ? columns.root[events.detail[events.firstNode + n]] : this.registers++;
  }

  private product(e: number): void {
    const { events } = this.problem;
    for (let half = 0; half < 2; half++) {
      const out = events.outs[2 * e + half];
      if (out < 0 || this.isMade[out] === 0) continue;
      const zero = this.zero();
      this.emit(MADD_LOW + half, out, zero, this.ins[3 * e], this.ins[3 * e + 1], false);
    }
  }

  private zero(): number {
    const zero = this.registers++;
    this.emit(ZERO, zero, -1, -1, -1, false);
    return zero;
  }

  private node(e: number, tree: Int16Array, choice: number): void {
    const n = e - this.problem.events.firstNode;
    const [left, right] = [tree[2 * n], tree[2 * n + 1]];
    const to = this.nodeRegister[n];
    const [isLeftProduct, isRightProduct] = [this.isAdded(left), this.isAdded(right)];
    if (isLeftProduct && isRightProduct) {
      this.asked[e] |= RIGHT_FIRST;
      const between = this.registers++;
      const zero = this.zero();
      const isRightFirst = (choice & RIGHT_FIRST) !== 0;
      this.addProduct(e, isRightFirst ? right : left, isRightFirst, zero, between, choice);
      this.addProduct(e, isRightFirst ? left : right, !isRightFirst, between, to, choice);
    } else if (isLeftProduct) this.addProduct(e, left, false, this.registerOf(right), to, choice);
    else if (isRightProduct) this.addProduct(e, right, true, this.registerOf(left), to, choice);
    else if (!this.maskedSum(to, left, right))
      this.binary(ADD, e, to, this.registerOf(left), this.registerOf(right), choice);
  }

  /** The sum of a masked word and a constant of other bits; false for other sums. */
  private maskedSum(to: number, left: number, right: number): boolean {
    const { values } = this.problem;
    const [x, y] = [this.registerOf(left), this.registerOf(right)];
    const [masked, constant] = values.kind[x] === CONSTANT ? [y, x] : [x, y];
    if (this.isMaskedLater[masked] !== 1) return false;
    const e = values.source[masked];
    const [a, b] = [this.ins[3 * e], this.ins[3 * e + 1]];
    const [of, mask] = values.kind[a] === CONSTANT ? [b, a] : [a, b];
    this.emit(AND_OR, to, of, mask, constant, false);
    return true;
  }

  /** Whether a child of a node is a word of a product that is made only by being added. */
  private isAdded(part: number): boolean {
    const { leaves, values, events } = this.problem;
    if (part >= leaves.count) return false;
    const v = this.leaves[part];
    return values.kind[v] === PRODUCED && events.kind[values.source[v]] === PRODUCT && this.isMade[v] === 0;
  }

  private registerOf(part: number): number {
    const { leaves } = this.problem;
    return part < leaves.count ? this.leaves[part] : this.nodeRegister[part - leaves.count];
  }

  private addProduct(e: number, leaf: number, isRight: boolean, from: number, to: number, choice: number): void {
    const { values } = this.problem;
    const v = this.leaves[leaf];
    const p = values.source[v];
    const [memory, swap] = isRight ? [RIGHT_MEMORY, RIGHT_SWAP] : [LEFT_MEMORY, LEFT_SWAP];
    const [x, y] = [this.ins[3 * p], this.ins[3 * p + 1]];
    if (x !== y && (this.isInMemory(x) || this.isInMemory(y))) this.asked[e] |= memory | swap;
    const isSwapped = (choice & swap) !== 0;
    const [a, b] = isSwapped ? [y, x] : [x, y];
    this.emit(MADD_LOW + values.index[v], to, from, a, b, (choice & memory) !== 0);
  }

  private operation(e: number, choice: number): boolean {
    const { events } = this.problem;
    const kind = OPERATIONS[events.operation[e] ?? ''];
    if (kind === undefined) return false;
    const to = events.outs[2 * e];
    if (this.standing[to] !== to || this.isMaskedLater[to] === 1) return true;
    const [a, b] = [this.ins[3 * e], this.ins[3 * e + 1]];
    if (kind === MULTIPLY) this.multiply(e, to, a, b, choice);
    else if (kind === SELECT) this.selection(e, choice);
    else if (b < 0 && kind === SUB) this.emit(SUB, to, this.zero(), a, -1, false);
    else if (kind < MULTIPLY) this.binary(kind, e, to, a, b, choice);
    else this.shift(kind, e, to, a, events.detail[e], choice);
    return true;
  }

  private binary(kind: number, e: number, to: number, a: number, b: number, choice: number): void {
    const canSwap = kind !== SUB && a !== b;
    if (this.isInMemory(a) || this.isInMemory(b)) this.asked[e] |= FROM_MEMORY | (canSwap ? SWAPPED : 0);
    const isSwapped = canSwap && (choice & SWAPPED) !== 0;
    this.emit(kind, to, isSwapped ? b : a, isSwapped ? a : b, -1, (choice & FROM_MEMORY) !== 0);
  }

  /** By a mask, which is made of its bit where it is needed first. */
  private selection(e: number, choice: number): void {
    const { outs } = this.problem.events;
    const [bit, ifZero, ifOne] = [this.ins[3 * e], this.ins[3 * e + 1], this.ins[3 * e + 2]];
    if (this.isInMemory(ifOne)) this.asked[e] |= FROM_MEMORY;
    if (this.unit.lanes === 4) return this.selectedByMask(outs[2 * e], ifZero, this.maskOf(bit), ifOne, choice);
    this.emit(SELECT, outs[2 * e], ifZero, this.maskOf(bit), ifOne, (choice & FROM_MEMORY) !== 0);
  }

  /** Without an instruction that selects: what each of the two is where the mask takes it. */
  private selectedByMask(to: number, ifZero: number, mask: number, ifOne: number, choice: number): void {
    const [left, right] = [this.registers++, this.registers++];
    this.emit(AND, left, mask, ifOne, -1, (choice & FROM_MEMORY) !== 0);
    this.emit(AND_NOT, right, mask, ifZero, -1, (choice & FROM_MEMORY) !== 0);
    this.emit(OR, to, left, right, -1, false);
  }

  private maskOf(bit: number): number {
    const known = this.maskRegister.get(bit);
    if (known !== undefined) return known;
    const mask = this.registers++;
    this.emit(SUB, mask, this.zero(), bit, -1, false);
    this.maskRegister.set(bit, mask);
    return mask;
  }

  /** A doubling may be an addition. */
  private shift(kind: number, e: number, to: number, a: number, amount: number, choice: number): void {
    const isDoubling = kind === SHIFT_LEFT && amount === 1;
    if (isDoubling) this.asked[e] |= BY_SHIFTS;
    if (isDoubling && (choice & BY_SHIFTS) === 0) this.emit(ADD, to, a, a, -1, false);
    else this.emit(kind, to, a, amount, -1, false);
  }

  /** A multiple by a constant of few bits may be shifts and additions. */
  private multiply(e: number, to: number, a: number, b: number, choice: number): void {
    const { values } = this.problem;
    const [x, k] = values.kind[a] === CONSTANT ? [b, a] : [a, b];
    const bits = values.kind[k] === CONSTANT ? this.bits[values.source[k]] : [];
    if (bits.length < 2 || bits.length > MAX_BITS || this.isUnmasked(e))
      return this.binary(MULTIPLY, e, to, x, k, choice);
    const isProduct = this.unit.isHalved || values.upper[x] < 1n << BigInt(this.unit.factorBits);
    if (isProduct) this.asked[e] |= BY_SHIFTS;
    if (isProduct && (choice & BY_SHIFTS) === 0) return this.binary(MULTIPLY, e, to, x, k, choice);
    let sum = this.shifted(x, bits[0]);
    bits.slice(1).forEach((bit, i) => {
      const next = i === bits.length - 2 ? to : this.registers++;
      this.emit(ADD, next, sum, this.shifted(x, bit), -1, false);
      sum = next;
    });
  }

  /** Whether an operand of an event stands without its mask: it has bits that only shifts would read. */
  private isUnmasked(e: number): boolean {
    const { ins } = this.problem.events;
    return this.ins[3 * e] !== ins[3 * e] || this.ins[3 * e + 1] !== ins[3 * e + 1];
  }

  private shifted(a: number, amount: number): number {
    if (amount === 0) return a;
    const to = this.registers++;
    this.emit(SHIFT_LEFT, to, a, amount, -1, false);
    return to;
  }

  /** Whether a value can be read again from where callers or the file have it. */
  isInMemory(register: number): boolean {
    const { values } = this.problem;
    return register < values.count && (values.kind[register] === LIMB || values.kind[register] === CONSTANT);
  }

  private emit(kind: number, to: number, a: number, b: number, c: number, fromMemory: boolean): void {
    if ((this.count + 1) * STEP_NUMBERS > this.data.length) this.grow();
    const at = this.count * STEP_NUMBERS;
    const { data } = this;
    data[at + KIND] = kind;
    data[at + TO] = to;
    data[at + A] = a;
    data[at + B] = b;
    data[at + C] = c;
    this.memory[this.count++] = Number(fromMemory);
  }

  private grow(): void {
    const [data, memory] = [new Int32Array(2 * this.data.length), new Uint8Array(2 * this.memory.length)];
    data.set(this.data);
    memory.set(this.memory);
    this.data = data;
    this.memory = memory;
  }
}

/** Whether a step of this kind has a number in place of `b`. */
export const hasAmount = (kind: number): boolean => kind >= SHIFT_LEFT;

/* Which operations of a vectorised function are multiplications, and which words around them need no own step. */

/** A multiplier with so many bits that are one, or fewer, may be multiplied by in shifts and additions. */
const MAX_BITS = 3;

/** The places of the bits that are one, if they are few. */
function bitsOf(constant: bigint): number[] {
  const bits: number[] = [];
  for (let k = 0; k < 64 && bits.length <= MAX_BITS; k++) if ((constant >> BigInt(k)) & 1n) bits.push(k);
  return bits;
}

/** Whether a multiplication is one of factors of whole products, or by few shifts. */
export function isMultipliable({ fn, events, values }: Problem, e: number): boolean {
  const limit = 1n << BigInt(unitOf(fn.lanes ?? LANES).factorBits);
  const ins = [events.ins[3 * e], events.ins[3 * e + 1]];
  const isByShifts = ins.some((v) => values.kind[v] === CONSTANT && bitsOf(values.upper[v]).length <= MAX_BITS);
  return isByShifts || ins.every((v) => values.upper[v] < limit);
}

/** By value: 1 for a word of a product that an operation or a store reads. */
function madeProducts({ events, values }: Problem, ins: Int32Array): Uint8Array {
  const made = new Uint8Array(values.count);
  for (const v of ins)
    if (v >= 0 && values.kind[v] === PRODUCED && events.kind[values.source[v]] === PRODUCT) made[v] = 1;
  return made;
}

/**
 * By value: 1 for a masked word that is read once, by a sum with a constant that has none of the mask's bits.
 */
function maskedLater({ events, values, columns }: Problem, ins: Int32Array, leaves: Int32Array): Uint8Array {
  const reads = new Int32Array(values.count);
  for (const v of [...ins, ...leaves]) if (v >= 0) reads[v]++;
  const later = new Uint8Array(values.count);
  for (let k = 0; k < columns.count; k++) {
    if (columns.leafStart[k + 1] !== columns.leafStart[k] + 2) continue;
    const both = leaves.subarray(columns.leafStart[k], columns.leafStart[k + 1]);
    for (const [v, other] of [both, both.toReversed()]) {
      const mask = values.kind[other] === CONSTANT ? maskOf(v) : null;
      if (mask !== null && reads[v] === 1 && (mask & values.upper[other]) === 0n) later[v] = 1;
    }
  }
  return later;

  function maskOf(v: number): bigint | null {
    const e = values.kind[v] === PRODUCED ? values.source[v] : -1;
    if (e < 0 || events.operation[e] !== 'and') return null;
    const constant = [ins[3 * e], ins[3 * e + 1]].find((a) => values.kind[a] === CONSTANT);
    return constant === undefined ? null : values.upper[constant];
  }
}
