/** The state of instruction selection for one candidate. */
import type { Target } from '../../x86/target.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import {
  type Candidate,
  CONSTANT,
  LIMB,
  type Problem,
  PRODUCED,
  ROOT,
  SCALAR,
  cloneCandidate,
  copyCandidate,
  P_EARLY_STORES,
  P_EXACT_SUMS,
  P_SETC,
  STORE,
} from '../../candidate/candidate.ts';
import { HOME_CONSTANT, HOME_LIMB, VirtualCode, StateBuffer } from './virtualCode.ts';
import { ZeroCarry } from './zeroCarry.ts';
import { heldRegister, ABSENT, LIVE, CONSUMED } from './carryChains.ts';
import { rootRegister } from './roots.ts';

/** Constants that selection may need besides the problem's: shift counts and widths. */
const MAX_SMALL_CONSTANTS = 65;

/**
 * Everything instruction selection knows while it walks the events of one candidate. One object per
 * problem, reused. The parts of a column are numbered: leaves, then
 * nodes, then one extra value per column (a carry that found nothing to be added to).
 */
export class Selection {
  readonly p: Problem;
  readonly t: TemplateNumbers;
  readonly set: TemplateSet;
  readonly target: Target;
  readonly tables: SelectionTables;
  readonly code = new VirtualCode();
  readonly zeroCarry: ZeroCarry;
  readonly prefixes: Prefixes;
  readonly partCount: number;
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
  /** Column whose carry is pending on the chain, or -1; its sign; leaves behind it are in row partCount + chain. */
  readonly pending: Int32Array;
  readonly pendingSign: Int8Array;
  /** Bit value that the chain's flag equals, or -1. */
  readonly held: Int32Array;
  /** The flag is known to be zero. */
  readonly zero: Uint8Array;

  readonly valueReg: Int32Array;
  /** The register of the value has its bytes in reverse order, and so it is stored. */
  readonly reversed: Uint8Array;
  readonly usesLeft: Int32Array;
  readonly rootReg: Int32Array;
  readonly pointer: Int32Array;
  /**
   * Constants of the problem (0 first), then those selection needed besides, in whatever order candidates asked for
   * them.
   */
  readonly constants: bigint[];
  private readonly smallConstants = new Map<number, number>();
  private readonly constantReg: Int32Array;
  /** Virtual register that rdx holds a copy of, or -1. */
  rdx = -1;
  /** Choice bits that selection looked at, per event. */
  readonly asked: Uint16Array;
  /** Events that have been selected. */
  readonly ran: Uint8Array;
  /** Systems of which a root is being completed: none of their roots can be read meanwhile. */
  readonly completing: Uint8Array;
  /** An addition in the column has had a carry that was not proved zero. */
  readonly carried: Uint8Array;
  /** Feeders of a column, from the first on, that are known to be live or consumed. */
  readonly fed: Int32Array;
  /** STORE events that wait for the end. */
  readonly late: Int32Array;
  lateCount = 0;
  /** All of the above that a candidate changes, but for the numbers. */
  readonly whole: Uint8Array;

