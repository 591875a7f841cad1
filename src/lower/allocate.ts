/**
 * Register allocation for straight-line code with a known order: one walk over the instructions, with
 * exact next uses. A dying source is the destination; values in memory are folded as memory sources;
 * rdx is reserved for the implicit factor of mulx as long as one is to come.
 */
import { P_POOL } from '../model/candidate.ts';
import { BASE_POOL, memOperand, type Program } from '../x86/program.ts';
import { ARGUMENT_REGISTERS, RAX, RDX, RSP } from '../x86/registers.ts';
import { IN_IMM, IN_MEM, IN_RAX, IN_RDX } from '../x86/template.ts';
import { K_IMM32, K_IMM8, K_MEM, K_REG, type TemplateSet } from '../x86/templateSet.ts';
import { emitTemplate, type Operands } from './emitTemplate.ts';
import { NEVER, RegisterFile } from './registerFile.ts';
import { HOME_CONSTANT, HOME_LIMB, type VirtualCode } from './virtualCode.ts';

export class Allocator extends RegisterFile implements Operands {
  private readonly set: TemplateSet;
  private readonly mulx: number;

  /** Next use after instruction i of its input j (6i+j) and of the pointer of input j (6i+3+j). */
  private useAfter = new Int32Array(0);
  /** Per constant: its value as an immediate, or NaN. Constants are only ever appended. */
  private readonly immediates: number[] = [];
  private rdxReserved = false;
  private lastMulx = -1;

  /** Where the inputs and outputs of the current instruction are; read by `emitTemplate`. */
  readonly kind = new Int32Array(3);
  readonly reg = new Int32Array(3);
  readonly mem = new Int32Array(3);
  readonly disp = new Int32Array(3);
  readonly imm = new Int32Array(3);
  readonly outReg = new Int32Array(2);
  amount = 0;

  constructor(set: TemplateSet) {
    super();
    this.set = set;
    this.mulx = set.number('product/mulx');
  }

  /** Appends the body of the function to `program`; slots are addressed as [rsp + slot]. False if it does not fit. */
  run(code: VirtualCode, constants: readonly bigint[], params: Uint8Array, argumentCount: number, program: Program): boolean {
    this.begin(code, constants, params, program);
    if (this.useAfter.length < 6 * code.count) this.useAfter = new Int32Array(12 * code.count);
    this.findNextUses();
    this.enterArguments(argumentCount);
    for (let i = 0; i < code.count && !this.failed; i++) this.instruction(i);
    return !this.failed;
  }

  private findNextUses(): void {
    const { code, useAfter, nextUse } = this;
    nextUse.fill(NEVER, 0, code.registers);
    this.lastMulx = -1;
    for (let i = code.count - 1; i >= 0; i--) {
      if (code.template[i] === this.mulx && this.lastMulx < 0) this.lastMulx = i;
      for (let j = 0; j < 3; j++) {
        const v = code.ins[3 * i + j];
        if (v < 0) continue;
        useAfter[6 * i + j] = nextUse[v];
        if (code.home[v] === HOME_LIMB) useAfter[6 * i + 3 + j] = nextUse[code.homeBase[v]];
      }
      for (let j = 0; j < 3; j++) {
        const v = code.ins[3 * i + j];
        if (v < 0) continue;
        nextUse[v] = i;
        if (code.home[v] === HOME_LIMB) nextUse[code.homeBase[v]] = i;
      }
    }
    this.rdxReserved = this.lastMulx >= 0;
  }

  private enterArguments(count: number): void {
    this.locked = 1 << RSP;
    for (let v = 0; v < count; v++) if (this.nextUse[v] < NEVER) this.place(v, ARGUMENT_REGISTERS[v]);
    const inRdx = this.inReg[RDX];
    if (!this.rdxReserved || inRdx < 0) return;
    this.locked |= 1 << RDX;
    const r = this.takeRegister();
    this.program.emit(this.move, r, RDX);
    this.inReg[RDX] = -1;
    this.place(inRdx, r);
  }

  private instruction(i: number): void {
    const { code } = this, t = this.set.compiled[code.template[i]], { inputCount, places, becomes } = t;
    this.lockInputs(i);
    if (t.commutes && this.wantsSwap(i)) this.swapInputs(i);
    if (t.wide) this.vacate(RDX);
    let tied = -1, tiedOutput = -1;
    for (let j = 0; j < inputCount; j++) {
      if (becomes[j] >= 0) { tied = this.intoOwnRegister(i, j); tiedOutput = becomes[j]; }
      else if (places[j] & IN_RDX) this.intoRdx(code.ins[3 * i + j]);
      else if (places[j] & IN_RAX) this.intoRax(i, j);
    }
    for (let j = 0; j < inputCount; j++) if (becomes[j] < 0 && !(places[j] & (IN_RDX | IN_RAX))) this.findSource(i, j, places[j]);
    this.amount = code.amount[i];
    if (t.storesThrough >= 0) this.setRegister(t.storesThrough, this.intoRegister(code.ins[3 * i + t.storesThrough]));
    if (this.failed) return;
    this.endInputs(i, tied);
    if (t.wide) this.defineWide(i);
    else this.defineOutputs(i, tied, tiedOutput);
    if (this.failed) return;
    emitTemplate(t, this, this.program);
    this.endOutputs(i);
  }

  /** Locks rsp, rdx while it is reserved, and the registers of the inputs of instruction i. */
  private lockInputs(i: number): void {
    this.locked = (1 << RSP) | (this.rdxReserved ? 1 << RDX : 0);
    for (let j = 0; j < 3; j++) {
      const v = this.code.ins[3 * i + j];
      if (v >= 0 && this.regOf[v] >= 0) this.locked |= 1 << this.regOf[v];
    }
  }

