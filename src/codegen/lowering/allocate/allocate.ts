/** Where the operands of the current instruction are: in registers, in memory or immediate. */
import { P_POOL, P_LIVE_IN_RDX, PARAMETERS } from '../../candidate/candidate.ts';
import { BASE_POOL, memOperand, Program } from '../../x86/program.ts';
import { RDX, ARGUMENT_REGISTERS, RAX, RSP } from '../../x86/registers.ts';
import { IN_IMM, IN_MEM, IN_RAX, IN_RDX } from '../../x86/template.ts';
import { K_IMM32, K_IMM8, K_MEM, K_REG, type TemplateSet } from '../../x86/templateSet.ts';
import { HOME_CONSTANT, HOME_LIMB, NEVER, VirtualCode } from '../select/virtualCode.ts';
import { type Operands, emitTemplate } from './emitTemplate.ts';
import { RegisterFile } from './registerFile.ts';
import { Evictions } from './evictions.ts';

/** Where the operands of the current instruction are: in registers, in memory or in the instruction. */
class OperandPlaces extends RegisterFile implements Operands {
  /** Inputs of the current instruction, in the order in which they are taken. */
  protected readonly input = new Int32Array(3);
  /** A mulx is to come, whose implicit factor rdx is kept for. */
  protected rdxReserved = false;

  /** Where the inputs and outputs of the current instruction are; read by `emitTemplate`. */
  readonly kind = new Int32Array(3);
  readonly reg = new Int32Array(3);
  readonly mem = new Int32Array(3);
  readonly disp = new Int32Array(3);
  readonly imm = new Int32Array(3);
  readonly outReg = new Int32Array(2);
  amount = 0;

  protected setRegister(j: number, r: number): number {
    this.kind[j] = K_REG;
    this.reg[j] = r;
    this.locked |= 1 << r;
    return r;
  }

  /**
   * Finds input j an immediate, a register or a memory operand, in this order of preference. What must be in memory is
   * a word of an argument.
   */
  protected findSource(j: number, places: number): void {
    const { code } = this;
    const v = this.input[j];
    if (places & IN_IMM && this.immediateSource(j, v)) return;
    if (this.regOf[v] >= 0 && places !== IN_MEM) {
      this.setRegister(j, this.regOf[v]);
      return;
    }
    if (this.rdxContent === v && this.rdxReserved && places !== IN_MEM) {
      this.setRegister(j, RDX);
      return;
    }
    const inPool = code.home[v] === HOME_CONSTANT && this.params[P_POOL] === 1;
    if (places & IN_MEM && inPool) {
      this.memorySource(j, memOperand(BASE_POOL), this.poolIndex(this.constants[code.homeBase[v]]));
      return;
    }
    if (!(places & IN_MEM) || code.home[v] === HOME_CONSTANT || this.inVector(v)) {
      this.setRegister(j, this.intoRegister(v));
      return;
    }
    const mem = this.address(v);
    this.memorySource(j, mem, this.displacement(v));
  }

  private memorySource(j: number, mem: number, disp: number): void {
    this.kind[j] = K_MEM;
    this.mem[j] = mem;
    this.disp[j] = disp;
  }

  private immediateSource(j: number, v: number): boolean {
    if (this.code.home[v] !== HOME_CONSTANT) return false;
    const index = this.code.homeBase[v];
    const signed = this.words.low[index];
    if (this.words.high[index] !== signed >> 31) return false;
    this.imm[j] = signed;
    this.kind[j] = signed >= -128 && signed < 128 ? K_IMM8 : K_IMM32;
    return true;
  }
}

/* Remembers the allocation of one candidate, so that similar candidates can resume from it. */

/** Instructions between two remembered places, and places per function if that makes them further apart. */
const LEAST_STEP = 8;
const PLACES = 20;
/** Words of a remembered state of the register file. */
const STATE_WORDS = 1024;

/**
 * The allocation of one candidate's code, the base, remembered at some places. Code that begins like it is
 * allocated alike up to the first instruction at which something later would change a decision: a value that
 * lives longer or less long, or the choice of what leaves a register, which depends on next uses.
 */
class AllocationBase {
  readonly evictions = new Evictions();
  readonly program = new Program();
  private readonly code = new VirtualCode();
  private readonly params = new Uint8Array(PARAMETERS.length);
  private readonly states: Int32Array[] = [];
  /** Instructions between two places; set by the first base. */
  private step = 0;
  private filled = 0;
  private isFinished = false;
  /** Per virtual register: first instruction that mentions it (arguments: -1), last one that reads it (-1 for none). */
  private first = new Int32Array(0);
  private last = new Int32Array(0);
  /** Index of the last mulx, or -1. */
  lastMulx = -1;