  constructor(p: Problem, set: TemplateSet, target: Target) {
    this.p = p;
    this.set = set;
    this.target = target;
    this.t = templateNumbers(set);
    this.zeroCarry = new ZeroCarry(p);
    this.tables = new SelectionTables(p);
    this.prefixes = new Prefixes(p);
    const { columns, leaves, events, values } = p;
    const parts = leaves.count + events.nodeCount + columns.count;
    this.partCount = parts;
    this.liveStart = new Int32Array(columns.count + 1);
    for (let k = 0; k < columns.count; k++)
      this.liveStart[k + 1] = this.liveStart[k] + (columns.leafStart[k + 1] - columns.leafStart[k]) + 2;
    this.constants = [...values.constants];
    const maskWords = (parts + 2) * this.zeroCarry.words;
    const constantCount = this.constants.length + MAX_SMALL_CONSTANTS;
    const liveWords = this.liveStart[columns.count];
    const state = new StateBuffer(
      1024 +
        8 *
          (parts +
            maskWords +
            liveWords +
            values.count +
            columns.count +
            events.count +
            constantCount +
            this.pointerCount),
    );
    this.reg = state.words(parts);
    this.state = state.bytes(parts);
    this.sign = state.signedBytes(parts);
    this.masks = state.words(maskWords);
    this.live = state.words(liveWords);
    this.liveCount = state.words(columns.count);
    this.pending = state.words(2);
    this.pendingSign = state.signedBytes(2);
    this.held = state.words(2);
    this.zero = state.bytes(2);
    this.valueReg = state.words(values.count);
    this.reversed = state.bytes(values.count);
    this.usesLeft = state.words(values.count);
    this.rootReg = state.words(columns.count);
    this.pointer = state.words(this.pointerCount);
    this.constantReg = state.words(constantCount);
    this.asked = state.halves(events.count);
    this.ran = state.bytes(events.count);
    this.completing = state.bytes(p.systems.count);
    this.carried = state.bytes(columns.count);
    this.fed = state.words(columns.count);
    this.late = state.words(events.count);
    this.whole = state.whole();
  }

  private get pointerCount(): number {
    return this.p.fn.results.length + this.p.fn.params.length;
  }

  /** Forgets everything that was selected. */
  reset(): void {
    this.whole.fill(0);
    this.code.reset();
    this.pending.fill(-1);
    this.held.fill(-1);
    this.valueReg.fill(-1);
    this.rootReg.fill(-1);
    this.constantReg.fill(-1);
    this.usesLeft.set(this.p.values.uses);
    this.rdx = -1;
    this.lateCount = 0;
    this.defineArguments();
  }

  /** Virtual registers 0, 1, ... are the register arguments in calling order: results, then parameters. */
  private defineArguments(): void {
    for (let i = 0; i < this.pointer.length; i++) this.pointer[i] = this.code.newRegister();
  }

  /**
   * A scalar argument as a whole word: the calling convention leaves bits above its width undefined (System V ABI,
   * 3.2.3).
   */
  private scalar(param: number): number {
    const { fn } = this.p;
    const raw = this.pointer[fn.results.length + param];
    const { width } = fn.params[param];
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
      case LIMB:
        return (this.valueReg[v] = this.code.newRegister(
          HOME_LIMB,
          this.pointer[fn.results.length + values.source[v]],
          8 * values.index[v],
        ));
      case CONSTANT:
        return (this.valueReg[v] = this.constant(values.source[v]));
      case SCALAR:
        return (this.valueReg[v] = this.scalar(values.source[v]));
      case ROOT:
        return (this.valueReg[v] = heldRegister(this, v) ?? rootRegister(this, values.source[v]));
      default:
        return heldRegister(this, v) ?? this.fail();
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
    const known = this.smallConstants.get(n);
    if (known !== undefined) return this.constant(known);
    const at = this.constants.indexOf(BigInt(n));
    const index = at >= 0 ? at : this.constants.push(BigInt(n)) - 1;
    this.smallConstants.set(n, index);
    return this.constant(index);
  }

  private constant(index: number): number {
    if (this.constantReg[index] < 0) this.constantReg[index] = this.code.newRegister(HOME_CONSTANT, index);
    return this.constantReg[index];
  }

  /** True if `bit` of the current event's choice is set; remembers that the question was asked. */
  chosen(event: number, bit: number): boolean {
    this.asked[event] |= bit;
    return (this.candidate.choice[event] & bit) !== 0;
  }

  busy(chain: number): boolean {
    return this.pending[chain] >= 0 || this.held[chain] >= 0;
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
    const k = this.columnOf(part);
    const start = this.liveStart[k];
    const end = start + this.liveCount[k];
    let at = start;
    while (at < end && this.live[at] !== part) at++;
    if (at === end) {
      this.failed = true;
      return;
    }
    for (; at + 1 < end; at++) this.live[at] = this.live[at + 1];
    this.liveCount[k]--;
    this.state[part] = CONSUMED;
  }

