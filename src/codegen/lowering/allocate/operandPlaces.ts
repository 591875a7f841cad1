/** Where the operands of the current instruction are: in registers, in memory or immediate. */
import { P_POOL } from '../../candidate/candidate.ts';
import { BASE_POOL, memOperand } from '../../x86/program.ts';
import { RDX } from '../../x86/registers.ts';
import { IN_IMM, IN_MEM } from '../../x86/template.ts';
import { K_IMM32, K_IMM8, K_MEM, K_REG } from '../../x86/templateSet.ts';
import { HOME_CONSTANT } from '../select/virtualCode.ts';
import type { Operands } from './emitTemplate.ts';
import { RegisterFile } from './registerFile.ts';

/** Where the operands of the current instruction are: in registers, in memory or in the instruction. */
export class OperandPlaces extends RegisterFile implements Operands {
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