  /** Nothing can be reused until there is another base. */
  forget(): void {
    this.isFinished = false;
  }

  /**
   * Number of leading instructions that `code` has in common with the base, if it is allocated with the same
   * parameters.
   */
  common(code: VirtualCode, params: Uint8Array): number {
    return this.isFinished && this.params.every((x, i) => x === params[i]) ? code.common(this.code) : 0;
  }

  /** `code` is the base's, and is allocated with the same parameters. */
  isMadeFrom(code: VirtualCode, params: Uint8Array): boolean {
    return this.isFinished && code.count === this.code.count && this.common(code, params) === code.count;
  }

  /**
   * Instruction up to which the allocation is the same, a remembered place or 0, for code whose first `common`
   * instructions are those of the base. `nextUse` holds the next uses from there on, and `lastMulx` is the last mulx
   * there, or -1.
   */
  placeFor(common: number, nextUse: Int32Array, lastMulx: number, mulx: number): number {
    if (common === 0 || lastMulx >= 0 !== this.lastMulx >= common) return 0;
    const limit = Math.min(
      this.firstLifeChange(common, nextUse),
      this.evictions.firstChange(common, nextUse),
      this.params[P_LIVE_IN_RDX] > 0 ? this.lastBefore(common, mulx) : common,
    );
    return this.step * Math.min(this.filled, Math.floor(limit / this.step));
  }

  /**
   * Last instruction before `end` with this template: what comes before it knows the next one of them. 0 without one.
   */
  private lastBefore(end: number, template: number): number {
    let i = end - 1;
    while (i > 0 && this.code.template[i] !== template) i--;
    return i;
  }

  /** What was saved for instruction `at`. */
  state(at: number): Int32Array {
    return this.states[at / this.step];
  }

  /**
   * Another base, `code`, begins, the same up to instruction `from`; `nextUse` are its next uses from instruction
   * `common` on.
   */
  rebase(from: number, common: number, code: VirtualCode, nextUse: Int32Array): void {
    this.isFinished = false;
    if (this.step === 0) this.step = Math.max(LEAST_STEP, Math.ceil(code.count / PLACES));
    this.filled = from / this.step;
    this.evictions.keep(from, common, nextUse);
  }

  /** Where to save the state before instruction `at`; null if it is not to be remembered. */
  place(at: number): Int32Array | null {
    if (at === 0 || at % this.step !== 0) return null;
    this.filled = at / this.step;
    return (this.states[this.filled] ??= new Int32Array(STATE_WORDS));
  }

  /** The base is finished. */
  finish(code: VirtualCode, params: Uint8Array, argumentCount: number, program: Program, lastMulx: number): void {
    this.code.copyFirst(code, code.count, code.registers);
    this.params.set(params);
    this.program.reset();
    this.program.append(program, program.count);
    this.program.pool = [...program.pool];
    this.lastMulx = lastMulx;
    this.findLives(argumentCount);
    this.isFinished = true;
  }

  private findLives(argumentCount: number): void {
    const { ins, outs, count, registers, home, homeBase } = this.code;
    if (this.first.length < registers) {
      this.first = new Int32Array(2 * registers);
      this.last = new Int32Array(2 * registers);
    }
    this.first.fill(NEVER, 0, registers).fill(-1, 0, argumentCount);
    this.last.fill(-1, 0, registers);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < 3 && ins[3 * i + j] >= 0; j++) {
        const v = ins[3 * i + j];
        this.read(v, i);
        if (home[v] === HOME_LIMB) this.read(homeBase[v], i);
      }
      for (let o = 2 * i; o < 2 * i + 2; o++)
        if (outs[o] >= 0 && this.first[outs[o]] === NEVER) this.first[outs[o]] = i;
    }
  }

  private read(v: number, at: number): void {
    if (this.first[v] === NEVER) this.first[v] = at;
    this.last[v] = at;
  }

  /**
   * First of the instructions before `common` that finds a value dead which lived on in the base, or the other way
   * round; `common` if none does.
   */
  private firstLifeChange(common: number, nextUse: Int32Array): number {
    const { first, last } = this;
    let limit = common;
    for (let v = 0; v < this.code.registers; v++) {
      if (first[v] < common && last[v] >= common !== nextUse[v] < NEVER)
        limit = Math.min(limit, this.lastMention(v, common));
    }
    return limit;
  }

  private lastMention(v: number, before: number): number {
    for (let i = before - 1; i > 0; i--) if (this.code.mentions(i, v)) return i;
    return 0;
  }
}

