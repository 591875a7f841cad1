import { CF, OF } from '../x86/flags.ts';
import type { Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import type { Candidate } from '../model/candidate.ts';
import { CONSTANT, LIMB, type Problem, PRODUCED, ROOT, SCALAR } from '../model/problem.ts';
import { HOME_CONSTANT, HOME_LIMB, VirtualCode } from './virtualCode.ts';
import { ZeroCarry } from './zeroCarry.ts';
import { heldRegister } from './lanes.ts';
import { rootRegister } from './roots.ts';
import { templateNumbers, type TemplateNumbers } from './templateNumbers.ts';

/** State of a leaf, node or extra value of a column. */
export const ABSENT = 0, LIVE = 1, CONSUMED = 2;
/** Lanes on which a carry can be pending. */
export const LANE_CF = 0, LANE_OF = 1;
export const LANE_FLAG: readonly number[] = [CF, OF];

/**
 * Everything instruction selection knows while it walks the events of one candidate. One object per
 * problem, reused; `reset` starts a new candidate. The parts of a column are numbered: leaves, then
 * nodes, then one extra value per column (a carry that found nothing to be added to).
 */
export class Selection {
  readonly p: Problem;
  readonly t: TemplateNumbers;
  readonly set: TemplateSet;
  readonly target: Target;
  readonly code = new VirtualCode();
  readonly zeroCarry: ZeroCarry;
  candidate!: Candidate;
  event = 0;
  failed = false;

  /** Per part: virtual register, state, sign, and the set of leaves it was formed from. */
  readonly reg: Int32Array;
  readonly state: Uint8Array;
  readonly sign: Int8Array;
  readonly masks: Int32Array;
  /** Live parts of column k: live[liveStart[k] ..+ liveCount[k]). */
  readonly live: Int32Array;
  readonly liveStart: Int32Array;
  readonly liveCount: Int32Array;
  /** Column whose carry is pending on the lane, or -1; its sign; leaves behind it are in row partCount + lane. */
  readonly pending = new Int32Array(2);
  readonly pendingSign = new Int8Array(2);
  /** Bit value that the lane's flag equals, or -1. */
  readonly held = new Int32Array(2);
  /** The flag is known to be zero. */
  readonly zero = new Uint8Array(2);

  readonly valueReg: Int32Array;
  readonly usesLeft: Int32Array;
  readonly rootReg: Int32Array;
  readonly pointer: Int32Array;
  /** Constants of the problem (0 first), then those selection needed besides; and their registers. */
  readonly constants: bigint[];
  private constantReg: number[] = [];
  /** Virtual register that rdx holds a copy of, or -1. */
  rdx = -1;
  /** Choice bits that selection looked at, per event. */
  readonly asked: Uint8Array;
  /** Events that have been selected. */
  readonly ran: Uint8Array;
  /** Systems of which a root is being completed: none of their roots can be read meanwhile. */
  readonly completing: Uint8Array;
  /** reach[a·columns + b]: carries of column a can arrive in column b (a = b included). */
  readonly reach: Uint8Array;
  readonly partCount: number;
  /** Leaves of all columns whose carries reach column k, lowest column first. */
  readonly feederStart: Int32Array;
  readonly feeders: Int32Array;
  /** Leaves of a value as a list: firstLeaf[value], then nextLeaf[leaf], ended by -1. */
  readonly firstLeaf: Int32Array;
  readonly nextLeaf: Int32Array;

  constructor(p: Problem, set: TemplateSet, target: Target) {
    this.p = p;
    this.set = set;
    this.target = target;
    this.t = templateNumbers(set);
    this.zeroCarry = new ZeroCarry(p);
    const { columns, leaves, events, values } = p;
    this.partCount = leaves.count + events.nodeCount + columns.count;
    this.reg = new Int32Array(this.partCount);
    this.state = new Uint8Array(this.partCount);
    this.sign = new Int8Array(this.partCount);
    this.masks = new Int32Array((this.partCount + 2) * this.zeroCarry.words);
    this.liveStart = new Int32Array(columns.count + 1);
    for (let k = 0; k < columns.count; k++) this.liveStart[k + 1] = this.liveStart[k] + (columns.leafStart[k + 1] - columns.leafStart[k]) + 2;
    this.live = new Int32Array(this.liveStart[columns.count]);
    this.liveCount = new Int32Array(columns.count);
    this.valueReg = new Int32Array(values.count);
    this.usesLeft = new Int32Array(values.count);
    this.rootReg = new Int32Array(columns.count);
    this.pointer = new Int32Array(p.fn.results.length + p.fn.params.length);
    this.ran = new Uint8Array(events.count);
    this.completing = new Uint8Array(p.systems.count);
    this.asked = new Uint8Array(events.count);
    this.constants = [...values.constants];
    this.reach = reachability(p);
    const feeding = Array.from({ length: columns.count }, (_, k) => feedingLeaves(p, this.reach, k));
    this.feederStart = Int32Array.from([0, ...feeding.map((_, k) => feeding.slice(0, k + 1).reduce((n, f) => n + f.length, 0))]);
    this.feeders = Int32Array.from(feeding.flat());
    this.firstLeaf = new Int32Array(values.count).fill(-1);
    this.nextLeaf = new Int32Array(leaves.count).fill(-1);
    for (let l = leaves.count - 1; l >= 0; l--) {
      this.nextLeaf[l] = this.firstLeaf[leaves.value[l]];
      this.firstLeaf[leaves.value[l]] = l;
    }
  }

  reset(candidate: Candidate): void {
    this.candidate = candidate;
    this.failed = false;
    this.code.reset();
    this.state.fill(ABSENT);
    this.masks.fill(0);
    this.liveCount.fill(0);
    this.pending.fill(-1);
    this.held.fill(-1);
    this.zero.fill(0);
    this.valueReg.fill(-1);
    this.rootReg.fill(-1);
    this.asked.fill(0);
    this.ran.fill(0);
    this.completing.fill(0);
    this.usesLeft.set(this.p.values.uses);
    this.rdx = -1;
    this.constantReg = [];
    this.defineArguments();
  }

  /** Virtual registers 0, 1, ... are the register arguments in calling order: results, then parameters. */
  private defineArguments(): void {
    for (let i = 0; i < this.pointer.length; i++) this.pointer[i] = this.code.newRegister();
  }

  /** A scalar argument as a whole word: the calling convention leaves bits above its width undefined (System V ABI, 3.2.3). */
  private scalar(param: number): number {
    const { fn } = this.p, raw = this.pointer[fn.results.length + param], { width } = fn.params[param];
    if (width === 64) return raw;
    const out = this.code.newRegister();
    this.emit(width === 32 ? this.t.lowHalf : this.t.lowByte, out, -1, raw);
    return out;
  }

  /** Register that holds (or, for limbs and constants, can be filled with) value v. */
  register(v: number): number {
    if (this.valueReg[v] >= 0) return this.valueReg[v];
    const { values, fn } = this.p;
    switch (values.kind[v]) {
      case LIMB: return (this.valueReg[v] = this.code.newRegister(HOME_LIMB, this.pointer[fn.results.length + values.source[v]], 8 * values.index[v]));
      case CONSTANT: return (this.valueReg[v] = this.constant(values.source[v]));
      case SCALAR: return (this.valueReg[v] = this.scalar(values.source[v]));
      case ROOT: return (this.valueReg[v] = heldRegister(this, v) ?? rootRegister(this, values.source[v]));
      default: return heldRegister(this, v) ?? this.fail();
    }
  }

  private fail(): number {
    this.failed = true;
    return 0;
  }

  /** The same, counting one use of v as done. */
  read(v: number): number {
    const register = this.register(v);
    this.usesLeft[v]--;
    return register;
  }

  /** Register of the constant 0. */
  zeroRegister(): number {
    return this.constant(0);
  }

  /** Register of a small constant that the function itself need not contain (a shift count). */
  smallConstant(n: number): number {
    const known = this.constants.indexOf(BigInt(n));
    return this.constant(known >= 0 ? known : this.constants.push(BigInt(n)) - 1);
  }

  private constant(index: number): number {
    return (this.constantReg[index] ??= this.code.newRegister(HOME_CONSTANT, index));
  }

  /** True if `bit` of the current event's choice is set; remembers that the question was asked. */
  chosen(event: number, bit: number): boolean {
    this.asked[event] |= bit;
    return (this.candidate.choice[event] & bit) !== 0;
  }

  busy(lane: number): boolean {
    return this.pending[lane] >= 0 || this.held[lane] >= 0;
  }

  emit(template: number, out0: number, out1: number, in0: number, in1 = -1, in2 = -1, amount = 0, swap = 0): void {
    this.code.emit(this.event, template, out0, out1, in0, in1, in2, amount, swap);
  }

  columnOf(part: number): number {
    const { leaves, events } = this.p;
    if (part < leaves.count) return leaves.column[part];
    const node = part - leaves.count;
    return node < events.nodeCount ? events.detail[events.firstNode + node] : node - events.nodeCount;
  }

  extraOf(column: number): number {
    return this.p.leaves.count + this.p.events.nodeCount + column;
  }

  makeLive(part: number, register: number, sign: number): void {
    const k = this.columnOf(part);
    this.reg[part] = register;
    this.sign[part] = sign;
    this.state[part] = LIVE;
    this.live[this.liveStart[k] + this.liveCount[k]++] = part;
  }

  consume(part: number): void {
    const k = this.columnOf(part), start = this.liveStart[k], end = start + this.liveCount[k];
    let at = start;
    while (at < end && this.live[at] !== part) at++;
    if (at === end) { this.failed = true; return; }
    this.live.copyWithin(at, at + 1, end);
    this.liveCount[k]--;
    this.state[part] = CONSUMED;
  }

  /** Makes leaf `l` live if it is not; its producer has run. */
  needLeaf(l: number): void {
    if (this.state[l] !== ABSENT) return;
    const { leaves } = this.p, register = this.read(leaves.value[l]);
    if (this.state[l] !== ABSENT) return;
    this.setLeafMask(l);
    this.makeLive(l, register, leaves.sign[l]);
  }

  setLeafMask(l: number): void {
    const bit = this.p.leaves.bit[l], w = this.zeroCarry.words;
    this.masks[l * w + (bit >> 5)] = 1 << (bit & 31);
  }

  /** A leaf can be made live now: produced, readable from memory at any time, or the root of a complete column. */
  available(l: number): boolean {
    const { values, leaves } = this.p, v = leaves.value[l];
    if (this.valueReg[v] >= 0) return true;
    if (values.kind[v] !== ROOT) return values.kind[v] !== PRODUCED;
    return this.completing[this.p.columns.system[values.source[v]]] === 0 && this.complete(values.source[v]);
  }

  /** Everything that the root of column k is made of has run. */
  private complete(k: number): boolean {
    const { rootDepStart, rootDeps } = this.p;
    for (let i = rootDepStart[k]; i < rootDepStart[k + 1]; i++) if (this.ran[rootDeps[i]] === 0) return false;
    return true;
  }
}

function feedingLeaves(p: Problem, reach: Uint8Array, k: number): number[] {
  const { columns, leaves } = p;
  return Array.from({ length: leaves.count }, (_, l) => l)
    .filter(l => reach[leaves.column[l] * columns.count + k] === 1)
    .sort((a, b) => columns.weight[leaves.column[a]] - columns.weight[leaves.column[b]] || a - b);
}

function reachability(p: Problem): Uint8Array {
  const n = p.columns.count, reach = new Uint8Array(n * n);
  for (let a = 0; a < n; a++) for (let b = a; b >= 0; b = p.columns.next[b]) reach[a * n + b] = 1;
  return reach;
}