  /** For commuting inputs: should the second be the one that is overwritten? */
  private wantsSwap(i: number): boolean {
    const { code, useAfter, regOf } = this, a = code.ins[3 * i], b = code.ins[3 * i + 1];
    if (a === b || code.home[b] === HOME_CONSTANT) return false;
    if (code.home[a] === HOME_CONSTANT) return true;
    const aDies = useAfter[6 * i] === NEVER, bDies = useAfter[6 * i + 1] === NEVER;
    if (aDies !== bDies) return bDies ? regOf[b] >= 0 : regOf[a] < 0 && code.swap[i] === 1;
    if ((regOf[a] >= 0) !== (regOf[b] >= 0)) return regOf[b] >= 0;
    return code.swap[i] === 1;
  }

  private swapInputs(i: number): void {
    const { ins } = this.code, u = this.useAfter;
    [ins[3 * i], ins[3 * i + 1]] = [ins[3 * i + 1], ins[3 * i]];
    [u[6 * i], u[6 * i + 1]] = [u[6 * i + 1], u[6 * i]];
    [u[6 * i + 3], u[6 * i + 4]] = [u[6 * i + 4], u[6 * i + 3]];
  }

  /** Input j is overwritten: its own register if it dies here, else a copy. Returns the register. */
  private intoOwnRegister(i: number, j: number): number {
    const v = this.code.ins[3 * i + j], dies = this.useAfter[6 * i + j] === NEVER;
    if (dies && this.regOf[v] >= 0) return this.setRegister(j, this.regOf[v]);
    const r = this.takeRegister();
    this.locked |= 1 << r;
    this.copyTo(r, v);
    return this.setRegister(j, r);
  }

  private setRegister(j: number, r: number): number {
    this.kind[j] = K_REG;
    this.reg[j] = r;
    this.locked |= 1 << r;
    return r;
  }

  private intoRdx(v: number): void {
    if (this.rdxContent !== v) this.copyTo(RDX, v);
    this.rdxContent = v;
  }

  /** Input j into rax, which is overwritten: whatever else lives there, or outlives the instruction, moves away. */
  private intoRax(i: number, j: number): void {
    const v = this.code.ins[3 * i + j], stays = this.inReg[RAX] === v && this.useAfter[6 * i + j] === NEVER;
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

  /** Finds input j an immediate, a register or a memory operand, in this order of preference. */
  private findSource(i: number, j: number, places: number): void {
    const { code } = this, v = code.ins[3 * i + j];
    if (places & IN_IMM && this.immediateSource(j, v)) return;
    if (this.regOf[v] >= 0) { this.setRegister(j, this.regOf[v]); return; }
    if (this.rdxContent === v && this.rdxReserved) { this.setRegister(j, RDX); return; }
    const inPool = code.home[v] === HOME_CONSTANT && this.params[P_POOL] === 1;
    if (places & IN_MEM && inPool) { this.memorySource(j, memOperand(BASE_POOL), this.poolIndex(this.constants[code.homeBase[v]])); return; }
    if (!(places & IN_MEM) || code.home[v] === HOME_CONSTANT || this.inVector(v)) { this.setRegister(j, this.intoRegister(v)); return; }
    const [mem, disp] = this.address(v);
    this.memorySource(j, mem, disp);
  }

  private memorySource(j: number, mem: number, disp: number): void {
    this.kind[j] = K_MEM;
    this.mem[j] = mem;
    this.disp[j] = disp;
  }

  /** Constant `index` as a sign-extended 32-bit immediate; NaN if it is none. */
  private immediateOf(index: number): number {
    for (let i = this.immediates.length; i <= index; i++) {
      const signed = BigInt.asIntN(64, this.constants[i]);
      this.immediates.push(signed >= -(1n << 31n) && signed < 1n << 31n ? Number(signed) : Number.NaN);
    }
    return this.immediates[index];
  }

  private immediateSource(j: number, v: number): boolean {
    if (this.code.home[v] !== HOME_CONSTANT) return false;
    const signed = this.immediateOf(this.code.homeBase[v]);
    if (Number.isNaN(signed)) return false;
    this.imm[j] = signed;
    this.kind[j] = signed >= -128 && signed < 128 ? K_IMM8 : K_IMM32;
    return true;
  }

  /** Inputs that die free their registers and slots; the register in `tied` goes over to the output. */
  private endInputs(i: number, tied: number): void {
    const { code } = this;
    for (let j = 0; j < 3; j++) {
      const v = code.ins[3 * i + j];
      if (v < 0) continue;
      this.nextUse[v] = this.useAfter[6 * i + j];
      if (this.nextUse[v] === NEVER) this.release(v);
      if (code.home[v] !== HOME_LIMB) continue;
      const pointer = code.homeBase[v];
      this.nextUse[pointer] = this.useAfter[6 * i + 3 + j];
      if (this.nextUse[pointer] === NEVER) this.release(pointer);
    }
    if (i === this.lastMulx) { this.rdxReserved = false; this.rdxContent = -1; }
    this.lockInputs(i);
    if (tied >= 0) this.locked |= 1 << tied;
  }

  private defineOutputs(i: number, tied: number, tiedOutput: number): void {
    for (let o = 0; o < 2; o++) {
      const v = this.code.outs[2 * i + o];
      if (v < 0) continue;
      const r = o === tiedOutput && tied >= 0 ? tied : this.takeRegister();
      this.place(v, r);
      this.locked |= 1 << r;
      this.outReg[o] = r;
    }
  }

  private endOutputs(i: number): void {
    for (let o = 0; o < 2; o++) {
      const v = this.code.outs[2 * i + o];
      if (v >= 0 && this.nextUse[v] === NEVER) this.release(v);
    }
    this.reuseSlots();
  }
}