/*
 * Register allocation for straight-line code with a known order: one walk over the instructions, with
 * exact next uses. A dying source is the destination; values in memory are folded as memory sources;
 * rdx is reserved for the implicit factor of mulx as long as one is to come.
 */

/** The walk. Its state is that of the registers and of the operands of the current instruction. */
export class Allocator extends OperandPlaces {
  private readonly set: TemplateSet;
  private readonly mulx: number;
  readonly base = new AllocationBase();

  /** Next use after instruction i of its input j (6i+j) and of the pointer of input j (6i+3+j). */
  private useAfter = new Int32Array(0);
  /** First mulx after instruction i, or NEVER; and the first of those that were looked at so far, from the end. */
  private nextMulx = new Int32Array(0);
  private firstMulx = NEVER;
  /** Next uses of the inputs of the current instruction after it, as in `useAfter`. */
  private readonly after = new Int32Array(6);
  /** Machine instructions of the body that were taken over from the base by the last run. */
  shared = 0;
  private lastMulx = -1;

  constructor(set: TemplateSet) {
    super();
    this.set = set;
    this.mulx = set.number('product/mulx');
  }

  /**
   * Writes the body of the function to the empty `program`; slots are addressed as [rsp + slot]. False if it does not
   * fit. With `asBase`, code that begins like this is allocated faster from now on.
   */
  run(
    code: VirtualCode,
    constants: readonly bigint[],
    params: Uint8Array,
    argumentCount: number,
    program: Program,
    asBase = false,
  ): boolean {
    this.begin(code, constants, params, program);
    if (this.useAfter.length < 6 * code.count) this.makeRoom(2 * code.count);
    this.log = asBase ? this.base.evictions : null;
    const from = this.resume(asBase);
    if (from === 0) this.enterArguments(argumentCount);
    for (let i = (this.at = from); i < code.count && !this.failed; this.at = ++i) {
      if (asBase) this.remember(i);
      this.instruction(i);
    }
    if (asBase && !this.failed) this.base.finish(code, params, argumentCount, program, this.lastMulx);
    return !this.failed;
  }

  private makeRoom(instructions: number): void {
    this.useAfter = new Int32Array(6 * instructions);
    this.nextMulx = new Int32Array(instructions);
  }

  /** Finds next uses, takes over from the base what would be the same, and returns the instruction to go on with. */
  private resume(asBase: boolean): number {
    const { base, code, nextUse } = this;
    const common = base.common(code, this.params);
    nextUse.fill(NEVER, 0, code.registers);
    this.lastMulx = -1;
    this.firstMulx = NEVER;
    this.findNextUses(common, code.count);
    const from = base.placeFor(common, nextUse, this.lastMulx, this.mulx);
    if (asBase) base.rebase(from, common, code, nextUse);
    this.findNextUses(from, common);
    this.rdxReserved = this.lastMulx >= from;
    this.shared = 0;
    if (from > 0) this.shared = this.restore(base.state(from), base.program);
    if (this.lastMulx < 0 && from > 0) this.lastMulx = base.lastMulx;
    return from;
  }

  private remember(at: number): void {
    const state = this.base.place(at);
    if (state !== null) this.save(state);
  }

  /** Finds the next uses for instructions from .. end-1, given those after them. */
  private findNextUses(from: number, end: number): void {
    const { code, useAfter, nextUse, mulx } = this;
    const { ins, home, homeBase, template } = code;
    for (let i = end - 1; i >= from; i--) {
      this.nextMulx[i] = this.firstMulx;
      if (template[i] === mulx) {
        this.firstMulx = i;
        if (this.lastMulx < 0) this.lastMulx = i;
      }
      for (let j = 0; j < 3; j++) {
        const v = ins[3 * i + j];
        if (v < 0) break;
        useAfter[6 * i + j] = nextUse[v];
        if (home[v] === HOME_LIMB) useAfter[6 * i + 3 + j] = nextUse[homeBase[v]];
      }
      for (let j = 0; j < 3; j++) {
        const v = ins[3 * i + j];
        if (v < 0) break;
        nextUse[v] = i;
        if (home[v] === HOME_LIMB) nextUse[homeBase[v]] = i;
      }
    }
  }