  /** Makes leaf `l` live if it is not; its producer has run. */
  needLeaf(l: number): void {
    if (this.state[l] !== ABSENT) return;
    const { leaves } = this.p;
    const register = this.read(leaves.value[l]);
    if (this.state[l] !== ABSENT) return;
    this.setLeafMask(l);
    this.makeLive(l, register, leaves.sign[l]);
  }

  setLeafMask(l: number): void {
    const bit = this.p.leaves.bit[l];
    const w = this.zeroCarry.words;
    this.masks[l * w + (bit >> 5)] = 1 << (bit & 31);
  }

  /** A leaf can be made live now: produced, readable from memory at any time, or the root of a complete column. */
  available(l: number): boolean {
    const { values, leaves } = this.p;
    const v = leaves.value[l];
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

/* Remembers the selection of one candidate, so that similar candidates can resume from it. */

/** Places in the order of events at which the selection of the base is remembered. */
const PLACES = 16;
/** Numbers that belong to a place beside the state. */
const MARKS = 4;

/**
 * The selection of one candidate, the base, remembered at some places: whoever begins like the base goes
 * on from the last place before the first difference. An event is selected by what came before it, its own
 * choices, its own children and two parameters, and by nothing else.
 */
class Prefixes {
  private readonly p: Problem;
  private readonly step: number;
  private readonly states: Uint8Array[] = [];
  private readonly marks = new Int32Array(MARKS * PLACES);
  private readonly code = new VirtualCode();
  private base: Candidate | null = null;
  /** Places that are filled in. */
  private filled = 0;

  constructor(p: Problem) {
    this.p = p;
    this.step = Math.max(1, Math.ceil(p.events.count / PLACES));
  }

  /**
   * Brings `s` as far as `candidate` is known to be like the base, and returns the number of events that are selected
   * then.
   */
  resume(s: Selection, candidate: Candidate): number {
    const place = this.placeFor(candidate);
    if (place < 0) {
      s.reset();
      return 0;
    }
    const at = MARKS * place;
    s.whole.set(this.states[place]);
    s.code.copyFirst(this.code, this.marks[at], this.marks[at + 1]);
    s.rdx = this.marks[at + 2];
    s.lateCount = this.marks[at + 3];
    return place * this.step;
  }

  /**
   * `candidate`, with which `s` has just been resumed, becomes the base; its places are filled by `remember` from there
   * on.
   */
  rebase(candidate: Candidate): void {
    this.filled = this.placeFor(candidate) + 1;
    if (this.base === null) this.base = cloneCandidate(candidate);
    else copyCandidate(candidate, this.base);
  }

  /** `s` has selected the first `events` events of the base. */
  remember(s: Selection, events: number): void {
    if (events !== this.filled * this.step || this.filled === PLACES) return;
    const place = this.filled++;
    (this.states[place] ??= new Uint8Array(s.whole.length)).set(s.whole);
    this.marks.set([s.code.count, s.code.registers, s.rdx, s.lateCount], MARKS * place);
  }

  /** The virtual code of the base, of which the places remember only how much of it there was. */
  finish(code: VirtualCode): void {
    this.code.copyFirst(code, code.count, code.registers);
  }

  /** There is no base until the next one. */
  forget(): void {
    this.filled = 0;
  }

  private placeFor(candidate: Candidate): number {
    const { base, filled } = this;
    if (
      base === null ||
      base.params[P_SETC] !== candidate.params[P_SETC] ||
      base.params[P_EXACT_SUMS] !== candidate.params[P_EXACT_SUMS] ||
      base.params[P_EARLY_STORES] !== candidate.params[P_EARLY_STORES]
    )
      return -1;
    return Math.min(filled - 1, Math.floor(this.common(base, candidate) / this.step));
  }

  /** Number of events, from the first on, for which both say the same. */
  private common(a: Candidate, b: Candidate): number {
    const { firstNode, nodeCount } = this.p.events;
    for (let i = 0; i < a.order.length; i++) {
      const e = a.order[i];
      const node = 2 * (e - firstNode);
      if (e !== b.order[i] || a.choice[e] !== b.choice[e]) return i;
      if (node >= 0 && node < 2 * nodeCount && (a.tree[node] !== b.tree[node] || a.tree[node + 1] !== b.tree[node + 1]))
        return i;
    }
    return a.order.length;
  }
}

/* Tables of a problem that instruction selection looks up, and that are the same for all candidates. */

/** Lists of numbers, one after the other: list k is items[start[k] .. start[k+1]-1]. */
interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** What instruction selection looks up about a problem and no candidate changes. */
class SelectionTables {
  /** reach[a·columns + b]: carries of column a can arrive in column b (a = b included). */
  readonly reach: Uint8Array;
  /** Columns whose carries reach column k, itself included, in order of their numbers. */
  readonly reaching: Lists;
  /** Leaves of all columns whose carries reach column k, lowest column first; and these columns. */
  readonly feeders: Lists;
  readonly feedingColumns: Lists;
  /**
   * Columns to be complete for carries that were linked to column k not to be negative in all; empty if they can be all
   * the same.
   */
  readonly completed: Lists;
  /**
   * 1 when a leaf or root of a column that reaches column k is negative; without one, no value of the column ever is.
   */
  readonly signed: Uint8Array;
  /** 1 for a column that is one difference of which nothing but the borrow is read: a comparison. */
  readonly compared: Uint8Array;
  /** 1 for a value that a store reads, and nothing else. */
  readonly storedOnly: Uint8Array;
  /** Leaves of a value as a list: firstLeaf[value], then nextLeaf[leaf], ended by -1. */
  readonly firstLeaf: Int32Array;
  readonly nextLeaf: Int32Array;

  constructor(p: Problem) {
    const { columns, leaves, values, events } = p;
    const all = Array.from({ length: columns.count }, (_, k) => k);
    this.reach = reachability(p);
    const reaching = all.map((k) => all.filter((c) => this.reach[c * columns.count + k] === 1));
    const feeders = reaching.map((cs) => feedingLeaves(p, cs));
    this.reaching = listsOf(reaching);
    this.feeders = listsOf(feeders);
    this.feedingColumns = listsOf(feeders.map((ls) => [...new Set(ls.map((l) => leaves.column[l]))]));
    this.completed = listsOf(all.map((k) => exactBelow(p, k, reaching)));
    this.signed = Uint8Array.from(all, (k) =>
      Number(reaching[k].some((c) => columns.negative[c] === 1) || feeders[k].some((l) => leaves.sign[l] < 0)),
    );
    const read = new Set([...leaves.value, ...events.ins]);
    const unread = [...values.kind.keys()].filter((v) => values.kind[v] === ROOT && !read.has(v));
    this.compared = new Uint8Array(columns.count);
    for (const k of unread.map((v) => values.source[v])) this.compared[k] = Number(isDifference(p, k, reaching[k]));
    this.storedOnly = new Uint8Array(values.count);
    for (let e = 0; e < events.count; e++)
      if (events.kind[e] === STORE) this.storedOnly[events.ins[3 * e]] = Number(values.uses[events.ins[3 * e]] === 1);
    this.firstLeaf = new Int32Array(values.count).fill(-1);
    this.nextLeaf = new Int32Array(leaves.count).fill(-1);
    for (let l = leaves.count - 1; l >= 0; l--) {
      this.nextLeaf[l] = this.firstLeaf[leaves.value[l]];
      this.firstLeaf[leaves.value[l]] = l;
    }
  }
}

/** One word minus another, to which no carry comes. */
function isDifference({ columns, leaves }: Problem, k: number, reaching: readonly number[]): boolean {
  const signs = leaves.sign.subarray(columns.leafStart[k], columns.leafStart[k + 1]);
  return reaching.length === 1 && signs.length === 2 && signs[0] !== signs[1];
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, k) => {
    start[k + 1] = start[k] + list.length;
  });
  return { start, items: Int32Array.from(lists.flat()) };
}

