/**
 * Register allocation for straight-line code with a known order: one walk over the instructions, with
 * exact next uses. A dying source is the destination; values in memory are folded as memory sources;
 * rdx is reserved for the implicit factor of mulx as long as one is to come.
 */
import { P_LIVE_IN_RDX } from '../../candidate/candidate.ts';
import type { Program } from '../../x86/program.ts';
import { ARGUMENT_REGISTERS, RAX, RDX, RSP } from '../../x86/registers.ts';
import { IN_RAX, IN_RDX } from '../../x86/template.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { AllocationBase } from './allocationBase.ts';
import { emitTemplate } from './emitTemplate.ts';
import { OperandPlaces } from './operandPlaces.ts';
import { HOME_CONSTANT, HOME_LIMB, NEVER, type VirtualCode } from '../select/virtualCode.ts';

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