  private enterArguments(count: number): void {
    this.locked = 1 << RSP;
    for (let v = 0; v < count; v++) if (this.nextUse[v] < NEVER) this.place(v, ARGUMENT_REGISTERS[v]);
    const inRdx = this.inReg[RDX];
    if (!this.rdxReserved || inRdx < 0 || this.params[P_LIVE_IN_RDX] === 2) return;
    this.locked |= 1 << RDX;
    const r = this.takeRegister();
    this.program.emit(this.move, r, RDX);
    this.leave(RDX);
    this.place(inRdx, r);
  }

  private instruction(i: number): void {
    const { code, input } = this;
    const t = this.set.compiled[code.template[i]];
    const { inputCount, places, becomes, storesThrough } = t;
    const reads = storesThrough < 0 ? inputCount : storesThrough + 1;
    this.fetch(i, reads);
    this.lockInputs(reads);
    if (t.commutes && this.wantsSwap(code.swap[i] === 1)) this.swapInputs();
    if (t.wide) this.vacate(RDX);
    let tied = -1;
    let tiedOutput = -1;
    for (let j = 0; j < inputCount; j++) {
      if (becomes[j] >= 0) {
        tiedOutput = becomes[j];
        tied = this.intoOwnRegister(j, code.outs[2 * i + tiedOutput]);
      } else if (places[j] & IN_RDX) this.intoRdx(j, reads);
      else if (places[j] & IN_RAX) this.intoRax(j);
    }
    for (let j = 0; j < inputCount; j++)
      if (becomes[j] < 0 && !(places[j] & (IN_RDX | IN_RAX))) this.findSource(j, places[j]);
    this.amount = code.amount[i];
    if (storesThrough >= 0) this.setRegister(storesThrough, this.intoRegister(input[storesThrough]));
    if (this.failed) return;
    this.endInputs(i, reads, tied);
    if (t.wide) this.defineWide(i);
    else this.defineOutputs(i, t.outputCount, tied, tiedOutput);
    if (this.failed) return;
    emitTemplate(t, this, this.program);
    this.endOutputs(i, t.outputCount);
  }

  /** Reads the inputs of instruction i and their next uses. */
  private fetch(i: number, reads: number): void {
    const { input, after, useAfter } = this;
    const { ins } = this.code;
    for (let j = 0; j < reads; j++) {
      input[j] = ins[3 * i + j];
      after[j] = useAfter[6 * i + j];
      after[3 + j] = useAfter[6 * i + 3 + j];
    }
  }

  /** Locks rsp, rdx while it is reserved, and the registers of the inputs. */
  private lockInputs(reads: number): void {
    const { input, regOf } = this;
    let locked = (1 << RSP) | (this.rdxReserved ? 1 << RDX : 0);
    for (let j = 0; j < reads; j++) if (regOf[input[j]] >= 0) locked |= 1 << regOf[input[j]];
    this.locked = locked;
  }

  /**
   * For commuting inputs: should the second be the one that is overwritten? `preferred` if nothing speaks for either.
   */
  private wantsSwap(preferred: boolean): boolean {
    const { regOf, after, input } = this;
    const { home } = this.code;
    const a = input[0];
    const b = input[1];
    if (a === b || home[b] === HOME_CONSTANT) return false;
    if (home[a] === HOME_CONSTANT) return true;
    const aDies = after[0] === NEVER;
    const bDies = after[1] === NEVER;
    if (aDies !== bDies) return bDies ? regOf[b] >= 0 : regOf[a] < 0 && preferred;
    if (regOf[a] >= 0 !== regOf[b] >= 0) return regOf[b] >= 0;
    return preferred;
  }

  private swapInputs(): void {
    exchange(this.input, 0, 1);
    exchange(this.after, 0, 1);
    exchange(this.after, 3, 4);
  }

  /** Input j is overwritten by `output`: its own register if it dies here, else a copy. Returns the register. */
  private intoOwnRegister(j: number, output: number): number {
    const v = this.input[j];
    const own = this.regOf[v];
    if (this.after[j] === NEVER && own >= 0) return this.setRegister(j, own);
    if (own >= 0 && own !== RDX && this.isForRdx(v, this.after[j])) {
      this.moveToRdx(v);
      return this.setRegister(j, own);
    }
    const r = output >= 0 && this.isForRdx(output, this.nextUse[output]) ? RDX : this.takeRegister();
    this.locked |= 1 << r;
    const isThere = r === RDX && (own === RDX || this.rdxContent === v);
    if (r === RDX) this.emptyRdx();
    if (!isThere) this.copyTo(r, v);
    return this.setRegister(j, r);
  }