function feedingLeaves({ columns: { leafStart, weight } }: Problem, reaching: readonly number[]): number[] {
  return reaching
    .toSorted((a, b) => weight[a] - weight[b] || a - b)
    .flatMap((k) => Array.from({ length: leafStart[k + 1] - leafStart[k] }, (_, i) => leafStart[k] + i));
}

function reachability(p: Problem): Uint8Array {
  const n = p.columns.count;
  const reach = new Uint8Array(n * n);
  for (let a = 0; a < n; a++) for (let b = a; b >= 0; b = p.columns.next[b]) reach[a * n + b] = 1;
  return reach;
}

/**
 * The columns that reach the exact feeders of column k, if all others that reach k have no negative terms; else none.
 */
function exactBelow({ columns, leaves }: Problem, k: number, reaching: readonly (readonly number[])[]): number[] {
  const below = new Set(columns.exactFeeders[k].flatMap((f) => reaching[f]));
  const isPositive = (c: number): boolean => {
    const own = leaves.sign.subarray(columns.leafStart[c], columns.leafStart[c + 1]);
    return columns.negative[c] === 0 && own.every((sign) => sign > 0);
  };
  return reaching[k].every((c) => below.has(c) || isPositive(c)) ? [...below] : [];
}

/** Template names that selection uses by meaning; looked up once per template library. */
const NAMES = {
  add: 'add/add',
  adc: 'add/adc',
  adcx: 'add/adcx',
  adox: 'add/adox',
  lea: 'add/lea',
  lea2: 'add/lea-2',
  lea4: 'add/lea-4',
  lea8: 'add/lea-8',
  sub: 'sub/sub',
  sbb: 'sub/sbb',
  clearCarry: 'flag/clear-carry',
  flagZero: 'flag/zero',
  testBit: 'flag/test-bit',
  setc: 'bit/setc',
  seto: 'bit/seto',
  bitAdc: 'bit/adc',
  mulx: 'product/mulx',
  mul: 'product/mul',
  imul: 'mul/imul',
  imulConstant: 'mul/imul-constant',
  times3: 'mul/times-3',
  times5: 'mul/times-5',
  times9: 'mul/times-9',
  and: 'and/and',
  lowBits: 'and/low-bits',
  lowHalf: 'and/low-half',
  lowByte: 'and/low-byte',
  clearBit: 'and/clear-bit',
  or: 'or/or',
  xor: 'xor/xor',
  compare: 'compare/cmp',
  not: 'not/not',
  bswap: 'bswap/bswap',
  bswapLoaded: 'bswap/movbe',
  shl: 'shl/shl',
  shlx: 'shl/shlx',
  shr: 'shr/shr',
  shrx: 'shr/shrx',
  sar: 'sar/sar',
  sarx: 'sar/sarx',
  ror: 'ror/ror',
  rorx: 'ror/rorx',
  shrd: 'shrd/shrd',
  shld: 'shld/shld',
  maskSbb: 'mask/sbb',
  maskSbbHalf: 'mask/sbb-half',
  maskNeg: 'mask/neg',
  maskNegHalf: 'mask/neg-half',
  cmovc: 'select/cmovc',
  cmovnc: 'select/cmovnc',
  zeroTest: 'zero-test/cmp',
  store: 'store/mov',
  storeImmediate: 'store/immediate',
  storeSwapped: 'store/movbe',
  copy: 'copy/mov',
} as const;

type TemplateNumbers = { readonly [K in keyof typeof NAMES]: number };

function templateNumbers(set: TemplateSet): TemplateNumbers {
  const entries = Object.entries(NAMES).map(([key, name]) => [key, set.number(name)] as const);
  return Object.fromEntries(entries) as TemplateNumbers;
}