  /** v, which is read next at `use`, is what the next mulx multiplies by. */
  private isForRdx(v: number, use: number): boolean {
    return (
      use !== NEVER &&
      this.rdxReserved &&
      this.params[P_LIVE_IN_RDX] > 0 &&
      use === this.nextMulx[this.at] &&
      this.code.ins[3 * use] === v
    );
  }

  /** v lives in rdx from now on, and its register is free to be overwritten. */
  private moveToRdx(v: number): void {
    const from = this.regOf[v];
    const isThere = this.rdxContent === v;
    this.emptyRdx();
    if (!isThere) this.program.emit(this.move, RDX, from);
    this.leave(from);
    this.place(v, RDX);
  }

  /** What lives in rdx moves away, and what it holds a copy of is not looked for there any more. */
  private emptyRdx(): void {
    if (this.inReg[RDX] >= 0) this.vacate(RDX);
    this.rdxContent = -1;
  }

  private intoRdx(j: number, reads: number): void {
    const v = this.input[j];
    if (this.regOf[v] === RDX) return;
    if (this.rdxReserved && this.inReg[RDX] >= 0 && !this.isLastThroughRdx(j, reads)) this.emptyRdx();
    if (this.rdxContent !== v) this.copyTo(RDX, v);
    this.rdxContent = v;
    if (this.inReg[RDX] >= 0) {
      this.regOf[this.inReg[RDX]] = -1;
      this.leave(RDX);
    }
  }

  /** Input j is the last word that is loaded through the pointer in rdx, which it may overwrite. */
  private isLastThroughRdx(j: number, reads: number): boolean {
    const { input, regOf, slotOf, after } = this;
    const { home, homeBase } = this.code;
    const pointer = this.inReg[RDX];
    const isThroughIt = (v: number): boolean => home[v] === HOME_LIMB && homeBase[v] === pointer;
    const v = input[j];
    const others = input.some((other, k) => k !== j && other !== v && k < reads && isThroughIt(other));
    return isThroughIt(v) && regOf[v] < 0 && slotOf[v] < 0 && after[3 + j] === NEVER && !others;
  }

  /** Input j into rax, which is overwritten: whatever else lives there, or outlives the instruction, moves away. */
  private intoRax(j: number): void {
    const v = this.input[j];
    const stays = this.inReg[RAX] === v && this.after[j] === NEVER;
    if (!stays) {
      this.vacate(RAX);
      this.copyTo(RAX, v);
    }
    this.locked |= 1 << RAX;
  }

  private defineWide(i: number): void {
    this.place(this.code.outs[2 * i], RDX);
    this.place(this.code.outs[2 * i + 1], RAX);
    this.outReg[0] = RDX;
    this.outReg[1] = RAX;
  }

  /** Inputs that die free their registers and slots; the register in `tied` goes over to the output. */
  private endInputs(i: number, reads: number, tied: number): void {
    const { input, after } = this;
    const { home, homeBase } = this.code;
    for (let j = 0; j < reads; j++) {
      const v = input[j];
      this.setNextUse(v, after[j]);
      if (home[v] === HOME_LIMB) this.setNextUse(homeBase[v], after[3 + j]);
    }
    if (i === this.lastMulx) {
      this.rdxReserved = false;
      this.rdxContent = -1;
    }
    this.lockInputs(reads);
    if (tied >= 0) this.locked |= 1 << tied;
  }

  private setNextUse(v: number, use: number): void {
    this.nextUse[v] = use;
    if (use === NEVER) this.release(v);
  }

  private defineOutputs(i: number, count: number, tied: number, tiedOutput: number): void {
    for (let o = 0; o < count; o++) {
      const v = this.code.outs[2 * i + o];
      if (v < 0) continue;
      const r = o === tiedOutput && tied >= 0 ? tied : this.registerFor(v);
      this.place(v, r);
      this.locked |= 1 << r;
      this.outReg[o] = r;
    }
  }

  private registerFor(output: number): number {
    if (this.inReg[RDX] >= 0 || !this.isForRdx(output, this.nextUse[output])) return this.takeRegister();
    this.rdxContent = -1;
    return RDX;
  }

  private endOutputs(i: number, count: number): void {
    for (let o = 0; o < count; o++) {
      const v = this.code.outs[2 * i + o];
      if (v >= 0 && this.nextUse[v] === NEVER) this.release(v);
    }
    this.reuseSlots();
  }
}

function exchange(a: Int32Array, i: number, j: number): void {
  const x = a[i];
  a[i] = a[j];
  a[j] = x;
}
